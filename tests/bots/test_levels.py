"""The levels: in every game, as bots like any other."""

from __future__ import annotations

import pytest

from fatebox.bots import LEVELS, Appraisal, bot_names, make_bot
from fatebox.bots.easygoing import good_enough
from fatebox.bots.levels import FORMER, QUICK, level_of
from fatebox.games import game_ids, load_game
from fatebox.kernel import OptionsError, Perspective
from tests.kernel.toy import GAME as TOY


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_can_be_played_at_every_level(game_id: str) -> None:
    game = load_game(game_id)
    assert bot_names(game)[:4] == LEVELS == ("easy", "normal", "hard", "expert")
    assert set(game.opponents.levels) <= {*LEVELS, *FORMER}
    match = game.start(1)
    assert match.decision is not None
    for level in (*LEVELS[:3], QUICK):
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
    with pytest.raises(
        OptionsError, match="level hard: expected no parameters but style=NAME, got 'iterations=3'"
    ):
        make_bot("hard:iterations=3", TOY, 1)


def test_who_is_content_with_less_still_takes_a_win() -> None:
    judged = [Appraisal(("go",), 0.2, 1), Appraisal(("win",), 1.0, 1), Appraisal(("stay",), 0.9, 1)]
    assert good_enough(judged, 0.9) == [("win",)]


def test_who_is_content_with_less_takes_nothing_far_below_the_best() -> None:
    judged = [Appraisal(("go",), 0.2, 1), Appraisal(("stay",), 0.9, 1), Appraisal(("wait",), 0.85, 1)]
    assert good_enough(judged, 0.1) == [("stay",), ("wait",)]
    assert good_enough(judged, 0.0) == [("stay",)]


def test_what_is_near_is_a_share() -> None:
    with pytest.raises(OptionsError, match=r"bot: near: expected a number from 0 to 1, got 2\.0"):
        make_bot("greedy:near=2", TOY, 1)
