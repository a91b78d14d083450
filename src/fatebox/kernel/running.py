"""Rules as they run: one segment after the other, and a seat's share of a joint decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from .decision import Decision, Rules
from .definition import Segment
from .errors import RulesError
from .state import State

S = TypeVar("S", bound=State)

MOST_STEPS = 20_000
"""The most steps, segments or forced answers, that rules take before somebody has a choice."""
ENDLESS = f"{{}}: the rules have taken {MOST_STEPS} steps and asked nobody anything"


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
            if not asked.options:
                raise RulesError(f"{asked.prompt.id}: a decision without options")
            if len(asked.options) > 1 or asked.prompt.always:
                self.decision = asked
                return
            value = asked.options[0]


class Course(Generic[S]):
    """The progress of a match through its segments.

    The rules run on by themselves from one segment to the next and know no match: else each would keep the
    other alive. So they note here what the match picks up when they ask.
    """

    __slots__ = ("keeps", "saved", "started", "steps")

    def __init__(self) -> None:
        self.keeps = False
        """Whether the state at the start of each segment is saved."""
        self.started = False
        """Whether a segment has begun since the match last looked."""
        self.saved: S | None = None
        """The state at its start."""
        self.steps = 0
        """The segments since somebody was asked."""


def run_segments(
    state: S, segments: Mapping[str, Segment[S]], segment: str | None, course: Course[S]
) -> Rules[None]:
    """The rules from the start of a segment on, to the end of the game."""
    while segment is not None and state.result is None:
        run = segments.get(segment)
        if run is None:
            raise RulesError(f"there is no segment {segment!r}")
        course.steps += 1
        if course.steps > MOST_STEPS:
            raise RulesError(ENDLESS.format(segment))
        state.segment = segment
        rules = run(state)
        if rules is None or isinstance(rules, str):  # nobody decides in it
            segment = rules
            continue
        if course.keeps:
            course.saved = state.copy()
        course.started = True
        segment = yield from rules
    if state.result is None:
        raise RulesError("the game ended without a result")
