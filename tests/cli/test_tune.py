"""`fatebox tune` from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fatebox.games.weaver import GAME as WEAVER
from fatebox.kernel import FateboxError
from fatebox.kernel.evaluation import read_weights
from tests.cli.calls import Command

call = Command("tune").call


def test_better_weights_are_written_with_how_they_were_made(tmp_path: Path) -> None:
    file, data = tmp_path / "weights.toml", tmp_path / "positions.jsonl"
    how = ("weaver", "-n", "30", "--pairs", "2", "--bots", "random", "--difficulty", "adept", "--afresh")
    result = call(*how, "-j", "1", "--weights", file, "-o", data)
    assert result.exit_code == 0, result.output
    head = file.read_text().splitlines()
    assert head[0] == (
        "# Made by:  fatebox tune weaver -n 30 --pairs 2 --bots random --seats 1 --seed 0"
        " --option 'difficulty=\"adept\"' --afresh"
    )
    assert WEAVER.pack().hash in head[1]
    assert WEAVER.judgement.evaluator is not None
    assert read_weights(file, WEAVER.judgement.evaluator.names) != WEAVER.judgement.evaluator.weights
    rows = [json.loads(line) for line in data.read_text().splitlines()]
    assert {row["game"] for row in rows} == set(range(30))
    link, weights = WEAVER.judgement.evaluator.link, WEAVER.judgement.evaluator.weights
    assert all(0 < link(weights, json.loads(row["terms"])) < 1 for row in rows)


def test_weights_that_play_worse_are_not_written(tmp_path: Path) -> None:
    """Given so few games that chance decides; then sooner or later they mislead, and nothing is changed."""
    file = tmp_path / "weights.toml"
    for seed in range(25, 60):
        result = call("weaver", "-n", "5", "--pairs", "2", "--bots", "greedy:worlds=1", "--seed", str(seed),
                      "-j", "1", "--weights", file)  # fmt: skip
        if result.exit_code == 1:
            assert "The weights stay as they are." in result.stdout
            assert not file.exists()
            return
        file.unlink()
    pytest.fail("the weights were better each time")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("chess",), "there is no game 'chess'"),
        (("weaver", "-n", "3"), "games: expected at least 5"),
        (("weaver", "--weights", "nowhere/w.toml"), "the folder nowhere does not exist"),
        (("weaver", "-o", "rows.txt"), "expected a name that ends in"),
    ],
)
def test_what_cannot_be_done_is_refused_before_any_game(arguments: tuple[str, ...], complaint: str) -> None:
    result = call(*arguments, "-j", "1")
    assert isinstance(result.exception, FateboxError)
    assert complaint in str(result.exception)


def test_positions_found_before_an_interrupt_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given an interrupt while new weights play against old ones, then the positions are in their file."""

    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fatebox.lab.tune.compete", interrupted)
    data = tmp_path / "positions.jsonl"
    how = ("weaver", "-n", "6", "--bots", "random", "-j", "1", "--weights", tmp_path / "w.toml", "-o", data)
    assert call(*how).exit_code != 0
    rows = [json.loads(line) for line in data.read_text().splitlines()]
    assert {row["game"] for row in rows} == set(range(6))
    assert not (tmp_path / "w.toml").exists()
