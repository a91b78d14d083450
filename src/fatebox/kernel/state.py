"""State: all that a game is between two segments, and the result it ends with."""

from __future__ import annotations

from typing import Any

from .cards import Card, Fixed, Pile, Sealed, Seen, bit
from .content import Pack
from .events import Event, Listener
from .plain import Plain, field
from .rng import Rng


class Result(Plain):
    """How a game ended."""

    outcome: str
    """The way of ending, a word of the game's own: `win`, `last_survivor`..."""
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """The place of each seat; 1 is best, equal places are shared."""
    scores: tuple[int, ...]
    details: dict[str, Any] = field(default_factory=dict)

    def value(self, seat: int) -> float:
        """What the result is worth to a seat, from 0 to 1: winners share one point."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class State(Plain):
    """Base of all states. A game adds what lies on its table."""

    pack: Fixed[Any]
    """The content pack: what each card says."""
    listener: Fixed[Listener | None] = None
    seats: int
    segment: str = ""
    """The segment that is running; set by the match."""
    rng: Sealed[Rng]
    seen: Sealed[Seen] = field(default_factory=dict)
    """Who knows which cards of piles that are hidden from them."""
    result: Result | None = None

    def tell(self, kind: str, *args: Any, clause: str, only: tuple[int, ...] | None = None) -> None:
        """Let listeners know what happened."""
        if self.listener is not None:
            self.listener(Event(kind, args, clause, only))

    def show(self, card: Card, *seats: int) -> None:
        """Remember that these seats (or EVERYONE) know where this card lies although its pile is hidden."""
        mask = self.seen.get(card, 0)
        for seat in seats:
            mask |= bit(seat)
        self.seen[card] = mask

    def forget(self, cards: Pile) -> None:
        """Nobody knows any more where these cards lie, unless their pile says so."""
        if self.seen:
            for card in cards:
                self.seen.pop(card, None)

    def shuffle(self, what: str, pile: Pile) -> None:
        """Shuffle a pile; nobody knows any more where its cards lie."""
        self.forget(pile)
        self.rng.shuffle(what, pile)


__all__ = ["Pack", "Result", "State"]
