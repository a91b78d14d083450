"""How fast the libraries of the field play: the peers' half of the benchmark.

Every library is driven through its public Python API, by the loop that its documentation shows, written the
quick way: the options are asked for once a decision, the choice is one random number and an index, validation
that can be switched off is switched off, and a finished game is left without the clean-up steps of some APIs.
What a library does on its own account in a step (RLCard and PettingZoo always make an observation) belongs to
its figure; what it leaves to be asked for is measured apart, as views.

A *decision* is a moment at which a player chooses, also where a library asks with one option only: `forced`
says how often that is so. Chance is applied and costs time, but is not counted as a decision.

The clock is the CPU time of the process. Each figure is measured in slices, the slices of all subjects take
turns, and the best slice stands, as in `timeit`: other work on the machine can only slow a slice down.
Anything else that is a `Subject` can join the same run: see `measure`.

    python -m bench.peers --seconds 2
"""

from __future__ import annotations

import argparse
import copy
import gc
import os
import platform
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from random import Random
from time import process_time
from typing import Any, Protocol

Choose = Callable[[Sequence[Any]], Any]
Call = Callable[[], object]

ENDLESS = sys.maxsize
SLICES = 10
POSITIONS = 8  # mid-game positions that are copied and viewed
CALLS_PER_POSITION = 8  # between two looks at the clock


@dataclass(frozen=True)
class Rate:
    """What one library does with one game in a second of CPU time."""

    peer: str
    game: str
    version: str
    decisions_per_s: float
    games_per_s: float
    copies_per_s: float | None  # None: the library has no way to copy a running game
    views_per_s: float | None  # None: the library has no view of a single seat
    mean_options: float
    decisions_per_game: float
    forced: float = 0.0  # share of the decisions that have one option only
    chances_per_game: float = 0.0  # chance nodes that the caller has to resolve
    spread: float = 0.0  # how far the slowest slice of decisions fell below the best
    copied_by: str = ""
    viewed_by: str = ""


class Table(Protocol):
    """A place where one game after another is played, from one seed."""

    def play(self, choose: Choose, limit: int = ENDLESS) -> int:
        """Play a new game to its end, or its first `limit` decisions; return the decisions made."""

    def chances(self) -> int:
        """The chance nodes that the last game asked the caller to resolve."""

    def copier(self) -> Call | None:
        """What copies the game as it stands."""

    def viewer(self) -> Call | None:
        """What makes the view of the seat that is to decide."""


@dataclass(frozen=True)
class Subject:
    """One game of one library, ready to be measured."""

    peer: str
    game: str
    version: str
    open: Callable[[int], Table]
    copied_by: str = ""
    viewed_by: str = ""


def chooser(random: Callable[[], float]) -> Choose:
    """A uniform choice, cheaper than `Random.choice`: use it for everything that is compared."""
    return lambda options: options[int(random() * len(options))]


# ---------------------------------------------------------------------------------------------- OpenSpiel

# The game and the quickest view it provides. The last two are written in Python, the others in C++. Chosen by
# size: card games with about 4 to 16 options a decision and some dozens of decisions a game.
OPEN_SPIEL_GAMES = (
    ("gin_rummy", "observation_string"),
    ("hearts", "information_state_string"),
    ("dou_dizhu", "observation_string"),
    ("solitaire", "information_state_string"),
    ("hanabi", "observation_string"),
    ("python_team_dominoes", "observation_string"),
    ("python_liars_poker", "observation_tensor"),
)


class OpenSpielTable:
    def __init__(self, game: Any, view: str, seed: int) -> None:
        self._game = game
        self._view = view
        self._random = Random(seed).random
        self._state: Any = None
        self._decisions = 0

    def play(self, choose: Choose, limit: int = ENDLESS) -> int:
        random = self._random
        state = self._game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = random()
                for outcome in state.chance_outcomes():  # pairs of action and probability
                    left -= outcome[1]
                    if left < 0:
                        break
                state.apply_action(outcome[0])
            elif decisions < limit:
                state.apply_action(choose(state.legal_actions()))
                decisions += 1
            else:
                break
        self._state, self._decisions = state, decisions
        return decisions

    def chances(self) -> int:
        return len(self._state.history()) - self._decisions

    def copier(self) -> Call:
        clone: Call = self._state.clone
        return clone

    def viewer(self) -> Call:
        view: Call = getattr(self._state, self._view)
        return view


