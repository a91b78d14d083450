"""Two checkouts in turns: the same code on both sides, and a checkout that holds none."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.turns import FIGURES, SEATS, compare, row
from fatebox.games import game_ids, load_game

ROOT = Path(__file__).parents[2]


def test_every_figure_is_measured_with_the_code_of_both_checkouts() -> None:
    found = compare("weaver", ROOT, ROOT, rounds=1, seconds=0.001)
    assert tuple(found) == FIGURES
    assert all(before > 0 and now > 0 for before, now in found.values())


def test_a_checkout_without_code_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=tmp_path.name):
        compare("weaver", tmp_path, ROOT, rounds=1, seconds=0.001)


def test_every_game_has_a_number_of_seats_that_it_allows() -> None:
    assert set(SEATS) == set(game_ids())
    assert all(seats in load_game(game_id).seats for game_id, seats in SEATS.items())


def test_a_row_names_the_factor() -> None:
    assert row("worlds", (1000.0, 1500.0)) == "| worlds | 1,000 | 1,500 | 1.50 |"
