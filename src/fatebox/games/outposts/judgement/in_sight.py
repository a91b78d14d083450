"""Wins in sight: those that are certain this turn, by what the seat that is asked can see.

No network works out whether the creatures on the table are enough for the last Outpost.
"""

from __future__ import annotations

from fatebox.games.outposts.rules.play import crystal_price, income
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.terms import MANA_DISCARDS, MANA_SACRIFICES
from fatebox.kernel import Decision

from .conquest import conquest_in_sight
from .funds import harvest_of
from .muster import muster_in_sight


def winner_in_sight(s: OutpostsState, decision: Decision) -> int | None:
    """The seat whose turn it is, if it can surely win before the turn ends (OUT-END.1, .2)."""
    if not s.round or s.outcome:
        return None
    sees = _crystal_in_sight(s, decision) or conquest_in_sight(s, decision) or _recruits_in_sight(s, decision)
    return s.active if sees else None


def _recruits_in_sight(s: OutpostsState, decision: Decision) -> bool:
    """Whether creatures of the hand make the conquest certain; only its owner knows it (OUT-PLAY.9)."""
    begun = s.step == "second" and decision.prompt.id != "skip_step"
    return begun and decision.seat == s.active and muster_in_sight(s, s.players[s.active])


def _crystal_in_sight(s: OutpostsState, decision: Decision) -> bool:
    """Whether the Mana Crystal that wins can be paid this turn (OUT-CRYS.2, .9).

    Any card gives the same mana, so that the number of cards in hand says enough (OUT-MANA.3).
    """
    player = s.players[s.active]
    if player.crystals + 1 < s.pack.crystal.to_win or s.step not in ("first", "second"):
        return False
    begun = s.step == "second" and decision.prompt.id != "skip_step"
    mana = player.mana if begun else max(0, income(s, player) - player.tax)
    discards = min(MANA_DISCARDS - s.discarded, len(player.hand))
    sacrifices = harvest_of(s, player, MANA_SACRIFICES - s.sacrificed)
    return mana + discards + sacrifices >= crystal_price(s, player)
