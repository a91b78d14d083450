"""Sense: what a beginner would see is wrong is done at no level, in no game."""

from __future__ import annotations

import os
from typing import Any

import pytest

from fatebox.games import load_game
from fatebox.games.fantos.effects.aims import TARGET
from fatebox.games.fantos.effects.base import Aiming
from fatebox.games.fantos.effects.cards import Attach
from fatebox.games.fantos.effects.tasks import Disable, ForceTask
from fatebox.games.fantos.rules.action import CHOOSE
from fatebox.games.fantos.rules.items import PAYER
from fatebox.games.fantos.rules.negotiation import ANSWER, COMPOSE
from fatebox.games.fantos.rules.war import DAMAGE
from fatebox.games.fantos.state.pieces import Offer, Timer
from fatebox.games.fantos.state.terms import TASKED
from fatebox.games.phantom.rules.adventure import ACTION, END
from fatebox.games.phantom.rules.combat import needed
from fatebox.games.seven.effects.choices import CORRUPTION, PENALTY, SIN
from fatebox.games.seven.effects.lasting import BonusGift
from fatebox.games.seven.rules.turn import STEP
from fatebox.games.seven.state.terms import OPEN
from fatebox.kernel import PASS, Card, Decision, Game, Group, Option
from tests.bots.follies import FOLLIES, phantom
from tests.bots.positions import answers

POSITIONS = int(os.environ.get("SENSE_POSITIONS", "400"))
"""Positions of each game and level; the long test looks at thousands (docs/sense.md)."""
QUICK = {
    "fantos": ("easy", "normal", "hard"),
    "seven": ("easy", "normal", "hard", "ismcts:iterations=1:moves=2:worlds=1"),
    "phantom": ("easy", "normal", "hard", "expert"),
    "weaver": ("easy", "normal"),
}
"""Levels that need no search, and the least search; Outposts has tests of its own, of all levels."""


@pytest.mark.parametrize(("game_id", "level"), [(game, level) for game in QUICK for level in QUICK[game]])
def test_no_level_does_what_is_plainly_wrong(game_id: str, level: str) -> None:
    folly = FOLLIES[game_id]
    for match, decision, option in answers(load_game(game_id), level, POSITIONS):
        found = folly(match, decision, option)
        assert not found, f"{level} {found}: {option} of {decision.options}, {match.seed!r}\n{match.state}"


@pytest.mark.clause("FAN-NEG.2")
def test_gifts_are_recognized() -> None:
    """Given an Offer that is a gift, then it is taken; one that wants a gift is not; a trade is open."""
    game = load_game("fantos")
    state = game.start("gift", seats=3).state
    options: list[Option] = [("decline",), ("accept",), ("counter",)]
    answer = Decision(1, ANSWER, options)
    state.offer = Offer(seat=0, to=1, give=2)
    assert game.judgement.features.senseless(state, answer) == [("decline",), ("counter",)]
    state.offer = Offer(seat=0, to=1, want=2)
    assert game.judgement.features.senseless(state, answer) == [("accept",)]
    state.offer = Offer(seat=0, to=1, give=1, want=2)
    assert game.judgement.features.senseless(state, answer) == []


@pytest.mark.clause("SEV-COR.3")
def test_a_fall_that_a_sin_card_averts_is_recognized() -> None:
    game = load_game("seven")
    state = game.start("fall", seats=3, options={"fall_of_a_hero": True}).state
    choice = Decision(1, PENALTY, [SIN, CORRUPTION])
    assert game.judgement.features.senseless(state, choice) == []
    state.players[1].corruption = 6
    assert game.judgement.features.senseless(state, choice) == [CORRUPTION]


@pytest.mark.clause("SEV-END.8")
def test_the_last_portal_is_closed_by_who_wins_with_it() -> None:
    """Given one open portal, then who has most markers with it closes it, and who has not does not."""
    game = load_game("seven")
    state = game.start("portal", seats=3).state
    step = Decision(0, STEP, [PASS, ("portal", 5)])
    for portals, wrong in (
        ([1, 1, 1, 1, 0, OPEN], [("portal", 5)]),
        ([0, 0, 0, 1, 1, OPEN], [PASS]),
        ([0, 0, 1, 1, 1, OPEN], []),  # a tie is decided by might
        ([0, 0, 1, 1, OPEN, OPEN], []),
    ):
        state.portals = portals
        assert game.judgement.features.senseless(state, step) == wrong


