"""Every game as a Gymnasium environment: one seat learns, bots of the box sit at the others.

    import gymnasium
    import fatebox.envs.gymnasium                   # registers fatebox/<game>-v0

    table = gymnasium.make("fatebox/outposts-v0", opponents="greedy")
    observation, info = table.reset(seed=7)
    observation, reward, terminated, truncated, info = table.step(a_legal_one_of(info["action_mask"]))

The observation is the vector of `features`; `info["action_mask"]` says which actions are legal. The reward
comes at the end: what the result is worth to the seat, from 0 to 1. An illegal action ends the game with a
reward of -1. The learner's seat changes from game to game unless one is given.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

try:
    import gymnasium
except ImportError as missing:
    raise ImportError(
        f"fatebox.envs.gymnasium needs Gymnasium ({missing}): pip install 'fatebox[envs]'"
    ) from missing

from fatebox.bots import Bot, bot_maker
from fatebox.games import game_ids, load_game
from fatebox.kernel import OptionsError, Perspective

from .coding import ACTIONS, Coding
from .features import FEATURES, Features
from .playing import Playing
from .spaces import action_space, features_space, mask_of, observe

ILLEGAL = -1.0
"""The reward of an illegal action."""


class FateboxEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game against bots."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int | None = None,
        opponents: str = "greedy",
        options: Mapping[str, Any] | None = None,
        actions: int = ACTIONS,
        features: int = FEATURES,
    ) -> None:
        self._game = load_game(game)
        self._count, self._options = self._game.complete(seats, options or {})
        if seat is not None and seat not in range(self._count):
            raise OptionsError(f"seat: expected 0 to {self._count - 1}, got {seat!r}")
        self._fixed_seat = seat
        self._make_bot = bot_maker(opponents, self._game)
        self._coding = Coding(actions)
        self._features = Features(features)
        self.action_space = action_space(actions)
        self.observation_space = features_space(self._features)
        self.seat = seat or 0
        """The learner's seat in this game."""
        self._bots: list[Bot] = []

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game and play on to the learner's first choice."""
        super().reset(seed=seed)
        while True:
            deal = int(self.np_random.integers(2**31))
            self.seat = self._fixed_seat if self._fixed_seat is not None else deal % self._count
            self._bots = [self._make_bot(f"{deal}:{seat}") for seat in range(self._count)]
            match = self._game.start(deal, seats=self._count, options=self._options)
            self._playing = Playing(match, self._coding)
            self._let_others_play()
            if not self._playing.over:  # else it ended before the learner was asked at all
                return self._observation(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner answers; the others play on to its next choice, or to the end."""
        playing = self._playing
        if int(action) not in playing.options:
            return self._observation(), ILLEGAL, True, False, self._info()
        playing.act(int(action))
        self._let_others_play()
        reward = playing.values()[self.seat] if playing.over else 0.0
        return self._observation(), reward, playing.over, False, self._info()

    def _let_others_play(self) -> None:
        playing = self._playing
        while playing.seat is not None and playing.seat != self.seat:
            playing.answer(self._bots[playing.seat].choose(Perspective(playing.match, playing.seat)))

    def _observation(self) -> Any:
        return observe(self._features, self._playing, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self._playing, self.seat)}


for _id in game_ids():
    gymnasium.register(f"fatebox/{_id}-v0", "fatebox.envs.gymnasium:FateboxEnv", kwargs={"game": _id})
