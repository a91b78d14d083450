"""Effects that leave a choice to the one they hit: a loss of his choice, a demand of the Unnamed."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .base import Effect, Who, says
from .fate import FeedSin
from .gifts import DropGifts
from .holdings import DiscardBuilding, DiscardCharacter, DiscardElixir, Turn
from .resources import Lose, Pay
from .table import Unmark

Way = Pay | Lose | DropGifts | Turn | DiscardCharacter | DiscardElixir | DiscardBuilding | Unmark | FeedSin
Ways = Annotated[tuple[Way, ...], Meta(min_length=1)]


class Either(Effect, frozen=True, tag="either"):
    """One of several losses, each only in full; who can bear none of the others bears the last."""

    who: Who
    ways: Annotated[tuple[Way, ...], Meta(min_length=2)]

    def text(self) -> str:
        return says(self.who, *(way.phrase() for way in self.ways), between=" or else ")


class Demand(Effect, frozen=True, tag="demand"):
    """`demand`: a hero must fulfil one of the ways if he can, or takes the penalty (SEV-UNN.5-8)."""

    who: Who
    ways: Ways

    def text(self) -> str:
        demanded = says("target", *(way.phrase() for way in self.ways))
        hero = "each good hero" if self.who == "each" else "a good hero of your choice"
        return demanded.replace("another hero", hero, 1)
