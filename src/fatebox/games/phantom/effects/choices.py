"""Effects made of effects: Cardchecks, choices, conditions; and the whole vocabulary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.terms import Resource
from fatebox.kernel import Decision, Option, Prompt, Rules
from fatebox.kernel.messages import Message, key_of

from .base import FLEXIBLE, Effect, Struct
from .numbers import Tests, all_hold, tests_message
from .own import BothOptions, Damage, DiscardOwn, ExhaustOwn, Heal, Ready, Recover, Restore
from .printing import Printed, resources
from .procedures import PROCEDURES
from .resources import CombatValue, Draw, Gain, LoseResources
from .row import (
    CancelAttack,
    FromResolved,
    Hold,
    Leave,
    Peek,
    PlaceObjective,
    PlaceSetAside,
    Reshuffle,
    Resolve,
    Reveal,
    Wound,
)
from .tokens import Lose, MoveTokens, PutTokens, ReadLore, RemoveTokens

LIKELY = 0.4
"""The chance that the symbol of an outcome is in the cost of the revealed card."""
OPTION = Prompt("effect_option", "PHA-GEN.6", follow_up=True)


class Outcome(Struct, frozen=True, kw_only=True):
    """An outcome of a Cardcheck: it happens if the symbol is in the cost of the revealed card."""

    symbol: Resource
    effects: Annotated[tuple[Simple, ...], msgspec.Meta(min_length=1)]

    def message(self, on: Printed) -> Message:
        return Message(
            "effect-outcome",
            resource=Message(key_of("word", self.symbol)),
            effects=effects_message(self.effects, on),
        )


class Cardcheck(Effect, frozen=True, tag="cardcheck", kw_only=True):
    """Turn up the top Player card and follow the outcomes whose symbols it shows (PHA-CHK)."""

    outcomes: Annotated[tuple[Outcome, ...], msgspec.Meta(min_length=1)]

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        return PROCEDURES.cardcheck(
            s, [(outcome.symbol, outcome.effects) for outcome in self.outcomes], cause
        )

    def value(self) -> float:
        return LIKELY * sum(effects_value(outcome.effects) for outcome in self.outcomes)

    def message(self, on: Printed) -> Message:
        outcomes = [outcome.message(on) for outcome in self.outcomes]
        return Message("effect-cardcheck", outcomes=_chain("outcomes", outcomes))


class Choose(Effect, frozen=True, tag="choose", kw_only=True):
    """You do one of them (R49)."""

    options: Annotated[tuple[Simple, ...], msgspec.Meta(min_length=2)]

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        """Ask for one; an option that cannot be carried out may not be chosen, unless none can be (R49)."""
        everything: list[Option] = [("option", i) for i in range(len(self.options))]
        possible = [option for option in everything if self.options[option[1]].possible(s, cause)]
        option = yield Decision(cause.seat, OPTION, possible or everything)
        rules = self.options[option[1]].apply(s, cause)
        if rules is not None:
            yield from rules

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        return any(option.possible(s, cause) for option in self.options)

    def value(self) -> float:
        return max(option.value() for option in self.options) + FLEXIBLE

    def message(self, on: Printed) -> Message:
        gains = [option for option in self.options if isinstance(option, Gain)]
        if len(gains) == len(self.options):
            symbols = [each for gain in gains for each in resources(gain.resources, gained=True)]
            return Message("effect-choose-gain", resources=tuple(symbols))
        return _chain("effects-or", [self._offer(option, on) for option in self.options])

    def _offer(self, option: Effect, on: Printed) -> Message:
        """An option, with what one must have to choose it."""
        demand = option.demand(on)
        if demand is None:
            return option.message(on)
        return Message("effect-demanding", effect=option.message(on), demand=demand)


class When(Effect, frozen=True, tag="when", kw_only=True):
    """If the tests hold, the first part, else the second."""

    tests: Annotated[Tests, msgspec.Meta(min_length=1)]
    then: Annotated[tuple[Simple, ...], msgspec.Meta(min_length=1)]
    otherwise: tuple[Simple, ...] = ()

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        return PROCEDURES.follow(s, self.then if all_hold(self.tests, s, cause) else self.otherwise, cause)

    def value(self) -> float:
        return 0.5 * effects_value(self.then)

    def message(self, on: Printed) -> Message:
        return Message(
            "effect-when",
            tests=tests_message(self.tests, on),
            then=effects_message(self.then, on),
            otherwise=effects_message(self.otherwise, on) if self.otherwise else None,
        )


Simple = (
    Gain
    | LoseResources
    | Draw
    | CombatValue
    | Wound
    | Resolve
    | Leave
    | CancelAttack
    | Hold
    | Peek
    | Reveal
    | PlaceSetAside
    | PlaceObjective
    | FromResolved
    | Reshuffle
    | Ready
    | ExhaustOwn
    | DiscardOwn
    | Recover
    | Heal
    | Restore
    | BothOptions
    | Damage
    | PutTokens
    | RemoveTokens
    | MoveTokens
    | ReadLore
    | Lose
)
AnyEffect = Simple | Cardcheck | Choose | When


def effects_message(effects: Sequence[Effect], on: Printed) -> Message:
    """Effects in the order in which they are done."""
    return _chain("effects-then", [effect.message(on) for effect in effects])


def _chain(key: str, messages: Sequence[Message]) -> Message:
    """Messages that follow each other, by a message that joins the first one to the rest."""
    first, *rest = messages
    return Message(key, first=first, rest=_chain(key, rest)) if rest else first


def effects_value(effects: tuple[AnyEffect, ...]) -> float:
    """The value of all effects together."""
    return sum(effect.value() for effect in effects)
