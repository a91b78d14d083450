"""Blunders that no bot makes: pass a win, throw the game away, kill its own for nothing, peek."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fatebox.bots import make_bot
from fatebox.games import load_game
from fatebox.kernel import Game, Match, Option, Perspective, Rng

SEATS = {"weaver": 1, "outposts": 2, "fantos": 3, "seven": 3, "phantom": 1}
PLAYERS = ("greedy:worlds=2", "ismcts:iterations=8:worlds=4")
NETWORKS = ("farsighted:worlds=2",)
WORLDS = 3
Position = tuple[Match[Any], int]


def moments(game: Game[Any], seed: int) -> Iterator[Match[Any]]:
    """A game that is played at random, at each of its decisions."""
    match, rng = game.start(seed, seats=SEATS[game.id]), Rng.from_seed(f"sane {seed}")
    while match.decision is not None:
        yield match
        match.answer(rng.choose("answer", match.decision.options))


def endings(game: Game[Any], seeds: range, last: int) -> Iterator[Match[Any]]:
    """The last decisions of games that were played at random."""
    for seed in seeds:
        *_, match = moments(game, seed)
        answers = match.answers()
        match = game.start(seed, seats=SEATS[game.id])
        for number, (seat, option) in enumerate(answers):
            if number >= len(answers) - last:
                yield match.copy()
            match.answer(option, seat)


def outcomes(position: Position, judge: Callable[[Match[Any], int], bool]) -> dict[Option, bool]:
    """For every option of a seat, whether this is so after it in all of a few imagined worlds."""
    match, seat = position
    worlds = [match.imagine(seat, Rng.from_seed(f"world {n}")) for n in range(WORLDS)]
    found = {}
    for option in Perspective(match, seat).decision.options:
        trials = [world.copy() for world in worlds]
        for trial in trials:
            trial.answer(option, seat)
        found[option] = all(judge(trial, seat) for trial in trials)
    return found


def wins(match: Match[Any], seat: int) -> bool:
    """Whether the seat has won, alone or with its allies."""
    return match.result is not None and match.result.value(seat) > 0


def loses(match: Match[Any], seat: int) -> bool:
    """Whether the game is over and lost."""
    return match.result is not None and match.result.value(seat) == 0


def telling(
    game: Game[Any], seeds: range, last: int, judge: Callable[[Match[Any], int], bool], enough: int
) -> list[tuple[Position, dict[Option, bool]]]:
    """Positions in which some options, but not all, surely lead to this."""
    found = []
    for match in endings(game, seeds, last):
        assert match.decision is not None
        if match.joint or len(match.decision.options) > 30:
            continue
        position = match, match.decision.seat
        judged = outcomes(position, judge)
        if len(set(judged.values())) == 2:
            found.append((position, judged))
            if len(found) == enough:
                break
    return found


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("game_id", ["outposts", "fantos"])
def test_a_win_that_can_be_taken_is_taken(game_id: str, player: str) -> None:
    game = load_game(game_id)
    positions = telling(game, range(30), 2, wins, 2)
    assert positions
    for (match, seat), winning in positions:
        assert winning[make_bot(player, game, 1).choose(Perspective(match, seat))]


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("game_id", ["outposts", "fantos", "seven", "phantom"])
def test_a_game_is_not_thrown_away(game_id: str, player: str) -> None:
    game = load_game(game_id)
    positions = telling(game, range(30), 2, loses, 1)
    assert positions
    for (match, seat), losing in positions:
        assert not losing[make_bot(player, game, 1).choose(Perspective(match, seat))]


def for_nothing(match: Match[Any]) -> bool:
    """In Outposts: whether creatures can be sacrificed for mana that buys nothing (OUT-MANA.4)."""

    def idle(match: Match[Any]) -> bool:
        options = [] if match.decision is None else match.decision.options
        return {option[0] for option in options} <= {"finish", "sacrifice"}

    if match.decision is None or not idle(match) or len(match.decision.options) < 2:
        return False
    for option in match.decision.options[1:]:
        trial = match.copy()
        trial.answer(option)
        if not idle(trial):
            return False
    return True


@pytest.mark.parametrize("player", PLAYERS)
def test_nobody_kills_its_own_creature_for_nothing(player: str) -> None:
    game = load_game("outposts")
    found = [match.copy() for match in moments(game, 0) if for_nothing(match)]
    assert found
    for match in found[:3]:
        assert match.decision is not None
        chosen = make_bot(player, game, 1).choose(Perspective(match, match.decision.seat))
        assert chosen == ("finish",)


@pytest.mark.parametrize("player", [*PLAYERS, *NETWORKS])
@pytest.mark.parametrize("game_id", SEATS)
def test_nobody_peeks(game_id: str, player: str) -> None:
    """Other hidden cards in place of the true ones leave the choice as it was."""
    game = load_game(game_id)
    for seed in range(2):
        for number, match in enumerate(moments(game, seed)):
            if number % 60 == 7:
                assert match.decision is not None
                seat = match.decision.seat
                other = match.imagine(seat, Rng.from_seed(f"other {number}"))
                choices = {
                    make_bot(player, game, 5).choose(Perspective(each, seat)) for each in (match, other)
                }
                assert len(choices) == 1
            if number > 250:
                break
