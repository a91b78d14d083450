"""Sense: what a beginner would see is wrong is done at no level, in no game."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fatebox.bots import make_bot
from fatebox.games import load_game
from fatebox.games.fantos.rules.negotiation import ANSWER
from fatebox.games.fantos.state.pieces import Offer
from fatebox.games.phantom.rules.combat import needed
from fatebox.games.seven.effects.choices import CORRUPTION, PENALTY, SIN
from fatebox.games.seven.rules.turn import STEP
from fatebox.games.seven.state.terms import OPEN
from fatebox.games.weaver.rules.renovate import BUY, purchases
from fatebox.games.weaver.state.terms import ICONS
from fatebox.kernel import DONE, PASS, Decision, Game, Match, Option, Perspective, Rng

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


def phantom(match: Match[Any], decision: Decision, option: Option) -> str:
    """Recovery is for what needs it."""
    player = match.state.players[decision.seat]
    if option == ("heal_all",) and not player.injuries and player.exhausted:
        return "heals nobody and leaves its cards exhausted (PHA-REC.1)"
    if option == ("ready_all",) and not player.exhausted and player.injuries:
        return "readies nothing and leaves its Injuries (PHA-REC.1)"
    if option == DONE and len(decision.options) > 1 and decision.prompt.id in ("ready", "restore"):
        return "leaves cards as they are that could be turned for nothing (PHA-GEN.10, PHA-DAM.4)"
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
        return ""
    card = decision.options[1][1]
    die = next(part.die for part in match.state.actions[-1].sides[0].parts if part.card == card)
    if option == ("keep",) and die == 1:
        return "keeps a 1 that could be rerolled (FAN-LEG.12)"
    return "rerolls a 3 (FAN-LEG.12)" if option[0] == "reroll" and die == 3 else ""


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
