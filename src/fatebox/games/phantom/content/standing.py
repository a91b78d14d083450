"""Standing: the numbers of a Legend board and all that continuous text says for its player, added up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, get_args

from fatebox.games.phantom.effects.base import Static
from fatebox.games.phantom.effects.filters import Filter, cards
from fatebox.games.phantom.effects.statics import (
    Change,
    EnemyHealth,
    ForbidActivate,
    ForbidSpend,
    PlayDiscount,
    Quantity,
    ReadyLimit,
    SteadyCombatCost,
)
from fatebox.games.phantom.state.terms import Resource
from fatebox.kernel import Card

from .designs import Board


class Standing:
    """Limits, costs, bans and discounts that hold for a player; the same cards in play give the same one."""

    __slots__ = (
        "banned", "barred", "combat_cost", "combat_start", "discounts", "hand_limit", "health", "means",
        "ready_limit", "resource_limit",
    )  # fmt: skip

    def __init__(
        self, board: Board, texts: Iterable[tuple[Card, Static]], forbidden: Mapping[str, frozenset[Card]]
    ) -> None:
        changes: dict[Quantity, int] = dict.fromkeys(get_args(Quantity), 0)
        banned: frozenset[Card] = frozenset()
        barred: list[Resource] = []
        discounts: list[tuple[Filter, int]] = []
        health: list[tuple[Card, EnemyHealth]] = []
        limits: list[int] = []
        steady = False
        for card, static in texts:
            match static:
                case Change():
                    changes[static.what] += static.by
                case ForbidActivate():
                    banned |= forbidden[static.of]
                case ForbidSpend():
                    barred.append(static.resource)
                case PlayDiscount():
                    discounts.append((cards(static.of), static.by))
                case EnemyHealth():
                    health.append((card, static))
                case ReadyLimit():
                    limits.append(static.cards)
                case SteadyCombatCost():
                    steady = True
        self.hand_limit = max(1, board.hand_limit + changes["hand_limit"])
        """Cards to draw up to (PHA-PRE.1); never below 1 (R14)."""
        self.resource_limit = max(0, board.resource_limit + changes["resource_limit"])
        """Resources to keep at most (PHA-CLN.3); never below 0 (R14)."""
        self.combat_start = max(0, board.base_combat + changes["base_combat"]) + changes["combat"]
        """The base Combat value, and what is added to every one (PHA-COM.2)."""
        printed = len(board.combat_cost)
        cost = max(0, printed + changes["combat_cost"])
        self.combat_cost = min(cost, printed) if steady else cost
        """Resources of any kind that combat costs (PHA-COM.1): the printed number, or another."""
        self.banned = banned
        """The Player cards that may not be activated (PHA-DAM.3)."""
        self.barred = tuple(barred)
        """Resources that may not be spent."""
        self.discounts = tuple(discounts)
        """Cards that cost less to play, and the number of symbols that they cost less."""
        self.health = tuple(health)
        """Changes of the health of Enemies, and the cards that say so."""
        self.ready_limit = min(limits, default=None)
        """The most cards that are readied in the Recovery phase; None: all."""
        self.means: dict[tuple[int, ...], Any] = {}
        """By resources at hand what a player can do with them; the rules note it when it is first asked."""
