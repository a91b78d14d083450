"""What a finished row is worth: its pay, the purchases it allows, and what those mean for later rounds."""

from __future__ import annotations

from fatebox.games.weaver.content import Adventurer
from fatebox.games.weaver.state import WeaverState

from .outlook import FAILED, Outlook, Ranks
from .pay import Pay, reward, stands
from .rows import Row


class Worth:
    """The odds of winning after finished rows at one hour, apart from the terms of the decks."""

    def __init__(self, s: WeaverState, hour: str, points: int, outlook: Outlook) -> None:
        visitor: Adventurer = s.pack.box.cards[s.visitor[0]]
        self._pay = Pay(s.pack, visitor, hour)
        self._outlook = outlook
        self._gold = s.gold
        self._points = points
        self._ranks: Ranks = tuple(s.relics)
        self._odds: dict[tuple[int, int], float] = {}

    def odds(self, row: Row, shards: int) -> float:
        """The odds with this finished row and so many shards left over; FAILED if it loses the game."""
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
        return self._outlook.wealth(self._ranks, self._gold + gold, shards + more, points)