def open_spiel_subjects() -> list[Subject]:
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")  # registers the games that are written in Python

    def subject(name: str, view: str) -> Subject:
        game = pyspiel.load_game(name)
        return Subject(
            "OpenSpiel",
            name,
            version("open_spiel"),
            lambda seed: OpenSpielTable(game, view, seed),
            "clone",
            view,
        )

    return [subject(name, view) for name, view in OPEN_SPIEL_GAMES]


# ------------------------------------------------------------------------------------------------- RLCard

RLCARD_GAMES = ("gin-rummy", "mahjong", "uno", "limit-holdem")


class RLCardTable:
    def __init__(self, env: Any) -> None:
        self._env = env

    def play(self, choose: Choose, limit: int = ENDLESS) -> int:
        env = self._env
        state, _ = env.reset()
        decisions = 0
        while decisions < limit and not env.is_over():
            state, _ = env.step(choose(list(state["legal_actions"])))
            decisions += 1
        return decisions

    def chances(self) -> int:
        return 0

    def copier(self) -> Call:
        # No copy in the API. The library's own `step_back` keeps deep copies of parts of the game, so a deep
        # copy of the game is what a search has to pay; the environment around it cannot always be copied.
        game = self._env.game
        return lambda: copy.deepcopy(game)

    def viewer(self) -> Call:
        env, seat = self._env, self._env.get_player_id()
        return lambda: env.get_state(seat)


def rlcard_subjects() -> list[Subject]:
    rlcard = import_module("rlcard")

    def subject(name: str) -> Subject:
        def open_table(seed: int) -> Table:
            return RLCardTable(rlcard.make(name, config={"seed": seed}))

        return Subject("RLCard", name, version("rlcard"), open_table, "deepcopy(game)", "get_state")

    return [subject(name) for name in RLCARD_GAMES]


# --------------------------------------------------------------------------------------------- PettingZoo

# The game, and whether every game needs a seed of its own: Hanabi forgets the first one at the next reset,
# while Texas hold 'em keeps it and would pay for another with a new environment.
PETTING_ZOO_GAMES = (
    ("hanabi-v5", True),
    ("texas_holdem-v4", False),
    ("connect_four-v3", False),
)


