"""Tribute and Special Tribute (FAN-TRB, FAN-STA)."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.fantos import events
from fatebox.games.fantos.state import FantosState, promises
from fatebox.games.fantos.state.defaults import highest_tribute, richest_first
from fatebox.games.fantos.state.dice import roll, roll_action
from fatebox.games.fantos.state.flow import begin_action, open_action_window, open_parley
from fatebox.games.fantos.state.moves import Purse, move_all, task
from fatebox.games.fantos.state.pieces import Action, Legacy, Part, Side
from fatebox.games.fantos.state.terms import AFTER, DECL, JOIN, JOINED, ROLL, TRIBUTE
from fatebox.kernel import PASS, Decision, Option, Prompt, Rules, share

from .scores import finalise

NOMINEE = Prompt("tribute.nominee", "FAN-TRB.1", default=highest_tribute)
CHALLENGE = Prompt("tribute.challenge", "FAN-TRB.2")
SPECIAL_NOMINEE = Prompt("special.nominee", "FAN-STA.2", default=highest_tribute)
REWARD = Prompt("tribute.reward", "FAN-TRB.10", default=richest_first)


def declare(s: FantosState) -> Rules[str]:
    """Step 1a: nominate exactly one Legacy (FAN-TRB.1)."""
    free = s.active_citadel().free_for(TRIBUTE)
    answer = yield Decision(s.active, NOMINEE, [("task", legacy.card) for legacy in free])
    nominee = next(legacy for legacy in free if legacy.card == answer[1])
    s.attempted += (TRIBUTE,)
    action = begin_action(s, TRIBUTE, s.active, "fa.choose")
    _nominate(s, action, nominee, "FAN-TRB.1")
    return open_parley(s, DECL, "tribute.declared")


def _nominate(s: FantosState, action: Action, legacy: Legacy, clause: str) -> None:
    task(s, legacy, TRIBUTE, clause)
    action.sides.append(Side(seat=legacy.seat, parts=[Part(card=legacy.card)]))


def declared(s: FantosState) -> str:
    """The window before challengers are chosen (FAN-TRB.1)."""
    return open_action_window(s, DECL, "tribute.join")


def join(s: FantosState) -> Rules[str] | str:
    """Step 1b: each other Citadel, in turn order, may send one challenger (FAN-TRB.2)."""
    action = s.actions[-1]
    found = _next_able(s, action, s.others(s.active))
    if found is not None:
        return _ask_challenger(s, action, *found)
    action.stage = JOINED
    promises.joined(s, action)
    return open_action_window(s, JOIN, "tribute.roll")


def _next_able(s: FantosState, action: Action, seats: Sequence[int]) -> tuple[int, list[Legacy]] | None:
    """The next Citadel that has Legacies to send, with these; None when all have been asked."""
    while action.position < len(seats):
        seat = seats[action.position]
        free = s.citadels[seat].free_for(TRIBUTE)
        if free:
            return seat, free
        action.position += 1
    return None


def _ask_challenger(s: FantosState, action: Action, seat: int, free: list[Legacy]) -> Rules[str]:
    options: list[Option] = [PASS, *(("task", legacy.card) for legacy in free)]
    answer = yield Decision(seat, CHALLENGE, options)
    if answer != PASS:
        challenger = next(legacy for legacy in free if legacy.card == answer[1])
        _nominate(s, action, challenger, "FAN-TRB.2")
    action.position += 1
    return "tribute.join"


def nominate(s: FantosState) -> Rules[str] | str:
    """Every Citadel that can must nominate one, in turn order from the active one (FAN-STA.2)."""
    action = s.actions[-1]
    found = _next_able(s, action, s.order(s.active))
    if found is not None:
        return _ask_nominee(s, action, *found)
    action.stage = JOINED
    if not action.sides:
        return "action.end"  # FAN-STA.3: with none nothing happens
    return open_action_window(s, JOIN, "tribute.roll")


def _ask_nominee(s: FantosState, action: Action, seat: int, free: list[Legacy]) -> Rules[str]:
    answer = yield Decision(seat, SPECIAL_NOMINEE, [("task", legacy.card) for legacy in free])
    _nominate(s, action, next(legacy for legacy in free if legacy.card == answer[1]), "FAN-STA.2")
    action.position += 1
    return "special.nominate"


def roll_dice(s: FantosState) -> str:
    """Step 2: each participant rolls once, in turn order, also a single one (FAN-TRB.3)."""
    roll_action(s, "FAN-TRB.3")
    return open_action_window(s, ROLL, "tribute.score")


def compare(s: FantosState) -> str:
    """Step 3: the highest Score wins the title (FAN-TRB.5, .7) and a reward (FAN-TRB.8, .9)."""
    action = s.actions[-1]
    scores = finalise(s, action)
    if not scores:
        return "action.end"  # FAN-CAN.7: no nominee is left, the title is unchanged
    if action.kind == TRIBUTE:
        s.actions_left -= 1
    best = max(scores)
    tied = [side.seat for side, each in zip(action.sides, scores, strict=True) if each == best]
    action.winner = break_tie(s, tied)
    winner = next(side for side in action.sides if side.seat == action.winner)
    card = winner.parts[0].card
    assert card is not None
    s.reigning = card
    s.emit(events.ReigningTribute, card, clause="FAN-TRB.7")
    ranked = sorted(scores, reverse=True)
    action.amount = best if len(ranked) == 1 else best - ranked[1]
    if not action.amount:
        return "tribute.after"
    return open_parley(s, "reward", "tribute.reward")


def break_tie(s: FantosState, tied: list[int]) -> int:
    """Those who tie roll until one is left; these rolls change no Score (FAN-TRB.5, .6)."""
    while len(tied) > 1:
        rolls = []
        for seat in tied:
            rolls.append(roll(s))
            s.emit(events.Rolled, "tie", seat, rolls[-1], clause="FAN-TRB.5")
        tied = [seat for seat, n in zip(tied, rolls, strict=True) if n == max(rolls)]
    return tied[0]


def allot(s: FantosState) -> Rules[str]:
    """Step 4: the winner chooses who pays the reward (FAN-TRB.10, .11)."""
    action = s.actions[-1]
    limits = [(seat, s.citadels[seat].reserve) for seat in s.others(action.winner)]
    shares = yield from share(action.winner, REWARD, action.amount, limits, verb="charge-reserve")
    winner = s.citadels[action.winner]
    promises.rewarded(s, action.winner, shares)
    payments: list[tuple[Purse, Purse, int]] = [(s.citadels[seat], winner, n) for seat, n in shares.items()]
    move_all(s, payments, "FAN-TRB.10")
    return "tribute.after"


def after(s: FantosState) -> str:
    """The Tribute is completed, whoever won (FAN-TRB.15)."""
    return open_action_window(s, AFTER, "action.end")
