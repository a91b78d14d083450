"""Damage: Injuries come to light, Legends are Knocked Out (PHA-DAM)."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.pieces import Player
from fatebox.kernel import Rules

from .ending import knock_out
from .instructions import follow_text


def take_damage(s: PhantomState, player: Player, damage: int) -> Rules[None]:
    """Each point moves the top Injury to the Play area; without one, a Knock-out (PHA-DAM.1, .2, R61)."""
    texts = s.pack.moments[s.level].texts["hurt"]
    for _ in range(damage):
        if player.out:
            return
        if not player.injury_deck:
            knock_out(s, player)
            return
        card = player.injury_deck.pop(0)
        player.injuries.append(card)
        s.recount(card, [player])
        player.damage += 1
        if s.listener is not None:
            s.emit(events.Damage, player.seat, card, clause="PHA-DAM.1")
        if not texts.keys().isdisjoint(player.play):
            for own in list(filter(texts.__contains__, player.play)):
                yield from follow_text(s, "hurt", Cause(player.seat, own))
