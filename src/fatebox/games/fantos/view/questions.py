"""Questions as messages about this very situation: `prompt-<id>` with its arguments; windows say
`window-<kind>`, and `window-react` while an item waits."""

from __future__ import annotations

from collections.abc import Callable

from fatebox.games.fantos.effects.base import Aiming
from fatebox.games.fantos.effects.standing import FreeDuels, PaidUntask, SellCards, TrialEffect
from fatebox.games.fantos.effects.words import shards
from fatebox.games.fantos.rules.hiring import price
from fatebox.games.fantos.rules.scores import score
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Action, Item
from fatebox.games.fantos.state.terms import DUEL, HARVEST, LABOR, ROLLED, TRIBUTE, WAR
from fatebox.kernel import Card, Decision
from fatebox.kernel.messages import CardName, Message, SeatName, Value, cards, key_of

from .targets import first_effect

Arguments = dict[str, Value]
WAR_SIDES = 2
"""The sides of a War whose defender is known."""


def question(s: FantosState, decision: Decision) -> Message:
    """The question, with everything needed to answer it."""
    name = decision.prompt.id.removesuffix(".react")
    if name != decision.prompt.id and s.stack:
        return Message("window-react", **_waiting(s, s.stack[-1]))
    arguments = ARGUMENTS.get(name)
    key = key_of(name) if name.startswith("window.") else decision.prompt.key
    return Message(key, **(arguments(s, decision) if arguments else {}))


def _waiting(s: FantosState, item: Item) -> Arguments:
    """The item on top of those that wait: who plays it, and at whom or what it is aimed."""
    targets, target = first_effect(s.pack, item.source, item.kind).aimed_at((item.cards, item.numbers))
    return {
        "seat": SeatName(item.seat),
        "card": CardName(item.source),
        "kind": "labor" if item.kind == LABOR else "ability",
        "aim": "cards" if targets else "none" if target is None else "seat",
        "targets": cards(targets),
        "target": None if target is None else SeatName(target),
    }


def _action(s: FantosState) -> Action:
    return s.actions[-1]


def _declared(s: FantosState, _: Decision) -> Arguments:
    """The action that was declared, and on whom War is made."""
    action = _action(s)
    if action.kind == WAR and len(action.sides) == WAR_SIDES:
        return {"form": WAR, "seat": SeatName(action.seat), "target": SeatName(action.sides[1].seat)}
    if action.kind not in (HARVEST, TRIBUTE):
        return {"form": "other"}
    return {"form": "action", "seat": SeatName(action.seat), "action": Message(key_of("word", action.kind))}


def _fighters(action: Action, side: int) -> list[Card]:
    return [part.card for part in action.sides[side].parts if part.card is not None]


def _joined(s: FantosState, _: Decision) -> Arguments:
    """The sides of an action, before the dice are rolled."""
    action = _action(s)
    if action.kind != WAR or len(action.sides) != WAR_SIDES:
        nominees = [card for side in range(len(action.sides)) for card in _fighters(action, side)]
        return {"form": "other", "attackers": cards(nominees)}
    defenders = _fighters(action, 1)
    return {
        "form": WAR if defenders else "bare",
        "attackers": cards(_fighters(action, 0)),
        "defenders": cards(defenders),
        "target": SeatName(action.sides[1].seat),
    }


def _rolled(s: FantosState, _: Decision) -> Arguments:
    """The Scores of a War, a Duel or a Harvest as they stand."""
    action = _action(s) if s.actions else None
    if action is None or action.kind not in (WAR, HARVEST, DUEL) or action.stage != ROLLED:
        return {"form": "other"}
    attack = score(s, action, 0)
    if action.kind == HARVEST:
        return {"form": HARVEST, "seat": SeatName(action.seat), "attack": attack}
    scores: Arguments = {"form": action.kind, "attack": attack, "defense": score(s, action, 1)}
    if action.kind == WAR:
        return scores
    return scores | {"attackers": cards(_fighters(action, 0)), "defenders": cards(_fighters(action, 1))}


def _over(s: FantosState, _: Decision) -> Arguments:
    """The action that is over, and whose it was."""
    action = _action(s)
    return {"seat": SeatName(action.seat), "action": Message(key_of("word", action.kind))}


def _drawn(s: FantosState, _: Decision) -> Arguments:
    """The Trial that was drawn last: Zodraz is in play at once, the others are revealed."""
    return {"card": CardName(s.drawn[-1])}


def _turn(s: FantosState, _: Decision) -> Arguments:
    return {"seat": SeatName(s.active)}


def _attack(s: FantosState, _: Decision) -> Arguments:
    action = _action(s)
    return {"seat": SeatName(action.seat), "cards": cards(_fighters(action, 0))}


def _nominee(s: FantosState, _: Decision) -> Arguments:
    action = _action(s)
    card = action.sides[0].parts[0].card
    return {"seat": SeatName(action.seat), "card": None if card is None else CardName(card)}


def _amount(s: FantosState, _: Decision) -> Arguments:
    return {"amount": _action(s).amount}


def _trial(s: FantosState, _: Decision) -> Arguments:
    return {"card": CardName(s.revealed[0])}


def _offer(s: FantosState, _: Decision) -> Arguments:
    assert s.offer is not None
    return {"seat": SeatName(s.offer.seat)}


# --- questions of cards ------------------------------------------------------------------------------


