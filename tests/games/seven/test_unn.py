"""SEV-UNN: the Unnamed as a player."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.kernel import OptionsError
from tests.games.seven.table import A, B, C, D, Table, hero, quest, start, table


def unnamed(*heroes: dict[str, Any], **given: Any) -> Table:
    """A game with the Unnamed, D, who is about to play a card."""
    return table(*(hero(**each) for each in heroes), **{"unnamed": True, "at": "unnamed", **given})


def plays(t: Table, card: str, on: int | None = None) -> None:
    """The Unnamed plays a card, on a hero."""
    t.do("unnamed", card)
    if on is not None:
        t.do("name", on)


# --- his place at the table ----------------------------------------------------------------------------


@pytest.mark.clause("SEV-UNN.1")
def test_he_has_no_hero_no_resources_no_place_in_the_order_and_fourteen_cards() -> None:
    t = start(4, unnamed_player=True)
    assert (len(t.s.players), sorted(t.s.order), t.s.seats) == (3, [A, B, C], 4)
    assert t.s.unnamed is not None
    assert (t.s.unnamed.seat, len(t.s.unnamed.hand)) == (D, 14)
    assert start(3).s.unnamed is None


@pytest.mark.clause("SEV-UNN.1")
def test_seven_at_the_table_are_six_heroes_and_the_unnamed() -> None:
    assert len(start(7, unnamed_player=True).s.players) == 6
    with pytest.raises(OptionsError, match="unnamed_player"):
        start(7)


@pytest.mark.clause("SEV-UNN.2")
def test_after_a_full_round_he_plays_one_card_or_none() -> None:
    """Whatever the heroes have done in it; then the next round begins, and he is asked again after it."""
    t = unnamed({"fame": 2}, {"fame": 2}, {}, at="step", tavern="ember-squire herb-wife", sin_deck="pride")
    t.do("recruit", "ember-squire")
    assert (t.asked, t.prompt) == (B, "step")
    t.passes(B, C)
    assert (t.asked, t.prompt) == (D, "unnamed")
    t.do("unnamed", "dark-omen")
    assert (t.asked, t.prompt, t.names(t.s.sin_discard)) == (A, "step", "pride")
    t.do("gifts", "ember-squire")
    t.passes(B, C)
    assert (t.asked, t.prompt, t.default) == (D, "unnamed", "pass")
    t.passes()
    assert (t.asked, t.prompt) == (A, "step")


@pytest.mark.clause("SEV-UNN.2")
def test_a_round_is_a_step_of_every_hero_in_the_order_of_play() -> None:
    t = unnamed({"gifts": "1 red"}, {}, {}, at="step", order=[C, A, B])
    t.passes(C)
    t.do("ability")
    while t.asked == A:
        t.answer(t.options[0])
    assert (t.asked, t.prompt) == (B, "step")
    t.passes(B)
    assert (t.asked, t.prompt) == (D, "unnamed")


@pytest.mark.clause("SEV-UNN.3")
def test_no_card_after_the_pass_that_ends_the_phase() -> None:
    """R56: C's pass is the third in a row and completes the round."""
    t = unnamed({}, {}, {}, at="step")
    t.passes(A, B, C)
    assert (t.s.turn, t.prompt, t.emitted("unnamed-card")) == (2, "step", [])


@pytest.mark.clause("SEV-UNN.3")
def test_no_card_after_the_action_that_finishes_the_row() -> None:
    rows = [[quest("the-broken-seal", "nn."), quest("the-great-hunt", "nnnnn")]]
    t = unnamed({}, {}, {"fame": 3, "elixirs": "dew-drop"}, at="step", rows=rows)
    t.passes(A, B)
    t.do("quest", "the-broken-seal", 2)
    asked = []
    while t.prompt not in ("instants.closing", "step"):
        asked.append(t.prompt)
        t.idles()
    assert "unnamed" not in asked
    assert t.prompt == "instants.closing"


@pytest.mark.clause("SEV-UNN.4")
def test_a_card_is_applied_at_once_and_not_held_again_before_all_were_played() -> None:
    t = unnamed({"gold": 2}, {}, {})
    plays(t, "tithe-of-gold", A)
    assert t.gold(A) == 0
    assert t.s.unnamed is not None
    assert (len(t.s.unnamed.hand), t.names(t.s.unnamed.discard)) == (13, "tithe-of-gold")


# --- demands -------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-UNN.5")
def test_who_can_fulfil_a_demand_must() -> None:
    """R57: with 2 gold there is no way to refuse, so nothing is even asked."""
    t = unnamed({}, {"gold": 2, "buildings": "salt-harbour"}, {}, sin_deck="pride")
    plays(t, "tithe-of-gold", B)
    assert (t.gold(B), t.sins(B), t.prompt) == (0, "", "step")


@pytest.mark.clause("SEV-UNN.5")
def test_instants_may_but_need_not_be_used() -> None:
    t = unnamed({}, {"gold": 1, "buildings": "salt-harbour"}, {})
    plays(t, "tithe-of-gold", B)
    assert t.offered == ["way 0", "refuse"]
    t.do("way", 0)
    assert (t.gold(B), t.buildings(B)) == (0, "")


