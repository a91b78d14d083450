"""The examples of the documentation are scenarios that hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fatebox.games import game_ids, load_game
from fatebox.kernel.shapes import ObjectShape
from fatebox.scenario import Scenario
from fatebox.scenario.shaped import piles
from fatebox.scenario.sheet import read_sheet

TEXT = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = [Scenario(read_sheet(block)) for block in re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)]


@pytest.mark.parametrize("example", [pytest.param(example, id=example.name) for example in EXAMPLES])
def test_example(example: Scenario) -> None:
    report = example.run()
    assert report.ok, f"\n{report}"


def test_every_field_of_the_format_is_explained() -> None:
    from fatebox.scenario.sheet import Sheet, Step
    from fatebox.scenario.then import OWN_WORDS

    for word in (*Sheet.__struct_fields__, *Step.__struct_fields__, *OWN_WORDS):
        assert re.search(rf"`\[*{word}\b", TEXT), word


@pytest.mark.parametrize("game", game_ids())
def test_the_table_of_what_the_setup_leaves_is_true(game: str) -> None:
    """Default seats, and the piles that are empty for every owner."""
    row = re.search(rf"^\| `{game}` \| (\d+) \| (.*?) \|$", TEXT, re.MULTILINE)
    assert row is not None
    state, _ = load_game(game).set_up("scenario")
    laid = [
        (re.sub(r"\d+", "", p.path), p.cards)
        for p in piles(ObjectShape(type(state)), state.to_data(), "given")
    ]
    filled = {path for path, cards in laid if cards}
    empty = dict.fromkeys(path.removeprefix("given.") for path, _ in laid if path not in filled)
    assert int(row.group(1)) == state.seats
    assert re.findall(r"`(.*?)`", row.group(2)) == list(empty)
