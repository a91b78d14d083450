"""The table of Fate Weaver, with the queries that the rules ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fatebox.games.weaver.events import TurnedUp
from fatebox.kernel import Card, FaceDown, FaceUp, Fixed, Replaced, State, field

from .terms import SUITS

if TYPE_CHECKING:
    from fatebox.games.weaver.content import WeaverPack
else:
    WeaverPack = Any  # the pack's effects use the state: the names meet only for the type checker


class WeaverState(State):
    """The table."""

    pack: Fixed[WeaverPack]
    level: str
    """The difficulty level (WEA-DIF.1)."""

    # the four suit decks, in the order of SUITS: face-down cards, and the face-up card on top
    decks: list[FaceDown]
    tops: list[FaceUp]
    box: Replaced[FaceDown]
    """Fate cards that take no part in this game."""

    # the row: cards from left to right, with the half turns each has made (WEA-GEO.1, WEA-GEN.7)
    row: FaceUp = field(default_factory=list)
    rots: list[int] = field(default_factory=list)
    knots: Replaced[list[tuple[Card, Card]]] = field(default_factory=list)
    """Neighbors that count as matching (WEA-REL.14)."""
    discard: Replaced[FaceUp] = field(default_factory=list)

    visitors: Replaced[FaceDown]
    visitor: Replaced[FaceUp] = field(default_factory=list)
    visitors_gone: Replaced[FaceUp] = field(default_factory=list)
    visitors_box: Replaced[FaceDown]

    cycle: Replaced[FaceDown]
    cycles_box: Replaced[FaceDown]
    icons: Replaced[list[str]] = field(default_factory=list)
    """The icons shown so far; the last one is printed for this round (WEA-REF.1)."""
    hour: str = ""
    """The hour that counts in this round (WEA-REL.15)."""
    hastened: int = 0
    """The icons that the next Refresh moves further (WEA-REL.16)."""

    round: int = 0
    gold: int = 0
    shards: int = 0
    points: int = 0
    """Clairvoyance on the track."""
    relics: Replaced[list[int]]
    """The owned rank of each relic; 0 is not owned."""

    def rank(self) -> str:
        """The rank that belongs to the present points (WEA-CLV.2)."""
        return next(key for points, _, key in self.pack.rank_steps if self.points >= points)

    def shard_limit(self) -> int:
        """The number of shards that the present rank can store (WEA-CLV.3)."""
        return next(limit for points, limit, _ in self.pack.rank_steps if self.points >= points)

    def has_token(self, place: int) -> bool:
        """Whether the card at this place carries an X2 token (WEA-X2.1, WEA-X2.2)."""
        return self.rots[place] >= 2

    def is_live(self, place: int) -> bool:
        """A normal card that may still turn (WEA-GEN.8)."""
        return not self.pack.death[self.row[place]] and self.rots[place] < 3

    def is_open_death(self, place: int) -> bool:
        """An unconquered Death card (WEA-GEN.9)."""
        return self.pack.death[self.row[place]] and self.rots[place] == 0

    def is_spent(self, place: int) -> bool:
        """A normal card that has turned three times (WEA-GEN.8)."""
        return not self.pack.death[self.row[place]] and self.rots[place] >= 3

    def row_has(self, suit: str) -> bool:
        """Whether a card of the suit lies in the row, Death cards included (WEA-DTH.1)."""
        return not self.pack.of_suit[suit].isdisjoint(self.row)

    def has_open_death(self) -> bool:
        """Whether an unconquered Death card lies in the row."""
        if self.pack.death_cards.isdisjoint(self.row):
            return False
        return any(map(self.is_open_death, range(len(self.row))))

    def turn_up(self, suit: int, clause: str) -> None:
        """Turn up the next card of a deck that shows none, if there is one (WEA-SUP.1)."""
        top, deck = self.tops[suit], self.decks[suit]
        if not top and deck:
            card = deck.pop(0)
            top.append(card)
            if self.seen:  # it lies open now: nothing is left to remember
                self.seen.pop(card, None)
            if self.listener is not None:
                self.emit(TurnedUp, SUITS[suit], card, clause=clause)
