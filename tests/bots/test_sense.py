"""Sense: what a beginner would see is wrong is done at no level, in no game."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fatebox.bots import make_bot
from fatebox.games import load_game
from fatebox.games.fantos.content.designs import Usage
from fatebox.games.fantos.effects.aims import TARGET
from fatebox.games.fantos.effects.cards import Attach
from fatebox.games.fantos.effects.shards import Gain, Lose, warded
from fatebox.games.fantos.effects.tasks import Disable, ForceTask
from fatebox.games.fantos.rules.action import CHOOSE
from fatebox.games.fantos.rules.items import PAYER
from fatebox.games.fantos.rules.negotiation import ANSWER, COMPOSE
from fatebox.games.fantos.rules.war import DAMAGE
from fatebox.games.fantos.state.pieces import Offer, Timer
from fatebox.games.fantos.state.terms import TASKED, UNTASKED
from fatebox.games.phantom.effects.resources import CombatValue
from fatebox.games.phantom.rules.activation import ability_of
from fatebox.games.phantom.rules.adventure import ACTION, END
from fatebox.games.phantom.rules.combat import needed, wounds_to_defeat
from fatebox.games.seven.effects.choices import CORRUPTION, PENALTY, SIN
from fatebox.games.seven.rules.turn import STEP
from fatebox.games.seven.state.terms import OPEN
from fatebox.games.weaver.rules.adventurers import demand
from fatebox.games.weaver.rules.reading import CLOSE, FINISH, PLAY, plays
from fatebox.games.weaver.rules.refresh import is_last_round
from fatebox.games.weaver.rules.renovate import BUY, purchases
from fatebox.games.weaver.state.terms import HOURS, ICONS, READING, SUIT_INDEX
from fatebox.kernel import DONE, PASS, Decision, Game, Group, Match, Option, Perspective, Rng

POSITIONS = int(os.environ.get("SENSE_POSITIONS", "400"))
"""Positions of each game and level; the long test looks at thousands (docs/bots.md)."""
QUICK = {
    "fantos": ("easy", "normal", "hard"),
    "seven": ("easy", "normal", "hard"),
    "phantom": ("easy", "normal", "hard", "expert"),
    "weaver": ("easy", "normal"),
}
"""Levels that need no search; Outposts has tests of its own, of all levels."""


def weaver(match: Match[Any], decision: Decision, option: Option) -> str:
    """A reading that fails is not ended while an ability can be paid; gold is spent while it still scores."""
    if option == ("finish",) and len(decision.options) > 1:
        trial = match.copy()
        trial.answer(option, decision.seat)
        if trial.result is not None and not trial.result.winners:
            return "ends a reading that fails, with abilities left (WEA-END.3)"
        if _gazes(decision) and _shards_lost(match, trial) >= _gaze_cost(match):
            return "loses shards that Gaze would use (WEA-REN.4, WEA-SCO.2)"
    if option[0] == "play" and len(match.state.row) == READING - 1 and _fails_for_certain(match, option):
        return "plays a last card of the wrong suit (WEA-REA.11)"
    if option == DONE and decision.prompt.id == "renovate.buy":
        scores = [_score_after(match, choice) for choice in decision.options[1:]]
        if any(score > _score_after(match) for score in scores):
            return "leaves gold for a relic that scores (WEA-SCO.2)"
    return ""


def _score_after(match: Match[Any], *purchase: Option) -> float:
    """The score of a game that ends after a purchase, or without one; 0 if the game goes on.

    Nobody is asked who has too little gold.
    """
    trial = match.copy()
    for option in (*purchase, DONE):
        if trial.decision is not None and trial.decision.prompt.id == BUY.id:
            trial.answer(option, 0)
    return trial.result.scores[0] if trial.result is not None else 0


def _gazes(decision: Decision) -> list[Option]:
    """The uses of the ability that turns shards into clairvoyance."""
    return [option for option in decision.options if option[:2] == ("use", "veilglass-orb")]


def _gaze_cost(match: Match[Any]) -> int:
    """The shards that a use of it costs."""
    assert match.decision is not None
    trial = match.copy()
    trial.answer(_gazes(match.decision)[0], 0)
    cost: int = match.state.shards - trial.state.shards
    return cost


def _shards_lost(match: Match[Any], finished: Match[Any]) -> int:
    """The shards that the end of a reading makes worthless; those above the limit are seen before they go."""
    if is_last_round(match.state):
        failed = finished.result is not None and not finished.result.winners
        return 0 if failed else match.state.shards
    if finished.decision is None or finished.decision.prompt.id != BUY.id:
        return 0
    lost: int = finished.state.shards - finished.state.shard_limit()
    return lost


def _fails_for_certain(match: Match[Any], option: Option) -> bool:
    """Whether a last card leaves no way to pass, while another one gives the visitor what it demands."""
    assert match.decision is not None
    wanted = demand(match.state)
    if wanted is None or option[1] == wanted or match.state.row_has(wanted):
        return False
    uses = [each for each in match.decision.options if each[0] == "use" and each[-1] in HOURS]
    return not uses and any(each[:2] == ("play", wanted) for each in match.decision.options)


def phantom(match: Match[Any], decision: Decision, option: Option) -> str:
    """Recovery is for what needs it."""
    player = match.state.players[decision.seat]
    if option == ("heal_all",) and not player.injuries and player.exhausted:
        return "heals nobody and leaves its cards exhausted (PHA-REC.1)"
    if option == ("ready_all",) and not player.exhausted and player.injuries:
        return "readies nothing and leaves its Injuries (PHA-REC.1)"
    if option == DONE and len(decision.options) > 1 and decision.prompt.id in ("ready", "restore"):
        return "leaves cards as they are that could be turned for nothing (PHA-GEN.10, PHA-DAM.4)"
    return _phantom_fight(match, decision, option)


def _only_fights(state: Any, option: Option) -> bool:
    """Whether an ability gives Combat value alone."""
    ability = ability_of(state, state.you, None if option[0] == "board" else option[1], option[-1])
    return {type(effect) for effect in ability.effects} == {CombatValue}


def _phantom_fight(match: Match[Any], decision: Decision, option: Option) -> str:
    """No card is used for a fight that is won, and none saved that would prevent a Knock-out."""
    state = match.state
    if decision.prompt.id == "combat_window" and option != DONE:
        enough = sum(wounds_to_defeat(state, enemy) for enemy in state.enemies())
        if state.combat >= enough and _only_fights(state, option):
            return "uses a card for a combat that is won (PHA-COM.4)"
    if decision.prompt.id == "react" and option == PASS:
        trial = match.copy()
        trial.answer(option, decision.seat)
        saved = match.copy()
        saved.answer(decision.options[1], decision.seat)
        if trial.state.players[state.active].out and not saved.state.players[state.active].out:
            return "is Knocked Out, with a reaction left (PHA-DAM.2)"
    return ""


def seven(match: Match[Any], decision: Decision, option: Option) -> str:
    """Free gifts are taken; nobody falls in vain, turns a character for nothing or wins for a rival."""
    if option == ("penalty", "corruption") and len(decision.options) > 1:
        trial = match.copy()
        trial.answer(option, decision.seat)
        hero = trial.state.players[decision.seat]
        if hero.corrupted and not match.state.players[decision.seat].corrupted:
            return "falls where a sin card would do (SEV-COR.3)"
    if option[0] == "gifts" and len(decision.options) > 1:
        trial = match.copy()
        trial.answer(option, decision.seat)
        before, after = (sum(each.state.players[decision.seat].gifts) for each in (match, trial))
        if after == before:
            return "turns a character for nothing (SEV-GFT.5)"
    if option[0] == "portal":
        trial = match.copy()
        trial.answer(option, decision.seat)
        if trial.result is not None and decision.seat not in trial.result.winners:
            return "wins the game for somebody else (SEV-END.8)"
    if option == DONE and decision.prompt.id in ("effect.take_gifts", "effect.steal_gifts"):
        return "leaves gifts that cost nothing (SEV-SIN.1)" if len(decision.options) > 1 else ""
    return ""


def fantos(match: Match[Any], decision: Decision, option: Option) -> str:
    """A harvest's die is rerolled when it can only get better; gifts are taken, and none made for nothing."""
    offer = match.state.offer
    if decision.prompt.id == "deal.answer" and ("accept",) in decision.options:
        promised = {promise.seat for promise in offer.promises}
        costs = bool(offer.want or offer.want_cards or offer.want_titles)
        goods = bool(offer.give or offer.cards)
        if option == ("accept",) and costs and not goods and offer.seat not in promised:
            return "pays for nothing (FAN-NEG.2)"
        if option != ("accept",) and goods and not costs and offer.to not in promised:
            return "declines a gift (FAN-NEG.2)"
    if decision.prompt.id != "harvest.reroll":
        return _fantos_waste(match, decision, option)
    card = decision.options[1][1]
    die = next(part.die for part in match.state.actions[-1].sides[0].parts if part.card == card)
    if option == ("keep",) and die == 1:
        return "keeps a 1 that could be rerolled (FAN-LEG.12)"
    return "rerolls a 3 (FAN-LEG.12)" if option[0] == "reroll" and die == 3 else ""


