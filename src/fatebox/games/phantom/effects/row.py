"""Effects on the row, the Destiny deck, the Resolved pile and Objectives."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fatebox.games.phantom import events
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.destiny_deck import reshuffle
from fatebox.games.phantom.state.wounds import place_wounds
from fatebox.kernel import Card, Decision, Option, Prompt, Rules, pick
from fatebox.kernel.messages import Message

from .base import Effect, Positive
from .filters import cards
from .numbers import Amount, amount_about, amount_of
from .printing import Printed, amount, kind
from .procedures import PROCEDURES

LEAVE: Option = ("leave",)
MOVE: Option = ("move",)

CANCELED = 3.0
"""The value of an attack that is not made."""
NEW_ENEMY = 4.0
"""The burden of an Enemy that comes to the row; any other Destiny card is about half of it."""

ENEMY = Prompt("enemy", "PHA-GEN.6", follow_up=True)
ROW_CARD = Prompt("row_card", "PHA-GEN.6", follow_up=True)
RESOLVED = Prompt("resolved_card", "PHA-DES.9")
PEEK = Prompt("peek", "PHA-GEN.14")

Place = Annotated[str, msgspec.Meta(pattern="^(self|[A-Z].*)$")]
"""A card on the row or beside the Mission: this one, or the one of that name."""


class OnRow(Effect, frozen=True, kw_only=True):
    """An effect on row cards of a kind."""

    of: str

    def __post_init__(self) -> None:
        cards(self.of)

    def targets(self, s: PhantomState, cause: Cause) -> list[Card]:
        """The Enemies on the row that it means."""
        wanted = cards(self.of)
        return [card for card in s.enemies() if wanted.matches(s, card, cause)]

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        return bool(self.targets(s, cause))


class Wound(OnRow, frozen=True, tag="wound", kw_only=True):
    """Wounds on one Enemy of your choice."""

    wounds: Positive

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        enemies = self.targets(s, cause)
        if enemies:
            option = yield Decision(cause.seat, ENEMY, [("enemy", card) for card in enemies])
            place_wounds(s, option[1], self.wounds)

    def value(self) -> float:
        return 1.6 * self.wounds

    def message(self, on: Printed) -> Message:
        return Message("effect-wound", number=self.wounds, target=kind(self.of, on))


class Resolve(OnRow, frozen=True, tag="resolve", kw_only=True):
    """Row cards go to the Resolved pile; this is not a defeat (R46)."""

    cards: Positive | Literal["all"] = 1

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None] | None:
        chosen = self.targets(s, cause)
        if self.cards != "all" and len(chosen) > self.cards:
            return self._choose(s, cause, chosen, self.cards)
        for card in chosen:
            s.to_resolved(card, "R46")
        return None

    def _choose(self, s: PhantomState, cause: Cause, cards: list[Card], number: int) -> Rules[None]:
        """Resolve this number of the cards that it means."""
        for card in (yield from pick(cause.seat, ROW_CARD, cards, least=number, most=number, verb="resolve")):
            s.to_resolved(card, "R46")

    def targets(self, s: PhantomState, cause: Cause) -> list[Card]:
        """The row cards that it means."""
        wanted = cards(self.of)
        return [card for card in s.row if wanted.matches(s, card, cause)]

    def value(self) -> float:
        return 4.0 if "event" not in self.of else 1.5

    def message(self, on: Printed) -> Message:
        number = 0 if self.cards == "all" else self.cards
        form = {0: "all", 1: "one"}.get(number, "some")
        return Message("effect-resolve", form=form, number=number, target=kind(self.of, on))


class Leave(Effect, frozen=True, tag="leave", kw_only=True):
    """A card leaves play for the game box: it is out of this adventure (PHA-GEN.16)."""

    card: Place

    def apply(self, s: PhantomState, cause: Cause) -> None:
        card = s.find(self.card, cause)
        if card is not None:
            s.to_box(card, "PHA-GEN.16")

    def value(self) -> float:
        return 0.0  # it ends what it is printed on: the rest of that text is what counts

    def message(self, on: Printed) -> Message:
        return Message("effect-leave", card=kind(self.card, on))


class CancelAttack(OnRow, frozen=True, tag="cancel_attack", kw_only=True):
    """The attack that is being made is canceled, if the attacker is of this kind (PHA-FAT.3)."""

    def apply(self, s: PhantomState, cause: Cause) -> None:
        del s
        cause.canceled = True

    def value(self) -> float:
        return CANCELED

    def message(self, on: Printed) -> Message:
        del on
        return Message("effect-cancel-attack")


class Hold(OnRow, frozen=True, tag="hold", kw_only=True):
    """One Enemy of your choice, or every Enemy of a kind, does not attack this turn."""

    every: bool = False

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        if self.every:
            s.held_all.append(self.of)
            return
        enemies = self.targets(s, cause)
        if enemies:
            option = yield Decision(cause.seat, ENEMY, [("enemy", card) for card in enemies])
            s.held.append(option[1])
            s.emit(events.Held, option[1], clause="PHA-FAT.1")

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        return self.every or bool(self.targets(s, cause))

    def value(self) -> float:
        return 2 * CANCELED if self.every else 0.8 * CANCELED

    def message(self, on: Printed) -> Message:
        return Message("effect-hold", form="every" if self.every else "one", target=kind(self.of, on))


class Peek(Effect, frozen=True, tag="peek", kw_only=True):
    """Look at the top of a deck; you may move the card (R17)."""

    deck: Literal["destiny", "player"]
    move: Literal["bottom", "resolve"]

    def __post_init__(self) -> None:
        if self.deck == "player" and self.move == "resolve":
            raise ValueError("move: a Player card cannot go to the Resolved pile")

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        deck = s.destiny if self.deck == "destiny" else s.players[cause.seat].deck
        if not deck:  # R17
            return
        card = deck[0]
        s.show_all(card)  # PHA-HID.4
        s.emit(events.Peeked, cause.seat, card, clause="PHA-GEN.14")
        option = yield Decision(cause.seat, PEEK, [LEAVE, MOVE])
        if option == MOVE:
            deck.pop(0)
            if self.move == "bottom":
                deck.append(card)
            else:
                s.resolved.insert(0, card)
            s.emit(events.Moved, cause.seat, card, self.move, clause="PHA-GEN.14")

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        return bool(s.destiny if self.deck == "destiny" else s.players[cause.seat].deck)

    def value(self) -> float:
        return 0.5

    def message(self, on: Printed) -> Message:
        del on
        return Message("effect-peek", deck=self.deck, place=self.move)


class Reveal(Effect, frozen=True, tag="reveal", kw_only=True):
    """Reveal Destiny cards (PHA-DES.6)."""

    cards: Amount = 1

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        return PROCEDURES.reveal(s, amount_of(self.cards, s, cause))

    def value(self) -> float:
        return -NEW_ENEMY / 2 * amount_about(self.cards)

    def message(self, on: Printed) -> Message:
        form = "one" if self.cards == 1 else "some"
        return Message("effect-reveal", form=form, **amount(self.cards, on))


class PlaceSetAside(OnRow, frozen=True, tag="place_set_aside", kw_only=True):
    """Set aside cards go to the right end of the row, as far as there are any (PHA-GEN.15)."""

    cards: Amount = 1

    def apply(self, s: PhantomState, cause: Cause) -> None:
        for card in self.targets(s, cause)[: amount_of(self.cards, s, cause)]:
            s.set_aside.remove(card)
            s.to_row(card, "PHA-GEN.15")

    def targets(self, s: PhantomState, cause: Cause) -> list[Card]:
        """The Set aside cards that it means."""
        wanted = cards(self.of)
        return [card for card in s.set_aside if wanted.matches(s, card, cause)]

    def value(self) -> float:
        return -NEW_ENEMY * amount_about(self.cards)

    def message(self, on: Printed) -> Message:
        form = "one" if self.cards == 1 else "some"
        return Message(
            "effect-place-set-aside", form=form, target=kind(self.of, on), **amount(self.cards, on)
        )


class PlaceObjective(Effect, frozen=True, tag="place_objective", kw_only=True):
    """An Objective that a Lore card kept at hand goes to the right end of the row (PHA-LORE.8)."""

    name: str

    def apply(self, s: PhantomState, cause: Cause) -> None:
        del cause
        for card in s.at_hand[:]:
            if s.pack.names[card] == self.name:
                s.at_hand.remove(card)
                s.to_row(card, "PHA-LORE.8")

    def value(self) -> float:
        return -NEW_ENEMY

    def message(self, on: Printed) -> Message:
        del on
        return Message("effect-place-objective", name=self.name)


class FromResolved(Effect, frozen=True, tag="from_resolved", kw_only=True):
    """Cards of your choice in the Resolved pile go on the row, or out of the game."""

    cards: Positive
    to: Literal["row", "removed"]

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        pile = s.resolved[::-1]  # the oldest first
        number = self.cards
        for card in (yield from pick(cause.seat, RESOLVED, pile, least=number, most=number, verb="choose")):
            s.resolved.remove(card)
            if self.to == "row":
                s.to_row(card, "PHA-GEN.6")
            else:
                s.box.append(card)
                s.emit(events.Boxed, card, clause="PHA-GEN.16")

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        return bool(s.resolved)

    def value(self) -> float:
        return (-NEW_ENEMY / 2 if self.to == "row" else 0.5) * self.cards

    def message(self, on: Printed) -> Message:
        del on
        return Message("effect-from-resolved", form=self.to, number=self.cards)


class Reshuffle(Effect, frozen=True, tag="reshuffle"):
    """The usual reshuffle follows (PHA-DES.2)."""

    def apply(self, s: PhantomState, cause: Cause) -> None:
        del cause
        reshuffle(s)

    def value(self) -> float:
        return 0.0  # every Mission counts the time that it takes by itself

    def message(self, on: Printed) -> Message:
        del on
        return Message("effect-reshuffle")
