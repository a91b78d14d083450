"""Events of 7: everything that the log reports and the client shows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any

from fatebox.kernel import Card
from fatebox.kernel.events import AsMessage, Design, Event, Seat, word
from fatebox.kernel.messages import CardName, Message, SeatName

COLORS = ("red", "blue", "green", "yellow", "white", "purple")
"""The colors of banners and portals, in their order."""


def color_word(color: int) -> Message:
    """The word for a color."""
    return Message(f"word-{COLORS[color]}")


def _amount(what: str, n: int) -> Message:
    """Gold, fame or might: `2 gold`."""
    return Message(f"amount-{what}", count=n)


def _gifts(color: str, n: int) -> Message:
    """Gifts of a color: `2 red gifts`."""
    return Message(f"gifts-{color}", count=n)


Color = Annotated[int, AsMessage(color_word)]

# --- the game and its turns -----------------------------------------------------------------------


@dataclass(frozen=True)
class Hero(Event):
    """A player takes a hero."""

    seat: Seat
    hero: Design


@dataclass(frozen=True)
class Turn(Event):
    """A turn begins."""

    number: int
    order: tuple[Seat, ...]


@dataclass(frozen=True)
class Passed(Event):
    """A hero passes."""

    seat: Seat


@dataclass(frozen=True)
class PhaseOver(Event):
    """The Quest Phase ends."""


@dataclass(frozen=True)
class Order(Event):
    """The order of play of the next turn is set."""

    order: tuple[Seat, ...]


@dataclass(frozen=True)
class GameOver(Event):
    """The game ends."""

    outcome: str
    winners: tuple[Seat, ...]

    @property
    def form(self) -> str:
        """The variant of its message."""
        return self.outcome


# --- actions and reactions ------------------------------------------------------------------------


@dataclass(frozen=True)
class Declared(Event):
    """A hero declares an action."""

    seat: Seat
    option: tuple[Any, ...]
    """The action as it was chosen: its verb and arguments."""

    @cached_property
    def args(self) -> tuple[int, *tuple[Any, ...]]:
        """The hero, then the action word by word."""
        return (self.seat, *self.option)

    def message(self) -> Message:
        """The card, of actions that can be stopped; others show by what comes of them."""
        verb = str(self.option[0]).replace("-top", "")
        if verb not in ("recruit", "quest", "treasure"):
            return self.saying(form="silent")
        return self.saying(form=verb, seat=SeatName(self.seat), card=CardName(self.option[1]))


@dataclass(frozen=True)
class Cancelled(Event):
    """An action or a sin card of a hero is cancelled."""

    seat: Seat


@dataclass(frozen=True)
class Reaction(Event):
    """A hero reacts with a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class SinPlayed(Event):
    """A hero plays a sin card."""

    seat: Seat
    card: Card
    function: int

    def message(self) -> Message:
        """The sin, by whom."""
        return self.saying(seat=SeatName(self.seat), card=CardName(self.card))


@dataclass(frozen=True)
class ArtifactUsed(Event):
    """A hero uses an artifact."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class HeroTapped(Event):
    """A hero is tapped for its ability."""

    seat: Seat


@dataclass(frozen=True)
class Sealed(Event):
    """A hero closes a portal."""

    seat: Seat
    color: Color


@dataclass(frozen=True)
class Atoned(Event):
    """A hero atones."""

    seat: Seat


# --- gold, fame, might and gifts ------------------------------------------------------------------


@dataclass(frozen=True)
class Gained(Event):
    """A hero gains gold, fame or might."""

    seat: Seat
    what: str
    amount: int

    def message(self) -> Message:
        """Production is named; the might for having most of something is said with that (SEV-REG.1)."""
        form = {"SEV-REG.1": "silent", "SEV-REG.8": "production"}.get(self.clause, "gained")
        return self.saying(form=form, seat=SeatName(self.seat), amount=_amount(self.what, self.amount))


@dataclass(frozen=True)
class Lost(Event):
    """A hero loses gold, fame or might."""

    seat: Seat
    what: str
    amount: int

    def message(self) -> Message:
        """A loss for the sins in hand says so."""
        form = "sins" if self.clause == "SEV-REG.3" else "lost"
        return self.saying(form=form, seat=SeatName(self.seat), amount=_amount(self.what, self.amount))


@dataclass(frozen=True)
class GiftsTaken(Event):
    """A hero takes gifts from a pool."""

    seat: Seat
    color: str
    amount: int

    def message(self) -> Message:
        """The gifts by their color."""
        return self.saying(seat=SeatName(self.seat), gifts=_gifts(self.color, self.amount))


@dataclass(frozen=True)
class GiftsDropped(Event):
    """A hero returns gifts to a pool."""

    seat: Seat
    color: str
    amount: int

    def message(self) -> Message:
        """The gifts by their color."""
        return self.saying(seat=SeatName(self.seat), gifts=_gifts(self.color, self.amount))


@dataclass(frozen=True)
class GiftsHanded(Event):
    """Gifts go from one hero to another."""

    giver: Seat
    taker: Seat
    color: str
    amount: int

    def message(self) -> Message:
        """The gifts by their color, from whom to whom."""
        giver, taker = SeatName(self.giver), SeatName(self.taker)
        return self.saying(giver=giver, taker=taker, gifts=_gifts(self.color, self.amount))


@dataclass(frozen=True)
class Most(Event):
    """A hero alone has most of something."""

    seat: Seat
    what: Annotated[str, word("word")]

    @property
    def form(self) -> str:
        """Banners are called by their color."""
        return "banner" if self.what in COLORS else "other"


# --- characters, elixirs and buildings ------------------------------------------------------------


@dataclass(frozen=True)
class Recruited(Event):
    """A hero recruits a character."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Turned(Event):
    """A character becomes tapped."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Untapped(Event):
    """A character becomes upright."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class CharacterDiscarded(Event):
    """A hero loses a character."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Bought(Event):
    """A hero gets an elixir from the store."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class ElixirDiscarded(Event):
    """A hero discards an elixir."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class ElixirHanded(Event):
    """An elixir goes from one hero to another."""

    giver: Seat
    taker: Seat
    card: Card


@dataclass(frozen=True)
class Founded(Event):
    """A hero founds a building."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Manned(Event):
    """A hero mans a building."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Unmanned(Event):
    """The marker on a building becomes free."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Special(Event):
    """A hero uses the special rule of a manned building."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class BuildingLost(Event):
    """A hero loses a building."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class BuildingRuined(Event):
    """A building that nobody owns leaves the game."""

    card: Card


