"""View: everything that is worked out only when somebody looks, such as labels and reasons."""

from __future__ import annotations

from fatebox.kernel import PASS, Option, Refusal

from .state import LamplightState


def label(s: LamplightState, option: Option) -> str:
    """An option in words."""
    if option == PASS:
        return "Pass"
    verb, card = option
    return f"{'Light' if verb == 'light' else 'Put out'} {s.pack.name(card)}"


def refusals(s: LamplightState, seat: int) -> list[Refusal]:
    """Lamps that may not be lit yet, and why."""
    player = s.players[seat]
    return [
        Refusal(
            s.pack.name(card),
            f"needs {s.pack.lamp(card).needs} burning, you have {len(player.street)}",
            "LAM-TURN.4",
            ("light", card),
        )
        for card in player.hand
        if card not in s.lightable(player)
    ]
