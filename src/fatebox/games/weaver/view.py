"""What the player may know beyond what lies open, and options in words (WEA-HID)."""

from __future__ import annotations

from collections.abc import Hashable

from fatebox.kernel import Card, Event, Option, Refusal

from .content import WeaverPack
from .effects import Effect, KnotPair, Target
from .reading import owned_abilities
from .state import WeaverState
from .terms import HOUR_NAMES, RANKS, SUIT_INDEX


def kind(s: WeaverState, card: Card) -> Hashable:
    """Which hidden cards could be one another (WEA-HID.1, WEA-HID.2).

    How many Death cards are left in a deck follows from the difficulty, and only cycle cards that
    begin with the icons shown so far can be the one in use.
    """
    pack = s.pack
    what = pack.box.kinds[card]
    if what == "fate":
        return what, pack.suit[card], pack.death[card]
    if what == "cycle":
        shown = len(s.icons)
        return what, pack.box.cards[card].icons[:shown] == tuple(s.icons)
    return what


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


def _target_label(s: WeaverState, effect: Effect, target: Target) -> str:
    if target is None:
        return ""
    if not isinstance(target, int):
        return f": {HOUR_NAMES.get(target, target)}"
    names = [s.pack.name(s.row[target])]
    if isinstance(effect, KnotPair):
        names.append(s.pack.name(s.row[target + 1]))
    return ": " + " and ".join(names)


def deed(pack: WeaverPack, event: Event) -> tuple[int, str] | None:
    """Cards played, relics bought and used."""
    if event.kind == "played":
        return 0, f"plays {pack.name(event.args[0])}"
    if event.kind in ("bought", "used"):
        verb = "buys" if event.kind == "bought" else "uses"
        return 0, f"{verb} {pack.relics[event.args[0]].name}"
    return None


def refusals(s: WeaverState, seat: int) -> list[Refusal]:
    """Abilities and purchases that are out of reach now, and why."""
    del seat
    refused = []
    if s.segment == "read":
        for ability in owned_abilities(s):
            option: Option = ("use", ability.relic, ability.line)
            if ability.cost > s.shards:
                why = f"costs {ability.price}, you have {s.shards}"
                refused.append(Refusal(ability.name, why, "WEA-REL.7", option))
            elif not ability.effect.targets(s):
                refused.append(Refusal(ability.name, "has no legal target now", "WEA-REL.8", option))
    else:
        for relic, key in enumerate(s.pack.relic_keys):
            name, rank = s.pack.relics[key].name, s.relics[relic] + 1
            option = ("buy", key)
            if rank > RANKS:
                refused.append(Refusal(name, "is at its highest rank", "WEA-SUP.5", option))
            elif s.pack.prices[relic][rank] > s.gold:
                why = f"rank {'I' * rank} costs {s.pack.prices[relic][rank]} gold, you have {s.gold}"
                refused.append(Refusal(name, why, "WEA-REN.1", option))
    return refused
