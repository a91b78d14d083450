"""Copies of the table share what never changes, such as quests: nothing that is played changes them."""

from __future__ import annotations

import pytest

from .screens import GAMES, positions


@pytest.mark.parametrize("which", range(len(GAMES)))
def test_no_answer_changes_a_copy_of_the_table(which: int) -> None:
    """Whatever moves a marker, a treasure or a card for sale has to put a changed piece in its place."""
    kept, changed = None, set[int]()
    for match in positions(which):
        if kept is not None:
            copy, data = kept
            assert copy.to_data() == data
            for row, laid in zip(copy.rows, match.state.rows, strict=True):
                changed.update(quest.card for quest in row if all(quest is not other for other in laid))
        copy = match.state.copy()
        kept = copy, copy.to_data()
    assert len(changed) > 3
