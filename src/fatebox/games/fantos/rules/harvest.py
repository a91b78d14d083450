"""Harvest (FAN-HAR)."""

from __future__ import annotations

from fatebox.games.fantos.effects.standing import ExtraDie, standing
from fatebox.games.fantos.state import FantosState, promises
from fatebox.games.fantos.state.dice import roll_part
from fatebox.games.fantos.state.flow import begin_action, open_action_window
from fatebox.games.fantos.state.moves import gain_by_native, move, task
from fatebox.games.fantos.state.pieces import Action, Part, Side
from fatebox.games.fantos.state.terms import AFTER, DECL, HARVEST, ROLL, ROLLED
from fatebox.kernel import Decision, Prompt, Rules, pick, take_first

from .scores import finalise

HARVESTERS = Prompt("harvest.legacies", "FAN-HAR.1", default=take_first)
LENS = Prompt("harvest.reroll", "FAN-LEG.12")


def declare(s: FantosState) -> Rules[str]:
    """Step 1: task at least one Legacy to the Harvest (FAN-HAR.1)."""
    citadel = s.active_citadel()
    free = citadel.free_for(HARVEST)
    cards = yield from pick(s.active, HARVESTERS, [legacy.card for legacy in free], least=1, verb="task")
    s.attempted += (HARVEST,)
    action = begin_action(s, HARVEST, s.active, "fa.choose")
    for legacy in free:
        if legacy.card in cards:
            task(s, legacy, HARVEST, "FAN-HAR.1")
    action.sides = [Side(seat=s.active, parts=[Part(card=card) for card in cards])]
    return open_action_window(s, DECL, "harvest.roll")


def roll_dice(s: FantosState) -> str:
    """Step 2: one die for each harvesting Legacy (FAN-HAR.2), and extra dice of Trials (FAN-CARD.24)."""
    action = s.actions[-1]
    parts = action.sides[0].parts
    if s.trials:
        extra = sum(effect.amount for effect in standing(s, ExtraDie))
        parts += [Part(card=None) for _ in range(extra)]
    for part in parts:
        roll_part(s, action, part, "FAN-HAR.2")
    action.stage = ROLLED
    if _lenses(s, action):
        return "harvest.reroll"
    return open_action_window(s, ROLL, "harvest.score")


def _lenses(s: FantosState, action: Action) -> list[Part]:
    return [
        part
        for part in action.sides[0].parts
        if part.card is not None and s.pack.traits[part.card].own_reroll
    ]


def reroll_own(s: FantosState) -> Rules[str]:
    """Legacies that may reroll their own die once, if their Citadel likes (LENSWRIGHT, D34)."""
    action = s.actions[-1]
    for part in _lenses(s, action):
        answer = yield Decision(s.active, LENS, [("keep",), ("reroll", part.card)])
        if answer[0] == "reroll":
            roll_part(s, action, part, "FAN-LEG.12")
    return open_action_window(s, ROLL, "harvest.score")


def gain(s: FantosState) -> str:
    """Step 3: the Score moves from the Trove to the Reserve; the Harvest is completed (FAN-HAR.4)."""
    action = s.actions[-1]
    action.amount = finalise(s, action)[0]
    action.winner = s.active
    move(s, None, s.active_citadel(), action.amount, "FAN-HAR.4")
    s.gained = action.amount
    s.actions_left -= 1
    promises.harvested(s, s.active, action.amount)
    for legacy in s.all_hired():
        if legacy.seat != s.active:
            gain_by_native(s, legacy, "harvest", action.amount)
    return open_action_window(s, AFTER, "action.end")
