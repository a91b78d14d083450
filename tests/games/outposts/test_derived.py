"""Values, prices and forecasts that clients show beside the table, made from what a seat may see."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from fatebox.games import load_game
from fatebox.games.outposts.rules.play import crystal_price
from fatebox.games.outposts.state.values import post_limit, stats_of
from fatebox.kernel import DONE, Match

GAME = load_game("outposts")


def play_some(seed: int, decisions: int, seats: int = 3) -> Match[Any]:
    """A table in the middle of a game of chance moves."""
    rng = random.Random(seed)
    match = GAME.start(seed, seats=seats)
    for _ in range(decisions):
        if match.result is not None:
            break
        decision = match.decisions[0]
        eager = [option for option in decision.options if option[0] not in ("skip", "hold", DONE[0])]
        match.answer(rng.choice(eager or decision.options), decision.seat)
    return match


@pytest.mark.parametrize("seed", range(4))
def test_values_derived_for_every_seat_and_spectators_are_those_of_the_rules(seed: int) -> None:
    match = play_some(seed, 220)
    s = match.state
    for seat in (*range(s.seats), None):
        derived = GAME.display.derive(match.seen_by(seat), seat)
        for player in s.players:
            for card in player.creatures():
                assert tuple(derived["stats"][str(card)]) == stats_of(s, card)
            for post in player.posts:
                assert derived["posts"][str(post.id)][0] == post_limit(s, post)
            assert derived["crystal"][player.seat] == crystal_price(s, player)
        json.dumps(derived)


def test_forecasts_are_those_of_the_assault_that_follows() -> None:
    """Without face-down cards and abilities the totals are as forecast."""
    compared = 0
    for seed in range(12):
        match = play_some(seed, 60, seats=2)
        rng = random.Random(seed)
        for _ in range(400):
            if match.result is not None:
                break
            decision = match.decisions[0]
            eager = [option for option in decision.options if option[0] not in ("skip", "hold")]
            option = rng.choice(eager or decision.options)
            forecast = None
            if option[0] == "attack" and len(match.state.groups) == 1:
                derived = GAME.display.derive(match.seen_by(decision.seat), decision.seat)
                forecast = derived["clashes"]["0"][str(option[2])]
            match.answer(option, decision.seat)
            a = match.state.assault
            if forecast and a is not None and not forecast["surprises"] and not a.struck and a.strength:
                assert [a.strength, a.defense, a.strike] == [
                    forecast["strength"], forecast["defense"], forecast["strike"]
                ]  # fmt: skip
                compared += 1
    assert compared > 3


def test_hands_of_others_are_not_used() -> None:
    match = play_some(1, 200)
    s = match.state
    for seat in range(s.seats):
        derived = GAME.display.derive(match.seen_by(seat), seat)
        own = s.players[seat].hand + s.players[seat].placing
        assert {int(card) for card in derived["upgrades"]} <= set(own)
