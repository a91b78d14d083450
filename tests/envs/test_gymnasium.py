"""One seat against bots, as Gymnasium wants it."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install 'fatebox[envs]'")

import gymnasium
from gymnasium.utils.env_checker import check_env

import fatebox.envs.gymnasium  # noqa: F401 - registers the games
from fatebox.games import game_ids
from fatebox.kernel import OptionsError


def make(game_id: str, **settings: Any) -> Any:
    return gymnasium.make(f"fatebox/{game_id}-v0", **settings)


def legal(info: dict[str, Any]) -> list[int]:
    return [int(number) for number in info["action_mask"].nonzero()[0]]


def play(table: Any, seed: int) -> tuple[float, int]:
    """The reward of a game of the first legal actions, and how many there were."""
    _, info = table.reset(seed=seed)
    for steps in range(1, 10_000):
        _, reward, terminated, truncated, info = table.step(legal(info)[0])
        assert not truncated
        if terminated:
            return reward, steps
    raise AssertionError("no end")


@pytest.mark.parametrize("game_id", game_ids())
def test_it_passes_the_checks_of_the_library(game_id: str) -> None:
    check_env(make(game_id, opponents="random").unwrapped, skip_render_check=True)


def test_a_game_is_played_to_its_end_and_again_from_the_same_seed() -> None:
    table = make("outposts", opponents="random")
    games = [play(table, seed) for seed in (1, 2, 1)]

    assert games[0] == games[2] != games[1]
    assert {reward for reward, _ in games} <= {0.0, 0.5, 1.0}
    assert all(steps > 10 for _, steps in games)


def test_an_illegal_action_loses() -> None:
    table = make("outposts", opponents="random")
    _, info = table.reset(seed=1)
    illegal = next(number for number in range(4096) if number not in legal(info))

    _, reward, terminated, _, _ = table.step(illegal)

    assert (reward, terminated) == (-1.0, True)


def test_the_seat_changes_unless_one_is_given() -> None:
    changing = make("fantos", seats=3, opponents="random").unwrapped
    fixed = make("fantos", seats=3, opponents="random", seat=2).unwrapped
    changing.reset(seed=1)
    seats = set()
    for _ in range(12):
        changing.reset()
        fixed.reset()
        seats.add(changing.seat)
        assert fixed.seat == 2
    assert seats == {0, 1, 2}


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(OptionsError, match="seat: expected 0 to 1, got 2"):
        make("outposts", seat=2)
    with pytest.raises(OptionsError, match="there is no bot 'nobody'"):
        make("outposts", opponents="nobody")
