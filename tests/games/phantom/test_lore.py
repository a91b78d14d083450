"""Lore cards and the Adventure deck (PHA-LORE)."""

from __future__ import annotations

import pytest

from fatebox.games.phantom import GAME
from fatebox.kernel import ContentError, DataError
from tests.games.phantom.table import A, player, start, table

SHOTS = "shots-in-the-misty-mountains"
CUB = "a-cub-called-little-devil"
GHOST = "the-ghost-still-walks"


@pytest.mark.clause("PHA-LORE.3")
def test_a_lore_card_takes_the_next_cards_of_the_adventure_deck() -> None:
    """Lore I calls for 2 to 15; Lore II (16) and what follows lie untouched."""
    t = start(legend="phantom")
    left = [t.s.pack.numbers[card] for card in t.s.story]
    assert left == [4, 6, *range(16, 55)], "in solo play the second copies are not called for (R21)"


@pytest.mark.clause("PHA-LORE.3")
@pytest.mark.parametrize("range_", ["[7, 16]", "[1, 15]"])
def test_a_lore_card_names_only_cards_between_itself_and_the_next(range_: str) -> None:
    with pytest.raises(ContentError, match="is not between this Lore card and the next one"):
        GAME.pack([f"devil.sd-lore-i.steps.3.range={range_}"])


@pytest.mark.clause("PHA-LORE.3", "PHA-LORE.1")
def test_the_next_lore_card_is_not_read_early() -> None:
    t = table(player("thunder", resources="GG"), mission=SHOTS, tokens={"mission": {"Distance": 2}})
    t.use(SHOTS, 1)
    assert (t.s.path, t.zone("lore-ii"), t.tokens("Distance")) == ([], "story", 1)
    t.use("thunder")
    assert (t.s.path, t.zone("lore-ii")) == ([2], "box")


@pytest.mark.clause("PHA-LORE.2")
def test_cards_before_a_lore_card_leave_the_game() -> None:
    """Story of Devil, lost in the first Mission: all that Lore II to V would bring is passed over."""
    t = table(mission=SHOTS, tokens={"mission": {"Distance": 6, "Time": 2}}, destiny=0, at="destiny")
    assert (t.s.path, t.result.outcome) == ([6], "loss")
    assert t.s.story == []
    assert {"lore-ii", "lore-v", "satan", "wolf-wisdom"} <= set(t.names(t.s.unseen).split())


@pytest.mark.clause("PHA-LORE.2")
def test_a_lore_card_that_is_not_in_the_adventure_deck_is_an_error_and_no_endless_search() -> None:
    """A position laid by hand: the Mission is reached, but its Lore card lies elsewhere."""
    with pytest.raises(
        DataError, match="story: Lore II is to be read, but sd-lore-ii is not in the Adventure"
    ):
        table(mission=SHOTS, tokens={"mission": {"Distance": 0}}, resolved="lore-ii", at="destiny")
    with pytest.raises(DataError, match=r"numbers: expected \d+, one for each card in story; got \d+"):
        table(mission=SHOTS, tokens={"mission": {"Distance": 0}}, at="destiny", numbers=[1])


@pytest.mark.clause("PHA-LORE.4")
def test_row_and_tokens_stay_when_a_lore_card_is_read() -> None:
    """Lore IV of Story of Devil says nothing of Destiny deck and Resolved pile either."""
    t = table(player(resources="S", deck="colt-45"), mission="the-killers-kennel", destiny="poacher trapper",
              row="python:2 colonel-bagshot:4", resolved="rockslide")  # fmt: skip
    t.fight(colonel_bagshot=3)
    assert t.s.path == [4]
    assert t.row == "python:2 satan"
    assert (t.names(t.s.destiny), t.resolved) == ("poacher trapper", "colonel-bagshot rockslide")


@pytest.mark.clause("PHA-LORE.5")
def test_play_goes_on_in_the_same_turn_and_phase() -> None:
    t = table(player("thunder", hand="campfire", resources="S"), mission=SHOTS,
              tokens={"mission": {"Distance": 1}}, row="foe-3")  # fmt: skip
    t.use("thunder")
    assert (t.s.path, t.prompt, t.s.turn, t.s.phase) == ([2], "action", 3, "adventure")
    assert t.offers("combat")
    assert t.offers("discard", "campfire")


@pytest.mark.clause("PHA-LORE.5")
def test_the_rest_of_a_destiny_phase_goes_on_under_the_new_mission() -> None:
    """R25: A Quiet Evening completes the training; what lies to its right is followed after Lore III."""
    t = table(player(resources="GG"), mission=CUB, beside="little-devil", row="a-quiet-evening rockslide",
              tokens={"little-devil": {"Training": 3}}, at="row")  # fmt: skip
    assert t.row == "a-quiet-evening rockslide hunters-camp fang-the-stolen-brother"
    assert (t.s.path, t.resources(), t.prompt) == ([3], "G", "action")
    kinds = [event.kind for event in t.events]
    assert kinds.index("lore") < kinds.index("resources")


@pytest.mark.clause("PHA-LORE.5")
def test_the_rest_of_a_fate_phase_goes_on_under_the_new_mission() -> None:
    """R25: Fearsome Reputation fells the first attacker, which completes the Mission; the second attacks."""
    t = table(player("fearsome-reputation"), mission=GHOST, adventure="year_one", at="fate",
              tokens={"mission": {"Fear": 7}}, row="foe-1 foe-4")  # fmt: skip
    t.do("activate", "fearsome-reputation")
    t.do("read", 3)
    assert (t.s.path, t.damage()) == ([2, 3], 1)
    assert t.emitted("attack")[-1] == (t.find("foe-4"), A)


@pytest.mark.clause("PHA-LORE.8")
def test_objectives_come_into_play_only_by_a_lore_card_or_what_it_made_active() -> None:
    """Colonel Bagshot is kept at hand by Lore III and placed by its Mission."""
    t = table(player(resources="SSSS"), row="hunters-camp", mission="the-killers-kennel",
              at_hand="colonel-bagshot")  # fmt: skip
    assert (t.zone("colonel-bagshot"), t.zone("satan")) == ("at_hand", "story")
    t.use("hunters-camp")
    assert t.zone("colonel-bagshot") == "at_hand"
    t.use("hunters-camp")
    assert (t.row, t.zone("hunters-camp"), t.zone("satan")) == ("colonel-bagshot", "box", "story")


@pytest.mark.clause("PHA-LORE.1")
def test_a_choice_of_the_way_is_the_active_players() -> None:
    """R20; the Lore card that was not chosen is passed over, or still to come."""
    t = table(player(), player(resources="SSS"), adventure="year_one", mission=GHOST, active=1,
              tokens={"mission": {"Fear": 10}})  # fmt: skip
    t.use(GHOST, 1)
    assert (t.prompt, t.asked, t.offered) == ("lore_branch", 1, ["read 3", "read 4"])
    t.do("read", 4)
    assert (t.s.path, t.zone("lore-iii"), t.names(t.s.missions)) == ([2, 4], "unseen", "the-pirates-wake")


@pytest.mark.clause("PHA-LORE.6")
def test_tokens_of_what_leaves_play_go_to_the_supply() -> None:
    """R27: of the replaced Mission, and of the Objective that returns to the box."""
    t = table(player(resources="SG"), mission=CUB, beside="little-devil",
              tokens={"little-devil": {"Training": 3, "Harm": 2}, "mission": {"Time": 1}})  # fmt: skip
    t.use(CUB, 1)
    assert (t.s.path, t.s.tokens) == ([3], {})
