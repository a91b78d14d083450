"""The Destiny deck and the row (PHA-DES)."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.destiny_deck import reshuffle
from fatebox.kernel import Card, Rules

from .instructions import follow, follow_text
from .lore import read_all


def reveal(s: PhantomState, number: int = 1) -> Rules[None]:
    """Reveal Destiny cards, one after the other, at the right end of the row (PHA-DES.6).

    In the Destiny phase a revealed card waits for its place in the row; at any other time it is resolved
    at once (R34).
    """
    for _ in range(number):
        if not s.destiny:
            yield from run_out(s)
        if not s.destiny:  # R30
            return
        card = s.destiny.pop(0)
        s.row.append(card)
        s.unsettle(card)
        s.fresh.append(card)
        if s.listener is not None:
            s.emit(events.Revealed, card, clause="PHA-DES.1")
        if s.phase != "destiny":
            yield from resolve(s, card)


def run_out(s: PhantomState) -> Rules[None]:
    """A card is needed from an empty Destiny deck: the Mission's text, or a reshuffle (PHA-DES.2, R29)."""
    mission = s.mission
    if mission in s.pack.moments[s.level].texts["empty"]:
        yield from follow_text(s, "empty", Cause(s.active, mission))
        yield from read_all(s)
    else:
        reshuffle(s)


def resolve(s: PhantomState, card: Card) -> Rules[None]:
    """Follow a row card's instructions, then its type line if it was revealed this turn (PHA-DES.3, .4).

    Enemies have none, unless their text says so (PHA-DES.5).
    """
    text = s.pack.moments[s.level].texts["destiny"].get(card)
    if text:
        yield from follow(s, text, Cause(s.active, card))
    if card not in s.fresh:  # placed, or gone by its own text
        return
    for icon in s.face(card).icons:  # left to right (R33)
        if icon == "reveal":
            yield from reveal(s)
        elif card in s.row:
            s.to_resolved(card, "PHA-DES.7")
