"""The verbs of the options with the kinds of their arguments, and the words that an argument may be."""

from __future__ import annotations

from fatebox.games.fantos.state.terms import FANTOS_ACTIONS, PROMISES

from .negotiation import PARTS

VERBS: dict[str, tuple[str, ...]] = {
    "pass": (),
    "done": (),
    # windows and items
    "play": ("card",),
    "use": ("card",),
    "pay": ("card",),
    "choose": ("card",),
    "name": ("seat",),
    "raise": ("action", "side"),
    "lower": ("action", "side"),
    "boost": ("action", "card"),
    "boost-bare": ("action",),
    "die": ("side", "place"),
    "keep": (),
    "charge": ("card",),
    "reroll": ("card",),
    "amount": ("number",),
    "give": ("card", "number"),
    "recover": ("card",),
    "discard": ("card",),
    "next": ("card",),
    # Fantos Actions
    "declare": ("kind",),
    "task": ("card",),
    "attack": ("seat",),
    "charge-reserve": ("seat", "number"),
    "nominate": ("card",),
    # the other phases
    "free": ("card",),
    "buy": ("number",),
    "remove": ("card",),
    "vote": ("word",),
    "fail": (),
    "pass-trial": (),
    "challenge": ("card",),
    "hire": ("card",),
    "hire-blind": ("place",),
    "reveal": (),
    "refuse": ("card",),
    "revive": ("card",),
    "let-go": ("card",),
    # negotiation
    "offer": (),
    "to": ("seat",),
    "drop": (),
    "send": (),
    "add": ("part",),
    "more": ("number",),
    "give-card": ("card",),
    "title": ("title",),
    "promise": ("kind", "word", "number"),
    "decline": (),
    "accept": (),
    "counter": (),
}

WORDS = {
    "kind": (*FANTOS_ACTIONS, *PROMISES),
    "word": ("", "yea", "nay"),
    "part": PARTS,
    "title": (),
}
