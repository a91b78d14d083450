"""The cast of a game: characters who play at its tables."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from fatebox.kernel import Game, Rng
from fatebox.kernel.characters import Character


def draw_character(game: Game[Any], level: str, rng: Rng, taken: Collection[str] = ()) -> Character | None:
    """A character of a level who is not at the table yet; None if there is none left."""
    free = [each for each in game.opponents.cast if each.level == level and each.name not in taken]
    return free[rng.below(len(free))] if free else None


def bot_of(game: Game[Any], level: str, name: str) -> str:
    """The bot that plays under a name: a character of that level in its style, otherwise the plain level."""
    styles = (each.style for each in game.opponents.cast if (each.name, each.level) == (name, level))
    style = next(styles, "")
    return f"{level}:style={style}" if style else level
