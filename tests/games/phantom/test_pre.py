"""The Preparation phase (PHA-PRE)."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import player, table


@pytest.mark.clause("PHA-PRE.1")
@pytest.mark.parametrize(("hand", "after"), [(0, 3), (1, 3), (3, 3), (5, 5)])
def test_cards_are_drawn_up_to_the_hand_limit(hand: int, after: int) -> None:
    t = table(player(hand=hand, deck=10), at="preparation")
    assert len(t.player().hand) == after


@pytest.mark.clause("PHA-PRE.2")
def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    """Cards that must be drawn, one after the other."""
    t = table(player(deck="guran", discard="colt-45 campfire talking-drums"), at="preparation",
              chance={"phantom deck": ["campfire talking-drums"]})  # fmt: skip
    assert (t.hand(), t.deck(), t.discard()) == ("guran campfire talking-drums", "colt-45", "")


@pytest.mark.clause("PHA-PRE.2")
def test_a_deck_that_is_not_needed_stays_empty() -> None:
    t = table(player(deck="guran blank blank", discard="campfire"), at="preparation")
    assert (t.hand(), t.deck(), t.discard()) == ("guran blank blank", "", "campfire")


@pytest.mark.clause("PHA-PRE.2")
def test_with_both_empty_drawing_stops() -> None:
    t = table(player(deck="guran"), at="preparation")
    assert (t.hand(), t.prompt) == ("guran", "action")


@pytest.mark.clause("PHA-PRE.3")
def test_other_effects_take_the_hand_above_its_limit() -> None:
    t = table(player(hand=3, resources="MM"))
    t.use("board", 1)
    assert len(t.player().hand) == 4
    t.end()
    t.do("done")
    t.to("action")
    assert len(t.player().hand) == 4, "nothing is drawn, and nothing has to be discarded"
