"""The speed of a game, on one core in plain CPython.

What is measured:

- *random play*: set up a game, answer every decision at random, to the end. Games of random players may be
  short, so setups weigh heavily.
- *long games*: the recorded answers of games between bots are given again, from the setup to the end. This
  is the engine alone, in games as people play them.
- *copies, views* and *imagined worlds*: at positions spread over those recorded games. Copies of matches are
  also listed by where they are taken: at the start of a segment, or after answers that are run again.
- *greedy* decisions and *search iterations* of the `ismcts` bot: at a few of these positions.
- *levels*: the time that each of them thinks.
- *record*: bytes that another answer adds to a record.

The clock is the CPU time of the process. Every figure is measured in slices, the slices of all figures take
turns, and the best slice counts, as in `timeit`: other work on the machine can only slow a slice down. The
spread says how far the slowest slice fell behind.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from itertools import cycle
from random import Random
from time import process_time
from typing import Any

from fatebox.bots import make_bot
from fatebox.bots.search import SearchBot
from fatebox.kernel import Game, Match, Option, Perspective, Record, Rng, State

from .play import play_out
from .thinking import Thinking, measure_levels

SLICES = 10
POSITIONS = 60
WORLDS = 4
"""Imagined worlds that are made for one decision, as a bot does."""
SAMPLE = 5
"""Positions at which bots choose: the same in every slice, because some take a bot far longer than others."""
RECORDED_GAMES = 10
ITERATIONS = 32
"""Iterations of the search that is measured, for each decision."""

Run = Callable[[], int]
"""Does something and says how many times."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """A game that was played: enough to give its answers again."""

    seed: str
    seats: int
    answers: tuple[tuple[int, Option], ...]


@dataclass(frozen=True, slots=True)
class Pace:
    """The rate of something per second of CPU time."""

    per_s: float
    spread: float
    """The distance of the slowest slice from the best."""


@dataclass(frozen=True, slots=True)
class Speed:
    """All figures of one game."""

    game: str
    version: str
    seats: int
    bot: str
    """The bot that played the long games."""
    random_decisions_per_game: float
    long_decisions_per_game: float
    options_per_decision: float
    """In the long games."""
    record_bytes_per_decision: float
    paces: dict[str, Pace]
    levels: dict[str, Thinking]

    def rate(self, name: str) -> float | None:
        """The pace of that name; None if the game has nothing of that kind."""
        return self.paces[name].per_s if name in self.paces else None

    def to_data(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "bot": self.bot,
            "random_decisions_per_game": self.random_decisions_per_game,
            "long_decisions_per_game": self.long_decisions_per_game,
            "options_per_decision": self.options_per_decision,
            "record_bytes_per_decision": self.record_bytes_per_decision,
            **{f"{name}_per_s": pace.per_s for name, pace in self.paces.items()},
            "spread": {name: pace.spread for name, pace in self.paces.items()},
            "levels": {name: asdict(thinking) for name, thinking in self.levels.items()},
        }


def record_games(game: Game[Any], bot: str, seats: int | None, seconds: float) -> list[Recorded]:
    """Games between bots, as many as fit into the time, but at least one."""
    games: list[Recorded] = []
    end = process_time() + seconds
    while len(games) < 2 or (len(games) < RECORDED_GAMES and process_time() < end):
        seed = f"speed:{len(games)}"
        match = game.start(seed, seats=seats)
        play_out(match, [make_bot(bot, game, f"{seed}:{seat}") for seat in range(match.state.seats)])
        games.append(Recorded(seed, match.state.seats, tuple(match.answers())))
    return games


def measure_speed(
    game: Game[Any], seconds: float = 1.0, *, bot: str = "greedy", seats: int | None = None
) -> Speed:
    """Measure one game, each figure for `seconds`."""
    work = Workload(game, bot, seats, seconds)
    paces = take_turns(work.runs(), seconds)
    decisions = [len(each.answers) for each in work.recorded]
    options = [len(_options(match)) for match, _ in work.asked]
    return Speed(
        game=game.id,
        version=game.version,
        seats=work.recorded[0].seats,
        bot=bot,
        random_decisions_per_game=work.random_games.decisions / work.random_games.games,
        long_decisions_per_game=sum(decisions) / len(decisions),
        options_per_decision=sum(options) / len(options),
        record_bytes_per_decision=_record_bytes(game, work.recorded) / sum(decisions),
        paces=paces,
        levels=measure_levels(game, work.asked, seconds),
    )


class Workload:
    """Everything measured in one game: recorded games, positions in them, and the operations on both."""

    def __init__(self, game: Game[Any], bot: str, seats: int | None, seconds: float) -> None:
        self._game = game
        self.recorded = record_games(game, bot, seats, seconds)
        self.positions = _positions(game, self.recorded)
        self.asked = [(match, match.decision.seat) for match in self.positions if match.decision is not None]
        choices = [(match, seat) for match, seat in self.asked if len(_options(match)) > 1]
        self._sample = choices[:: max(1, -(-len(choices) // SAMPLE))]
        self.random_games = RandomGames(game, self.recorded[0].seats)
        self._replays = cycle(self.recorded)
        self._turns = cycle(self.asked)
        self._worlds = Rng.from_seed("worlds")

    def runs(self) -> dict[str, Run]:
        """Everything that can be measured in this game, by name."""
        starts = [match for match in self.positions if not match.answers_since_checkpoint()]
        middles = [match for match in self.positions if match.answers_since_checkpoint()]
        runs: dict[str, Run] = {
            "random_decisions": self.random_games.play,
            "long_decisions": lambda: replay(self._game, next(self._replays)),
            "setups": self._set_up,
            "state_copies": partial(_copy_all, [match.state for match in self.positions]),
            "match_copies": partial(_copy_all, self.positions),
            "start_copies": partial(_copy_all, starts),
            "middle_copies": partial(_copy_all, middles),
            "views": lambda: len([match.view(seat) for match, seat in self.asked]),
            "imagines": self._imagine,
            "greedy_decisions": self._choose,
            "search_iterations": self._search,
        }
        return {name: run for name, run in runs.items() if run()}

    def _set_up(self) -> int:
        return len([self._game.start(each.seed, seats=each.seats) for each in self.recorded])

    def _imagine(self) -> int:
        perspective = Perspective(*next(self._turns))
        for _ in range(WORLDS):
            perspective.imagine(self._worlds)
        return WORLDS

    def _choose(self) -> int:
        for number, position in enumerate(self._sample):
            make_bot("greedy", self._game, number).choose(Perspective(*position))
        return len(self._sample)

    def _search(self) -> int:
        spent = 0
        for number, position in enumerate(self._sample):
            bot = SearchBot(self._game, Rng.from_seed(number), iterations=ITERATIONS)
            bot.choose(Perspective(*position))
            spent += bot.spent or 1  # what is plain at the first look needs no search
        return spent


def _options(match: Match[Any]) -> Sequence[Option]:
    """The options of the open decision, if there is one."""
    return () if match.decision is None else match.decision.options


def replay(game: Game[Any], recorded: Recorded) -> int:
    """Give the recorded answers again, and return their number."""
    match = game.start(recorded.seed, seats=recorded.seats)
    for seat, option in recorded.answers:
        match.answer(option, seat)
    return len(recorded.answers)


def _copy_all(things: Sequence[Match[Any] | State]) -> int:
    for thing in things:
        thing.copy()
    return len(things)


def take_turns(runs: dict[str, Run], seconds: float) -> dict[str, Pace]:
    """Measure each of the runs for `seconds`, in slices that take turns."""
    slices: dict[str, list[float]] = {name: [] for name in runs}
    with quiet_heap():
        for _ in range(SLICES):
            for name, run in runs.items():
                slices[name].append(_slice(run, seconds / SLICES))
    return {name: Pace(max(paces), 1 - min(paces) / max(paces)) for name, paces in slices.items()}


def _slice(run: Run, seconds: float) -> float:
    done = 0
    start = now = process_time()
    while now < start + seconds:
        done += run()
        now = process_time()
    return done / (now - start)


class RandomGames:
    """One game after another between random players, by the quickest loop there is."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._game = game
        self._seats = seats
        self._random = Random(1).random
        self.games = 0
        self.decisions = 0

    def play(self) -> int:
        """Play the next game, and return the number of its decisions."""
        random, match, decisions = self._random, self._game.start(self.games, seats=self._seats), 0
        decision = match.decision
        while decision is not None:
            options = decision.options
            match.answer(options[int(random() * len(options))])
            decision = match.decision
            decisions += 1
        self.games += 1
        self.decisions += decisions
        return decisions


def _positions(game: Game[Any], recorded: Sequence[Recorded]) -> list[Match[Any]]:
    """Matches that stand at decisions spread evenly over the recorded games."""
    step = max(1, sum(len(each.answers) for each in recorded) // POSITIONS)
    positions: list[Match[Any]] = []
    number = 0
    for each in recorded:
        match = game.start(each.seed, seats=each.seats)
        for seat, option in each.answers:
            if number % step == 0:
                positions.append(match.copy())
            match.answer(option, seat)
            number += 1
    return positions


def _record_bytes(game: Game[Any], recorded: Sequence[Recorded]) -> int:
    """The size that the answers add to the records."""
    total = 0
    for each in recorded:
        match = game.start(each.seed, seats=each.seats)
        empty = len(Record.of(match).to_json().encode())
        for seat, option in each.answers:
            match.answer(option, seat)
        total += len(Record.of(match).to_json().encode()) - empty
    return total


@contextmanager
def quiet_heap() -> Iterator[None]:
    """Keep the garbage collector from looking at what existed before the measurement."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
