"""Passing on: a lasting setting of a person, never of the rules. The answers are ordinary passes.

Some questions come often and seldom matter, such as windows in the steps of others. A game lists their
prompts and says from a view what makes one worth asking (`capabilities.Passing`).
"""

from __future__ import annotations

from typing import Any, Literal, get_args

from .decision import PASS
from .game import Match

WhenToAsk = Literal["ask", "concerned", "never"]
"""A person's setting for questions at which it could pass: asked always, when it is concerned, or never."""
WAYS: tuple[WhenToAsk, ...] = get_args(WhenToAsk)


def passable(match: Match[Any], seat: int) -> bool:
    """Whether a seat is asked a question at which it may pass by a setting."""
    decision = match.decision_of(seat)
    return decision is not None and match.game.may_pass(decision.prompt.id) and PASS in decision.options


def passes(match: Match[Any], seat: int, asking: WhenToAsk) -> bool:
    """Whether a person with this setting passes at the question that its seat is asked."""
    if asking == "ask" or not passable(match, seat):
        return False
    return asking == "never" or not match.game.concerns(match.view(seat), match.state.pack)
