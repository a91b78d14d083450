"""Positions with one thing wrong: each of them runs, or is refused with the field and what was expected."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fatebox.games import game_ids, load_game
from fatebox.kernel import Match, Rng, ScriptError
from fatebox.scenario import Scenario, ScenarioError, load_scenario, scenario_files
from fatebox.scenario.sheet import Sheet
from tests.scenario.mutations import mutated

FOLDER = Path(__file__).parents[1] / "scenarios"
MUTATIONS = 6
"""The number of changes tried with each scenario."""
ANSWERS = 10
"""The number of random answers that follow, so that a flaw has time to show."""


@pytest.mark.parametrize("game", game_ids())
def test_a_position_with_one_thing_changed_runs_or_is_refused(game: str) -> None:
    refused = 0
    for path in scenario_files(FOLDER / game):
        scenario = load_scenario(path)
        for number in range(MUTATIONS if scenario.sheet.given else 0):
            rng = Rng.from_seed(f"{path.name} {number}")
            given = mutated(scenario.game, scenario.sheet.given, rng)
            changed = Scenario(msgspec.structs.replace(scenario.sheet, given=given), path)
            refused += _runs_or_is_refused(changed, rng)
    assert refused > 0


@pytest.mark.parametrize("game", game_ids())
def test_every_segment_starts_from_a_fresh_table_or_says_what_it_lacks(game: str) -> None:
    for segment in load_game(game).segments:
        scenario = Scenario(Sheet(game=game, name=segment, given={"segment": segment}))
        _runs_or_is_refused(scenario, Rng.from_seed(segment))


def _runs_or_is_refused(scenario: Scenario, rng: Rng) -> bool:
    """Whether it was refused; any other end is a fault."""
    try:
        report = scenario.run()
    except ScenarioError as error:
        message = str(error)
    else:
        assert report.crash is None, f"{report}\n{scenario.sheet.given}"
        assert report.match is not None
        _play_on(report.match, rng)
        return False
    assert re.search(r": (given|chance|when\[\d+\]|then)[.:\[\w]", message), message
    assert "cannot go on" not in message, f"{message}\n{scenario.sheet.given}"
    return True


def _play_on(match: Match[Any], rng: Rng) -> None:
    try:
        for _ in range(ANSWERS):
            if match.decision is not None:
                match.answer(rng.choose("answer", match.decision.options))
    except ScriptError:
        pass  # other answers than those of the scenario need other chance
