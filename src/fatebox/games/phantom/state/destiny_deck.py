"""Shuffling the Destiny deck: from the Resolved pile (PHA-DES.2), or as a Lore card says."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.kernel import Card

from .table import PhantomState


def reshuffle(s: PhantomState) -> None:
    """Shuffle the whole Resolved pile into the Destiny deck (PHA-DES.2)."""
    _shuffle_in(s)
    s.emit(events.Reshuffled, len(s.destiny), clause="PHA-DES.2")


def build_destiny_deck(s: PhantomState, cards: list[Card]) -> None:
    """Shuffle these cards, the Destiny deck and the Resolved pile into a new Destiny deck (PHA-SET.7)."""
    s.destiny += cards
    _shuffle_in(s)
    s.emit(events.DestinyBuilt, len(s.destiny), clause="PHA-LORE.3")


def _shuffle_in(s: PhantomState) -> None:
    """Put the Resolved pile into the Destiny deck and shuffle; double-sided cards go to the box (R38)."""
    for card in s.resolved:
        (s.box if s.pack.double_sided[card] else s.destiny).append(card)
    s.resolved = []
    s.shuffle("destiny", s.destiny)
