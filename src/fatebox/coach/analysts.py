"""The bot that the coach asks: the best one of a game, and what it thinks of every option."""

from __future__ import annotations

from typing import Any, TypeGuard

from fatebox.bots import Analyst, Appraisal, Bot, bot_names, make_bot
from fatebox.bots.levels import level_of
from fatebox.kernel import Game, Option, Perspective, Record

OTHERS = ("ismcts", "greedy")
"""Bots to ask where the game's own coach gives no opinion, the best first; `greedy` plays every game."""


def coach_name(game: Game[Any]) -> str:
    """The bot to ask by default: the best of those that rate every option.

    A level may settle for less than the best; a coach must not.
    """
    known = [
        _honest(level_of(name, game)) for name in (game.opponents.coach, *OTHERS) if name in bot_names(game)
    ]
    return next(name for name in known if _is_analyst(make_bot(name, game, 0)))


def _honest(name: str) -> str:
    return ":".join(part for part in name.split(":") if not part.startswith("near="))


def people_of(record: Record, game: Game[Any]) -> tuple[int, ...]:
    """The seats at which no bot played; all of them if only bots did, or if nobody knows."""
    bots = bot_names(game)
    people = tuple(
        seat for seat, player in enumerate(record.players) if player.lower().partition(":")[0] not in bots
    )
    return people or tuple(range(record.seats))


def make_coach(name: str, game: Game[Any], seed: int | str) -> Analyst:
    """The bot of that name, as one that rates every option."""
    bot = make_bot(name, game, seed)
    return bot if _is_analyst(bot) else _Seconded(bot, make_coach("greedy", game, seed))


class _Seconded:
    """A bot that only chooses, paired with one that rates every option."""

    def __init__(self, chooser: Bot, analyst: Analyst) -> None:
        self._chooser = chooser
        self._analyst = analyst

    def choose(self, seat: Perspective) -> Option:
        """The bot's choice."""
        return self._chooser.choose(seat)

    def appraise(self, seat: Perspective) -> list[Appraisal]:
        """The other one's opinion, with the bot's choice first: the bot may look further."""
        chosen = self.choose(seat)
        return sorted(self._analyst.appraise(seat), key=lambda appraisal: appraisal.option != chosen)


def _is_analyst(bot: Bot) -> TypeGuard[Analyst]:
    return hasattr(bot, "appraise")
