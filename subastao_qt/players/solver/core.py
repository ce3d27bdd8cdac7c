"""The search itself: bare integers, no object made while it runs, nothing imported from the project.

This file is plain Python and runs as it is; `_core.pxd` beside it gives its names C types, with which
Cython compiles the very same text. Both give the same values and visit the same nodes. `docs/solver.md`
explains the method; `Solver` in `solver.py` is what the rest of the program talks to.

Inside, a card is `suit * 16 + strength` and a hand is one 64-bit word with 16 bits a suit; a suit's part
of it is called a rank mask (10 bits, bit 9 the As). Values are points of the declaring side still to come.
`side[p]` is 1 where seat p is on the declaring side. A song is a bit: 0 to 3 the suit of a cante, 4 the
tute of Reyes, 5 the tute of Caballos; `opened` holds the songs that can still be sung.
"""

from array import array

M64 = 0xFFFFFFFFFFFFFFFF
HAND = (1 << 40) - 1
GOLD = 0x9E3779B97F4A7C15
STIR = 0xFF51AFD7ED558CCD

# Weights that order the moves, found by hill climbing on node counts; for the defence and for the declaring side.
# Leads: five each (a suit, a trump, its points, its strength, points of the others) for a trick won, open, lost; then
# ending a cante, length of the suit, of trumps, a single card. Follows: three each (base, points, strength) for a trick
# won, open, lost; ending a cante; of discards: the top of a suit, a suit, a trump, its length, a single card.
LEAD_AGAINST = (152, 96, -1, 4, 8, 95, 163, 0, 1, -3, -1, -35, -2, -3, -1, 24, -1, 2, -47)
LEAD_FOR = (198, 24, 3, -3, 1, 37, 86, -3, 3, 4, 104, -18, -4, 5, -1, -95, 2, -3, -1)
FOLLOW_AGAINST = (144, 5, -1, 50, -4, -1, 97, -6, -16, 70, 46, -23, 0, 0, 16)
FOLLOW_FOR = (90, 8, 2, -12, -3, 6, 100, -3, 2, 36, 124, -37, -1, -3, 3)
POINTS = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11)
TUTE = 1000
FAR = 10000
BATCH_CARDS = 12
WIDE_STEP = 8
SMALL_STEP = 2


def words(count: int) -> "array[int]":
    """Make an array of 64-bit words."""
    return array("Q", bytes(8 * count))


def ints(count: int) -> "array[int]":
    """Make an array of C ints."""
    return array("i", bytes(array("i").itemsize * count))


def small(count: int) -> "array[int]":
    """Make an array of bytes: small numbers, kept close together."""
    return array("B", bytes(count))


