"""Deeds of heroes with cards, in words that simulations count."""

from __future__ import annotations

from fatebox.games.seven.content import SevenPack
from fatebox.kernel import Event

DEEDS = {
    "recruited": "recruits",
    "bought": "buys",
    "founded": "founds",
    "manned": "mans",
    "special": "uses",
    "artifact-used": "uses",
    "unnamed-card": "plays",
    "treasure": "gains",
    "reaction": "reacts with",
}


def deed(pack: SevenPack, event: Event) -> tuple[int, str] | None:
    """The deed that an event reports, in words that can be counted."""
    if event.kind == "sin-played":
        seat, card, function = event.args
        return seat, f"plays {pack.name(card)}: {function}"
    if event.kind == "elixir-discarded":  # its owner chose to
        return (event.args[0], f"empties {pack.name(event.args[1])}") if "ELX" in event.clause else None
    if event.kind == "marked":
        return event.args[0], f"takes part in {pack.name(event.args[1])}"
    verb = DEEDS.get(event.kind)
    return None if verb is None else (event.args[0], f"{verb} {pack.name(event.args[1])}")
