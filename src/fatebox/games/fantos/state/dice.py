"""The Shard Die (FAN-GEN.11)."""

from __future__ import annotations

from fatebox.games.fantos import events

from .pieces import Action, Part
from .table import FantosState
from .terms import DIE, DUEL, ROLLED, WAR


def roll(s: FantosState) -> int:
    """One roll of the Shard Die."""
    return s.rng.choose("die", DIE)


def roll_part(s: FantosState, action: Action, part: Part, clause: str) -> None:
    """Roll the die of a Legacy, or of a bare side; BESTOF keeps the highest of several rolls."""
    part.die = roll(s)
    if part.card is not None and (action.kind == WAR or action.kind == DUEL):
        for _ in range(s.pack.traits[part.card].best_of - 1):
            part.die = max(part.die, roll(s))
    s.emit(events.Rolled, action.kind, part.card, part.die, clause=clause)


def roll_side(s: FantosState, action: Action, side: int, clause: str) -> None:
    """Roll all dice of a side; one without Legacies rolls a single die (FAN-WAR.8)."""
    parts = action.sides[side].parts
    if not parts:
        parts.append(Part(card=None))
    for part in parts:
        roll_part(s, action, part, clause)


def roll_action(s: FantosState, clause: str) -> None:
    """Roll the dice of all sides of the open action, in their order."""
    action = s.actions[-1]
    for side in range(len(action.sides)):
        roll_side(s, action, side, clause)
    action.stage = ROLLED
