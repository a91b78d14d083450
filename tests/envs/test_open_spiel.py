"""Every game as an OpenSpiel game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'fatebox[bench]'")

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from fatebox.envs.open_spiel import read_options, spiel_game
from fatebox.games import game_ids
from fatebox.kernel import OptionsError


def play_on(state: Any, steps: int, seed: int = 1) -> None:
    random = Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_can_be_loaded_and_played_to_its_end(game_id: str) -> None:
    state = pyspiel.load_game(f"python_fatebox_{game_id}").new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 10_000

    play_on(state, 100_000)

    assert state.is_terminal()
    assert all(0 <= value <= 1 for value in state.returns())


def test_it_passes_the_checks_of_the_library() -> None:
    pyspiel.random_sim_test(spiel_game("weaver"), num_sims=2, serialize=True, verbose=False)


def test_a_history_replays_its_game() -> None:
    game = spiel_game("outposts")
    state = game.new_initial_state()
    play_on(state, 80)

    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)

    assert again.match.state.to_data() == state.match.state.to_data()


def test_clones_go_their_own_way_and_observe_the_same() -> None:
    state = spiel_game("outposts").new_initial_state()
    play_on(state, 30)
    clone = state.clone()

    for player in (0, 1):
        assert clone.information_state_string(player) == state.information_state_string(player)
        assert clone.observation_tensor(player) == state.observation_tensor(player)
    before = str(state)
    play_on(clone, 10)
    assert str(state) == before != str(clone)


@pytest.mark.parametrize(("game_id", "seats"), [("outposts", 2), ("fantos", 3)])
def test_a_resampled_state_looks_the_same_to_its_player_and_has_no_past(game_id: str, seats: int) -> None:
    state = spiel_game(game_id, seats=seats).new_initial_state()
    random = Random(3)
    hidden = set()
    play_on(state, 25)
    for _ in range(20):
        play_on(state, 1, seed=random.randrange(1000))
        if state.is_terminal():
            break
        player = state.current_player()
        world = state.resample_from_infostate(player, random.random)

        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.history() == []
        others = [other for other in range(seats) if other != player]
        hidden.add(all(world.observation_string(o) == state.observation_string(o) for o in others))
    assert False in hidden  # what others hold is imagined anew


def test_zero_sum_returns_keep_their_order() -> None:
    plain, balanced = spiel_game("outposts"), spiel_game("outposts", zero_sum=True)
    returns = []
    for game in (plain, balanced):
        state = game.new_initial_state()
        state.apply_action(5)
        play_on(state, 10_000)
        returns.append(state.returns())

    assert balanced.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert sum(returns[1]) == 0
    assert [value - 0.5 for value in returns[0]] == returns[1]


def test_options_travel_in_the_name_of_the_game() -> None:
    game = spiel_game("fantos", seats=3, options={"negotiation": False, "starting_reserve": 30})
    again = pyspiel.load_game(str(game))

    assert again.options == game.options
    assert (again.options["negotiation"], again.options["starting_reserve"]) == (False, 30)
    with pytest.raises(OptionsError, match="expected name:value;name:value, got 'negotiation'"):
        read_options("negotiation")


def test_their_search_plays_our_games() -> None:
    game = spiel_game("outposts")
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(), 1.5, max_simulations=3)
    state = game.new_initial_state()
    state.apply_action(1)
    for _ in range(6):  # the choice of factions, then packs from which both choose at once
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)
