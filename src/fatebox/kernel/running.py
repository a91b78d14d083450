"""Rules as they run: one segment after the other, and a seat's share of a joint decision."""

from __future__ import annotations

from itertools import repeat
from types import GeneratorType
from typing import Any, Generic, NamedTuple, TypeVar

from .decision import Decision, EndSegment, Option, Rules
from .definition import Definition
from .errors import RulesError
from .history import History
from .rng import Rng
from .state import State

S = TypeVar("S", bound=State)

STEPS = range(20_000)
"""The most forced answers that rules take before somebody has a choice."""
SEGMENTS = 1_000_000
"""The most segments of a game: no game has a hundredth of them."""
ENDLESS = "{}: the rules have taken {} steps and come to no end"


def forced(asked: Decision) -> Option | None:
    """The answer to a decision that leaves no choice; None if it has to be put."""
    options = asked.options
    if not options:
        raise RulesError(f"{asked.prompt.id}: a decision without options")
    return options[0] if len(options) == 1 and not asked.prompt.always else None


class Part:
    """One seat's share of a joint decision."""

    __slots__ = ("decision", "result", "rules", "seat", "secret")

    def __init__(self, seat: int, rules: Rules[Any]) -> None:
        self.seat = seat
        self.rules = rules
        self.decision: Decision | None = None
        self.result: Any = None
        self.send(None)
        self.secret = self.decision is not None and self.decision.prompt.secret

    def send(self, value: Any) -> None:
        """Go on to this seat's next decision, or to its result."""
        while True:
            try:
                asked = self.rules.send(value)
            except StopIteration as stop:
                self.decision, self.result = None, stop.value
                return
            if not isinstance(asked, Decision):
                raise RulesError("a joint decision cannot hold another one")
            if asked.seat != self.seat:
                raise RulesError(f"{asked.prompt.id}: seat {self.seat}'s part asks seat {asked.seat}")
            value = forced(asked)
            if value is None:
                self.decision = asked
                return


class Saved(NamedTuple, Generic[S]):
    """The start of a segment, from which a match can be run again."""

    state: S
    """Never changed. It names its segment."""
    mark: History
    """The history at that time."""
    reseeds: tuple[tuple[int, Rng], ...] = ()
    """In imagined worlds: after this many more answers, chance is redrawn."""


UNSAVED: Saved[Any] = Saved(None, None)
"""The start of a game that nobody has needed so far: the game can be dealt again."""


class Course(Generic[S]):
    """The progress of a match through its segments.

    The rules run on by themselves from one segment to the next and know no match: else each would keep the
    other alive. They share this with it.
    """

    __slots__ = ("history", "keeps", "mark", "saved")

    def __init__(self, saved: Saved[S]) -> None:
        self.history: History
        """The answers so far."""
        self.mark: History
        """The history when the last segment with decisions began."""
        self.history = self.mark = saved.mark
        self.saved = saved
        """The start of that segment, if it is saved; else of an earlier one."""
        self.keeps = False
        """Whether the start of each segment is saved, unless there is time for that at its first question."""


def run_segments(state: S, game: Definition[S], segment: str | None, course: Course[S]) -> Rules[None]:
    """The rules from the start of a segment on, to the end of the game."""
    segments, asks_first = game.segments, game.asks_first
    for _ in repeat(None, SEGMENTS):
        if state.result is not None:
            return
        if segment is None:
            raise RulesError("the game ended without a result")
        try:
            run = segments[segment]
        except KeyError:
            raise RulesError(f"there is no segment {segment!r}") from None
        state.segment = segment
        try:
            rules = run(state)
            if type(rules) is not GeneratorType:  # nobody decides in it
                segment = rules  # type: ignore[assignment]
                continue
            course.mark = course.history
            if course.keeps and segment not in asks_first:
                course.saved = Saved(state.copy(), course.mark)
            segment = yield from rules
        except EndSegment as end:
            segment = end.value
    raise RulesError(ENDLESS.format(state.segment, SEGMENTS))
