"""The assaults that are to come, as one seat sees them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from fatebox.games.outposts.rules.war import may_attack
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.values import auras
from fatebox.kernel import Card
from fatebox.kernel.evaluation import Memory

from .assaults import Campaign, Garrison, can_attack_next, fighters, garrisons, in_groups, in_progress
from .sides import Side

NOW, NEXT = 0.9, 1.15
"""The share of a forecast that counts: for assaults of this turn, and for those of the next player, who will
have played more by then."""
MANY_ATTACK, MANY_DANGER = 0.6, 0.8
"""With more than two players: an attack hurts only one rival of several, and others' may go elsewhere."""

OPEN = "open"
"""The moment at which nothing is decided: creatures may attack this turn, or defend."""
KNOWN = 2048
"""The number of forecasts that are remembered."""


class Forecast(NamedTuple):
    """The result of a campaign."""

    gain: float
    damage: float
    """Counters on all Outposts."""


forecasts: Memory[Hashable, Forecast] = Memory(KNOWN)


class Threats(NamedTuple):
    """The assaults to come, as a seat sees them."""

    attack: float
    """The gain of its own assaults."""
    danger: float
    """The cost of those on it."""
    threat_damage: float
    """Counters that its next attack puts on the Outposts of others."""
    danger_damage: float
    """Counters that the next attack puts on its own."""


known_threats: Memory[Hashable, Threats] = Memory(KNOWN)


def threats_of(s: OutpostsState, me: Player, mine: Side, rivals: Sequence[tuple[Player, Side]]) -> Threats:
    """The assaults to come, as this seat sees them; they are remembered by all that they depend on."""
    active = s.players[s.active]
    key = (
        mine.forces,
        tuple([(side.forces, bool(rival.hand)) for rival, side in rivals]),
        s.active,
        _moment(s),
        active.no_attack == active.turns,
        tuple(s.fresh),
        tuple(s.arriving),
        tuple(map(tuple, s.groups)),
        tuple(s.targets),
    )
    threats = known_threats.get(key)
    if threats is None:
        threats = known_threats[key] = _Outlook(s, me, mine, rivals).threats()
    return threats if s.assault is None else _with_assault(s, me, threats)


def _moment(s: OutpostsState) -> str:
    """The step, as far as assaults depend on it: until the last move this turn's attack is open."""
    return OPEN if s.step == "second" or s.segment == "third_step" else s.step


def _with_assault(s: OutpostsState, me: Player, threats: Threats) -> Threats:
    """The same with the rest of the assault in progress."""
    assert s.assault is not None
    gain = in_progress(s)
    if me.seat == s.active:
        return threats._replace(attack=threats.attack + gain)
    if s.post(s.assault.post).owner == me.seat:
        return threats._replace(danger=threats.danger + gain)
    return threats


