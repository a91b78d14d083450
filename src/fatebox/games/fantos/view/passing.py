"""Passing on: at which questions, and what makes a Citadel want to be asked all the same."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from fatebox.games.fantos.content import FantosPack
from fatebox.games.fantos.content.designs import Usage
from fatebox.games.fantos.rules.negotiation import OFFER
from fatebox.games.fantos.rules.windows import PRIORITY, REACTION
from fatebox.games.fantos.state.terms import FA0
from fatebox.kernel import Card, View
from fatebox.kernel.messages import CardName, Message, SeatName, key_of

from .targets import named_citadel

PASSABLE = frozenset({OFFER.id, *(prompt.id for prompt in (*PRIORITY.values(), *REACTION.values()))})
"""Prompts at which one may pass for a while: windows for items, and for Offers."""


def concerns(view: View, pack: FantosPack) -> dict[Hashable, Message]:
    """Reasons to be asked in a window: threats to this Citadel, and chances that it has only now."""
    return {**threats(view, pack), **chances(view, pack)}


def threats(view: View, pack: FantosPack) -> dict[Hashable, Message]:
    """Threats to this Citadel: actions against it; items of others that name it or its Legacies, or that
    wait while it takes part in an action."""
    table, seat = view["table"], view["seat"]
    own = set(table["citadels"][seat]["tableau"])
    found: dict[Hashable, Message] = {}
    involved = False
    for place, action in enumerate(table["actions"]):
        takes_part = any(side["seat"] == seat for side in action["sides"])
        involved = involved or takes_part
        if takes_part and action["seat"] != seat:
            key = ("action", table["turn"], place, action["kind"])
            word = Message(key_of("word", action["kind"]))
            found[key] = Message("concern-action", action=word, seat=SeatName(action["seat"]))
    for item in table["stack"]:
        named = named_citadel(pack, item["source"], item["kind"], item["numbers"]) == seat
        if item["seat"] != seat and (involved or named or own & set(item["cards"])):
            key = ("item", table["turn"], item["source"], item["seat"])
            card = CardName(item["source"])
            found[key] = Message("concern-item", seat=SeatName(item["seat"]), card=card)
    return found


def chances(view: View, pack: FantosPack) -> dict[Hashable, Message]:
    """Chances to use something: on one's own turn every item, on others' turns those with a moment of their
    own, and the Offers before one's own action. Nothing while one's own item waits on top."""
    table, seat = view["table"], view["seat"]
    stack, talk = table["stack"], table["parley"]
    if view["decision"] is None or (stack and stack[-1]["seat"] == seat):
        return {}
    own_turn = table["active"] == seat
    if talk is not None:
        first = own_turn and talk["kind"] == FA0 and talk["round"] == 0
        return {("talk", table["turn"]): Message("concern-offer")} if first else {}
    return {
        ("chance", table["turn"], table["phase"], card): Message("concern-use", card=CardName(card))
        for card, usage in _possible(view["decision"]["options"], pack)
        if own_turn or usage.checks
    }


def _possible(options: list[tuple[Any, ...]], pack: FantosPack) -> Iterator[tuple[Card, Usage]]:
    """The items among the options of a window."""
    for option in options:
        usages = {"play": pack.labor, "use": pack.ability}.get(option[0])
        usage = None if usages is None else usages[option[1]]
        if usage is not None:
            yield option[1], usage
