"""When a person who passes on is asked again: the spans of passing, and what touches a Citadel."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from fatebox.games.fantos.content import FantosPack
from fatebox.games.fantos.deals import OFFER
from fatebox.games.fantos.windows import PRIORITY, REACTION
from fatebox.kernel import View

from .aims import named_citadel
from .names import ACTION_NAMES, Names, sentence

PASSABLE = (OFFER.id, *(prompt.id for prompt in (*PRIORITY.values(), *REACTION.values())))
"""Where passing on passes: windows for items, and for Offers."""


def _for_action(view: View) -> Callable[[View], bool]:
    """The action in progress, or the phase if there is none."""
    begun = _moment(view)
    return lambda later: _moment(later) == begun


def _moment(view: View) -> tuple[Any, ...]:
    table = view["table"]
    return table["turn"], table["phase"], tuple(action["kind"] for action in table["actions"][:1])


def _for_turn(view: View) -> Callable[[View], bool]:
    turn = view["table"]["turn"]
    return lambda later: bool(later["table"]["turn"] == turn)


def _until_own_turn(view: View) -> Callable[[View], bool]:
    turn, seat = view["table"]["turn"], view["seat"]
    return lambda later: later["table"]["turn"] == turn or later["table"]["active"] != seat


PASSES = {
    "pa": ("until this action (or phase) is over", _for_action),
    "pp": ("for the rest of this turn", _for_turn),
    "ppp": ("until your next turn", _until_own_turn),
}


def concerns(view: View, pack: FantosPack) -> dict[Hashable, str]:
    """What touches this Citadel: actions against it; items of others that name it or its Legacies, or that
    wait while it takes part in an action."""
    table, seat = view["table"], view["seat"]
    names = Names(view, pack)
    own = set(table["citadels"][seat]["tableau"])
    found: dict[Hashable, str] = {}
    involved = False
    for place, action in enumerate(table["actions"]):
        takes_part = any(side["seat"] == seat for side in action["sides"])
        involved = involved or takes_part
        if takes_part and action["seat"] != seat:
            key = ("action", table["turn"], place, action["kind"])
            found[key] = sentence(
                f"a {ACTION_NAMES[action['kind']]} of {names.citadel(action['seat'])} is about you"
            )
    for item in table["stack"]:
        named = named_citadel(names, item["source"], item["kind"], item["numbers"]) == seat
        if item["seat"] != seat and (involved or named or own & set(item["cards"])):
            key = ("item", table["turn"], item["source"], item["seat"])
            found[key] = sentence(f"{names.does(item['seat'], 'play')} {names.card(item['source'])}")
    return found
