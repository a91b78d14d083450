"""Labels."""

from __future__ import annotations

from collections.abc import Hashable

from fatebox.kernel import Card, Option, Refusal

from .state import FantosState


def kind(s: FantosState, card: Card) -> Hashable:
    """Which hidden cards could be one another."""
    return s.pack.box.kinds[card]


def label(s: FantosState, option: Option) -> str:
    """An option in words."""
    return " ".join(map(str, option))


def refusals(s: FantosState, seat: int) -> list[Refusal]:
    """What may not be done."""
    return []