class _Outlook:
    """A seat's look at the assaults to come."""

    def __init__(
        self, s: OutpostsState, me: Player, mine: Side, rivals: Sequence[tuple[Player, Side]]
    ) -> None:
        self.s = s
        self.me = me
        self.mine = mine
        self.rivals = rivals
        self.attack = self.danger = 0.0
        self.danger_damage = self.threat_damage = 0.0
        self.targets = [target for rival, side in rivals for target in side.forces.targets(s, rival)]
        self._moment = _moment(s)
        self._their_forces = tuple(side.forces for _, side in rivals)
        self._share = 1.0 if len(rivals) == 1 else MANY_ATTACK

    def threats(self) -> Threats:
        """The assaults of this turn that have not begun, and those of the next."""
        if self._moment == "first":
            self.danger = NEXT * self._danger([])
        elif self.me.seat == self.s.active:
            self._my_turn()
        else:
            self._their_turn()
        return Threats(self.attack, self.danger, self.threat_damage, self.danger_damage)

    def _my_turn(self) -> None:
        """This turn's attack, and what the others find on their turns."""
        s, me = self.s, self.me
        if self._moment == OPEN:
            idle = [card for card in me.reserve if not s.pack.berserk[card]]
            bound = [card for card in idle if not may_attack(s, card)]
            attack, danger = self._open_attack(can_attack_next(s, me)), NEXT * self._danger(bound)
            if len(bound) < len(idle):
                fewer, safer = self._open_attack(me.offense), NEXT * self._danger(idle)
                if fewer - safer > attack - danger:
                    attack, danger = fewer, safer
        else:
            attack, danger = NOW * self._attack_of_turn(me, self.targets), NEXT * self._danger(s.arriving)
        self.attack, self.danger = attack, danger

    def _open_attack(self, cards: Sequence[Card]) -> float:
        """The gain of these creatures this turn."""
        if not cards or self.me.no_attack == self.me.turns:
            return 0.0
        return NOW * self._my_attack(cards)

    def _my_attack(self, cards: Sequence[Card]) -> float:
        s, me = self.s, self.me

        def campaign() -> Campaign:
            sent = Campaign(s, self.targets)
            sent.send(in_groups(fighters(s, me, cards, auras(s, me))))
            return sent

        forecast = self._forecast((self.mine.forces, tuple(cards), self._their_forces), campaign)
        self.threat_damage = max(self.threat_damage, forecast.damage)
        return self._share * forecast.gain

    def _their_turn(self) -> None:
        s, me = self.s, self.me
        active = s.players[s.active]
        if self._moment == OPEN:
            self.danger = NOW * self._danger([])
        else:
            self.danger = NOW * self._attack_of_turn(active, self.mine.forces.targets(s, me))
        self.attack = NEXT * self._my_attack(can_attack_next(s, me))

    def _attack_of_turn(self, attacker: Player, targets: list[Garrison]) -> float:
        """The gain of the groups of this turn that have still to attack."""
        s = self.s
        if not attacker.offense or attacker.no_attack == attacker.turns:
            return 0.0
        groups, third = tuple(map(tuple, s.groups)), s.step == "third"
        key = (self.mine.forces, self._their_forces, attacker.seat, groups, tuple(s.targets), third)
        forecast = self._forecast(key, lambda: self._campaign_of_turn(attacker, targets))
        if attacker is not self.me:
            return forecast.gain
        self.threat_damage = forecast.damage
        return self._share * forecast.gain

    def _campaign_of_turn(self, attacker: Player, targets: list[Garrison]) -> Campaign:
        s = self.s
        active = auras(s, attacker)
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
        return campaign

    def _danger(self, more: Sequence[Card]) -> float:
        """The gain of the strongest attack of a rival, with these additional defenders."""
        found = [self._attack_on_me(rival, side, more) for rival, side in self.rivals]
        worst = max([0.0, *[forecast.gain for forecast in found]])
        damage = max([0.0, *[forecast.damage for forecast in found]])
        self.danger_damage = min(damage, self.danger_damage or damage)
        return worst if len(self.rivals) == 1 else MANY_DANGER * worst

    def _attack_on_me(self, rival: Player, side: Side, more: Sequence[Card]) -> Forecast:
        """The next attack of a rival; this turn more than his side says who can attack."""
        s, me = self.s, self.me

        def campaign() -> Campaign:
            targets = garrisons(s, me, more, auras(s, me)) if more else self.mine.forces.targets(s, me)
            sent = Campaign(s, targets)
            sent.send(side.forces.army(s, rival))
            return sent

        able = tuple(can_attack_next(s, rival)) if rival.seat == s.active else None
        return self._forecast(
            (side.forces, bool(rival.hand), able, self.mine.forces, tuple(more), len(self.rivals)), campaign
        )

    @staticmethod
    def _forecast(key: Hashable, campaign: Callable[[], Campaign]) -> Forecast:
        """The result of a campaign; it is remembered by all that it depends on."""
        known = forecasts.get(key)
        if known is None:
            ended = campaign()
            known = forecasts[key] = Forecast(ended.gain, ended.damage)
        return known
