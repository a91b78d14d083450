"""Moves of Outposts: counters, destruction and what follows, upgrades (OUT-POST, OUT-UPG)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fatebox.games.outposts import events
from fatebox.kernel import Card, Decision, Option, Prompt, Rules

from .leaving import TurnOver, check_end, leave, unless_gone
from .pieces import POSTS, Player, Post
from .triggers import trigger_upgrades
from .values import post_limit

if TYPE_CHECKING:
    from .table import OutpostsState

REASSIGN = Prompt("reassign", "OUT-POST.7")


def gain_post(s: OutpostsState, player: Player, clause: str) -> None:
    """A new Outpost, face-up, without counters and upgrades (OUT-DRAW.12)."""
    post = Post(id=player.seat * POSTS + len(player.posts))
    player.posts.append(post)
    s.emit(events.Outpost, player.seat, post.id, clause=clause)


def hit(s: OutpostsState, post: Post, counters: int, by: int, clause: str) -> None:
    """Put counters on an Outpost by an effect; a Ward keeps those of opponents off."""
    if post.standing and not (by != post.owner and any(s.pack.ward[card] for card in post.upgrades)):
        add_counters(s, post, counters, clause)


def add_counters(s: OutpostsState, post: Post, counters: int, clause: str) -> None:
    """Each point of damage is a counter (OUT-POST.2); `fall` must follow."""
    if counters > 0:
        post.counters += counters
        if s.listener is not None:  # more than its limit means nothing: it falls
            s.emit(events.Damaged, post.id, counters, min(post.counters, post_limit(s, post)), clause=clause)


def repair(s: OutpostsState, post: Post, counters: int) -> None:
    """Remove up to `counters` counters from a face-up Outpost."""
    removed = min(counters, post.counters)
    if post.standing and removed > 0:
        post.counters -= removed
        s.emit(events.Repaired, post.id, removed, post.counters, clause="OUT-POST.2")


def fall(s: OutpostsState, posts: list[Post]) -> Rules[None]:
    """Destroy those of the Outposts that have reached their limit, all at once (OUT-POST.3, .10)."""
    fallen = [post for post in posts if post.standing and post.counters >= post_limit(s, post)]
    if not fallen:
        return
    for post in fallen:
        post.standing = False  # OUT-POST.4
        post.sanctuary = False
        s.emit(events.Fell, post.id, clause="OUT-POST.3")
    losers = list({post.owner: s.players[post.owner] for post in fallen}.values())
    lost = [player for player in losers if not player.standing()]
    gone = [player for player in lost if len(player.posts) == s.pack.outpost.per_player]
    check_end(s, lost, gone)  # OUT-ASLT.8
    if gone:
        leave(s, gone)  # OUT-ELIM.1
    for post in fallen:
        player = s.players[post.owner]
        if not player.out:
            trigger_upgrades(s, player, post.upgrades, "ruin", post)
            _discard_upgrades(s, player, post)
            yield from unless_gone(player.seat, _reassign(s, player, post))
    if s.players[s.active].out:
        raise TurnOver  # OUT-ELIM.6


def _discard_upgrades(s: OutpostsState, player: Player, post: Post) -> None:
    """Face-up and face-down upgrades of a destroyed Outpost are discarded, and seen (OUT-POST.6)."""
    for card in post.upgrades + post.hidden:
        s.entered.pop(card, None)
        player.discard.append(card)
        s.emit(events.UpgradeLost, post.id, card, clause="OUT-POST.6")
    post.upgrades, post.hidden, post.bills = [], [], []


def _reassign(s: OutpostsState, player: Player, post: Post) -> Rules[None]:
    """Each surviving defender goes to another Outpost with a free place, or to reserve (OUT-POST.7)."""
    while post.defenders:
        card = post.defenders[0]
        options: list[Option] = [("withdraw", card)]
        options += [("defend", card, other.id) for other in with_room(s, player)]
        option = yield Decision(player.seat, REASSIGN, options)  # OUT-POST.8 if there is only one
        post.defenders.remove(card)
        if option[0] == "withdraw":
            player.reserve.append(card)
        else:
            s.post(option[2]).defenders.append(card)
        s.emit(events.Reassigned, player.seat, card, *option[2:], clause="OUT-POST.7")


def with_room(s: OutpostsState, player: Player) -> list[Post]:
    """The face-up Outposts that one more creature may defend (OUT-ZONE.4)."""
    most = s.pack.outpost.defenders
    return [post for post in player.posts if post.standing and len(post.defenders) < most]


def turn_up(s: OutpostsState, post: Post, clause: str) -> list[Card]:
    """Turn all face-down upgrades of an Outpost face-up; those that were turned (OUT-UPG.6)."""
    turned, bills = post.hidden, post.bills
    if turned:
        post.hidden, post.bills = [], []
        for card, (_, _, arrival) in zip(turned, bills, strict=True):
            post.upgrades.append(card)
            s.entered[card] = arrival
            s.emit(events.TurnedUp, post.id, card, clause=clause)
    return turned


def raze(s: OutpostsState, post: Post, place: int, clause: str) -> Rules[None]:
    """Discard one upgrade: places count the face-up ones, then the face-down ones (OUT-INFO.5)."""
    shown = len(post.upgrades)
    if place < shown:
        card = post.upgrades.pop(place)
        del s.entered[card]
    else:
        card = post.hidden.pop(place - shown)
        post.bills.pop(place - shown)
    s.players[post.owner].discard.append(card)
    s.emit(events.Razed, post.id, card, clause=clause)
    yield from fall(s, [post])  # OUT-POST.10
