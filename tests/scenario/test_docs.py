"""The examples of the documentation are scenarios that hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fatebox.scenario import Scenario
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
