"""The games in the box. A game is a folder here with a `GAME`; nothing else has to know of it."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from fatebox.kernel import Game, OptionsError


@lru_cache(maxsize=1)
def game_ids() -> tuple[str, ...]:
    """The ids of all games, which are the names of their folders."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def load_game(game_id: str) -> Game[Any]:
    """The game of that id, or an error that names those there are."""
    if game_id not in game_ids():
        raise OptionsError(f"there is no game {game_id!r}; the box has {', '.join(game_ids())}")
    game: Game[Any] = import_module(f".{game_id}", __name__).GAME
    return game
