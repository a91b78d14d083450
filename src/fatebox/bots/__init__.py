"""Bots: players that are given one seat's knowledge and nothing more.

    bot = make_bot("greedy:worlds=8", game, seed="demo")
    match.answer(bot.choose(Perspective(match, seat)), seat)

A bot is one player in one match: it has its own random generator, so equal seeds give equal games.
"""

from fatebox.kernel.bots import Analyst, Appraisal, Bot

from .levels import LEVELS
from .registry import bot_maker, bot_names, make_bot

__all__ = ["LEVELS", "Analyst", "Appraisal", "Bot", "bot_maker", "bot_names", "make_bot"]
