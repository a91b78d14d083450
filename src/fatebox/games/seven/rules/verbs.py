"""The verbs of the options with the kinds of their arguments, and the words that an argument may be."""

from __future__ import annotations

from collections.abc import Collection

from fatebox.games.seven.state.terms import COLORS

EFFECT_VERBS: dict[str, tuple[str, ...]] = {
    "card": ("card",),
    "close": ("board", "place"),
    "convert": ("resource", "amount"),
    "gift": ("color",),
    "next": ("card",),
    "penalty": ("what",),
    "refuse": (),
    "resource": ("resource",),
    "source": ("source",),
    "space": ("card", "space"),
    "way": ("number",),
}
"""Choices of effects; the hero that a card names is asked for by the rules."""

VERBS: dict[str, tuple[str, ...]] = {
    "pass": (),
    "done": (),
    "atone": (),
    "hero": ("hero",),
    "name": ("seat",),
    # actions (SEV-ACT.1)
    "recruit": ("card",),
    "buy": ("card",),
    "found": ("card",),
    "man": ("card",),
    "sin": ("card", "function"),
    "artifact": ("card",),
    "gifts": ("card",),
    "ability": (),
    "quest": ("card", "space"),
    "treasure": ("card", "card"),
    "treasure-top": ("card",),
    "portal": ("color",),
    "marker": ("card", "space"),
    # instants and payments
    "elixir": ("card", "option"),
    "cash": ("card",),
    "use": ("card",),
    "color": ("word",),
    "pay": ("payment",),
    # the rest of a turn
    "react": ("card",),
    "complete": ("card",),
    "pick": ("card",),
    "discard-sin": ("card",),
    "unnamed": ("card",),
    **EFFECT_VERBS,
}

WORDS: dict[str, Collection[str]] = {
    "hero": (),
    "color": (),
    "word": COLORS,
    "board": ("tavern", "store"),
    "resource": (),
    "what": ("sin",),
    "payment": ("might",),
}
