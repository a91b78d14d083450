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


PHRASES = {
    "might": "your might",
    "money": "your gold and fame",
    "gifts": "your gifts",
    "characters": "your characters",
    "elixirs": "your elixirs",
    "buildings": "your buildings",
    "artifacts": "your artifacts",
    "quests": "your markers on quests",
    "portals": "the portals you have sealed",
    "readiness": "being ready to act and to pay",
    "sins": "the sins in your hand",
    "corruption": "your corruption",
    "leads": "having the most of something",
    "pending": "what you are doing now",
    "spare": "the sins that the heroes can still spare",
    "hope": "the hope that the heroes succeed",
}
"""For every hero, in might at the end; what rivals have counts against one's own."""