@dataclass(frozen=True)
class HeroesUntapped(Event):
    """All tapped heroes are untapped."""


# --- tavern and store -----------------------------------------------------------------------------


@dataclass(frozen=True)
class LaidOut(Event):
    """A card is laid on a space of a board."""

    board: Annotated[str, word("word")]
    place: int
    card: Card


@dataclass(frozen=True)
class Closed(Event):
    """A space of a board is closed for good."""

    board: Annotated[str, word("word")]
    place: int


@dataclass(frozen=True)
class Refreshed(Event):
    """The face-up cards of a board are discarded."""

    board: Annotated[str, word("word")]


@dataclass(frozen=True)
class Reshuffled(Event):
    """The discard pile of a board becomes its deck."""

    board: Annotated[str, word("word")]


@dataclass(frozen=True)
class CharactersRevealed(Event):
    """A hero reveals the top of the character deck."""

    seat: Seat
    cards: tuple[Card, ...]


# --- quests and treasures -------------------------------------------------------------------------


@dataclass(frozen=True)
class Quest(Event):
    """A quest is laid in a row."""

    row: int
    card: Card


@dataclass(frozen=True)
class TreasuresLaid(Event):
    """Treasures are laid beside a quest."""

    card: Card
    amount: int


@dataclass(frozen=True)
class Marked(Event):
    """A hero marks a space of a quest."""

    seat: Seat
    card: Card
    space: int


@dataclass(frozen=True)
class Neutralised(Event):
    """A neutral marker replaces that of a hero."""

    card: Card
    space: int


@dataclass(frozen=True)
class Unmarked(Event):
    """A marker leaves a space free."""

    card: Card
    space: int


@dataclass(frozen=True)
class Treasure(Event):
    """A hero gains a treasure."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class TreasureDiscarded(Event):
    """A treasure beside a quest is discarded."""

    card: Card


@dataclass(frozen=True)
class ArtifactDrawn(Event):
    """A hero draws an artifact."""

    seat: Seat


@dataclass(frozen=True)
class ArtifactSeen(Event, to="seat"):
    """The artifact that a hero has drawn."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Completing(Event):
    """A quest of a finished row is being completed."""

    card: Card


@dataclass(frozen=True)
class Rewards(Event):
    """The reward pool of a quest."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Completed(Event):
    """A quest is done."""

    card: Card


@dataclass(frozen=True)
class Armour(Event):
    """The heroes receive a piece of the Legendary Armour."""

    pieces: int


@dataclass(frozen=True)
class RowsMoved(Event):
    """The rows of quests move down."""


# --- sins, corruption and cataclysms --------------------------------------------------------------


@dataclass(frozen=True)
class SinsDrawn(Event):
    """A hero draws sin cards."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class SinsSeen(Event, to="seat"):
    """The sin cards that a hero has drawn."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class SinDiscarded(Event):
    """A hero discards a sin card unseen."""

    seat: Seat


@dataclass(frozen=True)
class SinBuried(Event):
    """A hero puts a sin card under the sin deck."""

    seat: Seat


@dataclass(frozen=True)
class SinsReturned(Event):
    """A hero shuffles sin cards into the sin deck."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class SinFed(Event):
    """The top card of the sin deck goes to the discard pile."""


@dataclass(frozen=True)
class SinsRemade(Event):
    """The sin discard pile is shuffled into the sin deck."""

    deck: int


@dataclass(frozen=True)
class Corrupted(Event):
    """A hero receives corruption cards."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class Fell(Event):
    """A hero falls."""

    seat: Seat


@dataclass(frozen=True)
class Returned(Event):
    """A fallen hero becomes good again."""

    seat: Seat


@dataclass(frozen=True)
class Cataclysm(Event):
    """A cataclysm is revealed."""

    card: Card
    number: int


@dataclass(frozen=True)
class Looked(Event):
    """A hero looks at the top cataclysms."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class CataclysmsSeen(Event, to="seat"):
    """The cataclysms that a hero looks at."""

    seat: Seat
    cards: tuple[Card, ...]


# --- the Unnamed ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class UnnamedCard(Event):
    """The Unnamed plays a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class UnnamedRefreshed(Event):
    """The Unnamed takes all his cards back."""


@dataclass(frozen=True)
class DemandMet(Event):
    """A hero fulfills a demand of the Unnamed."""

    seat: Seat
