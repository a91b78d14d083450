"""The cause of a defeat: mistakes, a rival's move, luck, or nothing in particular."""

from __future__ import annotations

from fatebox.coach import Chances, Reviewing
from fatebox.coach.cause import cause_of
from fatebox.kernel.replay import Replay
from tests.coach.market import MARKET, blundering


def falling(*chances: float) -> list[Chances]:
    """The course of a game of two, by the chances of the first."""
    return [(chance, 1 - chance) for chance in chances]


LOST = falling(0.5, 0.5, 0.5, 0.2, 0.2, 0.2, 0.1, 0.0)
OWN, OTHERS = [0] * 7, [1] * 7


def test_a_fall_without_a_mistake_is_bad_luck() -> None:
    """Given a chance that falls after an answer of the loser's own that was no mistake, then luck did it."""
    found = cause_of(0, LOST, OWN, {}, False)
    assert (found.kind, found.who) == ("luck", 0)
    assert found.fall is not None
    assert found.fall.scene == 3


def test_a_fall_after_a_rivals_answer_is_that_rivals_doing() -> None:
    """Given the same course, then a rival's answer did it; a partner's is no rival's."""
    assert cause_of(0, LOST, OTHERS, {}, False).kind == "rival"
    assert cause_of(0, LOST, OTHERS, {}, True).kind == "luck"


def test_mistakes_that_cost_more_come_first() -> None:
    """Given mistakes, then they lost the game if they cost at least as much as the worst other fall."""
    assert cause_of(0, LOST, OWN, {2: 0.28, 5: 0.05}, False).kind == "mistakes"
    assert cause_of(0, LOST, OWN, {5: 0.05}, False).kind == "luck"


def test_a_chance_that_sinks_bit_by_bit_has_no_single_cause() -> None:
    slow = falling(*(0.3 - 0.02 * step for step in range(16)))
    assert cause_of(0, slow, [0] * 15, {}, False).kind == "slow"


def test_a_review_names_the_cause_of_a_defeat_and_none_of_a_win() -> None:
    """Given reviews of games, then exactly the seats that lost have a cause, a blow with what happened."""
    causes = 0
    for seed in range(4):
        record, _ = blundering(seed)
        reviewing = Reviewing(record, (0, 1))
        reviewing.go_on(MARKET)
        result = record.replay(MARKET).result
        assert result is not None
        assert reviewing.causes is not None
        assert {cause.seat for cause in reviewing.causes} == {0, 1} - set(result.winners)
        events = Replay(record, MARKET).events
        for cause in reviewing.causes:
            happened = [] if cause.fall is None else events[cause.fall.scene]
            assert list(cause.story) == [event.message() for event in happened if event.visible(None)]
        causes += len(reviewing.causes)
    assert causes
