"""Warnings about an option: a Legacy that would spend its last Shard is discarded."""

from __future__ import annotations

from fatebox.games.fantos.content import FantosPack
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.terms import UNTASKED
from fatebox.kernel import Card, Option, View
from fatebox.kernel.messages import CardName, Message


def warning(view: View, pack: FantosPack, option: Option) -> Message | None:
    """Playing Labor or using an ability with the last Shard of a Legacy (FAN-LAB.5, FAN-LEG.18)."""
    if option[0] == "play":
        return _last_payer(FantosState.from_view(view, pack), view["seat"], option[1])
    return _last_spend(FantosState.from_view(view, pack), option[1]) if option[0] == "use" else None


def _last_payer(s: FantosState, seat: int, card: Card) -> Message | None:
    """Only Legacies that would be exhausted by it can pay."""
    cost = s.pack.labor_cost[card]
    own = [legacy for legacy in s.citadels[seat].legacies if legacy.state == UNTASKED]
    if not cost or any(legacy.shards > cost for legacy in own):
        return None
    return Message("warning-last-payer")


def _last_spend(s: FantosState, source: Card) -> Message | None:
    legacy, usage = s.legacy(source), s.pack.ability[source]
    if legacy is None or usage is None or not usage.spend or legacy.shards > usage.spend:
        return None
    return Message("warning-last-shard", card=CardName(source))
