"""Effects and spaces one after the other, as parts of card texts."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.seven.effects.base import Effect
from fatebox.kernel.messages import Message, Value


def steps(effects: Sequence[Effect]) -> Message:
    """Effects one after the other, as sentences."""
    first, *others = effects
    if not others:
        return Message("step", effect=first.message())
    return Message("steps", effect=first.message(), rest=steps(others))


def one_by_one(values: Sequence[Value]) -> Value:
    """Values one after the other: `2 red; 1 blue and 1 gold`."""
    first, *others = values
    return Message("spaces", space=first, rest=one_by_one(others)) if others else first
