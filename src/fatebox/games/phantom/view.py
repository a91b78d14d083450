"""Options in words, what was done, and what the asked player may not do."""

from __future__ import annotations

from fatebox.kernel import Card, Event, Option, Refusal

from .content import PhantomPack
from .effects.base import Cause
from .state import PhantomState
from .terms import RESOURCE_NAMES

PLAIN_LABELS = {
    "done": "Done",
    "pass": "Do not react",
    "end": "End the Adventure phase",
    "heal_all": "Heal all your Injuries",
    "ready_all": "Ready all your cards",
    "allow": "Allow it",
    "allow_always": "Allow it, now and for the rest of the game",
    "refuse": "Refuse",
    "leave": "Leave it where it is",
}
CARD_LABELS = {
    "discard": "Discard {} for its reward",
    "play": "Play {}",
    "next": "{} next",
    "heal": "Heal {}",
    "restore": "Put {} under your Injury deck",
    "ready": "Ready {}",
    "drop": "Discard {}",
    "take": "{}",
}
RESOURCE_LABELS = {
    "gain": "Gain {}",
    "pay": "Pay with {}",
    "return": "Return {}",
    "symbol": "It stands for {}",
}
VERBS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(PLAIN_LABELS, ()),
    **dict.fromkeys(CARD_LABELS, ("card",)),
    **dict.fromkeys(RESOURCE_LABELS, ("resource",)),
    "combat": (),
    "activate": ("card", "number"),
    "board": ("number",),
    "wound": ("card", "number"),
    "cost": ("symbols",),
    "legend": ("legend",),
    "start": ("seat",),
    "promo": ("card", "legend"),
    "read": ("lore",),
    "loot": ("number",),
    "gain_to": ("place",),
}


def label(s: PhantomState, option: Option) -> str:
    """An option in words."""
    verb = option[0]
    if verb in PLAIN_LABELS:
        return PLAIN_LABELS[verb]
    if verb in CARD_LABELS:
        return CARD_LABELS[verb].format(s.pack.names[option[1]])
    if verb in RESOURCE_LABELS:
        return RESOURCE_LABELS[verb].format(RESOURCE_NAMES[option[1]])
    return str(option)


def deed(pack: PhantomPack, event: Event) -> tuple[int, str] | None:
    """What a seat did with a card, for counts of how often each is used."""
    if event.kind in ("played", "activated", "gained") and event.args[1] is not None:
        return event.args[0], f"{event.kind} {pack.names[event.args[1]]}"
    return None


def refusals(s: PhantomState, seat: int) -> list[Refusal]:
    """What the asked player may not do now, and why."""
    del s, seat
    return []
