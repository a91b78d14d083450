"""The Destiny phase (PHA-DES)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.phantom.table import A, player, table

SHOTS = "shots-in-the-misty-mountains"


@pytest.mark.clause("PHA-DES.1")
@pytest.mark.parametrize(("row", "after"), [("", "foe-1"), ("foe-3 foe-2", "foe-3 foe-2 foe-1")])
def test_one_card_joins_the_row_at_its_right_end(row: str, after: str) -> None:
    t = table(row=row, destiny="foe-1 foe-4", at="destiny")
    assert (t.row, t.names(t.s.destiny)) == (after, "foe-4")


@pytest.mark.clause("PHA-DES.2")
def test_an_empty_destiny_deck_is_made_of_the_whole_resolved_pile() -> None:
    t = table(destiny=0, resolved="foe-1 foe-2 foe-3", at="destiny", chance={"destiny": ["foe-2"]})
    assert (t.row, t.resolved) == ("foe-2", "")
    assert sorted(t.names(t.s.destiny).split()) == ["foe-1", "foe-3"]


@pytest.mark.clause("PHA-DES.2")
def test_a_card_is_needed_only_when_one_is_revealed() -> None:
    """The last card of the deck is revealed; the deck stays empty until the next one is needed."""
    t = table(destiny="foe-1", resolved="foe-2", at="destiny")
    assert (t.row, t.s.destiny, t.resolved) == ("foe-1", [], "foe-2")


@pytest.mark.clause("PHA-DES.2")
def test_with_both_piles_empty_nothing_is_revealed() -> None:
    """R30: the phase goes on."""
    t = table(destiny=0, row="foe-1", at="destiny")
    assert (t.row, t.prompt, t.emitted("revealed")) == ("foe-1", "action", [])


@pytest.mark.clause("PHA-DES.2")
def test_double_sided_cards_are_not_shuffled_into_the_destiny_deck() -> None:
    """R38, R39: they go to the box; Set aside copies that were defeated come again."""
    t = table(destiny=0, resolved="satan enraged-wolf", at="destiny")
    assert (t.row, t.s.destiny, t.zone("satan")) == ("enraged-wolf", [], "box")


@pytest.mark.clause("PHA-DES.3")
def test_the_row_is_followed_from_left_to_right() -> None:
    """Each card once, those that join in this phase included (R31)."""
    t = table(player(resources="GGGG", deck="talking-drums"), row="rockslide obstacle-wall doubting-elder",
              destiny="ambush-on-the-bank rifle-shot", at="destiny")  # fmt: skip
    assert t.row == "rockslide obstacle-wall doubting-elder"
    assert t.names(t.s.resolved) == "rifle-shot ambush-on-the-bank"
    assert t.resources() == "GG", "three times one was lost, then the Cardcheck gave one"


@pytest.mark.clause("PHA-DES.3")
def test_a_card_that_leaves_before_it_is_reached_is_not_followed() -> None:
    """R31: here Turncoat puts another Event away."""
    given: dict[str, Any] = {"row": "turncoat rockslide", "adventure": "year_one", "at": "row"}
    puts_away = "year_one.y1-turncoat.abilities.0.effects.0.of='event & other'"
    t = table(player(resources="GG"), changes=[puts_away], **given)
    assert (t.row, t.resolved, t.resources()) == ("turncoat", "rockslide", "GG")
    assert table(player(resources="GG"), **given).resources() == "G"


@pytest.mark.clause("PHA-DES.3")
def test_no_card_is_followed_twice_in_one_phase() -> None:
    """R31: an Ambush is resolved, comes back to the row and has had its part."""
    t = table(player(resources="GGG"), destiny="ambush-on-the-bank making-the-best-of-the-situation",
              at="destiny")  # fmt: skip
    assert (t.row, t.resources()) == ("ambush-on-the-bank", "GG")


@pytest.mark.clause("PHA-DES.5")
def test_enemies_do_nothing_in_this_phase() -> None:
    t = table(player("campfire", resources="GG"), row="poacher python camp-bully river-thug rama",
              destiny="knife-in-the-dark", at="destiny")  # fmt: skip
    assert (t.damage(), t.resources(), t.play_area(), t.emitted("attack")) == (0, "GG", "campfire", [])


@pytest.mark.clause("PHA-DES.5")
def test_an_enemy_whose_text_says_so_acts() -> None:
    t = table(row="captain-krall", destiny="foe-1 foe-2 foe-3", at="destiny", adventure="patrol")
    assert t.row == "captain-krall foe-1 foe-2", "no Common Smuggler was there: he revealed one more"


@pytest.mark.clause("PHA-DES.6")
def test_a_reveal_in_this_phase_waits_for_its_place() -> None:
    """R34: what lies between is followed first."""
    t = table(player(resources="GGG"), row="captain-krall rockslide", destiny="foe-1 night-march",
              at="destiny", adventure="patrol")  # fmt: skip
    assert t.row == "captain-krall rockslide foe-1 night-march", "Captain Krall has revealed the Night March"
    assert (t.prompt, t.resources()) == ("effect_option", "GG"), "it comes after the Rockslide"


@pytest.mark.clause("PHA-DES.6")
def test_a_reveal_at_any_other_time_is_followed_at_once() -> None:
    """R34: text and type line."""
    reveals = 'phantom.ph-skull-cave.abilities.0.effects=[{do="reveal"}]'
    t = table(player("skull-cave", resources="GG"), destiny="ambush-on-the-bank rockslide", changes=[reveals])
    t.use("skull-cave")
    assert (t.row, t.resolved, t.resources()) == ("rockslide", "ambush-on-the-bank", "")


@pytest.mark.clause("PHA-DES.7", "PHA-DES.9")
def test_resolved_cards_lie_face_up() -> None:
    t = table(destiny="calm", resolved="poacher", at="destiny")
    assert t.resolved == "calm poacher", "the latest on top"
    for eye in (A, None):
        shown = t.match.view(eye)["table"]["resolved"]
        assert shown == [int(card) for card in t.s.resolved]


@pytest.mark.clause("PHA-DES.8")
def test_a_card_that_stays_is_followed_again_in_each_destiny_phase() -> None:
    t = table(player(resources="GGGG"), row="rockslide", at="destiny")
    assert t.resources() == "GGG"
    t.to_turn(4)
    t.to("action")
    assert (t.row, t.resources()) == ("rockslide", "GG")


@pytest.mark.clause("PHA-DES.2")
def test_the_missions_text_for_an_empty_deck_is_followed_each_time_a_card_is_needed() -> None:
    """R29: also if the Resolved pile is empty, too."""
    t = table(mission=SHOTS, tokens={"mission": {"Distance": 3}}, destiny=0, at="destiny")
    assert (t.tokens("Time"), t.row, t.prompt) == (1, "", "action")


@pytest.mark.clause("PHA-DES.2")
def test_a_lore_card_that_the_empty_deck_leads_to_is_read_before_the_reveal() -> None:
    """R29: the reveal takes the top card of the deck that it has filled."""
    reads = "devil.sd-shots-in-the-misty-mountains.abilities.3.effects=[{do='read_lore', lore=2}]"
    t = table(mission=SHOTS, tokens={"mission": {"Distance": 3}}, destiny=0, resolved="python", at="destiny",
              changes=[reads], chance={"destiny": ["python cold-rain"]})  # fmt: skip
    assert (t.s.path, t.row, t.resolved) == ([2], "python", "")
    assert t.names(t.s.destiny[:1]) == "cold-rain"


@pytest.mark.clause("PHA-DES.2", "PHA-MIS.3")
def test_a_clock_that_runs_out_with_the_deck_is_looked_at_after_the_reveal() -> None:
    """R89."""
    t = table(mission=SHOTS, tokens={"mission": {"Distance": 3, "Time": 2}}, destiny=0, resolved="foe-1",
              at="destiny")  # fmt: skip
    kinds = [event.kind for event in t.events if event.kind in ("revealed", "lore")]
    assert kinds == ["revealed", "lore"]


@pytest.mark.clause("PHA-CARD.5", "PHA-DES.3")
def test_text_works_from_the_moment_a_card_lies_on_the_row() -> None:
    """R36, R37: two Weather cards apply until the newer one is followed; Night March comes before it."""
    t = table(player(resources="GG"), row="mountain-fog night-march", destiny="cold-rain", at="destiny")
    assert (t.prompt, t.row, t.limits()) == ("effect_option", "mountain-fog night-march cold-rain", (3, 2))
    t.do("option", 1)
    assert (t.row, t.resolved) == ("night-march cold-rain", "mountain-fog")
