"""Properties of every bot: legal, repeatable, blind to what its seat cannot see."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.bots import LEVELS, bot_names, make_bot
from fatebox.bots.easygoing import sensible
from fatebox.bots.levels import QUICK
from fatebox.games.weaver import GAME as WEAVER
from fatebox.kernel import Game, Match, OptionsError, Perspective, Rng
from tests.bots.games import play
from tests.kernel.toy import GAME as TOY

BOTS = ("random", "greedy", "greedy:worlds=1", "ismcts:iterations=6")


@pytest.mark.parametrize("bot", BOTS)
def test_a_game_between_bots_ends_with_a_result(bot: str) -> None:
    for seed in range(5):
        assert play(TOY, seed, bot, bot, bot).result is not None
    assert play(WEAVER, 1, bot).result is not None


@pytest.mark.parametrize("bot", BOTS)
def test_equal_seeds_play_equal_games_and_other_seeds_others(bot: str) -> None:
    first, again = play(TOY, 7, bot, bot), play(TOY, 7, bot, bot)
    assert first.answers() == again.answers()
    assert any(play(TOY, seed, bot, bot).answers() != first.answers() for seed in (8, 9, 10))


def test_a_bot_does_not_draw_from_the_chance_of_the_match() -> None:
    match = TOY.start(3, seats=3)
    before = match.state.rng.to_data()
    for bot in BOTS:
        make_bot(bot, TOY, 3).choose(Perspective(match, 0))
    assert match.state.rng.to_data() == before
    assert match.decision_of(0) is not None


def _positions(game: Game[Any], seats: int) -> list[tuple[Match[Any], int]]:
    """Positions of some games, each with a seat that is asked."""
    positions = []
    for seed in range(6):
        match = game.start(seed, seats=seats)
        rng = Rng.from_seed(seed)
        for _ in range(40):
            if match.decision is None:
                break
            asked = rng.choose("seat", match.decisions)
            positions.append((match.copy(), asked.seat))
            match.answer(rng.choose("answer", asked.options), asked.seat)
    return positions


@pytest.mark.parametrize(("game", "seats"), [(TOY, 2), (TOY, 4), (WEAVER, 1)])
@pytest.mark.parametrize("bot", BOTS)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(game: Game[Any], seats: int, bot: str) -> None:
    """Given another world that looks the same to the seat, its bot chooses the same."""
    for i, (truth, seat) in enumerate(_positions(game, seats)):
        other = truth.imagine(seat, Rng.from_seed(f"other {i}"))
        chosen = make_bot(bot, game, i).choose(Perspective(truth, seat))
        assert make_bot(bot, game, i).choose(Perspective(other, seat)) == chosen


@pytest.mark.parametrize(("game", "seats"), [(TOY, 3), (WEAVER, 1)])
def test_what_is_imagined_does_not_depend_on_the_truth(game: Game[Any], seats: int) -> None:
    for i, (truth, seat) in enumerate(_positions(game, seats)):
        other = truth.imagine(seat, Rng.from_seed(f"other {i}"))
        worlds = [match.imagine(seat, Rng.from_seed(i)).state.to_data() for match in (truth, other)]
        assert worlds[0] == worlds[1]


ANALYSTS = ("greedy", "ismcts:iterations=6")


@pytest.mark.parametrize(("game", "seats"), [(TOY, 2), (TOY, 4), (WEAVER, 1)])
@pytest.mark.parametrize("name", ANALYSTS)
def test_an_analyst_judges_every_option_and_chooses_what_it_names_first(
    game: Game[Any], seats: int, name: str
) -> None:
    for i, (match, seat) in enumerate(_positions(game, seats)[::5]):
        seat_view = Perspective(match, seat)
        analyst = make_bot(name, game, i)
        appraisals = analyst.appraise(seat_view)  # type: ignore[attr-defined]
        assert sorted(a.option for a in appraisals) == sorted(seat_view.decision.options)
        assert all(0 <= a.value <= 1 for a in appraisals)
        assert all(a.trials > 0 for a in appraisals)
        assert [a.value for a in appraisals[1:]] == sorted((a.value for a in appraisals[1:]), reverse=True)
        assert make_bot(name, game, i).choose(seat_view) == sensible(seat_view, appraisals)[0].option


def test_names_of_bots_and_their_errors() -> None:
    assert bot_names(TOY) == (*LEVELS, QUICK, "random", "greedy", "ismcts")
    with pytest.raises(OptionsError, match="no bot 'clever' for The Night Market; there are easy, normal,"):
        make_bot("clever", TOY, 1)
    with pytest.raises(OptionsError, match=r"bot random: 'worlds=3': .*it has no parameters"):
        make_bot("random:worlds=3", TOY, 1)
    with pytest.raises(OptionsError, match=r"bot greedy: 'depth=3': .*its parameters are worlds, near"):
        make_bot("greedy:depth=3", TOY, 1)
    with pytest.raises(OptionsError, match="bot greedy: worlds: expected a whole number, got 'many'"):
        make_bot("greedy:worlds=many", TOY, 1)
    with pytest.raises(OptionsError, match="bot greedy: worlds: expected at least 1, got 0"):
        make_bot("greedy:worlds=0", TOY, 1)
