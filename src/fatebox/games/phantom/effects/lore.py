"""The instructions of Lore cards, followed from top to bottom (PHA-LORE.2).

Cards are named by their numbers in the set: `[3, 4]` is one copy for each player (R21), `{ from, to }` in the
shape of a pair is a range, of which the cards of the level are used (PHA-LVL.4).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Literal

import msgspec

from fatebox.games.phantom.state.terms import LEVELS, Subtype
from fatebox.kernel.messages import Message, Value, key_of

from .base import Natural, Positive, Struct

Copies = tuple[Positive, Positive]
"""One copy for each player: the first for the starting player."""
Range = tuple[Positive, Positive]
"""From a number to a number."""


Named = Callable[[int], str]
"""The name of a card of the set, by its number."""


class Step(Struct, frozen=True, tag_field="do", kw_only=True):
    """One instruction of a Lore card."""

    def message(self, named: Named, first: bool = False) -> Message:
        """Its message, without capital and full stop; the first Lore card finds all piles empty."""
        return Message(key_of("step", str(self.__struct_config__.tag)), first=first, **self.said(named))

    def said(self, named: Named) -> dict[str, Value]:
        """The arguments of its message."""
        del named
        return {}

    def cards(self) -> tuple[int, ...]:
        """The numbers of the cards that it names."""
        return ()


class HurtAll(Step, frozen=True, tag="hurt_all", kw_only=True):
    """Each player takes damage, by level."""

    levels: tuple[Natural, Natural, Natural, Natural]

    def said(self, named: Named) -> dict[str, Value]:
        by_damage: dict[int, list[Message]] = {}
        for level, damage in zip(LEVELS, self.levels, strict=True):
            if damage:
                by_damage.setdefault(damage, []).append(Message(f"icon-{level}"))
        parts = [Message("step-hurt-part", levels=tuple(levels), damage=n) for n, levels in by_damage.items()]
        return {"parts": joined("semicolons", parts)}


class PerPlayer(Step, frozen=True, kw_only=True):
    """Each player gains a copy of a card (PHA-LORE.7)."""

    copies: Copies

    def cards(self) -> tuple[int, ...]:
        return self.copies

    def said(self, named: Named) -> dict[str, Value]:
        return {"card": named(self.copies[0])}


class GiveToPlay(PerPlayer, frozen=True, tag="give_to_play", kw_only=True):
    """Each player places a copy in their Play area (PHA-REP.2)."""


class GiveToDiscard(PerPlayer, frozen=True, tag="give_to_discard", kw_only=True):
    """Each player puts a copy on their Discard pile (PHA-REP.3)."""


class OfRange(Step, frozen=True, kw_only=True):
    """Cards of the set whose numbers are in a range."""

    range: Range

    def cards(self) -> tuple[int, ...]:
        return tuple(range_of(self.range))

    def said(self, named: Named) -> dict[str, Value]:
        low, high = self.range
        return {"card": named(low), "low": low, "high": high, "pair": high == low + 1}


class ShuffleIn(OfRange, frozen=True, tag="shuffle_in", kw_only=True):
    """Destiny deck, Resolved pile and the cards of the level in the range become the new Destiny deck."""


class SetAside(OfRange, frozen=True, tag="set_aside", kw_only=True):
    """Cards are Set aside (PHA-GEN.15)."""


class PlaceCard(Step, frozen=True, tag="place", kw_only=True):
    """An Objective is placed on the row or beside the Mission, or kept at hand (PHA-LORE.8)."""

    card: Positive
    to: Literal["row", "beside", "at_hand"]

    def cards(self) -> tuple[int, ...]:
        return (self.card,)

    def said(self, named: Named) -> dict[str, Value]:
        return {"card": named(self.card), "to": self.to}


class ReturnCards(Step, frozen=True, tag="return", kw_only=True):
    """Cards return to the game box if they are in play."""

    names: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]

    def said(self, named: Named) -> dict[str, Value]:
        return {"names": self.names, "titled": "," in self.names[-1]}


class RemoveSubtype(Step, frozen=True, tag="remove_subtype", kw_only=True):
    """Every Destiny card of a subtype leaves the game."""

    subtype: Subtype

    def said(self, named: Named) -> dict[str, Value]:
        return {"subtype": Message(key_of("subtype", self.subtype))}


class MakeActive(Step, frozen=True, tag="mission", kw_only=True):
    """A Mission becomes active; the old one returns to the box (PHA-LORE.6)."""

    missions: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1, max_length=2)]
    """One card, or one for Easy and Normal and one for Heroic and Mythic."""

    def cards(self) -> tuple[int, ...]:
        return self.missions

    def said(self, named: Named) -> dict[str, Value]:
        return {"card": named(self.missions[0])}


class GainEach(OfRange, frozen=True, tag="gain_each", kw_only=True):
    """Each player gains a random card of a range that nobody owns (PHA-GAIN.2)."""


class ReadNext(Step, frozen=True, tag="read", kw_only=True):
    """Read another Lore card at once; of several, the active player chooses one (R20)."""

    lore: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1)]
    paths: tuple[str, ...] = ()
    """Each choice in words."""

    def __post_init__(self) -> None:
        if len(self.lore) > 1 and len(self.paths) != len(self.lore):
            raise ValueError(f"paths: expected {len(self.lore)}, one for each Lore card")

    def said(self, named: Named) -> dict[str, Value]:
        paths: list[Message | None] = [*map(path_message, self.paths)] or [None]
        ways = [
            Message("step-way", path=path, lore=lore) for path, lore in zip(paths, self.lore, strict=False)
        ]
        return {"lore": self.lore[0], "ways": tuple(ways), "several": len(self.lore) > 1}


class Win(Step, frozen=True, tag="win"):
    """The adventure is won (PHA-END.1)."""


class LoseAdventure(Step, frozen=True, tag="lose"):
    """The adventure is lost (PHA-END.1)."""


AnyStep = (
    HurtAll
    | GiveToPlay
    | GiveToDiscard
    | ShuffleIn
    | SetAside
    | PlaceCard
    | ReturnCards
    | RemoveSubtype
    | MakeActive
    | GainEach
    | ReadNext
    | Win
    | LoseAdventure
)


def range_of(pair: Range) -> range:
    """The numbers of a range, both ends included."""
    return range(pair[0], pair[1] + 1)


def path_message(path: str) -> Message:
    """A way on, as its Lore card words it."""
    return Message(key_of("path", path), path=path)


def joined(key: str, messages: Sequence[Message]) -> Message:
    """Messages one after the other, as the message `key` joins two: its `first` and the `rest`."""
    first, *others = messages
    return Message(key, first=first, rest=joined(key, others)) if others else first
