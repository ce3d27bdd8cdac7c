# C types for the names in core.py, which is compiled as it stands. Hands, hashes and table words are 64 bits
# without a sign; everything else is an int.
cimport cython

ctypedef unsigned long long word_t

cdef word_t M64
cdef word_t HAND
cdef word_t GOLD
cdef word_t STIR
cdef int FAR
cdef int TUTE
cdef int WIDE_STEP
cdef int SMALL_STEP
cdef int BATCH_CARDS

@cython.final
cdef class Core:
    cdef word_t[::1] table
    cdef word_t[::1] hands
    cdef word_t[::1] hash
    cdef word_t[::1] extra
    cdef unsigned char[::1] top, low, count_of, points_of, rise, sure_for, sure_against
    cdef int[::1] above, points
    cdef int[::1] side, own_songs, songs_of, kill, song_worth, songs_high, songs_low
    cdef int[::1] moves, scores, chains, results
    cdef int[::1] weights, guesses
    cdef public int[::1] legal, worth_low, worth_high
    cdef word_t table_mask, salt
    cdef int players, trump, forced, all_songs, tute_ends, any_songs
    cdef int declarers, rules, tute_worth, unsung, singers
    cdef int leader, seat, led, best, winner, pts, due, left, first
    cdef public int count, legal_count
    cdef public int opened, cancelled, stopped, lower, upper
    cdef public long long nodes, limit

    @cython.locals(p=cython.int, s=cython.int, seed=word_t)
    cpdef void load(self, word_t h0, word_t h1, word_t h2, word_t h3, int players, int trump,
                    int declarers, int rules, int tute_worth, int unsung) noexcept nogil
    @cython.locals(word=word_t)
    cdef void load_hand(self, int p, word_t hand) noexcept nogil
    @cython.locals(word=word_t, shift=cython.int, base=cython.int, whole=cython.int, p=cython.int, sub=cython.int,
                   rank=cython.int, rest=cython.int, owner=cython.int, a=cython.int, b=cython.int)
    cdef void load_suit(self, int s) noexcept nogil
    @cython.locals(opened=cython.int, p=cython.int, i=cython.int, s=cython.int, counts=cython.int,
                   kings=cython.int, horses=cython.int, ranks=cython.int)
    cdef void load_songs(self, int rules, int tute_worth, int unsung) noexcept nogil
    @cython.locals(good=cython.int, p=cython.int, i=cython.int, s=cython.int, high=cython.int, low=cython.int)
    cdef void load_song_tables(self) noexcept nogil
    cdef int poll(self) noexcept nogil
    @cython.locals(cards=word_t, m0=cython.int, m1=cython.int, m2=cython.int, m3=cython.int, trumps=cython.int,
                   high=cython.int, low=cython.int, key=word_t, honours=cython.int, slot=cython.int,
                   hint=cython.int, i=cython.int, data=word_t, was=cython.int, v=cython.int, w=cython.int,
                   n=cython.int, base=cython.int, own=word_t, mine=cython.int, follower=cython.int,
                   value=cython.int, chosen=cython.int, card=cython.int, bound=cython.int, suit=cython.int,
                   place=cython.int)
    cdef int lead(self, int leader, int opened, int left, int t) noexcept nogil
    @cython.locals(own=word_t, shift=cython.int, trumps=cython.int, mine=cython.int, others=cython.int,
                   rounds=cython.int, p=cython.int, tricks=cython.int, total=cython.int, s=cython.int,
                   whole=cython.int, m=cython.int)
    cdef int cash(self, int leader, int left, word_t cards) noexcept nogil
    @cython.locals(one=word_t)
    cdef word_t bit(self, int card) noexcept nogil
    cdef int risen(self, int was, int now) noexcept nogil
    @cython.locals(key=word_t, s=cython.int, ranks=cython.int)
    cdef word_t song_key(self, int opened, word_t cards) noexcept nogil
    @cython.locals(at=cython.int, least=cython.int, i=cython.int, old=word_t, depth=cython.int, data=word_t)
    cdef void store(self, int slot, word_t key, int honours, int low, int high, int move, int left) noexcept nogil
    @cython.locals(k=cython.int, j=cython.int, card=cython.int, score=cython.int, chain=cython.int)
    cdef void pick(self, int base, int i, int n) noexcept nogil
    @cython.locals(chain=cython.int, p=cython.int, j=cython.int, d=cython.int, v=cython.int)
    cdef int sibling_bound(self, int base, int i, int mine, int t) noexcept nogil
    @cython.locals(word=word_t, led=cython.int, rank=cython.int, pts=cython.int, best=cython.int,
                   winner=cython.int, seat=cython.int, s=cython.int, _=cython.int)
    cdef int last_trick(self, int leader) noexcept nogil
    @cython.locals(m=cython.int, s=cython.int)
    cdef int beaters(self, word_t hand, int led, int best) noexcept nogil
    @cython.locals(m=cython.int, s=cython.int, after=cython.int, a=cython.int, b=cython.int)
    cdef int outcome(self, int seat, int togo, int led, int best, int winner) noexcept nogil
    @cython.locals(base=cython.int, n=cython.int, word=word_t, mine=cython.int, after=cython.int, togo=cython.int,
                   s=cython.int, m=cython.int, others=cython.int, hinted=cython.int, above=cython.int,
                   first=cython.int, won=cython.int, rank=cython.int, score=cython.int, place=cython.int,
                   gift=cython.int, length=cython.int)
    cdef int list_leads(self, int leader, int opened, int left, word_t cards, int hint) noexcept nogil
    @cython.locals(chain=cython.int, equal=cython.bint, j=cython.int)
    cdef int add(self, int base, int first, int n, int card, int opened, int score, int won, int mine) noexcept nogil
    @cython.locals(total=cython.int, m=cython.int)
    cdef int gifts(self, int seat, int togo, int s, int won) noexcept nogil
    @cython.locals(p=cython.int, at=cython.int, trump=cython.int)
    cdef int score_lead(self, int s, int rank, int mine, int won, int gift) noexcept nogil
    @cython.locals(own=word_t, mine=cython.int, last=cython.bint, after=cython.int, wins=cython.int, s=cython.int,
                   m=cython.int, better=cython.int, base=cython.int, n=cython.int, value=cython.int, i=cython.int,
                   card=cython.int, bound=cython.int, v=cython.int, alive=cython.int)
    cdef int follow(self, int seat, int led, int best, int winner, int pts, int count, int opened, int left,
                    int t) noexcept nogil
    @cython.locals(word=word_t, cards=word_t, mine=cython.int, togo=cython.int, after=cython.int, won=cython.int,
                   n=cython.int, s=cython.int, m=cython.int, others=cython.int, above=cython.int, first=cython.int,
                   rank=cython.int, score=cython.int, length=cython.int)
    cdef int list_follows(self, int seat, int suit, int mask, int wins, int led, int best, int winner,
                          int count, int opened, int base) noexcept nogil
    @cython.locals(at=cython.int)
    cdef int score_follow(self, int rank, int mine, int won) noexcept nogil
    @cython.locals(gain=cython.int, due=cython.int)
    cdef int finish(self, int winner, int pts, int opened, int left, int t) noexcept nogil
    @cython.locals(mine=cython.int, worth=cython.int, s=cython.int, singer=cython.int, songs=cython.int,
                   rest=cython.int, value=cython.int, alive=cython.int, more=cython.int, v=cython.int)
    cdef int sing(self, int due, int leader, int opened, int left, int t) noexcept nogil
    @cython.locals(cards=word_t, value=cython.int, s=cython.int)
    cdef int tute_value(self, int opened) noexcept nogil
    @cython.locals(p=cython.int, seat=cython.int)
    cpdef void place(self, int leader, int led, int best, int winner, int pts, int count, int singers,
                     int left) noexcept nogil
    @cython.locals(own=word_t, m=cython.int, s=cython.int, n=cython.int, suit=cython.int, rank=cython.int)
    cdef void list_legal(self) noexcept nogil
    cpdef int test(self, int t) noexcept nogil
    cdef int go_on(self, int leader, int opened, int left, int t) noexcept nogil
    @cython.locals(card=cython.int, seat=cython.int, count=cython.int, led=cython.int, best=cython.int,
                   winner=cython.int, pts=cython.int, alive=cython.int, after=cython.int, own=word_t, v=cython.int)
    cdef int play_first(self, int opened, int t) noexcept nogil
    @cython.locals(t=cython.int, v=cython.int, way=cython.int)
    cpdef int narrow(self, int low, int high, int guess, int step) noexcept nogil
    cpdef int value(self, int guess) noexcept nogil
    @cython.locals(floor=cython.int, i=cython.int, card=cython.int, low=cython.int, high=cython.int, j=cython.int,
                   other=cython.int, d=cython.int, v=cython.int)
    cpdef int card_values(self, int guess, int exact) noexcept nogil
    @cython.locals(own=word_t, others=word_t, m=cython.int)
    cdef int alike(self, int above, int below) noexcept nogil
    cpdef void frame(self, int players, int declarers, int rules, int tute_worth, int unsung, int leader, int led,
                     int best, int winner, int pts, int count, int singers, int left) noexcept nogil
    @cython.locals(guess=cython.int, i=cython.int, k=cython.int, s=cython.int, trump=cython.int)
    cpdef int batch(self, word_t[::1] worlds, int count, int[::1] out, int mode, int t) noexcept nogil
