"""Game and Match: a definition that can be played, and one game being played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeVar

from .cards import Eye, View
from .decision import Option
from .definition import Definition
from .engine import Engine
from .errors import SeatError
from .events import Event
from .imagine import imagine
from .messages import Message
from .rng import Rng, Script
from .state import State
from .undo import undo, why_no_undo
from .view import make_view

S = TypeVar("S", bound=State)


class Match(Engine[S]):
    """A running game: look at `decision`, give an `answer`, until there is a `result`."""

    __slots__ = ()
    game: Game[S]

    def undo(self, seat: int | None = None, *, force: bool = False, among_bots: bool = False) -> None:
        """Go back to a seat's last decision (default: of whoever answered last), if that is free.

        Forced steps back are for solo games and for tables where all others agree; the record marks them.
        `among_bots`: all other seats are bots, which forget a card that goes back to a hand.
        """
        undo(self, seat, force=force, among_bots=among_bots)

    def why_no_undo(self, seat: int | None = None) -> Message | None:
        """The reason why a free step back is not possible now; None if it is."""
        return why_no_undo(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> Self:
        """A world that a seat (None: a spectator) cannot tell from this one, with a future of its own."""
        return imagine(self, seat, rng)

    def view(self, seat: int | None) -> View:
        """The part of the game that a seat (None: a spectator) may know now, as JSON data."""
        if seat is not None and seat not in range(self.state.seats):
            raise SeatError(f"seat {seat!r}: expected 0 to {self.state.seats - 1}, or None for a spectator")
        return make_view(self, Eye(seat, self.state.seen))

    def seen_by(self, seat: int | None) -> S:
        """The part of the table that a seat (None: a spectator) may know now, as a state of its own."""
        return self.state.seen_by(Eye(seat, self.state.seen))

    def label(self, option: Option) -> Message:
        """The label of an option for players."""
        return self.game.display.label(self.state, option)


@dataclass(frozen=True, slots=True)
class Game(Definition[S]):
    """A game: rules, content and capabilities. A sixth game is one more object like this."""

    def start(
        self,
        seed: int | str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        changes: Sequence[str] = (),
        script: Script | None = None,
        listener: Callable[[Event], None] | None = None,
        generator: str = Rng.generator,
    ) -> Match[S]:
        """Set up a game and play on to its first decision; the listener hears all from then on."""
        state, chosen = self.set_up(
            seed, seats=seats, options=options, changes=changes, script=script, generator=generator
        )
        state.listener = listener
        return Match(self, chosen, seed, state, self.first, resumed=script is not None)
