"""The chart of a whole game: it judges many moments side by side, each of them as it was."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.bots import make_bot
from fatebox.bots.learned.thinking import begun, think, think_all
from fatebox.coach import Chances, chances_at, make_coach
from fatebox.coach.chances import judge
from fatebox.coach.course import scenes
from fatebox.games import load_game
from fatebox.kernel import Perspective, Record, Rng

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("fantos", {}),
    ("outposts", {}),
    ("phantom", {"legend": "choose"}),
    ("seven", {"hero_assignment": "choose"}),
    ("weaver", {}),
]
MOST = 120
"""The answers of a game that are enough to be looked at."""
SAME = 1e-3
"""A network's decimals hang a little on what else it judges in the same batch."""
CALM = 0.031
"""The most that a hint is off by: it is calmed by what may come, a chart by what came."""


def recorded(game_id: str, options: dict[str, Any], most: int = MOST) -> Record:
    """A game of quick bots, or its beginning."""
    game = load_game(game_id)
    match = game.start("course", options=options)
    bots = [make_bot("quick", game, f"course {seat}") for seat in range(match.state.seats)]
    for _ in range(most):
        if (decision := match.decision) is not None:
            match.answer(bots[decision.seat].choose(Perspective(match, decision.seat)), decision.seat)
    return Record.of(match)


def side_by_side(record: Record) -> list[Chances]:
    """The chances of all moments as a chart judges them, before it calms them."""
    return think_all([begun(chances_at(match)) for match, _ in scenes(record, load_game(record.game))])


@pytest.mark.parametrize(("game_id", "options"), GAMES)
def test_a_chart_judges_each_moment_as_it_was(game_id: str, options: dict[str, Any]) -> None:
    """Given a recorded game, then its chart says of each moment what is said of it alone."""
    record = recorded(game_id, options)
    alone = [think(chances_at(match)) for match in record.steps(load_game(game_id))]
    for said, then in zip(side_by_side(record), alone, strict=True):
        assert said == pytest.approx(then, abs=SAME)


def test_a_chart_says_what_a_hint_said_at_that_moment() -> None:
    """Given any moment of a game, then chart and hint judge it by the same cards in sight."""
    record = recorded("weaver", {}, most=10**6)
    coach = make_coach("greedy:worlds=1", load_game("weaver"), "hint")
    for said, match in zip(side_by_side(record), record.steps(load_game("weaver")), strict=True):
        if (decision := match.decision) is not None and len(decision.options) > 1:
            best, *_ = judge(Perspective(match, decision.seat), coach, Rng.from_seed("hint"))
            assert best.value in (0.0, 1.0) or best.value == pytest.approx(said[decision.seat], abs=CALM)
