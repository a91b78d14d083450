"""Moves of creatures, whoever makes them: entering play, destruction, return to hand or deck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from fatebox.games.outposts import events
from fatebox.kernel import EVERYONE, Card

from .pieces import Player
from .triggers import trigger
from .values import health_of

if TYPE_CHECKING:
    from .table import OutpostsState


def enter_reserve(s: OutpostsState, player: Player, card: Card) -> None:
    """A creature comes into play (OUT-PLAY.2)."""
    player.reserve.append(card)
    s.fresh.append(card)
    s.entered[card] = s.arrive()


def destroy(s: OutpostsState, cards: Iterable[Card], clause: str) -> None:
    """Destroy creatures, all at once: to their owner's discard pile (OUT-ASLT.13, OUT-EFF.6)."""
    for card in cards:
        since = s.entered[card]
        player = s.take_out_of_play(card)
        player.discard.append(card)
        s.emit(events.Destroyed, player.seat, card, clause=clause)
        trigger(s, player, card, "fall", since)


def strike(s: OutpostsState, damage: int, cards: list[Card]) -> None:
    """Damage to creatures, all at once: it destroys or does nothing (OUT-EFF.5)."""
    if damage > 0:
        destroy(s, [card for card in cards if health_of(s, card) <= damage], "OUT-EFF.5")


def bounce(s: OutpostsState, card: Card) -> None:
    """A creature returns to its owner's hand (OUT-EFF.6)."""
    player = s.take_out_of_play(card)
    s.reveal_to_hand(player, card)
    s.emit(events.Returned, player.seat, card, clause="OUT-EFF.6")


def tuck(s: OutpostsState, card: Card) -> None:
    """A creature goes to the bottom of its owner's deck, and all know it (OUT-EFF.6)."""
    player = s.take_out_of_play(card)
    player.deck.append(card)
    s.show(card, EVERYONE)
    s.emit(events.Tucked, player.seat, card, clause="OUT-EFF.6")


def rout(s: OutpostsState, cards: Iterable[Card]) -> None:
    """Defending creatures go to their controller's reserve zone."""
    for card in cards:
        player = s.controller(card)
        for post in player.posts:
            if card in post.defenders:
                post.defenders.remove(card)
                player.reserve.append(card)
                s.emit(events.Routed, player.seat, card, clause="OUT-WAR.8")
