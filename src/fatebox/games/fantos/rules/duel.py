"""Duels (FAN-DUEL): two Legacies, one die each, the loser pays the winner."""

from __future__ import annotations

from fatebox.games.fantos import events
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.dice import roll_action
from fatebox.games.fantos.state.flow import open_action_window
from fatebox.games.fantos.state.moves import move
from fatebox.games.fantos.state.pieces import Action, Legacy
from fatebox.games.fantos.state.terms import AFTER, ROLL

from .scores import damage, finalise


def roll_dice(s: FantosState) -> str:
    """Each rolls one die, the challenger's Citadel first (FAN-DUEL.5)."""
    roll_action(s, "FAN-DUEL.5")
    return open_action_window(s, ROLL, "duel.score")


def compare(s: FantosState) -> str:
    """The loser's Shards go to the winner, as far as it has any (FAN-DUEL.6, .7); a tie moves none (.8)."""
    action = s.actions[-1]
    challenger, target = finalise(s, action)
    if challenger != target:
        winner = 0 if challenger > target else 1
        action.winner = action.sides[winner].seat
        action.amount = damage(s, action, 1 - winner)
        giver, taker = _duelist(s, action, 1 - winner), _duelist(s, action, winner)
        s.emit(events.DuelWon, taker.card, action.amount, clause="FAN-DUEL.6")
        move(s, giver, taker, action.amount, "FAN-DUEL.6")
    return open_action_window(s, AFTER, "action.end")  # FAN-DUEL.10


def _duelist(s: FantosState, action: Action, side: int) -> Legacy:
    card = action.sides[side].parts[0].card
    legacy = None if card is None else s.legacy(card)
    assert legacy is not None
    return legacy
