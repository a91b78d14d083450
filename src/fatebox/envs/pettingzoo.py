"""Every game as a PettingZoo AEC environment: all seats are agents, asked one after another.

    from fatebox.envs.pettingzoo import env

    table = env("outposts", seats=2)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        action = None if termination or truncation else policy(observation)
        table.step(action)

An observation holds the features of the agent's view (`observation`) and which actions are legal now
(`action_mask`, empty for seats that are not asked). Seats that decide at once are asked one after another and
are not shown what the others chose. All rewards come at the end: the value of the result for each seat, from
0 to 1. An illegal action ends the game with a reward of -1, as in PettingZoo's own games; `raw_env`
raises instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError(
        f"fatebox.envs.pettingzoo needs PettingZoo ({missing}): pip install 'fatebox[envs]'"
    ) from missing

from fatebox.games import load_game

from .coding import ACTIONS, Coding
from .features import FEATURES, Features
from .playing import Playing
from .spaces import action_space, features_space, mask_of, mask_space, observe


def env(game: str, **settings: Any) -> Any:
    """The environment with PettingZoo's usual guards around it; settings as for `raw_env`."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv):  # type: ignore[misc]
    """One game after another, without guards; the name is what PettingZoo calls it."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        actions: int = ACTIONS,
        features: int = FEATURES,
    ) -> None:
        super().__init__()
        self.game = load_game(game)
        seats, self._options = self.game.complete(seats, options or {})
        self._coding = Coding(actions)
        self._features = Features(features)
        self.metadata = {"name": f"fatebox_{game}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_space = action_space(actions)
        self._observation_space = spaces.Dict(
            {"observation": features_space(self._features), "action_mask": mask_space(actions)}
        )
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """The same for all agents."""
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        """The same for all agents."""
        return self._action_space

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Begin a new game; equal seeds begin equal series of games."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        deal = int(self._chance.integers(2**31))
        match = self.game.start(deal, seats=len(self.possible_agents), options=self._options)
        self._playing = Playing(match, self._coding)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of an agent, and which of its actions are legal now."""
        seat = self._seats[agent]
        return {
            "observation": observe(self._features, self._playing, seat),
            "action_mask": mask_of(self._playing, seat),
        }

    def step(self, action: int | None) -> None:
        """The agent that is asked answers."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked needs an action"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._playing.act(int(action))
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """See who is asked now, or give out what the game was worth."""
        seat = self._playing.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        self.rewards = dict(zip(self.possible_agents, self._playing.values(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> None:
        """There is nothing to look at: the box has tables for that."""

    def close(self) -> None:
        """Nothing is held open."""
