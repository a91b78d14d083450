"""The elementary moves: Shards, states of Legacies, discarding, elimination.

Every movement of Shards goes through `move` or `move_all`, which end with the one check of
FAN-GEN.14: exhausted Legacies, then exhausted Reserves, then a lone survivor.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from fatebox.games.fantos import events
from fatebox.kernel import Card

from . import promises
from .leaving import cancel_action, leave, withdraw_side
from .pieces import Citadel, Legacy
from .piles import discard_labor, refill_pool
from .table import FantosState
from .terms import DISABLED, DORMANT, RELIEF, SPECIAL, TASKED, TRIBUTE, UNTASKED, WAR

Purse: TypeAlias = Citadel | Legacy | None
"""A place of Shards: a Reserve, a Legacy, or the Trove (None)."""


def move(s: FantosState, giver: Purse, taker: Purse, n: int, clause: str) -> int:
    """Move n Shards, or what is there (FAN-GEN.13); how many were moved."""
    n = _shift(s, giver, taker, n, clause)
    if giver is not None and giver.empty():
        settle(s)
    return n


def move_all(s: FantosState, payments: Iterable[tuple[Purse, Purse, int]], clause: str) -> None:
    """Several payments that are one movement (FAN-GEN.14)."""
    for giver, taker, n in payments:
        _shift(s, giver, taker, n, clause)
    settle(s)


def _shift(s: FantosState, giver: Purse, taker: Purse, n: int, clause: str) -> int:
    if giver is None:
        s.trove -= n
    else:
        n = giver.take(n)
    if taker is None:
        s.trove += n
    else:
        taker.put(n)
    if n and s.listener is not None:
        s.emit(events.Shards, *_name(giver), *_name(taker), n, clause=clause)
    return n


def gain_by_native(s: FantosState, legacy: Legacy, when: str, gained: int = 0) -> None:
    """Pay the gains of a native ability at such a moment, to its Legacy or the Reserve (FAN-LEG.12).

    `gained` is the amount of the Harvest that was completed, if that is the moment.
    """
    for native in s.pack.traits[legacy.card].gains:
        if native.when == when and gained >= native.at_least:
            taker = s.citadels[legacy.seat] if native.to == "reserve" else legacy
            _shift(s, None, taker, native.amount, "FAN-LEG.12")


def _name(purse: Purse) -> tuple[str, int | None]:
    if purse is None:
        return "trove", None
    return ("legacy", purse.card) if isinstance(purse, Legacy) else ("reserve", purse.seat)


# --- the check after every movement (FAN-GEN.14) -----------------------------------------------


def settle(s: FantosState) -> None:
    """Discard exhausted Legacies, eliminate exhausted Citadels, see whether one is left alone."""
    order = s.order(s.active)
    exhausted = [each for seat in order for each in s.citadels[seat].legacies if each.shards == 0 and each.up]
    for legacy in exhausted:  # all of them, whatever one gains by the discard of another
        exhaust(s, legacy)
    fallen = [seat for seat in order if s.citadels[seat].reserve == 0]
    if not fallen:
        return
    if s.no_elimination:  # FAN-VAR.10
        for seat in order:
            _shift(s, None, s.citadels[seat], RELIEF, "FAN-VAR.10")
    else:
        eliminate(s, fallen)


def exhaust(s: FantosState, legacy: Legacy) -> None:
    """A Legacy without Shards is discarded (FAN-LEG.6), unless it only falls dormant (FAN-CARD.13)."""
    if not s.pack.traits[legacy.card].revives:
        discard_legacy(s, legacy, "FAN-LEG.6")
        return
    _strip(s, legacy, "FAN-CARD.13")
    legacy.state, legacy.role = DORMANT, ""
    s.emit(events.Dormant, legacy.card, clause="FAN-CARD.13")


def _strip(s: FantosState, legacy: Legacy, clause: str) -> None:
    """The Legacy leaves its actions and loses attached Labor and title (FAN-LEG.8, FAN-DIS.3, .4, R52)."""
    leave(s, legacy)
    if legacy.attached:
        discard_labor(s, legacy.attached, clause)
        legacy.attached = []
    if s.reigning == legacy.card:
        s.reigning = None
        s.emit(events.TitleEnded, legacy.card, clause="FAN-TRB.14")


# --- states of a Legacy ------------------------------------------------------------------------


def task(s: FantosState, legacy: Legacy, role: str, clause: str) -> None:
    """Task an untasked Legacy to an action (FAN-TASK.2), which it can do once per turn (FAN-TASK.7)."""
    legacy.state, legacy.role = TASKED, role
    legacy.used += (role,)
    s.emit(events.Tasked, legacy.card, role, clause=clause)


def force_task(s: FantosState, legacy: Legacy, clause: str) -> None:
    """Task a Legacy by force: to no action (FAN-TASK.10); one already tasked is not touched (FAN-TASK.11)."""
    if legacy.state == UNTASKED:
        legacy.state, legacy.role = TASKED, ""
        s.emit(events.Tasked, legacy.card, "", clause=clause)


def untask(s: FantosState, legacy: Legacy, clause: str) -> None:
    """Untask a Legacy; it leaves what it was tasked to (FAN-TASK.9)."""
    if legacy.state == TASKED:
        leave(s, legacy)
        legacy.state, legacy.role = UNTASKED, ""
        s.emit(events.Untasked, legacy.card, clause=clause)


def disable(s: FantosState, legacy: Legacy, clause: str) -> None:
    """Disable a Legacy (FAN-DIS.1)."""
    if legacy.up:
        _strip(s, legacy, "FAN-DIS.3")
        legacy.state, legacy.role = DISABLED, ""
        s.emit(events.Disabled, legacy.card, clause=clause)


def discard_legacy(s: FantosState, legacy: Legacy, clause: str) -> None:
    """Discard a Legacy with all that belongs to it (FAN-LEG.7, .8, .9)."""
    was_hired = legacy.state != DORMANT  # R52: a dormant one counts for nothing
    _strip(s, legacy, "FAN-LEG.8")
    _shift(s, legacy, None, legacy.shards, "FAN-LEG.7")
    citadel = s.citadels[legacy.seat]
    citadel.legacies = [each for each in citadel.legacies if each is not legacy]
    citadel.tableau.remove(legacy.card)
    s.legacy_discard.append(legacy.card)
    s.emit(events.LegacyDiscarded, legacy.card, clause=clause)
    for other in s.all_hired() if was_hired else ():
        gain_by_native(s, other, "discard")  # SALVAGER
    refill_pool(s)  # R59: a gap was left because there was no card


# --- elimination (FAN-ELIM) --------------------------------------------------------------------


def eliminate(s: FantosState, fallen: list[int]) -> None:
    """These Citadels are out of the game, simultaneously (FAN-ELIM.1, .8)."""
    place = 1 + max(citadel.fell for citadel in s.citadels)
    for seat in fallen:
        s.citadels[seat].alive = False
        s.citadels[seat].fell = place
        s.orders = {}
        s.emit(events.Eliminated, seat, clause="FAN-ELIM.1")
    for seat in fallen:
        _clear(s, s.citadels[seat])
    living = [citadel.seat for citadel in s.citadels if citadel.alive]
    if s.first in fallen and living:
        s.first = s.left_of(s.first)  # FAN-SET.11
        s.emit(events.FirstCitadel, s.first, clause="FAN-SET.11")
    promises.lapse(s, fallen)  # FAN-NEG.14
    for timer in s.timers[:]:
        for seat in fallen:
            count_down(s, timer.card, seat)  # FAN-FIN.8, R56
    if len(living) <= 1:
        s.ending = "last_survivor"  # FAN-WIN.2


def _clear(s: FantosState, citadel: Citadel) -> None:
    """End the part of an eliminated Citadel in actions (FAN-ELIM.4) and discard all it has (FAN-ELIM.2)."""
    for action in s.actions:
        if not action.open:
            continue  # a payment already being made stands
        if action.seat == citadel.seat and action.kind != SPECIAL:
            cancel_action(s, action, "FAN-ELIM.3")
        elif action.kind == WAR and action.sides[1].seat == citadel.seat:
            cancel_action(s, action, "FAN-ELIM.4")
        elif action.kind in (TRIBUTE, SPECIAL):
            for i, side in reversed(list(enumerate(action.sides))):
                if side.seat == citadel.seat:
                    withdraw_side(s, action, i)
    for legacy in citadel.legacies[:]:
        discard_legacy(s, legacy, "FAN-ELIM.2")
    discard_labor(s, citadel.hand, "FAN-ELIM.2")
    citadel.hand = []


def count_down(s: FantosState, card: Card, seat: int) -> None:
    """Remove a Citadel's counter from a Trial; what happens at the last one is up to the Trial (R56)."""
    for timer in s.timers:
        if timer.card == card and seat in timer.waiting:
            timer.waiting = tuple(each for each in timer.waiting if each != seat)
            s.emit(events.CounterRemoved, card, seat, len(timer.waiting), clause="FAN-FIN.5")
            if not timer.waiting:
                _run_out(s, card)
            return


def _run_out(s: FantosState, card: Card) -> None:
    s.timers = [timer for timer in s.timers if timer.card != card]
    if s.pack.final_round[card]:
        s.ending = s.ending or "final_round"  # FAN-FIN.8
    else:
        remove_trial(s, card, "FAN-CARD.25")


def remove_trial(s: FantosState, card: Card, clause: str) -> None:
    """Remove a Trial in play from the game for good (FAN-TRI.10)."""
    s.trials.remove(card)
    s.timers = [timer for timer in s.timers if timer.card != card]
    s.trials_gone.append(card)
    s.emit(events.TrialRemoved, card, clause=clause)
