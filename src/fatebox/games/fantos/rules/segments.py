"""The segments of a game: the steps of the rulebook by name (FAN-TURN.1)."""

from __future__ import annotations

from collections.abc import Callable

from fatebox.games.fantos.state import FantosState, flow
from fatebox.kernel import Rules

from . import (
    action,
    duel,
    harvest,
    hiring,
    negotiation,
    secondary,
    trials,
    tribute,
    turn,
    votes,
    war,
    windows,
    winning,
)

Segment = Callable[[FantosState], Rules[str] | Rules[None] | str]


def guarded(run: Segment) -> Segment:
    """A step of a turn: it is not taken any more when the game or the turn has ended meanwhile.

    A Citadel can fall at any instant. What is being carried out is carried out; here, between two
    steps, the game ends (FAN-WIN.2, FAN-FIN.8) or the turn of the fallen does (FAN-ELIM.3).
    """

    def step(s: FantosState) -> Rules[str] | Rules[None] | str:
        if s.ending:
            return "finish"
        if not s.citadels[s.active].alive:
            return "turn.over"
        return run(s)

    return step


STEPS: dict[str, Segment] = {
    "setup.hire": hiring.setup_hire,
    # the mechanisms that all phases share
    "window": windows.window,
    "resolve": windows.resolve,
    "action.end": flow.end_action,
    "parley": negotiation.parley,
    "offer": negotiation.answer_offer,
    # Phase 1
    "turn.begin": turn.begin,
    "untask": turn.untask_all,
    "draw": turn.draw,
    "draw.buy": turn.buy,
    # Phase 2
    "fa.begin": action.begin,
    "fa.window": action.first_window,
    "fa.choose": action.choose,
    "fa.close": action.close,
    "harvest.declare": harvest.declare,
    "harvest.roll": harvest.roll_dice,
    "harvest.reroll": harvest.reroll_own,
    "harvest.score": harvest.gain,
    "war.declare": war.declare,
    "war.declared": war.declared,
    "war.defend": war.defend,
    "war.roll": war.roll_dice,
    "war.score": war.compare,
    "war.damage": war.pay_damage,
    "tribute.declare": tribute.declare,
    "tribute.declared": tribute.declared,
    "tribute.join": tribute.join,
    "special.nominate": tribute.nominate,
    "tribute.roll": tribute.roll_dice,
    "tribute.score": tribute.compare,
    "tribute.reward": tribute.allot,
    "tribute.after": tribute.after,
    # Phase 3
    "trials.begin": trials.begin,
    "trials.next": trials.next_draw,
    "trials.space": trials.make_space,
    "trials.remove": trials.choose_removal,
    "trials.draw": trials.draw,
    "trials.window": trials.reveal_window,
    "trials.effect": trials.take_effect,
    "trials.gone": trials.gone,
    "vote": votes.vote,
    # Phase 4
    "sec.begin": secondary.begin,
    "arena": secondary.arena,
    "sec.talk": secondary.talk,
    "sec.window": secondary.window,
    "duel.roll": duel.roll_dice,
    "duel.score": duel.compare,
    # Phase 5
    "hire.begin": hiring.begin,
    "hire.choose": hiring.choose,
    "hire.revealed": hiring.hire_revealed,
    # Phase 6
    "discard": turn.discard,
    "turn.end": turn.end,
    "turn.next": turn.next_turn,
}

SEGMENTS: dict[str, Segment] = {
    **{name: guarded(run) for name, run in STEPS.items()},
    "turn.over": turn.over,
    "finish": winning.finish,
}

ASKS_FIRST = frozenset({
    "window", "parley", "offer", "fa.choose", "harvest.declare", "war.declare", "war.defend", "tribute.join",
    "tribute.reward", "trials.remove", "vote", "arena", "hire.choose", "discard",
})  # fmt: skip
"""Those that change nothing before their first question."""
