"""The base of all effects: fields, targets, what happens, and the message on the card."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from fatebox import kernel
from fatebox.games.outposts.state.cause import Cause
from fatebox.kernel import Rules, Struct
from fatebox.kernel.messages import Message

from .words import spoken

if TYPE_CHECKING:
    from fatebox.games.outposts.state import OutpostsState


# --- values, in points: about two points for a mana that is well spent ------------------------------

MANA = 1.2
COUNTER = 0.9
CARD, BEST_CARD, LEAST_CARD = 1.2, 1.6, 0.9
CREATURE, LEAST_CREATURE = 4.0, 2.5
UPGRADE = 2.0


def stats_value(attack: float, defense: float, health: float) -> float:
    """The value of Attack, Defense and Health that a creature or an Outpost gets."""
    return 0.6 * attack + 0.5 * defense + 0.4 * health


# --- effects ----------------------------------------------------------------------------------------


class Effect(kernel.Effect, frozen=True):
    """One instruction of a card (a primitive); it asks for its targets on the way (OUT-GEN.7)."""

    commutes: ClassVar[bool] = False
    """Abilities made of such effects alone may be resolved in any order: nobody has to be asked."""

    @abstractmethod
    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None] | None:
        """Carry it out as far as possible: rules that ask, or nothing if nobody is asked."""

    def possible(self, s: OutpostsState, cause: Cause) -> bool:
        """Whether anything would happen."""
        del s, cause
        return True

    @abstractmethod
    def value(self) -> float:
        """Its value to its controller when it works once, in points."""

    def message(self) -> Message:
        """Its words, without capital and full stop."""
        return spoken("effect", self)


class Static(Struct, frozen=True, tag_field="do"):
    """Something that holds as long as its card is in play and face-up."""

    @abstractmethod
    def value(self) -> float:
        """Its value to its controller while it holds, in points."""

    def message(self) -> Message:
        """Its words, without capital and full stop."""
        return spoken("static", self)
