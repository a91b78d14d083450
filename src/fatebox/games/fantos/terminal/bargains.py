"""Offers and promises as messages (FAN-NEG)."""

from __future__ import annotations

from typing import Any

from fatebox.games.fantos import events
from fatebox.games.fantos.events import promise_message
from fatebox.kernel import View
from fatebox.kernel.messages import Message, SeatName, key_of


def offer_message(offer: dict[str, Any]) -> Message:
    """An Offer on the table, from a view; the hand shows the cards to those who may know them."""
    return events.Offer(
        offer["seat"],
        offer["to"],
        offer["give"],
        len(offer["cards"]),
        offer["want"],
        offer["want_cards"],
        tuple(offer["want_titles"]),
        tuple((each["seat"], each["kind"], each["word"], each["number"]) for each in offer["promises"]),
        clause="FAN-NEG.2",
    ).message()


def promise_list(view: View, settled: int) -> list[Message]:
    """The public list (FAN-NEG.8): all that are open and the last that are settled."""
    table = view["table"]
    pledges = [
        (each["seat"], each["to"], each["kind"], each["word"], each["number"], "open")
        for each in table["promises"]
    ]
    for by, to, kind, word, number, _turn, outcome in table["settled"][-settled:]:
        pledges.append((by, to, kind, word, number, outcome))
    return [
        Message(
            "terminal-promise",
            outcome=Message(key_of("outcome", outcome)),
            seat=SeatName(by),
            to=SeatName(to),
            promise=promise_message(kind, word, number),
        )
        for by, to, kind, word, number, outcome in pledges
    ]
