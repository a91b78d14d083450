"""Collections: the cards that each player owns in campaigns of Outposts (OUT-CAMP).

    collections/ada.toml      what Ada owns, and the games that have changed it
    collections/.pending      a change of several collections that is being written

A finished game changes all its collections or none, and only once, however often it is settled: the game's
id is kept in every collection it has changed. The new contents of all files are written down first, in one
file; whoever opens the collections next carries out what is found there. So a program may be stopped at any
moment.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from dataclasses import replace as changed
from pathlib import Path
from typing import Any, Literal

import msgspec

from fatebox.games.outposts.campaign import Campaign, apply_reward
from fatebox.games.outposts.content import CardList, OutpostsPack
from fatebox.games.outposts.decks import check_collection
from fatebox.games.outposts.terms import DECK_SIZE
from fatebox.kernel import Result
from fatebox.kernel.near import did_you_mean

from .files import ShelfError, locked, read_text, remove, write_atomically
from .names import checked_name, file_of, same_name
from .sheets import FactionName, by_key, by_name, check_seal, read_sheet, refuse, sealed, write_sheet

FORMAT = 1
COMMENT = "A collection of Outposts. The program notices changes made by hand: fatebox deck collection --help"


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that has been settled."""

    id: str
    players: list[str]
    winner: str = ""
    """Empty after a draw."""
    took: str = ""
    """The name of the card that the winner took."""
    loser: str = ""
    """Whom it was taken from."""


class _Sheet(msgspec.Struct, forbid_unknown_fields=True):
    format: Literal[1]
    game: Literal["outposts"]
    player: str
    faction: FactionName
    cards: dict[str, Any]
    games: list[Played] = []
    checksum: str = ""


