"""Simulations: equal plans give equal rows, and nothing that happens is lost."""

from __future__ import annotations

import pytest

from fatebox.games.fantos import GAME as FANTOS
from fatebox.games.outposts import GAME as OUTPOSTS
from fatebox.games.weaver import GAME as WEAVER
from fatebox.kernel import OptionsError, Record
from fatebox.lab import Plan, simulate, summarize
from tests.kernel.toy import GAME as TOY
from tests.lab.coin import GAME as COIN


def test_rows_do_not_depend_on_the_number_of_jobs() -> None:
    plan = Plan.of(TOY, 40, ["greedy:worlds=1", "random"], seats=3, seed="jobs")
    alone, shared = simulate(plan, 1), simulate(plan, 2)
    assert alone.complete
    assert alone.rows == shared.rows


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    few = simulate(Plan.of(WEAVER, 3, ["random"], seed=5)).rows
    more = simulate(Plan.of(WEAVER, 6, ["random"], seed=5)).rows
    assert more[:3] == few
    other = simulate(Plan.of(WEAVER, 3, ["random"], seed=6)).rows
    assert [row["decisions"] for row in other] != [row["decisions"] for row in few]


def test_a_row_tells_all_about_a_game() -> None:
    simulation = simulate(Plan.of(COIN, 1, ["high", "high:lower=1"], seats=2, seed=3))
    assert simulation.rows == [
        {
            "game": 0, "seed": "3:0", "seats": 2, "option_fault": "none",
            "bot_0": "high", "place_0": 1, "score_0": 2, "won_0": True,
            "bot_1": "high:lower=1", "place_1": 2, "score_1": 1, "won_1": False,
            "outcome": "called", "decisions": 2, "rounds": None,
            "detail_best": 2, "detail_how": "high", "detail_all_0": 2, "detail_all_1": 1, "detail_odd": "[3]",
        }
    ]  # fmt: skip


def test_no_figure_is_listed_twice() -> None:
    """The details of a game of Outposts hold its rounds as well, those of Fate Weaver its round and score."""
    simulation = simulate(Plan.of(OUTPOSTS, 1, ["random"], seats=2, options={"max_rounds": 2}))
    (row,) = simulation.rows
    assert row["rounds"] == 2
    assert "detail_rounds" not in row
    assert "rounds" not in summarize(simulation)["details"]
    details = summarize(simulate(Plan.of(WEAVER, 4, ["random"])))["details"]
    assert not {"round", "rounds", "points"} & set(details)


def test_bots_take_turns_at_the_seats_unless_these_are_fixed() -> None:
    bots = ["high", "random"]
    turns = [Plan.of(COIN, 4, bots, seats=3).bots_of(game) for game in range(2)]
    assert turns == [("high", "random", "high"), ("random", "high", "random")]
    fixed = Plan.of(COIN, 4, bots, seats=3, fixed_seats=True)
    assert {fixed.bots_of(game) for game in range(4)} == {("high", "random", "high")}
    solo = [Plan.of(COIN, 4, bots, seats=1).bots_of(game) for game in range(3)]
    assert solo == [("high",), ("random",), ("high",)]


def test_paired_games_share_their_deal() -> None:
    plan = Plan.of(WEAVER, 6, ["random", "greedy"], paired=True)
    assert [plan.seed_of(game) for game in range(4)] == ["0:0", "0:0", "0:1", "0:1"]
    assert plan.bots_of(0) != plan.bots_of(1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_crash_in_the_rules_is_kept_with_a_record_that_repeats_it(jobs: int) -> None:
    plan = Plan.of(COIN, 8, ["high", "high:lower=1"], seats=1, options={"fault": "rules"})
    simulation = simulate(plan, jobs)
    assert [row["game"] for row in simulation.rows] == [1, 3, 5, 7]
    assert [crash.game for crash in simulation.crashes] == [0, 2, 4, 6]
    crash = simulation.crashes[0]
    assert (crash.seed, crash.error) == ("0:0", "RuntimeError: two is too many")
    assert "in call" in crash.trace
    assert crash.record is not None
    record = Record.from_json(crash.record)
    assert record.players == ("high",)
    with pytest.raises(RuntimeError, match="two is too many"):
        record.replay(COIN)


def test_a_crash_in_a_bot_leaves_a_record_up_to_its_decision() -> None:
    simulation = simulate(Plan.of(COIN, 1, ["high", "careless"], seats=2))
    (crash,) = simulation.crashes
    assert crash.error == "KeyError: 'seat 1 forgot'"
    assert crash.record is not None
    match = Record.from_json(crash.record).replay(COIN)
    assert match.decision is not None
    assert match.decision.seat == 1


def test_a_crash_in_the_set_up_has_no_record() -> None:
    simulation = simulate(Plan.of(COIN, 8, ["high"], options={"fault": "setup"}, seed=1))
    assert simulation.rows
    assert {crash.record for crash in simulation.crashes} == {None}


def test_a_game_without_end_is_a_crash() -> None:
    (crash,) = simulate(Plan.of(COIN, 1, ["high"], options={"fault": "endless"})).crashes
    assert crash.error == "fatebox.kernel.errors.RulesError: coin: no end after 20 decisions"


def test_the_death_of_a_process_is_told_and_ends_the_simulation() -> None:
    simulation = simulate(Plan.of(COIN, 6, ["deadly"]), 2)
    assert simulation.broken is not None
    assert "terminated abruptly" in simulation.broken
    assert not simulation.complete


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_is_finished(jobs: int) -> None:
    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    plan = Plan.of(WEAVER, 400, ["random"])
    simulation = simulate(plan, jobs, interrupt)
    assert simulation.interrupted
    assert 0 < len(simulation.rows) < 400
    whole = simulate(plan)
    assert all(row in whole.rows for row in simulation.rows)


def test_a_plan_that_cannot_be_carried_out_is_refused() -> None:
    with pytest.raises(OptionsError, match="games: expected at least 1, got 0"):
        Plan.of(COIN, 0, ["high"])
    with pytest.raises(OptionsError, match="there is no bot 'higher' for Coin; there are"):
        Plan.of(COIN, 1, ["high", "higher"])
    with pytest.raises(OptionsError, match="Coin is for 1 to 4 players, got 5"):
        Plan.of(COIN, 1, ["high"], seats=5)
    with pytest.raises(OptionsError, match="fault: expected one of"):
        Plan.of(COIN, 1, ["high"], options={"fault": "all"})
    with pytest.raises(OptionsError, match="3 bots cannot keep to 2 seat"):
        Plan.of(COIN, 1, ["high", "random", "greedy"], seats=2, fixed_seats=True)
    with pytest.raises(OptionsError, match="cannot be fixed"):
        Plan.of(COIN, 1, ["high", "random"], seats=2, fixed_seats=True, paired=True)
    with pytest.raises(OptionsError, match="2 players need the option two_player"):
        Plan.of(FANTOS, 1, ["random"], seats=2)