class PettingZooTable:
    def __init__(self, env: Any, reseed: bool, seed: int) -> None:
        self._env = env
        self._seed = seed * 1_000_000 if reseed else None
        env.reset(seed=seed)

    def play(self, choose: Choose, limit: int = ENDLESS) -> int:
        env = self._env
        if self._seed is not None:
            self._seed += 1
        env.reset(seed=self._seed)
        decisions = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation or decisions >= limit:
                break
            env.step(choose(observation["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    def chances(self) -> int:
        return 0

    def copier(self) -> None:
        # An environment pickles and deep-copies as its constructor's arguments: the copy is a new game.
        return None

    def viewer(self) -> Call:
        env, agent = self._env, self._env.agent_selection
        return lambda: env.observe(agent)


def petting_zoo_subjects() -> list[Subject]:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        pettingzoo = import_module("pettingzoo")
        import_module("pettingzoo.classic")

        def subject(name: str, reseed: bool) -> Subject:
            pettingzoo.make("aec", f"classic/{name}")  # so that what is missing is found now

            def open_table(seed: int) -> Table:
                return PettingZooTable(pettingzoo.make("aec", f"classic/{name}"), reseed, seed)

            return Subject("PettingZoo", name, version("pettingzoo"), open_table, "", "observe")

        return [subject(name, reseed) for name, reseed in PETTING_ZOO_GAMES]


# --------------------------------------------------------------------------------------------- Catanatron


class CatanatronTable:
    def __init__(self, make_game: Callable[[int], Any], turns_limit: int, seed: int) -> None:
        self._make_game = make_game
        self._turns_limit = turns_limit
        # One seed a game; 0 would mean none. From process to process the games are the same only with a fixed
        # PYTHONHASHSEED, for the options come out of sets.
        self._seed = seed * 1_000_000
        self._game: Any = None

    def play(self, choose: Choose, limit: int = ENDLESS) -> int:
        self._seed += 1
        game = self._make_game(self._seed)
        state, turns_limit = game.state, self._turns_limit
        decisions = 0
        while decisions < limit and game.winning_color() is None and state.num_turns < turns_limit:
            game.execute(choose(state.playable_actions), validate_action=False)
            decisions += 1
        self._game = game
        return decisions

    def chances(self) -> int:
        return 0

    def copier(self) -> Call:
        game_copy: Call = self._game.copy
        return game_copy

    def viewer(self) -> None:
        return None


def catanatron_subjects() -> list[Subject]:
    catanatron = import_module("catanatron")
    turns_limit: int = import_module("catanatron.game").TURNS_LIMIT

    def subject(seats: int) -> Subject:
        colours = list(catanatron.Color)[:seats]

        def make_game(seed: int) -> Any:
            return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)

        return Subject(
            "Catanatron",
            f"Catan, {seats} players",
            version("catanatron"),
            lambda seed: CatanatronTable(make_game, turns_limit, seed),
            "copy",
        )

    return [subject(2), subject(4)]


# ------------------------------------------------------------------------------------------------ measuring

# The library, what pip calls it, and its subjects.
PEERS: tuple[tuple[str, str, Callable[[], list[Subject]]], ...] = (
    ("OpenSpiel", "open_spiel", open_spiel_subjects),
    ("RLCard", "rlcard", rlcard_subjects),
    ("PettingZoo", "pettingzoo[classic]", petting_zoo_subjects),
    ("Catanatron", "catanatron", catanatron_subjects),
)


@contextmanager
def _quiet_heap() -> Iterator[None]:
    """What exists before the measurement is none of the garbage collector's business during it."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def _pace(calls: Sequence[Call], seconds: float) -> float:
    done = 0
    start = now = process_time()
    while now < start + seconds:
        for call in calls:
            call()
        done += len(calls)
        now = process_time()
    return done / (now - start)


class _Trial:
    """The measurement of one subject, in slices."""

    def __init__(self, subject: Subject, warm_up: float) -> None:
        self._subject = subject
        self._census(warm_up)
        self._table = subject.open(1)
        self._choose = chooser(Random(1).random)
        self._games = 0
        self._decisions = 0
        self._paces: list[float] = []
        middles = self._middles()
        self._copiers = [call for table in middles if (call := table.copier()) is not None]
        self._viewers = [call for table in middles if (call := table.viewer()) is not None]
        self._copies: list[float] = []
        self._views: list[float] = []

    def _census(self, warm_up: float) -> None:
        """Count options and chances over some games: apart from the timed ones, which count nothing."""
        table, choose = self._subject.open(2), chooser(Random(2).random)
        options: list[int] = []

        def note(legal: Sequence[Any]) -> Any:
            options.append(len(legal))
            return choose(legal)

        games = chances = 0
        end = process_time() + warm_up
        while games < 10 or process_time() < end:
            table.play(note)
            chances += table.chances()
            games += 1
        self._mean_options = sum(options) / len(options)
        self._forced = options.count(1) / len(options)
        self._chances_per_game = chances / games

    def _middles(self) -> list[Table]:
        """Games that stand at half their length: each is played to its end first, then again half-way."""
        tables: list[Table] = []
        seed = 100
        while len(tables) < POSITIONS:
            seed += 1
            length = self._subject.open(seed).play(chooser(Random(seed).random))
            table = self._subject.open(seed)
            if length > 1 and table.play(chooser(Random(seed).random), length // 2) == length // 2:
                tables.append(table)
        return tables

    def slice_of_games(self, seconds: float) -> None:
        play, choose = self._table.play, self._choose
        decisions = games = 0
        start = now = process_time()
        while now < start + seconds:
            decisions += play(choose)
            games += 1
            now = process_time()
        self._decisions += decisions
        self._games += games
        self._paces.append(decisions / (now - start))

    def slice_of_copies(self, seconds: float) -> None:
        if self._copiers:
            self._copies.append(_pace(self._copiers * CALLS_PER_POSITION, seconds))

    def slice_of_views(self, seconds: float) -> None:
        if self._viewers:
            self._views.append(_pace(self._viewers * CALLS_PER_POSITION, seconds))

    def rate(self) -> Rate:
        subject = self._subject
        best = max(self._paces)
        decisions_per_game = self._decisions / self._games
        return Rate(
            peer=subject.peer,
            game=subject.game,
            version=subject.version,
            decisions_per_s=best,
            games_per_s=best / decisions_per_game,
            copies_per_s=max(self._copies, default=None),
            views_per_s=max(self._views, default=None),
            mean_options=self._mean_options,
            decisions_per_game=decisions_per_game,
            forced=self._forced,
            chances_per_game=self._chances_per_game,
            spread=1 - min(self._paces) / best,
            copied_by=subject.copied_by,
            viewed_by=subject.viewed_by,
        )


def measure(subjects: Sequence[Subject], seconds: float) -> list[Rate]:
    """Measure games, copies and views for `seconds` of CPU time each, the subjects taking turns."""
    trials = [_Trial(subject, warm_up=seconds / 4) for subject in subjects]
    part = seconds / SLICES
    with _quiet_heap():
        for _ in range(SLICES):
            for trial in trials:
                trial.slice_of_games(part)
                trial.slice_of_copies(part)
                trial.slice_of_views(part)
    return [trial.rate() for trial in trials]


def peer_subjects(names: Sequence[str] = ()) -> list[Subject]:
    """The subjects of the libraries that are installed; the others are named on standard error."""
    subjects: list[Subject] = []
    for peer, requirement, load in PEERS:
        if names and peer.lower() not in names:
            continue
        try:
            subjects += load()
        except ImportError as missing:
            print(
                f"{peer}: skipped ({missing}); install the extra with  pip install 'fatebox[bench]'  "
                f"or the library alone with  pip install '{requirement}'",
                file=sys.stderr,
            )
    return subjects


def measure_peers(seconds: float = 2.0) -> list[Rate]:
    return measure(peer_subjects(), seconds)


# ------------------------------------------------------------------------------------------------- printing


def _number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def table_of(rates: Sequence[Rate]) -> str:
    """The rates as a table of plain text."""
    head = (
        "peer", "version", "game", "decisions/s", "games/s", "copies/s", "views/s",
        "options", "forced", "decisions/game", "chances/game", "spread", "copy", "view",
    )  # fmt: skip
    rows = [
        (
            rate.peer,
            rate.version,
            rate.game,
            _number(rate.decisions_per_s),
            _number(rate.games_per_s),
            _number(rate.copies_per_s),
            _number(rate.views_per_s),
            f"{rate.mean_options:.1f}",
            f"{rate.forced:.0%}",
            f"{rate.decisions_per_game:.1f}",
            f"{rate.chances_per_game:.1f}",
            f"{rate.spread:.0%}",
            rate.copied_by or "-",
            rate.viewed_by or "-",
        )
        for rate in rates
    ]
    return text_table(head, rows, words={0, 1, 2, 12, 13})


def text_table(head: Sequence[str], rows: Sequence[Sequence[str]], words: set[int]) -> str:
    """A table of plain text; columns of words are set left, columns of numbers right."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]

    def line(cells: Sequence[str]) -> str:
        return "  ".join(
            cell.ljust(width) if index in words else cell.rjust(width)
            for index, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ).rstrip()

    return "\n".join([line(head), line(["-" * width for width in widths]), *map(line, rows)])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description="Measure the peers.")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for each figure (default: 2)")
    parser.add_argument(
        "--peer", action="append", default=[], type=str.lower, help="only this library; repeatable"
    )
    arguments = parser.parse_args()
    rates = measure(peer_subjects(arguments.peer), arguments.seconds)
    if not rates:
        sys.exit("no peer could be measured")
    print(
        f"Python {platform.python_version()}; per second of CPU time in one process, best of {SLICES} slices"
    )
    print(table_of(rates))


if __name__ == "__main__":
    main()
