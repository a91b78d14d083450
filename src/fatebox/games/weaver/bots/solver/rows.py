"""Rows as tuples of small numbers, and what plays and abilities make of them.

A number stands for one card of the row: the card itself, whether a Knot ties it to its right neighbor,
and the half turns it has made.
"""

from __future__ import annotations

from collections.abc import Iterator

from fatebox.games.weaver.effects.round import SetHour
from fatebox.games.weaver.effects.row import Conquer, KnotPair, RotateCard
from fatebox.games.weaver.effects.vocabulary import AnyEffect
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import READING

from .chains import CARD, FIRST, FOURTH, LIVE, OPEN, SECOND, SPENT, THIRD, TIED, UNTIED, Row, chains_of

TURNING = (RotateCard, Conquer, KnotPair)
"""The effects that turn cards of the row."""


class Rows:
    """The rows that follow from cards played and abilities used; each answer is found only once."""

    def __init__(self, bench: WeaverState) -> None:
        self._bench = bench  # a state of our own, which effects are asked about
        self.chains = chains_of(bench.pack)
        self._plays: dict[tuple[Row, int], tuple[Row, ...]] = {}
        self._uses: dict[tuple[Row, AnyEffect], tuple[tuple[int, Row], ...]] = {}

    def forget(self) -> None:
        """Drop the answers for an earlier reading: its cards do not come back."""
        self._plays.clear()
        self._uses.clear()

    def plays(self, row: Row, card: int) -> tuple[Row, ...]:
        """The rows after this card is played, by place (WEA-GEO.2, WEA-REA.2)."""
        found = self._plays.get((row, card))
        if found is None:
            found = self._plays[row, card] = self._played(row, card << CARD)
        return found

    def _played(self, row: Row, new: int) -> tuple[Row, ...]:
        touch, turned = self.chains.touch, self.chains.turned
        length, right = len(row), touch[new]
        a, b, c = (*row, *(self.chains.nobody,) * (READING - 1 - length))
        rows: list[Row] = [turned(new, a, b, c, FIRST) if right[a] else (new, a, b, c)]
        if length > 0:  # WEA-REL.14: a Knot ends where a card comes between
            left = a & UNTIED
            touches = touch[left][new] or right[b]
            rows.append(turned(left, new, b, c, SECOND) if touches else (left, new, b, c))
        if length > 1:
            left = b & UNTIED
            touches = touch[left][new] or right[c]
            rows.append(turned(a, left, new, c, THIRD) if touches else (a, left, new, c))
        if length > 2:
            left = c & UNTIED
            rows.append(turned(a, b, left, new, FOURTH) if touch[left][new] else (a, b, left, new))
            return tuple(rows)
        return tuple([after[: length + 1] for after in rows])

    def _settled(self, row: Row, moved: int) -> Row:
        length = len(row)
        a, b, c, d = (*row, *(self.chains.nobody,) * (4 - length))
        return self.chains.turned(a, b, c, d, moved)[:length]

    def uses(self, row: Row, effect: AnyEffect) -> tuple[tuple[int, Row], ...]:
        """The legal targets of an effect on the row, each with the row it leads to."""
        found = self._uses.get((row, effect))
        if found is None:
            if isinstance(effect, RotateCard):
                used = self._slithers(row)
            elif isinstance(effect, Conquer):
                used = self._severs(row, effect.sides)
            else:
                used = self._knots(row)
            found = self._uses[row, effect] = tuple(used)
        return found

    def _slithers(self, row: Row) -> Iterator[tuple[int, Row]]:
        """A live normal card turns (WEA-REL.12)."""
        for place, code in enumerate(row):
            if self.chains.state[code] == LIVE:
                yield place, self._turned(row, 1 << place)

    def _severs(self, row: Row, sides: int) -> Iterator[tuple[int, Row]]:
        """An open Death card with enough matched sides turns (WEA-REL.13)."""
        touch, last = self.chains.touch, len(row) - 1
        for place, code in enumerate(row):
            if self.chains.state[code] == OPEN:
                left = place > 0 and touch[row[place - 1]][code] > 0
                right = place < last and touch[code][row[place + 1]] > 0
                if left + right >= sides:
                    yield place, self._turned(row, 1 << place)

    def _knots(self, row: Row) -> Iterator[tuple[int, Row]]:
        """Two neighbors count as matching: normal cards turn, a Death card is tied (WEA-REL.14)."""
        state, touch = self.chains.state, self.chains.touch
        for place in range(len(row) - 1):
            a, b = row[place], row[place + 1]
            pair = state[a], state[b]
            if pair == (LIVE, LIVE):
                yield place, self._turned(row, 0b11 << place)
            elif OPEN in pair and SPENT not in pair and not touch[a][b]:
                yield place, self._settled((*row[:place], a | TIED, *row[place + 1 :]), 0)

    def _turned(self, row: Row, places: int) -> Row:
        """The row after cards turn by an ability, with all that follows (WEA-REL.10)."""
        codes = [
            (code & UNTIED if places >> place & 0b11 else code) + (places >> place & 1)
            for place, code in enumerate(row)
        ]
        return self._settled(tuple(codes), places)

    def hours(self, effect: SetHour, hour: str) -> list[str]:
        """The hours that may be named when it counts as this one (WEA-REL.15)."""
        self._bench.hour = hour
        return effect.targets(self._bench)


def standing(s: WeaverState) -> Row:
    """The row of a state."""
    tied = {left for left, _ in s.knots}  # a Knot ties a card to its right neighbor
    return tuple(
        card << CARD | (TIED if card in tied else 0) | turns
        for card, turns in zip(s.row, s.rots, strict=True)
    )
