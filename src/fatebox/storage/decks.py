"""Named decks. In files they are small sheets that people may write themselves:

decks/night-watch.toml

game = "ID"
faction = "veil"

[cards]
"Alley Informant" = 3
...
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from fatebox.kernel import Game
from fatebox.kernel.keeping import CardCounts, Document
from fatebox.kernel.near import did_you_mean
from fatebox.kernel.problem import Problem

from .documents import Documents, Store
from .errors import StorageError
from .files import read_text
from .folders import Folder
from .names import checked_name, same_name
from .sheets import by_key, by_name, check_faction, deck_rules, read_sheet, refuse, write_sheet


class _Sheet(msgspec.Struct, forbid_unknown_fields=True):
    faction: str
    cards: dict[str, Any]
    game: str = ""


@dataclass(frozen=True, slots=True)
class Deck:
    """A list of cards of a faction. It may be unfinished: `problems` says what is still wrong."""

    faction: str
    cards: dict[str, int]
    """By key."""

    def problems(self, game: Game[Any], owned: CardCounts | None = None) -> list[Problem]:
        """The problems that keep it from being played, with the faction's cards or those owned."""
        return deck_rules(game).problems(game.pack(), self.faction, self.cards, owned)

    def text(self, game: Game[Any]) -> str:
        """The deck as a sheet."""
        data = {"game": game.id, "faction": self.faction, "cards": by_name(game, self.cards)}
        return write_sheet(f"A deck for {game.title}; check it with: fatebox deck check FILE", data)


def parse_deck(game: Game[Any], text: str, where: str) -> Deck:
    """The deck that a sheet describes, legal or not."""
    sheet = read_sheet(text, where, _Sheet)
    if sheet.game not in ("", game.id):
        raise StorageError(f"{where}: game: expected {game.id!r}, got {sheet.game!r}")
    check_faction(game, sheet.faction, where)
    return Deck(sheet.faction, by_key(game, sheet.cards, where))


def read_deck(game: Game[Any], path: Path) -> Deck:
    """The deck in a file, legal or not."""
    return parse_deck(game, read_text(path), str(path))


class DeckFormat:
    """Decks as sheets in files."""

    what = "deck"
    suffix = ".toml"

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def read(self, text: str, where: str) -> tuple[str, Document]:
        """The deck that a sheet describes; its name is that of its file."""
        deck = parse_deck(self._game, text, where)
        return "", {"faction": deck.faction, "cards": deck.cards}

    def write(self, name: str, data: Document) -> str:
        """A deck as a sheet."""
        del name
        return Deck(data["faction"], data["cards"]).text(self._game)


def deck_folder(game: Game[Any], data: Path) -> Folder:
    """The decks in the data folder."""
    return Folder(data / "decks", DeckFormat(game))


class Decks:
    """The named decks of one owner."""

    def __init__(self, game: Game[Any], store: Store) -> None:
        self.game = game
        self._store = store

    def names(self) -> list[str]:
        """The names of all decks."""
        with self._store.transaction() as documents:
            return documents.names()

    def get(self, name: str) -> Deck:
        """A deck by name."""
        with self._store.transaction() as documents:
            kept = documents.named(name)
            if kept is None:
                raise _missing(documents, name)
            return Deck(kept.data["faction"], kept.data["cards"])

    def add(self, name: str, deck: Deck, *, replace: bool = False) -> None:
        """Keep a deck; one that is there is replaced only if that is wanted."""
        with self._store.transaction() as documents:
            documents.add(name, {"faction": deck.faction, "cards": dict(deck.cards)}, replace=replace)

    def delete(self, name: str) -> None:
        """Throw a deck away."""
        with self._store.transaction() as documents:
            key = next((each for each in documents.names() if same_name(each, name)), None)
            if key is None:
                raise _missing(documents, name)
            documents.remove(key)

    def import_file(self, path: Path, name: str, *, replace: bool = False) -> Deck:
        """Keep the deck in a file; it must be legal, or nothing changes."""
        deck = read_deck(self.game, path)
        refuse(deck.problems(self.game), str(path))
        self.add(name, deck, replace=replace)
        return deck


def _missing(documents: Documents, name: str) -> StorageError:
    names = documents.names()
    hint = did_you_mean(name, names) or f"; decks: {', '.join(names) or 'none'}"
    return StorageError(f"there is no deck {checked_name(name, 'deck')!r}{hint}")
