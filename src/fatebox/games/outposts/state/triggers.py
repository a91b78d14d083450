"""Triggered abilities: how they wait and in which order they are resolved (OUT-EFF.1 to .3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from fatebox.games.outposts import events
from fatebox.kernel import Card, Pile, Prompt, Rules, arrange

from .cause import Cause, Worded
from .leaving import unless_gone
from .pieces import Player, Post, Waiting
from .terms import Trigger

if TYPE_CHECKING:
    from .table import OutpostsState


class Instruction(Worded, Protocol):
    """An effect as abilities use it."""

    def apply(self, s: OutpostsState, cause: Cause) -> Rules[None] | None:
        """Carry it out."""


class Ability(Protocol):
    """An ability of a card: effects, and the condition that must hold."""

    @property
    def when(self) -> str | None:
        """The condition, if any."""

    @property
    def effects(self) -> Sequence[Instruction]:
        """The effects, in order."""


ORDER = Prompt("trigger_order", "OUT-EFF.2")
WORKS_FROM_DISCARD: tuple[Trigger, ...] = ("fall", "ruin")


def trigger(
    s: OutpostsState, player: Player, card: Card, on: Trigger, since: int, post: Post | None = None
) -> None:
    """Let the abilities of a card wait, if it has any for this trigger."""
    if s.pack.on[on][card]:
        number = None if post is None else post.id
        s.waiting.append(Waiting(seat=player.seat, card=card, on=on, since=since, post=number))


def trigger_upgrades(s: OutpostsState, player: Player, cards: Pile, on: Trigger, post: Post) -> None:
    """Let the abilities of face-up upgrades wait."""
    abilities = s.pack.on[on]
    for card in cards:
        if abilities[card]:
            trigger(s, player, card, on, s.entered[card], post)


def trigger_creatures(s: OutpostsState, player: Player, cards: Pile, on: Trigger) -> None:
    """Let the abilities of creatures in play wait."""
    abilities = s.pack.on[on]
    for card in cards:
        if abilities[card]:
            trigger(s, player, card, on, s.entered[card])


def settle(s: OutpostsState, prompt: Prompt = ORDER) -> Rules[None]:
    """Resolve all waiting abilities; those they trigger in turn come directly after them (OUT-EFF.3)."""
    if not s.waiting:
        return
    batch, s.waiting = s.waiting, []
    for own in [batch] if len(batch) == 1 else by_player(s, batch):
        if len(own) > 1:
            own = (yield from unless_gone(own[0].seat, in_order(s, own, prompt))) or []
        for waiting in own:
            yield from resolve(s, waiting)
            if s.waiting:
                yield from settle(s)


def by_player(s: OutpostsState, batch: list[Waiting]) -> list[list[Waiting]]:
    """The active player's abilities, then those of the others in turn order (OUT-EFF.2)."""
    return [[waiting for waiting in batch if waiting.seat == player.seat] for player in s.in_game()]


def in_order(s: OutpostsState, own: list[Waiting], prompt: Prompt) -> Rules[list[Waiting]]:
    """One player's abilities in the order they choose; nobody is asked where the order cannot matter."""
    own.sort(key=lambda waiting: waiting.since)
    if not _order_matters(s, own):
        return own
    cards = yield from arrange(own[0].seat, prompt, [waiting.card for waiting in own])
    return sorted(own, key=lambda waiting: cards.index(waiting.card))


def _order_matters(s: OutpostsState, own: list[Waiting]) -> bool:
    designs = {id(s.pack.box.cards[waiting.card]) for waiting in own}
    return len(designs) > 1 and any(
        not effect.commutes for w in own for ability in s.pack.on[w.on][w.card] for effect in ability.effects
    )


def resolve(s: OutpostsState, waiting: Waiting) -> Rules[None]:
    """Resolve the abilities of one card, unless it or its controller has gone (R64)."""
    player = s.players[waiting.seat]
    if player.out or not (waiting.card in s.entered or waiting.on in WORKS_FROM_DISCARD):
        return
    post = None if waiting.post is None else s.post(waiting.post)
    for ability in s.pack.on[waiting.on][waiting.card]:
        cause = Cause(waiting.seat, waiting.card, post)
        if holds(s, ability, cause):
            s.emit(events.Triggered, waiting.seat, waiting.card, waiting.on, clause="OUT-EFF.1")
            s.resolving.append(waiting.card)
            yield from unless_gone(waiting.seat, carry_out(s, ability, cause))
            s.resolving.pop()


def carry_out(s: OutpostsState, ability: Ability, cause: Cause) -> Rules[None]:
    """All effects of an ability, one after the other."""
    for effect in ability.effects:
        cause.effect = effect
        rules = effect.apply(s, cause)
        if rules is not None:
            yield from rules


def holds(s: OutpostsState, ability: Ability, cause: Cause) -> bool:
    """Whether the condition of an ability is met now."""
    if ability.when is None:
        return True
    player = s.players[cause.seat]
    match ability.when:
        case "defending":
            return any(cause.card in post.defenders for post in player.posts)
        case "host_defended":
            return cause.post is not None and bool(cause.post.defenders)
        case "has_crystal":
            return player.crystals > 0
        case "three_posts":
            return len(player.standing()) == s.pack.outpost.per_player
    return True
