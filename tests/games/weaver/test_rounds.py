"""WEA-RND: ten rounds of four steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import groupby
from typing import Any

import pytest

from fatebox.games.weaver import GAME
from fatebox.games.weaver.state import WeaverState
from fatebox.kernel import Game, Match
from tests.games.weaver.sampled import some_positions
from tests.games.weaver.table import Table, table

ROUND = ["refresh", "read", "resolve", "renovate"]


def traced(steps: list[str]) -> Game[WeaverState]:
    """The game, noting each step when it begins."""

    def noting(name: str, run: Callable[[WeaverState], Any]) -> Callable[[WeaverState], Any]:
        def step(s: WeaverState) -> Any:
            steps.append(name)
            return run(s)

        return step

    return replace(GAME, segments={name: noting(name, run) for name, run in GAME.segments.items()})


def steps_of(t: Table) -> tuple[Table, list[str]]:
    """The same table with a list that fills with its steps."""
    steps: list[str] = []
    start = t.match.checkpoint().copy()
    match = Match(traced(steps), t.match.options, 0, start, start.segment)
    return Table(match), steps


def without_repeats(steps: list[str]) -> list[str]:
    """A step that asks several decisions begins once."""
    return [name for name, _ in groupby(steps)]


@pytest.mark.clause("WEA-RND.1", "WEA-RND.2", "WEA-END.1")
def test_ten_rounds_of_four_steps_in_order() -> None:
    t, steps = steps_of(table(icon=1, visitor="yorri"))
    while t.match.result is None:
        t.read_one_of_each()
        while t.prompt == "renovate.buy":
            t.done()
    assert ["refresh", *without_repeats(steps)] == ROUND * 10 + ["refresh"]
    assert t.s.round == 10
    assert t.ended == "win"


@pytest.mark.clause("WEA-RND.2", "WEA-RES.1")
def test_no_step_follows_a_failed_reading() -> None:
    t, steps = steps_of(table(row="L01 P01 W01 L04"))
    t.finish()
    assert steps == ["read"]
    assert t.ended == "loss: suit"


@pytest.mark.clause("WEA-RND.2")
def test_every_step_is_taken_even_if_nothing_can_be_done_in_it() -> None:
    """Nothing can be bought for 1 gold: Renovate takes place all the same, and cuts the shards."""
    t, steps = steps_of(table(row="H01 P01 L01 L04", shards=9))
    t.finish()
    assert without_repeats(steps) == ["read", "resolve", "renovate", "refresh", "read"]
    assert t.s.shards == 5


@pytest.mark.clause("WEA-RND.3")
def test_the_row_starts_empty_and_face_up_cards_stay() -> None:
    t = table(row="H01 L01 P01", tops="H02 L02 P02 W02")
    t.play("W02", at=3)
    shown = {suit: t.top(suit) for suit in ("happiness", "love", "power", "wealth")}
    assert shown["happiness"] == "H02"
    t.finish()
    assert t.s.round == 2
    assert t.row == ""
    assert {suit: t.top(suit) for suit in shown} == shown


def test_an_answer_changes_no_list_that_copies_share() -> None:
    """Given positions of random games, then every answer to a copy leaves the original as it was."""
    seen = 0
    for match in some_positions():
        assert match.decision is not None
        before = match.state.to_data()
        for option in match.decision.options:
            copy = match.copy()
            copy.answer(option)
            assert match.state.to_data() == before
            seen += 1
    assert seen > 2000
