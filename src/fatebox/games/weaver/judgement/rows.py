"""The rows that options lead to, as far as anybody can know them."""

from __future__ import annotations

from fatebox.games.weaver.rules.reading import ability_of, lay_card
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import SUIT_INDEX
from fatebox.kernel import Option


def tried(s: WeaverState) -> WeaverState:
    """A copy to lay rows on, which nobody listens to."""
    trial = s.copy()
    trial.listener = None
    return trial


def lay(trial: WeaverState, s: WeaverState, option: Option) -> None:
    """Lay the row that a play or an ability on a place leads to (WEA-REA.2, WEA-REL.5, .14).

    No card is turned up for the one that is played: nobody knows it yet.
    """
    trial.row, trial.rots, trial.knots = s.row[:], s.rots[:], s.knots[:]
    if option[0] == "use":
        ability_of(s, option[1], option[2]).effect.apply(trial, option[3])
        return
    _, suit, place = option
    lay_card(trial, s.tops[SUIT_INDEX[suit]][0], place)
