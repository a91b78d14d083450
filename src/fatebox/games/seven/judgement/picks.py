"""The last picks of a game: treasures of the last row, when only might still counts."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.seven.rules.completing import NEXT, PICK
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.terms import ARMOUR, MIGHT
from fatebox.kernel import Decision, Option

from .treasures import gain_of


def last_options(s: SevenState, decision: Decision) -> Sequence[Option]:
    """The picks worth trying while the last row is completed: most might, or either quest first (SEV-END.4).

    Might is also what a rival is kept from. The seventh piece of the armor comes right after these.
    """
    if s.armour + 1 < ARMOUR or decision.prompt not in (NEXT, PICK):
        return ()
    return decision.options if decision.prompt == NEXT else most_mighty(s, decision.options)[:1]


def idle_picks(s: SevenState, decision: Decision) -> list[Option]:
    """Treasures with less might than another one, when the armor is about to be decided (SEV-END.1, .4)."""
    if s.armour + 1 < ARMOUR or not s.mighty():
        return []
    best = most_mighty(s, decision.options)
    return [option for option in decision.options if option not in best]


def most_mighty(s: SevenState, options: Sequence[Option]) -> list[Option]:
    """The picks that bring most might; all of them if none brings any."""
    might = {option: _might(s, option) for option in options}
    most = max(might.values())
    return [option for option, amount in might.items() if amount == most]


def _might(s: SevenState, option: Option) -> int:
    gain = gain_of(s, option[-1])
    return gain.amount if gain is not None and gain.what == MIGHT else 0
