"""Muster: a conquest that is certain in the Fourth Step is not given up in the Second (OUT-END.1).

It may need creatures of the hand, which can attack in the turn they are played (OUT-PLAY.9).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import NamedTuple

from fatebox.games.outposts.effects.amounts import amount_of
from fatebox.games.outposts.effects.battle import PaySac, Strike
from fatebox.games.outposts.rules.play import FINISH, crystal_price
from fatebox.games.outposts.rules.war import possible_moves
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player, Post
from fatebox.games.outposts.state.terms import MANA_DISCARDS, OFFENSE
from fatebox.games.outposts.state.values import health_of
from fatebox.kernel import Card, Decision, Option

from .breach import fells, in_groups
from .conquest import open_post
from .fatal import effects_of, is_fatal
from .funds import from_sacrifice, given_by, price_of

RECRUITS = 3
"""The most creatures of the hand that a conquest may need to be in sight."""


class Means(NamedTuple):
    """All that an attack of this turn may be made with."""

    attackers: frozenset[Card]
    hand: frozenset[Card]
    mana: int
    discards: int
    """Cards that may still be discarded for mana (OUT-MANA.3)."""


def abandoned_conquest(s: OutpostsState, decision: Decision) -> list[Option]:
    """Actions of the Second Step, or creatures to lose, that end a certain conquest, while others keep it."""
    player = s.players[decision.seat]
    post = open_post(s, player) if player.seat == s.active else None
    if post is None:
        return []
    muster = _Muster(s, player, post)
    if not muster.wins(muster.means):
        return []
    after = muster.after_action if decision.prompt.id == "play_action" else muster.after_loss
    kept = [option for option in decision.options if any(map(muster.wins, after(option)))]
    return [option for option in decision.options if option not in kept] if kept else []


def muster_in_sight(s: OutpostsState, player: Player) -> bool:
    """Whether creatures in play and those that can be paid for fell the last Outpost this turn."""
    post = open_post(s, player)
    if post is None:
        return False
    muster = _Muster(s, player, post)
    return muster.wins(muster.means)


class _Muster:
    """The attacks on the last Outpost that are still possible this turn."""

    def __init__(self, s: OutpostsState, player: Player, post: Post) -> None:
        self.s, self.player, self.post = s, player, post
        movers = frozenset(card for card, zone in possible_moves(s, player) if zone == OFFENSE)
        left = MANA_DISCARDS - s.discarded
        self.means = Means(movers.union(player.offense), frozenset(player.hand), player.mana, left)
        self._known: dict[frozenset[Card], bool] = {}

    def wins(self, means: Means) -> bool:
        """Whether creatures in play, with some of the hand, fell the Outpost."""
        recruits = sorted(filter(self._can_attack, means.hand))
        if not self._fells(means.attackers.union(recruits)):
            return False
        parties = chain.from_iterable(combinations(recruits, number) for number in range(RECRUITS + 1))
        return any(
            self._affords(means, party) and self._fells(means.attackers.union(party)) for party in parties
        )

    def after_action(self, option: Option) -> Iterable[Means]:
        """The means left after an action of the Second Step, in all ways that it can go on."""
        s, player, means = self.s, self.player, self.means
        match option:
            case ("discard", card):
                return [self._without(card, mana=1)._replace(discards=means.discards - 1)]
            case ("sacrifice", card):
                return [self._without(card, mana=from_sacrifice(s, player, card))]
            case ("play", card) if not is_fatal(s, player, option):
                return self._after_play(card)
            case ("buy",) if not is_fatal(s, player, option):
                return [means._replace(mana=means.mana - crystal_price(s, player))]
            case _ if option == FINISH:
                return [means._replace(hand=frozenset())]
        return []

    def after_loss(self, option: Option) -> Iterable[Means]:
        """The means left once a creature has been chosen to be lost."""
        return [self._without(option[1])]

    def _after_play(self, card: Card) -> Iterator[Means]:
        s = self.s
        means = self._without(card, mana=given_by(s, card) - price_of(s, self.player, card))
        if self._can_attack(card):
            means = means._replace(attackers=means.attackers | {card})
        lost: list[Iterable[Card]] = [()]
        for effect in effects_of(s, card):
            match effect:
                case PaySac():
                    lost = [(creature,) for creature in self.player.creatures()]
                case Strike(at="each_creature", damage=damage):
                    struck = amount_of(damage, self.player)
                    lost = [[each for each in means.attackers if health_of(s, each) <= struck]]
        for creatures in lost:
            yield means._replace(attackers=means.attackers.difference(creatures))

    def _without(self, card: Card, mana: int = 0) -> Means:
        attackers, hand, left, discards = self.means
        return Means(attackers - {card}, hand - {card}, left + mana, discards)

    def _can_attack(self, card: Card) -> bool:
        pack = self.s.pack
        return pack.type[card] == "creature" and not (pack.slow[card] or pack.immobile[card])  # OUT-EFF.9

    def _affords(self, means: Means, party: tuple[Card, ...]) -> bool:
        raised = min(means.discards, len(means.hand) - len(party))
        return sum(self.s.pack.cost[card] for card in party) <= means.mana + raised

    def _fells(self, attackers: frozenset[Card]) -> bool:
        known = self._known.get(attackers)
        if known is None:
            groups = in_groups(self.s, self.player, sorted(attackers))
            known = self._known[attackers] = fells(self.s, self.player, self.post, groups)
        return known
