"""The value of a finished row: its pay, the purchases it allows, and their use in later rounds."""

from __future__ import annotations

from fatebox.games.weaver.content.designs import Adventurer
from fatebox.games.weaver.state import WeaverState

from .chains import Row
from .forecast import FAILED, Forecast, Ranks
from .pay import pay_of, reward, stands


class RowValue:
    """The odds of winning after finished rows at one hour, apart from the terms of the decks."""

    def __init__(self, s: WeaverState, hour: str, points: int, forecast: Forecast) -> None:
        visitor: Adventurer = s.pack.box.cards[s.visitor[0]]
        self._pay = pay_of(s.pack, visitor, hour)
        self._forecast = forecast
        self._gold = s.gold
        self._points = points
        self._ranks: Ranks = tuple(s.relics)
        self._by_pay: dict[int, OddsByPay] = {}
        self.card = self._pay.card
        """The pay of each card of a row."""

    def by_pay(self, shards: int) -> OddsByPay:
        """The odds with these shards left over, by what the cards of a row pay in sum."""
        found = self._by_pay.get(shards)
        if found is None:
            found = self._by_pay[shards] = OddsByPay(self, shards)
        return found

    def odds(self, row: Row, shards: int) -> float:
        """The odds with this finished row and the shards left over; FAILED if it loses the game."""
        card = self.card
        a, b, c, d = row
        return self.by_pay(shards)[card[a] + card[b] + card[c] + card[d]]

    def judge(self, total: int, shards: int) -> float:
        """The odds with a row that pays this sum."""
        total += self._pay.visit
        if not stands(total):
            return FAILED
        gold, more, clairvoyance = reward(total)
        points = max(0, self._points + clairvoyance)  # WEA-RES.4
        return self._forecast.wealth(self._ranks, self._gold + gold, shards + more, points)

    def lacks_suit(self, total: int) -> bool:
        """Whether cards that pay this sum lack the suit that the visitor demands."""
        return self._pay.lacks_suit(total)


class OddsByPay(dict[int, float]):
    """The odds by what the cards of a row pay in sum; each is judged only once."""

    def __init__(self, row_value: RowValue, shards: int) -> None:
        super().__init__()
        self._row_value = row_value
        self._shards = shards

    def __missing__(self, total: int) -> float:
        odds = self[total] = self._row_value.judge(total, self._shards)
        return odds
