"""Messages of effects: of their tag, with their fields as arguments, and how they are joined."""

from __future__ import annotations

from typing import get_args

from fatebox.kernel import Struct
from fatebox.kernel.messages import Message, Value, key_of
from fatebox.text.bundles import ENGLISH
from fatebox.text.speaker import content_speaker

from .amounts import PerCrystal
from .select import Creatures, Players, Posts

PACKAGE = "fatebox.games.outposts"
FLOOR = "{floor}"
"""In a text: the lowest price of a Mana Crystal, which the pack knows."""
TARGETS = (*get_args(Creatures), *get_args(Posts))
PLAYERS = get_args(Players)
STATS = ("attack", "defense", "health")


def said(message: Message, language: str = ENGLISH) -> str:
    """A message about content, which names neither seats nor cards, in a language."""
    return content_speaker(PACKAGE, language).say(message)


def spoken(kind: str, effect: Struct, **others: Value) -> Message:
    """The message of an effect: `<kind>-<tag>` with its fields, and with those it is about in words.

    An amount that grows with Mana Crystals is its base, and beside it, as `<field>-more`, the growth.
    """
    arguments: dict[str, Value] = {}
    for name in effect.__struct_fields__:
        arguments.update(_argument(name, getattr(effect, name)))
    arguments.update(others)
    at, who = arguments.get("at"), arguments.get("who")
    if at in TARGETS:
        arguments["target"] = target(str(at), arguments.get("max_cost"))
    if any(stat in arguments for stat in STATS):
        arguments["bonuses"] = bonuses(effect)
    if who in PLAYERS:
        arguments["player"] = Message(key_of("player", str(who)))
    return Message(key_of(kind, str(effect.__struct_config__.tag)), **arguments)


def _argument(name: str, value: object) -> dict[str, Value]:
    match value:
        case PerCrystal(base=base, per_crystal=more):
            return {name: base, f"{name}_more": more}
        case bool() | str() | None:
            return {name: value}
        case int():
            return {name: value, f"{name}_more": 0}
    return {}  # parts with words of their own


def target(at: str, max_cost: Value = None) -> Message:
    """The creatures or Outposts that an effect works on."""
    found = Message(key_of("target", at))
    return found if max_cost is None else Message("target-cheap", target=found, cost=max_cost)


def bonuses(effect: object) -> tuple[Message, ...]:
    """The Attack, Defense and Health that an effect gives: `+2 Attack`, `+1 Defense`."""
    given = {stat: getattr(effect, stat, 0) for stat in STATS}
    return tuple(bonus(stat, amount) for stat, amount in given.items() if amount)


def bonus(stat: str, amount: int | PerCrystal) -> Message:
    """One of them."""
    return Message(key_of("bonus", stat), **_argument("amount", amount))
