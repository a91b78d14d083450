"""Events of Outposts: everything that the log reports and the client shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated

from fatebox.kernel import Card
from fatebox.kernel.events import AsMessage, Design, Event, Seat, word
from fatebox.kernel.messages import Message, SeatName, seats

POSTS = 3
"""The most Outposts of a player; an Outpost is a number, counted by owners."""


def outpost(post: int) -> Message:
    """An Outpost: whose, and which of them."""
    return Message("outpost", seat=SeatName(post // POSTS), letter="ABC"[post % POSTS])


def group_number(group: int) -> int:
    """A group as players count it."""
    return group + 1


Post = Annotated[int, AsMessage(outpost)]
Group = Annotated[int, AsMessage(group_number)]

# --- the set-up -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Faction(Event):
    """A player takes a faction."""

    seat: Seat
    faction: Annotated[str, word("word")]


@dataclass(frozen=True)
class Shards(Event):
    """A player is dealt Shard cards."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class Deck(Event):
    """A player's deck is made."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class Dealt(Event):
    """A player is dealt a hand for the Silver draft."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class Kept(Event):
    """A player keeps cards of the draft."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class Starts(Event):
    """The starting player is chosen."""

    seat: Seat


# --- turns ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Turn(Event):
    """A player's turn begins."""

    seat: Seat
    round: int


@dataclass(frozen=True)
class Skipped(Event):
    """A player skips a step."""

    seat: Seat
    step: Annotated[str, word("word")]


@dataclass(frozen=True)
class Out(Event):
    """A player is out of the game."""

    seat: Seat


@dataclass(frozen=True)
class Conceded(Event):
    """A player gives up."""

    seat: Seat


@dataclass(frozen=True)
class Ended(Event):
    """The game is over."""

    outcome: str
    winners: tuple[Seat, ...]

    def message(self) -> Message:
        """The winner and the way of winning, or the seats that share a draw."""
        if self.outcome == "draw":
            return self.saying(form="draw", winners=seats(self.winners))
        winner = SeatName(self.winners[0])
        return self.saying(form="won", outcome=Message(f"ending-{self.outcome}"), winner=winner)


@dataclass(frozen=True)
class Reward(Event):
    """The winner takes a card from a loser's deck."""

    seat: Seat
    loser: Seat
    card: Design


# --- cards ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Drew(Event):
    """A player draws cards."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class DrewCards(Event, to="seat"):
    """The cards that a player draws, for that player alone."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Shuffled(Event):
    """A player's discard pile or deck is shuffled into a new deck."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class Discarded(Event):
    """A player discards a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class SawHand(Event, to="looker"):
    """A player looks at another's hand."""

    seat: Seat
    cards: tuple[Card, ...]
    looker: Seat = field(kw_only=True)


@dataclass(frozen=True)
class Looked(Event):
    """A player looks at the top cards of the deck."""

    seat: Seat
    cards: int


@dataclass(frozen=True)
class Searched(Event):
    """A player takes a card from the deck and shows it."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Recovered(Event):
    """A card comes back from the discard pile to the hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Recycled(Event):
    """A card goes from the discard pile into the deck."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Returned(Event):
    """A card returns to its owner's hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Revived(Event):
    """A creature comes back from the discard pile into play."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Played(Event):
    """A player plays a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Triggered(Event):
    """An ability of a card triggers."""

    seat: Seat
    card: Card
    trigger: Annotated[str, word("trigger")]


# --- mana -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mana(Event):
    """A player has this much mana now."""

    seat: Seat
    mana: int


@dataclass(frozen=True)
class GaveMana(Event):
    """A card gives a player mana."""

    seat: Seat
    card: Card
    mana: int


@dataclass(frozen=True)
class DiscardedForMana(Event):
    """A player discards a card for mana."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Sacrificed(Event):
    """A player sacrifices a creature for mana."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Taxed(Event):
    """A player will gain less mana."""

    seat: Seat
    tax: int


@dataclass(frozen=True)
class Crystal(Event):
    """A player buys a Mana Crystal and owns this many."""

    seat: Seat
    crystals: int


