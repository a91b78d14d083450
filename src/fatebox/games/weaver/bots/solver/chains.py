"""Chains of turns by table: what a play or an ability sets off, without a look at the cards themselves.

A chain hangs on a few things alone: which neighbors touch with the same rune, and what each of them is. So
the rules are asked for a wave only once for each such pattern.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import permutations
from operator import or_
from typing import TypeAlias

from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.state.rotation import next_wave
from fatebox.games.weaver.state.terms import READING

Row: TypeAlias = tuple[int, ...]
TURNS = 3
TIED = 4
CARD = 3
"""`code & TURNS` half turns, `code & TIED` if there is a Knot to the right, `code >> CARD` the card."""
UNTIED = ~TIED

SPENT, LIVE, OPEN, CONQUERED = range(4)
"""A normal card of the row that may turn no more, or may; a Death card that has not turned yet, or has."""
NOBODY = "", SPENT, 0
"""The side of a card that is not there."""
PAIR, MOVED = 4, 12
"""The bits of a pattern: three pairs of neighbors, then the places that have just moved."""
FIRST, SECOND, THIRD, FOURTH = 1, 2, 4, 8
"""The places of a row, as bits."""
NO_GAPS = (0,)
"""No order of cards lacks anything: none of them is an open Death card."""


class Chains:
    """The tables for one pack."""

    def __init__(self, pack: WeaverPack) -> None:
        self._pack = pack
        codes = range(len(pack.suit) << CARD)
        self.nobody = len(codes)
        """Stands for a card that is not there yet."""
        self.state = [_state(pack, code) for code in codes] + [SPENT]
        left = [pack.left[code >> CARD][code & TURNS] for code in codes]
        right = [pack.right[code >> CARD][code & TURNS] for code in codes]
        sides = [(right[code], self.state[code], code & TIED) for code in codes]
        rows = {side: _touched(*side, left, self.state) for side in set(sides)}
        rows[NOBODY] = [0] * (len(codes) + 1)
        self.touch = [rows[side] for side in (*sides, NOBODY)]
        """`touch[a][b]`: 0 if nothing can come of these neighbors, else what they are."""
        shifted = {
            side: [[bits << PAIR * pair for bits in row] for pair in range(READING - 1)]
            for side, row in rows.items()
        }
        self._pairs = [[shifted[side][pair] for side in (*sides, NOBODY)] for pair in range(READING - 1)]
        """The same for the first two of four cards, for the second and the third, and for the last two."""
        self._waves: dict[int, int] = {}
        opens = [code for code in codes if self.state[code] == OPEN]
        self._partners = {code: _partners(pack, code, self.state) for code in opens}
        self._either_side = {
            code: [before | after << READING for before, after in zip(*sides, strict=True)]
            for code, sides in self._partners.items()
        }
        """The cards that can match each open Death card: 1 for one from the left, 16 from the right."""

    def lacks(self, cards: Row, length: int) -> Sequence[int]:
        """The gaps beside open Death cards that nothing can fill, by the orders in which four cards may lie.

        The first ones lie in a row of this length already. Gaps are bits as in `gaps`. Any card on a side
        counts as one that might match it, whichever face it may yet show (WEA-DTH.2): in truth an order may
        lack more, but never less.
        """
        a, b, c, d = cards
        either_side = self._either_side
        found: Sequence[int] = NO_GAPS
        for number, card in enumerate(cards):
            if card in either_side:
                sides = either_side[card]
                partners = sides[a] | sides[b] << 1 | sides[c] << 2 | sides[d] << 3
                gaps = _lacking(length, number, partners)
                found = gaps if found is NO_GAPS else list(map(or_, found, gaps))
        return found

    def gaps(self, row: Row) -> int:
        """The gaps of a full row, as bits, where nothing can match an open Death card (WEA-DTH.2).

        The first bit is the gap before the first card. Again this counts whichever face is upright.
        """
        partners, found = self._partners, 0
        for place, code in enumerate(row):
            if code in partners:
                left, right = partners[code]
                if not place or not left[row[place - 1]]:
                    found |= 1 << place
                if place == READING - 1 or not right[row[place + 1]]:
                    found |= 2 << place
        return found

    def turned(self, a: int, b: int, c: int, d: int, moved: int) -> tuple[int, int, int, int]:
        """The row after all turns that follow from the places that just moved (WEA-ROT.7)."""
        first, second, third = self._pairs
        waves = self._waves
        tied = (a | b | c) & TIED
        while True:
            pattern = first[a][b] + second[b][c] + third[c][d] + (moved << MOVED)
            try:
                wave = waves[pattern]
            except KeyError:
                wave = waves[pattern] = self._ask((a, b, c, d), moved)
            if not wave:
                return a, b, c, d
            if tied:
                a, b, c = _untied(a, b, c, wave)
            if wave & FIRST:
                a += 1
            if wave & SECOND:
                b += 1
            if wave & THIRD:
                c += 1
            if wave & FOURTH:
                d += 1
            moved = wave

    def _ask(self, row: Row, moved: int) -> int:
        """The next wave by the rules."""
        codes = [code for code in row if code != self.nobody]
        places = {place for place in range(READING) if moved >> place & 1}
        tied = [place for place, code in enumerate(codes) if code & TIED]
        turns = [code & TURNS for code in codes]
        wave = next_wave(self._pack, [code >> CARD for code in codes], turns, places, tied)
        return sum(1 << place for place in wave)


def _untied(a: int, b: int, c: int, turning: int) -> tuple[int, int, int]:
    """The first three cards of a row without the Knots on cards that turn (WEA-REL.14)."""
    if turning & (FIRST | SECOND):
        a &= UNTIED
    if turning & (SECOND | THIRD):
        b &= UNTIED
    if turning & (THIRD | FOURTH):
        c &= UNTIED
    return a, b, c


def _touched(right: str, state: int, tied: int, left: list[str], states: list[int]) -> list[int]:
    """The states of a card with this right side and of each possible neighbor, where they match."""
    found = [0] * len(states)
    for code, rune in enumerate(left):
        if state and states[code] and (tied or rune == right):  # WEA-ROT.10: a spent card has no effect
            found[code] = state << 2 | states[code]
    return found


def _partners(pack: WeaverPack, death: int, states: list[int]) -> tuple[bytes, bytes]:
    """The cards that can match an open Death card from the left, and from the right, whichever way up."""
    card = death >> CARD
    before, after = bytearray(len(states)), bytearray(len(states))
    for code in range(len(pack.suit) << CARD):
        if states[code]:  # WEA-ROT.10: a spent card has no effect
            before[code] = pack.left[card][0] in _yet(pack, pack.right, code) or code & TIED > 0
            after[code] = pack.right[card][0] in _yet(pack, pack.left, code) or death & TIED > 0
    return bytes(before), bytes(after)


def _yet(pack: WeaverPack, runes: list[tuple[str, ...]], code: int) -> tuple[str, ...]:
    """The runes that a card shows on one side now or after more turns, as long as it can match."""
    card, turns = code >> CARD, code & TURNS
    return runes[card][turns : 2 if pack.death[card] else TURNS]


@cache
def _lacking(length: int, death: int, partners: int) -> list[int]:
    """The gaps beside one of four cards that nothing can fill, in each order in which they may lie.

    The first ones lie in a row of this length already. `partners` are the cards, as bits, that could match
    it from the left, and four bits higher those from the right.
    """
    return [
        (0 if partners & left else gap) | (0 if partners & right else gap << 1)
        for gap, left, right in _orders(length, death)
    ]


@cache
def _orders(length: int, death: int) -> list[tuple[int, int, int]]:
    """The gap to the left of this card in each order, and the cards on either side, as bits of `partners`."""
    found = []
    for order in permutations(range(READING)):
        if [card for card in order if card < length] == [*range(length)]:
            place = order.index(death)
            left = sum(1 << card for card in order[:place])
            right = sum(1 << card for card in order[place + 1 :])
            found.append((1 << place, left, right << READING))
    return found


def _state(pack: WeaverPack, code: int) -> int:
    card, turns = code >> CARD, code & TURNS
    if pack.death[card]:
        return CONQUERED if turns else OPEN
    return LIVE if turns < TURNS else SPENT


@lru_cache(maxsize=8)
def chains_of(pack: WeaverPack) -> Chains:
    """The tables for a pack: many games are played with the same one."""
    return Chains(pack)
