"""Options in words."""

from __future__ import annotations

from fatebox.games.weaver.effects.base import Target
from fatebox.games.weaver.effects.row import KnotPair
from fatebox.games.weaver.effects.vocabulary import AnyEffect
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import HOUR_NAMES, SUIT_INDEX
from fatebox.kernel import Option

VERBS = {
    "play": ("suit", "place"),
    "use": ("relic", "line", "target"),
    "finish": (),
    "buy": ("relic",),
    "done": (),
}
"""The verbs of options with the kinds of their arguments."""


def label(s: WeaverState, option: Option) -> str:
    """An option in words."""
    verb = option[0]
    if verb == "play":
        card = s.tops[SUIT_INDEX[option[1]]][0]
        return f"Play {s.pack.name(card)} ({option[1]}) at place {option[2] + 1}"
    if verb == "use":
        return _use_label(s, option)
    if verb == "buy":
        relic = s.pack.relic_keys.index(option[1])
        rank = s.relics[relic] + 1
        price = s.pack.prices[relic][rank]
        return f"Buy {s.pack.relics[option[1]].name}, rank {'I' * rank}, for {price} gold"
    return {"finish": "Finish the reading", "done": "Done"}[verb]


def _use_label(s: WeaverState, option: Option) -> str:
    _, key, line, target = option
    relic = s.pack.relic_keys.index(key)
    ability = s.pack.abilities[relic][s.relics[relic]][line - 1]
    return f"{ability.name} ({ability.price}){_target_label(s, ability.effect, target)}"


def _target_label(s: WeaverState, effect: AnyEffect, target: Target) -> str:
    if target is None:
        return ""
    if not isinstance(target, int):
        return f": {HOUR_NAMES.get(target, target)}"
    names = [s.pack.name(s.row[target])]
    if isinstance(effect, KnotPair):
        names.append(s.pack.name(s.row[target + 1]))
    return ": " + " and ".join(names)
