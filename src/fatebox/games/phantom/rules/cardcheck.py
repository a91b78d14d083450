"""Cardchecks: the symbols in the cost of a card that is turned up (PHA-CHK)."""

from __future__ import annotations

from fatebox.games.phantom.effects.procedures import Outcomes
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.terms import RESOURCES, WILD
from fatebox.kernel import Rules

from .instructions import follow
from .symbols import declare, put_away, turn_up


def cardcheck(s: PhantomState, outcomes: Outcomes, cause: Cause) -> Rules[None]:
    """Turn up a card and carry out each outcome whose symbol is in its cost (PHA-CHK.1, PHA-CHK.2)."""
    player = s.players[cause.seat]
    card = turn_up(s, player)
    if card is None:  # PHA-CHK.5
        return
    preferred = _helpful_first(outcomes) if WILD in s.face(card).cost else ()
    symbols = yield from declare(s, player, card, preferred)
    for symbol, effects in outcomes:
        if symbol in symbols:  # once, however often it is there (PHA-CHK.3)
            yield from follow(s, effects, cause)
    put_away(s, player, card)


def _helpful_first(outcomes: Outcomes) -> list[str]:
    """All resources: those that bring something good, those that bring nothing, those that harm."""
    harm = {symbol: effects[0].harms for symbol, effects in outcomes}
    asked = sorted(harm, key=lambda symbol: harm[symbol])
    helpful = [symbol for symbol in asked if not harm[symbol]]
    return [*helpful, *(r for r in RESOURCES if r not in harm), *(symbol for symbol in asked if harm[symbol])]
