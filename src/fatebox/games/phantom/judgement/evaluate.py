"""The evaluation: story, clocks, lives, Enemies, resources and cards, as a chance to win.

Everything is counted in resources. All players share one fate, so all see the same number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from fatebox.games.phantom.rules.fate import is_held
from fatebox.games.phantom.rules.means import Means, covers, means_of
from fatebox.games.phantom.rules.playing import outclassed
from fatebox.games.phantom.rules.values import resource_limit
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.terms import RESOURCES, WILD, Resource
from fatebox.kernel import Evaluator, Measured
from fatebox.kernel.evaluation import dot, logistic

from .card_value import card_value, use_value
from .shared import Blow, shared

PACKAGE = "fatebox.games.phantom"
"""The package with the weights."""
BEFORE_ATTACKS = ("destiny", "preparation", "adventure", "fate")
"""The phases in which the attacks of this turn are still to come."""
LIFE, LAST_LIVES = 3.0, 8.0
"""A card of the Injury deck; the last ones are worth more."""
KNOCKED_OUT = 45.0
INJURY = 0.5
PLENTY = 0.07
"""Each further resource is worth this much less than the one before."""
SPARE = 0.25
"""A resource above the limit."""
PAYABLE = 0.25
"""A step toward a goal that could be paid for."""
HAND, PROMISE, HAND_MOST = 0.45, 0.06, 0.9
"""A card in hand: less than the resource that it can be discarded for, more if it is worth playing."""
BLOCKED_DRAW = 0.55
"""The loss of a draw in the next Preparation phase, for each card kept in hand."""
NEEDED, SHIELD = 0.15, 0.3
"""A resource that a goal asks for by its symbol; one that can cancel an attack."""
READY = 0.7
"""The share of one use that a Ready card is worth more than an exhausted one."""
SOON, LATER = 0.75, 0.35
"""The share of the best card's gain that counts before it is played, in this turn or in the next."""
HORIZON, HORIZON_TURN, HORIZON_LEAST = 1.2, 0.04, 0.5
SCALE = 40.0
START = 100.0
"""The total that players need for an even chance."""


class Terms(NamedTuple):
    """The terms of all players together, in resources; also their weights."""

    start: float = 0.0
    story: float = 0.0
    goals: float = 0.0
    clocks: float = 0.0
    enemies: float = 0.0
    row: float = 0.0
    combat: float = 0.0
    attacks: float = 0.0
    lives: float = 0.0
    resources: float = 0.0
    play: float = 0.0
    hand: float = 0.0


def measure(s: PhantomState, seat: int) -> Measured | float:
    """The terms of the players' standing, in resources; all see the same."""
    if s.result is not None:
        return s.result.value(seat)
    if not s.missions:
        return Terms()
    story, goals, clocks, enemies, row, combat, blows, costs = shared(s)
    attacks = -_coming_damage(s, blows) if s.phase in BEFORE_ATTACKS else 0.0
    sides = [_player(s, player, costs) for player in s.players]
    return Terms(
        -START, story, goals, clocks, enemies, row, combat, attacks, *map(sum, zip(*sides, strict=True))
    )


def link(weights: Terms, measured: Measured) -> float:
    """The chance that the players win."""
    return logistic(dot(weights, measured) / SCALE)


# --- attacks ----------------------------------------------------------------------------------------


def _coming_damage(s: PhantomState, blows: Sequence[Blow]) -> float:
    """The cost of the attacks in this turn's Fate phase, after the reactions at hand."""
    if not blows:
        return 0.0
    player = s.you
    shields = _shields(s, player)
    damage = 0
    for dealt, can_be_canceled, enemy in blows:
        if (s.phase == "fate" and enemy in s.done and enemy != s.attacker) or is_held(s, enemy):
            continue
        if can_be_canceled and shields:
            shields -= 1
        else:
            damage += dealt
    lives = len(player.injury_deck)
    cost = _lives(lives) - _lives(lives - damage)
    return cost + (KNOCKED_OUT if damage > lives else 0.0)


