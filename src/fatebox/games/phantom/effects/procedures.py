"""Procedures of the rulebook that card text starts.

Effects are below the rules, yet some of them set a whole procedure going: damage, a reveal, a Cardcheck, more
text. They start it here by its name; `rules/procedures.py` says which function of the rules it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.pieces import Player
from fatebox.kernel import Rules

from .base import Effect

Outcomes: TypeAlias = Sequence[tuple[str, tuple[Effect, ...]]]
"""The outcomes of a Cardcheck from the top down: a symbol and what it brings."""


class Procedures:
    """The procedures by name."""

    follow: Callable[[PhantomState, Sequence[Effect], Cause], Rules[None]]
    """Carry out effects from the top line down (PHA-GEN.6)."""
    cardcheck: Callable[[PhantomState, Outcomes, Cause], Rules[None]]
    """Turn up a card and carry out the outcomes whose symbols it shows (PHA-CHK.1)."""
    take_damage: Callable[[PhantomState, Player, int], Rules[None]]
    """A player takes damage (PHA-DAM.1)."""
    reveal: Callable[[PhantomState, int], Rules[None]]
    """Reveal Destiny cards (PHA-DES.6)."""


PROCEDURES = Procedures()
