"""Foresight: what the cards in sight do to the chance to win, which no network works out at a glance.

A reading that can be completed with face-up cards is safe for whoever sees how. Without such a way it hangs
on cards that are yet to be turned up, and with one card to go only swallowing one can turn up another. In
the last round that decides the game: with a sure way in sight it is won. The numbers of a reading were fitted
to 677 games of `easy` and `normal`, beside the log-odds of the network; that before the first card, to 150
games with `hard`, too.

A network hardly tells one table of the middle rounds from another. The forecast does: it counts the Death
cards and suits that are left, and what the player owns. Its weight was fitted to 459 games of all three.
"""

from __future__ import annotations

from typing import NamedTuple

from fatebox.games.weaver.effects.round import CycleTop
from fatebox.games.weaver.rules.reading import owned_abilities
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import ICONS, READING
from fatebox.kernel import Rng

from .closing import Closing, Full
from .forecast import FAILED, Forecast, Ranks
from .knowledge import Stacks, known_stacks
from .rows import Rows, standing
from .search import Search
from .sight import Sight

WON = 6.0
"""The last reading was survived, or surely can be."""
LOST = -6.0
"""The reading cannot be survived."""
BLOCKED = (LOST, -3.0, -0.8, -0.8, -0.1)
"""In log-odds, where no way through the reading is in sight, by the number of cards to go."""
LAST = (2.4, 2.4, 2.4, 2.4, 0.7)
"""The same in the last round, where one may be in sight."""
PROSPECTS, ROUND = 0.85, -0.08
"""The weight of the forecast in log-odds, and that of each round to go: its own are those of better play."""
SURELY = 1 - 1e-6
"""The chance of a way that hangs on no card to come."""


class Way(NamedTuple):
    """The way to complete the reading."""

    chance: float
    """With the cards in sight: 1 or 0. If they are too few, the chance of it."""
    lost: bool
    """Whether no card that is yet to be turned up could help."""


class Survival(Forecast):
    """No forecast: whether the reading is survived, and no more."""

    def chance(self, odds: float) -> float:
        """1 if it is survived."""
        return 0.0 if odds == FAILED else 1.0

    def most(self) -> float:
        """The same: no score counts."""
        return 1.0

    def decks(self, stacks: Stacks) -> float:
        """Nothing: later rounds do not count."""
        del stacks
        return 0.0

    def wealth(self, ranks: Ranks, gold: int, shards: int, points: int) -> float:
        """Nothing, for the same reason."""
        del ranks, gold, shards, points
        return 0.0


def foreseen(s: WeaverState) -> float:
    """The log-odds that the reading adds to the chance to win; those of a network know little of it."""
    last = len(s.icons) + s.hastened >= ICONS
    if s.segment == "renovate":
        return WON if last else _prospects(s)
    missing, (way, lost) = READING - len(s.row), _way_in_sight(s)
    if lost:
        return LOST
    if last and way >= SURELY:
        return WON
    return (1 - way) * BLOCKED[missing] + (way * LAST[missing] if last else _prospects(s))


def _prospects(s: WeaverState) -> float:
    """The log-odds that the rounds to go add, this one included."""
    rounds = ICONS - len(s.icons) - s.hastened + (s.segment == "read")
    forecast = Forecast(s.pack, rounds)
    odds = forecast.decks(known_stacks(s)[0]) + forecast.wealth(tuple(s.relics), s.gold, s.shards, s.points)
    return PROSPECTS * odds + ROUND * rounds


def is_settled(s: WeaverState) -> bool:
    """Whether a reading is as good as survived: cards in sight surely complete it.

    A network does not try them, so it doubts what is certain. Past the last round there is nothing.
    """
    last = len(s.icons) + s.hastened >= ICONS
    return s.segment != "renovate" and not last and _way_in_sight(s).chance >= SURELY


def _swallowing_helps(s: WeaverState, search: Search) -> bool:
    """Whether a card that may be turned up for a swallowed one completes the reading."""
    swallows = [a for a in owned_abilities(s) if isinstance(a.effect, CycleTop) and a.cost <= s.shards]
    return any(
        search.swallow(standing(s), s.shards - ability.cost, suit) > 0
        for ability in swallows
        for suit, stack in enumerate(search.stacks)
        if stack.top >= 0 and stack.size() > 1  # WEA-REL.11
    )


def _way_in_sight(s: WeaverState) -> Way:
    """The way to complete the reading."""
    rows, survival = Rows(s.copy()), Survival(s.pack, 0)
    if len(s.row) == READING:
        full = Full(standing(s), known_stacks(s)[0], s.shards, s.hour, s.points, s.hastened)
        chance = Closing(s, rows, [survival] * (ICONS + 1)).best(full)
        return Way(chance, lost=not chance)
    search = Search(s, rows, Sight(s, rows, survival), Rng.from_seed("in sight"))
    if search.lost:
        return Way(0.0, lost=True)
    chance = search.rest(standing(s), search.stacks, s.shards, draws=0)
    last = len(s.row) == READING - 1
    return Way(chance, lost=last and not chance and not _swallowing_helps(s, search))
