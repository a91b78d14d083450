"""Events of votes."""

from __future__ import annotations

from dataclasses import dataclass

from fatebox.kernel import Card
from fatebox.kernel.events import Event, Seat
from fatebox.kernel.messages import Message, seats


@dataclass(frozen=True)
class ExtraVotes(Event):
    """A Citadel gets more votes."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class Voted(Event):
    """A Citadel votes openly."""

    seat: Seat
    vote: str


@dataclass(frozen=True)
class Vote(Event):
    """All have voted: the vote of each Citadel, and the sums."""

    votes: tuple[tuple[Seat, str], ...]
    yea: int
    nay: int

    def message(self) -> Message:
        """The sums, with those who voted so."""
        said = {word: seats(seat for seat, vote in self.votes if vote == word) for word in ("yea", "nay")}
        return self.saying(yea=self.yea, nay=self.nay, yeas=said["yea"], nays=said["nay"])


@dataclass(frozen=True)
class VoteResult(Event):
    """A Diplomacy Trial passes or fails."""

    card: Card
    passed: bool

    @property
    def form(self) -> str:
        """The variant of its message."""
        return "passed" if self.passed else "failed"
