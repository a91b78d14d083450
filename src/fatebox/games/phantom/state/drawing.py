"""Drawing from a Player deck (PHA-PRE, PHA-RES.5)."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.kernel import Card

from .pieces import Player
from .table import PhantomState


def take_top(s: PhantomState, player: Player) -> Card | None:
    """Take the top card of a Player deck; an empty deck is made anew of the Discard pile (PHA-PRE.2)."""
    if not player.deck:
        if not player.discard:
            return None
        s.renew_deck(player)
    return player.deck.pop(0)


def draw(s: PhantomState, player: Player, number: int) -> None:
    """Draw cards, as long as there are any."""
    drawn: list[Card] = []
    while len(drawn) < number and (player.deck or player.discard):
        if not player.deck:  # PHA-PRE.2
            s.renew_deck(player)
        missing = number - len(drawn)
        drawn += player.deck[:missing]
        del player.deck[:missing]
    if drawn:
        player.hand += drawn
        if s.listener is not None:
            s.emit(events.Drew, player.seat, len(drawn), clause="PHA-RES.5")
            s.emit(events.DrewCards, player.seat, tuple(drawn), clause="PHA-RES.5")
