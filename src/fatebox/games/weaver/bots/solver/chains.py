"""Chains of turns by table: what a play or an ability sets off, without a look at the cards themselves.

A chain hangs on a few things alone: which neighbors touch with the same rune, and what each of them is. So
the rules are asked for a wave only once for each such pattern.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
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
PAIR, MOVED = 4, 12
"""The bits of a pattern: three pairs of neighbors, then the places that have just moved."""
FIRST, SECOND, THIRD, FOURTH = 1, 2, 4, 8
"""The places of a row, as bits."""


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
        self.touch = [*(rows[side] for side in sides), bytes(len(codes) + 1)]
        """`touch[a][b]`: 0 if nothing can come of these neighbors, else what they are."""
        self._waves: dict[int, int] = {}
        opens = [code for code in codes if self.state[code] == OPEN]
        self._partners = {code: _partners(pack, code, self.state) for code in opens}

    def lone_deaths(self, codes: Sequence[int]) -> int:
        """The number of open Death cards among these that no two of the others can match (WEA-DTH.2).

        They count whichever face is upright, so this may miss some. With a Knot in the row it says none.
        """
        if any(code & TIED for code in codes):
            return 0
        return sum([code in self._partners and self._is_lone(code, codes) for code in codes])

    def _is_lone(self, death: int, codes: Sequence[int]) -> bool:
        left, right = self._partners[death]
        before = {code for code in codes if left[code] and code != death}
        after = {code for code in codes if right[code] and code != death}
        return not before or not after or len(before | after) == 1

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
        touch, waves = self.touch, self._waves
        while True:
            pattern = touch[a][b] | touch[b][c] << PAIR | touch[c][d] << 2 * PAIR | moved << MOVED
            wave = waves.get(pattern)
            if wave is None:
                wave = waves[pattern] = self._ask((a, b, c, d), moved)
            if not wave:
                return a, b, c, d
            if (a | b | c) & TIED:
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


def _touched(right: str, state: int, tied: int, left: list[str], states: list[int]) -> bytes:
    """The states of a card with this right side and of each possible neighbor, where they match."""
    found = bytearray(len(states))
    for code, rune in enumerate(left):
        if state and states[code] and (tied or rune == right):  # WEA-ROT.10: a spent card has no effect
            found[code] = state << 2 | states[code]
    return bytes(found)


def _partners(pack: WeaverPack, death: int, states: list[int]) -> tuple[bytes, bytes]:
    """The cards that can match an open Death card from the left, and from the right, whichever way up."""
    card = death >> CARD
    before, after = bytearray(len(states)), bytearray(len(states))
    for code in range(len(pack.suit) << CARD):
        if states[code]:  # WEA-ROT.10: a spent card has no effect
            before[code] = pack.left[card][0] in pack.right[code >> CARD] or code & TIED > 0
            after[code] = pack.right[card][0] in pack.left[code >> CARD] or death & TIED > 0
    return bytes(before), bytes(after)


def _state(pack: WeaverPack, code: int) -> int:
    card, turns = code >> CARD, code & TURNS
    if pack.death[card]:
        return CONQUERED if turns else OPEN
    return LIVE if turns < TURNS else SPENT


@lru_cache(maxsize=8)
def chains_of(pack: WeaverPack) -> Chains:
    """The tables for a pack: many games are played with the same one."""
    return Chains(pack)
