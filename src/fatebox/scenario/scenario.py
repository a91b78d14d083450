"""A scenario: a file that can be set up, played and checked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import tomlkit

from fatebox.games import load_game
from fatebox.kernel import CONCEDE, FateboxError, Game, Listener, Match

from .choices import written_option
from .errors import ScenarioError
from .names import NONE, CardNames, written
from .position import set_up
from .report import Report
from .run import play
from .sheet import Sheet, Step, read_sheet


@dataclass(frozen=True)
class Scenario:
    """A scenario file, and what can be done with it."""

    sheet: Sheet
    path: Path | None = None

    @property
    def name(self) -> str:
        """Its title."""
        return self.sheet.name

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that it proves."""
        return tuple(self.sheet.clauses)

    @property
    def game(self) -> Game[Any]:
        """The game it is of."""
        return load_game(self.sheet.game)

    @property
    def place(self) -> str:
        """Its source, for messages."""
        return str(self.path) if self.path is not None else self.name

    def start(self, listener: Listener | None = None) -> Match[Any]:
        """The match in the given position, before any step: a puzzle to solve, a bug to look at.

        The listener hears what happens from there on.
        """
        with self._located():
            match, _ = set_up(self.game, self.sheet, listener)
        return match

    def run(self) -> Report:
        """Play the scenario and check what it expects."""
        report = Report(self)
        with self._located():
            match, names = set_up(self.game, self.sheet, report.events.append)
            report.match = match
            play(match, names, self.sheet, report)
        return report

    def to_toml(self) -> str:
        """The text of its file."""
        return tomlkit.dumps(msgspec.to_builtins(self.sheet))

    @classmethod
    def from_match(cls, match: Match[Any], name: str) -> Scenario:
        """A match as a scenario: the start of its open segment, and the answers since.

        It keeps the chance to come, so that a report of a bug shows the same bug.
        """
        names = CardNames(match.state.pack)
        start = match.checkpoint()
        fresh, _ = match.game.set_up(
            match.seed, seats=start.seats, options=match.options, changes=start.pack.changes
        )
        given = with_removals(written(fresh.to_data(names.key)), written(start.to_data(names.key)))
        given.pop("seats")
        script = start.rng.script or {}
        given["rng"] = given["rng"][:4]  # what is scripted is written as such
        steps = [
            Step(concede=seat)
            if option == CONCEDE
            else Step(seat=seat, answer=written_option(match.game, names, option))
            for seat, option in match.answers_since_checkpoint()
        ]
        return cls(
            Sheet(
                game=match.game.id,
                name=name,
                seats=start.seats,
                seed=match.seed,
                changes=list(start.pack.changes),
                options={name: value for name, value in match.options.items() if value is not None},
                given=given,
                chance={what: written(outcomes) for what, outcomes in script.items() if outcomes},
                when=steps,
            )
        )

    @contextmanager
    def _located(self) -> Iterator[None]:
        try:
            yield
        except ScenarioError as error:
            raise ScenarioError(f"{self.place}: {error}") from None


def with_removals(before: Any, now: Any) -> Any:
    """Data with a word for each entry of a dictionary that is there no more."""
    if not isinstance(before, dict) or not isinstance(now, dict):
        return now
    gone = {key: NONE for key in before if key not in now}
    return {**gone, **{key: with_removals(before.get(key), item) for key, item in now.items()}}


def load_scenario(path: str | Path) -> Scenario:
    """Read a scenario file; an error says which table and field are wrong, and what was expected."""
    path = Path(path)
    try:
        return Scenario(read_sheet(path.read_text(encoding="utf-8")), path)
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    except FateboxError as error:
        raise ScenarioError(f"{path}: {error}") from None


def scenario_files(place: str | Path) -> list[Path]:
    """The file itself, or all scenario files in a folder, in order."""
    place = Path(place)
    return sorted(place.rglob("*.toml")) if place.is_dir() else [place]
