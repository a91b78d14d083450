"""Chances before a game begins: those of the tables that come of the set-up."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from fatebox.bots import make_bot
from fatebox.bots.learned.thinking import think
from fatebox.coach import chances_at, hint, make_coach
from fatebox.games import load_game
from fatebox.kernel import Match, Perspective, Rng

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("seven", 3, {"hero_assignment": "choose"}),
    ("phantom", 2, {"legend": "choose", "level": "easy"}),
    ("phantom", 1, {"legend": "choose", "level": "normal"}),
]
CLOSE = 0.05
"""A chance before the game is the mean of some tables, which differ."""


def begun(match: Match[Any]) -> Match[Any]:
    """The match after its set-up, by players who choose anything."""
    bot = make_bot("random", match.game, f"set-up of {match.seed}")
    while match.game.judgement.setting_up(match.state):
        assert match.decision is not None
        match.answer(bot.choose(Perspective(match, match.decision.seat)), match.decision.seat)
    return match


@pytest.mark.parametrize(("game_id", "seats", "options"), SETUPS)
def test_the_first_chance_is_about_what_it_will_be(game_id: str, seats: int, options: dict[str, Any]) -> None:
    """Given several games, then what is said before them is on average what is said as they begin."""
    game = load_game(game_id)
    before, after = [], []
    for seed in range(16):
        match = game.start(f"first chance {seed}", seats=seats, options=options)
        assert game.judgement.setting_up(match.state)
        before.append(think(chances_at(match)))
        after.append(think(chances_at(begun(match))))
    for said, then in zip(zip(*before, strict=True), zip(*after, strict=True), strict=True):
        assert fmean(said) == pytest.approx(fmean(then), abs=CLOSE)


@pytest.mark.parametrize(("game_id", "seats", "options"), SETUPS)
def test_a_hint_before_the_game_names_the_chance_of_the_chart(
    game_id: str, seats: int, options: dict[str, Any]
) -> None:
    match = load_game(game_id).start("one chance", seats=seats, options=options)
    assert match.decision is not None
    seat = match.decision.seat
    best = hint(
        Perspective(match, seat), make_coach("learned", match.game, "hint"), Rng.from_seed("hint")
    ).best
    assert best.chance == pytest.approx(think(chances_at(match))[seat], abs=0.001)
