"""Which bot is asked: the best one of a game that says what it thinks of every option."""

from __future__ import annotations

from typing import Any, TypeGuard

from fatebox.bots import Analyst, Bot, bot_names, make_bot
from fatebox.kernel import Game, OptionsError

COACHES = ("hard", "ismcts", "greedy")
"""Bots worth asking, the best first; `greedy` plays every game."""


def coach_name(game: Game[Any]) -> str:
    """The bot that is asked if nobody says which."""
    known = [name for name in COACHES if name in bot_names(game)]
    return next(name for name in known if _tells(make_bot(name, game, 0)))


def make_coach(name: str, game: Game[Any], seed: int | str) -> Analyst:
    """The bot of that name; one that cannot tell what it thinks is an error."""
    bot = make_bot(name, game, seed)
    if not _tells(bot):
        raise OptionsError(f"the bot {name} chooses, but does not tell what it thinks of every option")
    return bot


def _tells(bot: Bot) -> TypeGuard[Analyst]:
    return hasattr(bot, "appraise")
