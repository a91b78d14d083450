"""Options in words."""

from __future__ import annotations

from fatebox.games.weaver.effects.base import Target
from fatebox.games.weaver.effects.row import KnotPair
from fatebox.games.weaver.effects.vocabulary import AnyEffect
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import HOURS, SUIT_INDEX, SUITS
from fatebox.kernel import DONE, Option
from fatebox.kernel.messages import CardName, DesignName, Message, Value, cards, key_of

VERBS = {
    "play": ("suit", "place"),
    "use": ("relic", "line", "target"),
    "finish": (),
    "buy": ("relic",),
    "done": (),
}
"""The verbs of options with the kinds of their arguments."""
SUIT_NAMES = {suit: Message(key_of("suit", suit)) for suit in SUITS}


def label(s: WeaverState, option: Option) -> Message:
    """An option in words."""
    verb = option[0]
    if verb == "play":
        card = CardName(s.tops[SUIT_INDEX[option[1]]][0])
        return Message("option-play", card=card, suit=SUIT_NAMES[option[1]], place=option[2] + 1)
    if verb == "use":
        return _use_label(s, option)
    if verb == "buy":
        relic = s.pack.relic_keys.index(option[1])
        rank = s.relics[relic] + 1
        price = s.pack.prices[relic][rank]
        return Message("option-buy", relic=DesignName(option[1]), rank=rank, price=price)
    return Message("table-done") if option == DONE else Message(key_of("option", verb))


def _use_label(s: WeaverState, option: Option) -> Message:
    _, key, line, target = option
    relic = s.pack.relic_keys.index(key)
    ability = s.pack.abilities[relic][s.relics[relic]][line - 1]
    if target is None:
        return Message("option-use", ability=ability.title, cost=ability.cost)
    aim = _target_name(s, ability.effect, target)
    return Message("option-use-target", ability=ability.title, cost=ability.cost, target=aim)


def _target_name(s: WeaverState, effect: AnyEffect, target: Target) -> Value:
    if isinstance(target, int):
        pair = s.row[target : target + 2] if isinstance(effect, KnotPair) else [s.row[target]]
        return cards(pair)
    return Message(key_of("hour" if target in HOURS else "suit", target))
