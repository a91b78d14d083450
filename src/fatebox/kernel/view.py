"""Views: what one seat, or a spectator, may know, as JSON data. Nothing else ever leaves the server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .cards import Eye, View
from .decision import Decision
from .engine import Engine


def make_view(match: Engine[Any], eye: Eye) -> View:
    """The view of one eye: the table, its own decision, whom all wait for, the result."""
    own = match.decision_of(eye.seat)
    return {
        "game": match.game.id,
        "seat": eye.seat,
        "table": match.state.redacted(eye),
        "decision": None if own is None else decision_data(own),
        "waiting": waiting(match),
    }


def make_board(match: Engine[Any], eye: Eye, seat: int | None) -> View:
    """The table as an eye sees it, and the values that whoever sits at this seat derives from it."""
    state = match.state
    return _board(match, seat, state.redacted(eye), match.game.display.derive(state.seen_by(eye), seat))


class Boards:
    """The boards of one position, with all that seats see or derive alike made only once."""

    def __init__(self, match: Engine[Any]) -> None:
        self._match = match
        self._table: View | None = None
        """The table as it was seen last."""
        self._common: Mapping[str, Any] | None = None
        """The values that a spectator derives, once they are needed."""

    def board(self, seat: int | None) -> View:
        """The same as `make_board`; the next board takes its table over, so it must be written before."""
        state = self._match.state
        eye = Eye(seat, state.seen)
        if self._table is None:
            self._table = state.redacted(eye)
        else:
            state.refocus(self._table, eye)
        return _board(self._match, seat, self._table, self._derived(eye, seat))

    def _derived(self, eye: Eye, seat: int | None) -> Mapping[str, Any]:
        state, display = self._match.state, self._match.game.display
        if display.derive_own is None:
            return display.derive(state.seen_by(eye), seat)
        if self._common is None:
            self._common = display.derive(state.seen_by(Eye(None, state.seen)), None)
        return self._common if seat is None else {**self._common, **display.derive_own(state, seat)}


def _board(match: Engine[Any], seat: int | None, table: View, derived: Mapping[str, Any]) -> View:
    return {"game": match.game.id, "seat": seat, "table": table, "derived": derived}


def waiting(match: Engine[Any]) -> list[int] | None:
    """The seats that all wait for; None if nobody may know.

    In a joint decision these are all seats that take part: nobody learns who has answered already or has no
    choice.
    """
    if match.joint is not None:
        return None if any(part.secret for part in match.joint.values()) else list(match.joint)
    decision = match.decision
    if decision is None:
        return []
    return None if decision.prompt.secret else [decision.seat]


def decision_data(decision: Decision) -> dict[str, Any]:
    """A decision as JSON data, for the seat that is asked."""
    group = decision.group
    return {
        "prompt": decision.prompt.id,
        "clause": decision.prompt.clause,
        "options": [list(option) for option in decision.options],
        "group": None
        if group is None
        else {
            "kind": group.kind,
            "items": list(group.items),
            "chosen": list(group.chosen),
            "least": group.least,
            "most": group.most,
        },
    }
