"""Campaigns of The Phantom: one file each, several side by side (PHA-CAMP).

    campaigns/ada.json        what the Legends own, their decks, the adventures played

A file has a checksum, so that damage is noticed; whatever is changed is read, changed and written while
nobody else can. A finished game counts once, however often it is settled.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fatebox.games.phantom.campaign import Campaign, check_campaign, check_decks, new_campaign
from fatebox.games.phantom.content import PhantomPack
from fatebox.kernel import DataError
from fatebox.kernel.near import did_you_mean

from .files import ShelfError, locked, read_text, remove, write_atomically
from .names import checked_name

FORMAT = 1
FIELDS = ("format", "game", "name", "campaign", "checksum")


class Campaigns:
    """All campaigns in the data folder."""

    def __init__(self, pack: PhantomPack, data: Path) -> None:
        self.pack = pack
        self.folder = data / "campaigns"

    # --- reading ---------------------------------------------------------------------------------

    def names(self) -> list[str]:
        """The names of all campaigns."""
        return sorted(path.stem for path in self.folder.glob("[!.]*.json"))

    def get(self, name: str) -> Campaign:
        """The campaign of that name."""
        path = self._path(name)
        if not path.is_file():
            names = self.names()
            hint = did_you_mean(name, names) or f"; campaigns: {', '.join(names) or 'none'}"
            raise ShelfError(f"there is no campaign {name!r}{hint}. A new one: fatebox campaign new NAME")
        return parse_campaign(self.pack, read_text(path), str(path))[1]

    def _path(self, name: str) -> Path:
        return self.folder / f"{checked_name(name, 'campaign').casefold()}.json"

    # --- writing ---------------------------------------------------------------------------------

    @contextmanager
    def _alone(self) -> Iterator[None]:
        try:
            with locked(self.folder):
                yield
        except OSError as error:
            raise ShelfError(f"{self.folder}: campaigns cannot be kept there: {error.strerror}") from None

    def new(self, name: str) -> Path:
        """Begin a campaign."""
        return self.put(name, new_campaign())

    def put(self, name: str, campaign: Campaign, *, replace: bool = False) -> Path:
        """Keep a campaign; one that is there is replaced only if that is wanted."""
        path = self._path(name)
        with self._alone():
            if path.exists() and not replace:
                raise ShelfError(f"there is a campaign {name!r} already ({path})")
            write_atomically(path, campaign_text(checked_name(name, "campaign"), campaign))
        return path

    def change(self, name: str, change: Callable[[Campaign], Campaign]) -> tuple[Campaign, Campaign]:
        """Change a campaign: as it was, and as it is now. If the change fails, nothing is changed."""
        with self._alone():
            before = self.get(name)
            after = change(before)
            if after != before:
                write_atomically(self._path(name), campaign_text(checked_name(name, "campaign"), after))
        return before, after

    def delete(self, name: str) -> None:
        """Throw a campaign away."""
        self.get(name)
        with self._alone():
            remove(self._path(name))

    def import_file(self, path: Path, name: str | None = None, *, replace: bool = False) -> str:
        """Keep the campaign in a file (under a name); it must be sound, or nothing changes."""
        written, campaign = parse_campaign(self.pack, read_text(path), str(path), by_hand=True)
        self.put(name or written, campaign, replace=replace)
        return name or written


def campaign_text(name: str, campaign: Campaign) -> str:
    """A campaign as the text of a file."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": "phantom",
        "name": name,
        "campaign": campaign.to_data(),
    }
    return json.dumps({**data, "checksum": _checksum(data)}, indent=1, ensure_ascii=False) + "\n"


def parse_campaign(
    pack: PhantomPack, text: str, where: str, *, by_hand: bool = False
) -> tuple[str, Campaign]:
    """The name and the campaign that a file holds.

    `by_hand`: somebody brings it along; it may come without a checksum, and its decks must keep to the rules.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ShelfError(f"{where}: expected JSON: {error}") from None
    if not isinstance(data, dict):
        raise ShelfError(f"{where}: expected an object with {', '.join(FIELDS)}")
    for field in data:
        if field not in FIELDS:
            raise ShelfError(f"{where}: {field}: this field is unknown")
    for field, expected in (("format", FORMAT), ("game", "phantom")):
        if data.get(field) != expected:
            raise ShelfError(f"{where}: {field}: expected {expected!r}, got {data.get(field)!r}")
    _check_seal(data, where, needed=not by_hand)
    if not isinstance(data.get("name"), str):
        raise ShelfError(f"{where}: name: expected a text, got {data.get('name')!r}")
    try:
        campaign = Campaign.from_data(data.get("campaign"), path="campaign")
    except DataError as error:
        raise ShelfError(f"{where}: {error}") from None
    problems = check_campaign(pack, campaign) or (check_decks(pack, campaign) if by_hand else [])
    if problems:
        raise ShelfError("\n".join(f"{where}: campaign.{problem}" for problem in problems))
    return data["name"], campaign


def _check_seal(data: dict[str, Any], where: str, *, needed: bool) -> None:
    found = data.get("checksum")
    if found is None and not needed:
        return
    expected = _checksum({field: value for field, value in data.items() if field != "checksum"})
    if found is None:
        raise ShelfError(f"{where}: checksum: missing; the file is damaged or was written by hand")
    if found != expected:
        raise ShelfError(
            f"{where}: checksum: expected {expected}, got {found}; the file is damaged or was edited"
        )


def _checksum(data: dict[str, Any]) -> str:
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
