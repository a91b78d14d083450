"""Questions as messages about this very situation: `prompt-<id>` with its arguments; windows say
`window-<kind>`, and `window-react` while an item waits."""

from __future__ import annotations

from collections.abc import Callable

from fatebox.games.fantos.effects.base import Effect
from fatebox.games.fantos.rules.scores import score
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Action, Item
from fatebox.games.fantos.state.terms import DUEL, HARVEST, LABOR, ROLLED, TRIBUTE, WAR
from fatebox.kernel import Card, Decision
from fatebox.kernel.messages import CardName, Message, SeatName, Value, cards, key_of

from .targets import NAMES_A_CITADEL

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
    return Message(key, **(arguments(s) if arguments else {}))


def _waiting(s: FantosState, item: Item) -> Arguments:
    """The item on top of those that wait: who plays it, and at whom or what it is aimed."""
    aimed = bool(item.numbers) and isinstance(_effect(s, item), NAMES_A_CITADEL)
    return {
        "seat": SeatName(item.seat),
        "card": CardName(item.source),
        "kind": "labor" if item.kind == LABOR else "ability",
        "aim": "cards" if item.cards else "seat" if aimed else "none",
        "targets": cards(item.cards),
        "target": SeatName(item.numbers[0]) if aimed else None,
    }


def _effect(s: FantosState, item: Item) -> Effect | None:
    """The first effect of an item: only that can have targets."""
    usage = (s.pack.labor if item.kind == LABOR else s.pack.ability)[item.source]
    return None if usage is None else usage.first


def _action(s: FantosState) -> Action:
    return s.actions[-1]


def _declared(s: FantosState) -> Arguments:
    """The action that was declared, and on whom War is made."""
    action = _action(s)
    if action.kind == WAR and len(action.sides) == WAR_SIDES:
        return {"form": WAR, "seat": SeatName(action.seat), "target": SeatName(action.sides[1].seat)}
    if action.kind not in (HARVEST, TRIBUTE):
        return {"form": "other"}
    return {"form": "action", "seat": SeatName(action.seat), "action": Message(key_of("word", action.kind))}


def _fighters(action: Action, side: int) -> list[Card]:
    return [part.card for part in action.sides[side].parts if part.card is not None]


def _joined(s: FantosState) -> Arguments:
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


def _rolled(s: FantosState) -> Arguments:
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


def _over(s: FantosState) -> Arguments:
    """The action that is over, and whose it was."""
    action = _action(s)
    return {"seat": SeatName(action.seat), "action": Message(key_of("word", action.kind))}


def _drawn(s: FantosState) -> Arguments:
    """The Trial that was drawn last: Zodraz is in play at once, the others are revealed."""
    return {"card": CardName(s.drawn[-1])}


def _turn(s: FantosState) -> Arguments:
    return {"seat": SeatName(s.active)}


def _attack(s: FantosState) -> Arguments:
    action = _action(s)
    return {"seat": SeatName(action.seat), "cards": cards(_fighters(action, 0))}


def _nominee(s: FantosState) -> Arguments:
    action = _action(s)
    card = action.sides[0].parts[0].card
    return {"seat": SeatName(action.seat), "card": None if card is None else CardName(card)}


def _amount(s: FantosState) -> Arguments:
    return {"amount": _action(s).amount}


def _trial(s: FantosState) -> Arguments:
    return {"card": CardName(s.revealed[0])}


def _offer(s: FantosState) -> Arguments:
    assert s.offer is not None
    return {"seat": SeatName(s.offer.seat)}


ARGUMENTS: dict[str, Callable[[FantosState], Arguments]] = {
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
    "war.damage": _amount,
    "tribute.reward": _amount,
    "tribute.challenge": _nominee,
    "hire.choose": lambda s: {"reserve": s.citadels[s.active].reserve},
    "deal.answer": _offer,
}
"""Questions that speak of the situation."""
