"""What every effect of an item is: fields, targets, what it does, its sentence.

Playing an item chooses its targets and pays (FAN-RES.3); when it resolves, its effects are carried
out one after the other. An effect has these methods:

`usable(s, seat, by, left)`: whether it has a legal target. `by` is the Legacy that would pay or meet
    the condition, `left` how many Shards this would leave on it; at 0 it is gone (FAN-LAB.5, FAN-LEG.18).
`choose(s, seat, by, left)`: asks for the targets; called only if it `aims`.
`played(s, item)`: what happens as soon as the item is paid, for effects that say so.
`prune(s, item)`: drop targets that are no longer legal on resolution (FAN-RES.9).
`apply(s, item)`: carry it out. Effects that ask something are generators, the others return None.
`favours(s, item)`: whom it helps, for promises to play something for somebody.
`text()`: its sentence.

Only the first effect of a card can have targets; the others may refer to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec

from fatebox.kernel import Card, Decision, Option, Prompt, Rules
from fatebox.text.words import counted

if TYPE_CHECKING:
    from fatebox.games.fantos.state import FantosState
    from fatebox.games.fantos.state.pieces import Item, Legacy

Aim: TypeAlias = tuple[tuple[Card, ...], tuple[int, ...]]
"""The targets of an item: cards, and numbers that the effect knows to read."""
NOTHING: Aim = ((), ())
Positive = Annotated[int, msgspec.Meta(ge=1)]
"""A number of Shards, cards or Legacies on a card."""


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all content: a field that is not known is an error."""


class Effect(Struct, frozen=True, tag_field="do"):
    """Base of all effects of items; see the module's text."""

    @property
    def aims(self) -> bool:
        """Whether targets are chosen when it is played."""
        return False

    @property
    def asks(self) -> bool:
        """Whether somebody may be asked something when it is carried out."""
        return False

    @property
    def for_owner(self) -> bool:
        """Whether it depends on the Citadel that played it, and does nothing without it (FAN-RES.15)."""
        return False

    def usable(self, s: FantosState, seat: int, by: Legacy, left: int) -> bool:
        """Whether it has a legal target now."""
        return True

    def choose(self, s: FantosState, seat: int, by: Legacy, left: int) -> Rules[Aim]:
        """Ask for the targets."""
        raise NotImplementedError

    def played(self, s: FantosState, item: Item) -> None:
        """What happens as soon as the item is paid."""

    def prune(self, s: FantosState, item: Item) -> None:
        """Drop targets that are no longer legal."""

    def apply(self, s: FantosState, item: Item) -> Rules[None] | None:
        """Carry it out."""
        raise NotImplementedError

    def favours(self, s: FantosState, item: Item) -> list[int]:
        """The Citadels that it plainly helps as it was aimed, whoever played it (FAN-NEG.8)."""
        return []

    def text(self) -> str:
        """The sentence on the card, without a capital and a full stop."""
        raise NotImplementedError


class Procedure(Effect, frozen=True):
    """An effect that starts a procedure with windows of its own (FAN-RES.7): the last one of its card."""

    def start(self, s: FantosState, item: Item | None, then: str) -> str:
        """Start it; the segment to go on with. `then` follows when it is over."""
        raise NotImplementedError


def owners(s: FantosState, cards: tuple[Card, ...]) -> list[int]:
    """The Citadels of those of these cards that are hired Legacies."""
    return [legacy.seat for card in cards if (legacy := s.hired(card)) is not None]


def choose_card(seat: int, prompt: Prompt, cards: list[Card]) -> Rules[Card]:
    """Ask for one of these cards."""
    answer: Option = yield Decision(seat, prompt, [("choose", card) for card in cards])
    card: Card = answer[1]
    return card


def choose_seat(seat: int, prompt: Prompt, seats: list[int]) -> Rules[int]:
    """Ask for one of these Citadels."""
    answer: Option = yield Decision(seat, prompt, [("name", other) for other in seats])
    other: int = answer[1]
    return other


def shards(n: int) -> str:
    """A number of Shards in words."""
    return counted(n, "Shard")


def paid_out(n: int, place: str) -> str:
    """Shards that come from the Trove, with the place they go to (FAN-GEN.4)."""
    return f"put {shards(n)} from the Trove {place}"
