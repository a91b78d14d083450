"""Imagined worlds: which hidden card may lie in which place.

All know which cards a deck is made of, but not their order; a partner's hand is part of the partner's deck.
The Adventure deck is as printed: its cards lie where they lie.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from fatebox.games.phantom.state import PhantomState
from fatebox.kernel import Card, Pile, Rng
from fatebox.kernel.cards import Eye
from fatebox.kernel.mixing import Mixer


def kinds(s: PhantomState) -> Callable[[Card], Hashable]:
    """Keys that are the same for cards that may be exchanged for one another without anybody noticing."""
    return partial(_kind, s)


def _kind(s: PhantomState, card: Card) -> Hashable:
    if card in s.destiny:
        return ("destiny", 0)
    for player in s.players:
        if card in player.injury_deck:
            return ("injuries", player.seat)
        if card in player.deck or card in player.hand:
            return ("deck", player.seat)
    return ("printed", card)


def exchange(start: PhantomState, now: PhantomState, eye: Eye) -> Callable[[Rng], dict[Card, Card]]:
    """Exchanges of cards that a seat does not know, each within its deck."""
    del start
    groups: list[Pile] = [now.destiny]
    for player in now.players:
        groups += [player.injury_deck, player.deck if player.seat == eye.seat else player.deck + player.hand]
    unknown = [places for group in groups if len(places := eye.unknown(group)) > 1]
    mixer = Mixer([sorted(places) for places in unknown])  # in an order that reveals nothing

    def mapping(rng: Rng) -> dict[Card, Card]:
        exchanged: dict[Card, Card] = {}
        for places, cards in zip(unknown, mixer.mixed(rng), strict=True):
            exchanged.update(zip(places, cards, strict=True))
        return exchanged

    return mapping
