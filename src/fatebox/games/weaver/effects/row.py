"""Effects on the cards of the row: Slither, Sever and Knot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec

from fatebox.games.weaver.events import Tied
from fatebox.games.weaver.state.rotation import matched_sides, run_chain, touching_equal, turn

from .base import Effect, Prices, Target

if TYPE_CHECKING:
    from fatebox.games.weaver.state import WeaverState


class RotateCard(Effect, frozen=True, tag="rotate-card"):
    """A live normal card turns once."""

    clause: ClassVar[str] = "WEA-REL.12"

    def targets(self, s: WeaverState, cause: None = None) -> list[Target]:
        return [place for place in range(len(s.row)) if s.is_live(place)]

    def apply(self, s: WeaverState, target: Target) -> None:
        turn(s, {target})  # WEA-REL.10: a rotation in every respect
        run_chain(s, {target})

    def value(self, prices: Prices) -> float:
        return prices.slither


class Conquer(Effect, frozen=True, tag="conquer"):
    """An unconquered Death card with enough matched sides turns alone."""

    clause: ClassVar[str] = "WEA-REL.13"

    sides: Annotated[int, msgspec.Meta(ge=0, le=2)]

    def targets(self, s: WeaverState, cause: None = None) -> list[Target]:
        return [p for p in range(len(s.row)) if s.is_open_death(p) and matched_sides(s, p) >= self.sides]

    def apply(self, s: WeaverState, target: Target) -> None:
        turn(s, {target})
        run_chain(s, {target})

    def value(self, prices: Prices) -> float:
        return prices.sever


class KnotPair(Effect, frozen=True, tag="knot-pair"):
    """Two neighbors count as matching. The target is the place of the left one."""

    clause: ClassVar[str] = "WEA-REL.14"

    def targets(self, s: WeaverState, cause: None = None) -> list[Target]:
        return [left for left in range(len(s.row) - 1) if self._normal(s, left) or self._with_death(s, left)]

    def _normal(self, s: WeaverState, left: int) -> bool:
        return s.is_live(left) and s.is_live(left + 1)

    def _with_death(self, s: WeaverState, left: int) -> bool:
        pair = (left, left + 1)
        return (
            any(s.is_open_death(p) for p in pair)
            and not any(s.is_spent(p) for p in pair)
            and not touching_equal(s, left)
        )

    def apply(self, s: WeaverState, target: Target) -> None:
        if self._normal(s, target):
            pair = {target, target + 1}
            turn(s, pair)
            run_chain(s, pair)
        else:
            s.knots = [*s.knots, (s.row[target], s.row[target + 1])]
            s.emit(Tied, s.row[target], s.row[target + 1], clause=self.clause)
            run_chain(s, set())

    def value(self, prices: Prices) -> float:
        return prices.knot
