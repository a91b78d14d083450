"""Effects on the state of Legacies: task by force, untask, disable, copy Stats."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from fatebox.games.fantos import events
from fatebox.games.fantos.state.leaving import depends_on
from fatebox.games.fantos.state.moves import disable, force_task, untask
from fatebox.games.fantos.state.terms import TASKED, UNTASKED
from fatebox.kernel import Positive, Rules

from .aims import AtLegacy, Target, aim_legacies
from .base import READY, Aim, Changes, Forecast, Use

if TYPE_CHECKING:
    from fatebox.games.fantos.state import FantosState
    from fatebox.games.fantos.state.pieces import Item, Legacy


class OnLegacies(AtLegacy, frozen=True, kw_only=True):
    """An effect on one or more chosen Legacies."""

    target: Target
    upto: Positive = 1

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        return (yield from aim_legacies(s, self.target, cause, self.upto))

    def apply(self, s: FantosState, item: Item) -> None:
        for card in item.cards:
            legacy = s.hired(card)
            if legacy is not None:
                self.affect(s, legacy)

    @abstractmethod
    def affect(self, s: FantosState, legacy: Legacy) -> None:
        """Carry it out on one Legacy."""

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        changes: Changes = {}
        for card in cause.cards:
            legacy = s.hired(card)
            if legacy is not None:
                change = self.value_of_one(legacy)
                if change:
                    changes[legacy.seat] = changes.get(legacy.seat, 0.0) + change
        return changes

    @abstractmethod
    def value_of_one(self, legacy: Legacy) -> float:
        """The change in value of one Legacy to its Citadel."""


class ForceTask(OnLegacies, frozen=True, tag="task"):
    """FTASK: a Legacy becomes tasked, to no action (FAN-TASK.10)."""

    def affect(self, s: FantosState, legacy: Legacy) -> None:
        force_task(s, legacy, "FAN-TASK.10")

    def value_of_one(self, legacy: Legacy) -> float:
        return -READY if legacy.state == UNTASKED else 0.0


class Untask(OnLegacies, frozen=True, tag="untask"):
    """UNTASK."""

    def affect(self, s: FantosState, legacy: Legacy) -> None:
        untask(s, legacy, "FAN-TASK.9")

    def value_of_one(self, legacy: Legacy) -> float:
        return READY if legacy.state == TASKED else 0.0

    def favors(self, s: FantosState, item: Item) -> list[int]:
        chosen = [legacy for card in item.cards if (legacy := s.hired(card)) is not None]
        return [each.seat for each in chosen if each.state == TASKED and not acting(s, each)]


def acting(s: FantosState, legacy: Legacy) -> bool:
    """Whether it is tasked to an unfinished action or ability, which it would leave (FAN-CAN.7)."""
    if any(depends_on(s, item, legacy.card) for item in s.stack):
        return True
    return any(action.open and action.side_of(legacy.card) >= 0 for action in s.actions)


class Disable(OnLegacies, frozen=True, tag="disable"):
    """DISABLE (FAN-DIS)."""

    def affect(self, s: FantosState, legacy: Legacy) -> None:
        disable(s, legacy, "FAN-DIS.1")

    def value_of_one(self, legacy: Legacy) -> float:
        return -2.0 - 0.2 * legacy.shards


class CopyStats(OnLegacies, frozen=True, tag="copy-stats"):
    """COPYSTAT: the printed Stats of another Legacy until the end of the turn (FAN-CARD.4)."""

    def apply(self, s: FantosState, item: Item) -> None:
        own = s.hired(item.by)
        if own is not None and item.cards:
            own.copied = item.cards[0]
            s.emit(events.CopiedStats, own.card, own.copied, clause="FAN-CARD.4")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return {cause.seat: 1.2}
