"""Every game as an OpenSpiel game.

    import pyspiel
    import fatebox.envs.open_spiel                  # registers python_fatebox_<game>

    game = pyspiel.load_game("python_fatebox_outposts(seats=2)")

The root is a chance node that draws one of `deals` seeds; all later chance follows from it, unseen, so that a
history replays its game. Actions are numbers as in `coding`. Seats that decide at once are asked one after
another and are not shown what the others chose. `information_state_string` has perfect recall: a digest of
all that the seat saw and did, then its present view. `observation_string` is the present view as JSON,
`observation_tensor` the vector of `features`. There is no information state tensor: no vector of fixed size
could hold all that was seen. `resample_from_infostate` imagines a world that the player cannot tell from the
true one. (OpenSpiel's searches in C++ cannot call it on games written in Python; those in Python can.)

Returns are what the result is worth to each seat, from 0 to 1. That is general-sum: some games can be lost by
all. With `zero_sum=True` the mean is taken off, which keeps the order of results where seats are rivals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError(
        f"fatebox.envs.open_spiel needs OpenSpiel ({missing}): pip install 'fatebox[bench]'"
    ) from missing

import msgspec

from fatebox.games import game_ids, load_game
from fatebox.kernel import Match, OptionsError, Rng

from .coding import ACTIONS, Coding
from .features import FEATURES, Features
from .memory import Memory
from .playing import Playing

DEALS = 10_000
PREFIX = "python_fatebox_"

_DEFAULTS: dict[str, Any] = {
    "seats": 0,
    "deals": DEALS,
    "actions": ACTIONS,
    "features": FEATURES,
    "zero_sum": False,
    "options": "",
}
"""Parameters of a game: 0 seats means the default number; options are written `name:value;name:value`."""


def spiel_game(game_id: str, **parameters: Any) -> Any:
    """The OpenSpiel game, with parameters as in `load_game`; options may be a dictionary here."""
    options = parameters.get("options")
    if isinstance(options, Mapping):
        parameters["options"] = ";".join(f"{name}:{_word(value)}" for name, value in options.items())
    return pyspiel.load_game(PREFIX + game_id, parameters)


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_options(text: str) -> dict[str, Any]:
    """Options of a game from `name:value;name:value`."""
    options: dict[str, Any] = {}
    for item in filter(None, text.split(";")):
        name, sign, value = item.partition(":")
        if not sign:
            raise OptionsError(f"options: expected name:value;name:value, got {item!r}")
        options[name] = {"true": True, "false": False}.get(value, int(value) if value.isdecimal() else value)
    return options


def _game_type(game_id: str, *, zero_sum: bool) -> Any:
    kind = pyspiel.GameType
    game = load_game(game_id)
    return kind(
        short_name=PREFIX + game_id,
        long_name=f"Fatebox: {game.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


class FateboxGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the box with its number of seats and its options."""

    game_id: ClassVar[str]

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        parameters = {**_DEFAULTS, **(given or {})}
        self.game = load_game(self.game_id)
        options = read_options(parameters["options"])
        seats, self.options = self.game.complete(parameters["seats"] or None, options)
        self.deals: int = parameters["deals"]
        self.coding = Coding(parameters["actions"])
        self.features = Features(parameters["features"])
        self.zero_sum: bool = parameters["zero_sum"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.coding.size,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0 if self.zero_sum else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if self.zero_sum else None,
            max_game_length=self.game.max_decisions,
        )
        super().__init__(_game_type(self.game_id, zero_sum=self.zero_sum), info, parameters)

    def start(self, seed: int) -> Match[Any]:
        """A match with that seed."""
        return self.game.start(seed, seats=self.num_players(), options=self.options)

    def new_initial_state(self) -> FateboxState:
        """The root: nothing is dealt yet."""
        return FateboxState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """The observer that turns states into strings and tensors."""
        if params:
            raise ValueError(f"observers take no parameters, got {params}")
        return Observer(self, perfect_recall=kind is not None and kind.perfect_recall)


