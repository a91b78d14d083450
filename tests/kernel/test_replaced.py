"""Lists that rules replace and never change in place."""

from __future__ import annotations

from fatebox.kernel import Card, FaceUp, Plain, Replaced, field


class Table(Plain):
    """A pile that is changed, and one that is replaced."""

    hand: FaceUp = field(default_factory=list)
    spent: Replaced[FaceUp] = field(default_factory=list)


def test_copies_share_lists_that_are_replaced() -> None:
    table = Table(hand=[Card(1)], spent=[Card(2)])
    copy = table.copy()
    assert copy == table
    assert copy.spent is table.spent
    assert copy.hand is not table.hand


def test_cards_are_exchanged_in_a_list_of_its_own() -> None:
    table = Table(hand=[Card(1)], spent=[Card(2)])
    assert table.relabelled({Card(1): Card(2), Card(2): Card(1)}) == Table(hand=[Card(2)], spent=[Card(1)])
    assert table.spent == [Card(2)]
