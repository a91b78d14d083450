"""Drawing cards, and what an empty deck costs (OUT-DRAW.2 to .10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fatebox.games.outposts import events
from fatebox.kernel import Decision, Option, Prompt, Rules, share

from .leaving import unless_gone
from .outposts import add_counters, fall
from .pieces import Player

if TYPE_CHECKING:
    from .table import OutpostsState


def spread_evenly(s: OutpostsState, decision: Decision) -> Option:
    """On time-out: one point at a time on the Outpost with fewest counters."""
    group = decision.group
    assert group is not None
    given = dict(group.chosen)
    open_posts = group.items[group.items.index(decision.options[0][1]) :]
    counters = {number: s.post(number).counters for number in open_posts}
    here = open_posts[0]
    before = counters[here]
    for _ in range(s.pack.empty_deck.damage - sum(given.values())):
        least = min(counters, key=lambda number: counters[number])
        counters[least] += 1
    return ("burn", here, counters[here] - before)


DAMAGE = Prompt(
    "exhaust_damage",
    "OUT-DRAW.7",
    default=spread_evenly,
    follow_up=True,
)


def draw(s: OutpostsState, player: Player, cards: int) -> Rules[None]:
    """One instruction to draw, whoever's turn it is (OUT-DRAW.6)."""
    missing = cards - _take(s, player, cards)
    if missing > 0:
        yield from _burn(s, player)  # at most once (OUT-DRAW.4), also without discard pile (OUT-DRAW.5)
        if not player.out:  # OUT-DRAW.10
            opened, player.discard = player.discard, []
            s.shuffle_deck(player, opened)
            _take(s, player, missing)


def _take(s: OutpostsState, player: Player, cards: int) -> int:
    """Draw as many cards as there are; how many that was."""
    drawn = player.deck[:cards]
    if drawn:
        del player.deck[: len(drawn)]
        player.hand += drawn
        if s.listener is not None:
            s.emit(events.Drew, player.seat, len(drawn), clause="OUT-DRAW.1")
            s.emit(events.DrewCards, player.seat, tuple(drawn), clause="OUT-DRAW.1")
    return len(drawn)


def _burn(s: OutpostsState, player: Player) -> Rules[None]:
    """The damage of a deck that is too short, all points at the same moment (OUT-DRAW.7, .8)."""
    posts = player.standing()
    if not posts:
        return  # OUT-DRAW.9
    damage = s.pack.empty_deck.damage
    limits = [(post.id, damage) for post in posts]
    shares = yield from unless_gone(player.seat, share(player.seat, DAMAGE, damage, limits, verb="burn"))
    if shares is None:
        return
    player.burned += damage
    for post in posts:
        add_counters(s, post, shares.get(post.id, 0), "OUT-DRAW.8")
    yield from fall(s, posts)
