"""Levels of strength: names that mean the same in every game, each beating the one below.

A game names the bots of its levels where it has better ones than the defaults (`Game.opponents`). How far
apart the levels are is measured, never assumed: `fatebox ladder`; docs/bots.md has the results.
"""

from __future__ import annotations

from typing import Any

from fatebox.kernel import Game, OptionsError

DEFAULTS = {
    "easy": "greedy:worlds=1:near=0.03",
    "normal": "greedy:worlds=2",
    "hard": "ismcts:iterations=32",
    "expert": "ismcts:iterations=160:worlds=24",
}
LEVELS = tuple(DEFAULTS)
"""From the weakest to the strongest."""
QUICK = "quick"
"""The bot that plays simulations: the strongest that decides in an instant."""
STYLE = "style="
"""A level may be played in a style: `hard:style=raider`."""
FORMER = {"expert-1": "expert"}
"""Names of earlier levels, which stay what they were; where a game names none, nothing has changed."""


def level_of(name: str, game: Game[Any]) -> str:
    """The bot with its parameters that a level stands for in a game; any other name stands for itself."""
    level, _, given = name.partition(":")
    if level not in (*LEVELS, *FORMER, QUICK):
        return name
    if given and (not given.startswith(STYLE) or ":" in given):
        raise OptionsError(f"level {level}: expected no parameters but {STYLE}NAME, got {given!r}")
    levels = {**DEFAULTS, **game.opponents.levels, QUICK: game.opponents.quick}
    bot = levels[level if level in levels else FORMER[level]]
    return f"{bot}:{given}" if given else bot
