"""Attached Labor that lets its bearer spend before it is tasked to fight (THACKO, FAN-CARD.19, D24)."""

from __future__ import annotations

from collections.abc import Iterable

from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.moves import move
from fatebox.games.fantos.state.pieces import Action, Bonus, Legacy
from fatebox.kernel import Card, Decision, Prompt, Rules

CHARGE = Prompt("charge.spend", "FAN-CARD.19")
ITEM_CHARGE = Prompt("charge.item", CHARGE.clause, secret=True)
"""Asked while an item is being chosen, of which others learn nothing before it is played (FAN-RES.14)."""


def ask_charges(
    s: FantosState, legacy: Legacy, left: int, prompt: Prompt = CHARGE
) -> Rules[tuple[Card, ...]]:
    """Ask for which attached Labor the Legacy spends; it must keep a Shard (FAN-LEG.17)."""
    chosen = []
    for labor in legacy.attached:
        charge = s.pack.traits[labor].charge
        if charge is not None and left > charge.cost:
            answer = yield Decision(legacy.seat, prompt, [("keep",), ("charge", labor)])
            if answer[0] == "charge":
                left -= charge.cost
                chosen.append(labor)
    return tuple(chosen)


def spend_charges(s: FantosState, legacy: Legacy, charges: Iterable[Card]) -> None:
    """Pay for the chosen ones, before the tasking."""
    for labor in charges:
        charge = s.pack.traits[labor].charge
        assert charge is not None
        move(s, legacy, None, charge.cost, "FAN-CARD.19")


def count_charges(s: FantosState, action: Action, legacy: Legacy, charges: Iterable[Card]) -> None:
    """The bearer counts more in this action, as long as the Labor stays attached (R82)."""
    for labor in charges:
        charge = s.pack.traits[labor].charge
        assert charge is not None
        if labor in legacy.attached:  # it may have been cancelled while a DUEL card waited
            action.bonuses.append(Bonus(source=labor, on=legacy.card, amount=charge.amount))
