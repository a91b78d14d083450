"""Distributing damage in an assault (OUT-ASLT.5, .10), with Guard and Elusive (OUT-EFF.10).

Points on a creature destroy it or do nothing. So each creature is offered exactly what destroys it, or
nothing: every outcome of a free distribution can be had like this, and nothing is asked twice (R65).
"""

from __future__ import annotations

from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Assault, Player, Post
from fatebox.games.outposts.state.values import auras, is_elusive, post_limit, stats
from fatebox.kernel import Card, Decision, Group, Option, Prompt, Rules


def all_on_outpost(s: OutpostsState, decision: Decision) -> Option:
    """On time-out: all on the Outpost, as far as Guard allows."""
    verb, card, _ = decision.options[0]
    if verb == "batter" or not s.pack.guard[card]:
        return decision.options[0 if verb == "batter" else -1]
    assert s.assault is not None
    post = s.post(s.assault.post)
    guards = sum(n for c, n in _lethal(s, s.players[post.owner], post) if s.pack.guard[c])
    return decision.options[0 if guards < s.assault.strength - s.assault.defense else -1]


ATTACKER = Prompt("attacker_damage", "OUT-ASLT.5", default=all_on_outpost)
DEFENDER = Prompt("defender_damage", "OUT-ASLT.10")


def _lethal(s: OutpostsState, player: Player, post: Post | None) -> list[tuple[Card, int]]:
    """The creatures that take part on one side, with the damage that destroys each (OUT-ASLT.7, .11)."""
    cards = s.attackers() if post is None else post.defenders
    if not cards:
        return []
    active = auras(s, player)
    return [(card, max(1, stats(s, player, card, post, active)[2])) for card in cards]


def attacker_damage(s: OutpostsState, a: Assault, defender: Player, post: Post) -> Rules[int]:
    """The attacker dooms defenders; the points on the Outpost."""
    creatures = _lethal(s, defender, post)
    creatures.sort(key=lambda each: not s.pack.guard[each[0]])
    covered = False
    for card, lethal in creatures:
        guard = s.pack.guard[card]
        if covered and not guard:
            break
        if lethal <= a.remaining:
            yield from _ask(s.active, ATTACKER, a, creatures, card, [lethal, 0])
        covered |= guard and card not in a.doomed
    if covered:
        return 0  # OUT-EFF.10: a Guard that lives covers all but other Guards
    points = a.remaining
    if points:
        # all that destroys the Outpost does the same; Siege comes on top (OUT-EFF.11)
        enough = max(1, post_limit(s, post) - post.counters - a.siege)
        amounts = [points, *range(min(points, enough) - 1, -1, -1)]
        option = yield Decision(s.active, ATTACKER, [("batter", post.id, n) for n in amounts])
        points = option[2]
    return points


def defender_damage(s: OutpostsState, a: Assault, defender: Player) -> Rules[None]:
    """The defender dooms attackers; all points must be placed, so they may have to doom one."""
    creatures = _lethal(s, s.players[s.active], None)
    creatures.sort(key=lambda each: (is_elusive(s, each[0]), -s.pack.cost[each[0]]))
    exposed = [each for each in creatures if not is_elusive(s, each[0])] or creatures
    forced = a.remaining > sum(lethal - 1 for _, lethal in exposed)
    for i, (card, lethal) in enumerate(creatures):
        if i == len(exposed) and len(a.doomed) < i:
            return  # OUT-EFF.10: Elusive creatures are out of reach
        if lethal <= a.remaining:
            other_way = a.doomed or not forced or any(each <= a.remaining for _, each in exposed[i + 1 :])
            amounts = [lethal, 0] if other_way else [lethal]
            yield from _ask(defender.seat, DEFENDER, a, creatures, card, amounts)


def _ask(
    seat: int,
    prompt: Prompt,
    a: Assault,
    creatures: list[tuple[Card, int]],
    card: Card,
    amounts: list[int],
) -> Rules[None]:
    """Whether a creature is assigned what destroys it; that is taken from the remaining points."""
    items = tuple(each for each, _ in creatures)
    chosen = tuple(each for each in creatures if each[0] in a.doomed)
    group = Group("share", items, chosen, 0, a.remaining)
    option = yield Decision(seat, prompt, [("strike", card, n) for n in amounts], group)
    if option[2]:
        a.doomed.append(card)
        a.remaining -= option[2]
