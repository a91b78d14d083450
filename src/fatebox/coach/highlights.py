"""The highlights of a game: the answers that changed somebody's chance to win for good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import NamedTuple

from .course import Chances

MOST = 3
LEAST = 0.08
"""A smaller swing of the chance is no highlight."""
WHILE = 3
"""The positions before and after a swing that all have to bear it out: routine steps make it flicker."""


class Highlight(NamedTuple):
    """A swing of the chance to win."""

    scene: int
    """Its place in the course: the answer that leads there made the swing."""
    seat: int
    """The seat whose chance changed most."""
    before: float
    after: float
    lasting: float
    """The part of the swing that lasted, above 0."""

    @property
    def swing(self) -> float:
        """The change of the chance, up or down."""
        return abs(self.after - self.before)


def highlights(
    course: Sequence[Chances], most: int = MOST, *, told: Callable[[Highlight], bool] | None = None
) -> list[Highlight]:
    """The largest lasting swings that an event explains, in the order of the game; of equals, the earlier."""
    found = [
        max((swing_at(course, scene, seat) for seat in range(len(course[scene]))), key=_size)
        for scene in range(1, len(course))
    ]
    large = sorted((each for each in found if each.lasting >= LEAST), key=lambda each: -each.lasting)
    return sorted(islice(filter(told, large), most), key=lambda each: each.scene)


def swing_at(course: Sequence[Chances], scene: int, seat: int) -> Highlight:
    """The swing of a seat's chance at a place of the course."""
    earlier = [chances[seat] for chances in course[max(0, scene - WHILE) : scene]]
    later = [chances[seat] for chances in course[scene : scene + WHILE]]
    before, after = earlier[-1], later[0]
    rise, fall = min(later) - max(earlier), min(earlier) - max(later)
    return Highlight(scene, seat, before, after, max(0.0, rise if after > before else fall))


def _size(highlight: Highlight) -> tuple[float, bool]:
    """Keep the winner's side where one seat wins what another one loses."""
    return round(highlight.lasting, 6), highlight.after > highlight.before
