"""The fits of the solver's forecast: what they count, and how trial games become one."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from fatebox.bots import make_bot
from fatebox.games.weaver import GAME
from fatebox.games.weaver.bots.solver.fitting import NAMES, Data, fit, loss, numbers_of, odds, weights_of
from fatebox.games.weaver.bots.solver.forecast import Forecast
from fatebox.games.weaver.bots.solver.refit import main, read_trials
from fatebox.games.weaver.bots.solver.trials import Trial, play_trial, standing_of
from fatebox.games.weaver.bots.solver.weights import FITS, Weights, weights
from fatebox.games.weaver.state.terms import ICONS
from fatebox.kernel import OptionsError

from .table import table

BARE = (1, 0, 0, 0, 0, 0)
"""The relics of a player who has bought none: the Chest alone."""
FAST = {"draws": 0, "cards": 1, "margin": 0.0}


def owning(relic: int, rank: int) -> tuple[int, ...]:
    """These relics and one more."""
    return (*BARE[:relic], rank, *BARE[relic + 1 :])


@pytest.mark.clause("WEA-REL.15", "WEA-REL.16")
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_an_hourglass_helps_to_survive(rank: int) -> None:
    """Given five rounds to go and some shards, then it is worth more than its points, which was all that the
    first fit saw in it.
    """
    pack, relic = GAME.pack(), GAME.pack().relic_keys.index("twin-hourglass")
    now, former = (Forecast(pack, 5, weights(5, number)) for number in (FITS, 1))
    for forecast, counts in ((now, True), (former, False)):
        more = forecast.kept(owning(relic, rank), 0, 4, 20) - forecast.kept(BARE, 0, 4, 20)
        points = weights(5, FITS if counts else 1).point * pack.values[relic][rank]
        assert (more > points + 0.05) == counts


def test_a_better_rank_lets_more_shards_be_kept() -> None:
    """Given 14 points, then one more raises the rank (WEA-CLV.2), and counts more than the next one."""
    forecast = Forecast(GAME.pack(), 8, Weights(point=0.02, storage=0.1))
    values = [forecast.kept(BARE, 0, 0, points) for points in (14, 15, 16)]
    assert values[1] - values[0] == pytest.approx(0.12)
    assert values[2] - values[1] == pytest.approx(0.02)


def test_cards_that_hasten_leaves_over_are_spare() -> None:
    """Given a round to go and nine cards, then five of them need not be played."""
    s = table(tops="H01 P01 W01 L01", decks="P02 P03 P04 W02 W03").s
    forecast = Forecast(s.pack, 1, Weights(spare=1.0))
    assert forecast.decks(standing_of(s).stacks) == 5


@pytest.mark.clause("WEA-DTH.7")
@pytest.mark.parametrize(("tops", "expected"), [("WD2 HD2", 4), ("WD2 H01", 0)])
def test_death_cards_that_match_each_other_are_chained(tops: str, expected: int) -> None:
    """Given The Poisoned Coin (V M) and another Death card (M V), then all their sides match."""
    s = table(tops=tops).s
    assert Forecast(s.pack, 1, Weights(chained=1.0)).decks(standing_of(s).stacks) == expected


@pytest.mark.parametrize("number", range(1, FITS + 1))
def test_a_fit_has_weights_for_each_number_of_rounds(number: int) -> None:
    assert all(weights(rounds, number) != Weights() for rounds in range(ICONS))
    assert weights(0, number) == Weights(point=weights(0, number).point)  # the score alone


@pytest.mark.parametrize("number", [0, FITS + 1])
def test_an_unknown_fit_is_refused(number: int) -> None:
    with pytest.raises(OptionsError, match=f"fit: expected a number from 1 to {FITS}, got {number}"):
        make_bot(f"solver:fit={number}", GAME, 1)


def test_weights_and_numbers_are_the_same_in_order() -> None:
    numbers = [float(number) for number in range(len(NAMES))]
    assert numbers_of(weights_of(numbers)) == numbers


def test_a_forecast_is_the_sum_of_its_factors() -> None:
    """Given a standing, then what all weights say is the sum of what each of them says alone."""
    trial = play_trial(GAME, 3, "apprentice", FAST)
    standing = next(each for each in trial.standings if 0 < each.rounds < ICONS)
    pack, numbers = GAME.pack(), numbers_of(weights(standing.rounds))
    alone = [
        odds(Forecast(pack, standing.rounds, weights_of(row)), standing) for row in np.diag(numbers).tolist()
    ]
    assert sum(alone) == pytest.approx(odds(Forecast(pack, standing.rounds), standing))


def test_what_is_owned_never_counts_against_the_player() -> None:
    """Given games in which gold goes with losses and open Death cards with wins, then gold counts nothing."""
    rng = np.random.default_rng(1)
    factors = np.zeros((400, len(NAMES)))
    factors[:, 0] = 1
    gold, deaths = NAMES.index("gold"), NAMES.index("death_on_top")
    factors[:, gold], factors[:, deaths] = rng.integers(0, 9, 400), rng.integers(0, 4, 400)
    result = (factors[:, deaths] > factors[:, gold] / 3).astype(float)
    data = Data(np.arange(400), np.arange(400) % 9 + 1, factors, result)
    found = fit(data)
    assert all(w.gold == 0 for w in found)
    assert all(w.death_on_top > 0 for w in found)
    assert loss(found, data) < loss([Weights()] * 9, data)


def test_trials_are_continued_and_fitted(tmp_path: Path) -> None:
    """Given a file with some trial games, then the rest is added, and a fit made of them all."""
    trials, out, run = tmp_path / "trials.jsonl", tmp_path / "fit.toml", CliRunner()
    assert run.invoke(main, ["play", str(trials), "-n", "2"]).exit_code == 0
    first = list(read_trials([trials]))
    assert run.invoke(main, ["play", str(trials), "-n", "6"]).exit_code == 0
    games: list[Trial] = list(read_trials([trials]))
    assert games[:2] == first
    assert [each.number for each in games] == list(range(6))
    assert len({each.level for each in games}) == 4
    said = run.invoke(main, ["fit", str(trials), "-o", str(out)])
    assert said.exit_code == 0, said.output
    survived = sum(len(each.standings) > 1 for each in games)  # a first round that fails says nothing
    assert f"# {survived} games past" in said.output
    assert "[rounds.9]" in out.read_text(encoding="utf-8")
