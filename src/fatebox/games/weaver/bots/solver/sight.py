"""The rest of a reading with the cards in sight alone: every order, every place, exactly."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import combinations
from math import inf
from typing import TypeAlias

from fatebox.games.weaver.effects.round import SetHour
from fatebox.games.weaver.effects.row import Conquer, KnotPair, RotateCard
from fatebox.games.weaver.effects.vocabulary import AnyEffect
from fatebox.games.weaver.rules.reading import owned_abilities
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import READING

from .chains import CARD, FIRST, FOURTH, NO_GAPS, OPEN, SECOND, THIRD, TIED, Row
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
Outlook: TypeAlias = tuple[bool, Sequence[int]]
"""Whether no card is of the suit that the visitor demands, and the gaps that no cards can fill, by order."""
Found: TypeAlias = dict[Row, float]
"""The best odds by what lies in the row."""

GLIMPSED = 2
"""The number of ways through that stand for all at a glance: the best of them is mostly the best of all."""
INSIDE = 2
"""The most Death cards of a row that can be matched on both sides (WEA-DTH.10)."""
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
        self._bridging = [
            (a.cost, BRIDGES[type(a.effect)], a.effect) for a in abilities if isinstance(a.effect, TURNING)
        ]
        self._other_hours = [
            (a.cost, RowValue(s, hour, s.points, forecast))
            for a in abilities
            if isinstance(a.effect, SetHour)
            for hour in a.effect.targets(s)
        ]
        self._most_deaths = INSIDE + any(isinstance(effect, Conquer) for _, _, effect in self._bridging)
        costs = [cost for cost, _, _ in self._bridging] + [cost for cost, _ in self._other_hours]
        self._cheapest = min(costs, default=inf)
        self._plans: dict[tuple[Stacks, int], list[Plan]] = {}
        self.found: defaultdict[tuple[Cards, int], Found] = defaultdict(dict)
        """The best odds found, by the cards to be played and the shards that are left."""
        self._found_saved: defaultdict[tuple[Cards, int], Found] = defaultdict(dict)
        self._found_first: defaultdict[tuple[Cards, int], Found] = defaultdict(dict)
        """The same of rows that abilities save: the best ones, and the first ones that were found."""
        self._outlooks: dict[tuple[Row, Cards], Outlook] = {}

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
            lacks_suit, gaps = self._outlook(row, cards)
            hopeless = lacks_suit or 0 not in gaps
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

    def _outlook(self, row: Row, cards: Cards) -> Outlook:
        """All that these cards and those of the row are bound to lack, whatever the order and the places.

        There is no order without gaps if they hold more Death cards than any row can conquer, nor is one
        looked for if nothing makes up for a missing suit.
        """
        found = self._outlooks.get((row, cards))
        if found is None:
            codes = (*row, *[card << CARD for card in cards])
            a, b, c, d = codes
            pay = self._row_value.card
            total = pay[a] + pay[b] + pay[c] + pay[d]
            lacks_suit = self._row_value.lacks_suit(total)
            deaths = open_deaths(total)
            gaps: Sequence[int] = NO_GAPS
            if deaths > self._most_deaths or (lacks_suit and not self._other_hours):
                gaps = ()
            elif deaths:
                gaps = self._rows.chains.lacks(codes, len(row))
            found = self._outlooks[row, cards] = lacks_suit, gaps
        return found

    def _completed(self, row: Row, cards: Cards, shards: int) -> float:
        """The best odds with the last card, at any place."""
        (card,) = cards
        a, b, c = row
        if (a | b) & TIED:
            return max(self._row_value.odds(after, shards) for after in self._rows.plays(row, card))
        chains = self._rows.chains
        touch, turned, state = chains.touch, chains.turned, chains.state
        pay, odds = self._row_value.card, self._row_value.by_pay(shards)
        new = card << CARD
        right = touch[new]
        inside = state[a] != OPEN and state[c] != OPEN
        outside = state[new] != OPEN  # WEA-DTH.10: an open Death card at an end cannot turn any more
        ends = []
        if outside and right[a] and state[c] != OPEN:
            ends.append(turned(new, a, b, c, FIRST))
        if inside and (right[b] or touch[a][new]):
            ends.append(turned(a, new, b, c, SECOND))
        if inside and (right[c] or touch[b][new]):
            ends.append(turned(a, b, new, c, THIRD))
        if outside and touch[c][new] and state[a] != OPEN:
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
        if not self._hopes(row, cards, shards):
            return FAILED
        found = self._found_saved[cards, shards]
        best = found.get(row)
        if best is None:
            best = found[row] = self._saved(row, cards, shards)
        return best

    def _somehow_rescued(self, row: Row, cards: Cards, shards: int) -> float:
        """The odds of the first such row that is found."""
        if not self._hopes(row, cards, shards):
            return FAILED
        found = (self._found_first if cards else self._found_saved)[cards, shards]
        first = found.get(row)
        if first is None:
            first = found[row] = self._first_saved(row, cards, shards)
        return first

    def _hopes(self, row: Row, cards: Cards, shards: int) -> bool:
        """Whether an ability might save a row with these cards."""
        lacks_suit, gaps = self._outlook(row, cards)
        if 0 in gaps and self.can_turn_the_hour(shards):
            return True
        if not lacks_suit:  # WEA-REA.11
            for cost, bridges, _ in self._bridging:
                if cost <= shards and not bridges.isdisjoint(gaps):
                    return True
        return False

    def _saved(self, row: Row, cards: Cards, shards: int) -> float:
        if not cards:
            return self._rescue(row, shards)
        best = FAILED
        for i, card in enumerate(cards):
            others = cards[:i] + cards[i + 1 :]
            found = self._found_saved[others, shards]
            for after in self._rows.plays(row, card):
                odds = found.get(after)
                if odds is None:
                    odds = found[after] = self._saved(after, others, shards)
                if odds > best:
                    best = odds
        return best

    def _first_saved(self, row: Row, cards: Cards, shards: int) -> float:
        if not cards:
            return self._rescue(row, shards)
        for i, card in enumerate(cards):
            others = cards[:i] + cards[i + 1 :]
            found = (self._found_first if others else self._found_saved)[others, shards]
            for after in self._rows.plays(row, card):
                odds = found.get(after)
                if odds is None:
                    odds = found[after] = self._first_saved(after, others, shards)
                if odds > FAILED:
                    return odds
        return FAILED

    def _rescue(self, row: Row, shards: int) -> float:
        """The best odds when an ability saves a full row that fails."""
        best, odds = FAILED, self._row_value.odds
        gaps = self._rows.chains.gaps(row)
        for cost, bridges, effect in self._bridging:
            if cost <= shards and gaps in bridges:
                for _, after in self._rows.uses(row, effect):
                    best = max(best, odds(after, shards - cost))
        for cost, row_value in self._other_hours:
            if cost <= shards:
                best = max(best, row_value.odds(row, shards - cost))
        return best
