"""Conquest: an attack on the last Outpost in the game that wins for sure, and the options that pass it up."""

from __future__ import annotations

from collections.abc import Iterable

from fatebox.games.outposts.rules.turn import SKIP
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player, Post
from fatebox.games.outposts.state.terms import GROUP_SIZE, OFFENSE
from fatebox.games.outposts.state.values import stats_of
from fatebox.kernel import DONE, Card, Decision, Option

from .assaults import can_attack_next
from .breach import Groups, fells, in_groups, last_of


def missed_conquest(s: OutpostsState, decision: Decision) -> list[Option]:
    """The options after which the attack no longer wins, while it still does after others (OUT-END.1)."""
    player = s.players[decision.seat]
    post = open_post(s, player)
    if post is None:
        return []
    kept = [option for option in decision.options if _still_wins(s, player, post, decision, option)]
    return [option for option in decision.options if option not in kept] if kept else []


def open_post(s: OutpostsState, player: Player) -> Post | None:
    """The only Outpost of all opponents, if the player may attack it and no card there works first."""
    post = last_of(s.opponents(player.seat))
    if post is None or post.bills or player.no_attack == player.turns:
        return None
    return None if any(s.pack.on["hold"][card] for card in post.upgrades) else post  # OUT-ASLT.1


def _still_wins(s: OutpostsState, player: Player, post: Post, decision: Decision, option: Option) -> bool:
    """Whether the creatures that can still be sent after an option fell the Outpost."""
    if option == SKIP:
        return False
    match decision.prompt.id:
        case "moves":
            return fells(s, player, post, in_groups(s, player, _attackers_after(player, decision, option)))
        case "group_up":
            return any(
                fells(s, player, post, groups) for groups in _groups_after(s, player, decision, option)
            )
        case _:
            return fells(s, player, post, _sent_after(s, post, option))


def _attackers_after(player: Player, decision: Decision, option: Option) -> list[Card]:
    """The offense zone after a move and those that may follow it: moves are asked in order (OUT-WAR.1)."""
    if option == DONE:
        return player.offense
    assert decision.group is not None
    _, mover, zone = option
    items = decision.group.items
    last = max(place for place, item in enumerate(items) if item[0] == mover)
    later = [card for card, to in items[last + 1 :] if to == OFFENSE]
    staying = [card for card in player.offense if card != mover and card not in later]
    return staying + later + ([mover] if zone == OFFENSE else [])


def _groups_after(s: OutpostsState, player: Player, decision: Decision, option: Option) -> Iterable[Groups]:
    """The groups after a choice of partners: with the strongest who may still join, or without them."""
    assert decision.group is not None
    *earlier, (leader,) = s.groups
    group, later = [leader, *decision.group.chosen], list[Card]()
    if option != DONE:
        group.append(option[1])
        later = [other[1] for other in decision.options[decision.options.index(option) + 1 :]]
    strongest = [card for each in in_groups(s, player, later) for card in each]
    for joined in (group, group + strongest[: GROUP_SIZE - len(group)]):
        placed = {card for each in (*earlier, joined) for card in each}
        free = [card for card in player.offense if card not in placed]
        yield [*earlier, joined, *in_groups(s, player, free)]


def _sent_after(s: OutpostsState, post: Post, option: Option) -> Groups:
    """The groups on their way to an Outpost after an option, and those still to be sent (OUT-ATK.2, .3)."""
    targets = [*s.targets, option[2] if option[0] == "attack" else None]
    sent = [group for group, target in zip(s.groups, targets, strict=False) if target == post.id]
    return sent + s.groups[len(targets) :]


def conquest_in_sight(s: OutpostsState, decision: Decision) -> bool:
    """Whether whoever has the turn can fell the last Outpost for sure, in this attack or the one to come."""
    player = s.players[s.active]
    post = open_post(s, player)
    if post is None:
        return False
    match decision.prompt.id:
        case "moves" | "group_up" | "attack_assign":
            return any(_still_wins(s, player, post, decision, option) for option in decision.options)
    match s.step:
        case "first" | "second":
            return fells(s, player, post, in_groups(s, player, can_attack_next(s, player)))
        case "third":
            return fells(s, player, post, in_groups(s, player, player.offense))
    return _falls_in_attack(s, player, post)


def missed_breach(s: OutpostsState, decision: Decision) -> list[Option]:
    """Damage to defenders after which this assault and the next no longer win (OUT-ASLT.5, OUT-ATK.4)."""
    player = s.players[decision.seat]
    post = open_post(s, player)
    if post is None or s.assault is None or s.assault.post != post.id:
        return []
    kept = [option for option in decision.options if _falls_after(s, player, post, option)]
    return [option for option in decision.options if option not in kept] if kept else []


def _falls_after(s: OutpostsState, player: Player, post: Post, option: Option) -> bool:
    """Whether the Outpost falls in this attack once damage has been assigned."""
    trial = s.copy()
    assert trial.assault is not None
    target = trial.post(post.id)
    if option[0] == "batter":
        trial.assault.remaining = option[2]
    elif option[2]:
        trial.assault.remaining -= option[2]
        trial.assault.doomed.append(option[1])
    target.defenders = [card for card in target.defenders if card not in trial.assault.doomed]
    return _falls_in_attack(trial, player, target)


def _falls_in_attack(s: OutpostsState, player: Player, post: Post) -> bool:
    """Whether the assaults that are assigned fell an Outpost, with what is left of the one under way."""
    pending = [group for group, target in zip(s.groups, s.targets, strict=False) if target == post.id]
    trial, a = s.copy(), s.assault
    if a is not None and a.post == post.id and not a.struck:
        if not a.strength:  # its totals are yet to be made (OUT-ASLT.2)
            pending.append(s.groups[a.group])
        trial.post(post.id).counters += _points_left(s, post)
    return fells(trial, player, trial.post(post.id), pending)


def _points_left(s: OutpostsState, post: Post) -> int:
    """The counters that the assault under way can still put on its Outpost (OUT-ASLT.5, OUT-EFF.10, .11)."""
    assert s.assault is not None
    guards = [card for card in post.defenders if s.pack.guard[card] and card not in s.assault.doomed]
    points = s.assault.remaining - sum(max(1, stats_of(s, card)[2]) for card in guards)
    return points + s.assault.siege if points > 0 else 0
