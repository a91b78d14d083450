"""For how long a person who passes on may want to: the spans of passing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fatebox.kernel import View
from fatebox.kernel.messages import Message


def _for_action(view: View) -> Callable[[View], bool]:
    """The action in progress, or the phase if there is none."""
    begun = _moment(view)
    return lambda later: _moment(later) == begun


def _moment(view: View) -> tuple[Any, ...]:
    table = view["table"]
    return table["turn"], table["phase"], tuple(action["kind"] for action in table["actions"][:1])


def _for_turn(view: View) -> Callable[[View], bool]:
    turn = view["table"]["turn"]
    return lambda later: bool(later["table"]["turn"] == turn)


def _until_own_turn(view: View) -> Callable[[View], bool]:
    turn, seat = view["table"]["turn"], view["seat"]
    return lambda later: later["table"]["turn"] == turn or later["table"]["active"] != seat


PASSES = {
    "pa": (Message("pass-action"), _for_action),
    "pp": (Message("pass-turn"), _for_turn),
    "ppp": (Message("pass-own-turn"), _until_own_turn),
}
