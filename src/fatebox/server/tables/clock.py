"""Clocks: a bank of time for each seat, with an increment for each answer; no table, and no real time.

A bank runs only while all may know that its seat is asked, and nobody else with it. What is asked in secret,
or of several at once, is charged to no bank, for the bank would show who was asked and who had a choice:
everybody has the same allowance for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec


class Turn(msgspec.Struct):
    """A seat that is asked."""

    charged: bool
    since: float
    """The moment its time begins to run: at once, or after it has watched what led to the question."""


class Clock:
    """The clocks of all seats. Every call says what time it is."""

    def __init__(self, bank: float, increment: float, seats: int) -> None:
        self.left = [float(bank)] * seats
        """The time left in each bank when its seat was last asked."""
        self.paused = False
        self.turns: dict[int, Turn] = {}
        self.allowance = increment + bank / 10
        """The time for a question that is charged to no bank."""
        self._increment = increment

    def follow(
        self, asked: Mapping[int, bool], now: float, watching: Callable[[int], float] = lambda seat: 0.0
    ) -> None:
        """These seats are asked now, and whether that is charged to their banks.

        The time of a seat begins to run when it has had the time to watch what happened.
        """
        if self.paused:
            return
        for seat, turn in list(self.turns.items()):
            if asked.get(seat) != turn.charged:
                self._stop(seat, now)
        for seat, charged in asked.items():
            if seat not in self.turns:
                self.turns[seat] = Turn(charged, now + watching(seat))

    def begin(self, seat: int, now: float) -> bool:
        """A seat has watched enough: its time runs from now on. Returns False if it does already."""
        turn = self.turns.get(seat)
        if turn is None or turn.since <= now:
            return False
        turn.since = now
        return True

    def answered(self, seat: int, now: float) -> None:
        """A seat has answered; for the next question its clock begins anew."""
        turn = self.turns.get(seat)
        self._stop(seat, now)
        if turn is not None and turn.charged:
            self.left[seat] += self._increment

    def pause(self, now: float) -> None:
        """All clocks stand still."""
        for seat in list(self.turns):
            self._stop(seat, now)
        self.paused = True

    def resume(self) -> None:
        """They run again, when somebody says who is asked."""
        self.paused = False

    def remaining(self, seat: int, now: float) -> float:
        """The time that a seat that is asked still has."""
        return min(self._whole(seat), self.due(seat, now))

    def due(self, seat: int, now: float) -> float:
        """The seconds until the time of a seat that is asked is up."""
        return self._whole(seat) - (now - self.turns[seat].since)

    def _whole(self, seat: int) -> float:
        return self.left[seat] if self.turns[seat].charged else self.allowance

    def late(self, now: float) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self.turns if self.remaining(seat, now) <= 0]

    def settled(self, now: float) -> list[float]:
        """The time left in all banks at this moment."""
        running = {seat for seat, turn in self.turns.items() if turn.charged}
        return [
            max(0.0, self.remaining(seat, now)) if seat in running else left
            for seat, left in enumerate(self.left)
        ]

    def _stop(self, seat: int, now: float) -> None:
        turn = self.turns.get(seat)
        if turn is None:
            return
        if turn.charged:
            self.left[seat] = max(0.0, self.remaining(seat, now))
        del self.turns[seat]
