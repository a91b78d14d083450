"""Reviews: the decisions that cost most are found, whether at once or in slices."""

from __future__ import annotations

import pickle

import pytest

from fatebox.bots.learned.thinking import think
from fatebox.coach import Budget, Reviewing, course
from fatebox.coach.reason import in_words
from fatebox.coach.review import _had_choice, _reasons
from fatebox.coach.sift import doubt
from fatebox.games.outposts import GAME
from fatebox.kernel import DONE, OptionsError, Perspective, Record, Rng
from tests.bots.games import play
from tests.coach.market import MARKET, blundering
from tests.games.fantos.table import B, citadel, table

THRIFTY = Budget(thorough="greedy:worlds=8")


@pytest.fixture(scope="module")
def careless() -> Record:
    """A game of somebody who plays anything."""
    return Record.of(play(MARKET, 3, "random", "greedy", rounds=7))


def reviewed(record: Record, *seats: int, budget: Budget = THRIFTY) -> Reviewing:
    """A whole review."""
    reviewing = Reviewing(record, seats, budget)
    reviewing.go_on(MARKET)
    assert reviewing.done
    assert reviewing.progress == 1
    return reviewing


def test_a_bad_decision_is_found_with_what_was_better_and_why() -> None:
    """Given good play but for one pass where a ware could be set out, then that pass costs most."""
    record, number = blundering(5)
    worst = reviewed(record, 0).worst[0]
    assert (worst.number, worst.seat) == (number, 0)
    assert worst.chosen.option == ("pass",)
    assert worst.best.label.key == "option-set"
    assert worst.cost == pytest.approx(worst.best.chance - worst.chosen.chance)
    assert worst.degree in ("slip", "mistake", "blunder")
    assert worst.reasons.terms[0].term == "stall"
    assert worst.reasons.terms[0].change > 0


def test_only_the_decisions_of_the_seat_that_left_a_choice_are_looked_at(careless: Record) -> None:
    reviewing = reviewed(careless, 1)
    choices = 0
    for number, match in enumerate(careless.steps(MARKET)):
        if number < len(careless.answers):
            seat, _ = careless.answers[number]
            decision = match.decision_of(seat)
            choices += seat == 1 and decision is not None and len(decision.options) > 1
    assert reviewing.looked == choices
    assert all(finding.seat == 1 for finding in reviewing.findings)


def test_slices_in_other_processes_come_to_the_same(careless: Record) -> None:
    """Given a review that is put aside after every step, then it finds what one in a single go finds."""
    whole = reviewed(careless, 0, 1)
    part = Reviewing(careless, (0, 1), THRIFTY)
    progress = [part.progress]
    while not part.done:
        part = pickle.loads(pickle.dumps(part))
        part.go_on(MARKET, 0)
        progress.append(part.progress)
    assert progress == sorted(set(progress))
    assert part.findings == whole.findings
    assert part.course == whole.course
    assert len(whole.findings) > 3


def test_no_more_than_the_budget_is_judged(careless: Record) -> None:
    budget = Budget("greedy:worlds=1", "greedy", suspects=2)
    assert reviewed(careless, 0, budget=budget).judged == 2
    sliced = Reviewing(careless, (0,), budget)
    while not sliced.done:
        sliced.go_on(MARKET, 0)
    assert sliced.judged == 2


def test_findings_matter_and_the_worst_comes_first(careless: Record) -> None:
    costs = [finding.cost for finding in reviewed(careless, 0).worst]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) > 0.01


def test_giving_up_is_no_decision_to_be_judged() -> None:
    match = MARKET.start(1, seats=2)
    assert match.decision is not None
    match.concede(match.decision.seat)
    record = Record.of(match)
    assert reviewed(record, 0, 1).looked == 0


def test_a_seat_that_is_not_there_is_refused(careless: Record) -> None:
    with pytest.raises(OptionsError, match="seat: expected 0 to 1, got 2"):
        Reviewing(careless, (2,))


def test_the_course_has_a_point_for_each_answer_and_ends_with_the_result(careless: Record) -> None:
    points = course(careless, MARKET)
    assert len(points) == len(careless.answers) + 1
    assert all(0 <= chance <= 1 for chances in points for chance in chances)
    result = careless.replay(MARKET).result
    assert result is not None
    assert points[-1] == tuple(float(seat in result.winners) for seat in range(2))
    assert points == reviewed(careless, 0).course


def test_the_network_doubts_what_it_would_not_have_done() -> None:
    """Given a step that gives cards for nothing, then to take it leaves no doubt, and to skip it does."""
    match = GAME.start("doubt", seats=2)
    while match.decision is not None and match.decision.prompt.id != "skip_step":
        match.answer(match.decision.options[0], match.decision.seat)
    assert match.decision is not None
    seat = match.decision.seat
    doubts = {option[0]: think(doubt(match, seat, option, "", "doubt")) for option in match.decision.options}
    assert doubts.pop("skip") == pytest.approx(1.0)
    assert list(doubts.values()) == [0.0]


@pytest.mark.clause("OUT-SET.1", "OUT-DRAFT.2")
def test_whom_to_play_is_a_matter_of_taste() -> None:
    """Given the choice of a faction, then no review judges it; what is drafted after it is judged."""
    match = GAME.start("taste", seats=2)
    assert match.decision is not None
    assert match.decision.prompt.id == "faction"
    assert not _had_choice(match, 0, match.decision.options[0])
    while match.decision.prompt.id == "faction":
        match.answer(match.decision.options[0])
    assert _had_choice(match, match.decision.seat, match.decision.options[0])


@pytest.mark.clause("FAN-WAR.8")
def test_a_finding_says_what_the_better_answer_is_for() -> None:
    """Given a defense that was a mistake, then the review says what it costs to send nobody."""
    t = table(citadel("brigands"), citadel("cook"), citadel("knight"))
    t.war("brigands", at=B)
    t.to("war.defenders")
    seat = Perspective(t.match, B)
    (task,) = (option for option in seat.decision.options if option != DONE)
    words = in_words(_reasons(seat, DONE, task, Rng.from_seed("finding")))
    assert words[0].key == "merit-undefended"
