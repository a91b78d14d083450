"""Collections: the cards that players own by name. A finished game changes all collections or none, and once.

collections/ada.toml      what Ada owns, and the games that have changed it
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec

from fatebox.kernel import Game
from fatebox.kernel.conversion import convert
from fatebox.kernel.keeping import CollectionRules, Document, Finished, Settlement
from fatebox.kernel.near import did_you_mean

from .documents import Kept, Store
from .errors import StorageError
from .files import read_text
from .folders import Folder
from .names import checked_name
from .sheets import by_key, by_name, check_faction, check_seal, read_sheet, refuse, sealed, write_sheet

FORMAT = 1


def collection_rules(game: Game[Any]) -> CollectionRules:
    """The rules of a game's collections; an error if it has none."""
    if game.collections is None:
        raise StorageError(f"nobody owns cards in {game.title}")
    return game.collections


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game that has been settled."""

    id: str
    players: list[str]
    winner: str = ""
    """Empty after a draw."""
    took: str = ""
    """The name of the card that the winner took."""
    loser: str = ""
    """The player it was taken from."""


class _Sheet(msgspec.Struct, forbid_unknown_fields=True):
    format: Literal[1]
    game: str
    player: str
    faction: str
    cards: dict[str, Any]
    games: list[Played] = []
    checksum: str = ""


@dataclass(frozen=True, slots=True)
class Collection:
    """The cards of a player."""

    player: str
    faction: str
    cards: dict[str, int]
    """By key."""
    games: tuple[Played, ...] = ()

    def text(self, game: Game[Any]) -> str:
        """The collection as a sheet, with its checksum."""
        data: Document = {
            "format": FORMAT,
            "game": game.id,
            "player": self.player,
            "faction": self.faction,
            "cards": by_name(game, self.cards),
            "games": [msgspec.to_builtins(played) for played in self.games],
        }
        filled = {name: value for name, value in data.items() if value != []}
        return sealed(write_sheet(collection_rules(game).comment, filled))

    @classmethod
    def of(cls, data: Document) -> Collection:
        """The collection that a document holds."""
        games = convert(data["games"], tuple[Played, ...])
        return cls(data["player"], data["faction"], dict(data["cards"]), games)

    def data(self) -> Document:
        """The collection as a document."""
        return {
            "player": self.player,
            "faction": self.faction,
            "cards": dict(self.cards),
            "games": [msgspec.to_builtins(played) for played in self.games],
        }


def fresh(game: Game[Any], player: str, faction: str) -> Collection:
    """A collection at the start of a campaign."""
    known = {} if game.decks is None else game.decks.factions(game.pack())
    if faction not in known:
        raise StorageError(f"faction: expected one of {', '.join(known)}, got {faction!r}")
    return Collection.of(collection_rules(game).fresh(game.pack(), checked_name(player, "player"), faction))


def parse_collection(game: Game[Any], text: str, where: str, *, by_hand: bool = False) -> Collection:
    """The collection that a sheet describes; `by_hand`: it may come without a checksum."""
    check_seal(text, where, needed=not by_hand)
    sheet = read_sheet(text, where, _Sheet)
    if sheet.game != game.id:
        raise StorageError(f"{where}: game: expected {game.id!r}, got {sheet.game!r}")
    check_faction(game, sheet.faction, where)
    cards = by_key(game, sheet.cards, where)
    refuse(collection_rules(game).check(game.pack(), {"cards": cards}), where)
    try:
        name = checked_name(sheet.player, "player")
    except StorageError as error:
        raise StorageError(f"{where}: player: {error}") from None
    return Collection(name, sheet.faction, cards, tuple(sheet.games))


class CollectionFormat:
    """Collections as sheets with a checksum."""

    what = "collection"
    suffix = ".toml"

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def read(self, text: str, where: str) -> tuple[str, Document]:
        """The collection that a sheet describes, if it is sound."""
        found = parse_collection(self._game, text, where)
        return found.player, found.data()

    def write(self, name: str, data: Document) -> str:
        """A collection as a sheet."""
        del name
        return Collection.of(data).text(self._game)


def collection_folder(game: Game[Any], data: Path) -> Folder:
    """The collections in the data folder."""
    return Folder(data / "collections", CollectionFormat(game))


class Collections:
    """All collections of one owner."""

    def __init__(self, game: Game[Any], store: Store) -> None:
        self.game = game
        self.rules = collection_rules(game)
        self._store = store

    # --- reading ---------------------------------------------------------------------------------

    def all(self) -> tuple[list[Collection], list[str]]:
        """All collections by name, and what is wrong with those that cannot be read."""
        found: list[Collection] = []
        troubles: list[str] = []
        with self._store.transaction() as documents:
            for name in documents.names():
                try:
                    kept = documents.named(name)
                except StorageError as error:
                    troubles.append(str(error))
                else:
                    assert kept is not None
                    found.append(Collection.of(kept.data))
        return found, troubles

    def find(self, player: str) -> Collection | None:
        """The collection of a player, if there is one."""
        with self._store.transaction() as documents:
            kept = documents.named(player)
            return None if kept is None else Collection.of(kept.data)

    def get(self, player: str) -> Collection:
        """The collection of a player who must have one."""
        found = self.find(player)
        if found is None:
            with self._store.transaction() as documents:
                names = documents.names()
            hint = did_you_mean(player, names) or f"; collections: {', '.join(names) or 'none'}"
            raise StorageError(f"{player!r} has no collection{hint}")
        return found

    # --- writing ---------------------------------------------------------------------------------

    def put(self, collection: Collection, *, replace: bool = False) -> None:
        """Keep a collection; one that is there is replaced only if that is wanted."""
        with self._store.transaction() as documents:
            documents.add(collection.player, collection.data(), replace=replace)

    def import_file(self, path: Path, player: str | None = None, *, replace: bool = False) -> Collection:
        """Keep the collection in a file (as that of `player`); it must be sound, or nothing changes."""
        found = parse_collection(self.game, read_text(path), str(path), by_hand=True)
        if player is not None:
            found = Collection(checked_name(player, "player"), found.faction, found.cards, found.games)
        self.put(found, replace=replace)
        return found

    # --- after a game ----------------------------------------------------------------------------

    def settle(self, players: Sequence[str], finished: Finished) -> Settlement | None:
        """Note a finished game in the collections of all its players; None if it ended before it began."""
        with self._store.transaction() as documents:
            kept = [documents.named(player) for player in players]
            settled = self.rules.settle(self.game.pack(), players, [_data(each) for each in kept], finished)
            if settled is not None and settled.collections is not None:
                for before, after in zip(kept, settled.collections, strict=True):
                    if before is None:
                        documents.add(after["player"], after)
                    else:
                        documents.update(before.key, after)
        return settled


def _data(kept: Kept | None) -> Document | None:
    return None if kept is None else kept.data
