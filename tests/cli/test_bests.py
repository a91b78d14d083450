"""Personal bests: the best score per difficulty and overall is kept, a new one is announced (WEA-SCO.4)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fatebox.kernel import Result
from fatebox.storage.results import Played, Results
from fatebox.terminal.face import Face
from tests.cli.program import WEAVER, Program, easy_game, last_reading, saved, with_changes

EASY = {"difficulty": "apprentice"}
HARD = {"difficulty": "master"}


def won(score: int) -> Result:
    return Result(outcome="win", winners=(0,), places=(1,), scores=(score,), details={"rounds": 10})


def lost(in_round: int) -> Result:
    details = {"cause": "death", "round": in_round, "points": 30}
    return Result(outcome="loss", winners=(), places=(1,), scores=(0,), details=details)


def played(name: str, result: Result, options: dict[str, Any] = EASY, *, counts: bool = True) -> Played:
    return Played(
        name=name, digest=name, game="weaver", options=options, seats=1, seat=0, counts=counts, result=result
    )


@pytest.fixture
def results(tmp_path: Path) -> Results:
    return Results(tmp_path)


def best(results: Results, options: dict[str, Any] | None = None) -> str | None:
    found = results.best(WEAVER, options)
    return None if found is None else found.name


@pytest.mark.clause("WEA-SCO.4", "WEA-SCO.3")
def test_games_are_ranked_wins_first_then_by_score_and_losses_by_complete_rounds() -> None:
    """Given wins and losses, when ranked, then wins come before losses, and nothing else counts."""
    ranked = sorted(
        [lost(9), won(0), won(61), lost(2), won(54)], key=lambda r: WEAVER.ranking.rank(r, 0), reverse=True
    )
    assert [Face(WEAVER).headline(result, 0) for result in ranked] == [
        "won with 61 points",
        "won with 54 points",
        "won with 0 points",
        "lost in round 9",
        "lost in round 2",
    ]


@pytest.mark.clause("WEA-SCO.4")
def test_the_best_is_kept_for_each_difficulty_and_over_all(results: Results) -> None:
    for game in (
        played("a", won(50)),
        played("b", won(40)),
        played("c", won(45), HARD),
        played("d", lost(9), HARD),
    ):
        results.add(game)
    again = Results(results.path.parent)
    assert (best(again, EASY), best(again, HARD), best(again)) == ("a", "c", "a")


def test_games_that_do_not_count_are_kept_but_are_no_bests(results: Results) -> None:
    results.add(played("a", won(50), counts=False))
    assert best(results) is None
    assert [game.name for game in results.all()] == ["a"]


def test_the_same_game_is_added_once(results: Results) -> None:
    results.add(played("a", won(50)))
    results.add(played("a", won(50)))
    assert len(results.all()) == 1


def test_a_line_that_was_cut_off_costs_only_itself(results: Results) -> None:
    results.add(played("a", won(50)))
    results.add(played("b", won(60)))
    text = results.path.read_text(encoding="utf-8")
    results.path.write_text(text[:-20], encoding="utf-8")
    results.add(played("c", won(55)))
    assert [game.name for game in results.all()] == ["a", "c"]


def play_last_reading(program: Program, name: str, points: int, difficulty: str = "apprentice") -> str:
    """Finish a game that stands before its last step; what is printed about bests."""
    saved(program, name, last_reading(points, difficulty=difficulty))
    run = program.here("play", "--resume", name, lines=["finish"])
    assert run.returncode == 0, run.stderr
    return "\n".join(line for line in run.stdout.splitlines() if "est " in line and "points" in line)


@pytest.mark.clause("WEA-SCO.4")
def test_a_new_best_is_announced_at_the_end_of_a_game(tmp_path: Path) -> None:
    """Given an empty folder, when games are won, then the better ones are announced."""
    program = Program(tmp_path)
    first = play_last_reading(program, "weaver-1", 30)
    assert "A new best score with difficulty Apprentice: won with " in first
    assert "A new best score of all games: won with " in first
    worse = play_last_reading(program, "weaver-2", 29)
    assert "A new best" not in worse
    assert "Best score with difficulty Apprentice: won with " in worse
    assert "(weaver-1)" in worse
    better = play_last_reading(program, "weaver-3", 31)
    assert "A new best score of all games" in better
    assert "(before: won with " in better
    other_level = play_last_reading(program, "weaver-4", 5, "master")
    assert "A new best score with difficulty Master: won with" in other_level
    assert "Best score of all games: won with" in other_level
    assert "(weaver-3)" in other_level
    assert len(Results(tmp_path).all()) == 4


@pytest.mark.clause("WEA-SCO.3", "WEA-SCO.4")
def test_a_lost_game_is_no_best(tmp_path: Path) -> None:
    program = Program(tmp_path)
    run = program.here("play", "weaver", lines=["give up", "y"])
    assert "new best" not in run.stdout


def test_a_game_with_changed_cards_or_a_forced_step_back_does_not_count(tmp_path: Path) -> None:
    program = Program(tmp_path)
    _, lines = easy_game(3)
    run = program.here(*with_changes("play", "weaver", "--seed", "3"), lines=lines)
    assert "a game does not count for your best" in run.stdout
    assert "new best" not in run.stdout
    saved(program, "weaver-2", last_reading(30, gold=20))
    run = program.here("play", "--resume", lines=["finish", "u!", "finish", "done"])
    assert "a game does not count for your best" in run.stdout
    assert "new best" not in run.stdout
    assert [game.counts for game in Results(tmp_path).all()] == [False, False]