@pytest.mark.clause("SEV-GFT.5")
def test_a_character_without_gifts_in_the_pools_is_recognized() -> None:
    """Given a character, then its turn makes sense while the pools have gifts of its colors."""
    game = load_game("seven")
    state = game.start("pools", seats=3).state
    grants = state.pack.grants
    card = next(card for card in range(len(grants)) if grants[card] and any(grants[card]))
    step = Decision(0, STEP, [PASS, ("gifts", card)])
    assert game.judgement.features.senseless(state, step) == []
    state.pools = [0 if amount else pool for pool, amount in zip(state.pools, grants[card], strict=True)]
    assert game.judgement.features.senseless(state, step) == [("gifts", card)]


@pytest.mark.clause("SEV-MAN.3")
def test_a_temple_adds_no_gift_that_has_run_out() -> None:
    """Given a temple that adds a gift of the banner, then a character makes sense while there is one."""
    game = load_game("seven")
    state = game.start("temple", seats=3).state
    temple = next(card for card, rules in enumerate(state.pack.special_rules) if _adds_gifts(rules))
    state.players[0].manned = [Card(temple)]
    card = next(card for card, grants in enumerate(state.pack.grants) if grants and any(grants))
    step = Decision(0, STEP, [PASS, ("gifts", card)])
    banner = state.pack.banner[card]
    state.pools = [int(color == banner) for color in range(len(state.pools))]
    assert game.judgement.features.senseless(state, step) == []
    state.pools = [0] * len(state.pools)
    assert game.judgement.features.senseless(state, step) == [("gifts", card)]


def _adds_gifts(rules: Any) -> bool:
    return any(bonus.when == "tap" for bonus in rules.get(BonusGift, ())) if rules else False


@pytest.mark.clause("PHA-COM.5")
def test_wounds_that_another_enemy_needs_are_recognized() -> None:
    """Given combats of players who choose anything, then exactly the Wounds of a defeat are never wasted."""
    game = load_game("phantom")
    known = 0
    for match, decision, _ in answers(game, "random", 6000):
        if decision.prompt.id == "place_wounds":
            wasted = game.judgement.features.senseless(match.state, decision)
            own = needed(match.state, decision)[decision.options[0][1]]
            assert all(option[2] != own for option in wasted)
            assert len(wasted) < len(decision.options)
            known += bool(wasted)
        if known == 3:
            break
    assert known


@pytest.mark.clause("PHA-REC.1")
def test_a_recovery_of_nothing_is_recognized() -> None:
    game = load_game("phantom")
    known = 0
    for match, decision, _ in answers(game, "random", 3000):
        for option in decision.options:
            if phantom(match, decision, option):
                assert game.judgement.features.senseless(match.state, decision) == [option]
                known += 1
        if known >= 3:
            break
    assert known


@pytest.mark.clause("FAN-LAB.5")
def test_payers_that_would_be_lost_are_recognized() -> None:
    """Given two payers, then the one that the payment would use up does not pay."""
    game = load_game("fantos")
    state = _hired(game)
    poor, rich = state.citadels[0].legacies[:2]
    dear = Card(state.pack.labor_cost.index(2))
    poor.shards, rich.shards = 2, 3
    pay = Decision(0, PAYER, [("pay", poor.card), ("pay", rich.card)], about=Aiming(dear))
    assert game.judgement.features.senseless(state, pay) == [("pay", poor.card)]
    rich.shards = 2
    assert game.judgement.features.senseless(state, pay) == []


