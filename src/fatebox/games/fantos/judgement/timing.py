"""Sense of time: what comes to nothing because it is done too early or too late."""

from __future__ import annotations

from fatebox.games.fantos.effects.standing import PaidUntask, standing
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Legacy
from fatebox.games.fantos.state.terms import (
    ACTION,
    DECLARED,
    END,
    HARVEST,
    STAT_OF,
    STATS,
    TASKED,
    TR0,
    TR1,
    TRIBUTE,
    WAR,
)
from fatebox.kernel import Card

VOTES_AND_TRIALS = (TR0, TR1)
"""Windows in which a Legacy may count although nobody acts: for a vote, or in a Special Tribute."""


def last_actions(s: FantosState) -> tuple[int, ...] | None:
    """The Citadels that still have an action phase in the final round, or none before it (FAN-FIN.7)."""
    return next((timer.waiting for timer in s.timers if s.pack.final_round[timer.card]), None)


def is_idle(s: FantosState, seat: int, legacy: Legacy) -> bool:
    """Whether a rival's Legacy has nothing to do before it would be ready again (FAN-TASK.5, FAN-DIS.5).

    It is the turn of a third Citadel, the end of one's own turn, or the rival's own turn comes next;
    nobody acts, and it has no ability to be tasked for. Whoever means to attack it can wait. Or it is tasked,
    so that all it could use is an ability that only costs Shards. Its title and its Labor are lost if it is
    disabled, which may be worth it.
    """
    if s.stack or any(action.open for action in s.actions) or legacy.attached or s.reigning == legacy.card:
        return False
    ability = s.pack.ability[legacy.card]
    if legacy.state == TASKED:
        return ability is None or ability.task
    if untasks_anyway(s, legacy.seat):
        return ability is None or not ability.task or ability.phase != 0  # an instant could be used now
    if s.active == legacy.seat or not s.windows or s.windows[-1].kind in VOTES_AND_TRIALS:
        return False
    if s.active == seat and s.windows[-1].kind != END:
        return False
    return ability is None or not ability.task


def stays_disabled(s: FantosState, seat: int) -> bool:
    """Whether a Citadel has no turn to come, so that a disabled Legacy will not count (FAN-WIN.1).

    Legacies are restored at the beginning of the next turn (FAN-DIS.5). A Citadel in its last turn, or past
    its last action, has none (FAN-FIN.7).
    """
    waiting = last_actions(s)
    return waiting is not None and (seat not in waiting or (s.active == seat and s.phase <= ACTION))


def untasks_anyway(s: FantosState, seat: int) -> bool:
    """Whether a Citadel's turn comes next, in which its Legacies are untasked for nothing (FAN-UNT.1)."""
    return (
        bool(s.windows)
        and s.windows[-1].kind == END
        and s.left_of(s.active) == seat
        and not standing(s, PaidUntask)
    )


def comes_too_late(s: FantosState, seat: int, labor: Card) -> bool:
    """Whether Labor to attach is of no more use in the final round (FAN-FIN.3).

    There are no more Harvests and votes, and whoever has had its last action starts no more fights but Duels.
    """
    waiting = last_actions(s)
    if waiting is None or s.pack.ability[labor] is not None:
        return False
    traits = s.pack.traits[labor]
    if traits.charge is not None:
        citadel = s.citadels[seat]
        return seat not in waiting and not any(
            s.pack.starts_duel[card] for card in (*citadel.hand, *citadel.tableau)
        )
    _, war, tribute = traits.stats
    return not (traits.shield or war or tribute)


def stats_to_come(s: FantosState, seat: int) -> tuple[int, ...]:
    """The Stats that an untasked Legacy of a Citadel may still need in this turn, as far as can be seen.

    Its own action is still to come, or it is about to defend itself or to challenge (FAN-ACT.1, FAN-WAR.3,
    FAN-TRB.2). On the turn of another Citadel there is time until then.
    """
    every = tuple(range(len(STATS)))
    action = s.open_action(WAR, TRIBUTE, HARVEST)
    if action is None:
        return every if s.active == seat and s.actions_left > 0 else ()
    if action.seat == seat:
        return every if s.actions_left > 1 else ()
    waits = action.stage == DECLARED and (action.kind == TRIBUTE or action.sides[-1].seat == seat)
    return (STAT_OF[action.kind],) if waits and action.kind != HARVEST else ()
