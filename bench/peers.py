"""Drivers for the libraries of the field: the peers' half of the benchmark.

Every library is driven through its public Python API, by the loop that its documentation shows, written the
quick way: the options are asked for once a decision, the choice is one random number and an index, validation
that can be switched off is switched off, and a finished game is left without the clean-up steps of some APIs.
What a library does on its own account in a step (RLCard and PettingZoo always make an observation) belongs to
its figure; what it leaves to be asked for is measured apart, as views.

A *decision* is a moment at which a player chooses, also where a library asks with one option only: `forced`
says how often that is so. Chance is applied and costs time, but is not counted as a decision.
"""

from __future__ import annotations

import copy
import os
import sys
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from bench.measure import ENDLESS, Call, Choose, Subject, Table

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
        colors = list(catanatron.Color)[:seats]

        def make_game(seed: int) -> Any:
            return catanatron.Game([catanatron.RandomPlayer(color) for color in colors], seed=seed)

        return Subject(
            "Catanatron",
            f"Catan, {seats} players",
            version("catanatron"),
            lambda seed: CatanatronTable(make_game, turns_limit, seed),
            "copy",
        )

    return [subject(2), subject(4)]


# ----------------------------------------------------------------------------------------------- all of them

# The library, what pip calls it, and its subjects.
PEERS: tuple[tuple[str, str, Callable[[], list[Subject]]], ...] = (
    ("OpenSpiel", "open_spiel", open_spiel_subjects),
    ("RLCard", "rlcard", rlcard_subjects),
    ("PettingZoo", "pettingzoo[classic]", petting_zoo_subjects),
    ("Catanatron", "catanatron", catanatron_subjects),
)


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
