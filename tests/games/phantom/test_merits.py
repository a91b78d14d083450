"""The ability of a Legend, in the words of a hint."""

from __future__ import annotations

import pytest

from fatebox.games.phantom import GAME
from fatebox.text.names import PackNames
from fatebox.text.speaker import Speaker


@pytest.mark.clause("PHA-GEN.2")
@pytest.mark.parametrize(
    ("legend", "said"),
    [
        ("phantom", "Spend a Mystery when a Common Enemy attacks you: cancel that attack."),
        ("diana", "Spend an Inner fire in combat: +1 Combat value."),
    ],
)
def test_a_legend_says_what_its_board_does(legend: str, said: str) -> None:
    """Given the choice of a Legend, then a hint says the ability of its board."""
    match = GAME.start("legends", seats=2)
    speaker = Speaker("en", GAME.package, PackNames(match.state.pack, viewer=0))
    assert [speaker.say(each) for each in GAME.judgement.merits(match.state, 0, ("legend", legend))] == [said]
    assert not GAME.judgement.merits(match.state, 0, ("end",))