@pytest.mark.clause("FAN-RES.3")
def test_targets_of_harm_and_help_are_recognized() -> None:
    """Given a Legacy of its own and a rival's, then harm is for the rival, unless it would do nothing."""
    game = load_game("fantos")
    state = _hired(game)
    own, other = state.citadels[0].legacies[0], state.citadels[1].legacies[0]
    both: list[Option] = [("choose", own.card), ("choose", other.card)]
    mine, theirs = both

    def wrong(effect: Any) -> list[Option]:
        aim = Decision(0, TARGET, both, about=Aiming(own.card, effect))
        return list(game.judgement.features.senseless(state, aim))

    assert wrong(Disable(target="any")) == [mine]
    assert wrong(ForceTask(target="any")) == [mine]
    assert wrong(Attach()) == [theirs]
    other.state = TASKED
    assert wrong(ForceTask(target="any")) == []  # no target makes sense: it should not have been played


@pytest.mark.clause("FAN-WAR.11")
def test_damage_that_costs_a_legacy_is_recognized() -> None:
    """Given damage that two Legacies can bear together, then neither is used up."""
    game = load_game("fantos")
    state = _hired(game)
    first, second = state.citadels[0].legacies[:2]
    first.shards, second.shards = 3, 3
    group = Group("share", (first.card, second.card), (), 4, 4)
    options: list[Option] = [("give", first.card, n) for n in (3, 2, 1)]
    damage = Decision(0, DAMAGE, options, group)
    assert game.judgement.features.senseless(state, damage) == [options[0], options[2]]


@pytest.mark.clause("FAN-FIN.7")
def test_a_last_chance_that_is_passed_is_recognized() -> None:
    """Given the last action phase of the game, then a Citadel that is behind does something."""
    game = load_game("fantos")
    state = _hired(game)
    zodraz = next(card for card in state.pack.trial_cards if state.pack.final_round[card])
    choose = Decision(0, CHOOSE, [PASS, ("declare", "war")])
    state.citadels[0].reserve, state.citadels[1].reserve = 20, 60
    state.timers = [Timer(card=zodraz, waiting=(0, 1))]
    assert game.judgement.features.senseless(state, choose) == []
    state.timers = [Timer(card=zodraz, waiting=(0,))]
    assert game.judgement.features.senseless(state, choose) == [PASS]
    state.citadels[0].reserve = 200
    assert game.judgement.features.senseless(state, choose) == []


@pytest.mark.clause("FAN-NEG.2")
def test_one_sided_offers_are_recognized() -> None:
    """Given an Offer that is being written, then it is sent only if both sides get something."""
    game = load_game("fantos")
    state = game.start("one-sided", seats=3).state
    for offer, wrong in (
        (Offer(seat=0, to=1, give=2), [("send",)]),
        (Offer(seat=0, to=1, want=2), [("send",)]),
        (Offer(seat=0, to=1, give=2, want=3), []),
    ):
        compose = Decision(0, COMPOSE, [("drop",), ("send",)], about=offer)
        assert game.judgement.features.senseless(state, compose) == wrong


def _hired(game: Game[Any]) -> Any:
    """A table of Fantos after the setup: every Citadel has three Legacies."""
    match = game.start("hired", seats=3, options={"preset": "short", "negotiation": False})
    while match.decision is not None and match.decision.prompt.id == "setup.hire":
        match.answer(match.decision.options[0], match.decision.seat)
    return match.state


@pytest.mark.clause("PHA-CLN.3")
def test_resources_that_would_be_lost_are_recognized() -> None:
    """Given more resources than may be kept and a card they pay for, then the phase does not end."""
    game = load_game("phantom")
    match = game.start("excess", seats=1)
    while match.decision is not None and match.decision.prompt is not ACTION:
        match.answer(match.decision.options[0], match.decision.seat)
    state = match.state
    player = state.players[0]
    card = next(card for card in player.hand + player.deck if 0 < len(state.face(card).cost) <= 2)
    end = Decision(0, ACTION, [("play", card), END])
    player.resources = dict.fromkeys(player.resources, 0)
    assert game.judgement.features.senseless(state, end) == []
    player.resources = dict.fromkeys(player.resources, 5)
    assert game.judgement.features.senseless(state, end) == [END]
