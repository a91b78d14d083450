"""The Third Step: moving creatures, assigning defenders, forming groups (OUT-WAR)."""

from __future__ import annotations

from fatebox.games.outposts import events
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.outposts import with_room
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import DEFENSE, GROUP_SIZE, OFFENSE, RESERVE, Zone
from fatebox.games.outposts.state.values import auras, stats
from fatebox.kernel import DONE, Card, Decision, Group, Option, Prompt, Rules, pick, take_first

from .turn import SKIP, pass_turn

Move = tuple[Card, Zone]


def stay(s: OutpostsState, decision: Decision) -> Option:
    """On time-out the step is skipped; once it has begun, the other creatures stay."""
    del s
    return SKIP if SKIP in decision.options else DONE


def keep_assignment(s: OutpostsState, decision: Decision) -> Option:
    """On time-out: to the Outpost with fewest defenders."""
    return min(decision.options, key=lambda option: len(s.post(option[2]).defenders))


MOVES = Prompt("moves", "OUT-WAR.1", default=stay)
ASSIGN = Prompt("defend_assign", "OUT-WAR.3", default=keep_assignment)
GROUP = Prompt("group_up", "OUT-WAR.5", default=take_first)


def third_step(s: OutpostsState) -> Rules[str | None] | str:
    """Move creatures, unless nothing is possible (OUT-TURN.3)."""
    s.step = "third"
    player = s.players[s.active]
    moves = possible_moves(s, player)
    if not moves and not player.offense:
        return pass_turn(s)  # OUT-WAR.7: without groups there is no Fourth Step
    return move(s, player, moves)


def move(s: OutpostsState, player: Player, moves: list[Move]) -> Rules[str | None]:
    """Any of the moves, one for each creature, asked in a fixed order; or skip the step."""
    chosen: list[Move] = []
    items = tuple(moves)
    while True:
        options: list[Option] = [DONE] if chosen else [SKIP, DONE] if player.offense else [SKIP]
        options += [
            ("move", card, zone) for card, zone in moves if zone != DEFENSE or has_room(s, player, card)
        ]
        option = yield Decision(
            player.seat, MOVES, options, Group("pick", items, tuple(chosen), 0, len(items))
        )
        if option == SKIP:
            if s.listener is not None:
                s.emit(events.Skipped, player.seat, "third", clause="OUT-WAR.7")
            return pass_turn(s)
        if option == DONE:
            return "assign"
        _, card, zone = option
        carry_out(s, player, card, zone)
        chosen.append((card, zone))
        last = max(i for i, (mover, _) in enumerate(moves) if mover == card)
        moves = moves[last + 1 :]


def asks_for_moves(s: OutpostsState, player: Player) -> bool:
    """Whether the Third Step would give the player a choice now (OUT-WAR.1, .4)."""
    if player.offense:
        return True
    moves = possible_moves(s, player)
    return any(zone != DEFENSE or has_room(s, player, card) for card, zone in moves)


def possible_moves(s: OutpostsState, player: Player) -> list[Move]:
    """All moves: defenders first, so that they make room for those who come after them (R62)."""
    if not player.creatures():
        return []
    pack, swift = s.pack, s.pack.swift
    posts = player.standing()
    moves: list[Move] = []
    for post in player.posts:
        for card in post.defenders:
            moves.append((card, RESERVE))
            if len(posts) > 1:
                moves.append((card, DEFENSE))  # to another Outpost: not a move (OUT-WAR.3)
            if swift[card] and may_attack(s, card):
                moves.append((card, OFFENSE))
    for card in player.offense:
        moves.append((card, RESERVE))
        if swift[card] and posts and not pack.berserk[card]:
            moves.append((card, DEFENSE))
    for card in player.reserve:
        if posts and not pack.berserk[card]:
            moves.append((card, DEFENSE))
        if may_attack(s, card):
            moves.append((card, OFFENSE))
    return moves


def may_attack(s: OutpostsState, card: Card) -> bool:
    """Whether a creature may enter the offense zone (OUT-EFF.9)."""
    return not s.pack.immobile[card] and not (s.pack.slow[card] and card in s.fresh)


def has_room(s: OutpostsState, player: Player, card: Card) -> bool:
    """Whether one more creature fits into the defense zone; a defender fits anyway (OUT-WAR.4)."""
    most, room = s.pack.outpost.defenders, -len(s.arriving)
    for post in player.posts:
        if post.standing:
            if card in post.defenders:
                return True
            room += most - len(post.defenders)
    return room > 0


def carry_out(s: OutpostsState, player: Player, card: Card, zone: Zone) -> None:
    """Move one creature; a defender to be waits in the reserve until it is assigned."""
    left = player.zone_of(card)
    assert left is not None
    left.remove(card)
    if zone == OFFENSE:
        player.offense.append(card)
    else:
        player.reserve.append(card)
    if zone == DEFENSE:
        s.arriving.append(card)
    s.emit(events.Moved, player.seat, card, zone, clause="OUT-WAR.1")


def assign(s: OutpostsState) -> Rules[str | None]:
    """Each new defender is assigned to a face-up Outpost with a free place (OUT-WAR.3, .4)."""
    player = s.players[s.active]
    while s.arriving:
        card = s.arriving[0]
        options: list[Option] = [("defend", card, post.id) for post in with_room(s, player)]
        option = yield Decision(player.seat, ASSIGN, options)
        s.arriving.pop(0)
        player.reserve.remove(card)
        s.post(option[2]).defenders.append(card)
        s.emit(events.Assigned, player.seat, card, option[2], clause="OUT-WAR.3")
    return "group_up" if player.offense and player.no_attack != player.turns else pass_turn(s)


def group_up(s: OutpostsState) -> Rules[str | None]:
    """Each creature of the offense zone is put into one group of up to three (OUT-WAR.5)."""
    player = s.players[s.active]
    free = player.offense[:]
    if len(free) > 1:
        active = auras(s, player)
        free.sort(key=lambda card: -stats(s, player, card, None, active)[0])
    while free:
        leader = free.pop(0)
        s.groups.append([leader])
        partners = yield from pick(player.seat, GROUP, free[:], most=GROUP_SIZE - 1, verb="join")
        for card in partners:
            free.remove(card)
        s.groups[-1] += partners
        s.emit(events.Grouped, player.seat, tuple(s.groups[-1]), clause="OUT-WAR.5")
    return "fourth_step"