@pytest.mark.clause("SEV-UNN.6", "SEV-UNN.8")
@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("tithe-of-gold", {"gold": 1}),
        ("tithe-of-glory", {"fame": 1}),
        ("withering", {"gifts": "1 red"}),
        ("siege", {"gold": 2, "buildings": "temple-of-snow"}),
    ],
)
def test_who_has_too_little_gives_nothing_and_takes_the_penalty(card: str, given: dict[str, Any]) -> None:
    """All or nothing (R57)."""
    t = unnamed({}, given, {}, sin_deck="pride", falling=True)
    plays(t, card, B)
    assert (t.asked, t.prompt, t.offered) == (B, "demand.penalty", ["penalty sin", "penalty corruption"])
    assert t.default == "penalty sin"
    t.do("penalty", "corruption")
    assert (t.player(B).corruption, t.sins(B)) == (1, "")
    assert (t.gold(B), t.fame(B), t.gifts(B)) == (
        given.get("gold", 0),
        given.get("fame", 0),
        given.get("gifts", ""),
    )


@pytest.mark.clause("SEV-UNN.7")
@pytest.mark.parametrize(
    ("falling", "deck", "sins", "corruption"),
    [(False, 5, 1, 0), (True, 0, 0, 1), (False, 0, 0, 0)],
)
def test_the_penalty_that_is_left(falling: bool, deck: int, sins: int, corruption: int) -> None:
    """R58."""
    t = unnamed({}, {}, {}, sin_deck=deck, falling=falling)
    plays(t, "tithe-of-gold", B)
    assert (len(t.player(B).sins), t.player(B).corruption, t.prompt) == (sins, corruption, "step")


@pytest.mark.clause("SEV-UNN.6", "SEV-COR.3")
def test_a_penalty_may_make_a_hero_fall() -> None:
    t = unnamed({}, {"corruption": 6}, {}, falling=True)
    plays(t, "tithe-of-gold", B)
    t.do("penalty", "corruption")
    assert (t.player(B).corrupted, t.emitted("fell")) == (True, [(B,)])


@pytest.mark.clause("SEV-UNN.9")
def test_only_good_heroes_are_named() -> None:
    """R59: B has fallen."""
    t = unnamed({}, {"corruption": 7}, {}, falling=True)
    t.do("unnamed", "tithe-of-gold")
    assert (t.asked, t.offered) == (D, ["name 0", "name 2"])


@pytest.mark.clause("SEV-UNN.9")
def test_each_hero_means_each_good_hero_in_the_order_of_play() -> None:
    each = {"gold": 1, "fame": 1}
    t = unnamed(each, {**each, "corruption": 7}, each, falling=True, order=[C, B, A])
    t.do("unnamed", "tax-of-tears")
    assert t.asked == C
    t.do("way", 0)
    assert t.asked == A
    t.do("way", 1)
    assert [(player.gold, player.fame) for player in t.s.players] == [(1, 0), (1, 1), (0, 1)]


# --- what else he may ----------------------------------------------------------------------------------


@pytest.mark.clause("SEV-UNN.11")
def test_he_has_no_say_but_for_his_cards_and_the_space_that_closes() -> None:
    """Given a row that is finished and a cataclysm that closes: of all questions only that one is his."""
    rows = [[quest("the-broken-seal", "AnB"), quest("the-great-hunt", "nnnnn")]]
    t = unnamed(
        {},
        {},
        {"elixirs": "dew-drop"},
        at="row.finished",
        rows=rows,
        cataclysm_deck="the-press-gang",
        tavern="ember-squire herb-wife pearl-diver",
    )
    asked = []
    while t.prompt != "instants.closing":
        asked.append((t.asked, t.prompt))
        t.idles()
    assert asked == [(A, "complete.quest"), (A, "draft"), (B, "draft"), (D, "cataclysm.close")]


@pytest.mark.clause("SEV-UNN.12", "SEV-END.5")
@pytest.mark.parametrize(("falling", "winners"), [(False, (D,)), (True, (A, D))])
def test_he_wins_by_cataclysms_together_with_the_corrupted_heroes(
    falling: bool, winners: tuple[int, ...]
) -> None:
    t = unnamed({"corruption": 7 if falling else 0}, {}, {}, at="step", falling=falling, cataclysms=14)
    t.all_pass()
    assert (t.result.outcome, t.result.winners) == ("unnamed", winners)


@pytest.mark.clause("SEV-UNN.12")
def test_he_shares_in_the_ending_with_all_corrupted() -> None:
    """R55: only the last to fall is excluded."""
    t = unnamed({"corruption": 7}, {"corruption": 6}, {"corruption": 7}, falling=True)
    plays(t, "tithe-of-gold")
    t.do("penalty", "corruption")
    assert (t.result.outcome, t.result.winners) == ("all_corrupted", (A, C, D))


@pytest.mark.clause("SEV-UNN.12")
def test_he_loses_when_a_hero_wins() -> None:
    t = unnamed({"might": 28, "sins": "pride"}, {}, {}, at="step", armour=7)
    t.plays("pride", 0)
    assert (t.result.winners, t.result.places) == ((A,), (1, 2, 2, 2))
