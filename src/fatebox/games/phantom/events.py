"""Events of The Phantom: everything that the log reports and the client shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.kernel import Card
from fatebox.kernel.events import AsMessage, Design, Event, Seat, word
from fatebox.kernel.messages import CardName, Message, SeatName, Value, key_of

CAUSES = ("given up", "knock-out", "mission")
"""Ends of an adventure that are neither a Lore nor a card."""


def feat(name: str) -> Message:
    """The name of a criterion of an Achievement card, said in the language of the reader."""
    return Message(key_of("feat", name), content=name)


Feat = Annotated[str, AsMessage(feat)]


# --- the adventure and its turns --------------------------------------------------------------------


@dataclass(frozen=True)
class Legend(Event):
    """A player takes a Legend."""

    seat: Seat
    legend: Design


@dataclass(frozen=True)
class Lore(Event):
    """A Lore card is read."""

    number: int
    card: Card


@dataclass(frozen=True)
class Mission(Event):
    """A Mission becomes active."""

    card: Card


@dataclass(frozen=True)
class Turn(Event):
    """A player's turn begins."""

    seat: Seat
    number: int


@dataclass(frozen=True)
class Ended(Event):
    """The adventure is won or lost."""

    outcome: str
    reason: str

    def message(self) -> Message:
        """The end, and the Lore, the card or the cause of it."""
        return self.saying(form=self.outcome, reason=reason_message(self.reason))


# --- decks and hands --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shuffled(Event):
    """A Player deck is shuffled."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class DeckRenewed(Event):
    """The Discard pile is shuffled into a new Player deck."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class Drew(Event):
    """A player draws cards."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class DrewCards(Event, to="seat"):
    """The cards that a player has drawn."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Dropped(Event):
    """A card is discarded from hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Recovered(Event):
    """A card returns from the Discard pile to hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Gained(Event):
    """A card belongs to a Legend from now on."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class GainedTo(Event):
    """A gained card is put into the hand, on the deck or on the Discard pile."""

    seat: Seat
    card: Card
    place: Annotated[str, word("word")]


@dataclass(frozen=True)
class TurnedUp(Event):
    """The top card of a Player deck is turned up for its symbols."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class PutAway(Event):
    """The card that was turned up is discarded."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Peeked(Event):
    """The top card of a deck is shown."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Moved(Event):
    """A card that was peeked at is moved."""

    seat: Seat
    card: Card
    place: Annotated[str, word("word")]
    """`bottom` of its deck, or `resolve` for the Resolved pile."""


# --- the Play area ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Played(Event):
    """A card is played from hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Entered(Event):
    """A card comes into play."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Activated(Event):
    """An ability of a card, or of the Legend board (None), is used."""

    seat: Seat
    card: Card | None
    ability: int

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "board" if self.card is None else "card"


@dataclass(frozen=True)
class Consent(Event):
    """A player allows or refuses the use of a card."""

    seat: Seat
    card: Card
    given: bool

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "given" if self.given else "refused"


@dataclass(frozen=True)
class Exhausted(Event):
    """A card is exhausted."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Readied(Event):
    """A card is readied."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Discarded(Event):
    """A card is discarded from play."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Resources(Event):
    """Resources are gained, or returned if the number is negative."""

    seat: Seat
    resource: Annotated[str, word("word")]
    number: int

    def message(self) -> Message:
        """Resources gained, or returned."""
        return self.saying(
            form="gained" if self.number > 0 else "returned",
            seat=SeatName(self.seat),
            resources=Message(f"cost-{self.resource}", number=abs(self.number)),
        )


# --- the row and what lies beside it ----------------------------------------------------------------


@dataclass(frozen=True)
class DestinyBuilt(Event):
    """A Destiny deck is shuffled as a Lore card says."""

    cards: int


@dataclass(frozen=True)
class Reshuffled(Event):
    """The Resolved pile becomes a new Destiny deck."""

    cards: int


@dataclass(frozen=True)
class Revealed(Event):
    """A Destiny card is revealed."""

    card: Card


@dataclass(frozen=True)
class Placed(Event):
    """A card joins the row."""

    card: Card


@dataclass(frozen=True)
class Beside(Event):
    """An Objective is placed beside the Mission."""

    card: Card


@dataclass(frozen=True)
class Resolved(Event):
    """A card goes to the Resolved pile."""

    card: Card


@dataclass(frozen=True)
class Boxed(Event):
    """A card returns to the game box."""

    card: Card


@dataclass(frozen=True)
class Tokens(Event):
    """Tokens are placed on a card, or removed if the change is negative."""

    card: Card
    token: str
    change: int
    now: int

    def message(self) -> Message:
        """Tokens placed, or removed."""
        form = "placed" if self.change > 0 else "removed"
        return self.saying(
            form=form,
            card=CardName(self.card),
            token=Message(key_of("token", self.token)),
            change=abs(self.change),
            now=self.now,
        )


# --- combat, attacks and damage ---------------------------------------------------------------------


@dataclass(frozen=True)
class Combat(Event):
    """A player initiates combat."""

    seat: Seat


@dataclass(frozen=True)
class CombatAdded(Event):
    """An ability adds Combat value."""

    seat: Seat
    value: int
    now: int


@dataclass(frozen=True)
class CombatValue(Event):
    """The total Combat value of a combat."""

    seat: Seat
    value: int


@dataclass(frozen=True)
class Wounded(Event):
    """Wounds are placed on an Enemy."""

    card: Card
    wounds: int
    now: int


@dataclass(frozen=True)
class Defeated(Event):
    """An Enemy is defeated."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Loot(Event):
    """The Loot points of a defeated Enemy, and the row of the Loot card that they earn."""

    seat: Seat
    card: Card
    points: int
    row: int


@dataclass(frozen=True)
class Achieved(Event):
    """A player meets a criterion of the Achievement card."""

    seat: Seat
    criterion: Feat


@dataclass(frozen=True)
class Held(Event):
    """An Enemy will not attack this turn."""

    card: Card


@dataclass(frozen=True)
class Attack(Event):
    """An Enemy attacks a player."""

    card: Card
    seat: Seat


@dataclass(frozen=True)
class Cancelled(Event):
    """An attack is canceled."""

    card: Card


@dataclass(frozen=True)
class Damage(Event):
    """A player takes 1 damage: an Injury comes to light."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Healed(Event):
    """An Injury is healed."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Restored(Event):
    """An Injury goes to the bottom of the Injury deck."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class KnockedOut(Event):
    """A player is Knocked Out."""

    seat: Seat


def reason_message(reason: str) -> Value:
    """The end of an adventure: a Lore by its number, one of a few causes, or the name of a card."""
    if reason.startswith("Lore "):
        return Message("lore-number", number=int(reason.removeprefix("Lore ")))
    return Message(key_of("board", "reason", reason)) if reason in CAUSES else reason
