"""Default answers on time-out, where they are not the first option."""

from __future__ import annotations

from fatebox.kernel import DONE, Decision, Option

from .table import SevenState


def enough(s: SevenState, decision: Decision) -> Option:
    """No more than has been chosen, if that is possible (D10)."""
    return DONE if DONE in decision.options else decision.options[0]


def dearest_space(s: SevenState, decision: Decision) -> Option:
    """The space with the card that costs most (D20)."""

    def cost(option: Option) -> int:
        space = (s.tavern if option[1] == "tavern" else s.store).spaces[option[2]]
        return s.pack.cost[space.card[0]] if space.card else -1

    return max(decision.options, key=cost)


def cheapest_card(s: SevenState, decision: Decision) -> Option:
    """The card that costs least (D21)."""
    return min(decision.options, key=lambda option: s.pack.cost[option[1]])


def last(s: SevenState, decision: Decision) -> Option:
    """The last option, such as the sin drawn last (D19)."""
    return decision.options[-1]
