"""How well a seat stands: wealth in Shards, what is under way, what may come; as a chance to win."""

from __future__ import annotations

from typing import NamedTuple

from fatebox.games.fantos.rules.action import kinds
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Citadel
from fatebox.games.fantos.state.terms import ACTION, DISABLED, FANTOS_ACTIONS, HARVEST, TRIBUTE, UNTASKED, WAR
from fatebox.kernel import Evaluator, Measured
from fatebox.kernel.evaluation import dots, share

from .actions import TITLE, Changes, best_action, in_progress
from .dangers import envy, exposures, trial
from .items import CARD, worth

TERMS = {
    "reserve": "the Shards in your Reserve",
    "shards": "the Shards on your Legacies",
    "work": "what your Legacies can do in the turns to come",
    "ready": "your Legacies that are ready",
    "hand": "the Labor cards in your hand",
    "poverty": "a Reserve that is nearly empty",
    "title": "the Reigning Tribute",
    "exposure": "the Wars that others could declare on you",
    "envy": "all others against the leader",
    "trials": "the Trials in play",
    "actions": "the actions under way and possible",
    "items": "the Labor and abilities under way",
    "deal": "Offers and promises",
}
"""For every Citadel, in Shards; what rivals have counts against one's own."""
ENVY, ACTIONS, ITEMS, DEAL = (list(TERMS).index(name) for name in ("envy", "actions", "items", "deal"))
Rows = dict[int, list[float]]
TRIALS_PER_TURN = 0.9
TALK = 0.01
"""The price of putting an Offer together and of a promise: idle talk is worth less than nothing. What others
promise is worth even less, since nothing makes them keep it (FAN-NEG.8)."""
SAFE_RESERVE = 10
"""Below this a Reserve is in danger."""
PACKAGE = "fatebox.games.fantos"
DECLARING = {"harvest.declare": HARVEST, "war.declare": WAR, "tribute.declare": TRIBUTE}


class Terms(NamedTuple):
    """The terms of one Citadel, in Shards; also their weights."""

    reserve: float = 0.0
    shards: float = 0.0
    work: float = 0.0
    ready: float = 0.0
    hand: float = 0.0
    poverty: float = 0.0
    title: float = 0.0
    exposure: float = 0.0
    envy: float = 0.0
    trials: float = 0.0
    actions: float = 0.0
    items: float = 0.0
    deal: float = 0.0


def measure(s: FantosState, seat: int) -> Measured | float:
    """The terms of all living Citadels, the seat's own first, and how far Shards can still decide little."""
    if s.result is not None:
        return s.result.value(seat)
    if not s.citadels[seat].alive:
        return 0.0
    rounds = rounds_left(s)
    order = s.order(seat)
    exposed = exposures(s, order)
    rows = {other: _wealth(s, s.citadels[other], rounds, exposed[other]) for other in order}
    _add_envy(rows, rounds)
    _add_actions(s, rows)
    for item in (*s.stack, *([s.resolving] if s.resolving is not None else [])):
        _add(rows, ITEMS, worth(s, item), 1.0)
    if s.offer is not None:
        _add_offer(s, rows)
    if s.parley is not None and s.parley.writer == seat:
        rows[seat][DEAL] -= TALK
    for promise in s.promises:
        _add(rows, DEAL, {promise.seat: -TALK, promise.to: TALK / 2}, 1.0)
    return 7.0 + 2.0 * min(rounds, 4.0), list(rows.values())


def link(weights: Terms, measured: Measured) -> float:
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


def _wealth(s: FantosState, citadel: Citadel, rounds: float, exposed: float) -> list[float]:
    """What a Citadel has, and what that is likely to yield."""
    reserve = citadel.reserve
    shards, work, ready = _legacies(s, citadel, rounds)
    trials = 0.0
    for card in s.trials:
        for effect in s.pack.trial_effects[card]:
            trials += trial(s, citadel, effect, rounds)
    return [
        reserve,
        shards,
        work,
        ready,
        CARD * min(len(citadel.hand), 7) * min(rounds, 1.0),
        -0.12 * (SAFE_RESERVE - reserve) ** 2 if reserve < SAFE_RESERVE else 0.0,
        TITLE * min(rounds, 1.0) if s.reigning in citadel.tableau else 0.0,
        -exposed,
        0.0,
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


def _add_envy(rows: Rows, rounds: float) -> None:
    """What the leader has more than the next one tempts all others."""
    if len(rows) > 2:
        wealth = [(sum(row), seat) for seat, row in rows.items()]
        wealth.sort()
        most, leader = wealth[-1]
        rows[leader][ENVY] = -envy(most, wealth[-2][0], rounds)


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


evaluate: Evaluator[FantosState] = Evaluator.of(PACKAGE, Terms, measure, link, TERMS)
