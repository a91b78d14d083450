"""The ladder: equal bots are equal, better ones are ahead, and it stops when that is clear."""

from __future__ import annotations

import json
from statistics import fmean

import pytest
from click.testing import CliRunner

from fatebox.cli.ladder import command
from fatebox.games.weaver import GAME as WEAVER
from fatebox.kernel import OptionsError
from fatebox.lab.ladder import FEWEST, DuelResult, bootstrap, climb, elo, make_ladder, play_pairs, ratings
from tests.kernel.toy import GAME as TOY
from tests.lab.coin import GAME as COIN


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_mirror_match_is_exactly_even(seats: int) -> None:
    (result,) = climb(make_ladder(TOY, ["greedy:worlds=1"] * 2, 4, seats=seats))
    assert result.share() == (0.5, 0.5, 0.5)


def test_a_mirror_match_is_exactly_even_where_all_win_together() -> None:
    (result,) = climb(make_ladder(WEAVER, ["random", "random"], 4))
    assert result.share() == (0.5, 0.5, 0.5)


def test_a_better_bot_is_ahead_and_the_ladder_stops_when_that_is_clear() -> None:
    (result,) = climb(make_ladder(TOY, ["random", "greedy:worlds=1"], 100), until=0.5)
    share = result.share()
    assert share.low is not None
    assert share.low > 0.5
    assert FEWEST <= len(result.pairs) < 100
    assert ratings([result])["greedy:worlds=1"] > ratings([result])["random"] == 0


def test_who_lost_later_did_better_where_the_rules_say_so() -> None:
    """WEA-SCO.4: losses rank by complete rounds; nobody wins here."""
    (result,) = climb(make_ladder(WEAVER, ["random", "greedy:worlds=1"], 4))
    assert all(pair.won == (0.0, 0.0) for pair in result.pairs)
    assert result.share().value > 0.5


def test_bots_change_seats_between_the_games_of_a_pair() -> None:
    (duel,) = make_ladder(TOY, ["random", "greedy"], 1, seats=3)
    assert duel.bots_of(0) == ("greedy", "random", "greedy")
    assert duel.bots_of(1) == ("random", "greedy", "random")
    (solo,) = make_ladder(WEAVER, ["random", "greedy"], 1)
    assert [solo.bots_of(turn) for turn in (0, 1)] == [("greedy",), ("random",)]


def test_pairs_depend_on_their_deal_alone() -> None:
    (duel,) = make_ladder(COIN, ["random", "random"], 3, seats=2)
    assert play_pairs(duel, [2, 0]) == [*play_pairs(duel, [2]), *play_pairs(duel, [0])]


def test_the_jobs_do_not_change_the_pairs() -> None:
    duels = make_ladder(COIN, ["random", "greedy:worlds=1"], 4, seats=2)
    alone, shared = (next(climb(duels, jobs)) for jobs in (1, 2))
    assert alone.pairs == shared.pairs


def test_after_an_interrupt_the_finished_pairs_count() -> None:
    def interrupt(result: DuelResult) -> None:
        if len(result.pairs) == 2:
            raise KeyboardInterrupt

    results = list(climb(make_ladder(TOY, ["random"] * 3, 9), progress=interrupt))
    assert [(len(result.pairs), result.interrupted) for result in results] == [(2, True)]


def test_the_bootstrap_holds_the_mean_and_narrows_with_more_values() -> None:
    few, many = [0.0, 1.0, 1.0, 0.5] * 3, [0.0, 1.0, 1.0, 0.5] * 40
    widths = []
    for values in (few, many):
        mean, low, high = bootstrap(values)
        assert low is not None
        assert high is not None
        assert low < mean == fmean(values) < high
        widths.append(high - low)
    assert widths[1] < widths[0] / 2


def test_elo_is_what_people_are_used_to() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(1.0) == elo(0.99)


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(OptionsError, match="levels: expected at least two, got 1"):
        make_ladder(TOY, ["greedy"], 1)
    with pytest.raises(OptionsError, match="there is no bot 'genius'"):
        make_ladder(TOY, ["greedy", "genius"], 1)


def test_the_command_tells_shares_ratings_and_what_the_levels_are() -> None:
    arguments = ["weaver", "-n", "2", "-j", "1", "--levels", "random,greedy:worlds=1"]
    found = json.loads(CliRunner().invoke(command, [*arguments, "--json"]).stdout)
    assert found["bots"] == {"random": "random", "greedy:worlds=1": "greedy:worlds=1"}
    assert [duel["pairs"] for duel in found["duels"]] == [2]
    assert set(found["ratings"]) == {"random", "greedy:worlds=1"}
    shown = CliRunner().invoke(command, arguments).stdout
    assert "ratings: random +0" in shown