@dataclass(frozen=True)
class Shattered(Event):
    """A player loses a Mana Crystal and owns this many."""

    seat: Seat
    crystals: int


@dataclass(frozen=True)
class Cut(Event):
    """Mana Crystals cost a player less this turn."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class Pacified(Event):
    """A player will skip a Fourth Step."""

    seat: Seat


# --- Outposts and upgrades ------------------------------------------------------------------------


@dataclass(frozen=True)
class Outpost(Event):
    """A player gains an Outpost."""

    seat: Seat
    post: Post


@dataclass(frozen=True)
class Damaged(Event):
    """Counters are put on an Outpost, which has this many now."""

    post: Post
    counters: int
    now: int


@dataclass(frozen=True)
class Repaired(Event):
    """Counters are removed from an Outpost, which has this many left."""

    post: Post
    counters: int
    now: int


@dataclass(frozen=True)
class Fell(Event):
    """An Outpost is destroyed."""

    post: Post


@dataclass(frozen=True)
class Fortified(Event):
    """An Outpost is stronger for a while."""

    post: Post
    attack: int
    defense: int


@dataclass(frozen=True)
class Sanctuary(Event):
    """An Outpost cannot be attacked for a while."""

    post: Post


@dataclass(frozen=True)
class Built(Event):
    """An upgrade is placed face-up."""

    seat: Seat
    post: Post
    card: Card


@dataclass(frozen=True)
class BuiltHidden(Event):
    """An upgrade is placed face-down for a price."""

    seat: Seat
    post: Post
    price: int


@dataclass(frozen=True)
class TurnedUp(Event):
    """A face-down upgrade is turned face-up."""

    post: Post
    card: Card


@dataclass(frozen=True)
class UpgradeLost(Event):
    """An upgrade goes with its Outpost."""

    post: Post
    card: Card


@dataclass(frozen=True)
class Razed(Event):
    """An upgrade is discarded from its Outpost."""

    post: Post
    card: Card


# --- creatures ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Moved(Event):
    """A creature moves to another zone."""

    seat: Seat
    card: Card
    zone: Annotated[str, word("word")]


@dataclass(frozen=True)
class Assigned(Event):
    """A creature is assigned to an Outpost as its defender."""

    seat: Seat
    card: Card
    post: Post


@dataclass(frozen=True)
class Reassigned(Event):
    """A surviving defender goes to another Outpost, or to the reserve zone."""

    seat: Seat
    card: Card
    post: Post | None = None

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "reserve" if self.post is None else "post"

    @cached_property
    def args(self) -> tuple[int, int] | tuple[int, int, int]:
        """Without an Outpost where it went to reserve."""
        return (self.seat, self.card) if self.post is None else (self.seat, self.card, self.post)


@dataclass(frozen=True)
class Routed(Event):
    """A defender goes to the reserve zone."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Rallied(Event):
    """A creature joins the defense of an Outpost."""

    seat: Seat
    card: Card
    post: Post


@dataclass(frozen=True)
class Tucked(Event):
    """A creature goes to the bottom of its owner's deck."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Destroyed(Event):
    """A creature is destroyed."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Changed(Event):
    """A creature's values change for a while."""

    card: Card
    attack: int
    defense: int
    health: int


@dataclass(frozen=True)
class Granted(Event):
    """A creature has more keywords for a while."""

    card: Card
    pierce: int
    elusive: bool

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "both" if self.pierce and self.elusive else "elusive" if self.elusive else "pierce"


# --- assaults -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Grouped(Event):
    """Creatures form an attacking group."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class AssignedAttack(Event):
    """A group is sent against an Outpost, or held back."""

    seat: Seat
    group: Group
    post: Post | None

    @property
    def form(self) -> str:
        """Whether it is held back."""
        return "held" if self.post is None else "sent"


@dataclass(frozen=True)
class Assault(Event):
    """An assault begins."""

    seat: Seat
    cards: tuple[Card, ...]
    post: Post


@dataclass(frozen=True)
class NoAssault(Event):
    """An assault does not take place, for want of a target or of attackers."""

    seat: Seat
    post: Post


@dataclass(frozen=True)
class Totals(Event):
    """The totals of an assault are fixed."""

    strength: int
    defense: int
    strike: int