class Core:
    """One solver's memory: the position loaded, its tables, the transposition table."""

    def __init__(self, table_bits: int) -> None:
        self.table = words(2 << table_bits)
        self.table_mask = (1 << table_bits) - 4
        self.hands = words(4)
        self.hash = words(4096)
        self.extra = words(512)
        self.top = small(1024)
        self.low = small(1024)
        self.count_of = small(1024)
        self.points_of = small(1024)
        self.above = ints(16)
        self.points = ints(16)
        self.rise = small(1024)
        self.sure_for = small(1024)
        self.sure_against = small(1024)
        self.side = ints(4)
        self.own_songs = ints(4)
        self.songs_of = ints(4)
        self.kill = ints(64)
        self.song_worth = ints(8)
        self.songs_high = ints(64)
        self.songs_low = ints(64)
        self.moves = ints(1024)
        self.scores = ints(1024)
        self.chains = ints(1024)
        self.results = ints(1024)
        self.guesses = ints(4)
        self.legal = ints(16)
        self.worth_low = ints(16)
        self.worth_high = ints(16)
        self.weights = ints(128)
        for i, row in enumerate((LEAD_AGAINST, LEAD_FOR, FOLLOW_AGAINST, FOLLOW_FOR)):
            for k in range(len(row)):
                self.weights[32 * i + k] = row[k]
        self.players = 3
        self.trump = 0
        self.forced = 1
        self.all_songs = 0
        self.tute_ends = 0
        self.any_songs = 0
        self.salt = 0
        self.leader = 0
        self.seat = 0
        self.led = 0
        self.best = 0
        self.winner = 0
        self.pts = 0
        self.count = 0
        self.declarers = 0
        self.rules = 0
        self.tute_worth = 0
        self.unsung = 0
        self.singers = 0
        self.opened = 0
        self.due = 0
        self.first = -1
        self.legal_count = 0
        self.left = 0
        self.nodes = 0
        self.limit = 0
        self.cancelled = 0
        self.stopped = 0
        self.lower = 0
        self.upper = 0
        for mask in range(1024):
            for rank in range(10):
                if mask >> rank & 1:
                    if not mask & ((1 << rank) - 1):
                        self.low[mask] = rank
                    self.top[mask] = rank
                    self.count_of[mask] += 1
                    self.points_of[mask] += POINTS[rank]
        for rank in range(10):
            self.above[rank] = 1023 & -(2 << rank)
            self.points[rank] = POINTS[rank]
        word = GOLD
        for i in range(512):
            word = (word + GOLD) & M64
            mixed = ((word ^ (word >> 30)) * STIR) & M64
            self.extra[i] = mixed ^ (mixed >> 31)
        for old in range(32):
            for new in range(32):
                # Points by place from the top; a place one of the two has not got there is worth nothing.
                was = [POINTS[r] for r in range(9, 4, -1) if old >> (r - 5) & 1] + [0] * 5
                now = [POINTS[r] for r in range(9, 4, -1) if new >> (r - 5) & 1] + [0] * 5
                self.rise[old << 5 | new] = sum(
                    max(0, b - a) for a, b in zip(was[:5], now[:5], strict=True)
                )

    def forget(self) -> None:
        """Empty the transposition table, so that node counts depend on nothing solved before."""
        self.table = words(2 * (self.table_mask + 4))

    def load(
        self,
        h0: int,
        h1: int,
        h2: int,
        h3: int,
        players: int,
        trump: int,
        declarers: int,
        rules: int,
        tute_worth: int,
        unsung: int,
    ) -> None:
        """Take a deal: hands (40-bit masks, without the cards on the table), trump, sides, options.

        `rules` is a sum of: 1 a lower trump is forced, 2 all songs at once, 4 only the winner of the
        trick sings, 8 the defence's cantes count, 16 a tute ends the deal. `unsung`: bits 0 to 3 the
        suits not sung yet, bit 4 no tute sung yet.
        """
        self.players = players
        self.trump = trump
        self.forced = rules & 1
        self.all_songs = rules >> 1 & 1
        self.tute_ends = rules >> 4 & 1
        self.load_hand(0, h0)
        self.load_hand(1, h1)
        self.load_hand(2, h2)
        self.load_hand(3, h3)
        for p in range(4):
            self.side[p] = declarers >> p & 1
        seed = (rules << 16 | declarers << 8 | trump << 4 | players) + tute_worth * 1048576
        self.salt = (((seed ^ GOLD) & M64) * STIR) & M64
        for s in range(4):
            self.load_suit(s)
        self.load_songs(rules, tute_worth, unsung)

    def load_hand(self, p: int, hand: int) -> None:
        """Spread a 40-bit hand over 16 bits a suit."""
        word = hand & 1023
        word |= (hand >> 10 & 1023) << 16
        word |= (hand >> 20 & 1023) << 32
        word |= (hand >> 30 & 1023) << 48
        self.hands[p] = word

    def load_suit(self, s: int) -> None:
        """Hash the owners, high to low, of every part of a suit; note the points no one can lose."""
        shift = s << 4
        base = s << 10
        whole = 0
        for p in range(4):
            whole |= (self.hands[p] >> shift) & 1023
        word = ((s + 1) * GOLD) & M64
        self.hash[base] = word
        if s == self.trump:
            self.sure_for[0] = 0
            self.sure_against[0] = 0
        sub = 0
        while sub != whole:
            sub = (sub - whole) & whole
            rank = self.low[sub]
            rest = sub & (sub - 1)
            owner = 0
            for p in range(4):
                if (self.hands[p] >> (shift + rank)) & 1:
                    owner = p
            word = (self.hash[base + rest] + owner + 1) & M64
            word = ((word ^ (word >> 29)) * STIR) & M64
            word ^= word >> 32
            self.hash[base + sub] = word
            if s == self.trump:
                # The highest trumps, as far down as one side holds them all, always win for it.
                a = self.sure_for[rest]
                b = self.sure_against[rest]
                if self.side[owner]:
                    if a == self.points_of[rest]:
                        a += self.points[rank]
                elif b == self.points_of[rest]:
                    b += self.points[rank]
                self.sure_for[sub] = a
                self.sure_against[sub] = b

    def load_songs(self, rules: int, tute_worth: int, unsung: int) -> None:
        """Find who holds which songs that count, what they are worth and which cards end them."""
        opened = 0
        for p in range(4):
            self.own_songs[p] = 0
        for i in range(64):
            self.kill[i] = 0
        for p in range(self.players):
            counts = self.side[p] | (rules >> 3 & 1)
            kings = 0
            horses = 0
            for s in range(4):
                ranks = (self.hands[p] >> (s << 4)) & 1023
                kings += ranks >> 7 & 1
                horses += ranks >> 6 & 1
                if counts and (ranks >> 6 & 3) == 3 and (unsung >> s) & 1:
                    self.own_songs[p] |= 1 << s
                    self.kill[s << 4 | 7] |= 1 << s
                    self.kill[s << 4 | 6] |= 1 << s
            if self.side[p] and tute_worth and unsung & 16:
                if kings == 4:
                    self.own_songs[p] |= 16
                    for s in range(4):
                        self.kill[s << 4 | 7] |= 16
                if horses == 4:
                    self.own_songs[p] |= 32
                    for s in range(4):
                        self.kill[s << 4 | 6] |= 32
            opened |= self.own_songs[p]
        self.opened = opened
        self.any_songs = opened
        for s in range(4):
            self.song_worth[s] = 40 if s == self.trump else 20
        self.song_worth[4] = tute_worth
        self.song_worth[5] = tute_worth
        for p in range(self.players):
            if self.players == 4 and not rules & 4:
                # Either partner may sing when the pair has won the trick.
                self.songs_of[p] = self.own_songs[p] | self.own_songs[p ^ 2]
            else:
                self.songs_of[p] = self.own_songs[p]
        if opened:
            self.load_song_tables()

    def load_song_tables(self) -> None:
        """Sum up what each set of open songs can add or cost."""
        good = 0
        for p in range(self.players):
            if self.side[p]:
                good |= self.own_songs[p]
        for i in range(64):
            high = 0
            low = 0
            for s in range(4):
                if i >> s & 1:
                    if good >> s & 1:
                        high += self.song_worth[s]
                    else:
                        low += self.song_worth[s]
            if i & 48:
                high += self.song_worth[4]
            self.songs_high[i] = high
            self.songs_low[i] = low

    # ---- the search: every function returns a bound v on the value V; v >= t says V >= v, v < t says V <= v

    def poll(self) -> int:
        """Look whether to stop, about once in a thousand nodes."""
        if self.cancelled or self.nodes >= self.limit:
            self.stopped = 1
        return self.stopped

    def lead(self, leader: int, opened: int, left: int, t: int) -> int:
        """Search a position between two tricks: `left` cards in every hand."""
        self.nodes += 1
        if self.nodes & 1023 == 0 and self.poll():
            return 0
        if left == 1:
            return self.last_trick(leader)
        cards = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        m0 = cards & 1023
        m1 = (cards >> 16) & 1023
        m2 = (cards >> 32) & 1023
        m3 = cards >> 48
        trumps = (cards >> (self.trump << 4)) & 1023
        high = (
            self.points_of[m0] + self.points_of[m1] + self.points_of[m2] + self.points_of[m3] + 10
        )
        if not opened & 48 or not self.tute_ends:
            # A tute that ends the deal would bring the declaring side even what the defence is sure of.
            high -= self.sure_against[trumps]
        low = self.sure_for[trumps]
        key = (
            self.salt
            ^ self.hash[m0]
            ^ self.hash[1024 + m1]
            ^ self.hash[2048 + m2]
            ^ self.hash[3072 + m3]
        )
        key ^= self.extra[508 + leader]
        if opened:
            high += self.songs_high[opened]
            low -= self.songs_low[opened]
            key ^= self.song_key(opened, cards)
        v = self.cash(leader, left, cards)
        if self.side[leader]:
            v -= self.songs_low[opened]
            if v > low:
                low = v
        elif not opened & 48 or not self.tute_ends:
            v = (
                self.points_of[m0]
                + self.points_of[m1]
                + self.points_of[m2]
                + self.points_of[m3]
                + 10
                - v
            )
            v += self.songs_high[opened]
            if v < high:
                high = v
        if low >= t:
            return low
        if high < t:
            return high
        honours = m0 >> 5 | m1 >> 5 << 5 | m2 >> 5 << 10 | m3 >> 5 << 15
        slot = ((key ^ (key >> 32)) & self.table_mask) << 1
        hint = 63
        for i in range(slot, slot + 8, 2):
            if self.table[i] == key:
                data = self.table[i + 1]
                was = data & 0xFFFFF
                v = ((data >> 20) & 4095) - 512
                w = ((data >> 32) & 4095) - 512
                if was != honours:
                    # Payoff similarity: other points in the same places shift a bound by no more than this.
                    v -= self.risen(honours, was)
                    w += self.risen(was, honours)
                if v > low:
                    low = v
                if w < high:
                    high = w
                hint = (data >> 44) & 63
        if low >= t:
            return low
        if high < t:
            return high
        n = self.list_leads(leader, opened, left, cards, hint)
        base = left << 6
        own = self.hands[leader]
        mine = self.side[leader]
        follower = leader + 1
        if follower == self.players:
            follower = 0
        value = -FAR if mine else FAR
        chosen = 0
        for i in range(n):
            self.pick(base, i, n)
            card = self.moves[base + i]
            bound = self.sibling_bound(base, i, mine, t)
            if bound != FAR:
                if mine:
                    if bound > value:
                        value = bound
                elif bound < value:
                    value = bound
                self.results[base + i] = bound
                continue
            self.hands[leader] = own ^ self.bit(card)
            v = self.follow(
                follower,
                card >> 4,
                card,
                leader,
                self.points[card & 15],
                1,
                opened & (63 ^ self.kill[card]),
                left,
                t,
            )
            if self.stopped:
                self.hands[leader] = own
                return 0
            self.results[base + i] = v
            if mine:
                if v > value:
                    value = v
                    chosen = card
                    if v >= t:
                        break
            elif v < value:
                value = v
                chosen = card
                if v < t:
                    break
        self.hands[leader] = own
        if value >= t:
            if value > low:
                low = value
            value = low
        else:
            if value < high:
                high = value
            value = high
        suit = chosen >> 4
        place = self.count_of[(cards >> (suit << 4)) & 1023 & self.above[chosen & 15]]
        self.store(slot, key, honours, low, high, suit << 4 | place, left)
        return value

    def cash(self, leader: int, left: int, cards: int) -> int:
        """Count points the leader's side takes for sure if he can draw all trumps with his own highest ones.

        Then every trump still out falls to him, and so count his other trumps and the top cards of his suits; with
        tricks for all his cards, all that is left. 0 if he cannot: a bound from below.
        """
        own = self.hands[leader]
        shift = self.trump << 4
        trumps = (cards >> shift) & 1023
        mine = (own >> shift) & 1023
        others = trumps ^ mine
        if others:
            rounds = self.count_of[mine & self.above[self.top[others]]]
            for p in range(self.players):
                if p != leader and self.count_of[(self.hands[p] >> shift) & 1023] > rounds:
                    return 0
        tricks = self.count_of[mine]
        total = self.points_of[trumps]
        for s in range(4):
            if s == self.trump:
                continue
            whole = (cards >> (s << 4)) & 1023
            m = (own >> (s << 4)) & 1023
            if whole != m:
                m &= self.above[self.top[whole ^ m]]
            tricks += self.count_of[m]
            total += self.points_of[m]
        if tricks < left:
            return total
        total = 10
        for s in range(4):
            total += self.points_of[(cards >> (s << 4)) & 1023]
        return total

    def bit(self, card: int) -> int:
        """Give a card's bit in a hand."""
        one = 1
        return one << card

    def risen(self, was: int, now: int) -> int:
        """Sum what places are worth more with the honours `now` than with `was`."""
        return (
            self.rise[(was & 31) << 5 | (now & 31)]
            + self.rise[(was >> 5 & 31) << 5 | (now >> 5 & 31)]
            + self.rise[(was >> 10 & 31) << 5 | (now >> 10 & 31)]
            + self.rise[(was >> 15) << 5 | (now >> 15)]
        )

    def song_key(self, opened: int, cards: int) -> int:
        """Hash the open songs, with the places of the cards they hang on."""
        key = 0
        for s in range(4):
            ranks = (cards >> (s << 4)) & 1023
            if opened >> s & 1:
                key ^= self.extra[s << 2 | ((ranks >> 9) + (ranks >> 8 & 1))]
            if opened >> 4:
                key ^= self.extra[16 + ((((opened >> 4) - 1) << 2 | s) << 5) + (ranks >> 5)]
        return key

    def store(
        self, slot: int, key: int, honours: int, low: int, high: int, move: int, left: int
    ) -> None:
        """Keep bounds: in the place of the same position, else in the least worth keeping."""
        at = slot
        least = 99
        for i in range(slot, slot + 8, 2):
            old = self.table[i + 1]
            if self.table[i] == key and (old & 0xFFFFF) == honours:
                at = i
                break
            depth = old >> 50
            if depth < least:
                least = depth
                at = i
        data = left
        data = data << 6 | move
        data = data << 12 | (high + 512)
        data = data << 12 | (low + 512)
        data = data << 20 | honours
        self.table[at] = key
        self.table[at + 1] = data

    def pick(self, base: int, i: int, n: int) -> None:
        """Bring the best of the moves i to n - 1 to place i."""
        k = i
        for j in range(i + 1, n):
            if self.scores[base + j] > self.scores[base + k]:
                k = j
        if k != i:
            card = self.moves[base + k]
            score = self.scores[base + k]
            chain = self.chains[base + k]
            # The others keep their order.
            for j in range(k, i, -1):
                self.moves[base + j] = self.moves[base + j - 1]
                self.scores[base + j] = self.scores[base + j - 1]
                self.chains[base + j] = self.chains[base + j - 1]
            self.moves[base + i] = card
            self.scores[base + i] = score
            self.chains[base + i] = chain

    def sibling_bound(self, base: int, i: int, mine: int, t: int) -> int:
        """Bound a move by one searched before from the same run of cards, if that is enough to skip it.

        Two cards of a hand with none of another hand between them do the same; only their points change
        places, so the values differ by no more than the points do.
        """
        chain = self.chains[base + i]
        p = self.points[self.moves[base + i] & 15]
        for j in range(i):
            if self.chains[base + j] == chain:
                d = self.points[self.moves[base + j] & 15] - p
                if d < 0:
                    d = -d
                v = self.results[base + j]
                if mine:
                    if v + d < t:
                        return v + d
                elif v - d >= t:
                    return v - d
        return FAR

    def last_trick(self, leader: int) -> int:
        """Play the last trick, in which nobody has a choice."""
        word = self.hands[leader]
        led = 0
        while not (word >> (led << 4)) & 1023:
            led += 1
        rank = self.top[(word >> (led << 4)) & 1023]
        pts = self.points[rank]
        best = led << 4 | rank
        winner = leader
        seat = leader
        for _ in range(self.players - 1):
            seat += 1
            if seat == self.players:
                seat = 0
            word = self.hands[seat]
            s = 0
            while not (word >> (s << 4)) & 1023:
                s += 1
            rank = self.top[(word >> (s << 4)) & 1023]
            pts += self.points[rank]
            if s == best >> 4:
                if rank > best & 15:
                    best = s << 4 | rank
                    winner = seat
            elif s == self.trump:
                best = s << 4 | rank
                winner = seat
        return pts + 10 if self.side[winner] else 0

    def beaters(self, hand: int, led: int, best: int) -> int:
        """Find the cards with which a hand must beat `best`: a rank mask of the led suit or, void, of trumps."""
        m = (hand >> (led << 4)) & 1023
        s = best >> 4
        if m:
            return m & self.above[best & 15] if s == led else 0
        m = (hand >> (self.trump << 4)) & 1023
        return m & self.above[best & 15] if s == self.trump else m

    def outcome(self, seat: int, togo: int, led: int, best: int, winner: int) -> int:
        """Tell which side wins the trick whatever is played: 1, 0, or 2 if that is open."""
        while togo > 0:
            m = self.beaters(self.hands[seat], led, best)
            if m:
                if togo == 1:
                    return self.side[seat]
                s = led
                if not (self.hands[seat] >> (led << 4)) & 1023:
                    s = self.trump
                after = seat + 1
                if after == self.players:
                    after = 0
                a = self.outcome(after, togo - 1, led, s << 4 | self.low[m], seat)
                if m & (m - 1) == 0 or a == 2:
                    return a
                b = self.outcome(after, togo - 1, led, s << 4 | self.top[m], seat)
                return a if a == b else 2
            seat += 1
            if seat == self.players:
                seat = 0
            togo -= 1
        return self.side[winner]

    def list_leads(self, leader: int, opened: int, left: int, cards: int, hint: int) -> int:
        """List the leads worth a search, each with a score that orders them."""
        base = left << 6
        n = 0
        word = self.hands[leader]
        mine = self.side[leader]
        after = leader + 1
        if after == self.players:
            after = 0
        togo = self.players - 1
        for s in range(4):
            m = (word >> (s << 4)) & 1023
            if not m:
                continue
            others = ((cards >> (s << 4)) & 1023) ^ m
            hinted = -1
            if hint >> 4 == s:
                hinted = hint & 15
            above = 16
            first = n
            won = 2
            gift = 0
            length = self.weights[32 * mine + (17 if s == self.trump else 16)] * self.count_of[m]
            if m & (m - 1) == 0:
                length += self.weights[32 * mine + 18]
            while m:
                rank = self.top[m]
                m ^= 1 << rank
                if above == 16 or others & ((1 << above) - (1 << rank)):
                    first = n
                    won = self.outcome(after, togo, s, s << 4 | rank, leader)
                    gift = self.gifts(after, togo, s, won)
                above = rank
                score = self.score_lead(s, rank, mine, won, gift)
                if opened & self.kill[s << 4 | rank]:
                    score -= self.weights[32 * mine + 15]
                score += length
                if hinted >= 0:
                    place = self.count_of[(cards >> (s << 4)) & 1023 & self.above[rank]]
                    if place == hinted:
                        score = 9999
                n = self.add(base, first, n, s << 4 | rank, opened, score, won, mine)
        return n

    def add(
        self, base: int, first: int, n: int, card: int, opened: int, score: int, won: int, mine: int
    ) -> int:
        """Add a card to the moves unless one of its run (from `first`) is as good; the better one stays."""
        chain = (first << 6 | (opened & self.kill[card])) + ((card >> 4) << 12)
        if n > first:
            equal = self.points[card & 15] == 0
            for j in range(first, n):
                if self.chains[base + j] != chain:
                    continue
                if won == 2:
                    if equal and self.points[self.moves[base + j] & 15] == 0:
                        if score > self.scores[base + j]:
                            self.scores[base + j] = score
                        return n
                elif won == mine:
                    # It takes its points home: the dearest first.
                    if score > self.scores[base + j]:
                        self.scores[base + j] = score
                    return n
                else:
                    self.moves[base + j] = card
                    if score > self.scores[base + j]:
                        self.scores[base + j] = score
                    return n
        self.moves[base + n] = card
        self.scores[base + n] = score
        self.chains[base + n] = chain
        return n + 1

    def gifts(self, seat: int, togo: int, s: int, won: int) -> int:
        """Guess the points the others add to a lead of suit s: the winner's side dear cards, the other cheap ones."""
        total = 0
        while togo > 0:
            m = (self.hands[seat] >> (s << 4)) & 1023
            if m == 0:
                m = (self.hands[seat] >> (self.trump << 4)) & 1023
                if m == 0 and self.side[seat] == won:
                    total += 6
            if m:
                total += self.points[self.top[m] if self.side[seat] == won else self.low[m]]
            seat += 1
            if seat == self.players:
                seat = 0
            togo -= 1
        return total

    def score_lead(self, s: int, rank: int, mine: int, won: int, gift: int) -> int:
        """Score a lead by who wins it, what lies in it, and whether it is a trump."""
        p = self.points[rank]
        at = 32 * mine
        trump = 1 if s == self.trump else 0
        if won == 2:
            at += 5
        elif won != mine:
            at += 10
        return (
            self.weights[at + trump]
            + self.weights[at + 2] * p
            + self.weights[at + 3] * rank
            + self.weights[at + 4] * gift
        )

    def follow(
        self,
        seat: int,
        led: int,
        best: int,
        winner: int,
        pts: int,
        count: int,
        opened: int,
        left: int,
        t: int,
    ) -> int:
        """Search a position in a trick: `count` cards worth `pts` lie on the table, `best` is winning."""
        self.nodes += 1
        if self.nodes & 1023 == 0 and self.poll():
            return 0
        own = self.hands[seat]
        mine = self.side[seat]
        last = count + 1 == self.players
        after = seat + 1
        if after == self.players:
            after = 0
        wins = 0
        s = led
        m = (own >> (led << 4)) & 1023
        if m:
            if best >> 4 == led:
                better = m & self.above[best & 15]
                if better:
                    m = better
                    wins = 1
        else:
            m = (own >> (self.trump << 4)) & 1023
            s = self.trump
            if m:
                if best >> 4 == self.trump:
                    better = m & self.above[best & 15]
                    if better:
                        m = better
                        wins = 1
                    elif not self.forced:
                        s = 4
                else:
                    wins = 1
            else:
                s = 4
        base = (left << 6) + (count << 4)
        n = self.list_follows(seat, s, m, wins, led, best, winner, count, opened, base)
        value = -FAR if mine else FAR
        for i in range(n):
            if i + 1 < n:
                self.pick(base, i, n)
            card = self.moves[base + i]
            if i:
                bound = self.sibling_bound(base, i, mine, t)
                if bound != FAR:
                    if mine:
                        if bound > value:
                            value = bound
                    elif bound < value:
                        value = bound
                    self.results[base + i] = bound
                    continue
            self.hands[seat] = own ^ self.bit(card)
            v = pts + self.points[card & 15]
            alive = opened & (63 ^ self.kill[card])
            if last:
                v = self.finish(seat if wins else winner, v, alive, left, t)
            elif wins:
                v = self.follow(after, led, card, seat, v, count + 1, alive, left, t)
            else:
                v = self.follow(after, led, best, winner, v, count + 1, alive, left, t)
            if self.stopped:
                self.hands[seat] = own
                return 0
            self.results[base + i] = v
            if mine:
                if v > value:
                    value = v
                    if v >= t:
                        break
            elif v < value:
                value = v
                if v < t:
                    break
        self.hands[seat] = own
        return value

    def list_follows(
        self,
        seat: int,
        suit: int,
        mask: int,
        wins: int,
        led: int,
        best: int,
        winner: int,
        count: int,
        opened: int,
        base: int,
    ) -> int:
        """List the cards worth a search for a follower: those of `mask` in `suit`, or the hand if suit is 4."""
        word = self.hands[seat]
        if suit < 4 and mask & (mask - 1) == 0:
            self.moves[base] = suit << 4 | self.top[mask]
            self.chains[base] = 0
            return 1
        cards = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        mine = self.side[seat]
        togo = self.players - 1 - count
        after = seat + 1
        if after == self.players:
            after = 0
        won = 2
        if not wins:
            won = self.outcome(after, togo, led, best, winner)
        elif togo == 0:
            won = mine
        n = 0
        s = suit
        if suit == 4:
            s = 0
        while s < 4:
            m = (word >> (s << 4)) & 1023
            others = ((cards >> (s << 4)) & 1023) ^ m
            if suit < 4:
                m = mask
            above = 16
            first = n
            length = 0
            if suit == 4 and m:
                length = self.weights[64 + 32 * mine + (12 if s == self.trump else 11)]
                length += self.weights[64 + 32 * mine + 13] * self.count_of[m]
                if m & (m - 1) == 0:
                    length += self.weights[64 + 32 * mine + 14]
            while m:
                rank = self.top[m]
                m ^= 1 << rank
                if above == 16 or others & ((1 << above) - (1 << rank)):
                    first = n
                    if wins and togo:
                        won = self.outcome(after, togo, led, s << 4 | rank, seat)
                above = rank
                score = self.score_follow(rank, mine, won)
                if opened & self.kill[s << 4 | rank]:
                    score -= self.weights[64 + 32 * mine + 9]
                if suit == 4:
                    score += length
                    if not others >> rank:
                        score -= self.weights[64 + 32 * mine + 10]
                n = self.add(base, first, n, s << 4 | rank, opened, score, won, mine)
            if suit < 4:
                break
            s += 1
        return n

    def score_follow(self, rank: int, mine: int, won: int) -> int:
        """Score a follower's card by who wins the trick and what it gives to it."""
        at = 64 + 32 * mine
        if won == 2:
            at += 3
        elif won != mine:
            at += 6
        return (
            self.weights[at]
            + self.weights[at + 1] * self.points[rank]
            + self.weights[at + 2] * rank
        )

    def finish(self, winner: int, pts: int, opened: int, left: int, t: int) -> int:
        """Give a trick to its winner, let him sing, and go on."""
        gain = 0
        if self.side[winner]:
            gain = pts
            if left == 1:
                gain += 10
        if left == 1:
            return gain
        due = opened & self.songs_of[winner]
        if due:
            return gain + self.sing(due, winner, opened, left - 1, t - gain)
        return gain + self.lead(winner, opened, left - 1, t - gain)

    def sing(self, due: int, leader: int, opened: int, left: int, t: int) -> int:
        """Sing what there is to sing (it never pays to wait), then let `leader` lead.

        `due`: the open songs of the side that has won the trick. With one song a trick there may be a
        choice; then the best is looked for.
        """
        mine = self.side[leader]
        if due & 48 and self.tute_ends:
            return self.tute_value(opened)
        if self.all_songs:
            worth = 0
            for s in range(4):
                if due >> s & 1:
                    worth += self.song_worth[s]
            opened &= 63 ^ due
            if due & 48:
                worth += self.song_worth[4]
                opened &= 15
            if not mine:
                worth = -worth
            return worth + self.go_on(leader, opened, left, t - worth)
        singer = 0
        while not due & self.own_songs[singer]:
            singer += 1
        songs = due & self.own_songs[singer]
        rest = due & (63 ^ songs)
        if songs >> self.trump & 1:
            # The 40 before any 20.
            songs &= 1 << self.trump | 48
        value = -FAR if mine else FAR
        for s in range(6):
            if not songs >> s & 1:
                continue
            alive = opened & (63 ^ (1 << s))
            more = rest
            if s >= 4:
                alive &= 15
                more &= 15
            worth = self.song_worth[s] if mine else -self.song_worth[s]
            if more:
                v = worth + self.sing(more, leader, alive, left, t - worth)
            else:
                v = worth + self.go_on(leader, alive, left, t - worth)
            if self.stopped:
                return 0
            if mine:
                if v > value:
                    value = v
                    if v >= t:
                        break
            elif v < value:
                value = v
                if v < t:
                    break
        return value

    def tute_value(self, opened: int) -> int:
        """Value a tute that ends the deal: all that is left counts for the side that sang it."""
        cards = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        value = 10 + self.songs_high[opened]
        for s in range(4):
            value += self.points_of[(cards >> (s << 4)) & 1023]
        return value

    # ---- a position as a whole

    def place(
        self,
        leader: int,
        led: int,
        best: int,
        winner: int,
        pts: int,
        count: int,
        singers: int,
        left: int,
    ) -> None:
        """Set who leads or follows and what lies on the table.

        `singers`: seats that may sing before the lead; `left`: the cards of the player to move.
        """
        self.leader = leader
        self.led = led
        self.best = best
        self.winner = winner
        self.pts = pts
        self.count = count
        self.left = left
        self.first = -1
        self.due = 0
        if count == 0:
            for p in range(self.players):
                if singers >> p & 1:
                    self.due |= self.own_songs[p]
        seat = leader + count
        if seat >= self.players:
            seat -= self.players
        self.seat = seat
        self.list_legal()

    def list_legal(self) -> None:
        """Note every legal card of the player to move, high to low within a suit."""
        own = self.hands[self.seat]
        m = (own >> (self.led << 4)) & 1023
        s = self.led
        if self.count == 0:
            s = 4
        elif m:
            if self.best >> 4 == s and m & self.above[self.best & 15]:
                m &= self.above[self.best & 15]
        else:
            s = self.trump
            m = (own >> (s << 4)) & 1023
            if m == 0:
                s = 4
            elif self.best >> 4 == s:
                if m & self.above[self.best & 15]:
                    m &= self.above[self.best & 15]
                elif not self.forced:
                    s = 4
        n = 0
        for suit in range(4):
            if s != 4 and s != suit:
                continue
            if s == 4:
                m = (own >> (suit << 4)) & 1023
            while m:
                rank = self.top[m]
                m ^= 1 << rank
                self.legal[n] = suit << 4 | rank
                n += 1
        self.legal_count = n

    def test(self, t: int) -> int:
        """Search the position placed against t; only its card `first` if that is not -1."""
        if self.due:
            return self.sing(self.due, self.leader, self.opened, self.left, t)
        if self.first >= 0:
            return self.play_first(self.opened, t)
        if self.count:
            return self.follow(
                self.seat,
                self.led,
                self.best,
                self.winner,
                self.pts,
                self.count,
                self.opened,
                self.left,
                t,
            )
        return self.lead(self.leader, self.opened, self.left, t)

    def go_on(self, leader: int, opened: int, left: int, t: int) -> int:
        """Go on after the songs: with a free choice of lead, or with the one asked about."""
        if self.first >= 0:
            return self.play_first(opened, t)
        return self.lead(leader, opened, left, t)

    def play_first(self, opened: int, t: int) -> int:
        """Search what follows on the card asked about."""
        card = self.first
        seat = self.seat
        count = self.count
        led = self.led
        best = self.best
        winner = self.winner
        if count == 0:
            led = card >> 4
            best = card
            winner = seat
        elif card >> 4 == best >> 4:
            if card > best:
                best = card
                winner = seat
        elif card >> 4 == self.trump:
            best = card
            winner = seat
        pts = self.pts + self.points[card & 15]
        alive = opened & (63 ^ self.kill[card])
        after = seat + 1
        if after == self.players:
            after = 0
        own = self.hands[seat]
        self.hands[seat] = own ^ self.bit(card)
        self.first = -1
        if count + 1 == self.players:
            v = self.finish(winner, pts, alive, self.left, t)
        else:
            v = self.follow(after, led, best, winner, pts, count + 1, alive, self.left, t)
        self.first = card
        self.hands[seat] = own
        return v

    def narrow(self, low: int, high: int, guess: int, step: int) -> int:
        """Find the exact value, known to lie within low and high, by tests that move from `guess`.

        Steps while the answers agree (longer ones if they go on to), halves as soon as they do not: fewer
        tests, and fewer nodes, than from bound to bound, for a test near the value costs most.
        """
        t = guess
        way = 0
        while low < high:
            if t <= low:
                t = low + 1
            if t > high:
                t = high
            v = self.test(t)
            if self.stopped:
                break
            if v >= t:
                low = v
                if way < 0:
                    step = (step + 1) >> 1
                elif way > 1:
                    step <<= 1
                way = way + 1 if way > 0 else 1
                t = v + step
                if t > high:
                    t = (low + high + 1) >> 1
            else:
                high = v
                if way > 0:
                    step = (step + 1) >> 1
                elif way < -1:
                    step <<= 1
                way = way - 1 if way < 0 else -1
                t = v - step + 1
                if t <= low:
                    t = (low + high + 1) >> 1
        self.lower = low
        self.upper = high
        return low

    def value(self, guess: int) -> int:
        """Give the exact value of the position placed."""
        self.first = -1
        return self.narrow(-self.songs_low[63] if self.opened else 0, 300 + TUTE, guess, WIDE_STEP)

    def card_values(self, guess: int, exact: int) -> int:
        """Value each legal card, in the order of `legal`: exactly, or only whether it reaches `guess`."""
        floor = -self.songs_low[63] if self.opened else 0
        for i in range(self.legal_count):
            card = self.legal[i]
            low = floor
            high = 300 + TUTE
            for j in range(i):
                other = self.legal[j]
                if self.alike(other, card):
                    d = self.points[other & 15] - self.points[card & 15]
                    if self.worth_low[j] - d > low:
                        low = self.worth_low[j] - d
                    if self.worth_high[j] + d < high:
                        high = self.worth_high[j] + d
            self.first = card
            if exact:
                self.narrow(low, high, guess, WIDE_STEP if i == 0 else SMALL_STEP)
                low = self.lower
                high = self.upper
                # From the best card on: tests that ask for too much cost the least.
                if i == 0 or (low > guess if self.side[self.seat] else low < guess):
                    guess = low
            elif low < guess and high >= guess:
                v = self.test(guess)
                if v >= guess:
                    low = v
                else:
                    high = v
            self.first = -1
            if self.stopped:
                return 0
            self.worth_low[i] = low
            self.worth_high[i] = high
        return self.legal_count

    def alike(self, above: int, below: int) -> int:
        """Tell whether two cards of the player to move, the first higher, differ only in points."""
        if above >> 4 != below >> 4:
            return 0
        if (self.kill[above] ^ self.kill[below]) & self.opened:
            return 0
        own = self.hands[self.seat]
        others = (self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]) ^ own
        m = (others >> (above >> 4 << 4)) & 1023
        return 0 if m & ((1 << (above & 15)) - (1 << (below & 15))) else 1

    def frame(
        self,
        players: int,
        declarers: int,
        rules: int,
        tute_worth: int,
        unsung: int,
        leader: int,
        led: int,
        best: int,
        winner: int,
        pts: int,
        count: int,
        singers: int,
        left: int,
    ) -> None:
        """Set what all worlds of a batch have in common."""
        self.players = players
        self.declarers = declarers
        self.rules = rules
        self.tute_worth = tute_worth
        self.unsung = unsung
        self.leader = leader
        self.led = led
        self.best = best
        self.winner = winner
        self.pts = pts
        self.count = count
        self.singers = singers
        self.left = left

    def batch(self, worlds: "array[int]", count: int, out: "array[int]", mode: int, t: int) -> int:
        """Solve worlds until all are done, the node limit is reached or `cancelled` is set; return how many are.

        A world is four words: the hands, and in the first from bit 40 on the trump. `mode`: 0 the value,
        1 whether it is at least t, 2 the value of every legal card, 3 whether each is at least t. A world has
        one number in `out` in modes 0 and 1, and BATCH_CARDS, in the order of `legal`, in modes 2 and 3.
        """
        for s in range(4):
            self.guesses[s] = t
        for i in range(count):
            if self.poll():
                return i
            trump = (worlds[4 * i] >> 40) & 3
            guess = self.guesses[trump]
            self.load(
                worlds[4 * i] & HAND,
                worlds[4 * i + 1],
                worlds[4 * i + 2],
                worlds[4 * i + 3],
                self.players,
                trump,
                self.declarers,
                self.rules,
                self.tute_worth,
                self.unsung,
            )
            self.place(
                self.leader,
                self.led,
                self.best,
                self.winner,
                self.pts,
                self.count,
                self.singers,
                self.left,
            )
            if mode == 0:
                guess = self.value(guess)
                out[i] = guess
            elif mode == 1:
                out[i] = 1 if self.test(t) >= t else 0
            elif mode == 2:
                self.card_values(guess, 1)
                guess = self.worth_low[0]
                for k in range(self.legal_count):
                    out[i * BATCH_CARDS + k] = self.worth_low[k]
            else:
                self.card_values(t, 0)
                for k in range(self.legal_count):
                    out[i * BATCH_CARDS + k] = 1 if self.worth_low[k] >= t else 0
            if self.stopped:
                return i
            # The next world with this trump will be worth about as much.
            self.guesses[trump] = guess
        return count
