"""The outcome of a scenario."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from fatebox.kernel import Event, Match

if TYPE_CHECKING:
    from .scenario import Scenario


@dataclass(frozen=True, slots=True)
class Failure:
    """An expectation that was not met: where it is in the file, and what was there instead."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


@dataclass(slots=True)
class Report:
    """The outcome of one scenario."""

    scenario: Scenario
    failures: list[Failure] = field(default_factory=list)
    match: Match[Any] | None = None
    """The match as the scenario left it."""
    events: list[Event] = field(default_factory=list)
    """All that happened from the given position on."""
    crash: Exception | None = None
    """The fault of the rules that stopped it, if one did."""

    @property
    def ok(self) -> bool:
        """Whether all that was expected came true."""
        return not self.failures

    def to_data(self) -> dict[str, Any]:
        """The report as JSON data."""
        return {
            "path": self.scenario.place,
            "game": self.scenario.game.id,
            "name": self.scenario.name,
            "clauses": list(self.scenario.clauses),
            "ok": self.ok,
            "failures": [{"where": failure.where, "what": failure.what} for failure in self.failures],
        }

    def __str__(self) -> str:
        lines = [f"{self.scenario.place}: {self.scenario.name}: {'ok' if self.ok else 'FAILED'}"]
        return "\n".join([*lines, *(f"    {failure}" for failure in self.failures)])
