"""View: everything that is worked out only when somebody looks, such as labels and reasons."""

from __future__ import annotations

from fatebox.kernel import PASS, Option, Refusal
from fatebox.kernel.messages import CardName, Message

from .state import LamplightState


def label(s: LamplightState, option: Option) -> Message:
    """An option in words: a key of the catalogs in `text/`, and its arguments."""
    if option == PASS:
        return Message("table-pass")  # what all games say is shared
    verb, card = option
    return Message(f"option-{verb}", card=CardName(card))


def refusals(s: LamplightState, seat: int) -> list[Refusal]:
    """Lamps that may not be lit yet, and why."""
    player = s.players[seat]
    return [
        Refusal(
            Message("refused-lamp", card=CardName(card)),
            Message("refusal-needs", needs=s.pack.lamp(card).needs, burning=len(player.street)),
            "LAM-TURN.4",
            ("light", card),
        )
        for card in player.hand
        if card not in s.lightable(player)
    ]
