"""Boards and questions are encoded once for each position, and are never those of another position."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games import load_game
from fatebox.kernel import Match, Rng, UndoError
from fatebox.kernel.cards import Eye
from fatebox.kernel.view import make_board
from fatebox.server.http.protocol import encode
from fatebox.server.live.boards import Boards

TABLES = [("fantos", 3), ("outposts", 2), ("phantom", 2), ("seven", 2), ("weaver", 1)]
ANSWERS = 60
GAME, EACH = 600, 3
"""Answers that bring a game far enough for everything to lie on the table; the boards that are looked at."""


def shown(boards: Boards, match: Match[Any]) -> list[bytes]:
    """The boards of all seats and of spectators, and the open questions."""
    seats = range(match.state.seats)
    made = [boards.board(match, seat) for seat in (*seats, None)]
    asked = [question for seat in seats if (question := boards.question(match, seat)) is not None]
    return [bytes(each) for each in (*made, *asked)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_shown_is_always_that_of_the_present_position(game: str, seats: int) -> None:
    """Given a random game with steps back, when it is shown after each, then as if nothing was kept."""
    match, rng, boards = load_game(game).start(7, seats=seats), Rng.from_seed(7), Boards()
    for _ in range(ANSWERS):
        assert shown(boards, match) == shown(Boards(), match)
        if match.decision is None:
            break
        decision = rng.choose("decision", match.decisions)
        match.answer(rng.choose("option", decision.options), decision.seat)
        if rng.choose("back", [True, False, False]):
            try:
                match.undo(decision.seat, force=rng.choose("force", [True, False]))
            except UndoError:
                continue


@pytest.mark.parametrize(("game", "seats"), [*TABLES, ("outposts", 3)])
def test_values_that_are_derived_for_all_together_are_those_that_each_sees(game: str, seats: int) -> None:
    """Given random games, then every board is made of what its own seat sees alone, byte for byte."""
    match, rng, boards = load_game(game).start(3, seats=seats), Rng.from_seed(3), Boards()
    for number in range(GAME):
        for seat in (*range(seats), None) if number % EACH == 0 or match.decision is None else ():
            alone = make_board(match, Eye(seat, match.state.seen), seat)
            assert bytes(boards.board(match, seat)) == encode(alone)
        if match.decision is None:
            break
        decision = rng.choose("decision", match.decisions)
        match.answer(rng.choose("option", decision.options), decision.seat)


def test_a_secret_answer_of_somebody_else_makes_nothing_new() -> None:
    """Given two who draft at once, when one of them answers, then no board is made again, nor the question
    of the other."""
    match, boards = load_game("outposts").start(7, seats=2), Boards()
    while not match.joint:
        match.answer(match.decisions[0].options[0])
    before = [boards.board(match, 0), boards.board(match, 1), boards.question(match, 1)]
    match.answer(match.decisions[0].options[0], 0)
    assert match.joint
    after = [boards.board(match, 0), boards.board(match, 1), boards.question(match, 1)]
    assert all(new is old for new, old in zip(after, before, strict=True))
