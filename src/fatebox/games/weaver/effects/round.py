"""Effects on decks, hours and the track: Swallow, Turn the Hour, Hasten and Gaze."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from fatebox.games.weaver.events import Gazed, Hastened, HourSet, Swallowed
from fatebox.games.weaver.state.terms import HOURS, ICONS, MOON, SUIT_INDEX, SUITS, SUN
from fatebox.kernel import Positive

from .base import NO_TARGET, Effect, Prices, Target

if TYPE_CHECKING:
    from fatebox.games.weaver.state import WeaverState


class CycleTop(Effect, frozen=True, tag="cycle-top"):
    """The face-up card of a suit goes under its deck."""

    clause: ClassVar[str] = "WEA-REL.11"

    def targets(self, s: WeaverState, cause: None = None) -> list[Target]:
        if all(s.tops) and all(s.decks):
            return [*SUITS]
        return [suit for i, suit in enumerate(SUITS) if s.tops[i] and s.decks[i]]

    def apply(self, s: WeaverState, target: Target) -> None:
        suit = SUIT_INDEX[target]
        card = s.tops[suit].pop()
        s.decks[suit].append(card)
        s.show(card, 0)  # WEA-HID.3: the player knows where it went
        s.emit(Swallowed, target, card, clause=self.clause)
        s.turn_up(suit, self.clause)

    def value(self, prices: Prices) -> float:
        return prices.swallow


class SetHour(Effect, frozen=True, tag="set-hour"):
    """The hour of this round counts as another one."""

    clause: ClassVar[str] = "WEA-REL.15"

    to: Literal["swap", "any"]

    def targets(self, s: WeaverState, cause: None = None) -> list[Target]:
        if self.to == "any":
            return [hour for hour in HOURS if hour != s.hour]
        return {SUN: [MOON], MOON: [SUN]}.get(s.hour, [])

    def apply(self, s: WeaverState, target: Target) -> None:
        s.hour = target
        s.emit(HourSet, target, clause=self.clause)

    def value(self, prices: Prices) -> float:
        return prices.turn_the_hour


class Hasten(Effect, frozen=True, tag="hasten"):
    """The next Refresh moves the cover further."""

    clause: ClassVar[str] = "WEA-REL.16"

    steps: Positive

    def targets(self, s: WeaverState, cause: None = None) -> list[Target]:
        return NO_TARGET if len(s.icons) < ICONS else []

    def apply(self, s: WeaverState, target: Target) -> None:
        s.hastened += self.steps
        s.emit(Hastened, self.steps, clause=self.clause)

    def value(self, prices: Prices) -> float:
        return prices.hasten * self.steps


class GainNow(Effect, frozen=True, tag="gain-now"):
    """The tracker moves up at once."""

    clause: ClassVar[str] = "WEA-REL.17"

    clairvoyance: Positive

    def targets(self, s: WeaverState, cause: None = None) -> list[Target]:
        return NO_TARGET

    def apply(self, s: WeaverState, target: Target) -> None:
        s.points += self.clairvoyance
        s.emit(Gazed, self.clairvoyance, clause=self.clause)

    def value(self, prices: Prices) -> float:
        return prices.gaze * self.clairvoyance
