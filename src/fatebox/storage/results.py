"""Results of finished games, and personal bests.

One line of JSON for each game, added at the end of `results.jsonl`. Games with forced steps back or with
changed cards are kept but do not count.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from fatebox.kernel import DataError, Game, Match, Result

from .files import append_line


def by_the_book(match: Match[Any]) -> bool:
    """Whether a game counts, for bests and campaigns: no forced step back, no changed cards."""
    return not match.state.pack.changes and not any(undo.forced for undo in match.undos)


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the file."""

    name: str
    digest: str
    game: str
    options: dict[str, Any]
    seats: int
    seat: int
    counts: bool
    result: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of the one person at the table."""

    name: str
    digest: str
    """Of its record: the same game is not counted twice."""
    game: str
    options: dict[str, Any]
    seats: int
    seat: int
    counts: bool
    """Whether it was played by the book: no forced step back, no changed cards."""
    result: Result

    def to_line(self) -> str:
        """The game as a line of the file."""
        data = {
            "name": self.name,
            "digest": self.digest,
            "game": self.game,
            "options": self.options,
            "seats": self.seats,
            "seat": self.seat,
            "counts": self.counts,
            "result": self.result.to_data(),
        }
        return json.dumps(data, separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def from_line(cls, line: str) -> Played:
        """The game that a line describes."""
        data = msgspec.json.decode(line, type=_Line)
        return cls(**{**msgspec.structs.asdict(data), "result": Result.from_data(data.result)})


class Results:
    """All finished games of this user."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "results.jsonl"

    def add(self, played: Played) -> None:
        """Add a game; if it is there already (the program was stopped just then), nothing happens."""
        if any(earlier.digest == played.digest for earlier in self.all()):
            return
        append_line(self.path, played.to_line())

    def all(self) -> list[Played]:
        """All games, oldest first; lines that cannot be read are passed over."""
        if not self.path.exists():
            return []
        games = []
        for line in self.path.read_text(encoding="utf-8", errors="replace").splitlines():
            try:
                games.append(Played.from_line(line))
            except (ValueError, RecursionError, DataError):
                continue
        return games

    def best(
        self, game: Game[Any], options: dict[str, Any] | None = None, besides: str = ""
    ) -> Played | None:
        """The best game that counts, with these options or with any; `besides` leaves out a digest."""
        games = (played for played in self.all() if played.game == game.id and played.digest != besides)
        return best_of(games, game, options)


def best_of(games: Iterable[Played], game: Game[Any], options: dict[str, Any] | None = None) -> Played | None:
    """The best of these games that counts, with these options or with any."""
    fitting = [played for played in games if played.counts and options in (None, played.options)]
    return max(fitting, key=lambda p: game.ranking.rank(p.result, p.seat), default=None)
