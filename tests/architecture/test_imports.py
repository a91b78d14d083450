"""The layers hold: no import points up, no game knows another, and nothing goes in circles."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from fatebox.games import game_ids

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("judgement", "view", "rules", "content", "effects", "state")
"""The folders of a game from the top: imports point down (docs/architecture.md)."""


def circles(graph: grimp.ImportGraph) -> Iterator[list[str]]:
    """The groups of modules that import one another, directly or by way of others (Tarjan's algorithm)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    open_modules: list[str] = []

    def visit(module: str) -> Iterator[list[str]]:
        number[module] = lowest[module] = len(number)
        open_modules.append(module)
        for imported in sorted(graph.find_modules_directly_imported_by(module)):
            if imported not in number:
                yield from visit(imported)
                lowest[module] = min(lowest[module], lowest[imported])
            elif imported in open_modules:
                lowest[module] = min(lowest[module], number[imported])
        if lowest[module] == number[module]:
            found = open_modules[open_modules.index(module) :]
            del open_modules[-len(found) :]
            if len(found) > 1:
                yield sorted(found)

    for module in sorted(graph.modules):
        if module not in number:
            yield from visit(module)


def test_imports_keep_to_the_layers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    status = lint_imports(no_cache=True)
    assert status == EXIT_STATUS_SUCCESS, capsys.readouterr().out


def test_the_kernel_has_no_circle_even_in_annotations() -> None:
    graph = grimp.build_graph("fatebox", cache_dir=None)
    assert [circle for circle in circles(graph) if circle[0].startswith("fatebox.kernel")] == []


def test_a_circle_is_found() -> None:
    graph = grimp.ImportGraph()
    for importer, imported in (("a", "b"), ("b", "c"), ("c", "a"), ("c", "d")):
        graph.add_module(importer)
        graph.add_module(imported)
        graph.add_import(importer=importer, imported=imported)
    assert list(circles(graph)) == [["a", "b", "c"]]


def test_nothing_imports_itself_in_a_circle_at_run_time() -> None:
    graph = grimp.build_graph("fatebox", exclude_type_checking_imports=True, cache_dir=None)
    assert list(circles(graph)) == []


def test_imports_inside_a_game_point_down_at_run_time() -> None:
    """Annotations may name the pack: a state is a state of some content."""
    graph = grimp.build_graph("fatebox", exclude_type_checking_imports=True, cache_dir=None)
    games = {f"fatebox.games.{game}" for game in game_ids()}
    wrong = graph.find_illegal_dependencies_for_layers(ROOMS, games)
    assert [f"{each.importer} -> {each.imported}" for each in wrong] == []
