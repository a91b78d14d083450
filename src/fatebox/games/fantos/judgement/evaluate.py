"""The evaluation: wealth in Shards, actions under way, dangers; as a chance to win."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from fatebox.games.fantos.effects.base import CARD, Changes
from fatebox.games.fantos.rules.action import kinds
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.pieces import Action
from fatebox.games.fantos.state.terms import ACTION, FANTOS_ACTIONS, HARVEST, TRIBUTE, WAR
from fatebox.kernel import Evaluator, Measured, Option
from fatebox.kernel.evaluation import Memory, dots, share

from .actions import TITLE, best_action
from .dangers import envy, exposures
from .forecast import LikelyOutcomes
from .foresight import writer_after, writer_of
from .tableau import as_they_lie, tableau

TALK = 0.01
"""The price of putting an Offer together and of a promise: idle talk is worth less than nothing. The promises
of others are worth even less, since nothing makes them keep them (FAN-NEG.8)."""
SAFE_RESERVE = 10
"""Below this a Reserve is in danger."""
PACKAGE = "fatebox.games.fantos"
DECLARING = {"harvest.declare": HARVEST, "war.declare": WAR, "tribute.declare": TRIBUTE}
KNOWN = 2048
"""The number of tables at rest that are remembered."""


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


class Standing(NamedTuple):
    """A measured position: the terms of all living Citadels, the seat's own first."""

    spread: float
    """The difference in Shards that still decides little."""
    rows: Sequence[tuple[float, ...]]
    """The terms of each, without envy, which only the leader has."""
    leader: int
    """The row of the richest Citadel."""
    envy: float


LASTING = Terms._fields.index("actions")
"""The terms before this one come from what lies on the table, those after it from what is under way."""
at_rest: Memory[Hashable, Standing] = Memory(KNOWN)


def measure(s: FantosState, seat: int) -> Measured | float:
    """The terms of all living Citadels, or the plain chance where nothing is to be judged any more."""
    return _measure(s, seat, writer_of(s))


def foresight(s: FantosState, seat: int, options: Sequence[Option]) -> list[Measured | float | None]:
    """The terms after answers that change nothing but who puts an Offer together."""
    writers = [writer_after(s, seat, option) for option in options]
    found = {writer: None if writer is None else _measure(s, seat, writer) for writer in set(writers)}
    return [found[writer] for writer in writers]


def _measure(s: FantosState, seat: int, writer: int) -> Measured | float:
    """The terms if this Citadel puts an Offer together."""
    if s.result is not None:
        return s.result.value(seat)
    if not s.citadels[seat].alive:
        return 0.0
    order = s.order(seat)
    forecast = LikelyOutcomes(s, order)
    under_way = [action for action in s.actions if action.open]
    standing = _at_rest(s, forecast, () if under_way else _still_possible(s))
    actions, items, deals = _actions(s, under_way, forecast), _items(s, forecast), _deals(s, seat, writer)
    if not actions and not items and not deals:
        return standing
    rows = [
        (*row[:LASTING], row[LASTING] + actions.get(other, 0.0), items.get(other, 0.0), deals.get(other, 0.0))
        for other, row in zip(order, standing.rows, strict=True)
    ]
    return Standing(standing.spread, rows, standing.leader, standing.envy)


def _still_possible(s: FantosState) -> tuple[str, ...]:
    """The Fantos Actions that the active Citadel may still take this turn, if none is under way."""
    if s.phase > ACTION or s.turn == 0 or not s.active_citadel().alive:
        return ()
    if s.segment in DECLARING:
        return (DECLARING[s.segment],)
    return tuple(kinds(s)) if s.phase == ACTION else FANTOS_ACTIONS


def _at_rest(s: FantosState, forecast: LikelyOutcomes, possible: tuple[str, ...]) -> Standing:
    """The terms of what lies on the table, and of one of the possible actions; few answers change them.

    Nothing else counts: a Trial that stays in play starts no procedure, so it is worth what Reserves and
    Legacies make of it.
    """
    lying = [
        (citadel.reserve, len(citadel.hand), as_they_lie(citadel))
        for citadel in map(s.citadels.__getitem__, forecast.living)
    ]
    key = (
        s.pack, forecast.rounds, s.active, possible, s.reigning,
        tuple(forecast.living), tuple(s.trials), tuple(lying),
    )  # fmt: skip
    known = at_rest.get(key)
    if known is None:
        known = at_rest[key] = _measure_at_rest(s, forecast, possible)
    return known


