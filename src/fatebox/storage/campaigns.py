"""Campaigns: begun, entered, changed by a finished game exactly once.

In files, each is a JSON file with a checksum, so that damage is noticed:

    {"format": 1, "game": "ID", "name": "ada", "campaign": {...}, "checksum": "..."}
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from fatebox.kernel import Game
from fatebox.kernel.content import explain
from fatebox.kernel.conversion import convert
from fatebox.kernel.keeping import CampaignEntry, CampaignRules, Document, Finished, Player, Running
from fatebox.kernel.near import did_you_mean
from fatebox.kernel.options import Options
from fatebox.kernel.problem import Problem

from .documents import Documents, Kept, Store
from .errors import StorageError
from .files import read_text
from .folders import Folder
from .names import checked_name

FORMAT = 1


def campaign_rules(game: Game[Any]) -> CampaignRules:
    """The rules of a game's campaigns; an error if it has none."""
    if game.campaigns is None:
        raise StorageError(f"there are no campaigns of {game.title}")
    return game.campaigns


class Campaigns:
    """The campaigns of one owner."""

    def __init__(self, game: Game[Any], store: Store) -> None:
        self.game = game
        self.rules = campaign_rules(game)
        self._store = store

    # --- reading ---------------------------------------------------------------------------------

    def names(self) -> list[str]:
        """The names of all campaigns."""
        with self._store.transaction() as documents:
            return documents.names()

    def get(self, key: str) -> CampaignEntry:
        """A campaign with the games that are not over; one that is not there is an error."""
        with self._store.transaction() as documents:
            return self._get(documents, key)

    def _get(self, documents: Documents, key: str) -> CampaignEntry:
        kept = documents.find(key)
        if kept is None:
            names = documents.names()
            hint = did_you_mean(key, names) or f"; campaigns: {', '.join(names) or 'none'}"
            raise StorageError(f"there is no campaign {key!r}{hint}. A new one: fatebox campaign new NAME")
        return _entry(documents, kept)

    def revealed(self, key: str) -> Collection[str]:
        """The spoilers that have come to light in a campaign."""
        return self.rules.revealed(self.game.pack(), self.get(key).data)

    # --- writing ---------------------------------------------------------------------------------

    def new(self, name: str, players: Sequence[Player] = (), options: Mapping[str, Any] | None = None) -> str:
        """Begin a campaign; returns its key."""
        given = dict(options or {})
        self._refuse_own(given)
        return self.put(name, self.rules.new(players, given))

    def put(self, name: str, data: Document, *, replace: bool = False) -> str:
        """Keep a campaign; one that is there is replaced only if that is wanted."""
        with self._store.transaction() as documents:
            return documents.add(checked_name(name, "campaign"), data, replace=replace)

    def take(self, text: str, where: str, name: str | None = None, *, replace: bool = False) -> str:
        """Keep the campaign that the text of a file holds, if it is sound; returns its key."""
        written, data = parse_campaign(self.game, text, where, by_hand=True)
        name = checked_name(name or written, "campaign")
        with self._store.transaction() as documents:
            there = documents.named(name) if replace else None
            if there is not None:
                self.rules.check_idle(_entry(documents, there))
            return documents.add(name, data, replace=replace)

    def restart(self, key: str) -> None:
        """Begin a campaign again, with nothing gained."""
        with self._store.transaction() as documents:
            entry = self._get(documents, key)
            self.rules.check_idle(entry)
            documents.update(key, self.rules.restarted(entry.data))

    def delete(self, key: str) -> None:
        """Throw a campaign away."""
        with self._store.transaction() as documents:
            self._get(documents, key)
            documents.remove(key)

    def choose_deck(self, key: str, person: str, which: str, deck: Any) -> CampaignEntry:
        """Choose a deck in a campaign; returns the campaign as it is now."""
        return self._change(
            key, lambda entry: self.rules.choose_deck(self.game.pack(), entry, person, which, deck)
        )

    def deck_problems(self, key: str, person: str, which: str, deck: Any) -> list[Problem]:
        """The problems that keep a list from being chosen."""
        return self.rules.deck_problems(self.game.pack(), self.get(key), person, which, deck)

    def _change(self, key: str, change: Callable[[CampaignEntry], Document]) -> CampaignEntry:
        """Change a campaign; if the change fails, nothing is changed."""
        with self._store.transaction() as documents:
            entry = self._get(documents, key)
            after = change(entry)
            if after != entry.data:
                documents.update(key, after)
            return self._get(documents, key)

    # --- playing ---------------------------------------------------------------------------------

    def enter(self, key: str, options: Options, seats: int) -> dict[str, Any]:
        """The options of the next game of a campaign."""
        self._refuse_own(options)
        return self.rules.enter(self.game.pack(), self.get(key), options, seats)

    def settle(self, key: str, finished: Finished) -> tuple[bool, CampaignEntry]:
        """Let a finished game change its campaign, once; whether it has counted, and the campaign now."""
        counted = False

        def change(entry: CampaignEntry) -> Document:
            nonlocal counted
            counted, after = self.rules.settle(self.game.pack(), entry.data, finished)
            return after

        entry = self._change(key, change)
        return counted, entry

    def _refuse_own(self, options: Mapping[str, Any]) -> None:
        for name in self.rules.own_options:
            if name in options:
                raise StorageError(f"{name}: only the campaign itself can set this")