def _aiming(s: FantosState, decision: Decision) -> Arguments:
    """The card that is being played, or the Legacy that challenges without one."""
    return {"card": CardName(_asking(decision).card)}


def _asking(decision: Decision) -> Aiming:
    assert isinstance(decision.about, Aiming)
    return decision.about


def _aimed_at_legacy(s: FantosState, decision: Decision) -> Arguments:
    """The card, what it does to the Legacy, and the Shards in it."""
    card, effect = _asking(decision)
    purpose = "duel" if effect is None else str(effect.__struct_config__.tag)
    return {"card": CardName(card), "purpose": purpose, "shards": shards(getattr(effect, "amount", 0))}


def _aimed_amount(s: FantosState, decision: Decision) -> Arguments:
    """The card, and the amount in it."""
    card, effect = _asking(decision)
    return {"card": CardName(card), "amount": getattr(effect, "amount", 0)}


def _payment(s: FantosState, decision: Decision) -> Arguments:
    card = _asking(decision).card
    cost = s.pack.labor_cost[card]
    return {"card": CardName(card), "amount": cost, "cost": shards(cost)}


def _charge(s: FantosState, decision: Decision) -> Arguments:
    """The attached Labor, its bearer, and what it costs and adds."""
    labor = decision.options[-1][1]
    charge = s.pack.traits[labor].charge
    bearer = next(legacy.card for legacy in s.all_hired() if labor in legacy.attached)
    assert charge is not None
    return {
        "card": CardName(labor),
        "legacy": CardName(bearer),
        "cost": shards(charge.cost),
        "amount": charge.amount,
    }


def _resolving(s: FantosState, _: Decision) -> Arguments:
    """The card that is being resolved."""
    assert s.resolving is not None
    return {"card": CardName(s.resolving.source)}


def _spied(s: FantosState, decision: Decision) -> Arguments:
    """The card that is being resolved, and whose hand it shows."""
    assert s.resolving is not None
    return _resolving(s, decision) | {"seat": SeatName(s.resolving.numbers[0])}


def _acting_trial(s: FantosState, _: Decision) -> Arguments:
    """The Trial that is resolved at once, or that acts now at the end of the turn (FAN-DSC.2)."""
    if s.revealed:
        return {"card": CardName(s.revealed[0])}
    acting = [card for card in s.trials if s.pack.box.cards[card].acts == "end of turn"]
    return {"card": CardName(acting[s.position])}


def _lasting(kind: type[TrialEffect]) -> Callable[[FantosState, Decision], Arguments]:
    """The Trial in play with such an effect."""

    def found(s: FantosState, _: Decision) -> Arguments:
        effects = s.pack.trial_effects
        trial = next(card for card in s.trials if any(isinstance(each, kind) for each in effects[card]))
        return {"card": CardName(trial)}

    return found


def _reroll(s: FantosState, decision: Decision) -> Arguments:
    card = decision.options[-1][1]
    die = next(part.die for part in _action(s).sides[0].parts if part.card == card)
    return {"card": CardName(card), "die": die}


def _to_hire(s: FantosState, decision: Decision) -> Arguments:
    """The Legacy that may be hired or revived, and its price."""
    card: Card = decision.options[0][1]
    aid = s.hire_aid if decision.prompt.id == "hire.revealed" else 0
    return {"card": CardName(card), "cost": shards(price(s, s.active_citadel(), card, aid))}


ARGUMENTS: dict[str, Callable[[FantosState, Decision], Arguments]] = {
    "window.ph1": _turn,
    "window.fa0": _turn,
    "window.decl": _declared,
    "window.join": _joined,
    "window.roll": _rolled,
    "window.after": _over,
    "window.tr1": _drawn,
    "window.hire": _turn,
    "window.end": _turn,
    "vote.cast": _trial,
    "vote.tie": _trial,
    "war.defenders": _attack,
    "war.attackers": lambda _, decision: {"seat": SeatName(decision.about)},
    "war.damage": _amount,
    "tribute.reward": _amount,
    "tribute.challenge": _nominee,
    **dict.fromkeys(("setup.hire", "hire.choose"), lambda s, _: {"reserve": s.active_citadel().reserve}),
    "deal.answer": _offer,
    "deal.pay": _offer,
    "labor.payer": _payment,
    **dict.fromkeys(("target.legacy", "target.legacies"), _aimed_at_legacy),
    **dict.fromkeys(("target.recipient", "target.citadel", "votes.citadel"), _aimed_amount),
    **dict.fromkeys(
        ("target.cancel", "target.score", "target.die", "duel.challenger", "war.redirect", "trials.choose"),
        _aiming,
    ),
    "spy.citadel": _aiming,
    **dict.fromkeys(("charge.spend", "charge.item"), _charge),
    **dict.fromkeys(
        ("recycle.cards", "recover.card", "pool.arrange", "trials.arrange", "target.richest"), _resolving
    ),
    **dict.fromkeys(("move.reserve", "move.share"), _resolving),
    "spy.discard": _spied,
    **dict.fromkeys(("levy.poorest", "plague.legacy", "cull.legacy"), _acting_trial),
    "arena.challenge": _lasting(FreeDuels),
    "untask.pay": _lasting(PaidUntask),
    "draw.buy": _lasting(SellCards),
    "harvest.reroll": _reroll,
    **dict.fromkeys(("hire.revealed", "hire.revive"), _to_hire),
}
"""Questions that speak of the situation."""
