"""Events of turns and of the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fatebox.kernel.events import Design, Event, Seat, word
from fatebox.kernel.messages import Message, SeatName, seats


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
