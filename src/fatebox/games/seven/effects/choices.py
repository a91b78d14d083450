"""Effects that leave a choice to the one they hit: a loss of his choice, a demand of the Unnamed."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from fatebox.games.seven import events
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.corruption import corrupt
from fatebox.games.seven.state.sins import draw_sins
from fatebox.kernel import Decision, Option, Prompt, Rules
from fatebox.kernel.messages import Message, Value

from .base import Cause, Form, HeroEffect
from .fate import FeedSin
from .gifts import DropGifts
from .holdings import DiscardBuilding, DiscardCharacter, DiscardElixir, Turn
from .resources import Lose, Pay
from .table import Unmark
from .words import amount

EITHER = Prompt("loss.either", "SEV-CAT.7")
DEMAND = Prompt("demand", "SEV-UNN.5")
PENALTY = Prompt("demand.penalty", "SEV-UNN.6")
REFUSE: Option = ("refuse",)
CORRUPTION: Option = ("penalty", "corruption")
SIN: Option = ("penalty", "sin")

Way = Pay | Lose | DropGifts | Turn | DiscardCharacter | DiscardElixir | DiscardBuilding | Unmark | FeedSin
Ways = Annotated[tuple[Way, ...], Meta(min_length=1)]


class Either(HeroEffect, frozen=True, tag="either"):
    """One of several losses, each only in full; a hero who can bear none of the others bears the last."""

    ways: Annotated[tuple[Way, ...], Meta(min_length=2)]

    def hit(self, s: SevenState, cause: Cause, seat: int) -> Rules[None]:
        last = len(self.ways) - 1
        options: list[Option] = [
            ("way", number) for number, way in enumerate(self.ways) if number == last or way.bearable(s, seat)
        ]
        answer = yield Decision(seat, EITHER, options)
        asking = self.ways[answer[1]].hit(s, cause, seat)
        if asking is not None:
            yield from asking

    def hero_value(self, s: SevenState, turns: float) -> float:
        return max(way.hero_value(s, turns) for way in self.ways)

    def arguments(self) -> dict[str, Value]:
        form: Form = "self" if self.who == "self" else "deed"
        *others, last = (way.said_as(form) for way in self.ways)
        return {"ways": tuple(others), "last": last}


class Demand(HeroEffect, frozen=True, tag="demand"):
    """`demand`: a hero must fulfill one of the ways if he can, or takes the penalty (SEV-UNN.5-8)."""

    ways: Ways

    def hit(self, s: SevenState, cause: Cause, seat: int) -> Rules[None]:
        """Demand one of the ways: he must if his things suffice, with instants he may (SEV-UNN.5, .6)."""
        ways = [("way", i) for i, way in enumerate(self.ways) if way.bearable_with_help(s, seat)]
        must = any(way.bearable(s, seat) for way in self.ways)
        options: list[Option] = [*ways] if must else [*ways, REFUSE]
        answer = yield Decision(seat, DEMAND, options)
        if answer == REFUSE:
            yield from _penalty(s, seat)
            return
        s.emit(events.DemandMet, seat, clause="SEV-UNN.5")
        asking = self.ways[answer[1]].bear(s, cause, seat)
        if asking is not None:
            yield from asking

    def hero_value(self, s: SevenState, turns: float) -> float:
        return max(way.hero_value(s, turns) for way in self.ways)

    def message(self) -> Message:
        form = "each" if self.who == "each" else "other"
        return Message(self.key(), form=form, ways=self._ways_said())

    def _ways_said(self) -> tuple[Message, ...]:
        """The ways after `must`; payments are one way: `pay 1 gold or 1 fame`."""
        payments = [way for way in self.ways if isinstance(way, Pay)]
        if len(payments) == len(self.ways):
            owed = tuple(amount(way.what, way.amount) for way in payments)
            return (Message(payments[0].key(), form="must", hero=None, amount=owed),)
        return tuple(way.said_as("must") for way in self.ways)


def _penalty(s: SevenState, seat: int) -> Rules[None]:
    """A corruption card or a sin card, whichever there is (SEV-UNN.6, .7)."""
    options: list[Option] = [SIN] if s.sin_deck else []
    if s.falling:
        options.append(CORRUPTION)
    if not options:
        return
    answer = yield Decision(seat, PENALTY, options)
    if answer == SIN:
        draw_sins(s, seat, 1, "SEV-UNN.6")
    else:
        corrupt(s, seat, 1, "SEV-UNN.6")
