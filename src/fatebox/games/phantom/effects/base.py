"""The base of all effects of The Phantom.

A card's text is a list of abilities; an ability is `on` (a `Timing`), its costs and its effects. The verbs of
an effect are those of the kernel:

`targets(s, cause)`   cards that it may be aimed at now
`possible(s, cause)`  whether it can be carried out, payments in full (R49: what `choose` may offer)
`apply(s, cause)`     carries it out as far as possible (PHA-GEN.6), with moves of the state; a generator
                      where somebody may be asked. Procedures of the rulebook are started by name
                      (procedures.py). Lore to be read is noted in `s.to_read`, Combat value in `s.combat`
`value()`             what it brings its user, in resources, without a look at the table
`message(on)`         what it says, in any language, printed on such a card (printing.py)

`cause` says whose text it is: `seat` is "you" (PHA-GEN.5), `card` the card that it is printed on (None: the
Legend board), `attacker` the Enemy whose attack is answered, `victim` the Enemy just defeated. Numbers have
`of(s, cause) -> int`, conditions `holds(s, cause) -> bool`, filters `matches(s, card, cause) -> bool`.

Continuous text (`Static`) is never applied: rules/values.py asks every card in play for it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from fatebox import kernel
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.terms import LevelIcon
from fatebox.kernel import Card, Natural, Positive, Rules, Struct
from fatebox.kernel.messages import Message
from fatebox.text.speaker import Speaker

from .printing import Printed

__all__ = ["ENGLISH", "FLEXIBLE", "Effect", "Natural", "Positive", "Static", "Struct"]

ENGLISH = Speaker(package="fatebox.games.phantom")
"""Says messages where cards are browsed."""
FLEXIBLE = 0.1
"""The value of a choice: any resource is worth this much more than a given one."""


class Effect(kernel.Effect, frozen=True, tag_field="do"):
    """One instruction of a card; see the module's text."""

    harms: ClassVar[bool] = False
    """Whether one would rather do without it: what is assumed for a player whose time is up."""

    def targets(self, s: PhantomState, cause: Cause) -> Sequence[Card]:
        """Cards that it may be aimed at now; empty for effects without a target."""
        del s, cause
        return ()

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        """Whether it can be carried out at all; a payment only in full (R49)."""
        del s, cause
        return True

    @abstractmethod
    def apply(self, s: PhantomState, cause: Cause) -> Rules[None] | None:
        """Carry it out as far as possible; only rules that may ask are returned."""

    @abstractmethod
    def value(self) -> float:
        """The gain of its user, in resources, without a look at the table."""

    @abstractmethod
    def message(self, on: Printed) -> Message:
        """Its message, printed there."""

    def demand(self, on: Printed) -> Message | None:
        """The things one must have to choose it among others (R49), where its message does not say so."""
        del on
        return None


class Static(Struct, frozen=True, tag_field="do", kw_only=True):
    """Something that holds as long as its card is in play."""

    level: LevelIcon | None = None
    """Printed only on the sides of these levels (PHA-LVL.3)."""

    @abstractmethod
    def value(self) -> float:
        """The gain of the owner of its card, in resources, without a look at the table."""

    @abstractmethod
    def message(self, on: Printed) -> Message:
        """Its message; on a shared card it holds for all players."""
