"""The evaluation of a position: the chance of surviving, times the value of the score."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import exp, log
from typing import NamedTuple

from fatebox.games.weaver.rules.reading import ability_of, finish
from fatebox.games.weaver.rules.refresh import refresh
from fatebox.games.weaver.rules.renovate import buy, purchases, store_shards
from fatebox.games.weaver.rules.resolve import resolve
from fatebox.games.weaver.rules.scoring import relic_value
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import ICONS, READING, SUIT_INDEX, SUITS
from fatebox.kernel import Evaluator, Measured, Option

from .laid import GOLD, SHARD, Laid, as_it_lies, laid, laid_after, laid_after_use
from .rows import tried

GROWTH = 3.0
"""Points that a round brings."""
HAZARD = log(0.9)
"""The chance to survive a round that is still to come."""
BEST = 100.0
"""No score above this counts for more."""


class Terms(NamedTuple):
    """The terms of the player's standing, in points or as log-chances; also their weights."""

    clairvoyance: float = 0.0
    relics: float = 0.0
    shards: float = 0.0
    gold: float = 0.0
    row: float = 0.0
    growth: float = 0.0
    rounds: float = 0.0
    deaths: float = 0.0
    demand: float = 0.0


def measure(s: WeaverState, seat: int) -> Measured | float:
    """The terms of the standing; a won game is worth 0.5 and more, by its score."""
    if s.result is not None:
        return 0.0 if not s.result.winners else _of_score(s.result.scores[seat])
    return _standing(s)(laid(s))


def _standing(s: WeaverState, gained: int = 0, cost: int = 0) -> Callable[[Laid], Measured]:
    """The terms of a game that is not over, for any row, once points are gained at a cost of shards."""
    left = ICONS - len(s.icons)
    points, relics, shards, gold = s.points + gained, relic_value(s), SHARD * (s.shards - cost), GOLD * s.gold
    growth, rounds = GROWTH * left, HAZARD * left

    def with_row(row: Laid) -> Measured:
        pay, deaths, unmet = row
        # in the order of `Terms`, of which an object would take ten times as long to make
        return points, relics, shards, gold, pay, growth, rounds, deaths, unmet

    return with_row


def foresight(s: WeaverState, seat: int, options: Sequence[Option]) -> list[Measured | float | None]:
    """The terms after each answer: none depends on the card that is turned up next."""
    standing, row = _standing(s), as_it_lies(s) if s.visitor else ()
    sure = all(s.tops)
    return [
        standing(laid_after(s, row, SUIT_INDEX[option[1]], option[2]))
        if option[0] == "play" and (sure or _others_show(s, option[1]))
        else _other(s, seat, row, option)
        for option in options
    ]


def _other(s: WeaverState, seat: int, row: Hashable, option: Option) -> Measured | float | None:
    """The terms after any other answer; None if no choice may follow."""
    verb = option[0]
    if verb == "use":
        return _used(s, row, option) if _asks_again(s) else None
    return None if verb == "play" else _tried(s, seat, option)


def _used(s: WeaverState, row: Hashable, option: Option) -> Measured:
    """The terms after an ability."""
    _, relic, line, target = option
    ability = ability_of(s, relic, line)
    after, gained = laid_after_use(s, row, ability.effect, target)
    return _standing(s, gained, ability.cost)(after)


def _tried(s: WeaverState, seat: int, option: Option) -> Measured | float | None:
    """The terms after the end of a reading or of a round, or after a purchase."""
    trial = tried(s)
    match option[0]:
        case "finish":
            if finish(trial) is None:
                return measure(trial, seat)
            resolve(trial)
        case "buy":
            buy(trial, option[1])
        case _:
            return _next_round(trial, seat)
    return _renovated(trial, seat)


def _renovated(trial: WeaverState, seat: int) -> Measured | float | None:
    """The terms of the purchases that can be made; if there are none, the next round begins (WEA-REN.1)."""
    return measure(trial, seat) if purchases(trial) else _next_round(trial, seat)


def _next_round(trial: WeaverState, seat: int) -> Measured | float | None:
    """The terms when the next round has begun, or the value of the game that is won by then (WEA-END.1)."""
    store_shards(trial)
    if refresh(trial) is not None and sum(map(bool, trial.tops)) < 2:
        return None  # WEA-SUP.3: the first card is no choice, or there is none
    return measure(trial, seat)


def _others_show(s: WeaverState, suit: str) -> bool:
    """Whether the row is full after a play, or another suit shows a card, to be played at any place of it.

    Otherwise the next card of the same suit might be missing (WEA-SUP.3).
    """
    if len(s.row) + 1 == READING:
        return True
    return any(top for each, top in zip(SUITS, s.tops, strict=True) if each != suit)


def _asks_again(s: WeaverState) -> bool:
    """Whether the player has a choice after an ability, whatever it does (WEA-REA.10, WEA-REA.2)."""
    if len(s.row) == READING:
        return True
    shown = sum(map(bool, s.tops))
    return shown > 1 or (shown > 0 and len(s.row) > 0)


def link(w: Terms, measured: Measured) -> float:
    """The chance to survive, times the value of the game that is then won."""
    clairvoyance, relics, shards, gold, row, growth, rounds, deaths, unmet = measured
    w_clairvoyance, w_relics, w_shards, w_gold, w_row, w_growth, w_rounds, w_deaths, w_demand = w
    score = (
        w_clairvoyance * clairvoyance
        + w_relics * relics
        + w_shards * shards
        + w_gold * gold
        + w_row * row
        + w_growth * growth
    )
    survival = exp(w_rounds * rounds + w_deaths * deaths + w_demand * unmet)
    return survival * _of_score(score if score > 0.0 else 0.0)


def _of_score(score: float) -> float:
    """The value of a game that is won with this score."""
    return 0.5 + (score if score < BEST else BEST) / (2 * BEST)


evaluate: Evaluator[WeaverState] = Evaluator.of(
    "fatebox.games.weaver", Terms, measure, link, foresight, foresees_most=True
)
