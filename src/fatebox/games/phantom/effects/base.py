"""What all effects share, and how the rules call them.

A card's text is a list of abilities; an ability is `on` (a `Timing`), its costs and its effects. An effect is
its fields, what it does and its sentence:

`run(s, cause)`: a generator that carries it out as far as possible (PHA-GEN.6) and asks on the way with
    `yield from`. It calls the rules modules and the moves of the state: resources.py (gain, give_back),
    draw.py, injuries.py (take_damage, heal, restore), cardcheck.py, wounds.py (place_wounds), destiny.py
    (reveal, reshuffle), ending.py (lose), follow.py (`follow`: effects inside effects, with the defeats that
    come of them). Lore to be read is noted in `s.to_read`, Combat value in `s.combat`.
`possible(s, cause)`: whether it can be carried out, payments in full (R49: what `choose` may offer).
`text()`: the sentence on the card, without capital and full stop.

`cause` says whose text it is: `seat` is "you" (PHA-GEN.5), `card` the card that it is printed on (None: the
Legend board), `attacker` the Enemy whose attack is answered, `victim` the Enemy just defeated. Numbers have
`of(s, cause) -> int`, conditions `holds(s, cause) -> bool`, filters `matches(s, card, cause) -> bool`.

Continuous text (`Static`) has no `run`: values.py asks every card in play for it.

Rules modules that effects call import the state for its type alone, and of this package only base, filters,
numbers and statics; the package's own `__init__` stays empty (the vocabulary as a whole is in vocabulary.py),
so that nothing goes in circles: statics -> rules -> effects -> vocabulary -> designs -> content -> state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec

from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.terms import LevelIcon
from fatebox.kernel import Rules

if TYPE_CHECKING:
    from fatebox.games.phantom.state import PhantomState

Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that is read from a pack: a field that is not known is an error."""


class Effect(Struct, frozen=True, tag_field="do"):
    """One instruction of a card; see the module's text."""

    harms: ClassVar[bool] = False
    """Whether one would rather do without it: what is assumed for a player whose time is up."""

    def run(self, s: PhantomState, cause: Cause) -> Rules[None]:
        """Carry it out as far as possible."""
        raise NotImplementedError

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        """Whether it can be carried out at all; a payment only in full (R49)."""
        del s, cause
        return True

    def text(self) -> str:
        """Its sentence, without capital and full stop."""
        raise NotImplementedError

    def demand(self) -> str:
        """What one must have to choose it among others (R49), where the sentence does not say so."""
        return ""


class Static(Struct, frozen=True, tag_field="do", kw_only=True):
    """Something that holds as long as its card is in play."""

    level: LevelIcon | None = None
    """Printed only on the sides of these levels (PHA-LVL.3)."""

    def text(self) -> str:
        """Its sentence on a player's card, without capital and full stop."""
        raise NotImplementedError

    def text_for_all(self) -> str:
        """Its sentence on a shared card, where it holds for all players."""
        return self.text()
