"""Playing: a match driven by the numbers of options, as research libraries drive their games.

Nobody is asked where there is no choice. Where several seats decide at once they are asked one after another,
and none is shown what others have chosen: views and options do not depend on it.
"""

from __future__ import annotations

import copyreg
from typing import Any

from fatebox.games import load_game
from fatebox.kernel import Decision, IllegalAnswer, Match, Option, Record, Rng
from fatebox.text.speaker import Speaker

from .coding import Coding


class Playing:
    """A match, whose seat it is, and the options of that seat by their numbers."""

    __slots__ = ("_first", "_options", "coding", "match", "seat")

    def __init__(self, match: Match[Any], coding: Coding, first: int | None = None) -> None:
        self.match = match
        self.coding = coding
        self._first = first
        """The seat to ask first where several decide at once; otherwise the lowest that has not answered."""
        self.seat: int | None = None
        """The seat that is asked; None when the game is over."""
        self._options: dict[int, Option] | None = None
        self._settle()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.seat is None

    @property
    def options(self) -> dict[int, Option]:
        """The legal options of the seat by their numbers, in ascending order."""
        if self._options is None:
            decision = self._asked()
            self._options = {} if decision is None else self.coding.numbered(decision.options)
        return self._options

    def spoken(self, option: Option) -> str:
        """An option in English."""
        return Speaker.of(self.match.game, self.match.state.pack).say(self.match.label(option))

    def act(self, number: int) -> None:
        """Give the answer of that number; an illegal one raises and changes nothing."""
        option = self.options.get(number)
        if option is None:
            raise IllegalAnswer(f"action {number} is not among the legal ones: {list(self.options)}")
        self.answer(option)

    def answer(self, option: Option) -> None:
        """Give an answer as an option."""
        self.match.answer(option, self.seat)
        self._settle()

    def number_of(self, option: Option) -> int:
        """The number of a legal option."""
        return next(number for number, each in self.options.items() if each == option)

    def values(self) -> list[float]:
        """The value of the result to each seat, from 0 to 1; 0 while the game is running."""
        result, seats = self.match.result, self.match.state.seats
        return [0.0] * seats if result is None else [result.value(seat) for seat in range(seats)]

    def copy(self) -> Playing:
        """An independent copy."""
        new: Playing = object.__new__(Playing)
        new.match = self.match.copy()
        new.coding, new._first, new.seat = self.coding, self._first, self.seat
        new._options = self._options
        return new

    def imagined(self, seat: int, rng: Rng) -> Playing:
        """A world that the seat cannot tell from this one; if it is asked here, it is asked there."""
        return Playing(self.match.imagine(seat, rng), self.coding, seat)

    def _settle(self) -> None:
        """Go on to the next real choice."""
        decision = self._asked()
        while decision is not None and len(decision.options) == 1:
            self.match.answer(decision.options[0], decision.seat)
            decision = self._asked()
        self.seat = None if decision is None else decision.seat
        self._options = None

    def _asked(self) -> Decision | None:
        match = self.match
        if self._first is not None and match.joint:
            own = match.decision_of(self._first)
            if own is not None:
                return own
        return match.decision


def _pickled(playing: Playing) -> Any:
    record = Record.of(playing.match).to_json()
    return _unpickled, (record, playing.coding.size, playing._first)


def _unpickled(text: str, size: int, first: int | None) -> Playing:
    record = Record.from_json(text)
    return Playing(record.replay(load_game(record.game)), Coding(size), first)


copyreg.pickle(Playing, _pickled)
