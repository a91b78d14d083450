"""The games in the box. A game is a folder here with a `GAME`; nothing else has to know of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import Any

from fatebox.kernel import Game, OptionsError
from fatebox.kernel.near import did_you_mean
from fatebox.kernel.rulebook import Rulebook


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
    return game


def _instead(wanted: str, there: Sequence[str]) -> str:
    return did_you_mean(wanted, there) or f"; the box has {', '.join(there)}"


@lru_cache(maxsize=1)
def _folders() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@lru_cache(maxsize=1)
def rulebook_ids() -> tuple[str, ...]:
    """The games whose rulebook is in the box; a rulebook may be there before its game can be played."""
    folders = (folder for folder in files(__name__).iterdir() if (folder / "rules.toml").is_file())
    return tuple(sorted(folder.name for folder in folders))


@cache
def load_rulebook(game_id: str) -> Rulebook:
    """The rulebook of a game, or an error that names those there are."""
    if game_id not in rulebook_ids():
        raise OptionsError(f"there are no rules of {game_id!r}{_instead(game_id, rulebook_ids())}")
    return Rulebook.read(files(__name__) / game_id / "rules.toml", f"{game_id}/rules.toml")
