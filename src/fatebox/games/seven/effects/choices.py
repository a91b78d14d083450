"""Effects that leave a choice to the one they hit: a loss of his choice, a demand of the Unnamed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from fatebox.games.seven.corruption import corrupt
from fatebox.games.seven.sins import draw_sins
from fatebox.kernel import Decision, Option, Prompt, Rules

from .base import Cause, HeroEffect, says
from .fate import FeedSin
from .gifts import DropGifts
from .holdings import DiscardBuilding, DiscardCharacter, DiscardElixir, Turn
from .resources import Lose, Pay
from .table import Unmark

if TYPE_CHECKING:
    from fatebox.games.seven.state import SevenState

EITHER = Prompt("loss.either", "SEV-CAT.7", "Which loss do you choose?")
DEMAND = Prompt("demand", "SEV-UNN.5", "How do you meet the demand?")
PENALTY = Prompt("demand.penalty", "SEV-UNN.6", "Which do you take upon you?")
REFUSE: Option = ("refuse",)
CORRUPTION: Option = ("penalty", "corruption")
SIN: Option = ("penalty", "sin")

Way = Pay | Lose | DropGifts | Turn | DiscardCharacter | DiscardElixir | DiscardBuilding | Unmark | FeedSin
Ways = Annotated[tuple[Way, ...], Meta(min_length=1)]


class Either(HeroEffect, frozen=True, tag="either"):
    """One of several losses, each only in full; who can bear none of the others bears the last."""

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

    def text(self) -> str:
        return says(self.who, *(way.phrase() for way in self.ways), between=" or else ")


class Demand(HeroEffect, frozen=True, tag="demand"):
    """`demand`: a hero must fulfil one of the ways if he can, or takes the penalty (SEV-UNN.5-8)."""

    ways: Ways

    def hit(self, s: SevenState, cause: Cause, seat: int) -> Rules[None]:
        """He must if what he has suffices; with instants he may; else there is a penalty (SEV-UNN.5, .6)."""
        ways = [("way", i) for i, way in enumerate(self.ways) if way.bearable_with_help(s, seat)]
        must = any(way.bearable(s, seat) for way in self.ways)
        options: list[Option] = [*ways] if must else [*ways, REFUSE]
        answer = yield Decision(seat, DEMAND, options)
        if answer == REFUSE:
            yield from _penalty(s, seat)
            return
        s.tell("demand-met", seat, clause="SEV-UNN.5")
        asking = self.ways[answer[1]].bear(s, cause, seat)
        if asking is not None:
            yield from asking

    def text(self) -> str:
        demanded = says("target", *(way.phrase() for way in self.ways))
        hero = "each good hero" if self.who == "each" else "a good hero of your choice"
        return demanded.replace("another hero", hero, 1)


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
