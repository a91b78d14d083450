"""Effects made of effects: Cardchecks, choices, conditions; and the whole vocabulary."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.terms import RESOURCE_NAMES, Resource
from fatebox.kernel import Decision, Option, Prompt, Rules
from fatebox.text.words import sentence

from .base import FLEXIBLE, Effect, Struct
from .numbers import Tests, all_hold, tests_text
from .own import BothOptions, Damage, DiscardOwn, ExhaustOwn, Heal, Ready, Recover, Restore
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

    def text(self) -> str:
        """The outcome in words."""
        return f"{RESOURCE_NAMES[self.symbol]}: {effects_text(self.effects)}"


class Cardcheck(Effect, frozen=True, tag="cardcheck", kw_only=True):
    """Turn up the top Player card and follow the outcomes whose symbols it shows (PHA-CHK)."""

    outcomes: Annotated[tuple[Outcome, ...], msgspec.Meta(min_length=1)]

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        yield from PROCEDURES.cardcheck(
            s, [(outcome.symbol, outcome.effects) for outcome in self.outcomes], cause
        )

    def value(self) -> float:
        return LIKELY * sum(effects_value(outcome.effects) for outcome in self.outcomes)

    def text(self) -> str:
        return "Cardcheck. " + " ".join(sentence(outcome.text()) for outcome in self.outcomes)


class Choose(Effect, frozen=True, tag="choose", kw_only=True):
    """You do one of them (R49)."""

    options: Annotated[tuple[Simple, ...], msgspec.Meta(min_length=2)]

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        """Ask for one; an option that cannot be carried out may not be chosen, unless none can be (R49)."""
        everything: list[Option] = [("option", i) for i in range(len(self.options))]
        possible = [option for option in everything if self.options[option[1]].possible(s, cause)]
        option = yield Decision(cause.seat, OPTION, possible or everything)
        yield from self.options[option[1]].apply(s, cause)

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        return any(option.possible(s, cause) for option in self.options)

    def value(self) -> float:
        return max(option.value() for option in self.options) + FLEXIBLE

    def text(self) -> str:
        if all(isinstance(option, Gain) for option in self.options):
            return " or ".join(option.text() for option in self.options).replace(" or gain ", " or ")
        return ", or ".join(
            f"{option.text()} ({option.demand()})" if option.demand() else option.text()
            for option in self.options
        )


class When(Effect, frozen=True, tag="when", kw_only=True):
    """If the tests hold, the first part, else the second."""

    tests: Annotated[Tests, msgspec.Meta(min_length=1)]
    then: Annotated[tuple[Simple, ...], msgspec.Meta(min_length=1)]
    otherwise: tuple[Simple, ...] = ()

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        yield from PROCEDURES.follow(
            s, self.then if all_hold(self.tests, s, cause) else self.otherwise, cause
        )

    def value(self) -> float:
        return 0.5 * effects_value(self.then)

    def text(self) -> str:
        text = f"if {tests_text(self.tests)}, {effects_text(self.then)}"
        return f"{text}; otherwise, {effects_text(self.otherwise)}" if self.otherwise else text


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


def effects_text(effects: tuple[AnyEffect, ...]) -> str:
    """Effects in the order in which they are done."""
    return ", then ".join(effect.text() for effect in effects)


def effects_value(effects: tuple[AnyEffect, ...]) -> float:
    """The value of all effects together."""
    return sum(effect.value() for effect in effects)
