"""Coverage: the clauses of the rulebooks that tests cover, and those that the source cites.

A test names the clauses it proves, `@pytest.mark.clause("WEA-ROT.4")`, a scenario in its `clauses`. Tests are
read, not run, so the answer takes no time and does not depend on what was selected to run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import fatebox
from fatebox.games import load_rulebook, rulebook_ids
from fatebox.kernel import FateboxError
from fatebox.kernel.near import did_you_mean

from .scenario import load_scenario, scenario_files

MARKS = ("pytest.mark.clause", "mark.clause")


class CoverageError(FateboxError):
    """Tests that are not where they are looked for, or that name clauses that do not exist."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A clause that is named somewhere."""

    clause: str
    file: Path
    line: int = 0

    @property
    def place(self) -> str:
        """File and line."""
        return f"{self.file}:{self.line}" if self.line else str(self.file)


@dataclass(slots=True)
class Coverage:
    """The clauses of one game, each with the places that name it."""

    places: dict[str, list[Mention]] = field(default_factory=dict)

    @property
    def named(self) -> list[str]:
        """The clauses that are named at all."""
        return [clause for clause, mentions in self.places.items() if mentions]

    @property
    def missing(self) -> list[str]:
        """The clauses that are named nowhere."""
        return [clause for clause, mentions in self.places.items() if not mentions]


def coverage(tests: Path, games: Sequence[str]) -> dict[str, Coverage]:
    """For each game the tests that cover its clauses; a mark of a clause that does not exist is an error."""
    found = [*marked_clauses(tests), *scenario_clauses(tests)]
    unknown = unknown_mentions(found)
    if unknown:
        known = [clause for game in rulebook_ids() for clause in load_rulebook(game).clauses]
        lines = [
            f"{m.place}: there is no clause {m.clause!r}{did_you_mean(m.clause, known)}" for m in unknown
        ]
        raise CoverageError("\n".join(lines))
    return _by_game(found, games)


def citations(source: Path, games: Sequence[str]) -> dict[str, Coverage]:
    """For each game the places in its own source that cite its clauses."""
    return {game: _by_game(list(cited_clauses(source / "games" / game)), [game])[game] for game in games}


def unknown_mentions(found: Sequence[Mention]) -> list[Mention]:
    """Those that name a clause which no rulebook has."""
    known = {clause for game in rulebook_ids() for clause in load_rulebook(game).clauses}
    return [mention for mention in found if mention.clause not in known]


def to_data(covered: Mapping[str, Coverage]) -> dict[str, Any]:
    """The coverage as JSON data."""
    return {
        game: {"clauses": len(each.places), "tested": len(each.named), "untested": each.missing}
        for game, each in covered.items()
    }


def _by_game(found: Sequence[Mention], games: Sequence[str]) -> dict[str, Coverage]:
    return {
        game: Coverage(
            {clause: [m for m in found if m.clause == clause] for clause in load_rulebook(game).clauses}
        )
        for game in games
    }


# --- where things are --------------------------------------------------------------------------------


def source_folder() -> Path:
    """The source of the program."""
    return Path(fatebox.__file__).parent


def checkout_tests() -> Path:
    """The tests of the checkout that the program runs from."""
    checkout = source_folder().parents[1]
    tests = checkout / "tests"
    if not (checkout / "pyproject.toml").is_file() or not tests.is_dir():
        raise CoverageError("the tests are not here: run this from a checkout, or say --tests DIR")
    return tests


# --- reading -----------------------------------------------------------------------------------------


def marked_clauses(tests: Path) -> Iterator[Mention]:
    """The clauses that are named by marks of test functions, classes, parameters and modules."""
    if not tests.is_dir():
        raise CoverageError(f"{tests}: there is no such folder")
    for file in sorted(tests.rglob("*.py")):
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"))
        except (SyntaxError, UnicodeDecodeError) as error:
            raise CoverageError(f"{file}: {error}") from None
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in MARKS:
                yield from _marked(node, file)


def _marked(call: ast.Call, file: Path) -> Iterator[Mention]:
    for argument in call.args:
        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            raise CoverageError(
                f"{file}:{call.lineno}: expected the id of a clause in quotes, got {ast.unparse(argument)}"
            )
        yield Mention(argument.value, file, argument.lineno)


def scenario_clauses(tests: Path) -> Iterator[Mention]:
    """The clauses that the scenarios of the tests cover."""
    for file in scenario_files(tests / "scenarios") if (tests / "scenarios").is_dir() else ():
        for clause in load_scenario(file).clauses:
            yield Mention(clause, file)


def cited_clauses(source: Path) -> Iterator[Mention]:
    """The clauses that source files cite: `WEA-ROT.4`, `WEA-ROT.1, .3`, `WEA-GEO.5 to .8`, `PHA-VAR.PU`."""
    prefixes = "|".join(load_rulebook(game).prefix for game in rulebook_ids())
    cited = re.compile(rf"\b((?:{prefixes})-[A-Z0-9]+)\.(?:(\d+)((?:(?:, | and | to )\.\d+)*)|([A-Z]+\d*)\b)")
    for file in sorted(source.rglob("*.py")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            for section, first, more, named in cited.findall(line):
                for clause in [named] if named else _numbers(int(first), more):
                    yield Mention(f"{section}.{clause}", file, number)


def _numbers(first: int, more: str) -> list[int]:
    """`5`, ` to .8, .12` -> 5, 6, 7, 8, 12."""
    numbers = [first]
    for joint, number in re.findall(r"(, | and | to )\.(\d+)", more):
        start = numbers[-1] + 1 if joint == " to " else int(number)
        numbers += range(start, int(number) + 1)
    return numbers
