"""Moves that the player may not make now, and why."""

from __future__ import annotations

from fatebox.games.weaver.rules.reading import owned_abilities
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import RANKS
from fatebox.kernel import Option, Refusal


def refusals(s: WeaverState, seat: int) -> list[Refusal]:
    """Abilities and purchases that are out of reach now, and why."""
    del seat
    return _abilities(s) if s.segment == "read" else _purchases(s)


def _abilities(s: WeaverState) -> list[Refusal]:
    refused = []
    for ability in owned_abilities(s):
        option: Option = ("use", ability.relic, ability.line)
        if ability.cost > s.shards:
            why = f"costs {ability.price}, you have {s.shards}"
            refused.append(Refusal(ability.name, why, "WEA-REL.7", option))
        elif not ability.effect.possible(s):
            refused.append(Refusal(ability.name, "has no legal target now", "WEA-REL.8", option))
    return refused


def _purchases(s: WeaverState) -> list[Refusal]:
    refused = []
    for relic, key in enumerate(s.pack.relic_keys):
        name, rank = s.pack.relics[key].name, s.relics[relic] + 1
        option: Option = ("buy", key)
        if rank > RANKS:
            refused.append(Refusal(name, "is at its highest rank", "WEA-SUP.5", option))
        elif s.pack.prices[relic][rank] > s.gold:
            why = f"rank {'I' * rank} costs {s.pack.prices[relic][rank]} gold, you have {s.gold}"
            refused.append(Refusal(name, why, "WEA-REN.1", option))
    return refused
