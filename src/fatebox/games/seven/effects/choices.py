"""Effects that leave a choice to the one they hit: a loss of his choice, a demand of the Unnamed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from fatebox.games.seven import events
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.corruption import corrupt
from fatebox.games.seven.state.sins import draw_sins
from fatebox.kernel import Decision, Option, Prompt, Rules
from fatebox.text.words import third_person

from .base import Cause, HeroEffect, says
from .fate import FeedSin
from .gifts import DropGifts
from .holdings import DiscardBuilding, DiscardCharacter, DiscardElixir, Turn
from .resources import Lose, Pay
from .table import Unmark

EITHER = Prompt("loss.either", "SEV-CAT.7", "Which loss do you choose?")
DEMAND = Prompt("demand", "SEV-UNN.5", "How do you meet the demand?")
PENALTY = Prompt("demand.penalty", "SEV-UNN.6", "Which penalty do you take?")
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

    def text(self) -> str:
        *others, last = (way.phrase() for way in self.ways)
        unwilling = third_person(last) if self.who != "self" else last
        return says(self.who, f"{' or '.join(others)} or, if unable or unwilling, {unwilling}")


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

    def text(self) -> str:
        hero = "each good hero" if self.who == "each" else "choose a good hero, who"
        refusal = "A hero who cannot do so without instants may refuse"
        penalty = "draws a sin card or, if heroes can fall, receives a corruption card"
        return (
            f"{hero} must {_alternatives([way.phrase() for way in self.ways])}. {refusal}, and then {penalty}"
        )


def _alternatives(phrases: Sequence[str]) -> str:
    """`pay 1 gold or 1 fame`, `either lose 1 might or pay 3 gold`."""
    verbs = {phrase.partition(" ")[0] for phrase in phrases}
    if len(phrases) == 1 or len(verbs) > 1:
        return f"{'either ' * (len(phrases) > 1)}{' or '.join(phrases)}"
    first, *others = phrases
    return " or ".join([first, *(phrase.partition(" ")[2] for phrase in others)])


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
