"""Effects on resources, hands and Combat value."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from fatebox.games.phantom import events
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.drawing import draw
from fatebox.games.phantom.state.supply import gain, give_back
from fatebox.games.phantom.state.terms import WILD
from fatebox.kernel import Decision, Prompt, Rules
from fatebox.kernel.messages import Message

from .base import FLEXIBLE, Effect, Positive
from .printing import Printed, resources

WHO_DRAWS = Prompt("who_draws", "PHA-RES.5", follow_up=True)

Symbols = Annotated[str, msgspec.Meta(pattern="^[GSMFW]+$")]
"""Resources, one letter each; W is any one."""


class Gain(Effect, frozen=True, tag="gain", kw_only=True):
    """You gain resources; each W is chosen (PHA-RES.2)."""

    resources: Symbols

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        return gain(s, s.players[cause.seat], self.resources)

    def value(self) -> float:
        return len(self.resources) + FLEXIBLE * self.resources.count(WILD)

    def message(self, on: Printed) -> Message:
        return Message("effect-gain", resources=resources(self.resources, gained=True))


class LoseResources(Effect, frozen=True, tag="lose_resources", kw_only=True):
    """You return resources of your choice, or all if you have fewer."""

    harms: ClassVar[bool] = True
    resources: Positive

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        return give_back(s, s.players[cause.seat], self.resources)

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        return s.players[cause.seat].total >= self.resources  # R49: in full

    def value(self) -> float:
        return -0.9 * self.resources

    def message(self, on: Printed) -> Message:
        del on
        return Message("effect-lose-resources", number=self.resources)

    def demand(self, on: Printed) -> Message:
        del on
        return Message("demand-some", number=self.resources)


class Draw(Effect, frozen=True, tag="draw", kw_only=True):
    """You, a player of your choice, or the attacked player draws cards (PHA-RES.5)."""

    cards: Positive
    who: Literal["you", "any", "attacked"] = "you"

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None] | None:
        if self.who == "any":
            return self._ask(s, cause)
        draw(s, s.players[s.active if self.who == "attacked" else cause.seat], self.cards)
        return None

    def _ask(self, s: PhantomState, cause: Cause) -> Rules[None]:
        """A player of your choice draws."""
        option = yield Decision(cause.seat, WHO_DRAWS, [("draws", player.seat) for player in s.playing()])
        draw(s, s.players[option[1]], self.cards)

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        player = s.players[cause.seat]
        return bool(self.who != "you" or player.deck or player.discard)

    def value(self) -> float:
        return 1.0 * self.cards

    def message(self, on: Printed) -> Message:
        del on
        return Message("effect-draw", who=self.who, number=self.cards)


class CombatValue(Effect, frozen=True, tag="combat", kw_only=True):
    """More Combat value in this combat (PHA-COM.4)."""

    bonus: Positive = msgspec.field(name="value")

    def apply(self, s: PhantomState, cause: Cause) -> None:
        s.combat += self.bonus
        s.emit(events.CombatAdded, cause.seat, self.bonus, s.combat, clause="PHA-COM.4")

    def value(self) -> float:
        return 1.2 * self.bonus

    def message(self, on: Printed) -> Message:
        del on
        return Message("effect-combat", number=self.bonus)
