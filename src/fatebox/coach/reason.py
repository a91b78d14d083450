"""The reason why one option is better than another: the terms of the evaluation that differ after them.

Both are tried in the same worlds with the same chance, imagined by the seat that decides. What differs is the
mean over those worlds, so the words say no more than what the seat can know.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fatebox.bots import make_bot
from fatebox.kernel import Game, Match, Option, Perspective, Rng
from fatebox.kernel.evaluation import EVEN

from .outcome import outcome

WORLDS = 6
MOST = 3
"""The most reasons that are given."""
LEAST = 0.0075
"""The least change of the chance to win that counts as a reason."""
FINISHER = "greedy:worlds=1"
"""The bot that makes the later steps of a choice in a world."""
WON, LOST = "won", "lost"
ENDINGS = {WON: "a win at once", LOST: "no loss at once"}


class Reason(NamedTuple):
    """One term that differs after two options."""

    term: str
    words: str
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
    words = _phrases(game)
    reasons = [
        Reason(term, words[term], change if term in ENDINGS else slope * change)
        for term, change in changes.items()
        if term in words
    ]
    weighty = [reason for reason in reasons if abs(reason.change) >= LEAST]
    return tuple(sorted(weighty, key=lambda reason: -abs(reason.change))[:MOST])


def in_words(reasons: Sequence[Reason]) -> str:
    """Reasons as a sentence or two; nothing if there are none."""
    parts = [
        f"{title}: {', '.join(f'{reason.words} ({percent(reason.change)})' for reason in chosen)}."
        for title, chosen in (
            ("Better", [reason for reason in reasons if reason.change > 0]),
            ("Worse", [reason for reason in reasons if reason.change < 0]),
        )
        if chosen
    ]
    return " ".join(parts)


def percent(change: float) -> str:
    """A change of a chance: `+4 %`."""
    return f"{'+' if change > 0 else '−'}{abs(change) * 100:.0f} %"


def _shares(match: Match[Any], seat: int) -> Mapping[str, float]:
    """The share of each term in the log-odds; for a finished game, its result."""
    if match.result is not None:
        return {WON: 1.0} if seat in match.result.winners else {LOST: -1.0}
    evaluator = match.game.judgement.evaluator
    return {} if evaluator is None else dict(evaluator.terms(match.state, seat))


def _phrases(game: Game[Any]) -> Mapping[str, str]:
    """The terms that people can read about; what no term explains is not among them."""
    named = {} if game.judgement.evaluator is None else game.judgement.evaluator.phrases
    return {**ENDINGS, **{term: words for term, words in named.items() if term != EVEN}}
