"""All seats as agents, as PettingZoo wants it."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'fatebox[envs]'")

from pettingzoo.test import api_test, seed_test

from fatebox.envs.pettingzoo import env, raw_env
from fatebox.games import game_ids
from fatebox.kernel import IllegalAnswer


def play(table: Any, seed: int) -> tuple[dict[str, float], list[str]]:
    """The rewards of a game of the first legal actions, and who was asked."""
    table.reset(seed=seed)
    rewards, asked = dict.fromkeys(table.possible_agents, 0.0), []
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        rewards[agent] += reward
        if termination or truncation:
            table.step(None)
        else:
            asked.append(agent)
            table.step(int(observation["action_mask"].nonzero()[0][0]))
    return rewards, asked


# The library warns of every environment whose observations hold an action mask, its own ones too.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("game_id", game_ids())
def test_it_passes_the_checks_of_the_library(game_id: str) -> None:
    api_test(env(game_id), num_cycles=30)


def test_equal_seeds_give_equal_games() -> None:
    seed_test(lambda: env("outposts"), num_cycles=30)


def test_rewards_come_at_the_end_and_make_one_point() -> None:
    rewards, asked = play(env("outposts", seats=3), 5)

    assert sum(rewards.values()) == 1
    assert set(asked) == {"seat_0", "seat_1", "seat_2"}
    assert play(env("outposts", seats=3), 5) == (rewards, asked)


def test_the_mask_is_empty_for_who_is_not_asked() -> None:
    table = raw_env("outposts")
    table.reset(seed=1)
    other = next(agent for agent in table.agents if agent != table.agent_selection)

    assert table.observe(table.agent_selection)["action_mask"].sum() > 1
    assert table.observe(other)["action_mask"].sum() == 0


def test_an_illegal_action_ends_the_game_or_raises_without_guards() -> None:
    table = env("outposts")
    table.reset(seed=1)
    agent = table.agent_selection
    illegal = int((table.last()[0]["action_mask"] == 0).nonzero()[0][0])

    with pytest.raises(IllegalAnswer):
        table.unwrapped.step(illegal)
    table.step(illegal)

    assert table.rewards[agent] == -1
    assert all(table.terminations.values())
