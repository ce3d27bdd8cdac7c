# Lets other threads run while the core searches.
from subastao_qt.players.solver._core cimport Core

cdef extern from *:
    """
    #ifndef SUBASTAO_SOURCE_HASH
    #define SUBASTAO_SOURCE_HASH 0
    #endif
    """
    const long long SUBASTAO_SOURCE_HASH

SOURCE_HASH = SUBASTAO_SOURCE_HASH


def test(Core core, int t):
    cdef int v
    with nogil:
        v = core.test(t)
    return v


def value(Core core, int guess):
    cdef int v
    with nogil:
        v = core.value(guess)
    return v


def card_values(Core core, int guess, bint exact):
    cdef int n
    with nogil:
        n = core.card_values(guess, exact)
    return n


def batch(Core core, unsigned long long[::1] worlds, int count, int[::1] out, int mode, int t):
    cdef int n
    with nogil:
        n = core.batch(worlds, count, out, mode, t)
    return n