def _fantos_waste(match: Match[Any], decision: Decision, option: Option) -> str:
    """No Legacy is lost or harmed where another would do, no rival helped, no one-sided Offer sent."""
    state, seat, about = match.state, decision.seat, decision.about
    if decision.prompt.id == "labor.payer":
        left = {each: state.legacy(each[1]).shards - about.cost for each in decision.options}
        if left[option] == 0 and any(left.values()):
            return "loses a Legacy that pays, while another could (FAN-LAB.5)"
    owed = any(each.seat == seat and each.kind == "play_for_you" for each in state.promises)
    if decision.prompt.id == "target.legacy" and about is not None and not owed:
        owners = {each: state.legacy(each[1]).seat for each in decision.options}
        own = owners[option] == seat
        if isinstance(about, Lose | ForceTask | Disable) and own and any(o != seat for o in owners.values()):
            weak = [each for each, owner in owners.items() if owner != seat and _open_to(state, about, each)]
            return "harms a Legacy of its own (FAN-RES.3)" if weak else ""
        if isinstance(about, Gain | Attach) and not own and seat in owners.values():
            return "helps the Legacy of a rival (FAN-RES.3)"
    if option == ("send",):
        promised = {promise.seat for promise in about.promises}
        gives = bool(about.give or about.cards) or about.seat in promised
        wants = bool(about.want or about.want_cards or about.want_titles) or about.to in promised
        return "" if gives and wants else "sends a one-sided Offer (FAN-NEG.2)"
    return ""


