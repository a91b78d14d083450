"""The games in the box. A game is a folder here with a `GAME`; nothing else has to know of it.

More games can lie elsewhere: FATEBOX_GAMES names the folders that hold them, as PATH does.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from fatebox.kernel import Game, OptionsError
from fatebox.kernel.near import did_you_mean
from fatebox.kernel.rulebook import Rulebook

__path__.extend(folder for folder in os.environ.get("FATEBOX_GAMES", "").split(os.pathsep) if folder)


@lru_cache(maxsize=1)
def game_ids() -> tuple[str, ...]:
    """The ids of all games, which are the names of their folders."""
    return tuple(name for name in _folders() if hasattr(import_module(f".{name}", __name__), "GAME"))


def load_game(game_id: str) -> Game[Any]:
    """The game of that id, or an error that names those there are."""
    game: Game[Any] | None = None
    if game_id in _folders():
        game = getattr(import_module(f".{game_id}", __name__), "GAME", None)
    if game is None:
        raise OptionsError(f"there is no game {game_id!r}{_instead(game_id, game_ids())}")
    if game.id != game_id:
        raise OptionsError(
            f"{game_id}/__init__.py: id: expected {game_id!r}, the name of the folder, got {game.id!r}"
        )
    return game


def _instead(wanted: str, there: Sequence[str]) -> str:
    return did_you_mean(wanted, there) or f"; the box has {', '.join(there)}"


@lru_cache(maxsize=1)
def _folders() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@lru_cache(maxsize=1)
def rulebook_ids() -> tuple[str, ...]:
    """The games whose rulebook is in the box; a rulebook may be there before its game can be played."""
    return tuple(sorted(_rulebooks()))


@cache
def load_rulebook(game_id: str) -> Rulebook:
    """The rulebook of a game, or an error that names those there are."""
    file = _rulebooks().get(game_id)
    if file is None:
        raise OptionsError(f"there are no rules of {game_id!r}; the box has {', '.join(rulebook_ids())}")
    return Rulebook.read(file, f"{game_id}/rules.toml")


@lru_cache(maxsize=1)
def _rulebooks() -> dict[str, Path]:
    found = (file for folder in __path__ for file in Path(folder).glob("*/rules.toml"))
    return {file.parent.name: file for file in found}
