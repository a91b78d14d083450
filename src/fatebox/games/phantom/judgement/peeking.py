"""Sense about a card that was peeked at (PHA-GEN.14)."""

from __future__ import annotations

from fatebox.games.phantom.effects.row import LEAVE, Peek
from fatebox.games.phantom.state import PhantomState
from fatebox.kernel import Card, Option


def danger_left_on_top(s: PhantomState) -> list[Option]:
    """Leaving a Common Enemy to be revealed next, though it may go to the bottom of the Destiny deck.

    With Loot it may be wanted (PHA-LOOT.2). On the Resolved pile it would have a price, which this leaves to
    judgement: the deck runs out a turn sooner (PHA-DES.2).
    """
    looks = {
        (effect.deck, effect.move)
        for ability in s.face(Card(s.following[-1])).abilities
        for effect in ability.effects
        if isinstance(effect, Peek)
    }
    if looks != {("destiny", "bottom")} or s.rewarding or len(s.destiny) < 2:
        return []
    return [LEAVE] if s.pack.traits[s.destiny[0]] >= {"enemy", "common"} else []