def _open_to(state: Any, effect: Any, option: Option) -> bool:
    """Whether an effect that harms would do something to a Legacy."""
    legacy = state.legacy(option[1])
    if isinstance(effect, Lose):
        return not warded(state, legacy)
    return not isinstance(effect, ForceTask) or legacy.state == UNTASKED


FOLLIES: dict[str, Callable[[Match[Any], Decision, Option], str]] = {
    "fantos": fantos,
    "seven": seven,
    "phantom": phantom,
    "weaver": weaver,
}


def answers(game: Game[Any], level: str, count: int) -> Iterator[tuple[Match[Any], Decision, Option]]:
    """Decisions of games of a level, with what it answers."""
    deal = 0
    while count > 0:
        seats, options = game.judgement.features.setup(Rng.from_seed(f"sense {deal}"))
        match = game.start(f"sense {deal}", seats=seats, options=options)
        bots = [make_bot(level, game, f"{deal} {seat}") for seat in range(match.state.seats)]
        deal += 1
        while (decision := match.decision) is not None and count > 0:
            option = bots[decision.seat].choose(Perspective(match, decision.seat))
            if len(decision.options) > 1:
                count -= 1
                yield match, decision, option
            match.answer(option, decision.seat)


@pytest.mark.parametrize(("game_id", "level"), [(game, level) for game in QUICK for level in QUICK[game]])
def test_no_level_does_what_is_plainly_wrong(game_id: str, level: str) -> None:
    folly = FOLLIES[game_id]
    for match, decision, option in answers(load_game(game_id), level, POSITIONS):
        found = folly(match, decision, option)
        assert not found, f"{level} {found}: {option} of {decision.options}, {match.seed!r}\n{match.state}"


@pytest.mark.clause("WEA-END.3")
def test_a_failing_reading_with_an_ability_left_is_recognized() -> None:
    """Given readings of players who choose anything, then each folly that the test knows is forbidden."""
    game = load_game("weaver")
    known = 0
    for match, decision, option in answers(game, "random", 4000):
        if weaver(match, decision, option):
            assert option in game.judgement.features.senseless(match.state, decision)
            known += 1
        if known == 3:
            break
    assert known


