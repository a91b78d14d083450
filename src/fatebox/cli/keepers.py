"""Who looks after campaigns: for some games, what a game changes stays for the next one.

A keeper is a module that is loaded when it is needed:

    enter(game, options, seats, players, decks, data)  the options of a game with what players bring to it
    settle(match, name, data, terminal)                a finished game changes what is kept, once
    again(game, options, seats, data)                  the options of another game with the same players
    revealed(game, campaign, data)                     what has come to light in a campaign (`unspoiled`)
    check_save(match, name, data, original)            refuse a saved game that may not go on here
"""

from __future__ import annotations

from collections.abc import Collection
from importlib import import_module
from pathlib import Path
from typing import Any

from fatebox.kernel import Game, Match, OptionsError

KEEPERS = {"outposts": "fatebox.cli.entrants", "phantom": "fatebox.cli.adventures"}


def keeper(game: Game[Any]) -> Any:
    """The module that looks after the campaigns of a game."""
    if game.id not in KEEPERS:
        raise OptionsError(f"--deck, --players, --campaign: nothing is brought to a game of {game.title}")
    return import_module(KEEPERS[game.id])


def revealed(game: Game[Any], campaign: str, data: Path) -> Collection[str]:
    """What has come to light in a campaign of a game."""
    found = keeper(game)
    if not hasattr(found, "revealed"):
        raise OptionsError(f"--campaign: {game.title} hides nothing from anybody")
    known: Collection[str] = found.revealed(game, campaign, data)
    return known


def check_save(match: Match[Any], name: str, data: Path, *, original: bool) -> None:
    """Refuse a saved game that may not go on here; `original`: it was written here, it is no copy."""
    check = getattr(keeper(match.game), "check_save", None) if match.game.id in KEEPERS else None
    if check is not None:
        check(match, name, data, original=original)
