"""Effects on resources, hands and Combat value."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .base import Effect, Positive
from .words import plural, resources_text

Symbols = Annotated[str, msgspec.Meta(pattern="^[GSMFW]+$")]
"""Resources, one letter each; W is any one."""


class Gain(Effect, frozen=True, tag="gain", kw_only=True):
    """You gain resources; each W is chosen (PHA-RES.2)."""

    resources: Symbols

    def text(self) -> str:
        return f"gain {resources_text(self.resources)}".replace("any resource", "any 1 resource")


class LoseResources(Effect, frozen=True, tag="lose_resources", kw_only=True):
    """You return resources of your choice, or all if you have fewer."""

    resources: Positive

    def text(self) -> str:
        return f"return {plural(self.resources, 'resource')} to the supply"


class Draw(Effect, frozen=True, tag="draw", kw_only=True):
    """You, a player of your choice, or the attacked player draws cards (PHA-RES.5)."""

    cards: Positive
    who: Literal["you", "any", "attacked"] = "you"

    def text(self) -> str:
        draws = {
            "you": "draw",
            "any": "a player of your choice draws",
            "attacked": "the attacked player draws",
        }
        return f"{draws[self.who]} {plural(self.cards, 'card')}"


class CombatValue(Effect, frozen=True, tag="combat", kw_only=True):
    """More Combat value in this combat (PHA-COM.4)."""

    value: Positive

    def text(self) -> str:
        return f"+{self.value} Combat value"
