"""A quick look at the balance of the games: wide bounds, which only a gross change of cards or bots breaks.

The figures themselves are in docs/balance.md and the pages it links to.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from fatebox.games import load_game
from fatebox.games.outposts.state.terms import FACTIONS
from fatebox.lab import Plan, simulate
from fatebox.lab.play import Row


def played(game: str, games: int, seats: int, **options: Any) -> list[Row]:
    """Games of the quick bot against itself."""
    plan = Plan.of(load_game(game), games, ["quick"], seats=seats, options=options, seed="balance")
    simulation = simulate(plan)
    assert simulation.complete, simulation.crashes
    return simulation.rows


def test_every_faction_of_outposts_can_win_and_games_end_in_time() -> None:
    each = 5
    won: Counter[str] = Counter()
    rounds = first = games = 0
    for pair in combinations(FACTIONS, 2):
        for row in played("outposts", each, 2, entrants=[{"faction": faction} for faction in pair]):
            winner = 0 if row["won_0"] else 1
            won[row[f"detail_factions_{winner}"]] += 1
            first += row[f"detail_turn_{winner}"] == "player 1"
            rounds += row["rounds"]
            games += 1
    most = each * (len(FACTIONS) - 1)
    assert all(0 < won[faction] < most for faction in FACTIONS), won
    assert 3 <= rounds / games <= 15
    assert games / 6 < first < games  # about two of three


def test_easy_adventures_of_the_phantom_are_won() -> None:
    rows = played("phantom", 4, 1, level="easy")
    assert sum(row["won_0"] for row in rows) >= 2


def test_an_apprentice_of_fate_weaver_gets_through_most_rounds() -> None:
    rows = played("weaver", 12, 1, difficulty="apprentice")
    assert sum(row["rounds"] for row in rows) / len(rows) > 7  # 9 on average, 10 is the last round
    assert any(row["won_0"] for row in rows)  # about two of three


def test_two_heroes_of_seven_need_about_ten_turns() -> None:
    (row,) = played("seven", 1, 2)
    assert 5 <= row["detail_turn"] <= 18
