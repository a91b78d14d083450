"""Reasons why something may not be done."""

from __future__ import annotations

from fatebox.games.fantos.rules.hiring import affordable, price
from fatebox.games.fantos.rules.items import Obstacle, ability_obstacle, labor_obstacle
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.terms import ACTION, HARVEST, HIRING
from fatebox.kernel import Card, Refusal
from fatebox.kernel.messages import CardName, Message, Value

from .labels import action_word


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
        if obstacle is not None:
            refused.append(_refusal("play", card, obstacle, cost=usage.cost))
    for legacy in citadel.legacies:
        for source in (legacy.card, *legacy.attached):
            usage = pack.ability[source]
            if usage is None:
                continue
            attached = None if source == legacy.card else source
            obstacle = ability_obstacle(s, legacy, usage, attached)
            if obstacle is not None:
                given = {"spend": usage.spend, "shards": legacy.shards, "task": bool(usage.task)}
                refused.append(_refusal("use", source, obstacle, **given))
    return refused


def _refusal(verb: str, card: Card, obstacle: Obstacle, **arguments: Value) -> Refusal:
    why = Message(obstacle.why, **arguments)
    return Refusal(Message("label-card", card=CardName(card)), why, obstacle.clause, (verb, card))


def _action_refusals(s: FantosState, seat: int) -> list[Refusal]:
    citadel = s.citadels[seat]
    refused = []
    for name in ("harvest", "war", "tribute"):
        title, option = action_word(name), ("declare", name)
        if name in s.attempted:
            refused.append(Refusal(title, Message("refusal-attempted"), "FAN-ACT.4", option))
        elif name == HARVEST and s.zodraz >= 0:
            refused.append(Refusal(title, Message("refusal-no-harvest"), "FAN-FIN.3", option))
        elif not citadel.free_for(name):
            refused.append(Refusal(title, Message("refusal-nobody-free"), "FAN-ACT.8", option))
    return refused


def _hire_refusals(s: FantosState, seat: int) -> list[Refusal]:
    citadel = s.citadels[seat]
    return [
        Refusal(
            Message("label-card", card=CardName(card)),
            Message(
                "refusal-unaffordable",
                price=price(s, citadel, card, s.hire_aid),
                reserve=citadel.reserve,
            ),
            "FAN-HIR.6",
            ("hire", card),
        )
        for card in s.pool
        if not affordable(s, citadel, card, s.hire_aid)
    ]
