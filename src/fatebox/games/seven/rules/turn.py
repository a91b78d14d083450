"""The Quest Phase: action steps round and round, and how it ends (SEV-TURN)."""

from __future__ import annotations

from fatebox.games.seven import events
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.terms import QUEST, QUESTING, RECRUIT, SIN, TREASURE_TOP
from fatebox.kernel import PASS, LongDecision, Prompt, Rules

from .actions import OVER, act, step_options
from .checks import check
from .ending import end_by_cataclysms
from .instants import INSTANTS, USE, use_instant, with_instants

STEP = Prompt(
    "step",
    "SEV-TURN.3",
    always=True,  # whoever can do nothing sees that it is his step, and passes (SEV-TURN.8)
    default=lambda state, decision: PASS,
    final=(RECRUIT, QUEST, SIN, TREASURE_TOP, USE),  # R76: others could react, or a hidden card was seen
)


def begin(s: SevenState) -> str:
    """A turn begins with its Quest Phase (SEV-TURN.1, .10)."""
    s.turn += 1
    s.phase = QUESTING
    s.position = s.passes = s.asked = 0
    s.emit(events.Turn, s.turn, tuple(s.order), clause="SEV-TURN.1")
    return "window"


def step(s: SevenState) -> Rules[str]:
    """One hero player's chance to act: any instants, then one action or a pass (SEV-TURN.3, SEV-FREE.1)."""
    seat = s.order[s.position]
    answer = yield LongDecision(seat, STEP, step_options, s, s.players[seat])
    if answer == PASS:
        s.passes += 1
        if s.listener is not None:
            s.emit(events.Passed, seat, clause="SEV-TURN.5")
        return step_over(s)
    if answer[0] in INSTANTS:
        yield from use_instant(s, seat, answer)
        return check(s, "step")
    s.passes = 0  # even if it is cancelled (SEV-TURN.6)
    acting = act(s, seat, answer)
    if acting is not None and (yield from acting):
        return check(s, "sin.discard")
    s.declared = None
    then = check(s, OVER)
    return step_over(s) if then == OVER else then


def step_over(s: SevenState) -> str:
    """After a step: a finished row, the end of the phase, the next step (SEV-ACT.4 d and e, SEV-TURN.2)."""
    if s.open_spaces is None and s.row_finished():
        return "row.finished"
    if s.passes >= len(s.order):  # SEV-TURN.6
        return "phase.over"
    s.position += 1
    s.asked = 0
    if s.position == len(s.order):
        s.position = 0
        if s.unnamed is not None:
            return "unnamed"  # SEV-UNN.2: a round is complete
    able = s.with_instants
    if able is None:
        able = with_instants(s)
    return "window" if able and able != (s.order[s.position],) else "step"


def phase_over(s: SevenState) -> str | None:
    """The Quest Phase has ended: after the last cataclysm the game is lost (SEV-END.5, .6)."""
    s.emit(events.PhaseOver, clause="SEV-TURN.6")
    if s.doomed():
        end_by_cataclysms(s)
        return None
    s.asked = 0
    return "closing"
