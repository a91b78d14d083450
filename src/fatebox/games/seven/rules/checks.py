"""The checks after everything that is complete (SEV-ACT.4).

A segment that has completed something ends with `check(s, then)`. The checks come first, whatever they
bring (a cataclysm halts the game, SEV-CAT.2), and then the game goes on with `then`. Mostly they bring
nothing: then the game goes on at once.
"""

from __future__ import annotations

from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.corruption import settle_sides
from fatebox.games.seven.state.terms import ARMOUR, OPEN, REGROUPING, SIN_PILE

from .cataclysms import begin_cataclysm
from .ending import game_over


def check(s: SevenState, then: str) -> str:
    """Run the checks, if any could bring something, then go on with `then`."""
    if s.seen:
        _turn_down(s)
    if (
        len(s.sin_discard) >= SIN_PILE
        or s.falling
        or s.armour >= ARMOUR
        or OPEN not in s.portals
        or s.phase == REGROUPING  # the last cataclysm ends the game only then
    ):
        s.after.append(then)
        return "check"
    return then


def _turn_down(s: SevenState) -> None:
    """Once an action is complete, nobody may look through the discard piles any more (SEV-DECK.10)."""
    for card in s.pack.on_boards.intersection(s.seen):
        if card in s.tavern.discard or card in s.store.discard:
            del s.seen[card]


def run_checks(s: SevenState) -> str | None:
    """The seventh sin, falls, the end of the game, in this order (SEV-ACT.4, R15).

    A full row and the end of the phase, (d) and (e), follow only after an action: see `turn.step_over`.
    """
    if s.seen:
        _turn_down(s)
    if s.cataclysm_due():
        return begin_cataclysm(s, "check", for_sins=True)
    if s.falling:
        settle_sides(s)
    if game_over(s):
        return None
    return s.after.pop()
