"""Effects on the row, the Destiny deck, the Resolved pile and Objectives."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .base import Effect, Positive
from .filters import cards
from .numbers import Amount, amount_text
from .words import plural

Place = Annotated[str, msgspec.Meta(pattern="^(self|[A-Z].*)$")]
"""A card on the row or beside the Mission: this one, or the one of that name."""


class OnRow(Effect, frozen=True, kw_only=True):
    """An effect on row cards of a kind."""

    of: str

    def __post_init__(self) -> None:
        cards(self.of)


class Wound(OnRow, frozen=True, tag="wound", kw_only=True):
    """Wounds on one Enemy of your choice."""

    wounds: Positive

    def text(self) -> str:
        return f"place {plural(self.wounds, 'Wound')} on {_one(self.of)}"


class Resolve(OnRow, frozen=True, tag="resolve", kw_only=True):
    """Row cards go to the Resolved pile; this is not a defeat (R46)."""

    cards: Positive | Literal["all"] = 1

    def text(self) -> str:
        wanted = cards(self.of)
        if self.cards == "all":
            many = wanted.noun(2)
            whom = f"every {wanted.noun()}" if many.startswith("other") else f"all {many}"
        else:
            whom = _one(self.of) if self.cards == 1 else f"{self.cards} {wanted.noun(2)}"
        return f"put {whom} on the Resolved pile"


class Leave(Effect, frozen=True, tag="leave", kw_only=True):
    """A card leaves play for the game box: it is out of this adventure (PHA-GEN.16)."""

    card: Place

    def text(self) -> str:
        return f"return {'this card' if self.card == 'self' else self.card} to the game box"


class CancelAttack(OnRow, frozen=True, tag="cancel_attack", kw_only=True):
    """The attack that is being made is cancelled, if the attacker is of this kind (PHA-FAT.3)."""

    def text(self) -> str:
        return "cancel that attack"


class Hold(OnRow, frozen=True, tag="hold", kw_only=True):
    """One Enemy of your choice, or every Enemy of a kind, does not attack this turn."""

    every: bool = False

    def text(self) -> str:
        if self.every:
            return f"no {cards(self.of).noun()} attacks you this turn"
        return f"{_one(self.of)} of your choice does not attack this turn"


class Peek(Effect, frozen=True, tag="peek", kw_only=True):
    """Look at the top of a deck; you may move the card (R17)."""

    deck: Literal["destiny", "player"]
    move: Literal["bottom", "resolve"]

    def __post_init__(self) -> None:
        if self.deck == "player" and self.move == "resolve":
            raise ValueError("move: a Player card cannot go to the Resolved pile")

    def text(self) -> str:
        deck = "the Destiny deck" if self.deck == "destiny" else "your Player deck"
        where = "the bottom" if self.move == "bottom" else "the Resolved pile"
        return f"peek at the top of {deck}; you may put that card on {where}"


class Reveal(Effect, frozen=True, tag="reveal", kw_only=True):
    """Reveal Destiny cards (PHA-DES.6)."""

    cards: Amount = 1

    def text(self) -> str:
        return (
            "reveal a Destiny card"
            if self.cards == 1
            else f"reveal {amount_text(self.cards, 'Destiny card')}"
        )


class PlaceSetAside(OnRow, frozen=True, tag="place_set_aside", kw_only=True):
    """Set aside cards go to the right end of the row, as far as there are any (PHA-GEN.15)."""

    cards: Amount = 1

    def text(self) -> str:
        if self.cards == 1:
            return f"place one Set aside {self.of} on the row"
        return f"place {amount_text(self.cards, f'Set aside {self.of}')} on the row"


class PlaceObjective(Effect, frozen=True, tag="place_objective", kw_only=True):
    """An Objective that a Lore card kept at hand goes to the right end of the row (PHA-LORE.8)."""

    name: str

    def text(self) -> str:
        return f"place {self.name} on the row"


class FromResolved(Effect, frozen=True, tag="from_resolved", kw_only=True):
    """Cards of your choice in the Resolved pile go on the row, or out of the game."""

    cards: Positive
    to: Literal["row", "removed"]

    def text(self) -> str:
        what = "a card" if self.cards == 1 else plural(self.cards, "card")
        if self.to == "row":
            return f"place {what} of your choice from the Resolved pile on the row"
        return f"remove {what} of your choice in the Resolved pile from the game"


class Reshuffle(Effect, frozen=True, tag="reshuffle"):
    """The usual reshuffle follows (PHA-DES.2)."""

    def text(self) -> str:
        return "shuffle the Resolved pile into a new Destiny deck"


def _one(text: str) -> str:
    wanted = cards(text)
    return wanted.noun() if wanted.names else wanted.a_noun()
