"""Reasons why something may not be done."""

from __future__ import annotations

from fatebox.games.fantos.rules.hiring import affordable, price
from fatebox.games.fantos.rules.items import NO_PAYER, TOO_POOR, Obstacle, ability_obstacle, labor_obstacle
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.terms import ACTION, HARVEST, HIRING
from fatebox.kernel import Refusal


def refusals(s: FantosState, seat: int) -> list[Refusal]:
    """The moves that the asked seat may not make now, and why."""
    if s.windows and s.segment == "window":
        return _item_refusals(s, seat)
    if s.segment == "fa.choose" and s.phase == ACTION:
        return _action_refusals(s, seat)
    if s.segment == "hire.choose" and s.phase == HIRING:
        return _hire_refusals(s, seat)
    return []


def _item_refusals(s: FantosState, seat: int) -> list[Refusal]:
    pack, citadel = s.pack, s.citadels[seat]
    refused = []
    for card in citadel.hand:
        usage = pack.labor[card]
        assert usage is not None
        obstacle = labor_obstacle(s, citadel, usage)
        if obstacle is NO_PAYER and usage.cost:
            why = f"needs an untasked Legacy with {usage.cost} Shard{'s' if usage.cost > 1 else ''}"
            obstacle = Obstacle(why, obstacle.clause)
        if obstacle is not None:
            refused.append(Refusal(pack.name(card), obstacle.why, obstacle.clause, ("play", card)))
    for legacy in citadel.legacies:
        for source in (legacy.card, *legacy.attached):
            usage = pack.ability[source]
            if usage is None:
                continue
            attached = None if source == legacy.card else source
            obstacle = ability_obstacle(s, legacy, usage, attached)
            if obstacle is TOO_POOR:
                kept = ", and one must stay" if usage.task else ""
                obstacle = Obstacle(
                    f"must spend {usage.spend} of {legacy.shards} Shards{kept}", obstacle.clause
                )
            if obstacle is not None:
                refused.append(Refusal(pack.name(source), obstacle.why, obstacle.clause, ("use", source)))
    return refused


def _action_refusals(s: FantosState, seat: int) -> list[Refusal]:
    citadel = s.citadels[seat]
    refused = []
    for name in ("harvest", "war", "tribute"):
        title, option = name.title(), ("declare", name)
        if name in s.attempted:
            refused.append(Refusal(title, "was attempted this turn", "FAN-ACT.4", option))
        elif name == HARVEST and s.zodraz >= 0:
            refused.append(Refusal(title, "is over since Zodraz appeared", "FAN-FIN.3", option))
        elif not citadel.free_for(name):
            refused.append(
                Refusal(title, "needs an untasked Legacy that can still be tasked to it", "FAN-ACT.8", option)
            )
    return refused


def _hire_refusals(s: FantosState, seat: int) -> list[Refusal]:
    citadel = s.citadels[seat]
    return [
        Refusal(
            s.pack.name(card),
            f"costs {price(s, citadel, card, s.hire_aid)} of your Reserve, which must keep 1",
            "FAN-HIR.6",
            ("hire", card),
        )
        for card in s.pool
        if not affordable(s, citadel, card, s.hire_aid)
    ]
