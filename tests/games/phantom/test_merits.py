"""The ability of a Legend and the use of a recovery, in the words of a hint."""

from __future__ import annotations

import pytest

from fatebox.coach.reason import compare
from fatebox.games.phantom import GAME
from fatebox.kernel import Perspective, Rng
from fatebox.text.names import PackNames
from fatebox.text.speaker import Speaker

from .table import A, B, player, table


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


@pytest.mark.clause("PHA-REC.1")
def test_a_recovery_says_whom_it_is_for() -> None:
    """Given an exhausted card and an Injury, then each recovery names its own."""
    match = GAME.start("recovery", seats=1)
    match.answer(("legend", "phantom"))
    state = match.state
    player = state.players[0]
    card = player.deck[0]
    player.play, player.exhausted, player.injuries = [card], [card], player.injury_deck[:1]
    speaker = Speaker("en", GAME.package, PackNames(state.pack, viewer=0))
    names = [state.pack.name(card), state.pack.name(player.injuries[0])]
    said = [
        [speaker.say(each) for each in GAME.judgement.merits(state, 0, option)]
        for option in (("ready_all",), ("heal_all",))
    ]
    assert said == [[f"Readies {names[0]}."], [f"Heals {names[1]}."]]
    player.exhausted = []
    assert not GAME.judgement.merits(state, 0, ("ready_all",))


@pytest.mark.clause("PHA-REC.1", "PHA-GEN.6")
def test_a_hint_does_not_say_again_what_the_option_says() -> None:
    """Given Injuries to heal or resources to choose from, then the reasons do not repeat the label."""
    t = table(player("iron-fist", injuries="flesh-wound", exhausted="iron-fist"), at="recovery")
    said = compare(Perspective(t.match, A), ("heal_all",), ("ready_all",), Rng.from_seed(1))
    assert said.facts == ()
    t = table(player("uncle-dave"))
    t.do("activate", "uncle-dave", 0)
    said = compare(Perspective(t.match, A), t.options[0], t.options[1], Rng.from_seed(1))
    assert said.facts == ()


@pytest.mark.clause("PHA-COOP.1", "PHA-COM.5")
def test_fewer_wounds_are_no_reason_to_keep_a_card() -> None:
    """Given Iron Fist, which would defeat the Enemy of a partner, then its Wound is no reason to refuse."""
    t = table(player(resources="G", deck="old-jungle-saying"), player("iron-fist"), row="foe-3")
    t.do("combat")
    t.s.combat = 1
    t.use("iron-fist")
    assert t.prompt == "consent"
    seat = Perspective(t.match, B)
    refused = compare(seat, ("refuse",), ("allow",), Rng.from_seed(1), far=True)
    allowed = compare(seat, ("allow",), ("refuse",), Rng.from_seed(1), far=True)
    assert refused.facts == ()
    assert {fact.event.kind for fact in allowed.facts} >= {"defeated"}
