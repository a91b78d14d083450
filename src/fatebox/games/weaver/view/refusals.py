"""Moves that the player may not make now, and why."""

from __future__ import annotations

from fatebox.games.weaver.rules.reading import owned_abilities
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import RANKS
from fatebox.kernel import Option, Refusal
from fatebox.kernel.messages import DesignName, Message


def refusals(s: WeaverState, seat: int) -> list[Refusal]:
    """Abilities and purchases that are out of reach now, and why."""
    del seat
    return _abilities(s) if s.segment == "read" else _purchases(s)


def _abilities(s: WeaverState) -> list[Refusal]:
    refused = []
    for ability in owned_abilities(s):
        option: Option = ("use", ability.relic, ability.line)
        what = Message("refused-ability", ability=ability.title)
        if ability.cost > s.shards:
            why = Message("refusal-shards", cost=ability.cost, shards=s.shards)
            refused.append(Refusal(what, why, "WEA-REL.7", option))
        elif not ability.effect.possible(s):
            refused.append(Refusal(what, Message("refusal-no-target"), "WEA-REL.8", option))
    return refused


def _purchases(s: WeaverState) -> list[Refusal]:
    refused = []
    for relic, key in enumerate(s.pack.relic_keys):
        what, rank = Message("refused-relic", relic=DesignName(key)), s.relics[relic] + 1
        option: Option = ("buy", key)
        if rank > RANKS:
            refused.append(Refusal(what, Message("refusal-highest"), "WEA-SUP.5", option))
        elif s.pack.prices[relic][rank] > s.gold:
            why = Message("refusal-gold", rank=rank, price=s.pack.prices[relic][rank], gold=s.gold)
            refused.append(Refusal(what, why, "WEA-REN.1", option))
    return refused
