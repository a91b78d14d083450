"""How well a seat stands: wealth in Shards, what is under way, what may come; as a chance to win."""

from __future__ import annotations

from fatebox.kernel import Evaluator, Measured, Weights
from fatebox.kernel.evaluation import dots, share

from .action import kinds
from .effects.standing import SellCards
from .effects.trials import Levy, Relief, Sicken
from .pieces import Citadel
from .prospects import TITLE, Changes, best_action, defence, in_progress, strength
from .state import FantosState
from .terms import ACTION, DISABLED, FANTOS_ACTIONS, HARVEST, TRIBUTE, UNTASKED, WAR
from .worth import CARD, worth

TERMS = {
    "reserve": "the Shards in your Reserve",
    "shards": "the Shards on your Legacies",
    "work": "what your Legacies can do in the turns to come",
    "ready": "your Legacies that are ready",
    "hand": "the Labor cards in your hand",
    "poverty": "a Reserve that is nearly empty",
    "title": "the Reigning Tribute",
    "exposure": "the War that your neighbour could declare",
    "trials": "the Trials in play",
    "actions": "the actions under way and possible",
    "items": "the Labor and abilities under way",
    "deal": "the Offer on the table",
}
"""For every Citadel, in Shards; what rivals have counts against one's own."""
ACTIONS, ITEMS, DEAL = (list(TERMS).index(name) for name in ("actions", "items", "deal"))
Rows = dict[int, list[float]]
TRIALS_PER_TURN = 0.9
TALK = 0.01
"""The price of putting an Offer together: idle talk is worth less than nothing."""
SAFE_RESERVE = 10
"""Below this a Reserve is in danger."""
DECLARING = {"harvest.declare": HARVEST, "war.declare": WAR, "tribute.declare": TRIBUTE}


def measure(s: FantosState, seat: int) -> Measured | float:
    """The terms of all living Citadels, the seat's own first, and how far Shards can still decide little."""
    if s.result is not None:
        return s.result.value(seat)
    if not s.citadels[seat].alive:
        return 0.0
    rounds = rounds_left(s)
    rows = {other: _wealth(s, s.citadels[other], rounds) for other in s.order(seat)}
    _add_actions(s, rows)
    for item in (*s.stack, *([s.resolving] if s.resolving is not None else [])):
        _add(rows, ITEMS, worth(s, item), 1.0)
    if s.offer is not None:
        _add_offer(s, rows)
    if s.parley is not None and s.parley.writer == seat:
        rows[seat][DEAL] -= TALK
    return 7.0 + 2.0 * min(rounds, 4.0), list(rows.values())


def link(weights: Weights, measured: Measured) -> float:
    """The seat's share in the chances of all."""
    spread, rows = measured
    return share(dots(weights, rows), spread)


def rounds_left(s: FantosState) -> float:
    """About how many turns each Citadel still has."""
    if s.zodraz >= 0:
        return 0.5
    deck = sum(len(block) for block in s.trial_deck)
    until_the_end = deck - 2 if deck >= 5 else (deck + 1) / 2
    return 0.5 + until_the_end / (TRIALS_PER_TURN * len(s.order(s.active)))


def _wealth(s: FantosState, citadel: Citadel, rounds: float) -> list[float]:
    """What a Citadel has, and what that is likely to yield."""
    reserve = citadel.reserve
    shards, work, ready = _legacies(s, citadel, rounds)
    trials = 0.0
    for card in s.trials:
        for effect in s.pack.trial_effects[card]:
            trials += _trial(s, citadel, effect)
    return [
        reserve,
        shards,
        work,
        ready,
        CARD * min(len(citadel.hand), 7) * min(rounds, 1.0),
        -0.12 * (SAFE_RESERVE - reserve) ** 2 if reserve < SAFE_RESERVE else 0.0,
        TITLE * min(rounds, 1.0) if s.reigning in citadel.tableau else 0.0,
        -_exposure(s, citadel),
        trials,
        0.0,
        0.0,
        0.0,
    ]


def _legacies(s: FantosState, citadel: Citadel, rounds: float) -> tuple[float, float, float]:
    """The Shards on Legacies, their work in the turns to come, and their readiness."""
    shards = work = ready = 0.0
    turns = 0.55 * min(rounds, 3.5)
    for legacy in citadel.legacies:
        harvest, war, tribute = s.stats(legacy)
        work += turns * (max(harvest, war - 1, tribute - 1) + 2) + 0.8 * len(legacy.attached)
        if legacy.state != DISABLED:
            shards += legacy.shards
            if legacy.state == UNTASKED:
                ready += 0.5
        elif rounds > 0.5:
            shards += legacy.shards
            ready -= 1.5
    return shards, work, ready


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


def _add(rows: Rows, term: int, changes: Changes, chance: float) -> None:
    for seat, change in changes.items():
        if seat in rows:
            rows[seat][term] += chance * change


def _add_actions(s: FantosState, rows: Rows) -> None:
    """What is under way, and what the active Citadel may still do this turn."""
    under_way = [action for action in s.actions if action.open]
    for action in under_way:
        _add(rows, ACTIONS, in_progress(s, action), 0.9)
    active = s.active_citadel()
    if not active.alive or s.phase > ACTION or s.turn == 0 or under_way:
        return
    if s.segment in DECLARING:
        possible = [DECLARING[s.segment]]
    else:
        possible = kinds(s) if s.phase == ACTION else list(FANTOS_ACTIONS)
    rows[s.active][ACTIONS] += 0.8 * max(0.0, best_action(s, active, possible))


def _add_offer(s: FantosState, rows: Rows) -> None:
    """An Offer on the table: its cards lie beside the hands; who made it hopes for the rest."""
    offer = s.offer
    assert offer is not None
    bargain = offer.want + CARD * (offer.want_cards + len(offer.want_titles)) - offer.give
    rows[offer.seat][DEAL] += 0.7 * CARD * len(offer.cards) + 0.3 * bargain


evaluate: Evaluator[FantosState] = Evaluator.of(__package__, measure, link, TERMS)
