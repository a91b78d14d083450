"""Last stand: the last Outpost, and the attack that surely fells it next turn (OUT-END.1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from fatebox.games.outposts.rules.turn import SKIP
from fatebox.games.outposts.rules.war import possible_moves
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player, Post
from fatebox.games.outposts.state.terms import DEFENSE, OFFENSE
from fatebox.kernel import DONE, Card, Decision, Option

from .assaults import can_attack_next
from .breach import fells, in_groups, last_of


def lost_stands(s: OutpostsState, decision: Decision) -> list[Option]:
    """Moves after which the creatures on the other side fell the last Outpost, while others prevent that.

    Only with two players is it certain that they come, and only open cards count. Whoever might win first is
    free to try.
    """
    player, rivals = s.players[decision.seat], s.opponents(decision.seat)
    post = last_of([player])
    if post is None or len(rivals) > 1 or _is_safe(s, rivals[0], post) or _may_win(s, player, rivals[0]):
        return []
    stand = _Stand(s, rivals[0], post)
    if stand.holds(()):
        return []
    kept = [option for option in decision.options if any(map(stand.holds, stand.defenses(decision, option)))]
    return [option for option in decision.options if option not in kept] if kept else []


def falls_next(s: OutpostsState, player: Player, rival: Player) -> Post | None:
    """The last Outpost of a player, if open creatures of a rival surely fell it next turn as things stand."""
    post = last_of([player])
    if post is None or _is_safe(s, rival, post):
        return None
    return None if _Stand(s, rival, post).holds((*post.defenders, *s.arriving)) else post


def next_turn_of(s: OutpostsState, player: Player) -> int:
    """The number of the turn that a player will take next, or has just begun."""
    return player.turns + (player.seat != s.active)


def _is_safe(s: OutpostsState, rival: Player, post: Post) -> bool:
    """Whether the rival has no attack, or what lies on the Outpost may stop it (OUT-ASLT.1)."""
    on = s.pack.on
    peace = rival.no_attack == next_turn_of(s, rival)
    traps = any(on["hold"][card] for card in post.upgrades + post.hidden)
    return peace or traps or any(on["ambush"][card] for card in post.hidden)


def _may_win(s: OutpostsState, player: Player, rival: Player) -> bool:
    """Whether this turn's attack might fell all Outposts of a rival, each of them by all that can attack."""
    if player.no_attack == player.turns:
        return False
    movers = [card for card, zone in possible_moves(s, player) if zone == OFFENSE]
    attackers = list(dict.fromkeys([*player.offense, *movers]))
    groups, targets = in_groups(s, player, attackers), rival.standing()
    if len(attackers) < len(targets) or any(post.sanctuary for post in targets):
        return False
    if len(targets) == 1 and any(s.pack.on["onslaught"][card] for card in attackers):
        return True  # the totals are not certain (OUT-ASLT.1)
    return all(fells(s, player, post, groups) for post in targets)


class _Stand:
    """The defense of the last Outpost against the creatures that a rival has in play."""

    def __init__(self, s: OutpostsState, rival: Player, post: Post) -> None:
        self.now, self.next, self.rival, self.post = s, _next_turn(s, rival, post), rival, post
        self.groups = in_groups(self.next, rival, can_attack_next(s, rival))
        self._known: dict[frozenset[Card], bool] = {}

    def holds(self, defenders: tuple[Card, ...]) -> bool:
        """Whether the Outpost stands if these creatures defend it."""
        who = frozenset(defenders)
        known = self._known.get(who)
        if known is None:
            fallen = fells(self.next, self.rival, self.post, self.groups, defenders)
            known = self._known[who] = not fallen
        return known

    def defenses(self, decision: Decision, option: Option) -> Iterator[tuple[Card, ...]]:
        """All full defenses that can still be made after an option: moves are asked in order (OUT-WAR.1)."""
        now = [*self.post.defenders, *self.now.arriving]
        if option in (SKIP, DONE):
            yield tuple(now)
            return
        assert decision.group is not None
        _, mover, zone = option
        items = decision.group.items
        last = max(place for place, item in enumerate(items) if item[0] == mover)
        later = items[last + 1 :]
        movable = {card for card, _ in later}
        staying = [card for card in now if card != mover and card not in movable]
        staying += [mover] if zone == DEFENSE else []
        free = [card for card in now if card in movable]
        free += [card for card, to in later if to == DEFENSE and card not in now]
        room = max(0, self.now.pack.outpost.defenders - len(staying))  # OUT-ZONE.4
        for others in combinations(free, min(room, len(free))):
            yield (*staying, *others)


def _next_turn(s: OutpostsState, rival: Player, own: Post) -> OutpostsState:
    """The table when the rival attacks: changes have ended, own upgrades are up (OUT-EFF.8, OUT-UPG.6)."""
    trial = s.copy()
    post = trial.post(own.id)
    post.upgrades, post.hidden = post.upgrades + post.hidden, []
    trial.boosts = [boost for boost in s.boosts if boost.until == "round" and boost.by != rival.seat]
    trial.forts = [fort for fort in s.forts if fort.by != rival.seat]
    return trial
