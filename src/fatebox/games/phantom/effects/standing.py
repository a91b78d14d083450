"""Standing: all that continuous text says for one player, added up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from fatebox.games.phantom.state.terms import Resource
from fatebox.kernel import Card

from .base import Static
from .filters import Filter, cards
from .statics import (
    Change,
    EnemyHealth,
    ForbidActivate,
    ForbidSpend,
    PlayDiscount,
    Quantity,
    ReadyLimit,
    SteadyCombatCost,
)


class Standing:
    """Changes, bans and discounts that hold for a player; the same cards in play give the same one."""

    __slots__ = ("bans", "barred", "changes", "discounts", "health", "ready_limit", "steady")

    def __init__(self, texts: Iterable[tuple[Card, Static]]) -> None:
        changes: dict[Quantity, int] = dict.fromkeys(get_args(Quantity), 0)
        bans: list[Filter] = []
        barred: list[Resource] = []
        discounts: list[tuple[Filter, int]] = []
        health: list[tuple[Card, EnemyHealth]] = []
        limits: list[int] = []
        self.steady = False
        """Effects cannot raise the combat cost."""
        for card, static in texts:
            match static:
                case Change():
                    changes[static.what] += static.by
                case ForbidActivate():
                    bans.append(cards(static.of))
                case ForbidSpend():
                    barred.append(static.resource)
                case PlayDiscount():
                    discounts.append((cards(static.of), static.by))
                case EnemyHealth():
                    health.append((card, static))
                case ReadyLimit():
                    limits.append(static.cards)
                case SteadyCombatCost():
                    self.steady = True
        self.changes = changes
        """The sum of the changes of each quantity."""
        self.bans = tuple(bans)
        """The cards that may not be activated."""
        self.barred = tuple(barred)
        """Resources that may not be spent."""
        self.discounts = tuple(discounts)
        """Cards that cost less to play, and the number of symbols that they cost less."""
        self.health = tuple(health)
        """Changes of the health of Enemies, and the cards that say so."""
        self.ready_limit = min(limits, default=None)
        """The most cards that are readied in the Recovery phase; None: all."""
