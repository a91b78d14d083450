"""Losses: nobody gives anything away who could bear a loss that costs nothing (SEV-CAT.7)."""

from __future__ import annotations

from fatebox.games.seven.effects.base import Effect
from fatebox.games.seven.effects.choices import Either
from fatebox.games.seven.effects.resources import Lose
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.moves import stock
from fatebox.kernel import Decision, Option


def costly_losses(s: SevenState, decision: Decision) -> list[Option]:
    """Losses that cost something, while another one is of what a hero does not have (SEV-MGT.2)."""
    ways = next(e.ways for e in s.pack.box.cards[s.cataclysms[-1]].effects if isinstance(e, Either))
    free = [option for option in decision.options if _is_free(s, decision.seat, ways[option[1]])]
    return [option for option in decision.options if option not in free] if free else []


def _is_free(s: SevenState, seat: int, way: Effect) -> bool:
    return isinstance(way, Lose) and not stock(s.players[seat], way.what)