def _measure_at_rest(s: FantosState, forecast: LikelyOutcomes, possible: tuple[str, ...]) -> Standing:
    order, rounds = forecast.living, forecast.rounds
    soon = min(rounds, 1.0)
    tableaus = [tableau(s, s.citadels[other], rounds) for other in order]
    exposed, trials = exposures(s, order, tableaus), _trials(s, forecast)
    gain = max(0.0, best_action(s, s.active_citadel(), possible))
    rows, wealth = [], []
    for other, (shards, work, ready, _, _) in zip(order, tableaus, strict=True):
        citadel = s.citadels[other]
        reserve = citadel.reserve
        hand = CARD * min(len(citadel.hand), 7) * soon
        poverty = -0.12 * (SAFE_RESERVE - reserve) ** 2 if reserve < SAFE_RESERVE else 0.0
        title = TITLE * soon if s.reigning in citadel.tableau else 0.0
        exposure, trial = -exposed[other], trials.get(other, 0.0)
        wealth.append(reserve + shards + work + ready + hand + poverty + title + exposure + trial)
        rows.append(
            Terms(
                reserve,
                shards,
                work,
                ready,
                hand,
                poverty,
                title,
                exposure,
                0.0,  # envy is the leader's alone
                trial,
                0.8 * gain if other == s.active else 0.0,
            )
        )
    leader = max(range(len(wealth)), key=wealth.__getitem__)
    return Standing(7.0 + 2.0 * min(rounds, 4.0), rows, leader, -envy(wealth, rounds))


def link(weights: Terms, measured: Standing) -> float:
    """The seat's share in the chances of all."""
    values = dots(weights, measured.rows)
    values[measured.leader] += weights.envy * measured.envy
    return share(values, measured.spread)


def _trials(s: FantosState, forecast: LikelyOutcomes) -> Changes:
    """The value of the Trials in play to each Citadel."""
    total: Changes = {}
    for card in s.trials:
        for effect in s.pack.trial_effects[card]:
            changes = effect.value(s, card, forecast)
            if total:
                _add(total, changes)
            else:
                total = changes
    return total


def _add(total: Changes, changes: Changes, chance: float = 1.0) -> None:
    for seat, change in changes.items():
        total[seat] = total.get(seat, 0.0) + chance * change


def _actions(s: FantosState, under_way: list[Action], forecast: LikelyOutcomes) -> Changes:
    """The likely outcome of the actions under way."""
    total: Changes = {}
    for action in under_way:
        _add(total, forecast.of_action(s, action), 0.9)
    return total


def _items(s: FantosState, forecast: LikelyOutcomes) -> Changes:
    """The items that wait, and the one that is being carried out."""
    total: Changes = {}
    if not s.stack and s.resolving is None:
        return total
    for item in s.stack:
        _add(total, forecast.of_item(s, item))
    if s.resolving is not None:
        _add(total, forecast.of_item(s, s.resolving))
    return total


def _deals(s: FantosState, seat: int, writer: int) -> Changes:
    """An Offer on the table, talk, and promises."""
    total: Changes = {}
    if s.offer is None and s.parley is None and not s.promises:
        return total
    offer = s.offer
    if offer is not None:  # its cards lie beside the hands; the one who made it hopes for the rest
        bargain = offer.want + CARD * (offer.want_cards + len(offer.want_titles)) - offer.give
        _add(total, {offer.seat: 0.7 * CARD * len(offer.cards) + 0.3 * bargain})
    if writer == seat:
        _add(total, {seat: -TALK})
    for promise in s.promises:
        total[promise.seat] = total.get(promise.seat, 0.0) - TALK
        total[promise.to] = total.get(promise.to, 0.0) + TALK / 2
    return total


evaluate: Evaluator[FantosState] = Evaluator.of(PACKAGE, Terms, measure, link, foresight)
