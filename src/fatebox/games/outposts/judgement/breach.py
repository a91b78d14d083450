"""Breaches: whether attacking groups fell an Outpost for sure, as the table lies."""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player, Post
from fatebox.games.outposts.state.terms import GROUP_SIZE
from fatebox.games.outposts.state.values import auras, post_limit, stats
from fatebox.games.outposts.view.clash import clash
from fatebox.kernel import Card

Groups = list[list[Card]]


def last_of(rivals: list[Player]) -> Post | None:
    """The only Outpost that these players have left, if it can be attacked (OUT-ATK.1)."""
    standing = [post for rival in rivals for post in rival.posts if post.standing]
    return standing[0] if len(standing) == 1 and not standing[0].sanctuary else None


def in_groups(s: OutpostsState, player: Player, cards: list[Card]) -> Groups:
    """Creatures in groups, the strongest together."""
    active = auras(s, player)
    ranked = sorted(cards, key=lambda card: -stats(s, player, card, None, active)[0])
    return [ranked[start : start + GROUP_SIZE] for start in range(0, len(ranked), GROUP_SIZE)]


def fells(
    s: OutpostsState, player: Player, post: Post, groups: Groups, defenders: Sequence[Card] | None = None
) -> bool:
    """Whether a player's assaults put counters enough on an Outpost (OUT-POST.3).

    Only upgrades that lie open count. Attackers need not be in play yet; `defenders` are those that will be
    there, if others than now.
    """
    trial = s.copy()
    trial.active = player.seat
    sent = [card for group in groups for card in group]
    attacker, target = trial.players[player.seat], trial.post(post.id)
    attacker.reserve = [card for card in attacker.reserve if card not in sent]
    for own in attacker.posts:
        own.defenders = [card for card in own.defenders if card not in sent]
    attacker.offense, trial.groups = sent, groups
    if defenders is not None:
        _defend(trial, target, defenders)
    assaults = [clash(trial, number, target) for number in range(len(groups))]
    damage = sum(assault.reached - assault.counters for assault in assaults)
    return target.counters + damage >= post_limit(trial, target)


def _defend(s: OutpostsState, post: Post, defenders: Sequence[Card]) -> None:
    """Just these creatures of its owner defend an Outpost; the others there go to the reserve."""
    owner = s.players[post.owner]
    owner.reserve = [card for card in owner.reserve + post.defenders if card not in defenders]
    owner.offense = [card for card in owner.offense if card not in defenders]
    post.defenders = [*defenders]
