"""The terms of the evaluation: their names, and the words that people read."""

from __future__ import annotations

from typing import NamedTuple


class Terms(NamedTuple):
    """The terms of one hero, in might, and of the heroes' success; also their weights."""

    might: float = 0.0
    money: float = 0.0
    gifts: float = 0.0
    characters: float = 0.0
    elixirs: float = 0.0
    buildings: float = 0.0
    artifacts: float = 0.0
    quests: float = 0.0
    portals: float = 0.0
    readiness: float = 0.0
    sins: float = 0.0
    corruption: float = 0.0
    leads: float = 0.0
    pending: float = 0.0
    spare: float = 0.0
    hope: float = 0.0
