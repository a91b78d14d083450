"""The match against OpenSpiel's search."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'fatebox[bench]'")

from bench import outsiders
from fatebox.envs.open_spiel import spiel_game

ROW = {"game": "outposts", "ours": "hard", "simulations": 60, "our_times": [0.5], "their_times": [1.0]}
HEAD = ["outposts", "hard", "60"]


def test_equal_matches_are_equal_and_both_sides_are_timed() -> None:
    game = spiel_game("phantom", seats=2)  # they win or lose together, but soon

    row, again = (outsiders.play(game, "random", 3, deal=5, seat=1) for _ in range(2))

    assert row["value"] in (0, 1)
    assert len(row["our_times"]) > 5
    assert len(row["their_times"]) > 5
    for what in ("value", "outcome"):
        assert row[what] == again[what]
    for times in ("our_times", "their_times"):
        assert len(row[times]) == len(again[times])


def test_saved_games_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "games.jsonl"
    saved.write_text(json.dumps(ROW | {"value": 1}) + "\n" + json.dumps(ROW | {"value": 0}) + "\n")
    monkeypatch.setattr(sys, "argv", ["outsiders", "outposts", "--report", str(saved)])

    outsiders.main()

    assert capsys.readouterr().out.splitlines()[2].split()[:7] == [*HEAD, "2", "1", "0", "50%"]


def test_the_report_tells_wins_from_shared_points() -> None:
    rows = [ROW | {"value": value} for value in (1, 1, 1, 0.5, 0)]

    assert outsiders.report(rows).splitlines()[2].split()[:7] == [*HEAD, "5", "3", "1", "60%"]
