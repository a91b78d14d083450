"""Sense among rivals: nobody shields one, makes the mightiest mightier, or strikes a hero far behind."""

from __future__ import annotations

from fatebox.games.seven.effects.base import Effect
from fatebox.games.seven.effects.holdings import Turn
from fatebox.games.seven.effects.resources import Gain, Lose
from fatebox.games.seven.effects.table import Neutralise
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Declared
from fatebox.games.seven.state.terms import ARTIFACT, MIGHT, NOBODY, SIN
from fatebox.kernel import PASS, Option

FAR = 10
"""The might that a hero lacks who is no danger, compared with the mightiest."""
HARM = (Lose, Turn, Neutralise)
"""Effects on a named hero that give nothing to whoever uses them."""


def shields(s: SevenState, seat: int, options: list[Option]) -> list[Option]:
    """Reactions to a sin that only harms a rival (SEV-RCT.1)."""
    declared = s.declared
    if declared is None or declared.kind != SIN or declared.target in (NOBODY, seat):
        return []
    harms = isinstance(_effects(s, declared)[0], HARM)
    return [option for option in options if option != PASS] if harms else []


def misplaced(s: SevenState, declared: Declared, options: list[Option]) -> list[Option]:
    """Heroes who should not be named where might is lost or given (SEV-SIN.1, SEV-ART.3).

    A blow is not for a hero far behind another one, a gift not for the mightiest. The fallen do not count:
    their might wins nothing (SEV-COR.18).
    """
    if declared.kind not in (SIN, ARTIFACT):
        return []
    effects = _effects(s, declared)
    ranks = {option: _rank(s, option[1]) for option in options}
    most, least = max(ranks.values()), min(ranks.values())
    if any(isinstance(effect, Lose) and effect.what == MIGHT for effect in effects):
        return [option for option, rank in ranks.items() if rank <= most - FAR]
    if least < most and any(_gives_might(effect) for effect in effects):
        return [option for option, rank in ranks.items() if rank == most]
    return []


def _effects(s: SevenState, declared: Declared) -> tuple[Effect, ...]:
    """The effects of a sin or an artifact."""
    assert declared.card is not None
    design = s.pack.box.cards[declared.card]
    found: tuple[Effect, ...] = (
        design.functions[declared.number].effects if declared.kind == SIN else design.effects
    )
    return found


def _gives_might(effect: Effect) -> bool:
    return isinstance(effect, Gain) and effect.what == MIGHT and effect.who == "target"


def _rank(s: SevenState, seat: int) -> int:
    """A hero's might, as far as it may win him the game."""
    player = s.players[seat]
    return 0 if player.corrupted else player.might
