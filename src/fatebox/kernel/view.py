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


def make_board(
    match: Engine[Any], eye: Eye, seat: int | None, common: Mapping[str, Any] | None = None
) -> View:
    """The table as an eye sees it, and the values that whoever sits at this seat derives from it.

    Values that are `common` to all are not derived again.
    """
    state, display = match.state, match.game.display
    if common is None or display.derive_own is None:
        derived = display.derive(state.seen_by(eye), seat)
    else:
        derived = common if seat is None else {**common, **display.derive_own(state, seat)}
    return {"game": match.game.id, "seat": seat, "table": state.redacted(eye), "derived": derived}


def derive_common(match: Engine[Any]) -> Mapping[str, Any] | None:
    """The values that a spectator derives, if seats share most of them (`derive_own`)."""
    state, display = match.state, match.game.display
    return None if display.derive_own is None else display.derive(state.seen_by(Eye(None, state.seen)), None)


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
