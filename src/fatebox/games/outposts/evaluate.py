"""How well a seat stands: Outposts, crystals, board, hand, and what the next assaults look like."""

from __future__ import annotations

from math import exp

from fatebox.kernel import Card

from .forecast import forecasts
from .pieces import Player, Post
from .play import crystal_price, playable
from .state import OutpostsState
from .terms import MANA_DISCARDS, MANA_SACRIFICES
from .values import auras, post_limit, post_stats, stats

SCALE = 14.0
"""A lead of so many points is worth about three quarters of a win."""
STANDING = (0.0, 13.0, 20.0, 25.0)
"""Having so many face-up Outposts, besides what they can still take."""
CRYSTALS = (0.0, 10.0, 25.0)
LAST_CRYSTAL = 60.0
COUNTER = 0.9
"""What a counter takes from an Outpost."""
TO_COME = 6.0
"""An Outpost that is still to be received."""
ATTACK = {"offense": 1.0, "reserve": 0.7, "defense": 0.25}
"""How much of a creature's Attack threatens others, by where it is."""
THREAT, DANGER = 0.35, 0.5
"""What a point of an expected assault is worth, of one's own and of others."""
SPARE_MANA = 0.1
LATER = 0.8
"""What can be bought is not bought yet."""
HAND, BOARD = 0.85, 0.94
"""Each further card counts so much of the one before: the mana for it is short."""


def evaluate(s: OutpostsState, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.result is not None:
        return s.result.value(seat)
    if s.outcome:
        return 1 / len(s.winners) if seat in s.winners else 0.0
    if s.players[seat].out:
        return 0.0
    if not s.round:
        return 0.5
    fronts = {player.seat: Front(s, player) for player in s.in_game()}
    points = {one: front.points(fronts) for one, front in fronts.items()}
    points[s.active] += forecasts(s)
    others = [value for one, value in points.items() if one != seat]
    rival = 0.5 * max(others) + 0.5 * sum(others) / len(others)
    return 1 / (1 + exp((rival - points[seat]) / SCALE))


class Front:
    """What one player has, as far as points go."""

    def __init__(self, s: OutpostsState, player: Player) -> None:
        self.s = s
        self.player = player
        self.posts = player.standing()
        self.threat = 0.0
        """The Attack that others have to expect."""
        self.walls: list[float] = []
        """The Defense of each Outpost with its defenders."""
        self._look()

    def _look(self) -> None:
        s, player = self.s, self.player
        active = auras(s, player)
        for zone, cards in (("reserve", player.reserve), ("offense", player.offense)):
            for card in cards:
                if not s.pack.immobile[card]:
                    self.threat += ATTACK[zone] * stats(s, player, card, None, active)[0]
        for post in self.posts:
            wall = post_stats(s, post)[1] + 1.0 * len(post.hidden)
            for card in post.defenders:
                attack, defense, health = stats(s, player, card, post, active)
                wall += defense + 0.25 * attack + 0.1 * health
                self.threat += ATTACK["defense"] * attack
            self.walls.append(wall)

    def points(self, fronts: dict[int, Front]) -> float:
        """All that counts for the player."""
        others = [front for seat, front in fronts.items() if seat != self.player.seat]
        eager = THREAT if self.player.seat == self.s.active else 0.8 * THREAT
        total = self.life() + self.board() + self.hand()
        total += eager * max((self.reach(other) for other in others), default=0.0)
        total -= DANGER * max((other.reach(self) for other in others), default=0.0)
        return total - 0.5 * self.player.tax

    def reach(self, other: Front) -> float:
        """What an assault of all this player has would leave, on average and at the weakest Outpost."""
        if not other.walls:
            return 0.0
        left = [max(0.0, self.threat - wall) for wall in other.walls]
        return 0.5 * max(left) + 0.5 * sum(left) / len(left)

    def life(self) -> float:
        """Outposts and Mana Crystals."""
        s, player = self.s, self.player
        left = sum(min(12, post_limit(s, post) - post.counters) for post in self.posts)
        to_come = s.pack.outpost.per_player - len(player.posts)
        crystals = CRYSTALS[min(player.crystals, len(CRYSTALS) - 1)]
        return STANDING[len(self.posts)] + COUNTER * left + TO_COME * to_come + crystals

    def board(self) -> float:
        """Creatures and upgrades; those assigned lethal damage are as good as gone."""
        s, player = self.s, self.player
        worth = s.pack.worth
        total = diminishing([worth[card] for card in player.creatures()], BOARD)
        for post in self.posts:
            total += self._upgrades(post)
        if s.assault is not None:
            total -= sum(worth[card] for card in s.assault.doomed if card in player.creatures())
        return total

    def _upgrades(self, post: Post) -> float:
        pack = self.s.pack
        shown = sum(pack.worth[card] for card in post.upgrades)
        return shown + sum(pack.worth_face_down[card] for card in post.hidden)

    def hand(self) -> float:
        """Cards in hand, and what the mana at hand can make of them."""
        s, player = self.s, self.player
        pack = s.pack
        total = diminishing([pack.worth_in_hand[card] for card in player.hand], HAND)
        total += 0.02 * len(player.deck)
        if s.step == "second" and player.seat == s.active:
            total += self._mana()
        return total

    def _mana(self) -> float:
        """The best that can be made of mana now: a Mana Crystal, cards, or something on the way to it."""
        s, player = self.s, self.player
        discards = min(MANA_DISCARDS - s.discarded, len(player.hand))
        sacrifices = min(MANA_SACRIFICES - s.sacrificed, len(player.creatures()))
        price = crystal_price(s, player)
        crystal = 0.0
        if player.mana + discards + sacrifices >= price:
            owned = min(player.crystals, len(CRYSTALS) - 1)
            after = LAST_CRYSTAL if owned + 1 == len(CRYSTALS) else CRYSTALS[owned + 1]
            crystal = (after - CRYSTALS[owned]) * min(1.0, player.mana / price)
        return LATER * max(crystal, self._purchases(), self._savings(discards)) + SPARE_MANA * player.mana

    def _purchases(self) -> float:
        """Cards that can be played now, the most profitable first."""
        s, player = self.s, self.player
        left, gain = player.mana, 0.0
        options = [
            (self._profit(card), s.pack.cost[card]) for card in player.hand if playable(s, player, card)
        ]
        for profit, cost in sorted(options, reverse=True):
            if profit > 0 and cost <= left:
                gain += profit
                left -= cost
        return gain

    def _savings(self, discards: int) -> float:
        """The best card that can be paid for after discarding others, in part."""
        cost, mana = self.s.pack.cost, self.player.mana
        most = mana + min(discards, len(self.player.hand) - 1)
        dear = [card for card in self.player.hand if mana < cost[card] <= most]
        return max((self._profit(card) * mana / cost[card] for card in dear), default=0.0)

    def _profit(self, card: Card) -> float:
        """What playing a card gains over holding it."""
        pack = self.s.pack
        if pack.type[card] == "spell":
            return 0.25
        return max(pack.worth[card], pack.worth_face_down[card]) - pack.worth_in_hand[card]


def diminishing(values: list[float], factor: float) -> float:
    """A sum in which each further value counts a little less, the greatest first."""
    values.sort(reverse=True)
    total, weight = 0.0, 1.0
    for value in values:
        total += weight * value
        weight *= factor
    return total
