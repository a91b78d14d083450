"""The levels: in every game, as bots like any other."""

from __future__ import annotations

import pytest

from fatebox.bots import LEVELS, Appraisal, bot_names, make_bot
from fatebox.bots.levels import FORMER, level_of
from fatebox.bots.misjudging import misjudged
from fatebox.games import game_ids, load_game
from fatebox.kernel import OptionsError, Perspective, Rng
from tests.kernel.toy import GAME as TOY


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_can_be_played_at_every_level(game_id: str) -> None:
    game = load_game(game_id)
    assert bot_names(game)[:4] == LEVELS == ("easy", "normal", "hard", "expert")
    assert set(game.opponents.levels) <= {*LEVELS, *FORMER}
    match = game.start(1)
    assert match.decision is not None
    for level in LEVELS[:3]:
        chosen = make_bot(level, game, 1).choose(Perspective(match, match.decision.seat))
        assert chosen in match.decision.options
    assert len({level_of(level, game) for level in LEVELS}) == 4
    make_bot("expert", game, 1)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_former_expert_still_plays(game_id: str) -> None:
    game = load_game(game_id)
    make_bot("expert-1", game, 1)
    former = game.opponents.levels.get("expert-1")
    assert level_of("expert-1", game) == (former or level_of("expert", game))


def test_a_level_is_a_name_without_parameters() -> None:
    with pytest.raises(OptionsError, match="level hard: expected no parameters, got 'iterations=3'"):
        make_bot("hard:iterations=3", TOY, 1)


def test_who_misjudges_still_takes_a_win() -> None:
    """Noise never hides what wins at once, and never makes a sure thing of anything else."""
    judged = [Appraisal(("go",), 0.2, 1), Appraisal(("win",), 1.0, 1), Appraisal(("stay",), 0.9, 1)]
    orders = set()
    for seed in range(40):
        first, *others = misjudged(judged, 0.9, Rng.from_seed(seed))
        assert first == judged[1]
        assert all(0 <= each.value < 1 for each in others)
        orders.add(tuple(each.option for each in others))
    assert len(orders) == 2


def test_noise_is_a_share() -> None:
    with pytest.raises(OptionsError, match=r"bot: noise: expected a number from 0 to 1, got 2\.0"):
        make_bot("greedy:noise=2", TOY, 1)
