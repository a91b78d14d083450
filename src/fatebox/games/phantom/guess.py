"""Which hidden cards may be exchanged for one another in the worlds that a bot imagines."""

from __future__ import annotations

from collections.abc import Hashable

from fatebox.kernel import Card

from .state import PhantomState


def kind(s: PhantomState, card: Card) -> Hashable:
    """Decks have been looked through by nobody, but all know which cards they are made of.

    The Adventure deck is as printed: its cards never change places with those of the Destiny deck.
    """
    if card in s.story or card in s.unseen:
        return ("story", 0)
    for player in s.players:
        if card in player.injury_deck:
            return ("injuries", player.seat)
        if card in player.deck or card in player.hand:
            return ("deck", player.seat)
    return ("destiny", 0)
