"""Gaining cards, Loot and Achievements (PHA-GAIN, PHA-LOOT, PHA-ACH)."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import A, B, Table, player, table

WOLF = "enraged-wolf"


def looted(enemy: str, top: str, adventure: str = "devil", rewarding: bool = True) -> Table:
    """An Enemy is defeated by a Wolf Call; this card is turned up for its Loot."""
    t = table(player("wolf-call", resources="G", deck=top), row=enemy, adventure=adventure,
              rewarding=rewarding)  # fmt: skip
    t.use("wolf-call")
    return t


@pytest.mark.clause("PHA-LOOT.1", "PHA-ACH.1")
def test_without_loot_and_achievements_nothing_is_turned_up() -> None:
    t = looted(WOLF, "bandar-warrior", rewarding=False)
    assert (t.prompt, t.discard(), t.emitted("loot")) == ("action", "", [])


@pytest.mark.clause("PHA-LOOT.2")
def test_the_card_turned_up_for_loot_goes_to_the_discard_pile() -> None:
    """R10; R3: Mystery brings no points in Story of Devil."""
    t = looted(WOLF, "phantoms-costume")
    assert t.emitted("loot")[0][2] == 0
    assert (t.discard(), t.deck()) == ("phantoms-costume", "")


@pytest.mark.clause("PHA-LOOT.2")
def test_a_deck_that_is_empty_is_made_anew_for_loot() -> None:
    t = table(player("wolf-call", resources="G", deck=0, discard="bandar-warrior"), row=WOLF, rewarding=True)
    t.use("wolf-call")
    assert (t.emitted("loot")[0][2], t.prompt) == (4, "loot")


@pytest.mark.clause("PHA-LOOT.2")
def test_an_enemy_without_a_column_leaves_nothing() -> None:
    """R69: no card is turned up either."""
    t = looted("poacher", "bandar-warrior")
    assert (t.resolved, t.deck(), t.emitted("loot")) == ("poacher", "bandar-warrior", [])


@pytest.mark.clause("PHA-LOOT.4", "PHA-LOOT.5")
def test_any_resource_is_the_gainers_choice() -> None:
    """R4: Bandar Warrior, S G: four points."""
    t = looted(WOLF, "bandar-warrior")
    t.do("loot", 1)
    assert t.offered == [f"gain {resource}" for resource in "GSMF"]
    t.do("gain", "F")
    assert t.resources() == "F"


@pytest.mark.clause("PHA-LOOT.4")
def test_a_lower_reward_may_be_chosen() -> None:
    """R70: the earned row first, then those above it, nothing included."""
    t = looted("captain-krall:7", "devil", "patrol")
    for _ in range(2):
        t.do("symbol", "S")
    assert (t.offered, t.default) == (["loot 2", "loot 0"], "loot 2"), "rows 1 and 2 give the same"
    t.do("loot", 0)
    assert (t.player().gained, t.prompt) == ([], "action")


@pytest.mark.clause("PHA-GAIN.2")
def test_a_card_that_somebody_owns_is_not_gained_again() -> None:
    t = table(player("wolf-call", resources="G", deck="bandar-warrior", discard="tight-grip"),
              player(hand="tight-grip"), row="satan:5", rewarding=True)  # fmt: skip
    t.use("wolf-call")
    t.do("loot", 1)
    t.do("gain_to", "hand")
    assert t.hand(A) == "tight-grip"
    assert "tight-grip" not in t.names(t.s.rewards).split(), "it was the last one"


@pytest.mark.clause("PHA-GAIN.3")
@pytest.mark.parametrize("where", ["hand", "deck", "discard"])
def test_the_gainer_chooses_where_the_card_goes(where: str) -> None:
    t = looted("satan:5", "bandar-warrior blank")
    t.do("loot", 1)
    assert t.default == "gain_to hand"
    t.do("gain_to", where)
    assert t.zone("tight-grip") == where
    if where == "deck":
        assert t.deck() == "tight-grip blank", "on top"


@pytest.mark.clause("PHA-GAIN.5")
def test_loot_is_for_who_defeated_the_enemy() -> None:
    """R45: the active player, also if a partner's card placed the Wound."""
    t = table(
        player(resources="G", deck="bandar-warrior"), player("wolf-call"), row="satan:5", rewarding=True
    )
    t.use("wolf-call")
    t.do("allow")
    assert (t.prompt, t.asked) == ("loot", A)


@pytest.mark.clause("PHA-GAIN.5")
def test_who_is_knocked_out_gains_by_lore_and_not_by_achievements() -> None:
    """R24: the card joins the collection by way of the Discard pile."""
    t = table(player("thunder"), player(out=True), mission="shots-in-the-misty-mountains", rewarding=True,
              tokens={"mission": {"Distance": 1}})  # fmt: skip
    t.use("thunder")
    t.to("action")
    assert (t.discard(B), t.player(B).gained, t.player(B).achieved) == ("wolf-wisdom", ["SD-30"], [])
    assert t.player(A).achieved


@pytest.mark.clause("PHA-ACH.2")
def test_a_criterion_is_met_once_in_a_play() -> None:
    """R72: three wolves in one turn are two or more, twice."""
    t = table(
        player("wolf-call wolf-call devil", resources="GG"), row=f"{WOLF} {WOLF} {WOLF}:1", rewarding=True
    )
    t.use("wolf-call")
    t.to("action")
    t.use("wolf-call")
    t.to("action")
    t.use("devil", 2)
    t.to("action")
    assert (t.row, len(t.emitted("achieved"))) == ("", 1)
    assert t.player().achieved == [2]
