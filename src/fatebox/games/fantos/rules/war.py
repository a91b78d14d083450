"""War (FAN-WAR)."""

from __future__ import annotations

from fatebox.games.fantos import events
from fatebox.games.fantos.effects.charge import ask_charges, count_charges, spend_charges
from fatebox.games.fantos.effects.standing import AimWar, standing
from fatebox.games.fantos.state import FantosState, promises
from fatebox.games.fantos.state.defaults import fullest_first
from fatebox.games.fantos.state.dice import roll_action
from fatebox.games.fantos.state.flow import begin_action, open_action_window, open_parley
from fatebox.games.fantos.state.moves import Purse, gain_by_native, move_all, task
from fatebox.games.fantos.state.pieces import Action, Legacy, Part, Side
from fatebox.games.fantos.state.terms import AFTER, DECL, JOIN, JOINED, ROLL, WAR
from fatebox.kernel import Card, Decision, Prompt, Rules, pick, share, take_first

from .scores import damage, finalise

TARGET = Prompt("war.target", "FAN-WAR.1")
ATTACKERS = Prompt("war.attackers", "FAN-WAR.2", default=take_first, follow_up=True)
DEFENDERS = Prompt("war.defenders", "FAN-WAR.3")
DAMAGE = Prompt("war.damage", "FAN-WAR.11", default=fullest_first)


def targets(s: FantosState) -> list[int]:
    """The Citadels that the active one may attack (FAN-WAR.1, FAN-RT.1, R38), from the left on (D4)."""
    at = {effect.at for effect in standing(s, AimWar)}
    if "any" in at or s.reign() == s.active:
        return s.others(s.active)
    return [s.right_of(s.active) if "right" in at else s.left_of(s.active)]


def declare(s: FantosState) -> Rules[str]:
    """Step 1a: name the target and task at least one attacker (FAN-WAR.2)."""
    answer = yield Decision(s.active, TARGET, [("attack", seat) for seat in targets(s)])
    target = answer[1]
    free = s.active_citadel().free_for(WAR)
    chosen = yield from _muster(s, s.active, ATTACKERS, free, 1, target)
    s.attempted += (WAR,)
    action = begin_action(s, WAR, s.active, "fa.choose")
    action.sides = [Side(seat=s.active), Side(seat=target)]
    _send(s, action, 0, chosen, "FAN-WAR.2")
    s.emit(events.WarDeclared, s.active, target, clause="FAN-WAR.2")
    promises.war_declared(s, s.active, target)
    return open_parley(s, DECL, "war.declared")


def _muster(
    s: FantosState, seat: int, prompt: Prompt, free: list[Legacy], least: int, foe: int
) -> Rules[list[tuple[Legacy, tuple[Card, ...]]]]:
    """Choose Legacies for the War, with what they spend before they go (D24)."""
    mine = [legacy.card for legacy in free]
    cards = yield from pick(seat, prompt, mine, least=least, verb="task", about=foe)
    chosen = []
    for legacy in free:
        if legacy.card in cards:
            charges: tuple[Card, ...] = ()
            if legacy.attached:
                charges = yield from ask_charges(s, legacy, legacy.shards)
            chosen.append((legacy, charges))
    return chosen


def _send(
    s: FantosState, action: Action, side: int, chosen: list[tuple[Legacy, tuple[Card, ...]]], clause: str
) -> None:
    for legacy, charges in chosen:
        spend_charges(s, legacy, charges)
        task(s, legacy, WAR, clause)
        action.sides[side].parts.append(Part(card=legacy.card))
        count_charges(s, action, legacy, charges)


def declared(s: FantosState) -> str:
    """The window before defenders are chosen (FAN-WAR.2)."""
    return open_action_window(s, DECL, "war.defend")


def defend(s: FantosState) -> Rules[str]:
    """Step 1b: the defender may task any of its untasked Legacies, or none (FAN-WAR.3, .4)."""
    action = s.actions[-1]
    seat = action.sides[1].seat
    free = s.citadels[seat].free_for(WAR)
    chosen = yield from _muster(s, seat, DEFENDERS, free, 0, action.seat)
    _send(s, action, 1, chosen, "FAN-WAR.3")
    action.stage = JOINED
    promises.defended(s, seat, len(chosen))
    return open_action_window(s, JOIN, "war.roll")


def roll_dice(s: FantosState) -> str:
    """Step 2: one die per Legacy, attacker first (FAN-WAR.5); a bare defense rolls one (FAN-WAR.8)."""
    roll_action(s, "FAN-WAR.5")
    return open_action_window(s, ROLL, "war.score")


def compare(s: FantosState) -> str:
    """Step 3: the higher Score wins (FAN-WAR.9); a draw moves nothing (FAN-WAR.10)."""
    action = s.actions[-1]
    attacker, defender = finalise(s, action)
    s.actions_left -= 1  # FAN-ACT.6: lost or drawn, it is completed
    if attacker == defender:
        s.emit(events.WarDrawn, attacker, clause="FAN-WAR.10")
        return open_action_window(s, AFTER, "action.end")
    winner = 0 if attacker > defender else 1
    action.winner = action.sides[winner].seat
    action.amount = damage(s, action, 1 - winner)
    s.emit(events.WarWon, action.winner, action.amount, clause="FAN-WAR.9")
    return "war.damage"


def pay_damage(s: FantosState) -> Rules[str] | str:
    """Step 4: the loser pays from its warring Legacies, the rest from its Reserve (FAN-WAR.11 to .13)."""
    action = s.actions[-1]
    loser = action.sides[_losing(action)]
    warring = [s.legacy(part.card) for part in loser.parts if part.card is not None]
    held = [(legacy, legacy.shards) for legacy in warring if legacy is not None]
    if len(held) > 1 and sum(shards for _, shards in held) > action.amount > 0:
        return _split_damage(s, action, loser.seat, held)
    payments: list[tuple[Purse, int]] = []
    left = action.amount
    for legacy, shards in held:
        payments.append((legacy, min(left, shards)))
        left -= min(left, shards)
    payments.append((s.citadels[loser.seat], left))
    return _collect(s, action, payments)


def _losing(action: Action) -> int:
    return 1 if action.scores[0] > action.scores[1] else 0


def _split_damage(s: FantosState, action: Action, loser: int, held: list[tuple[Legacy, int]]) -> Rules[str]:
    limits = [(legacy.card, shards) for legacy, shards in held]
    shares = yield from share(loser, DAMAGE, action.amount, limits)
    payments: list[tuple[Purse, int]] = [(legacy, shares.get(legacy.card, 0)) for legacy, _ in held]
    return _collect(s, action, payments)


def _collect(s: FantosState, action: Action, payments: list[tuple[Purse, int]]) -> str:
    """All Shards paid go to the winner's Reserve, as one movement (FAN-WAR.14, .15)."""
    winner = s.citadels[action.winner]
    move_all(s, [(giver, winner, n) for giver, n in payments if n], "FAN-WAR.14")
    for legacy in s.citadels[action.winner].legacies:
        if legacy.up and action.side_of(legacy.card) >= 0:
            gain_by_native(s, legacy, "war")
    return open_action_window(s, AFTER, "action.end")
