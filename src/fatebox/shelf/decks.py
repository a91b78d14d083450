"""Named decks: one small file each, which people may write themselves.

decks/night-watch.toml

game = "outposts"
faction = "veil"

[cards]
"Alley Informant" = 3
...
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec

from fatebox.games.outposts.content import CardList, OutpostsPack
from fatebox.games.outposts.decks import check_deck
from fatebox.kernel.near import did_you_mean
from fatebox.kernel.problem import Problem

from .files import ShelfError, locked, read_text, remove, write_text
from .names import checked_name, file_of
from .sheets import FactionName, by_key, by_name, read_sheet, refuse, write_sheet


class _Sheet(msgspec.Struct, forbid_unknown_fields=True):
    faction: FactionName
    cards: dict[str, Any]
    game: Literal["outposts"] = "outposts"


@dataclass(frozen=True, slots=True)
class Deck:
    """A list of cards of a faction. It may be unfinished: `problems` says what is still wrong."""

    faction: str
    cards: CardList
    """By key."""

    def problems(self, pack: OutpostsPack, collection: Mapping[str, int] | None = None) -> list[Problem]:
        """What keeps it from being played, with the faction's cards or those of a collection."""
        return check_deck(pack, self.faction, self.cards, collection)

    def text(self, pack: OutpostsPack) -> str:
        """The deck as a sheet."""
        data = {"game": "outposts", "faction": self.faction, "cards": by_name(pack, self.cards)}
        return write_sheet("A deck for Outposts; check it with: fatebox deck check FILE", data)


def parse_deck(pack: OutpostsPack, text: str, where: str) -> Deck:
    """The deck that a sheet describes, legal or not."""
    sheet = read_sheet(text, where, _Sheet)
    return Deck(sheet.faction, by_key(pack, sheet.cards, where))


def read_deck(pack: OutpostsPack, path: Path) -> Deck:
    """The deck in a file, legal or not."""
    return parse_deck(pack, read_text(path), str(path))


class Decks:
    """All named decks in the data folder."""

    def __init__(self, pack: OutpostsPack, data: Path) -> None:
        self.pack = pack
        self.folder = data / "decks"

    def names(self) -> list[str]:
        """The names of all decks."""
        return sorted(path.stem for path in self.folder.glob("[!.]*.toml"))

    def path_of(self, name: str) -> Path:
        """The file of a deck that must be there."""
        path = file_of(self.folder, name, "deck")
        if not path.is_file():
            hint = did_you_mean(name, self.names()) or f"; decks: {', '.join(self.names()) or 'none'}"
            raise ShelfError(f"there is no deck {checked_name(name, 'deck')!r}{hint}")
        return path

    def get(self, name: str) -> Deck:
        """A deck by name."""
        return read_deck(self.pack, self.path_of(name))

    def add(self, name: str, deck: Deck, *, replace: bool = False) -> Path:
        """Keep a new deck; one that is there is replaced only if that is wanted."""
        path = file_of(self.folder, name, "deck")
        with locked(self.folder):
            if path.exists() and not replace:
                raise ShelfError(f"there is a deck {checked_name(name, 'deck')!r} already ({path})")
            write_text(path, deck.text(self.pack))
        return path

    def delete(self, name: str) -> None:
        """Throw a deck away."""
        remove(self.path_of(name))

    def import_file(self, path: Path, name: str, *, replace: bool = False) -> Deck:
        """Keep the deck in a file; it must be legal, or nothing changes."""
        deck = read_deck(self.pack, path)
        refuse(deck.problems(self.pack), str(path))
        self.add(name, deck, replace=replace)
        return deck
