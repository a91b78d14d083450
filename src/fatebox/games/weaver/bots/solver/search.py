"""The search through the rest of a reading: exact for visible cards, an average over hidden ones.

After a play the next card of its deck is turned up before anything else is decided (WEA-HID.4). So the
search takes turns: the best play, then the mean over the cards that may be turned up, for as many draws
as it looks ahead. Beyond that it plans with the cards in sight alone, and that exactly.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from typing import NamedTuple

from fatebox.games.weaver.effects.round import CycleTop, SetHour
from fatebox.games.weaver.effects.row import Conquer, KnotPair, RotateCard
from fatebox.games.weaver.rules.adventurers import demand
from fatebox.games.weaver.rules.reading import owned_abilities
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import READING, SUIT_INDEX
from fatebox.kernel import Rng

from .forecast import FAILED, Forecast
from .knowledge import UNKNOWN, Stack, Stacks, known_stacks
from .row_value import RowValue
from .rows import CARD, Row, Rows, standing

DRAWS = (2, 2, 2, 1)
"""The number of draws that the search looks ahead, by the number of cards in the row."""
MOST = max(DRAWS)
"""The most draws that it ever looks ahead."""
NORMALS, DEATHS = (12, 4, 4), (4, 2, 2)
"""The number of unseen cards that stand for all: at the first draw, the second, and any later one."""
CALM = 0.95
"""With at least this chance by the cards in sight, looking ahead for one draw is enough."""
COMFORT = 0.85
"""With at least this chance the search does not look for cards to swallow later on."""

TURNING = (RotateCard, Conquer, KnotPair)
"""The effects that turn cards of the row."""

Cards = tuple[int, ...]


class Draw(NamedTuple):
    """A card that may be turned up: its chance, and the decks with it."""

    chance: float
    stacks: Stacks


class Search:
    """The rest of a reading with fewer than four cards in the row."""

    def __init__(self, s: WeaverState, rows: Rows, forecast: Forecast, rng: Rng, draws: int = MOST) -> None:
        self._rows = rows
        self._forecast = forecast
        self._row_value = RowValue(s, s.hour, s.points, forecast)
        self.stacks, self._unseen = known_stacks(s)
        for cards in self._unseen:  # the first ones stand for all, for every option the same
            rng.shuffle("normals", cards.normals)
            rng.shuffle("deaths", cards.deaths)
        self._death = s.pack.death
        abilities = owned_abilities(s)
        self._turning = [a for a in abilities if isinstance(a.effect, TURNING)]
        self._swallows = [a for a in abilities if isinstance(a.effect, CycleTop)]
        self._other_hours = [
            (a.cost, RowValue(s, hour, s.points, forecast))
            for a in abilities
            if isinstance(a.effect, SetHour)
            for hour in a.effect.targets(s)
        ]
        self._plans: dict[tuple[Stacks, int], list[tuple[Cards, float]]] = {}
        self._best: dict[tuple[Row, Cards, int, int], float] = {}
        costs = [ability.cost for ability in self._turning] + [cost for cost, _ in self._other_hours]
        self._cheapest = min(costs, default=s.shards + 1)
        self._lost = self._lacks_suit(s)
        calm = self._lost or self.rest(standing(s), self.stacks, s.shards, draws=0) >= CALM
        self._ahead = min(draws, 1 if calm else DRAWS[len(s.row)])

    def _lacks_suit(self, s: WeaverState) -> bool:
        """Whether the suit that the visitor demands has run out (WEA-SUP.2).

        Such a reading is lost whatever is played, and the search would try everything.
        """
        required = demand(s)
        if required is None or s.row_has(required) or self.stacks[SUIT_INDEX[required]].size():
            return False
        return all(cost > s.shards for cost, _ in self._other_hours)

    # --- draws -------------------------------------------------------------------------------

    def play(self, row: Row, shards: int, suit: int, place: int) -> float:
        """The chance of winning after the face-up card of a suit is played at a place."""
        if self._lost:
            return 0.0
        stack = self.stacks[suit]
        after = self._rows.plays(row, stack.top)[place]
        return self._taken({after}, _with(self.stacks, suit, stack.taken()), shards, suit, self._ahead, 0)

    def swallow(self, row: Row, shards: int, suit: int) -> float:
        """The chance of winning after the face-up card of a suit was swallowed and paid for."""
        if self._lost:
            return 0.0
        stacks = _with(self.stacks, suit, self.stacks[suit].swallowed())
        return self._taken({row}, stacks, shards, suit, self._ahead, 0)

    def stay(self, row: Row, shards: int) -> float:
        """The chance of winning with this row and the decks as they are."""
        return 0.0 if self._lost else self.rest(row, self.stacks, shards, self._ahead)

    def rest(self, row: Row, stacks: Stacks, shards: int, draws: int, depth: int = 0) -> float:
        """The chance of winning from here, looking ahead for this number of draws."""
        missing = READING - len(row)
        in_sight = sum(stack.top >= 0 for stack in stacks)
        if missing <= 1 or (not draws and in_sight >= missing):
            return self._in_sight(row, stacks, shards, missing)
        best = 0.0
        for suit, stack in enumerate(stacks):
            if stack.top >= 0:
                rows = set(self._rows.plays(row, stack.top))
                left = _with(stacks, suit, stack.taken())
                best = max(best, self._taken(rows, left, shards, suit, draws, depth))
        if draws and best < COMFORT:
            for ability in self._swallows:
                if ability.cost <= shards:
                    best = max(best, self._swallowed(row, stacks, shards - ability.cost, draws, depth))
        return best

    def _swallowed(self, row: Row, stacks: Stacks, shards: int, draws: int, depth: int) -> float:
        best = 0.0
        for suit, stack in enumerate(stacks):
            if stack.top >= 0 and stack.size() > 1:
                after = _with(stacks, suit, stack.swallowed())
                best = max(best, self._taken({row}, after, shards, suit, draws, depth))
        return best

    def _taken(self, rows: set[Row], stacks: Stacks, shards: int, suit: int, draws: int, depth: int) -> float:
        """The best of some rows when the face-up card of a suit is gone and the next is turned up."""
        length = len(next(iter(rows)))
        if stacks[suit].top != UNKNOWN or length == READING:
            return max(self.rest(row, stacks, shards, draws, depth) for row in rows)
        if not draws:
            if sum(stack.top >= 0 for stack in stacks) >= READING - length:
                return max(self.rest(row, stacks, shards, 0, depth) for row in rows)
            draws = 1  # the reading cannot be completed without this card
        best = 0.0
        for row in rows:
            drawn = self._draws(row, stacks, suit, depth)
            mean = sum(d.chance * self.rest(row, d.stacks, shards, draws - 1, depth + 1) for d in drawn)
            best = max(best, mean)
        return best

    def _draws(self, row: Row, stacks: Stacks, suit: int, depth: int) -> list[Draw]:
        """The cards that may be turned up on a deck; a few of them stand for all."""
        stack = stacks[suit]
        gone = {code >> CARD for code in row}.union(stack.bottom)
        share = stack.deaths / stack.unseen
        found = []
        for cards, most, chance in (
            (self._unseen[suit].normals, NORMALS, 1 - share),
            (self._unseen[suit].deaths, DEATHS, share),
        ):
            if chance:
                some = [card for card in cards if card not in gone][: most[min(depth, 2)]]
                for card in some:
                    shown = stack.shown(card, self._death[card])
                    found.append(Draw(chance / len(some), _with(stacks, suit, shown)))
        return found

    # --- cards in sight ----------------------------------------------------------------------

    def _in_sight(self, row: Row, stacks: Stacks, shards: int, missing: int) -> float:
        """The chance of winning when the reading is completed with face-up cards alone."""
        plans = self._plans.get((stacks, missing))
        if plans is None:
            plans = self._plans[stacks, missing] = self._all_plans(stacks, missing)
        best = max((odds + self._added(row, cards, shards, 0) for cards, odds in plans), default=FAILED)
        if best == FAILED and shards >= self._cheapest:
            best = max((odds + self._added(row, cards, shards, 1) for cards, odds in plans), default=FAILED)
        return self._forecast.chance(best)

    def _all_plans(self, stacks: Stacks, missing: int) -> list[tuple[Cards, float]]:
        """Every choice of face-up cards, with the odds of the decks without them."""
        plans = []
        for suits in combinations([suit for suit, stack in enumerate(stacks) if stack.top >= 0], missing):
            left = tuple(stack.taken() if suit in suits else stack for suit, stack in enumerate(stacks))
            plans.append((tuple(stacks[suit].top for suit in suits), self._forecast.decks(left)))
        return plans

    def _added(self, row: Row, cards: Cards, shards: int, uses: int) -> float:
        """The best odds when exactly these cards are put into the row, in any order, at any places.

        At the end the row stands by itself or, with `uses`, is saved by an ability.
        """
        key = row, cards, shards, uses
        best = self._best.get(key)
        if best is not None:
            return best
        best = FAILED
        if len(cards) > 1:
            for i, card in enumerate(cards):
                others = cards[:i] + cards[i + 1 :]
                for after in self._rows.plays(row, card):
                    odds = self._added(after, others, shards, uses)
                    if odds > best:
                        best = odds
        elif uses:
            best = self._saved(self._rows.plays(row, cards[0]) if cards else (row,), shards)
        else:
            for after in self._rows.endings(row, cards[0]) if cards else (row,):
                odds = self._row_value.odds(after, shards)
                if odds > best:
                    best = odds
        self._best[key] = best
        return best

    def _saved(self, rows: Collection[Row], shards: int) -> float:
        """The best odds when one of some full rows, all of which fail, is saved by an ability."""
        best = FAILED
        for ability in self._turning:
            if ability.cost <= shards:
                for row in rows:
                    for _, after in self._rows.uses(row, ability.effect):
                        best = max(best, self._row_value.odds(after, shards - ability.cost))
        for cost, row_value in self._other_hours:
            if cost <= shards:
                for row in rows:
                    best = max(best, row_value.odds(row, shards - cost))
        return best


def _with(stacks: Stacks, suit: int, stack: Stack) -> Stacks:
    return (*stacks[:suit], stack, *stacks[suit + 1 :])
