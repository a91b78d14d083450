"""The base of all effects of abilities.

An ability is used on one target, or on none (R43). An effect has these methods:

`targets(s)`: the legal targets now; none means that the ability cannot be used (WEA-REL.8).
`possible(s)`: whether there is one.
`apply(s, target)`: carry it out, with any chain that follows (WEA-REL.5).
`value(prices)`: the value of a use.
`message()`: what it says, without the first capital and the last full stop.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from fatebox import kernel
from fatebox.kernel.messages import Message

from .words import spoken

if TYPE_CHECKING:
    from fatebox.games.weaver.state import WeaverState

Target: TypeAlias = Any
"""A suit, a place of the row, an hour, or None for effects without a target."""
NO_TARGET: list[Target] = [None]


class Prices(NamedTuple):
    """The value of one use of each ability, in any unit; see the effects' `value`."""

    swallow: float
    slither: float
    sever: float
    knot: float
    turn_the_hour: float
    hasten: float
    gaze: float
    """For each point of clairvoyance."""


class Effect(kernel.Effect, frozen=True):
    """The effect of using an ability; see the module's text."""

    clause: ClassVar[str]
    """The clause that says what it does."""

    @abstractmethod
    def targets(self, s: WeaverState, cause: None = None) -> list[Target]:
        """The legal targets now."""

    def possible(self, s: WeaverState, cause: None = None) -> bool:
        """Whether it has a legal target now (WEA-REL.8)."""
        return bool(self.targets(s))

    @abstractmethod
    def apply(self, s: WeaverState, target: Target) -> None:
        """Carry it out on a target, with any chain that follows (WEA-REL.5)."""

    @abstractmethod
    def value(self, prices: Prices) -> float:
        """The value of one use."""

    def message(self) -> Message:
        """Its words, without the first capital and the last full stop."""
        return spoken(self)
