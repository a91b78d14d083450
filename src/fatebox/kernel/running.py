"""Rules as they run beside others: a seat's share of a joint decision, a segment that a seat has left."""

from __future__ import annotations

from typing import Any

from .decision import Conceded, Decision, Rules
from .errors import RulesError


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


def without(rules: Rules[str | None], seat: int) -> Rules[str | None]:
    """The rest of a segment, which learns that the seat that was asked has given up."""
    try:
        asked = rules.throw(Conceded(seat))
        while True:
            asked = rules.send((yield asked))
    except StopIteration as stop:
        segment: str | None = stop.value
        return segment
