"""The greedy bot: what it looks at, and that looking pays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from statistics import mean

import pytest

from fatebox.bots import make_bot
from fatebox.games.weaver import GAME as WEAVER
from fatebox.kernel import DONE, Judgement, Match, Option, Perspective
from tests.bots.games import play
from tests.kernel.toy import GAME as TOY
from tests.kernel.toy.state import ToyState


def test_greedy_survives_longer_than_random_in_weaver() -> None:
    seeds = range(20)
    greedy = mean(play(WEAVER, seed, "greedy").state.round for seed in seeds)
    random = mean(play(WEAVER, seed, "random").state.round for seed in seeds)
    assert greedy > random + 1


def test_greedy_beats_random_in_a_game_of_several_seats() -> None:
    results = [play(TOY, seed, "greedy", "random").result for seed in range(30)]
    assert sum(result.value(0) for result in results if result is not None) > 20


def _at(prompt: str, seat: int = 0) -> Match[ToyState]:
    """A match of the toy game in which the seat is asked this."""
    for seed in range(50):
        match = TOY.start(seed, seats=2)
        while match.decision is not None:
            asked = match.decision_of(seat)
            if asked is not None and asked.prompt.id == prompt:
                return match
            match.answer(match.decision.options[-1])
    raise AssertionError(f"{prompt} was never asked")


def _judge_by(match: Match[ToyState], evaluate: Callable[[ToyState, int], float]) -> None:
    """From now on this is what counts."""
    match.game = replace(TOY, judgement=Judgement(evaluate))


def _play_on(match: Match[ToyState], prompt: str) -> list[Option]:
    """The answers of a greedy bot at seat 0, as long as it is asked this."""
    bot = make_bot("greedy", match.game, 1)
    given = []
    while (asked := match.decision_of(0)) is not None and asked.prompt.id == prompt:
        given.append(bot.choose(Perspective(match, 0)))
        match.answer(given[-1], 0)
    return given


@pytest.mark.parametrize(("sign", "bid"), [(1, 0), (-1, 2)])
def test_a_joint_decision_is_judged_after_the_others_have_answered(sign: int, bid: int) -> None:
    """Bids are paid only when all have bid, so a bot that did not wait would see no difference."""
    match = _at("bid")
    _judge_by(match, lambda s, seat: sign * s.players[seat].coins)
    for seed in range(5):
        assert make_bot("greedy", match.game, seed).choose(Perspective(match, 0)) == ("bid", bid)


@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_a_pick_is_judged_as_a_whole(wanted: int) -> None:
    """The best number of discards is found, although no single step shows it."""
    match = _at("drop")
    hand = set(match.state.players[0].hand)
    _judge_by(match, lambda s, seat: float(len(hand & set(s.discard)) == wanted))
    dropped = [option for option in _play_on(match, "drop") if option != DONE]
    assert len(dropped) == wanted


def test_a_pick_takes_the_best_items_wherever_they_stand() -> None:
    """Items are asked in order: taking the best one first would lose those before it."""
    match = _at("drop")
    first, *_, last = match.state.players[0].hand
    worth = {first: 1, last: 2}
    _judge_by(match, lambda s, seat: sum(worth.get(card, -1) for card in s.discard))
    assert _play_on(match, "drop") == [("take", first), ("take", last)]


def test_a_share_looks_beyond_its_first_step() -> None:
    match = _at("give")
    _judge_by(match, lambda s, seat: s.players[1].coins)
    before, die = match.state.players[1].coins, match.state.die
    _play_on(match, "give")
    assert match.state.players[1].coins == before + min(2, die)
