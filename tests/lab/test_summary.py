"""Sums of games whose results are known beforehand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fatebox.games.outposts import GAME as OUTPOSTS
from fatebox.games.weaver import GAME as WEAVER
from fatebox.kernel import OptionsError
from fatebox.lab import Plan, simulate, summarize, wilson
from tests.lab.coin import GAME as COIN


def _summary(games: int, *bots: str, **more: Any) -> dict[str, Any]:
    return summarize(simulate(Plan.of(COIN, games, bots, **more)))


def test_wins_are_counted_for_bots_and_for_seats() -> None:
    summary = _summary(10, "high", "high:lower=1", seats=2)
    first, second = summary["by_bot"]
    assert (first["bot"], first["games"], first["wins"]) == ("high", 10, 10)
    assert (second["bot"], second["games"], second["wins"]) == ("high:lower=1", 10, 0)
    assert first["win_rate"] == wilson(10, 10)._asdict()
    assert (first["score"]["value"], second["score"]["value"]) == (2, 1)
    assert [seat["wins"] for seat in summary["by_seat"]] == [5, 5]


def test_winners_share_one_point() -> None:
    summary = _summary(4, "high", seats=4)
    (only,) = summary["by_bot"]
    assert only["win_rate"]["value"] == 1
    assert only["points"] == {"value": 0.25, "low": 0.25, "high": 0.25}


def test_scores_that_are_nothing_but_points_are_not_listed() -> None:
    """In Outposts whoever wins scores one point, which a draw divides."""
    plan = Plan.of(OUTPOSTS, 2, ["random"], seats=3, options={"max_rounds": 1})
    (only,) = summarize(simulate(plan))["by_bot"]
    assert "points" in only
    assert "score" not in only


def test_outcomes_and_details() -> None:
    summary = _summary(8, "high", "high:lower=2", seats=1)
    assert summary["outcomes"] == [{"value": "called", "games": 8, "share": wilson(8, 8)._asdict()}]
    assert summary["details"]["how"]["values"] == [
        {"value": how, "games": 4, "share": wilson(4, 8)._asdict()} for how in ("high", "low")
    ]
    assert "best" not in summary["details"]  # alone it is the score, which is listed already
    assert _summary(8, "high", "high:lower=2", seats=2)["details"]["best"]["mean"]["value"] == 2
    assert summary["decisions"] == {"value": 1, "low": 1, "high": 1}


def test_paired_bots_are_compared_on_equal_deals() -> None:
    summary = _summary(7, "high", "high:lower=1", seats=2, paired=True)
    (pair,) = summary["pairs"]
    assert (pair["bots"], pair["deals"]) == (["high", "high:lower=1"], 3)  # the last deal is incomplete
    assert pair["points"] == pair["score"] == {"value": 1, "low": 1, "high": 1}


def test_who_plays_alone_is_measured_by_rounds_too() -> None:
    summary = summarize(simulate(Plan.of(WEAVER, 6, ["random", "greedy:worlds=1"], paired=True)))
    assert [bot["rounds"]["value"] for bot in summary["by_bot"]]
    assert summary["pairs"][0]["rounds"]["value"] < 0


def test_words_for_each_seat_tell_who_wins_alone_and_against_whom() -> None:
    simulation = simulate(Plan.of(COIN, 3, ["high", "high:lower=1"], seats=2, fixed_seats=True))
    for row, sides in zip(simulation.rows, (("sun", "moon"), ("moon", "sun"), ("sun", "sun")), strict=True):
        row |= {f"detail_side_{seat}": side for seat, side in enumerate(sides)}
    by_detail = summarize(simulation)["by_detail"]
    assert set(by_detail) == {"side"}  # the numbers of a game's seats are no words
    assert {each["value"]: (each["players"], each["win_rate"]) for each in by_detail["side"]} == {
        "moon": (2, wilson(1, 2)._asdict()),
        "sun": (4, wilson(2, 4)._asdict()),
        "moon against sun": (2, wilson(1, 2)._asdict()),
    }


def test_deeds_are_counted_once_a_game_for_each_player() -> None:
    simulation = simulate(Plan.of(WEAVER, 4, ["random"], deeds=True))
    summary = summarize(simulation)
    deeds = {deed["deed"]: deed for deed in summary["deeds"]}
    played = [row["deeds_0"].split("; ") for row in simulation.rows]
    assert sum(deed["players"] for deed in deeds.values()) == sum(len(each) for each in played)
    assert all(len(set(each)) == len(each) >= 4 for each in played)
    assert all(deed["win_rate"]["value"] == 0 for deed in deeds.values())  # at random nobody survives


def test_a_game_that_tells_no_deeds_cannot_count_them() -> None:
    with pytest.raises(OptionsError, match=r"deeds: .* does not say"):
        Plan.of(COIN, 1, ["random"], deeds=True)


def test_all_but_the_times_depends_on_the_plan_alone() -> None:
    def timeless(summary: dict[str, Any]) -> str:
        return json.dumps({key: value for key, value in summary.items() if not key.endswith("_s")})

    assert timeless(_summary(12, "random", "high", seats=2)) == timeless(
        _summary(12, "random", "high", seats=2)
    )


def test_crashes_are_listed_and_a_summary_of_nothing_is_no_error() -> None:
    summary = _summary(1, "careless")
    assert summary["games"] == 0
    assert summary["crashes"] == [{"game": 0, "seed": "0:0", "error": "KeyError: 'seat 0 forgot'"}]
    assert json.loads(json.dumps(summary)) == summary
