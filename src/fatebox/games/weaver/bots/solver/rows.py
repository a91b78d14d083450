"""Rows as tuples of small numbers; the rules' own procedures turn their cards.

A number stands for one card of the row: the card itself, whether a Knot ties it to its right neighbor,
and the half turns it has made.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from fatebox.games.weaver.effects.round import SetHour
from fatebox.games.weaver.effects.vocabulary import AnyEffect
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.rotation import waves

Row: TypeAlias = tuple[int, ...]
TURNS = 3
TIED = 4
CARD = 3
"""`code & TURNS` half turns, `code & TIED` if there is a Knot to the right, `code >> CARD` the card."""


class Rows:
    """The rows that follow from cards played and abilities used; each answer is found only once."""

    def __init__(self, bench: WeaverState) -> None:
        self._bench = bench  # a state of our own, on whose row the effects of the rules are tried
        self.pack = pack = bench.pack
        codes = range(len(pack.suit) << CARD)
        self.left = [pack.left[code >> CARD][code & TURNS] for code in codes]
        self.right = [pack.right[code >> CARD][code & TURNS] for code in codes]
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
            places = range(len(row) + 1)
            found = self._plays[row, card] = tuple(self._played(row, card << CARD, p) for p in places)
        return found

    def endings(self, row: Row, card: int) -> list[Row]:
        """The full rows after this last card, without those that differ only in order: they pay the same."""
        new = card << CARD
        found, still = [], False
        for place in range(len(row) + 1):
            if self._matches(row, new, place):
                found.append(self._played(row, new, place))
            elif not still:
                found.append((*row, new))
                still = True
        return found

    def _matches(self, row: Row, new: int, place: int) -> bool:
        """Whether a new card would match a neighbor at this place; if not, nothing turns."""
        if place and self.right[row[place - 1]] == self.left[new]:
            return True
        return place < len(row) and self.right[new] == self.left[row[place]]

    def _played(self, row: Row, new: int, place: int) -> Row:
        if place:
            after = (*row[: place - 1], row[place - 1] & ~TIED, new, *row[place:])  # WEA-REL.14
        else:
            after = (new, *row)
        return self._settled(after, (place,)) if self._matches(row, new, place) else after

    def _settled(self, row: Row, moved: tuple[int, ...]) -> Row:
        codes = list(row)
        cards = [code >> CARD for code in codes]
        turns = [code & TURNS for code in codes]
        tied = [place for place, code in enumerate(codes) if code & TIED]
        for wave in waves(self.pack, cards, turns, moved, tied):
            for place in wave:
                codes[place] = (codes[place] & ~TIED) + 1
                if place:
                    codes[place - 1] &= ~TIED
        return tuple(codes)

    def uses(self, row: Row, effect: AnyEffect) -> tuple[tuple[int, Row], ...]:
        """The legal targets of an effect on the row, each with the row it leads to."""
        found = self._uses.get((row, effect))
        if found is None:
            self._lay(row)
            targets: Iterable[Any] = effect.targets(self._bench)
            found = self._uses[row, effect] = tuple((t, self._used(row, effect, t)) for t in targets)
        return found

    def hours(self, effect: SetHour, hour: str) -> list[str]:
        """The hours that may be named when it counts as this one (WEA-REL.15)."""
        self._bench.hour = hour
        return effect.targets(self._bench)

    def _used(self, row: Row, effect: AnyEffect, target: int) -> Row:
        self._lay(row)
        effect.apply(self._bench, target)
        return standing(self._bench)

    def _lay(self, row: Row) -> None:
        bench = self._bench
        bench.row = cards = [code >> CARD for code in row]  # type: ignore[assignment]
        bench.rots = [code & TURNS for code in row]
        bench.knots = [(cards[p], cards[p + 1]) for p, code in enumerate(row) if code & TIED]  # type: ignore[misc]


def standing(s: WeaverState) -> Row:
    """The row of a state."""
    tied = {left for left, _ in s.knots}  # a Knot ties a card to its right neighbor
    return tuple(
        card << CARD | (TIED if card in tied else 0) | turns
        for card, turns in zip(s.row, s.rots, strict=True)
    )
