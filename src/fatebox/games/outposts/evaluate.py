"""How well a seat stands: Outposts, Mana Crystals, creatures, cards, and the assaults that are to come."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from fatebox.kernel import Card

from .forecast import (
    COUNTER,
    RECRUIT,
    Campaign,
    Fighter,
    Garrison,
    can_attack_next,
    fighters,
    garrisons,
    in_groups,
    in_progress,
)
from .pieces import Player
from .play import crystal_price
from .purse import Purse
from .race import turns_to_crystals
from .state import OutpostsState
from .terms import SILVER
from .values import auras, post_limit
from .war import may_attack

SCALE = 14.0
"""A lead of so many points is worth about three quarters of a win."""
STANDING = (0.0, 0.0, 9.0, 15.0)
"""Having so many face-up Outposts, besides what they can still take: the falls of forecast.RUIN."""
TO_COME = 6.0
"""An Outpost that is still to be received."""
CRYSTALS = (0.0, 6.0, 14.0)
"""Owning so many Mana Crystals: mana for the rest of the game."""
WIN = 100.0
"""The last crystal."""
RACE = (0.0, 26.0, 14.0, 8.0, 4.0, 2.0, 1.0, 0.0)
"""Being so many turns away from the last crystal, if one lives to see it."""
GROWTH = 2.5
"""Attacks grow by so many points every turn."""
NOW, NEXT = 0.9, 1.15
"""How much of a forecast counts: of assaults of this turn, and of those of the next player, who will have
played more by then."""
MANY_ATTACK, MANY_DANGER = 0.6, 0.8
"""With more than two players: an attack hurts only one rival of several, and others' may go elsewhere."""
CARD = 1.2
"""A card that will be drawn."""
LATER = 0.8
"""What can be bought is not bought yet."""
SPARE_MANA = 0.05
TAX = 0.8
DECK = tuple(round(5 * (1 - exp(-cards / 6)), 2) for cards in range(40))
"""Cards to draw from: a deck that is nearly empty will cost five counters or the draws (OUT-DRAW.2)."""
HAND, BOARD = 0.85, 0.95
"""Each further card counts so much of the one before: the mana for it is short."""


