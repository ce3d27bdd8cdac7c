"""The canary: PySide6 6.12.0 loses a reference to None at every void call on CPython 3.11.

After some thousand calls the program aborts, long after a short test has passed. (From 3.12 on None is
immortal: the count stands still and the fault does no harm.)
"""

import sys

from PySide6.QtCore import QObject


def test_a_void_call_leaves_the_count_of_none_alone() -> None:
    before = sys.getrefcount(None)
    for _ in range(200):
        QObject().setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < 100
