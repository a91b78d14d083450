"""State: all that a game is between two segments, and the result it ends with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, Self

from .cards import Card, Eye, Fixed, Pile, Sealed, Seen, View, bit
from .content import Pack
from .events import Event, Listener
from .plain import Plain, field
from .rng import Rng

P = ParamSpec("P")
_UNUSED = Rng.from_seed("view")
"""The chance of a state that is only looked at."""


class Result(Plain):
    """The end of a game."""

    outcome: str
    """The way of ending, a word of the game's own: `win`, `last_survivor`..."""
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """The place of each seat; 1 is best, equal places are shared."""
    scores: tuple[float, ...]
    details: dict[str, Any] = field(default_factory=dict)

    def value(self, seat: int) -> float:
        """The value of the result to a seat, from 0 to 1: winners share one point."""
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
    """The seats that know cards of piles that are hidden from them."""
    result: Result | None = None

    @classmethod
    def from_view(cls, view: View, pack: Any) -> Self:
        """The part of a game that a seat sees, as a state of its own, so that the rules themselves work out
        Scores and prices. Of hidden piles it has only the cards that the seat knows; hidden values have
        their defaults.
        """
        return cls.from_sight(view["table"], pack=pack, rng=_UNUSED.copy())

    def seen_by(self, eye: Eye) -> Self:
        """The same of this state for somebody who looks at it now, without a view."""
        return self.sight(eye, None, self.pack, _UNUSED.copy())

    def emit(self, event: Callable[P, Event], *args: P.args, **named: P.kwargs) -> None:
        """Send an event to the listener; without one it is not even made."""
        if self.listener is not None:
            self.listener(event(*args, **named))

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
