"""The match against OpenSpiel's search."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'fatebox[bench]'")

from bench import outsiders


def test_every_seat_is_played_once_a_deal_and_equal_matches_are_equal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "games.jsonl"
    given = "outsiders outposts --ours random --simulations 2 --deals 1 --first 3".split()
    monkeypatch.setattr(sys, "argv", [*given, "--save", str(saved)])

    outsiders.main()
    rows = [json.loads(line) for line in saved.read_text().splitlines()]
    assert [(row["deal"], row["seat"]) for row in rows] == [(3, 0), (3, 1)]
    assert all(row["value"] in (0, 0.5, 1) and row["our_times"] and row["their_times"] for row in rows)
    assert capsys.readouterr().out.splitlines()[2].split()[:4] == ["outposts", "random", "2", "2"]

    again = next(outsiders.series("outposts", "random", 2, [3]))
    assert len(again["our_times"]) == len(rows[0]["our_times"])
    assert again["outcome"] == rows[0]["outcome"]


def test_the_report_tells_wins_from_shared_points() -> None:
    row = {"game": "outposts", "ours": "hard", "simulations": 60, "our_times": [0.5], "their_times": [1.0]}
    rows = [row | {"value": value} for value in (1, 1, 1, 0.5, 0)]

    cells = outsiders.report(rows).splitlines()[2].split()

    assert cells[:7] == ["outposts", "hard", "60", "5", "3", "1", "60%"]
