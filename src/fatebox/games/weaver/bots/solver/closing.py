"""The end of a reading: abilities that may still be used once four cards lie in the row (WEA-REA.10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fatebox.games.weaver.content.designs import Ability
from fatebox.games.weaver.effects.round import CycleTop, GainNow, Hasten, SetHour
from fatebox.games.weaver.rules.reading import owned_abilities
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import ICONS, SUITS

from .chains import Row
from .forecast import Forecast
from .knowledge import Stacks
from .row_value import RowValue
from .rows import Rows

AHEAD = 3
"""The number of uses of abilities that are looked ahead."""
WAIT = 1 - 1e-9
"""Between equals, shards are better kept for later."""


class Full(NamedTuple):
    """A full row and everything that an ability can still change."""

    row: Row
    stacks: Stacks
    shards: int
    hour: str
    points: int
    hastened: int


class Closing:
    """The search through the uses of abilities that may follow the fourth card."""

    def __init__(self, s: WeaverState, rows: Rows, forecasts: list[Forecast]) -> None:
        self._s = s
        self._rows = rows
        self._forecasts = forecasts
        self._abilities = owned_abilities(s)
        self._row_values: dict[tuple[str, int, int], RowValue] = {}
        self._known: dict[tuple[Full, int], float] = {}

    def finish(self, full: Full) -> float:
        """The chance of winning when the reading is finished now; 0 if that loses the game."""
        forecast = self._forecast(full)
        key = full.hour, full.points, full.hastened
        row_value = self._row_values.get(key)
        if row_value is None:
            row_value = self._row_values[key] = RowValue(self._s, full.hour, full.points, forecast)
        chance = forecast.chance(row_value.odds(full.row, full.shards) + forecast.decks(full.stacks))
        if len(self._s.icons) < ICONS:  # where Hasten ends the game, more rounds might bring a better score
            chance /= forecast.most()
        return chance

    def best(self, full: Full, ahead: int = AHEAD) -> float:
        """The chance of winning with the best uses of abilities, if any."""
        found = self._known.get((full, ahead))
        if found is None:
            found = self.finish(full)
            if ahead:
                for ability in self._abilities:
                    if ability.cost <= full.shards:
                        for _, after in self.uses(full, ability):
                            found = max(found, self.best(after, ahead - 1) * WAIT)
            self._known[full, ahead] = found
        return found

    def uses(self, full: Full, ability: Ability) -> Iterator[tuple[object, Full]]:
        """The legal targets of an ability, each with its outcome."""
        effect = ability.effect
        row, stacks, shards, hour, points, hastened = full
        left = shards - ability.cost
        if left < 0:
            return
        if isinstance(effect, CycleTop):
            for suit, stack in enumerate(stacks):
                if stack.top >= 0 and stack.size() > 1:
                    after = (*stacks[:suit], stack.swallowed(), *stacks[suit + 1 :])
                    yield SUITS[suit], Full(row, after, left, hour, points, hastened)
        elif isinstance(effect, SetHour):
            for other in self._rows.hours(effect, hour):
                yield other, Full(row, stacks, left, other, points, hastened)
        elif isinstance(effect, GainNow):
            yield None, Full(row, stacks, left, hour, points + effect.clairvoyance, hastened)
        elif isinstance(effect, Hasten):
            if len(self._s.icons) < ICONS:
                yield None, Full(row, stacks, left, hour, points, hastened + effect.steps)
        else:
            for target, turned in self._rows.uses(row, effect):
                yield target, Full(turned, stacks, left, hour, points, hastened)

    def _forecast(self, full: Full) -> Forecast:
        return self._forecasts[max(0, ICONS - len(self._s.icons) - full.hastened)]
