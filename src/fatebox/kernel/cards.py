"""Cards and piles, and the one declaration of who sees what.

A card is a number: the index of one physical card in the content pack's box. A pile is a list of
cards whose *type* says who may look at it. That one declaration drives the redacted view, the
imagined worlds of the bots, undo, and the leak test.

    class Citadel(Plain):
        seat: int                # the owner of the piles in this object
        hand: InHand             # seen by its owner
        played: FaceUp           # seen by all

Index 0 of a pile is its top. A plain `list[Card]` or `Card` field merely refers to cards that lie in
some pile; every card lies in exactly one pile.
"""

from __future__ import annotations

from enum import Enum
from itertools import filterfalse
from typing import Annotated, Any, NewType, TypeAlias, TypeVar

Card = NewType("Card", int)
Pile: TypeAlias = list[Card]
View: TypeAlias = dict[str, Any]
"""The part of a game that one seat, or a spectator, may know, as JSON data."""

T = TypeVar("T")


class Audience(Enum):
    """The audience of a field of the state."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"


class _Fixed:
    """Marks a field that is not part of the data and that copies and imagined worlds share.

    It never changes in a match, or it remembers what follows from cards that all see, until they change.
    """


class _Replaced:
    """Marks a list that the rules replace and never change in place, so that copies share it."""


FaceUp = Annotated[Pile, Audience.ALL]
InHand = Annotated[Pile, Audience.OWNER]
FaceDown = Annotated[Pile, Audience.NOBODY]
Secret = Annotated[T, Audience.OWNER]
"""A value that is no pile and that only its owner may see, such as a hidden bid."""
Sealed = Annotated[T, Audience.NOBODY]
"""A value that nobody may see."""
Fixed = Annotated[T, _Fixed]
Replaced = Annotated[T, _Replaced]

Seen: TypeAlias = dict[Card, int]
"""Cards that some seats know although their pile is hidden from them: a bit for each seat."""

SPECTATOR_BIT = 1 << 30
EVERYONE = -1
"""In place of a seat: all seats and all spectators (which is also the mask with every bit set)."""


def bit(seat: int | None) -> int:
    """The bit of a seat in `Seen`; None is a spectator."""
    if seat is None:
        return SPECTATOR_BIT
    return EVERYONE if seat == EVERYONE else 1 << seat


def known(pile: list[Card | None]) -> Pile:
    """The cards of a pile in a view that the seat knows."""
    return [card for card in pile if card is not None]


def _shown_to(own: int, seen: Seen) -> set[Card]:
    """The cards that the owner of this bit knows."""
    return {card for card, seats in seen.items() if seats & own}


class Eye:
    """Somebody who looks at the state: a seat, or a spectator (None)."""

    __slots__ = ("seat", "shown")

    def __init__(self, seat: int | None, seen: Seen) -> None:
        self.seat = seat
        self.shown: set[Card] = _shown_to(bit(seat), seen) if seen else set()
        """The cards that it knows although their pile is hidden from it."""

    def sees(self, audience: Audience, owner: int | None) -> bool:
        """Whether a field with this audience, inside an object of `owner`, is open to this eye."""
        if audience is Audience.ALL:
            return True
        return audience is Audience.OWNER and owner is not None and owner == self.seat

    def knows(self, card: Card) -> bool:
        """Whether this eye has been shown where this card lies, though its pile is hidden."""
        return card in self.shown

    def unknown(self, pile: Pile) -> Pile:
        """The cards of a hidden pile that this eye does not know."""
        shown = self.shown
        return list(filterfalse(shown.__contains__, pile)) if shown else pile.copy()

    def known(self, pile: Pile) -> list[Card | None]:
        """A hidden pile as this eye knows it: None for every card that it does not know."""
        cards: list[Card | None] = [None] * len(pile)
        if self.shown and not self.shown.isdisjoint(pile):  # nearly always, they are
            for card in self.shown.intersection(pile):
                cards[pile.index(card)] = card
        return cards

    def found(self, pile: Pile) -> Pile:
        """The cards of a hidden pile that this eye knows."""
        shown = self.shown
        return [] if not shown or shown.isdisjoint(pile) else list(filter(shown.__contains__, pile))

    def glimpse(self, pile: Pile) -> int | list[Card | None]:
        """The knowledge of a hidden pile, to be compared: in most cases, the number of its cards."""
        return len(pile) if self.shown.isdisjoint(pile) else self.known(pile)


class _EverySeat(int):
    """Equal to every seat."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, int)

    __hash__ = int.__hash__


class OpenEye(Eye):
    """Somebody who sees every pile and every owner's secrets: for games that are over."""

    def __init__(self) -> None:
        super().__init__(None, {})
        self.seat = _EverySeat()

    def sees(self, audience: Audience, owner: int | None) -> bool:
        """Everything."""
        del audience, owner
        return True

    def knows(self, card: Card) -> bool:
        """Every card."""
        del card
        return True

    def unknown(self, pile: Pile) -> Pile:
        """Nothing."""
        del pile
        return []

    def known(self, pile: Pile) -> list[Card | None]:
        """All of it."""
        return list(pile)

    def found(self, pile: Pile) -> Pile:
        """All of it."""
        return pile.copy()
