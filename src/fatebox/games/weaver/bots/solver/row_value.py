"""The value of a finished row: its pay, the purchases it allows, and their use in later rounds."""

from __future__ import annotations

from fatebox.games.weaver.content.designs import Adventurer
from fatebox.games.weaver.state import WeaverState

from .forecast import FAILED, Forecast, Ranks
from .pay import Pay, reward, stands
from .rows import Row


class RowValue:
    """The odds of winning after finished rows at one hour, apart from the terms of the decks."""

    def __init__(self, s: WeaverState, hour: str, points: int, forecast: Forecast) -> None:
        visitor: Adventurer = s.pack.box.cards[s.visitor[0]]
        self._pay = Pay(s.pack, visitor, hour)
        self._forecast = forecast
        self._gold = s.gold
        self._points = points
        self._ranks: Ranks = tuple(s.relics)
        self._odds: dict[tuple[int, int], float] = {}

    def odds(self, row: Row, shards: int) -> float:
        """The odds with this finished row and the shards left over; FAILED if it loses the game."""
        card = self._pay.card
        a, b, c, d = row
        key = card[a] + card[b] + card[c] + card[d], shards
        found = self._odds.get(key)
        if found is None:
            found = self._odds[key] = self._judge(key[0] + self._pay.visit, shards)
        return found

    def _judge(self, total: int, shards: int) -> float:
        if not stands(total):
            return FAILED
        gold, more, clairvoyance = reward(total)
        points = max(0, self._points + clairvoyance)  # WEA-RES.4
        return self._forecast.wealth(self._ranks, self._gold + gold, shards + more, points)
