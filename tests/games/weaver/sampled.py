"""Positions of random games, for tests of what has to hold everywhere."""

from __future__ import annotations

from collections.abc import Iterator

from fatebox.bots import make_bot
from fatebox.games.weaver import GAME
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import LEVELS, RANKS
from fatebox.kernel import Match, Perspective
from tests.games.judging import positions


def wealthy(seed: str) -> Iterator[Match[WeaverState]]:
    """Positions of random games of a player who has all relics, the shards to use them and some gold."""
    bot = make_bot("random", GAME, seed)
    for number, level in enumerate(LEVELS):
        match = GAME.start(f"{seed} {level}", options={"difficulty": level})
        while match.result is None:
            s = match.state.copy()
            if not s.gold:
                s.relics = [1 + (number + relic) % RANKS for relic in range(len(s.relics))]
                s.gold = 25
            s.shards = 20
            match = Match(GAME, match.options, seed, s, s.segment)
            yield match
            match.answer(bot.choose(Perspective(match, 0)))


def some_positions() -> Iterator[Match[WeaverState]]:
    """Positions of random games, poor and wealthy."""
    for number in range(10):
        yield from positions(GAME, f"foresight {number}", 1)
        yield from wealthy(f"foresight {number}")
