"""Pieces that never change are shared by copies of a table."""

from __future__ import annotations

from typing import ClassVar

from fatebox.kernel import Card, InHand, Plain, field


class Stone(Plain):
    """A piece that is replaced when it changes."""

    unchanging: ClassVar[bool] = True
    marks: InHand = field(default_factory=list)


class Wall(Plain):
    """A row of such pieces."""

    seat: int
    stones: list[Stone]


def test_pieces_that_never_change_are_shared_by_copies_unless_cards_are_exchanged() -> None:
    wall = Wall(seat=0, stones=[Stone(marks=[Card(1)]), Stone()])
    copy = wall.copy()
    assert copy.stones == wall.stones
    assert copy.stones is not wall.stones
    assert all(new is old for new, old in zip(copy.stones, wall.stones, strict=True))

    changed = copy.stones[0] = copy.stones[0].copy()
    changed.marks.append(Card(2))
    assert wall.stones[0].marks == [Card(1)]

    swapped = wall.relabelled({Card(1): Card(3)})
    assert (swapped.stones[0].marks, wall.stones[0].marks) == ([Card(3)], [Card(1)])
