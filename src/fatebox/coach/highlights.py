"""The highlights of a game: the answers after which somebody's chance to win was another one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from .course import Chances

MOST = 3
LEAST = 0.08
"""A smaller swing of the chance is no highlight."""


class Highlight(NamedTuple):
    """A swing of the chance to win."""

    scene: int
    """Its place in the course: the answer that leads there made the swing."""
    seat: int
    """The seat whose chance changed most."""
    before: float
    after: float

    @property
    def swing(self) -> float:
        """The change of the chance, up or down."""
        return abs(self.after - self.before)


def highlights(course: Sequence[Chances], most: int = MOST) -> list[Highlight]:
    """The largest swings, in the order of the game; of equal ones, the earlier."""
    found = [
        max((Highlight(scene, seat, before[seat], after[seat]) for seat in range(len(after))), key=_size)
        for scene, (before, after) in enumerate(pairwise(course), start=1)
    ]
    large = sorted((each for each in found if each.swing >= LEAST), key=lambda each: -each.swing)
    return sorted(large[:most], key=lambda each: each.scene)


def _size(highlight: Highlight) -> tuple[float, bool]:
    """Keep the winner's side where one seat wins what another one loses."""
    return round(highlight.swing, 6), highlight.after > highlight.before
