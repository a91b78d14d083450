"""Resolving an assault, stage by stage (OUT-ASLT)."""

from __future__ import annotations

from fatebox.games.outposts import events
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.creatures import destroy
from fatebox.games.outposts.state.leaving import end_assault, unless_gone
from fatebox.games.outposts.state.outposts import add_counters, fall, turn_up
from fatebox.games.outposts.state.pieces import Assault, Player, Post
from fatebox.games.outposts.state.triggers import settle, trigger_creatures, trigger_upgrades
from fatebox.games.outposts.state.values import auras, garrison, pierce_of, stats
from fatebox.kernel import Decision, Option, Prompt, Rules

from .damage import attacker_damage, defender_damage
from .turn import pass_turn

ORDER = Prompt("assault_order", "OUT-ATK.4")
AMBUSH_ORDER = Prompt("ambush_order", "OUT-ASLT.1")


def assault(s: OutpostsState) -> Rules[str | None]:
    """Choose one of the assigned assaults and resolve it; the others follow (OUT-ATK.4, .5)."""
    options: list[Option] = [("resolve", number) for number, post in enumerate(s.targets) if post is not None]
    if not options:
        return pass_turn(s)
    option = yield Decision(s.active, ORDER, options)
    number = option[1]
    target = s.targets[number]
    assert target is not None
    s.targets[number] = None
    post = s.post(target)
    if post.standing and s.groups[number]:
        s.assault = Assault(group=number, post=target)
        s.emit(events.Assault, s.active, tuple(s.groups[number]), target, clause="OUT-ASLT.1")
        yield from resolve(s, s.assault, post)
        end_assault(s)
    else:
        s.emit(events.NoAssault, s.active, target, clause="OUT-ATK.6")
    return "assault"


def resolve(s: OutpostsState, a: Assault, post: Post) -> Rules[None]:
    """The stages after the announcement. Who leaves the game does not strike back (R61)."""
    attacker, defender = s.players[s.active], s.players[post.owner]
    yield from open_assault(s, attacker, defender, post)
    if not post.standing or not s.attackers():
        return
    total(s, a, attacker, post)
    s.emit(events.Totals, a.strength, a.defense, a.strike, clause="OUT-ASLT.2")
    counters = yield from deal(s, a, defender, post)
    if counters:
        trigger_creatures(s, attacker, s.attackers(), "raid")  # stage i (OUT-ASLT.9)
        yield from settle(s)
    if a.strike and s.attackers() and not defender.out:
        yield from strike_back(s, a, defender)


def open_assault(s: OutpostsState, attacker: Player, defender: Player, post: Post) -> Rules[None]:
    """Stages b and c: Ambush of what is turned up, then Onslaught, then Hold (OUT-ASLT.1, OUT-UPG.6)."""
    trigger_upgrades(s, defender, turn_up(s, post, "OUT-UPG.6"), "ambush", post)
    yield from settle(s, AMBUSH_ORDER)
    trigger_creatures(s, attacker, s.attackers(), "onslaught")
    yield from settle(s)
    if post.standing:
        trigger_upgrades(s, defender, post.upgrades, "hold", post)
        yield from settle(s)


def total(s: OutpostsState, a: Assault, attacker: Player, post: Post) -> None:
    """Stages d and e: the totals, fixed from now on (OUT-ASLT.2 to .4, OUT-EFF.11)."""
    active = auras(s, attacker)
    pierce = 0
    for card in s.attackers():
        a.strength += stats(s, attacker, card, None, active)[0]
        pierce += pierce_of(s, card)
        a.siege += s.pack.siege[card]
    a.strike, a.defense = garrison(s, post)
    a.defense = max(0, a.defense - pierce)
    a.remaining = max(0, a.strength - a.defense)


def deal(s: OutpostsState, a: Assault, defender: Player, post: Post) -> Rules[bool]:
    """Stages f to h: the attacker's damage, dealt at once. Whether counters were put on the Outpost."""
    points = yield from attacker_damage(s, a, defender, post)
    destroy_doomed(s, a, "OUT-ASLT.7")
    if points:
        add_counters(s, post, points + a.siege, "OUT-ASLT.7")
    yield from fall(s, [post])  # OUT-ASLT.8
    yield from settle(s)
    return points > 0


def strike_back(s: OutpostsState, a: Assault, defender: Player) -> Rules[None]:
    """Stage j: Defender's Strength among the attackers (OUT-ASLT.10, .11)."""
    a.remaining, a.struck = a.strike, True
    yield from unless_gone(defender.seat, defender_damage(s, a, defender))
    if not defender.out:
        destroy_doomed(s, a, "OUT-ASLT.11")
    yield from settle(s)


def destroy_doomed(s: OutpostsState, a: Assault, clause: str) -> None:
    """All damage of one side is dealt at once."""
    doomed, a.doomed, a.remaining = a.doomed, [], 0
    destroy(s, doomed, clause)
