"""The terms of the evaluation, by name."""

from __future__ import annotations

from typing import NamedTuple


class Terms(NamedTuple):
    """The terms of one player, in points; also their weights."""

    outposts: float = 0.0
    strength: float = 0.0
    crystals: float = 0.0
    race: float = 0.0
    creatures: float = 0.0
    upgrades: float = 0.0
    hand: float = 0.0
    deck: float = 0.0
    mana: float = 0.0
    attack: float = 0.0
    danger: float = 0.0
    draft: float = 0.0