def evaluate(s: OutpostsState, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.result is not None:
        return s.result.value(seat)
    if s.outcome:
        return 1 / len(s.winners) if seat in s.winners else 0.0
    me = s.players[seat]
    if me.out:
        return 0.0
    if _before_play(s):
        return _logistic(_draft(s, me))
    rivals = s.opponents(seat)
    war = War(s, me, rivals)
    own = holdings(s, me, war.danger_damage)
    others = [holdings(s, rival, war.threat_damage) for rival in rivals]
    rival = 0.5 * max(others) + 0.5 * sum(others) / len(others)
    return _logistic(own + war.balance - rival)


def _logistic(points: float) -> float:
    return 1 / (1 + exp(-points / SCALE))


def _before_play(s: OutpostsState) -> bool:
    """Nobody has had a turn: what the cards drawn first look like is luck."""
    return s.round == 0 or (
        s.round == 1
        and s.step == "first"
        and s.players[s.active].turns == s.round == 1
        and s.active == s.start
    )


def _draft(s: OutpostsState, me: Player) -> float:
    """The Silver cards of a deck; factions and deck lists are taken as equally good."""
    pack = s.pack
    cards = me.kept + me.deck + me.hand
    return sum(pack.worth_drafted[card] for card in cards if pack.box.kinds[card] == SILVER)


class War:
    """The assaults to come, as the seat sees them: its own are gains, those on it are losses."""

    def __init__(self, s: OutpostsState, me: Player, rivals: list[Player]) -> None:
        self.s = s
        self.me = me
        self.rivals = rivals
        self.balance = 0.0
        self.danger_damage = self.threat_damage = 0.0
        """Counters that the next attack puts on this seat's Outposts, and on those of others."""
        self.auras = {player.seat: auras(s, player) for player in (me, *rivals)}
        self.targets = [g for rival in rivals for g in garrisons(s, rival, (), self.auras[rival.seat])]
        self._share = 1.0 if len(rivals) == 1 else MANY_ATTACK
        self.armies: list[list[list[Fighter]]] | None = None
        if s.assault is not None:
            self._in_progress()
        if s.step == "first":
            self.balance -= NEXT * self._danger([])
        elif me.seat == s.active:
            self._my_turn()
        else:
            self._their_turn()

    def _in_progress(self) -> None:
        assert self.s.assault is not None
        gain = in_progress(self.s)
        if self.me.seat == self.s.active:
            self.balance += gain
        elif self.s.post(self.s.assault.post).owner == self.me.seat:
            self.balance -= gain

    def _my_turn(self) -> None:
        """This turn's attack, and what the others find on their turns."""
        s, me = self.s, self.me
        if s.step == "second" or s.segment == "third_step":  # nothing is decided: attack, or defend
            idle = [card for card in me.reserve if not s.pack.berserk[card]]
            bound = [card for card in idle if not may_attack(s, card)]
            attack = self._open_attack(can_attack_next(s, me)) - NEXT * self._danger(bound)
            if len(bound) < len(idle):
                attack = max(attack, self._open_attack(me.offense) - NEXT * self._danger(idle))
            self.balance += attack
        else:
            self.balance += NOW * self._attack_of_turn(me, self.targets) - NEXT * self._danger(s.arriving)

    def _open_attack(self, cards: Sequence[Card]) -> float:
        """What these creatures would gain this turn."""
        if not cards or self.me.no_attack == self.me.turns:
            return 0.0
        return NOW * self._my_attack(cards)

    def _my_attack(self, cards: Sequence[Card]) -> float:
        s, me = self.s, self.me
        campaign = Campaign(s, self.targets)
        campaign.send(in_groups(fighters(s, me, cards, self.auras[me.seat])))
        self.threat_damage = max(self.threat_damage, campaign.damage)
        return self._share * campaign.gain

    def _their_turn(self) -> None:
        s, me = self.s, self.me
        active = s.players[s.active]
        if s.step == "second" or s.segment == "third_step":
            self.balance -= NOW * self._danger([])
        else:
            mine = garrisons(s, me, (), self.auras[me.seat])
            self.balance -= NOW * self._attack_of_turn(active, mine)
        self.balance += NEXT * self._my_attack(can_attack_next(s, me))

    def _attack_of_turn(self, attacker: Player, targets: list[Garrison]) -> float:
        """The groups of this turn that have still to attack."""
        s = self.s
        if not attacker.offense or attacker.no_attack == attacker.turns:
            return 0.0
        active = self.auras[attacker.seat]
        campaign = Campaign(s, targets)
        free: list[list[Card]] = []
        for number, group in enumerate(s.groups):
            if number >= len(s.targets):
                free.append(group)
            elif group and (target := s.targets[number]) is not None:
                campaign.attack(fighters(s, attacker, group, active), target)
        campaign.send([fighters(s, attacker, group, active) for group in free if group])
        if s.step == "third":
            grouped = {card for group in s.groups for card in group}
            rest = [card for card in attacker.offense if card not in grouped]
            campaign.send(in_groups(fighters(s, attacker, rest, active)))
        if attacker is not self.me:
            return campaign.gain
        self.threat_damage = campaign.damage
        return self._share * campaign.gain

    def _danger(self, more: Sequence[Card]) -> float:
        """What the strongest attack of a rival would bring them, with these further defenders."""
        s, me = self.s, self.me
        targets = garrisons(s, me, more, self.auras[me.seat])
        worst = damage = 0.0
        for groups in self._armies():
            campaign = Campaign(s, targets)
            campaign.send(groups)
            worst = max(worst, campaign.gain)
            damage = max(damage, campaign.damage)
        self.danger_damage = min(damage, self.danger_damage or damage)
        return worst if len(self.rivals) == 1 else MANY_DANGER * worst

    def _armies(self) -> list[list[list[Fighter]]]:
        """The groups that each rival could attack with next."""
        if self.armies is None:
            s = self.s
            self.armies = []
            for rival in self.rivals:
                army = fighters(s, rival, can_attack_next(s, rival), self.auras[rival.seat])
                if rival.hand:
                    army.append(RECRUIT)
                self.armies.append(in_groups(army))
        return self.armies


def holdings(s: OutpostsState, player: Player, danger: float) -> float:
    """Outposts, crystals, creatures, upgrades and cards of a player who has to expect so many counters."""
    pack = s.pack
    posts = player.standing()
    creatures = player.creatures()
    total = STANDING[len(posts)] + CRYSTALS[min(player.crystals, len(CRYSTALS) - 1)] - TAX * player.tax
    total += (
        TO_COME * (pack.outpost.per_player - len(player.posts)) + DECK[min(len(player.deck), len(DECK) - 1)]
    )
    life = 0
    for post in posts:
        life += post_limit(s, post) - post.counters
        for card in post.upgrades:
            total += pack.worth[card]
        for card in post.hidden:
            total += pack.worth_face_down[card]
    board = diminishing([pack.worth[card] for card in creatures], BOARD)
    cards = sorted(player.hand, key=lambda card: -pack.worth_in_hand[card])
    hand = diminishing([pack.worth_in_hand[card] for card in cards], HAND)
    total += sum(board) + sum(hand)
    if s.assault is not None:  # assigned lethal damage: as good as gone
        total -= sum(pack.worth[card] for card in s.assault.doomed if card in creatures)
    price = crystal_price(s, player)
    turns = turns_to_crystals(s, player, player.crystals, len(cards), len(creatures), price)
    total += COUNTER * life + race(turns, life, danger)
    if s.step == "second" and player.seat == s.active:
        total += _mana(s, player, creatures, list(zip(hand, cards, strict=True)), turns)
    return total


def _mana(
    s: OutpostsState, player: Player, creatures: list[Card], hand: list[tuple[float, Card]], turns: int
) -> float:
    """The best that can be made of mana now."""
    pack = s.pack
    purse = Purse(s, player, hand[::-1])
    best = purse.cards()
    offers = [(pack.worth[card], 1 + pack.harvest[card]) for card in creatures]
    price = purse.crystal(offers)
    if price is not None:
        given, cards, sacrificed = price
        left = len(player.hand) - cards + pack.crystal.draw
        best = max(best, _crystal(s, player, left, len(creatures) - sacrificed, turns) - given)
    return LATER * best + SPARE_MANA * player.mana


def _crystal(s: OutpostsState, player: Player, hand: int, creatures: int, turns: int) -> float:
    """What one more crystal gains, when so many cards and creatures are left after it."""
    pack = s.pack
    owned = player.crystals + 1
    if owned >= pack.crystal.to_win:
        return WIN
    after = turns_to_crystals(s, player, owned, hand, creatures, crystal_price(s, player))
    closer = RACE[after] - RACE[turns]
    return CRYSTALS[owned] - CRYSTALS[owned - 1] + closer + CARD * pack.crystal.draw


def race(turns: int, life: int, danger: float) -> float:
    """Being near the last crystal, as far as the Outposts are likely to stand that long."""
    expected = turns * (danger + GROWTH * (turns - 1) / 2)
    return RACE[turns] * min(1.0, max(0.0, life / max(1.0, expected) - 0.5))


def diminishing(values: list[float], factor: float) -> list[float]:
    """What each value counts if each further one counts a little less, the greatest first."""
    values.sort(reverse=True)
    weight = 1.0
    for number, value in enumerate(values):
        values[number] = weight * value
        weight *= factor
    return values
