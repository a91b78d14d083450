"""The speed of games: what is measured is what is said, whatever the clock shows."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from fatebox.bots import LEVELS, make_bot
from fatebox.cli.bench import command
from fatebox.games.weaver import GAME as WEAVER
from fatebox.lab.play import play_out
from fatebox.lab.speed import Speed, measure_speed, record_games, replay, take_turns
from tests.kernel.toy import GAME as TOY

TIME = 0.02
EVERYWHERE = {
    "random_decisions", "long_decisions", "setups", "state_copies", "match_copies", "start_copies", "views",
    "imagines", "greedy_decisions", "search_iterations",
}  # fmt: skip


@pytest.fixture(scope="module")
def weaver() -> Speed:
    return measure_speed(WEAVER, TIME, bot="greedy:worlds=1")


@pytest.fixture(scope="module")
def toy() -> Speed:
    return measure_speed(TOY, TIME, bot="random", seats=3)


def test_every_figure_is_there(weaver: Speed, toy: Speed) -> None:
    assert set(weaver.paces) == EVERYWHERE  # in Fate Weaver every decision is a segment of its own
    assert set(toy.paces) == EVERYWHERE | {"middle_copies"}
    for speed in (weaver, toy):
        assert all(pace.per_s > 0 and 0 <= pace.spread < 1 for pace in speed.paces.values())


def test_every_level_is_timed(weaver: Speed, toy: Speed) -> None:
    for speed in (weaver, toy):
        assert tuple(speed.levels) == LEVELS
        for thinking in speed.levels.values():
            assert thinking.decisions > 0
            assert 0 < thinking.median_ms <= thinking.p95_ms <= thinking.longest_ms


def test_games_of_a_bot_that_looks_ahead_are_longer(weaver: Speed) -> None:
    assert weaver.long_decisions_per_game > weaver.random_decisions_per_game


def test_recorded_games_are_replayed_to_their_end() -> None:
    for recorded in record_games(TOY, "random", 3, TIME):
        match = TOY.start(recorded.seed, seats=3)
        bots = [make_bot("random", TOY, f"{recorded.seed}:{seat}") for seat in range(3)]
        assert play_out(match, bots) == replay(TOY, recorded) == len(recorded.answers)


def test_bytes_of_a_record_are_those_of_its_answers(weaver: Speed) -> None:
    shortest, longest = len('\n  [0,"done"],'), len('\n  [0,"use","alabaster-naga-stone",1,"blood_moon"],')
    assert shortest < weaver.record_bytes_per_decision < longest


def test_slices_take_turns() -> None:
    calls: list[str] = []

    def run(name: str) -> int:
        calls.append(name)
        return 1

    take_turns({"a": lambda: run("a"), "b": lambda: run("b")}, 0.001)
    turns = [name for i, name in enumerate(calls) if i == 0 or calls[i - 1] != name]
    assert turns == ["a", "b"] * 10


def test_the_command_shows_the_figures() -> None:
    shown = CliRunner().invoke(command, ["weaver", "--seconds", str(TIME), "--bot", "random"])
    assert shown.exit_code == 0
    assert WEAVER.title in shown.stdout
    assert "long decisions" in shown.stdout
    found = CliRunner().invoke(command, ["weaver", "--seconds", str(TIME), "--bot", "random", "--json"])
    (figures,) = json.loads(found.stdout)["games"]
    assert (figures["game"], figures["bot"]) == ("weaver", "random")
    assert {name.removesuffix("_per_s") for name in figures if name.endswith("_per_s")} == EVERYWHERE


def test_the_command_tells_how_to_measure_peers() -> None:
    assert "python -m bench.compare" in CliRunner().invoke(command, ["--peers"]).stdout
