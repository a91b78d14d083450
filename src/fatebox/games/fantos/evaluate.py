"""How well a seat stands: wealth in Shards, what is under way, what may come; as a chance to win."""

from __future__ import annotations

from math import exp

from .action import kinds
from .effects.standing import SellCards
from .effects.trials import Levy, Relief, Sicken
from .pieces import Citadel, Legacy
from .prospects import TITLE, best_action, defence, in_progress, strength
from .state import FantosState
from .terms import ACTION, DISABLED, FANTOS_ACTIONS, HARVEST, TRIBUTE, UNTASKED, WAR
from .worth import CARD, worth

TRIALS_PER_TURN = 0.9
TALK = 0.01
"""The price of putting an Offer together: idle talk is worth less than nothing."""
SAFE_RESERVE = 10
"""Below this a Reserve is in danger."""
DECLARING = {"harvest.declare": HARVEST, "war.declare": WAR, "tribute.declare": TRIBUTE}


def evaluate(s: FantosState, seat: int) -> float:
    """From 0 (lost) to 1 (won): the seat's share in the chances of all."""
    if s.result is not None:
        return s.result.value(seat)
    if not s.citadels[seat].alive:
        return 0.0
    rounds = rounds_left(s)
    values = {other: _wealth(s, s.citadels[other], rounds) for other in s.order(seat)}
    _add_actions(s, values)
    for item in (*s.stack, *([s.resolving] if s.resolving is not None else [])):
        for other, change in worth(s, item).items():
            if other in values:
                values[other] += change
    if s.offer is not None:
        _add_offer(s, values)
    if s.parley is not None and s.parley.writer == seat:
        values[seat] -= TALK
    spread = 7.0 + 2.0 * min(rounds, 4.0)
    top = max(values.values())
    chances = {other: exp((value - top) / spread) for other, value in values.items()}
    return chances[seat] / sum(chances.values())


def rounds_left(s: FantosState) -> float:
    """About how many turns each Citadel still has."""
    if s.zodraz >= 0:
        return 0.5
    deck = sum(len(block) for block in s.trial_deck)
    until_the_end = deck - 2 if deck >= 5 else (deck + 1) / 2
    return 0.5 + until_the_end / (TRIALS_PER_TURN * len(s.order(s.active)))


def _wealth(s: FantosState, citadel: Citadel, rounds: float) -> float:
    """What a Citadel has, and what that is likely to yield."""
    value = float(citadel.reserve)
    value += sum(_legacy(s, legacy, rounds) for legacy in citadel.legacies)
    value += CARD * min(len(citadel.hand), 7) * min(rounds, 1.0)
    if citadel.reserve < SAFE_RESERVE:
        value -= 0.12 * (SAFE_RESERVE - citadel.reserve) ** 2
    if s.reigning in citadel.tableau:
        value += TITLE * min(rounds, 1.0)
    value -= _exposure(s, citadel)
    for card in s.trials:
        for effect in s.pack.trial_effects[card]:
            value += _trial(s, citadel, effect)
    return value


def _legacy(s: FantosState, legacy: Legacy, rounds: float) -> float:
    """The Shards on a Legacy, its work in the turns to come, and its readiness."""
    work = max(s.stat(legacy, 0), s.stat(legacy, 1) - 1, s.stat(legacy, 2) - 1) + 2
    value = legacy.shards + 0.55 * work * min(rounds, 3.5) + 0.8 * len(legacy.attached)
    if legacy.state == DISABLED:
        return value - 1.5 if rounds > 0.5 else value - legacy.shards
    return value + 0.5 if legacy.state == UNTASKED else value


def _exposure(s: FantosState, citadel: Citadel) -> float:
    """What the Citadel that may attack next, the one to the right, could take."""
    foe = s.citadels[s.right_of(citadel.seat)]
    if foe is citadel:
        return 0.0
    attack = strength(s, [legacy for legacy in foe.legacies if legacy.up])
    return 0.15 * max(0.0, attack - defence(s, citadel))


def _trial(s: FantosState, citadel: Citadel, effect: object) -> float:
    """How a Trial in play suits a Citadel."""
    reserve = citadel.reserve
    if isinstance(effect, Levy):
        others = [s.citadels[seat].reserve for seat in s.others(citadel.seat)]
        if reserve > max(others):
            return -1.5 * effect.amount
        return 0.5 * effect.amount if reserve <= min(others) else 0.0
    if isinstance(effect, Relief):
        return 2.0 * effect.amount if reserve < effect.below else 0.0
    if isinstance(effect, Sicken):
        return -float(effect.amount)
    return 0.5 if isinstance(effect, SellCards) else 0.0


def _add_actions(s: FantosState, values: dict[int, float]) -> None:
    """What is under way, and what the active Citadel may still do this turn."""
    for action in s.actions:
        if action.open:
            for other, change in in_progress(s, action).items():
                if other in values:
                    values[other] += 0.9 * change
    active = s.active_citadel()
    if not active.alive or s.phase > ACTION or s.turn == 0 or any(action.open for action in s.actions):
        return
    if s.segment in DECLARING:
        possible = [DECLARING[s.segment]]
    else:
        possible = kinds(s) if s.phase == ACTION else list(FANTOS_ACTIONS)
    values[s.active] += 0.8 * max(0.0, best_action(s, active, possible))


def _add_offer(s: FantosState, values: dict[int, float]) -> None:
    """An Offer on the table: its cards lie beside the hands; who made it hopes for the rest."""
    offer = s.offer
    assert offer is not None
    values[offer.seat] += CARD * len(offer.cards)
    bargain = offer.want + CARD * (offer.want_cards + len(offer.want_titles)) - offer.give
    values[offer.seat] += 0.3 * (bargain - CARD * len(offer.cards))
