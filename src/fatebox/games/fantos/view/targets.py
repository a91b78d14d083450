"""The targets of items in words (FAN-RES.3)."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.fantos.content.designs import LaborCard, LegacyCard
from fatebox.games.fantos.effects.base import Effect
from fatebox.games.fantos.effects.cards import Spy
from fatebox.games.fantos.effects.scores import Sway
from fatebox.games.fantos.effects.shards import Take
from fatebox.games.fantos.effects.turns import Duel, RedirectWar, Votes
from fatebox.kernel import Card

from .names import Names

NAMES_A_CITADEL = (Spy, Take, RedirectWar, Votes)
"""Effects whose first number is a seat."""


def first_effect(names: Names, source: Card, kind: str) -> Effect:
    """The first effect of an item: only that can have targets."""
    card: LaborCard | LegacyCard = names.pack.box.cards[source]
    if kind == "labor":
        assert isinstance(card, LaborCard)
        return card.effects[0]
    assert card.ability is not None
    return card.ability.effects[0]


def named_citadel(names: Names, source: Card, kind: str, numbers: Sequence[int]) -> int | None:
    """The Citadel that an item is aimed at, if it names one."""
    named = numbers and isinstance(first_effect(names, source, kind), NAMES_A_CITADEL)
    return numbers[0] if named else None


def aim_words(names: Names, source: Card, kind: str, cards: Sequence[Card], numbers: Sequence[int]) -> str:
    """The targets after the item's name: ` on Axiom`, `: Knight against Bishop`, or nothing."""
    effect = first_effect(names, source, kind)
    if isinstance(effect, Duel) and len(cards) > 1:
        return f": {names.card(cards[0])} against {names.card(cards[1])}"
    if cards:
        return f" on {names.cards(cards)}"
    seat = named_citadel(names, source, kind, numbers)
    if seat is not None:
        return f" on {names.who(seat)}"
    return f" for {numbers[-1]:+}" if isinstance(effect, Sway) and numbers else ""
