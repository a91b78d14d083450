"""Every clause of a finished game is covered by a test, and nothing names a clause that does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from fatebox.games import load_rulebook, rulebook_ids
from fatebox.scenario.coverage import (
    Coverage,
    CoverageError,
    checkout_tests,
    citations,
    cited_clauses,
    coverage,
    marked_clauses,
    source_folder,
    to_data,
    unknown_mentions,
)

FINISHED = [game for game in rulebook_ids() if load_rulebook(game).finished]


# --- this project ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def covered() -> dict[str, Coverage]:
    """The clauses that our tests and scenarios name, all of which exist: all files are read once."""
    return coverage(checkout_tests(), FINISHED)


@pytest.mark.parametrize("game", FINISHED)
def test_every_clause_of_a_finished_game_is_tested(covered: dict[str, Coverage], game: str) -> None:
    assert covered[game].missing == []


def test_the_source_cites_only_clauses_that_exist() -> None:
    assert [f"{m.place}: {m.clause}" for m in unknown_mentions(list(cited_clauses(source_folder())))] == []


# --- how it is found out -----------------------------------------------------------------------------


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_marks_of_functions_classes_modules_and_parameters_count(tmp_path: Path) -> None:
    write(
        tmp_path,
        "deep/test_it.py",
        """
import pytest
from pytest import mark
pytestmark = [pytest.mark.clause("WEA-GEN.1")]

@pytest.mark.clause("WEA-GEN.2", "WEA-GEN.3")
def test_a(): ...

@mark.clause("WEA-GEN.4")
class TestB:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("WEA-GEN.5"))])
    def test_c(self, x): ...

TEXT = '@pytest.mark.clause("WEA-GEN.6")'
# @pytest.mark.clause("WEA-GEN.7")
""",
    )
    assert sorted(m.clause for m in marked_clauses(tmp_path)) == [f"WEA-GEN.{n}" for n in range(1, 6)]


def test_scenarios_count(tmp_path: Path) -> None:
    write(tmp_path, "scenarios/weaver/a.toml", 'game = "weaver"\nname = "A"\nclauses = ["WEA-GEN.6"]')
    found = coverage(tmp_path, ["weaver"])["weaver"]
    assert found.named == ["WEA-GEN.6"]
    assert [m.place for m in found.places["WEA-GEN.6"]] == [f"{tmp_path}/scenarios/weaver/a.toml"]


def test_coverage_as_data_is_about_the_games_that_were_asked_for(tmp_path: Path) -> None:
    write(tmp_path, "test_it.py", '@pytest.mark.clause("WEA-GEN.1", "WEA-GEN.1")\ndef test(): ...')
    data = to_data(coverage(tmp_path, ["weaver"]))
    clauses = list(load_rulebook("weaver").clauses)
    assert data == {"weaver": {"clauses": len(clauses), "tested": 1, "untested": clauses[1:]}}


def test_a_mark_of_an_unknown_clause_is_an_error_with_its_place(tmp_path: Path) -> None:
    path = write(tmp_path, "test_it.py", '\n@pytest.mark.clause("WEA-GEN.1", "WEA-GEN.99")\ndef test(): ...')
    with pytest.raises(CoverageError) as error:
        coverage(tmp_path, ["weaver"])
    assert str(error.value).startswith(f"{path}:2: there is no clause 'WEA-GEN.99'; did you mean WEA-GEN.9")


def test_a_mark_that_cannot_be_read_is_an_error_with_its_place(tmp_path: Path) -> None:
    path = write(tmp_path, "test_it.py", "@pytest.mark.clause(CLAUSE)\ndef test(): ...")
    with pytest.raises(CoverageError) as error:
        list(marked_clauses(tmp_path))
    assert str(error.value) == f"{path}:1: expected the id of a clause in quotes, got CLAUSE"


def test_a_test_file_that_is_no_python_is_an_error(tmp_path: Path) -> None:
    write(tmp_path, "test_it.py", "def (")
    with pytest.raises(CoverageError, match=r"test_it\.py: invalid syntax"):
        list(marked_clauses(tmp_path))


def test_a_folder_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(CoverageError, match="none: there is no such folder"):
        coverage(tmp_path / "none", ["weaver"])


def test_without_a_checkout_the_tests_have_to_be_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = write(tmp_path, "lib/site-packages/fatebox/__init__.py", "")
    monkeypatch.setattr("fatebox.__file__", str(installed))
    with pytest.raises(CoverageError, match=r"run this from a checkout, or say --tests DIR"):
        checkout_tests()


def test_citations_may_be_written_in_short(tmp_path: Path) -> None:
    write(
        tmp_path,
        "a.py",
        '"""WEA-ROT.1, .3 and .5; WEA-GEO.5 to .8, .12. Not ROT.9, not XYZ-ROT.4."""\n# FAN-GEN.2',
    )
    assert [(m.clause, m.line) for m in cited_clauses(tmp_path)] == [
        ("WEA-ROT.1", 1), ("WEA-ROT.3", 1), ("WEA-ROT.5", 1),
        ("WEA-GEO.5", 1), ("WEA-GEO.6", 1), ("WEA-GEO.7", 1), ("WEA-GEO.8", 1), ("WEA-GEO.12", 1),
        ("FAN-GEN.2", 2),
    ]  # fmt: skip
    assert [m.clause for m in unknown_mentions(list(cited_clauses(tmp_path)))] == ["WEA-GEO.12"]


def test_citations_are_those_in_the_source_of_the_game(tmp_path: Path) -> None:
    write(tmp_path, "games/weaver/a.py", "# WEA-ROT.1")
    write(tmp_path, "games/fantos/a.py", "# WEA-ROT.2")
    assert citations(tmp_path, ["weaver"])["weaver"].named == ["WEA-ROT.1"]
