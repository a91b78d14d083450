"""The Night Market with an evaluation made of terms, for the tests of the coach."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from fatebox.bots import make_bot
from fatebox.kernel import Evaluator, Game, Judgement, Match, Measured, Perspective, Record, Weights
from fatebox.kernel.evaluation import dot, logistic
from tests.kernel.toy import GAME as TOY
from tests.kernel.toy.state import ToyState


class Terms(NamedTuple):
    """The two terms of a stall, or their weights."""

    coins: float
    stall: float


def measure(s: ToyState, seat: int) -> Measured | float:
    """Coins and wares, beside the best of the others."""
    if s.result is not None:
        return s.result.value(seat)
    rivals = [player for player in s.players if player.seat != seat]
    own = s.players[seat]
    return own.coins - max(p.coins for p in rivals), len(own.stall) - max(len(p.stall) for p in rivals)


def link(w: Weights, measured: Measured) -> float:
    """Their sum as log-odds."""
    return logistic(0.4 * dot(w, measured))


MARKET: Game[ToyState] = replace(
    TOY,
    judgement=Judgement(Evaluator(Terms, measure, link)),
)


def asked(prompt: str, seat: int = 0, seats: int = 2) -> Match[ToyState]:
    """A match in which the seat is asked this."""
    for seed in range(50):
        match = MARKET.start(seed, seats=seats)
        while match.decision is not None:
            decision = match.decision_of(seat)
            if decision is not None and decision.prompt.id == prompt and len(decision.options) > 2:
                return match
            match.answer(match.decision.options[-1])
    raise AssertionError(f"{prompt} was never asked")


def blundering(seed: int) -> tuple[Record, int]:
    """A game of good play with one bad decision of seat 0, and how many answers came before that one."""
    match = MARKET.start(seed, seats=2, options={"rounds": 5})
    bots = [make_bot("greedy", MARKET, f"{seed} {seat}") for seat in range(2)]
    blunder: int | None = None
    while match.decision is not None:
        seat = match.decision.seat
        option = bots[seat].choose(Perspective(match, seat))
        if seat == 0 and blunder is None and match.decision.prompt.id == "act" and option[0] == "set":
            blunder, option = len(match.answers()), ("pass",)
        match.answer(option, seat)
    assert blunder is not None
    return Record.of(match), blunder
