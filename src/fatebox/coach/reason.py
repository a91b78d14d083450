"""The reason why one option is better than another: the terms of the evaluation that differ after them.

Both are tried in the same worlds with the same chance, imagined by the seat that decides. What differs is the
mean over those worlds, so the words say no more than what the seat can know.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fatebox.bots import make_bot
from fatebox.kernel import Match, Option, Perspective, Rng
from fatebox.kernel.evaluation import EVEN
from fatebox.kernel.messages import Message, declare, key_of

from .outcome import outcome

WORLDS = 6
MOST = 3
"""The most reasons that are given."""
LEAST = 0.0075
"""The least change of the chance to win that counts as a reason."""
FINISHER = "greedy:worlds=1"
"""The bot that makes the later steps of a choice in a world."""
WON, LOST = "won", "lost"
ENDINGS = (WON, LOST)
"""In place of terms, where the game ends."""
HELPS = declare("coach-helps", "terms")
HURTS = declare("coach-hurts", "terms")
WINS = declare("coach-wins")
MISSES = declare("coach-misses")
SAVES = declare("coach-saves")
LOSES = declare("coach-loses")


class Reason(NamedTuple):
    """One term that differs after two options."""

    term: str
    change: float
    """About how much of the chance to win comes from it: above 0 it speaks for the option."""


def compare(seat: Perspective, option: Option, other: Option, rng: Rng) -> tuple[Reason, ...]:
    """The reasons for and against an option beside another one, the weightiest first."""
    if option == other:
        return ()
    game = seat.game
    changes: defaultdict[str, float] = defaultdict(float)
    chance = 0.0
    for number in range(WORLDS):
        world, luck = seat.imagine(rng), rng.fork()
        for tried, sign in ((option, 1), (other, -1)):
            finisher = make_bot(FINISHER, game, number)
            after = outcome(world, seat.seat, tried, finisher, luck)
            chance += game.judgement.evaluate(after.state, seat.seat) / (2 * WORLDS)
            for term, share in _shares(after, seat.seat).items():
                changes[term] += sign * share / WORLDS
    if changes[WON] * changes[LOST] > 0:  # who wins does not lose: one of the two is enough
        del changes[LOST]
    slope = max(0.0, chance * (1 - chance))  # what log-odds are worth where the chance is that
    reasons = [
        Reason(term, change if term in ENDINGS else slope * change)
        for term, change in changes.items()
        if term != EVEN
    ]
    weighty = [reason for reason in reasons if abs(reason.change) >= LEAST]
    return tuple(sorted(weighty, key=lambda reason: -abs(reason.change))[:MOST])


def in_words(reasons: Sequence[Reason]) -> tuple[Message, ...]:
    """Reasons as sentences, none if there are none: an end of the game first, then what helps, what hurts."""
    ends = [_end(reason) for reason in reasons if reason.term in ENDINGS]
    terms = [reason for reason in reasons if reason.term not in ENDINGS]
    helps, hurts = _named(terms, 1), _named(terms, -1)
    return (*ends, *([HELPS(terms=helps)] if helps else []), *([HURTS(terms=hurts)] if hurts else []))


def _end(reason: Reason) -> Message:
    if reason.term == WON:
        return WINS() if reason.change > 0 else MISSES()
    return SAVES() if reason.change > 0 else LOSES()


def _named(reasons: Sequence[Reason], sign: int) -> tuple[Message, ...]:
    """The terms that speak for (1) or against (-1) an option, each as a message of its game."""
    return tuple(Message(key_of("reason", r.term)) for r in reasons if r.change * sign > 0)


def _shares(match: Match[Any], seat: int) -> Mapping[str, float]:
    """The share of each term in the log-odds; for a finished game, its result."""
    if match.result is not None:
        return {WON: 1.0} if seat in match.result.winners else {LOST: -1.0}
    evaluator = match.game.judgement.evaluator
    return {} if evaluator is None else dict(evaluator.terms(match.state, seat))
