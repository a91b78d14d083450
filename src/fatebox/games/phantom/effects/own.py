"""Effects on your own cards and Injuries."""

from __future__ import annotations

from typing import Literal

from .base import Effect, Positive
from .filters import cards
from .words import plural


class OnOwn(Effect, frozen=True, kw_only=True):
    """An effect on so many Player cards of a kind; Injuries are never meant."""

    of: str
    cards: Positive = 1

    def __post_init__(self) -> None:
        cards(self.of)


class Ready(OnOwn, frozen=True, tag="ready", kw_only=True):
    """Ready up to so many exhausted cards, in your Play area or in any."""

    where: Literal["own", "any"] = "own"

    def text(self) -> str:
        wanted = cards(self.of)
        if self.where == "any":
            return f"ready {_up_to(self.cards, wanted.noun(self.cards))} in any Play area"
        if wanted.noun().startswith("other "):
            return f"ready {_up_to(self.cards, wanted.noun(self.cards))} of yours"
        return f"ready {_up_to(self.cards, f'of your {wanted.noun(2)}')}"


class ExhaustOwn(OnOwn, frozen=True, tag="exhaust_own", kw_only=True):
    """Exhaust Ready cards of yours, as many as possible."""

    def text(self) -> str:
        return f"exhaust {self.cards} of your Ready {cards(self.of).noun(2)}"


class DiscardOwn(OnOwn, frozen=True, tag="discard_own", kw_only=True):
    """Discard cards of yours from play (PHA-GEN.12)."""

    def text(self) -> str:
        if self.of == "self":
            return "discard this card from play"
        return f"discard {self.cards} of your {cards(self.of).noun(2)} from play"


class Recover(OnOwn, frozen=True, tag="recover", kw_only=True):
    """Cards return from your Discard pile to your hand; never an Injury."""

    def text(self) -> str:
        wanted = cards(self.of)
        what = wanted.a_noun() if self.cards == 1 else plural(self.cards, wanted.noun())
        return f"return {what} of your choice from your Discard pile to your hand"


class Heal(Effect, frozen=True, tag="heal", kw_only=True):
    """Heal up to so many of your face up Injuries (PHA-DAM.4)."""

    injuries: Positive

    def text(self) -> str:
        return "heal 1 Injury" if self.injuries == 1 else f"heal up to {self.injuries} Injuries"


class Restore(Effect, frozen=True, tag="restore", kw_only=True):
    """Face up Injuries go to the bottom of your Injury deck."""

    injuries: Positive

    def text(self) -> str:
        return f"put up to {self.injuries} of your face up Injuries on the bottom of your Injury deck"


class BothOptions(Effect, frozen=True, tag="both_options"):
    """Both options of the Recovery phase (PHA-REC.1)."""

    def text(self) -> str:
        return "take both options"


class Damage(Effect, frozen=True, tag="damage", kw_only=True):
    """You take damage (PHA-DAM.1)."""

    damage: Positive

    def text(self) -> str:
        return f"take {self.damage} damage"


def _up_to(number: int, what: str) -> str:
    return f"one {what}" if number == 1 else f"up to {number} {what}"
