"""Deeds with cards, in words that simulations count."""

from __future__ import annotations

from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.events import Bought, Played, Used
from fatebox.kernel import Event


def deed(pack: WeaverPack, event: Event) -> tuple[int, str] | None:
    """Cards played, relics bought and used."""
    match event:
        case Played():
            return 0, f"plays {pack.name(event.card)}"
        case Bought():
            return 0, f"buys {pack.relics[event.relic].name}"
        case Used():
            return 0, f"uses {pack.relics[event.relic].name}"
    return None
