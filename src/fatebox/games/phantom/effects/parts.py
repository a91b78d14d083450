"""Walking through everything that a card says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from .filters import cards
from .numbers import DefeatedTest, MissionTest, TokensTest
from .row import Leave, PlaceObjective
from .tokens import MoveTokens, OnTokens


def parts(value: Any, path: str = "") -> Iterator[tuple[str, msgspec.Struct]]:
    """The structs inside a value, itself included, each with its place: `abilities[0].effects[1]`."""
    if isinstance(value, msgspec.Struct):
        yield path, value
        for field in value.__struct_fields__:
            yield from parts(getattr(value, field), f"{path}.{field}" if path else field)
    elif isinstance(value, tuple):
        for i, item in enumerate(value):
            yield from parts(item, f"{path}[{i}]")


def names_in(part: msgspec.Struct) -> tuple[str, ...]:
    """The names of other cards that this part of a text itself mentions."""
    names: list[str] = []
    for field in ("of", "count"):
        text = getattr(part, field, "")
        if isinstance(text, str) and text:
            names += cards(text).names
    for field in ("on", "to"):
        where = getattr(part, field, "")
        if isinstance(part, OnTokens | TokensTest) and where[:1].isupper():
            names.append(where)
    if isinstance(part, DefeatedTest | MissionTest | PlaceObjective):
        names.append(part.name)
    if isinstance(part, Leave) and part.card != "self":
        names.append(part.card)
    named = getattr(part, "exhaust_named", None)
    return (*names, named) if named else tuple(names)


def token_kinds(design: msgspec.Struct) -> frozenset[str]:
    """The kinds of tokens that a Mission's text puts on, takes from or counts on the Mission."""
    kinds = set()
    for _, part in parts(design):
        if isinstance(part, OnTokens | TokensTest) and part.on == "mission":
            kinds.add(part.kind)
        if isinstance(part, MoveTokens) and part.to == "mission":
            kinds.add(part.kind)
    return frozenset(kinds)
