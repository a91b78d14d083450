"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from fatebox.games.seven.effects.choices import CORRUPTION, SIN
from fatebox.games.seven.effects.lasting import BonusGift
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.terms import FALL, GIFTS, OPEN, PORTAL
from fatebox.kernel import DONE, Decision, Option

FREE_GIFTS = ("effect.take_gifts", "effect.steal_gifts")
"""Gifts that cost nothing more, from the pools or from another hero (R79)."""


def senseless(s: SevenState, decision: Decision) -> list[Option]:
    """Fewer gifts than there are for nothing (SEV-SIN.1), a fall that a sin card averts (SEV-COR.3).

    And actions that win nothing, or win the game for somebody else.
    """
    if decision.prompt.id in FREE_GIFTS:
        return [DONE] if len(decision.options) > 1 else []
    if decision.prompt.id == "demand.penalty" and SIN in decision.options:
        return [CORRUPTION] if s.players[decision.seat].corruption == FALL - 1 else []
    if decision.prompt.id == "step":
        return _last_portal(s, decision.seat, decision.options) or _no_gifts(s, decision)
    return []


def _last_portal(s: SevenState, seat: int, options: list[Option]) -> list[Option]:
    """The last portal: it is closed by whoever wins with it, and by nobody who hands the game to another.

    The hero with most markers on portals wins (SEV-END.8); ties are left to judgment.
    """
    if s.portals.count(OPEN) != 1:
        return []
    closing = [option for option in options if option[0] == PORTAL]
    own = s.seals(seat) + 1
    most = max(s.seals(other.seat) for other in s.players if other.seat != seat)
    if not closing or own == most:
        return []
    return closing if own < most else [option for option in options if option not in closing]


def _no_gifts(s: SevenState, decision: Decision) -> list[Option]:
    """A turn of a character whose gifts have run out in the pools (SEV-GFT.5)."""
    if 0 not in s.pools or any(bonus.when == "tap" for bonus in s.standing(decision.seat, BonusGift)):
        return []
    return [option for option in decision.options if option[0] == GIFTS and not _gives(s, option[1])]


def _gives(s: SevenState, card: int) -> bool:
    return any(grant and pool for grant, pool in zip(s.pack.grants[card], s.pools, strict=True))
