"""The examples of docs/research.md run as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"^## ([^\n]+)\n(?:(?!^## ).)*?```python\n(.*?)```", PAGE.read_text(), re.M | re.S)
NEEDS = {"One seat against bots": "gymnasium", "All seats": "pettingzoo", "OpenSpiel's search": "pyspiel"}


def test_there_is_one_for_each_library() -> None:
    assert [title for title, _ in EXAMPLES] == list(NEEDS)


@pytest.mark.parametrize(("title", "code"), EXAMPLES, ids=[NEEDS[title] for title, _ in EXAMPLES])
def test_the_example_runs(title: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip(NEEDS[title], reason=f"{NEEDS[title]} is not installed: see docs/research.md")

    exec(compile(code, str(PAGE), "exec"), {})

    assert capsys.readouterr().out.strip()