def _entry(documents: Documents, kept: Kept) -> CampaignEntry:
    return CampaignEntry(
        kept.key,
        kept.name,
        kept.data,
        documents.running(kept.key),
        kept.created,
        kept.changed,
        kept.owner,
        documents.uncounted(kept.key),
    )


# --- files ----------------------------------------------------------------------------------------------


class CampaignFormat:
    """Campaigns as JSON files with a checksum."""

    what = "campaign"
    suffix = ".json"

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def read(self, text: str, where: str) -> tuple[str, Document]:
        """The campaign that a file holds, if it is sound."""
        return parse_campaign(self._game, text, where)

    def write(self, name: str, data: Document) -> str:
        """A campaign as the text of a file."""
        return campaign_text(self._game, name, data)


def campaign_folder(
    game: Game[Any], data: Path, running: Callable[[str], Sequence[Running]] = lambda name: ()
) -> Folder:
    """The campaigns in the data folder; `running` finds the saved games that belong to one."""
    return Folder(data / "campaigns", CampaignFormat(game), running)


def import_file(campaigns: Campaigns, path: Path, name: str | None, *, replace: bool = False) -> str:
    """Keep the campaign in a file."""
    return campaigns.take(read_text(path), str(path), name, replace=replace)


class _CampaignFile(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign in a file; the game checks the campaign itself."""

    format: int
    game: str
    name: str
    campaign: Any
    checksum: str | None = None


def campaign_text(game: Game[Any], name: str, campaign: Document) -> str:
    """A campaign as the text of a file."""
    data: Document = {"format": FORMAT, "game": game.id, "name": name, "campaign": campaign}
    return json.dumps({**data, "checksum": _checksum(data)}, indent=1, ensure_ascii=False) + "\n"


def parse_campaign(game: Game[Any], text: str, where: str, *, by_hand: bool = False) -> tuple[str, Document]:
    """The name and the campaign that a file holds.

    `by_hand`: somebody brings it along; it may come without a checksum, and its decks must keep to the rules.
    """
    try:
        data = json.loads(text)
        file = convert(data, _CampaignFile)
    except msgspec.ValidationError as error:
        raise StorageError(f"{where}: {explain(str(error), _CampaignFile)}") from None
    except (ValueError, RecursionError) as error:
        raise StorageError(f"{where}: expected JSON: {error}") from None
    for field, found, expected in (("format", file.format, FORMAT), ("game", file.game, game.id)):
        if found != expected:
            raise StorageError(f"{where}: {field}: expected {expected!r}, got {found!r}")
    _check_seal(data, where, needed=not by_hand)
    problems = campaign_rules(game).check(game.pack(), file.campaign, brought=by_hand)
    if problems:
        raise StorageError("\n".join(f"{where}: {problem}" for problem in problems))
    return file.name, file.campaign


def _check_seal(data: Document, where: str, *, needed: bool) -> None:
    found = data.get("checksum")
    if found is None and not needed:
        return
    expected = _checksum({field: value for field, value in data.items() if field != "checksum"})
    if found is None:
        raise StorageError(f"{where}: checksum: missing; the file is damaged or was written by hand")
    if found != expected:
        raise StorageError(
            f"{where}: checksum: expected {expected}, got {found}; the file is damaged or was edited"
        )


def _checksum(data: Document) -> str:
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
