"""The segments of a game: the phases of the rulebook by name (SEV-TURN.1, SEV-ACT.4)."""

from __future__ import annotations

from collections.abc import Mapping

from fatebox.games.seven.state import SevenState
from fatebox.kernel.definition import Segment

from . import actions, cataclysms, checks, completing, instants, regrouping, setup, turn, unnamed

SEGMENTS: Mapping[str, Segment[SevenState]] = {
    "setup.heroes": setup.choose_heroes,
    "check": checks.run_checks,
    # the Quest Phase
    "turn.begin": turn.begin,
    "window": instants.before_step,
    "step": turn.step,
    "sin.discard": actions.discard_played_sin,
    "step.over": turn.step_over,
    "unnamed": unnamed.unnamed_turn,
    "phase.over": turn.phase_over,
    "closing": instants.closing_window,
    # a finished row
    "row.finished": completing.row_finished,
    "draft.begin": completing.begin_draft,
    "draft": completing.draft,
    "row.armour": completing.receive_armour,
    "row.cataclysm": completing.row_cataclysm,
    "row.move": completing.move_rows,
    # cataclysms
    "cataclysm.ward": cataclysms.ask_wards,
    "cataclysm.strike": cataclysms.strike,
    # the Regrouping Phase
    "regroup.score": regrouping.score,
    "sins.draw": regrouping.draw,
    "sins.discard": regrouping.discard,
    "regroup.produce": regrouping.produce,
    "regroup.end": regrouping.end,
}
