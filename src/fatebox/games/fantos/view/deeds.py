"""Deeds with cards, in words that simulations count."""

from __future__ import annotations

from fatebox.games.fantos.content import FantosPack
from fatebox.kernel import Event


def deed(pack: FantosPack, event: Event) -> tuple[int, str] | None:
    """Legacies hired, abilities used and Labor played."""
    verb = {"hired": "hires", "activated": "uses", "played": "plays"}.get(event.kind)
    return None if verb is None else (event.args[0], f"{verb} {pack.name(event.args[1])}")
