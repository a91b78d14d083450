"""A game of one number a seat, whose results are known beforehand and whose faults can be ordered."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from typing import Any, NamedTuple

from fatebox.kernel import (
    Choice,
    Deal,
    Decision,
    Display,
    Evaluator,
    Game,
    Judgement,
    Measured,
    Opponents,
    Option,
    Pack,
    Perspective,
    Prompt,
    Result,
    Rng,
    Rules,
    State,
    Weights,
)
from fatebox.kernel.bots import BotMaker
from fatebox.kernel.evaluation import dot, logistic
from fatebox.kernel.messages import Message

CALL = Prompt("call", "COIN.1")


class CoinState(State):
    """The numbers called so far."""

    fault: str
    called: tuple[int, ...] = ()


def deal(d: Deal) -> CoinState:
    """Nothing is dealt."""
    if d.options["fault"] == "setup" and d.rng.below(2):
        raise RuntimeError("the table is broken")
    return CoinState(pack=d.pack, seats=d.seats, rng=d.rng, fault=d.options["fault"])


def call(s: CoinState) -> Rules[str | None]:
    """Every seat calls a number; the highest wins."""
    option: Option = yield Decision(len(s.called), CALL, [("call", n) for n in range(3)])
    if option[1] == 2 and s.fault == "rules":
        raise RuntimeError("two is too many")
    if s.fault != "endless":
        s.called += (option[1],)
    if len(s.called) < s.seats:
        return "call"
    best = max(s.called)
    s.result = Result(
        outcome="called",
        winners=tuple(seat for seat, n in enumerate(s.called) if n == best),
        places=tuple(1 + sum(other > n for other in s.called) for n in s.called),
        scores=s.called,
        details={"best": best, "how": "high" if best == 2 else "low", "all": list(s.called), "odd": [3]},
    )
    return None


class Terms(NamedTuple):
    """The two terms of a call, or their weights."""

    own: float
    rival: float


def measure(s: CoinState, seat: int) -> Measured | float:
    """A seat's own number and the highest of the others; nothing as far as nobody has called."""
    if s.result is not None:
        return s.result.value(seat)
    own = s.called[seat] - 1.0 if seat < len(s.called) else 0.0
    others = [number for other, number in enumerate(s.called) if other != seat]
    return own, 1.0 - max(others) if others else 0.0


def link(weights: Weights, measured: Measured) -> float:
    """The lead, as a chance."""
    return logistic(dot(weights, measured))


class High:
    """Calls the highest number, or with `lower` one that is lower."""

    def __init__(self, game: Game[Any], rng: Rng, make: BotMaker, *, lower: int = 0) -> None:
        del game, rng, make
        self._lower = lower

    def choose(self, seat: Perspective) -> Option:
        """The highest number but `lower`."""
        return seat.decision.options[-1 - self._lower]


class Careless:
    """Fails when it is asked."""

    def __init__(self, game: Game[Any], rng: Rng, make: BotMaker) -> None:
        del game, rng, make

    def choose(self, seat: Perspective) -> Option:
        """Fail."""
        raise KeyError(f"seat {seat.seat} forgot")


class Deadly:
    """Ends the process that it plays in, as a fault in compiled code would; not that of the tests."""

    def __init__(self, game: Game[Any], rng: Rng, make: BotMaker) -> None:
        del game, rng, make

    def choose(self, seat: Perspective) -> Option:
        """End the process."""
        if parent_process() is not None:
            os._exit(3)
        return seat.decision.options[0]


GAME: Game[CoinState] = Game(
    id="coin",
    title="Coin",
    version="1",
    seats=range(1, 5),
    settings=(Choice("fault", ("none", "rules", "setup", "endless"), "none", "COIN.2"),),
    package=__name__,
    state=CoinState,
    make_pack=Pack,
    deal=deal,
    first="call",
    segments={"call": call},
    verbs={"call": ("number",)},
    display=Display(lambda s, option: Message("option-call", number=option[1])),
    judgement=Judgement(Evaluator(Terms, measure, link)),
    opponents=Opponents(
        bots={
            "high": f"{__name__}:High",
            "careless": f"{__name__}:Careless",
            "deadly": f"{__name__}:Deadly",
            "musing": "tests.lab.musing:Musing",
        }
    ),
    max_decisions=20,
)
