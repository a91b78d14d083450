"""Lines: what can be made good in the same turn is no mistake, and neither is a word that is kept."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from fatebox.bots import Appraisal, make_bot
from fatebox.coach import Budget, Reviewing, course, hint, make_coach
from fatebox.coach.lines import Loss, caught_up, given_away, rest_of_turn
from fatebox.coach.review import true_to_its_word
from fatebox.games import load_game
from fatebox.games.outposts import GAME
from fatebox.kernel import PASS, Match, Perspective, Record, Rng
from tests.bots.test_deals import WAR, before_a_war
from tests.games.fantos.table import A


@pytest.fixture(scope="module")
def assaults() -> Match[Any]:
    """Three assaults of Outposts, which have nothing to do with each other, in any order."""
    match = GAME.start("assault 0", seats=2)
    bots = [make_bot("quick", GAME, f"o{seat}") for seat in range(2)]
    while (decision := match.decision) is not None:
        if decision.prompt.id == "assault_order" and len(decision.options) > 2:
            return match
        match.answer(bots[decision.seat].choose(Perspective(match, decision.seat)), decision.seat)
    raise AssertionError("nobody attacked with three groups")


def asked(match: Match[Any]) -> Perspective:
    """The perspective of the seat that is asked."""
    assert match.decision is not None
    return Perspective(match, match.decision.seat)


def test_the_order_of_independent_assaults_makes_no_difference_to_a_hint(assaults: Match[Any]) -> None:
    """Given assaults in any order, then all stand at the same chance, though one is seldom begun with."""
    found = hint(asked(assaults), make_coach("farsighted", GAME, "lines"), Rng.from_seed("lines")).advice
    assert len(found) == 3
    assert {round(advice.chance, 2) for advice in found} == {round(found[0].chance, 2)}


def test_the_order_of_independent_assaults_is_no_mistake(assaults: Match[Any]) -> None:
    """Given any order, then a review finds nothing wrong with it."""
    seat, analyst = asked(assaults), make_coach("farsighted", GAME, "review")
    for option in seat.decision.options:
        after = assaults.copy()
        after.answer(option, seat.seat)
        record = Record.of(after)
        number = len(record.answers) - 1
        reviewing = Reviewing(record, (seat.seat,), Budget())
        reviewing.course = course(record, GAME)
        reviewing._judge(assaults, number, analyst)
        assert reviewing.findings == []


def test_what_nobody_can_make_good_is_lost(assaults: Match[Any]) -> None:
    """Given a free draw, then to skip it costs something by the end of the turn, too."""
    match = GAME.start("doubt", seats=2)
    while match.decision is not None and match.decision.prompt.id != "skip_step":
        match.answer(match.decision.options[0], match.decision.seat)
    seat = asked(match)
    skip = next(option for option in seat.decision.options if option[0] == "skip")
    take = next(option for option in seat.decision.options if option != skip)
    lost = given_away(seat, take, skip, Rng.from_seed("lines"))
    assert lost is not None
    assert lost.surely > 0.01


@pytest.mark.clause("FAN-ACT.2")
@pytest.mark.parametrize(("trials", "dear"), [(8, False), (0, True)])
def test_a_harvest_that_is_left_out_is_missed_in_the_end(trials: int, dear: bool) -> None:
    """Given an answer that was not tried, then it costs what is missing by the end of the turn.

    The position right after it looks about as good, for nothing has happened yet.
    """
    fantos = load_game("fantos")
    match = fantos.start("b", seats=3, options={"preset": "short", "negotiation": False})
    bot = make_bot("quick", fantos, "left out")
    while match.decision is not None and match.decision.prompt.id != "action.choose":
        match.answer(bot.choose(Perspective(match, match.decision.seat)), match.decision.seat)
    harvest, left_out = Appraisal(("declare", "harvest"), 0.34, 8), Appraisal(PASS, 0.338, trials)
    analyst = make_coach("learned", fantos, "lines")
    found = [
        caught_up(asked(match), analyst, harvest, left_out, Rng.from_seed(f"lines {number}")).value
        for number in range(6)  # worlds differ
    ]
    assert (fmean(found) < harvest.value - 0.015) is dear


@pytest.mark.parametrize(("chance", "left"), [(0.5, 0.2), (0.01, 0.0025), (0.9, 0.69)])
def test_what_is_missing_is_taken_off_the_odds(chance: float, left: float) -> None:
    """Given an answer with even odds at the end of the turn and one with a quarter of them, then it has a
    quarter of the odds now as well, so no chance falls below 0."""
    assert Loss(0.5, 0.3, 0.0).leaves(0.3, chance) == pytest.approx(left, abs=0.005)


@pytest.mark.clause("FAN-WAR.3")
def test_where_both_answers_come_to_little_neither_is_a_blunder() -> None:
    """Given a defense after which all is nearly lost with either answer, then it costs what is missing then.

    The chance before it is still high: as odds, 4 points of 5 would be 32 points of 40.
    """
    assert Loss(0.05, 0.04, 0.0).leaves(0.04, 0.4) == pytest.approx(0.36)


def test_the_rest_of_a_turn_is_what_its_player_does_in_it(assaults: Match[Any]) -> None:
    seat, trial = asked(assaults), assaults.copy()
    bots = [make_bot("quick", GAME, f"o{each}") for each in range(2)]
    turn_of = GAME.judgement.turn
    assert turn_of is not None
    own = []
    while trial.decision is not None and turn_of(trial.state) == turn_of(assaults.state):
        asked_now = Perspective(trial, trial.decision.seat)
        option = bots[asked_now.seat].choose(asked_now)
        own += [option] * (asked_now.seat == seat.seat)
        trial.answer(option, asked_now.seat)
    assert trial.decision is not None
    trial.answer(trial.decision.options[0], trial.decision.seat)
    answers = Record.of(trial).answers[len(assaults.answers()) :]
    assert rest_of_turn(assaults, answers) == own[1:]


def test_to_keep_a_word_is_no_mistake() -> None:
    """Given a promise of peace, then War is held against nobody who keeps it, only asked of who broke it."""
    seat = Perspective(before_a_war(promised=True).match, A)
    judged = [Appraisal(option, 0.9 if option == WAR else 0.8, 1) for option in seat.decision.options]
    peace = next(option for option in seat.decision.options if option not in seat.breaks())
    assert WAR not in [each.option for each in true_to_its_word(judged, peace, seat)]
    assert true_to_its_word(judged, WAR, seat) == judged
