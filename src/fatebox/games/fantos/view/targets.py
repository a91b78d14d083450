"""The targets of items (FAN-RES.3)."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.fantos.content import FantosPack
from fatebox.games.fantos.content.designs import LaborCard, LegacyCard
from fatebox.games.fantos.effects.base import Effect
from fatebox.games.fantos.effects.scores import Sway
from fatebox.games.fantos.effects.turns import Duel
from fatebox.games.fantos.state.pieces import Item
from fatebox.kernel import Card
from fatebox.kernel.messages import CardName, Message, SeatName, cards


def first_effect(pack: FantosPack, source: Card, kind: str) -> Effect:
    """The first effect of an item: only that can have targets."""
    card: LaborCard | LegacyCard = pack.box.cards[source]
    if kind == "labor":
        assert isinstance(card, LaborCard)
        return card.effects[0]
    assert card.ability is not None
    return card.ability.effects[0]


def named_citadel(pack: FantosPack, source: Card, kind: str, numbers: Sequence[int]) -> int | None:
    """The Citadel that an item is aimed at, if it names one."""
    return first_effect(pack, source, kind).aimed_at(((), tuple(numbers)))[1]


def aim_message(pack: FantosPack, item: Item) -> Message:
    """The targets after the item's name: ` on Axiom`, `: Knight against Bishop`, or nothing."""
    effect = first_effect(pack, item.source, item.kind)
    if isinstance(effect, Duel) and len(item.cards) > 1:
        return Message("item-aim-duel", first=CardName(item.cards[0]), second=CardName(item.cards[1]))
    if item.cards:
        return Message("item-aim-cards", cards=cards(item.cards))
    seat = named_citadel(pack, item.source, item.kind, item.numbers)
    if seat is not None:
        return Message("item-aim-seat", target=SeatName(seat))
    if isinstance(effect, Sway) and item.numbers:
        return Message("item-aim-sway", amount=item.numbers[-1])
    return Message("item-aim-none")
