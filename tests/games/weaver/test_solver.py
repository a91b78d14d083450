"""The solver: legal, repeatable, blind to what is hidden, and it saves a reading that can be saved."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from fatebox.bots import make_bot
from fatebox.games.weaver import GAME
from fatebox.games.weaver.bots.solver import Solver
from fatebox.games.weaver.bots.solver.forecast import Forecast
from fatebox.games.weaver.bots.solver.rows import Rows
from fatebox.games.weaver.bots.solver.search import Search
from fatebox.games.weaver.bots.solver.sight import Sight
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import READING, SUIT_INDEX
from fatebox.kernel import Match, OptionsError, Perspective, Rng

from .table import table

pytestmark = pytest.mark.slow  # bots play: no card breaks them


def positions(seed: str) -> Iterator[Match[WeaverState]]:
    """The positions of a game of the solver, each after one more answer."""
    match = GAME.start(seed, options={"difficulty": "master"})
    bot = make_bot("solver", GAME, 1)
    while True:
        yield match.copy()
        if match.decision is not None:
            match.answer(bot.choose(Perspective(match, 0)))


@cache
def game_so_far(seed: str) -> tuple[Iterator[Match[WeaverState]], list[Match[WeaverState]]]:
    """A game of the solver that several tests look into: what comes, and the positions that were reached."""
    return positions(seed), []


def played(seed: str, answers: int) -> Match[WeaverState]:
    """A game after a number of answers of the solver."""
    coming, reached = game_so_far(seed)
    reached.extend(islice(coming, max(0, answers + 1 - len(reached))))
    return reached[answers].copy()


def savable(match: Match[WeaverState]) -> bool:
    """Whether some line of plays and uses with what lies open now passes the check, by trying all of them."""
    if match.decision is None or match.state.segment != "read":
        return match.result is None
    for option in match.decision.options:
        after = match.copy()
        after.answer(option)
        if savable(after):
            return True
    return False


def test_the_same_seed_gives_the_same_game() -> None:
    again = next(islice(positions("blind"), 9, None))
    assert played("blind", 9).answers() == again.answers()


@pytest.mark.parametrize("answers", [0, 3, 6, 9])
def test_other_hidden_cards_do_not_change_its_choice(answers: int) -> None:
    match = played("blind", answers)
    choices = {
        make_bot("solver", GAME, 5).choose(Perspective(world, 0))
        for world in (match, *(match.imagine(0, Rng.from_seed(n)) for n in range(3)))
    }
    assert len(choices) == 1


@pytest.mark.parametrize("seed", [f"save {n}" for n in range(8)])
def test_a_reading_that_can_be_saved_by_the_last_card_is_saved(seed: str) -> None:
    match = played(seed, READING - 1)
    if match.state.round != 1 or len(match.state.row) != READING - 1 or not savable(match):
        return
    bot = make_bot("solver", GAME, 2)
    while match.state.segment == "read" and match.decision is not None:
        match.answer(bot.choose(Perspective(match, 0)))
    assert match.result is None


def test_most_of_these_readings_can_be_saved_so_that_the_test_above_means_something() -> None:
    matches = [played(f"save {n}", READING - 1) for n in range(6)]
    assert sum(len(m.state.row) == READING - 1 and savable(m) for m in matches) >= 3


def last_round(bot: str, deal: str, enough: int) -> int:
    """The round in which a bot fails, or the one that is enough."""
    match, player = GAME.start(deal), make_bot(bot, GAME, 3)
    while match.decision is not None and match.state.round < enough:
        match.answer(player.choose(Perspective(match, 0)))
    return match.state.round


@pytest.mark.parametrize("deal", ["last 7", "last 24", "last 32"])
def test_it_survives_where_greedy_does_not(deal: str) -> None:
    """Given deals in which greedy fails early, then the solver gets further."""
    lost = last_round("greedy", deal, 5)
    assert lost < 5
    assert last_round("solver", deal, lost + 1) > lost


def test_it_says_what_each_option_promises() -> None:
    match = played("advice", 2)
    solver = make_bot("solver", GAME, 1)
    assert isinstance(solver, Solver)
    advice = solver.appraise(Perspective(match, 0))
    assert match.decision is not None
    assert {each.option for each in advice} == set(match.decision.options)
    assert [each.value for each in advice] == sorted((each.value for each in advice), reverse=True)


def test_an_hour_that_is_turned_early_is_worth_as_much_as_later() -> None:
    """Given a visitor whose suit has run out, then to turn the hour now is as good as to do it in the end."""
    t = table(tops="P01 W01", decks="P02 P03 P04 W02 W03", relics={"twin-hourglass": 2}, shards=2)
    solver = make_bot("solver", GAME, 1)
    assert isinstance(solver, Solver)
    advice = solver.appraise(Perspective(t.match, 0))
    worth = {each.option[0]: each.value for each in reversed(advice)}
    assert worth["use"] == pytest.approx(worth["play"], abs=0.05)
    assert worth["play"] > 0.05


@pytest.mark.clause("WEA-SUP.2")
@pytest.mark.parametrize(("tops", "searched"), [("P01 W01", False), ("H01 P01 W01", True)])
def test_nothing_is_tried_where_the_suit_of_the_visitor_has_run_out(tops: str, searched: bool) -> None:
    """Given Yorri, who needs Happiness by day, then plays are tried only if such a card is left."""
    t = table(tops=tops, decks="P02 P03 P04 W02 W03")
    rows = Rows(t.s.copy())
    sight = Sight(t.s, rows, Forecast(t.s.pack, 3))
    search = Search(t.s, rows, sight, Rng.from_seed(1))
    assert (search.play((), 0, SUIT_INDEX["power"], 0) > 0) == searched
    assert bool(sight.found) == searched  # what was tried is kept


def test_the_further_it_looks_the_more_it_can_save() -> None:
    """Given a table whose open cards fail, one who plans with them alone sees no way, and others see more."""
    match = GAME.start("sight", options={"difficulty": "master"})
    best = []
    for draws in range(3):
        bot = make_bot(f"solver:draws={draws}", GAME, 1)
        assert isinstance(bot, Solver)
        best.append(bot.appraise(Perspective(match, 0))[0].value)
    in_sight, one, two = best
    assert in_sight < 1e-5 < one < two


@pytest.mark.parametrize(
    ("parameter", "expected"),
    [("draws=-1", "0 or more, got -1"), ("cards=0", "1 or more, got 0"), ("margin=-1", "0 or more, got -1")],
)
def test_sight_is_not_negative(parameter: str, expected: str) -> None:
    name = parameter.partition("=")[0]
    with pytest.raises(OptionsError, match=f"{name}: expected {expected}"):
        make_bot(f"solver:{parameter}", GAME, 1)


def test_a_margin_leaves_options_alone_that_fall_behind_the_best_in_sight() -> None:
    """Given open cards that pass, then a margin raises no chance, and the best in sight keep theirs."""
    match = GAME.start("last 11")
    wide, narrow = (
        make_bot(f"solver:draws=1:cards=2{margin}", GAME, 1).appraise(Perspective(match, 0))  # type: ignore[attr-defined]
        for margin in ("", ":margin=0.01")
    )
    chances = {each.option: each.value for each in wide}
    assert all(each.value <= chances[each.option] for each in narrow)
    assert any(each.value < chances[each.option] for each in narrow)
    assert any(each.value == chances[each.option] for each in narrow)


@pytest.mark.clause("WEA-REL.15")
def test_the_hour_is_not_turned_twice_where_once_will_do() -> None:
    """Given a full row that pays most under a blood moon, then to name it at once is best."""
    row, relics = "H09:3 W05:1 W06:3 L02:2", {"twin-hourglass": 2}
    t = table(row=row, tops="H01 P01 W01 L01", relics=relics, shards=9, hour="moon")
    solver = make_bot("solver", GAME, 1)
    assert isinstance(solver, Solver)
    chances = {each.option: each.value for each in solver.appraise(Perspective(t.match, 0))}
    turned = {option[3]: chance for option, chance in chances.items() if option[0] == "use"}
    assert turned["blood_moon"] > turned["sun"] > 0
