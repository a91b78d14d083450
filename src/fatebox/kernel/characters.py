"""Characters: the bots that people meet at a table, with a name, a level and a taste of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from .decision import Option

Style: TypeAlias = Mapping[Option, float]
"""A taste: how much a bot likes options that begin so; what is not named counts 0.

Styles see what an option says and nothing of the table, so they can give nothing away.
"""


class Character(NamedTuple):
    """Somebody who plays at one level, in one style."""

    name: str
    """Its name, the same in every language; no two characters of a game share one."""
    level: str
    style: str


def liking(style: Style, option: Option) -> float:
    """The liking of a style for an option: by the longest beginning that it names."""
    for length in range(len(option), 0, -1):
        found = style.get(option[:length])
        if found is not None:
            return found
    return 0.0
