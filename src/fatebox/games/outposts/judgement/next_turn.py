"""Threats of the next turn: a rival's Mana Crystal that wins, or an attack that fells the last Outpost.

A seat is warned of what lies open: creatures in play, Outposts, Mana Crystals, and the number of cards in
hand. What a rival might draw or play first is not counted.
"""

from __future__ import annotations

from collections.abc import Iterator

from fatebox.games.outposts.events import outpost
from fatebox.games.outposts.rules.play import crystal_price, income
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import MANA_DISCARDS, MANA_SACRIFICES, TURN_DRAW
from fatebox.kernel.messages import Message, SeatName

from .crystal_race import upkeep
from .funds import harvest_of
from .last_stand import falls_next, next_turn_of


def threat_to(s: OutpostsState, seat: int) -> Message | None:
    """The first rival in turn order who surely wins next turn, or puts the seat out, as things stand.

    What a turn that has begun will bring is no matter of the next one, but until its First Step is taken it
    has only just been passed on.
    """
    if not s.round or s.outcome or (seat != s.active and s.step != "first"):
        return None
    return next(_threats(s, s.players[seat]), None)


def _threats(s: OutpostsState, player: Player) -> Iterator[Message]:
    """The threats of each rival, those of the next one first."""
    rivals = s.opponents(player.seat)
    for rival in rivals:
        if _buys_next(s, rival):
            yield Message("threat-crystal", seat=SeatName(rival.seat))
        post = falls_next(s, player, rival) if _is_out_without(s, player, rivals) else None
        if post is not None:
            key = "threat-attack" if len(rivals) == 1 else "threat-out"
            yield Message(key, seat=SeatName(rival.seat), post=outpost(post.id))


def _is_out_without(s: OutpostsState, player: Player, rivals: list[Player]) -> bool:
    """Whether a player is lost without an Outpost: at larger tables not before the third (OUT-ELIM.2, .4)."""
    return len(rivals) == 1 or len(player.posts) == s.pack.outpost.per_player


def _buys_next(s: OutpostsState, rival: Player) -> bool:
    """Whether a rival can pay for the last Mana Crystal on its next turn (OUT-CRYS.2, .9).

    Any card gives the same mana, so that the number of cards in hand says enough (OUT-MANA.3).
    """
    if rival.crystals + 1 < s.pack.crystal.to_win:
        return False
    hand, mana = len(rival.hand), income(s, rival) - rival.tax
    if len(rival.deck) >= TURN_DRAW:  # else the draw does damage, and is skipped (OUT-DRAW.8, .14)
        hand += TURN_DRAW
        arriving = next_turn_of(s, rival) > 1 and len(rival.posts) < s.pack.outpost.per_player
        mana += s.pack.outpost.mana * arriving  # OUT-DRAW.11
    raised = upkeep(s, rival) + min(MANA_DISCARDS, hand) + harvest_of(s, rival, MANA_SACRIFICES)
    return max(0, mana) + raised >= crystal_price(s, rival)
