"""Derived values that clients show: limits, goals and card texts, made from what a seat may see."""

from __future__ import annotations

import json
import random
import re

import pytest

from fatebox.games.phantom import GAME
from fatebox.games.phantom.rules.values import hand_limit, health, resource_limit

from .table import player, table


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("adventure", ["devil", "patrol", "year_one"])
def test_every_seat_and_who_looks_on_reckon_as_the_rules_do(adventure: str, seed: int) -> None:
    rng = random.Random(seed)
    match = GAME.start(seed, seats=2, options={"adventure": adventure})
    for _ in range(120):
        if match.result is not None:
            break
        decision = match.decisions[0]
        match.answer(rng.choice(decision.options), decision.seat)
    s = match.state
    for seat in (0, 1, None):
        derived = GAME.display.derive(match.seen_by(seat), seat)
        assert derived["health"] == {str(card): health(s, card) for card in s.enemies()}
        for each, board in zip(s.players, derived["legends"], strict=True):
            assert (board["hand"], board["resources"]) == (hand_limit(s, each), resource_limit(s, each))
        assert set(derived["says"]) <= set(re.findall(r"\d+", json.dumps(match.view(seat)["table"])))
        json.dumps(derived)


def test_a_mission_is_shown_with_its_goal_and_its_clock() -> None:
    """Given the first Mission on Easy, then there is a way to go down to 0, and a time that runs up."""
    match = GAME.start(1, seats=1, options={"legend": "phantom"})
    meters = GAME.display.derive(match.seen_by(0), 0)["meters"]
    assert [(m["kind"], m["now"], m["limit"], m["clock"]) for m in meters] == [
        ("Distance", 6, 0, False),
        ("Time", 0, 3, True),
    ]


def test_the_lines_of_a_card_stand_at_the_numbers_of_its_abilities() -> None:
    t = table(player("guran"))
    card = t.s.players[0].play[0]
    lines = GAME.display.derive(t.match.seen_by(0), 0)["says"][str(card)]
    assert len(lines) == len(t.s.face(card).abilities)
    assert "effect-heal" in json.dumps(lines[1])


def test_what_is_still_to_be_paid_is_known_while_it_is_asked_for() -> None:
    """Given six resources of which four may be kept, when some are given back, then fewer are owed."""
    t = table(player(resources="GGSSMM"), at="cleanup")
    assert t.s.owing == 2
    t.do("return", "G")
    assert t.s.owing == 1
    t.do("return", "S")
    assert t.s.owing == 0


def test_who_is_asked_for_a_card_sees_which_one() -> None:
    t = table(player(), player("uncle-dave champion-diver"))
    t.use("champion-diver")
    assert t.prompt == "consent"
    assert t.match.view(1)["table"]["wished"] == t.s.players[1].play[1]
    t.do("refuse")
    assert t.s.wished is None