def _shields(s: PhantomState, player: Player) -> int:
    """The number of attacks that could be canceled."""
    number = 0
    for use in s.pack.board_uses[player.legend]["response"]:
        if use.cost and means_of(s, player).pays[use.cost]:
            number += min(player.resources[symbol] for symbol in use.cost)  # type: ignore[index]
    uses = s.pack.moments[s.level].uses
    own, any_player = uses["response"], uses["response_any"]
    for card in player.play:
        if (card in own or card in any_player) and player.ready(card):
            number += 1
    return number


# --- the players ------------------------------------------------------------------------------------


def _player(s: PhantomState, player: Player, costs: Sequence[str]) -> tuple[float, float, float, float]:
    """A player's side of the table: lives, resources that pay these costs, cards in play, cards in hand."""
    if player.out:
        return -KNOCKED_OUT, 0.0, 0.0, 0.0
    lives = _lives(len(player.injury_deck))
    for card in player.injuries:
        lives -= INJURY + (INJURY if s.face(card).abilities or s.face(card).statics else 0.0)
    play = hand = 0.0
    horizon = _horizon(s)
    means = means_of(s, player)
    for card in player.play:
        face = s.face(card)
        play += horizon * card_value(face) - (READY * use_value(face) if card in player.exhausted else 0.0)
    kept = player.seat != s.active or s.phase not in ("destiny", "preparation", "adventure")
    for card in player.hand:
        face = s.face(card)
        promise = PROMISE * max(0.0, card_value(face) - len(face.cost))
        hand += min(HAND_MOST, HAND + promise) if face.cost else 0.0
    if kept:
        hand += LATER * _best_play(s, player, means, horizon) - BLOCKED_DRAW * len(player.hand)
    else:
        hand += SOON * _best_play(s, player, means, horizon)
    return lives, _resources(s, player, means, costs), play, hand


def _best_play(s: PhantomState, player: Player, means: Means, horizon: float) -> float:
    """The most that playing a card of the hand can gain, if the others are discarded to pay for it."""
    best = 0.0
    for card in player.hand:
        face = s.face(card)
        gain = horizon * card_value(face) - len(face.cost) - HAND
        if gain > best and face.cost:
            held = dict(means.held)
            for other in player.hand:
                reward = s.face(other).reward
                if other != card and reward:
                    held[_paid_as(face.cost, held, reward)] += 1
            if covers(s, held, face.cost) and not outclassed(s, player, face):
                best = gain
    return best


def _paid_as(cost: str, held: dict[Resource, int], reward: str) -> Resource:
    """The resource that a reward would be taken as."""
    if reward != WILD:
        return reward  # type: ignore[return-value]
    return next((r for r in RESOURCES if held[r] < cost.count(r)), RESOURCES[0])


def _horizon(s: PhantomState) -> float:
    """The use that is still ahead for a card that stays in play."""
    return max(HORIZON_LEAST, HORIZON - HORIZON_TURN * s.turn / s.seats)


@cache
def _lives(number: int) -> float:
    """The value of the rest of the Injury deck."""
    return LIFE * number + LAST_LIVES * sum(1 / i for i in range(1, number + 1))


def _resources(s: PhantomState, player: Player, means: Means, costs: Sequence[str]) -> float:
    """Resources, those above the limit for less; what a goal can be paid with counts more."""
    total, limit = player.total, resource_limit(s, player)
    held = min(total, limit)
    points = held - PLENTY * held * (held - 1) / 2 + SPARE * max(0, total - limit)
    points += PAYABLE * min(2, sum(means.pays[cost] for cost in costs))
    needed = "".join(costs)
    for resource in RESOURCES:
        if resource in needed:
            points += NEEDED * min(3, player.resources[resource])
    for use in s.pack.board_uses[player.legend]["response"]:
        for symbol in use.cost:
            points += SHIELD * min(2, player.resources[symbol])  # type: ignore[index]
    return points


evaluate: Evaluator[PhantomState] = Evaluator.of(PACKAGE, Terms, measure, link)
