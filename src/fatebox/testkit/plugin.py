"""A pytest plugin with two options: `--accept` renews golden games, `--game ID` tests what a card can break.

`--game ID` runs the tests in folders named after the game, and those that have it as their parameter. It
does not open the folders of other games, and leaves out tests marked `slow` and the checks of the kit that
depend on the rules alone.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fatebox.games import game_ids

from .golden import renewal
from .pytests import Case


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the two options."""
    group = parser.getgroup("fatebox")
    group.addoption("--accept", action="store_true", help="renew golden games and show the changes")
    group.addoption("--game", metavar="ID", help="run only what a new card of this game can break")


def pytest_configure(config: pytest.Config) -> None:
    """Start renewing, and explain the marker."""
    config.addinivalue_line("markers", "slow: plays for long, or depends on no card; --game leaves it out")
    renewal.wanted = config.getoption("--accept")
    if renewal.wanted and config.getoption("numprocesses", None):
        raise pytest.UsageError("--accept needs one process: leave -n out")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the folders of other games closed: importing their tests takes longer than running one's own."""
    game: str | None = config.getoption("--game")
    others = () if game is None else (other for other in game_ids() if other != game)
    return True if collection_path.name in others else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that the options do not ask for."""
    game: str | None = config.getoption("--game")
    wanted: list[Callable[[pytest.Item], bool]] = []
    if game is not None:
        wanted.append(lambda item: belongs_to(game, item) and is_quick(item))
    if config.getoption("--accept"):
        wanted.append(lambda item: (case := _case(item)) is not None and case.golden)
    kept = [item for item in items if all(want(item) for want in wanted)]
    if len(kept) < len(items):
        config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
        items[:] = kept


def belongs_to(game: str, item: pytest.Item) -> bool:
    """Whether a test is in a folder of the game or has it as its parameter: `test[fantos/raid.toml]`."""
    parameter = getattr(item, "callspec", None)
    named = parameter is not None and parameter.id.partition("/")[0] == game
    return named or game in item.path.parent.parts


def is_quick(item: pytest.Item) -> bool:
    """Whether a test is short, or a check of the kit that content can break."""
    case = _case(item)
    return item.get_closest_marker("slow") is None and (case is None or case.content)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Show the golden games that were renewed."""
    if not renewal.wanted:
        return
    terminalreporter.section("golden games")
    for change in renewal.changes:
        terminalreporter.write_line(change)
    terminalreporter.write_line(
        f"{len(renewal.changes)} files renewed: read the changes before you commit them"
    )


def _case(item: pytest.Item) -> Case | None:
    parameters = getattr(item, "callspec", None)
    check = None if parameters is None else parameters.params.get("check")
    return check if isinstance(check, Case) else None