class _Course:
    """All that changes in a state, in one object: OpenSpiel clones states by deep copies of their parts."""

    __slots__ = ("memory", "playing")

    def __init__(self, playing: Playing | None = None, memory: Memory | None = None) -> None:
        self.playing = playing
        """None before the deal."""
        self.memory = Memory() if memory is None else memory

    def __deepcopy__(self, memo: Any) -> _Course:
        return _Course(None if self.playing is None else self.playing.copy(), self.memory.copy())

    def __reduce__(self) -> Any:  # the memory is not saved: it follows from the match
        return _Course, (self.playing,)


class FateboxState(pyspiel.State):  # type: ignore[misc]
    """A match in the shape of an OpenSpiel state."""

    def __init__(self, game: FateboxGame) -> None:
        super().__init__(game)
        self.course = _Course()

    @property
    def match(self) -> Match[Any]:
        """The match behind the state, for those who may know everything."""
        playing = self.course.playing
        assert playing is not None, "nothing is dealt before the first action"
        return playing.match

    def current_player(self) -> int:
        """The player who is asked; chance at the root."""
        playing = self.course.playing
        if playing is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if playing.seat is None else playing.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        playing = self.course.playing
        return playing is not None and playing.seat is None

    # The next two are asked at every step of a roll-out; OpenSpiel's own would call back three times each.

    def is_chance_node(self) -> bool:
        """Whether the deal is still to be drawn."""
        return self.course.playing is None

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of whoever is asked; none of a player who is not."""
        playing = self.course.playing
        if playing is None:
            return list(range(self.get_game().deals))
        return list(playing.options) if player is None or player == playing.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        deals = self.get_game().deals
        return [(seed, 1 / deals) for seed in range(deals)]

    def returns(self) -> list[float]:
        """The value of the result to each player."""
        playing = self.course.playing
        if playing is None or playing.seat is not None:
            return [0.0] * self.num_players()
        values = playing.values()
        if not self.get_game().zero_sum:
            return values
        mean = sum(values) / len(values)
        return [value - mean for value in values]

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> FateboxState:
        """A state that the player cannot tell from this one. It has no history: that would reveal secrets."""
        playing = self.course.playing
        state = FateboxState(self.get_game())
        if playing is not None:
            world = playing.imagined(player, Rng.from_seed(str(random())))
            state.course = _Course(world, self.course.memory.imagined(playing.match, player, world.match))
        return state

    def _legal_actions(self, player: int) -> list[int]:
        playing = self.course.playing
        assert playing is not None
        return list(playing.options)

    def _apply_action(self, action: int) -> None:
        course = self.course
        if course.playing is None:
            game = self.get_game()
            course.playing = Playing(game.start(action), game.coding)
        else:
            course.playing.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        playing = self.course.playing
        if player == pyspiel.PlayerId.CHANCE or playing is None:
            return f"Deal {action}"
        option = playing.options.get(action)
        words = "" if option is None else playing.spoken(option)
        return f"{words} #{action}"  # two copies of a card have the same words

    def __str__(self) -> str:
        playing = self.course.playing
        if playing is None:
            return "nothing is dealt yet"
        return msgspec.json.encode(playing.match.view(None)).decode()


class Observer:
    """Strings and tensors of states, as OpenSpiel asks for them."""

    def __init__(self, game: FateboxGame, *, perfect_recall: bool) -> None:
        self._recalls = perfect_recall
        self._features = game.features
        self.tensor: Any = None if perfect_recall else np.zeros(game.features.size, np.float32)
        self.dict = {} if self.tensor is None else {"features": self.tensor}

    def set_from(self, state: FateboxState, player: int) -> None:
        """Write the player's view into the tensor."""
        assert self.tensor is not None
        if state.course.playing is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._features.vector(state.match.view(player))

    def string_from(self, state: FateboxState, player: int) -> str:
        """The player's view, or with perfect recall all that it has seen."""
        if state.course.playing is None:
            return ""
        if self._recalls:
            return state.course.memory.of(state.match, player)
        return msgspec.json.encode(state.match.view(player)).decode()


for _id in game_ids():
    # A class, not a function: OpenSpiel lets go of what is registered when Python is gone, and it may not be
    # freed then.
    _made = type(f"{_id.title()}Game", (FateboxGame,), {"game_id": _id})
    pyspiel.register_game(_game_type(_id, zero_sum=False), _made)
