"""Renovate (WEA-REN): buy relics, then store what shards the rank can hold (WEA-CLV)."""

from __future__ import annotations

from fatebox.games.weaver.events import Bought, Spilled
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import RANKS
from fatebox.kernel import DONE, Decision, Option, Prompt, Rules

BUY = Prompt("renovate.buy", "WEA-REN.1")


def renovate(s: WeaverState) -> Rules[str]:
    """One purchase, or the end of the round; any number of purchases is allowed (WEA-REN.1)."""
    affordable, option = purchases(s), DONE
    if affordable:
        option = yield Decision(0, BUY, [DONE, *affordable])
    if option == DONE:
        store_shards(s)
        return "refresh"
    buy(s, option[1])
    return "renovate"


def purchases(s: WeaverState) -> list[Option]:
    """The next rank of each relic that can be paid in full (WEA-REN.2, .3, WEA-REL.2, WEA-SUP.5)."""
    keys, prices, gold = s.pack.relic_keys, s.pack.prices, s.gold
    return [
        ("buy", keys[relic])
        for relic, rank in enumerate(s.relics)
        if rank < RANKS and prices[relic][rank + 1] <= gold
    ]


def buy(s: WeaverState, key: str) -> None:
    """Pay the full price and put the next rank on top (WEA-REN.3, WEA-REL.3)."""
    relic = s.pack.relic_keys.index(key)
    s.relics = s.relics.copy()
    s.relics[relic] += 1
    s.gold -= s.pack.prices[relic][s.relics[relic]]
    s.emit(Bought, key, s.relics[relic], clause="WEA-REN.1")


def store_shards(s: WeaverState) -> None:
    """Shards above the limit of the present rank are lost (WEA-REN.4, WEA-CLV.4)."""
    excess = s.shards - s.shard_limit()
    if excess > 0:
        s.shards -= excess
        s.emit(Spilled, excess, clause="WEA-REN.4")
