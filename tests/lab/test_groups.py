"""Groups of games that are played side by side: quicker, and otherwise as if each were played alone."""

from __future__ import annotations

import pytest

from fatebox.games.weaver import GAME as WEAVER
from fatebox.kernel import Record
from fatebox.lab import Plan, plan, simulate
from fatebox.lab.ladder import climb, make_ladder
from fatebox.lab.plan import GROUP, GROUPS
from tests.lab.coin import GAME as COIN
from tests.lab.musing import ORACLE


@pytest.fixture
def batches() -> list[int]:
    """The sizes of the batches that the oracle judges."""
    ORACLE.batches = []
    return ORACLE.batches


def test_a_network_judges_the_games_of_a_group_in_one_batch(batches: list[int]) -> None:
    simulate(Plan.of(COIN, GROUP * GROUPS, ["musing"], seats=3))
    assert batches == [GROUP] * 3 * GROUPS


def test_a_short_series_has_groups_for_several_cores() -> None:
    assert Plan.of(COIN, 3 * GROUPS, ["musing"]).group_size() == 3
    assert Plan.of(COIN, GROUPS // 2, ["musing"]).group_size() == 1
    assert Plan.of(COIN, 1000 * GROUPS, ["musing"]).group_size() == GROUP


def test_bots_that_ask_no_network_play_one_game_at_a_time(batches: list[int]) -> None:
    """Given one bot that asks a network and one that does not, then no game waits for another."""
    simulate(Plan.of(COIN, 2 * GROUPS, ["musing", "high"], seats=2))
    assert batches == [1] * 2 * GROUPS


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_crash_in_the_rules_leaves_the_rest_of_its_group_alone(jobs: int) -> None:
    """Given groups in which some games crash, then the others have the rows that they have anyway."""
    games = 4 * GROUPS
    faulty = simulate(Plan.of(COIN, games, ["musing"], seats=2, options={"fault": "rules"}), jobs)
    sound = simulate(Plan.of(COIN, games, ["musing"], seats=2))
    crashed = {crash.game for crash in faulty.crashes}
    assert crashed == {row["game"] for row in sound.rows if row["detail_best"] == 2}
    assert 0 < len(crashed) < games
    others = [row for row in sound.rows if row["game"] not in crashed]
    assert [row | {"option_fault": "none"} for row in faulty.rows] == others
    record = faulty.crashes[0].record
    assert record is not None
    with pytest.raises(RuntimeError, match="two is too many"):
        Record.from_json(record).replay(COIN)


def test_a_network_that_fails_at_one_game_fails_for_that_game_alone(batches: list[int]) -> None:
    """Given a batch with a question that the network cannot judge, then only the game that asked crashes."""
    simulation = simulate(Plan.of(COIN, GROUP * GROUPS, ["musing:baffled=true"]))
    assert {crash.error for crash in simulation.crashes} == {"ValueError: the oracle is silent"}
    assert {row["score_0"] for row in simulation.rows} == {1, 2}
    assert len(simulation.rows) + len(simulation.crashes) == GROUP * GROUPS
    assert batches[0] == GROUP


def test_rows_do_not_depend_on_jobs_nor_on_the_company_of_other_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Given games of a real network, then two jobs, and games played one by one, give the same rows."""
    series = Plan.of(WEAVER, 3 * GROUPS, ["learned"], seed="company")
    together = simulate(series, 1)
    assert simulate(series, 2).rows == together.rows
    monkeypatch.setattr(plan, "GROUP", 1)
    assert series.group_size() == 1
    assert simulate(series, 1).rows == together.rows


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_the_finished_games_of_a_group(jobs: int) -> None:
    """Given an interrupt after the first games, then they are kept as they would have been anyway."""

    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    series = Plan.of(WEAVER, 6 * GROUPS, ["learned"])
    simulation = simulate(series, jobs, interrupt)
    assert simulation.interrupted
    assert 0 < len(simulation.rows) < 6 * GROUPS
    whole = simulate(series).rows
    assert all(row in whole for row in simulation.rows)


def test_the_pairs_of_a_duel_are_played_side_by_side(batches: list[int]) -> None:
    """Given two bots that ask a network, then a group of deals shares its batches, and the duel is even."""
    (result,) = climb(make_ladder(COIN, ["musing", "musing"], 4 * GROUPS, seats=2))
    assert result.share() == (0.5, 0.5, 0.5)
    assert batches == [4] * 4 * GROUPS
