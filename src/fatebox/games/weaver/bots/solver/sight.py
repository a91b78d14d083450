"""The rest of a reading with the cards in sight alone: every order, every place, exactly."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from itertools import combinations
from math import inf
from typing import TypeAlias

from fatebox.games.weaver.effects.round import SetHour
from fatebox.games.weaver.effects.row import Conquer, KnotPair, RotateCard
from fatebox.games.weaver.effects.vocabulary import AnyEffect
from fatebox.games.weaver.rules.reading import owned_abilities
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import READING

from .chains import CARD, FIRST, FOURTH, SECOND, THIRD, TIED, Row
from .forecast import FAILED, Forecast
from .knowledge import Stacks
from .pay import open_deaths
from .row_value import RowValue
from .rows import TURNING, Rows

Cards: TypeAlias = tuple[int, ...]
Plan: TypeAlias = tuple[Cards, float]
"""A choice of face-up cards, and the odds of the decks without them."""
Look: TypeAlias = Callable[[Row, Cards, int], float]
"""The odds of a row to which these cards are added, with these shards left."""
Found: TypeAlias = dict[Row, float]
"""The best odds by what lies in the row."""

GLIMPSED = 2
"""The number of ways through that stand for all at a glance: the best of them is mostly the best of all."""
CONQUERS: dict[type[AnyEffect], int] = {RotateCard: 0, Conquer: 1, KnotPair: 2}
"""The number of Death cards that no runes match and an ability conquers all the same, at most."""
NO_GAP = frozenset((0,))
INNER_GAP = frozenset((0, 0b00010, 0b00100, 0b01000))
AROUND_A_CARD = INNER_GAP | {0b00001, 0b10000, 0b00011, 0b00110, 0b01100, 0b11000}
BRIDGES: dict[type[AnyEffect], frozenset[int]] = {
    RotateCard: NO_GAP,
    Conquer: AROUND_A_CARD,
    KnotPair: INNER_GAP,
}
"""The gaps of a full row beside open Death cards that one use of an ability can make up for."""


class Sight:
    """The ways to complete the reading of a round; what was found holds until the round is over."""

    def __init__(self, s: WeaverState, rows: Rows, forecast: Forecast) -> None:
        self._rows = rows
        self._forecast = forecast
        self._row_value = RowValue(s, s.hour, s.points, forecast)
        abilities = owned_abilities(s)
        self._turning = [a for a in abilities if isinstance(a.effect, TURNING)]
        self._other_hours = [
            (a.cost, RowValue(s, hour, s.points, forecast))
            for a in abilities
            if isinstance(a.effect, SetHour)
            for hour in a.effect.targets(s)
        ]
        costs = [ability.cost for ability in self._turning] + [cost for cost, _ in self._other_hours]
        self._cheapest = min(costs, default=inf)
        self._plans: dict[tuple[Stacks, int], list[Plan]] = {}
        self.found: defaultdict[tuple[Cards, int], Found] = defaultdict(dict)
        """The best odds found, by the cards to be played and the shards that are left."""
        self._found_saved: defaultdict[tuple[Cards, int], Found] = defaultdict(dict)
        self._found_first: defaultdict[tuple[Cards, int], Found] = defaultdict(dict)
        """The same of rows that abilities save: the best ones, and the first ones that were found."""

    def can_turn_the_hour(self, shards: int) -> bool:
        """Whether these shards pay for another hour."""
        return any(cost <= shards for cost, _ in self._other_hours)

    def chance(self, row: Row, stacks: Stacks, shards: int) -> float:
        """The chance of winning when the reading is completed with face-up cards alone."""
        plans = self._all_plans(stacks, READING - len(row))
        best = self._best(self._added, plans, row, shards)
        if best == FAILED and shards >= self._cheapest:
            best = self._best(self._rescued, plans, row, shards)
        return self._forecast.chance(best)

    def glimpse(self, row: Row, stacks: Stacks, shards: int) -> float:
        """About the same at a glance, where the first ways that are found stand for all."""
        plans = self._all_plans(stacks, READING - len(row))
        best = self._best(self._added, plans, row, shards, GLIMPSED)
        if best == FAILED and shards >= self._cheapest:
            best = self._best(self._somehow_rescued, plans, row, shards, 1)
        return self._forecast.chance(best)

    def _best(self, look: Look, plans: list[Plan], row: Row, shards: int, enough: int = 0) -> float:
        """The best odds of the plans, or of the first ones that pass where a few are enough."""
        best = FAILED
        for cards, decks in plans:
            odds = look(row, cards, shards)
            if odds > FAILED:
                best = max(best, decks + odds)
                enough -= 1
                if not enough:
                    break
        return best

    def _all_plans(self, stacks: Stacks, missing: int) -> list[Plan]:
        """Every choice of face-up cards; those that leave the best decks first."""
        plans = self._plans.get((stacks, missing))
        if plans is not None:
            return plans
        plans = self._plans[stacks, missing] = []
        in_sight = [(suit, stack.top, stack.taken()) for suit, stack in enumerate(stacks) if stack.top >= 0]
        for chosen in combinations(in_sight, missing):
            left = list(stacks)
            for suit, _, rest in chosen:
                left[suit] = rest
            plans.append((tuple([top for _, top, _ in chosen]), self._forecast.decks(tuple(left))))
        plans.sort(key=lambda plan: -plan[1])
        return plans

    # --- rows that pass as they lie ----------------------------------------------------------

    def _added(self, row: Row, cards: Cards, shards: int) -> float:
        """The best odds when exactly these cards are put into the row, in any order, at any places."""
        if not cards:
            return self._row_value.odds(row, shards)
        found = self.found[cards, shards]
        best = found.get(row)
        if best is None:
            hopeless = self._is_hopeless(row, cards)
            best = found[row] = FAILED if hopeless else self._in_any_order(row, cards, shards)
        return best

    def _in_any_order(self, row: Row, cards: Cards, shards: int) -> float:
        if len(cards) == 1:
            return self._completed(row, cards, shards)
        best = FAILED
        look_on = self._completed if len(cards) == 2 else self._in_any_order
        for i, card in enumerate(cards):
            others = cards[:i] + cards[i + 1 :]
            found = self.found[others, shards]
            for after in self._rows.plays(row, card):
                odds = found.get(after)
                if odds is None:
                    odds = found[after] = look_on(after, others, shards)
                if odds > best:
                    best = odds
        return best

    def _is_hopeless(self, row: Row, cards: Cards) -> bool:
        """Whether no row of these cards can pass, whatever the order."""
        total = self._pay(row, cards)
        if self._row_value.lacks_suit(total):
            return True
        return open_deaths(total) > 0 and self._lone_deaths(row, cards) > 0

    def _pay(self, row: Row, cards: Cards) -> int:
        """The pay of all these cards before any of them turns on."""
        pay = self._row_value.card
        return sum([pay[code] for code in row]) + sum([pay[card << CARD] for card in cards])

    def _lone_deaths(self, row: Row, cards: Cards) -> int:
        """The number of Death cards that cannot be matched on both sides, whatever the order."""
        return self._rows.chains.lone_deaths([*row, *(card << CARD for card in cards)])

    def _completed(self, row: Row, cards: Cards, shards: int) -> float:
        """The best odds with the last card, at any place."""
        (card,) = cards
        a, b, c = row
        if (a | b) & TIED:
            return max(self._row_value.odds(after, shards) for after in self._rows.plays(row, card))
        chains = self._rows.chains
        touch, turned = chains.touch, chains.turned
        pay, odds = self._row_value.card, self._row_value.by_pay(shards)
        new = card << CARD
        right = touch[new]
        ends = []
        if right[a]:
            ends.append(turned(new, a, b, c, FIRST))
        if right[b] or touch[a][new]:
            ends.append(turned(a, new, b, c, SECOND))
        if right[c] or touch[b][new]:
            ends.append(turned(a, b, new, c, THIRD))
        if touch[c][new]:
            ends.append(turned(a, b, c, new, FOURTH))
        rests = len(ends) < READING  # at a place where it touches nothing, no card turns
        best = odds[pay[a] + pay[b] + pay[c] + pay[new]] if rests else FAILED
        for a, b, c, d in ends:
            found = odds[pay[a] + pay[b] + pay[c] + pay[d]]
            if found > best:
                best = found
        return best

    # --- rows that an ability saves ----------------------------------------------------------

    def _rescued(self, row: Row, cards: Cards, shards: int) -> float:
        """The same where all rows fail, and one of them is saved by an ability."""
        return self._tried(row, cards, shards) if self._hopes(row, cards, shards) else FAILED

    def _somehow_rescued(self, row: Row, cards: Cards, shards: int) -> float:
        """The odds of the first such row that is found."""
        return self._first_saved(row, cards, shards) if self._hopes(row, cards, shards) else FAILED

    def _hopes(self, row: Row, cards: Cards, shards: int) -> bool:
        """Whether an ability might save a row with these cards."""
        if self.can_turn_the_hour(shards):
            return True
        if self._row_value.lacks_suit(self._pay(row, cards)):  # WEA-REA.11
            return False
        return self._can_save(self._lone_deaths(row, cards), shards)

    def _can_save(self, lone_deaths: int, shards: int) -> bool:
        """Whether an ability could conquer this number of Death cards that cannot be matched.

        Slither leaves runes as they are, Sever turns one Death card, and a Knot ties at most two.
        """
        return any(a.cost <= shards and lone_deaths <= CONQUERS[type(a.effect)] for a in self._turning)

    def _tried(self, row: Row, cards: Cards, shards: int) -> float:
        found = self._found_saved[cards, shards]
        best = found.get(row)
        if best is None:
            if cards:
                best = FAILED
                for i, card in enumerate(cards):
                    others = cards[:i] + cards[i + 1 :]
                    for after in self._rows.plays(row, card):
                        best = max(best, self._tried(after, others, shards))
            else:
                best = self._rescue(row, shards)
            found[row] = best
        return best

    def _first_saved(self, row: Row, cards: Cards, shards: int) -> float:
        if not cards:
            return self._tried(row, cards, shards)
        found = self._found_first[cards, shards]
        first = found.get(row)
        if first is None:
            first = found[row] = self._first_of(row, cards, shards)
        return first

    def _first_of(self, row: Row, cards: Cards, shards: int) -> float:
        for i, card in enumerate(cards):
            others = cards[:i] + cards[i + 1 :]
            known = (self._found_first if others else self._found_saved)[others, shards]
            for after in self._rows.plays(row, card):
                odds = known.get(after)
                if odds is None:
                    odds = self._first_saved(after, others, shards)
                if odds > FAILED:
                    return odds
        return FAILED

    def _rescue(self, row: Row, shards: int) -> float:
        """The best odds when an ability saves a full row that fails."""
        best, odds = FAILED, self._row_value.odds
        if not self._row_value.lacks_suit(sum(self._row_value.card[code] for code in row)):
            gaps = self._rows.chains.gaps(row)
            for ability in self._turning:
                if ability.cost <= shards and gaps in BRIDGES[type(ability.effect)]:
                    for _, after in self._rows.uses(row, ability.effect):
                        best = max(best, odds(after, shards - ability.cost))
        for cost, row_value in self._other_hours:
            if cost <= shards:
                best = max(best, row_value.odds(row, shards - cost))
        return best