@pytest.mark.clause("WEA-SCO.2")
def test_gold_that_is_left_over_is_recognized() -> None:
    """Given the last round and gold for a relic, then its end is forbidden; earlier it is not."""
    game = load_game("weaver")
    match = game.start("left over")
    state = match.state
    state.gold = 9
    buy = Decision(0, BUY, [DONE, *purchases(state)])
    assert game.judgement.features.senseless(state, buy) == []
    state.icons = state.icons + [state.icons[0]] * (ICONS - len(state.icons))
    assert game.judgement.features.senseless(state, buy) == [DONE]
    assert game.judgement.features.senseless(state, Decision(0, BUY, [DONE])) == []


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


@pytest.mark.clause("FAN-NEG.10")
def test_learned_players_offer_only_what_they_would_take() -> None:
    """Given a game with Offers, then hardly any of them is declined; without second thoughts all were."""
    game = load_game("fantos")
    match = game.start("offers", seats=3, options={"preset": "short"})
    bots = [make_bot("learned", game, seat) for seat in range(3)]
    composed = declined = 0
    while (decision := match.decision) is not None:
        option = bots[decision.seat].choose(Perspective(match, decision.seat))
        composed += option == ("drop",)
        declined += option == ("decline",)
        match.answer(option, decision.seat)
    assert composed > declined


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


@pytest.mark.clause("PHA-COM.5")
def test_wounds_that_another_enemy_needs_are_recognized() -> None:
    """Given combats of players who choose anything, then only Wounds beyond a defeat are wasted."""
    game = load_game("phantom")
    known = 0
    for match, decision, _ in answers(game, "random", 6000):
        if decision.prompt.id == "place_wounds":
            wasted = game.judgement.features.senseless(match.state, decision)
            own = needed(match.state, decision)[decision.options[0][1]]
            assert all(option[2] > own for option in wasted)
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


@pytest.mark.clause("WEA-REA.11")
def test_a_last_card_of_the_wrong_suit_is_recognized() -> None:
    """Given three cards without the demanded suit, then the fourth is of that suit if it can be."""
    game = load_game("weaver")
    state = game.start("wrong suit").state
    wanted = demand(state)
    assert wanted is not None
    others = [suit for suit in range(len(state.tops)) if suit != SUIT_INDEX[wanted]]
    for suit in others:
        state.row.append(state.tops[suit].pop())
        state.rots.append(0)
        state.turn_up(suit, "WEA-REA.2")
    state.shards = 0
    wrong = game.judgement.features.senseless(state, Decision(0, PLAY, plays(state)))
    assert wrong == [option for option in plays(state) if option[1] != wanted]


@pytest.mark.clause("WEA-SCO.2")
@pytest.mark.clause("WEA-REL.16")
def test_shards_that_are_left_over_are_recognized() -> None:
    """Given the last reading and shards, then Gaze comes before its end, and nothing is hastened."""
    game = load_game("weaver")
    state = game.start("shards").state
    gaze, hasten = ("use", "veilglass-orb", 1, None), ("use", "twin-hourglass", 2, None)
    state.relics[state.pack.relic_keys.index("veilglass-orb")] = 1
    state.relics[state.pack.relic_keys.index("twin-hourglass")] = 3
    state.row = [card for card in range(len(state.pack.suit)) if not state.pack.death[card]][:READING]
    state.rots, state.shards, state.hour = [0] * READING, 9, "blood_moon"
    close = Decision(0, CLOSE, [FINISH, gaze, hasten])
    state.icons = state.icons + [state.icons[0]] * (ICONS - len(state.icons))
    assert game.judgement.features.senseless(state, close) == [FINISH, hasten]


@pytest.mark.clause("FAN-LAB.5")
def test_payers_that_would_be_lost_are_recognized() -> None:
    """Given two payers, then the one that the payment would use up does not pay."""
    game = load_game("fantos")
    state = _hired(game)
    poor, rich = state.citadels[0].legacies[:2]
    labor: list[Usage] = [usage for usage in state.pack.labor if usage is not None]
    dear = next(usage for usage in labor if usage.cost == 2)
    poor.shards, rich.shards = 2, 3
    pay = Decision(0, PAYER, [("pay", poor.card), ("pay", rich.card)], about=dear)
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
        return list(game.judgement.features.senseless(state, Decision(0, TARGET, both, about=effect)))

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
        (Offer(seat=0, to=1, give=1, want=2), []),
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