@dataclass(frozen=True, slots=True)
class Collection:
    """What a player owns."""

    player: str
    faction: str
    cards: CardList
    """By key."""
    games: tuple[Played, ...] = ()

    def text(self, pack: OutpostsPack) -> str:
        """The collection as a sheet, with its checksum."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": "outposts",
            "player": self.player,
            "faction": self.faction,
            "cards": by_name(pack, self.cards),
            "games": [_filled(game) for game in self.games],
        }
        return sealed(write_sheet(COMMENT, {name: value for name, value in data.items() if value != []}))


def _filled(game: Played) -> dict[str, Any]:
    return {name: value for name, value in msgspec.to_builtins(game).items() if value != ""}


def fresh(pack: OutpostsPack, player: str, faction: str) -> Collection:
    """A collection at the start of a campaign: all cards of the faction (OUT-CAMP.2)."""
    if faction not in pack.factions:
        raise ShelfError(f"faction: expected one of {', '.join(pack.factions)}, got {faction!r}")
    return Collection(checked_name(player, "player"), faction, pack.faction_deck(faction))


def parse_collection(pack: OutpostsPack, text: str, where: str, *, by_hand: bool = False) -> Collection:
    """The collection that a sheet describes; `by_hand`: it may come without a checksum."""
    check_seal(text, where, needed=not by_hand)
    sheet = read_sheet(text, where, _Sheet)
    cards = by_key(pack, sheet.cards, where)
    refuse(check_collection(pack, cards), where)
    try:
        name = checked_name(sheet.player, "player")
    except ShelfError as error:
        raise ShelfError(f"{where}: player: {error}") from None
    return Collection(name, sheet.faction, cards, tuple(sheet.games))


@dataclass(frozen=True, slots=True)
class Settled:
    """What a finished game has changed."""

    before: bool
    """The game was settled before: nothing has changed now."""
    played: Played
    void: str = ""
    """Why a card that was taken has not changed hands all the same."""


class Collections:
    """All collections in the data folder."""

    def __init__(self, pack: OutpostsPack, data: Path) -> None:
        self.pack = pack
        self.folder = data / "collections"
        self._pending = self.folder / ".pending"

    # --- reading ---------------------------------------------------------------------------------

    def all(self) -> tuple[list[Collection], list[str]]:
        """All collections by name, and what is wrong with those that cannot be read."""
        found: list[Collection] = []
        troubles: list[str] = []
        if not self.folder.is_dir():
            return found, troubles
        with self._open():
            for path in sorted(self.folder.glob("[!.]*.toml")):
                try:
                    found.append(self._read(path))
                except ShelfError as error:
                    troubles.append(str(error))
        return found, troubles

    def find(self, player: str) -> Collection | None:
        """The collection of a player, if there is one."""
        if not self.folder.is_dir():
            return None
        with self._open():
            return self._find(player)

    def get(self, player: str) -> Collection:
        """The collection of a player who must have one."""
        found = self.find(player)
        if found is None:
            names = sorted(path.stem for path in self.folder.glob("[!.]*.toml"))
            hint = did_you_mean(player, names) or f"; collections: {', '.join(names) or 'none'}"
            raise ShelfError(f"{player!r} has no collection{hint}")
        return found

    def _find(self, player: str) -> Collection | None:
        path = self._path(player)
        return self._read(path) if path.is_file() else None

    def _read(self, path: Path) -> Collection:
        return parse_collection(self.pack, read_text(path), str(path))

    def _path(self, player: str) -> Path:
        return file_of(self.folder, player, "player")

    # --- writing ---------------------------------------------------------------------------------

    @contextmanager
    def _open(self) -> Iterator[None]:
        """The folder for this program alone, with everything carried out that was left over."""
        try:
            with locked(self.folder):
                if self._pending.is_file():
                    self._carry_out()
                yield
        except OSError as error:
            raise ShelfError(f"{self.folder}: collections cannot be kept there: {error.strerror}") from None

    def _carry_out(self) -> None:
        texts: dict[str, str] = json.loads(read_text(self._pending))
        for name, text in texts.items():
            write_atomically(self.folder / name, text)
        remove(self._pending)

    def put(self, collection: Collection, *, replace: bool = False) -> Path:
        """Keep a collection; one that is there is replaced only if that is wanted."""
        path = self._path(collection.player)
        with self._open():
            if path.exists() and not replace:
                raise ShelfError(f"{collection.player!r} has a collection already ({path})")
            write_atomically(path, collection.text(self.pack))
        return path

    def import_file(self, path: Path, player: str | None = None, *, replace: bool = False) -> Collection:
        """Keep the collection in a file (as that of `player`); it must be sound, or nothing changes."""
        found = parse_collection(self.pack, read_text(path), str(path), by_hand=True)
        if player is not None:
            found = Collection(checked_name(player, "player"), found.faction, found.cards, found.games)
        self.put(found, replace=replace)
        return found

    # --- after a game ----------------------------------------------------------------------------

    def settle(
        self, game_id: str, players: Sequence[str], factions: Sequence[str], result: Result
    ) -> Settled:
        """Note a finished game in the collections of all its players, and let the reward change hands.

        Who has no collection yet gets all cards of the faction first. The cards may have changed while the
        game was played, by another one; a card that cannot be taken any more stays where it is.
        """
        with self._open():
            now = [
                self._find(player) or fresh(self.pack, player, faction)
                for player, faction in zip(players, factions, strict=True)
            ]
            earlier = next((g for c in now for g in c.games if g.id == game_id), None)
            if earlier is not None:
                return Settled(True, earlier)
            cards, void = self._rewarded(now, result)
            played = self._played(game_id, [c.player for c in now], result, taken=not void)
            after = [
                changed(c, cards=owned, games=(*c.games, played)) for c, owned in zip(now, cards, strict=True)
            ]
            texts = {self._path(c.player).name: c.text(self.pack) for c in after}
            write_atomically(self._pending, json.dumps(texts, ensure_ascii=False))
            self._carry_out()
        return Settled(False, played, void)

    def _rewarded(self, now: Sequence[Collection], result: Result) -> tuple[Sequence[CardList], str]:
        """The cards of all players after the reward; and why not, if it is void."""
        owned = [collection.cards for collection in now]
        reward = result.details.get("reward")
        if reward is None:
            return owned, ""
        loser, key = now[reward["from"]], reward["card"]
        name = self.pack.designs[key].name
        if not reward.get("dealt"):
            if not loser.cards.get(key):
                return owned, f"{loser.player} does not own {name} any more"
            if sum(loser.cards.values()) <= DECK_SIZE:
                return owned, f"{loser.player} has only {DECK_SIZE} cards left (OUT-CAMP.4)"
        after = apply_reward(owned, result)
        wrong = check_collection(self.pack, after[result.winners[0]])
        return (owned, "; ".join(map(str, wrong))) if wrong else (after, "")

    def _played(self, game_id: str, players: list[str], result: Result, *, taken: bool) -> Played:
        winner = players[result.winners[0]] if len(result.winners) == 1 else ""
        reward = result.details.get("reward")
        if reward is None or not taken:
            return Played(game_id, players, winner)
        card = self.pack.designs[reward["card"]].name
        return Played(game_id, players, winner, card, players[reward["from"]])


def campaign_of(collections: Sequence[Collection], *, wins_needed: int = 3, games_most: int = 9) -> Campaign:
    """Where the campaign of these players stands: the games that all of them have played with one another.

    Whoever starts anew with a fresh collection starts a new campaign for all.
    """
    common = [game for game in collections[0].games if _is_of(game, collections)]
    return Campaign(
        factions=[collection.faction for collection in collections],
        collections=[dict(collection.cards) for collection in collections],
        wins=[sum(same_name(game.winner, c.player) for game in common) for c in collections],
        games=len(common),
        wins_needed=wins_needed,
        games_most=games_most,
    )


def _is_of(game: Played, collections: Sequence[Collection]) -> bool:
    together = {player.casefold() for player in game.players} == {c.player.casefold() for c in collections}
    return together and all(any(game.id == other.id for other in c.games) for c in collections)
