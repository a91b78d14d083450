"""Settings that a person keeps on the server, so that every device of theirs has them."""

from __future__ import annotations

import time
from typing import Annotated, Literal

import msgspec
from sqlalchemy import Connection, select

from fatebox.server.store.schema import settings
from fatebox.server.store.statements import put

MOST_BYTES = 1000
"""The largest settings that are taken; those of today need a quarter of it."""


class Preferences(msgspec.Struct, forbid_unknown_fields=True):
    """The settings of a person. A field that is left out has its standard value."""

    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    """The pace at which the moves of others are shown."""
    motion: Literal["system", "full", "reduced"] = "system"
    sound: bool = False
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60
    """In percent."""
    text: Literal[100, 115, 130, 150] = 100
    """The size of text, in percent."""
    theme: Literal["system", "light", "dark"] = "system"
    hints: Literal["off", "asked"] = "asked"
    confirm: bool = False
    """Whether finishing needs a second click while something can still be done."""
    lines: bool = True
    """Whether characters may say a word at the table."""
    language: Annotated[str, msgspec.Meta(pattern="^([a-z]{2})?$")] = ""
    """Empty: the language of the browser."""


def keep_preferences(db: Connection, person: str, wanted: Preferences) -> None:
    """Keep the settings of a person, by id; earlier ones are replaced."""
    put(db, settings, person=person, data=msgspec.json.encode(wanted).decode(), changed=time.time())


def kept_preferences(db: Connection, person: str) -> Preferences | None:
    """The settings of a person, by id; none where nothing was ever set."""
    data = db.execute(select(settings.c.data).where(settings.c.person == person)).scalar()
    return None if data is None else msgspec.json.decode(data, type=Preferences)
