"""The cause of a defeat: mistakes, a rival's move, luck, or nothing in particular."""

from __future__ import annotations

import pytest

from fatebox.bots import make_bot
from fatebox.coach import Budget, Cause, Chances, Reviewing, deed
from fatebox.coach.cause import Mistake, cause_of, explained
from fatebox.coach.course import is_forced
from fatebox.coach.outcome import turn_of
from fatebox.coach.telling import aftermath
from fatebox.games import load_game
from fatebox.games.outposts import GAME
from fatebox.kernel import PASS, Perspective, Record
from fatebox.kernel.replay import Replay
from tests.bots.games import play
from tests.coach.market import MARKET, blundering


def falling(*chances: float) -> list[Chances]:
    """The course of a game of two, by the chances of the first."""
    return [(chance, 1 - chance) for chance in chances]


LOST = falling(0.5, 0.5, 0.5, 0.2, 0.2, 0.2, 0.1, 0.0)


def test_a_fall_that_no_mistake_explains_is_the_blow() -> None:
    found = cause_of(0, LOST, [])
    assert found.kind == "luck"
    assert (found.scene, found.before, found.after) == (3, 0.5, 0.2)


def test_mistakes_that_cost_more_come_first() -> None:
    """Given mistakes, then they lost the game if they cost at least as much as the worst other fall."""
    found = cause_of(0, LOST, [Mistake(5, 0.2, 0.15), Mistake(2, 0.5, 0.22)])
    assert (found.kind, found.scene, found.before, found.after) == ("mistakes", 3, 0.5, 0.22)
    assert cause_of(0, LOST, [Mistake(5, 0.2, 0.15)]).kind == "luck"


def test_what_a_mistake_costs_later_in_its_turn_is_no_luck() -> None:
    """Given a mistake whose cost the chart shows only when the die is rolled, then the die is not to blame.

    In the turn after it, or if the chance fell at once, the later fall is one of its own.
    """
    course = falling(0.5, 0.5, 0.5, 0.5, 0.3, 0.3, 0.3, 0.3)
    mistake = [Mistake(1, 0.5, 0.38)]
    assert cause_of(0, course, mistake, turns=[range(6)]).kind == "mistakes"
    assert cause_of(0, course, mistake, turns=[range(3), range(3, 6)]).kind == "luck"
    seen = falling(0.62, 0.62, 0.5, 0.5, 0.3, 0.3, 0.3, 0.3)
    assert cause_of(0, seen, [Mistake(1, 0.62, 0.5)], turns=[range(6)]).kind == "luck"


def test_a_fall_that_was_made_good_lost_no_game() -> None:
    """Given a large fall early on and a smaller one after the chance was back, then that one was the blow."""
    course = falling(0.5, 0.5, 0.5, 0.2, 0.2, 0.2, 0.4, 0.4, 0.4, 0.2, 0.2, 0.2, 0.1, 0.0)
    assert cause_of(0, course, []).scene == 9
    flicker = falling(0.5, 0.5, 0.5, 0.2, 0.2, 0.2, 0.5, 0.2, 0.2, 0.2, 0.1, 0.0)
    assert cause_of(0, flicker, []).scene == 3
    back = falling(0.2, 0.2, 0.2, 0.1, 0.1, 0.1, 0.2, 0.2, 0.2, *(0.19 - 0.01 * step for step in range(20)))
    assert cause_of(0, back, []).kind == "slow"


def test_a_fall_that_nothing_tells_of_is_no_blow() -> None:
    """Given two falls, then the larger one is passed over if nothing happened there."""
    course = falling(0.6, 0.6, 0.6, 0.3, 0.3, 0.3, 0.1, 0.1, 0.1)
    assert cause_of(0, course, [], lambda fall: fall.scene == 6).scene == 6
    assert cause_of(0, course, [], lambda fall: False).kind == "slow"


def test_a_chance_that_sinks_bit_by_bit_has_no_single_cause() -> None:
    slow = falling(*(0.3 - 0.02 * step for step in range(16)))
    assert cause_of(0, slow, []).kind == "slow"
    slips = [Mistake(place, 0.3, 0.26) for place in range(5)]
    assert cause_of(0, slow, slips).kind == "slow"


def test_a_game_without_hope_was_lost_from_the_start() -> None:
    """Given a chance that was small before the first move, then it cannot have sunk bit by bit."""
    found = cause_of(0, falling(0.04, 0.03, 0.02, 0.0), [])
    assert (found.kind, found.before) == ("slim", 0.04)


def test_a_blow_is_a_rivals_unless_chance_had_a_hand_in_it() -> None:
    """Given a game of Outposts, then an assault is a rival's doing, and who starts is luck."""
    match = GAME.start("blow", seats=2)
    bots = [make_bot("quick", GAME, seat) for seat in (0, 1)]
    while match.decision is not None:
        seat = match.decision.seat
        match.answer(bots[seat].choose(Perspective(match, seat)), seat)
    replay = Replay(Record.of(match), GAME)
    kinds = [{event.kind for event in events} for events in replay.events]
    starts = next(scene for scene, found in enumerate(kinds) if "starts" in found)
    assault = next(scene for scene, found in enumerate(kinds) if "damaged" in found)
    for scene, kind in ((starts, "luck"), (assault, "rival")):
        victim = 1 - replay.answer(scene)[0]
        (found,) = explained([Cause(victim, "luck", scene, 0.5, 0.2)], replay, [(0.5, 0.5)] * len(replay))
        assert (found.kind, found.who) == (kind, 1 - victim)
        assert found.story


@pytest.mark.clause("FAN-RES.5", "SEV-RCT.1")
@pytest.mark.parametrize(("game_id", "happened"), [("fantos", "resolves"), ("seven", "recruited")])
def test_what_nobody_stops_is_the_doing_of_whoever_began_it(game_id: str, happened: str) -> None:
    """Given a card or an action, when the last one who could stop it passes, then its player is the cause."""
    game = load_game(game_id)
    replay = Replay(Record.of(play(game, "deed 1", "quick", "quick", "quick")), game)
    seen = 0
    for scene in range(1, len(replay)):
        doers = [event.args[0] for event in replay.events[scene] if event.kind == happened]
        passer, option = replay.answer(scene)
        if option != PASS or len(doers) != 1 or doers[0] == passer:
            continue
        begun = deed(replay, scene)
        assert begun < scene
        assert replay.answer(begun)[0] == doers[0]
        victim = next(seat for seat in range(3) if seat != doers[0])
        (found,) = explained([Cause(victim, "luck", scene, 0.5, 0.2)], replay, [(0.5,) * 3] * len(replay))
        assert (found.who, found.scene) == (doers[0], begun)
        seen += 1
    assert seen


def test_to_stop_a_card_is_the_doing_of_whoever_stops_it() -> None:
    """Given a reaction, then it is what its player did, not what the stopped one did."""
    game = load_game("seven")
    replay = Replay(Record.of(play(game, "deed 1", "quick", "quick", "quick")), game)
    reactions = [scene for scene in range(1, len(replay)) if replay.answer(scene)[1][0] == "react"]
    assert reactions
    assert [deed(replay, scene) for scene in reactions] == reactions


def test_a_fall_step_by_step_within_one_turn_is_told_by_the_worst_of_that_turn() -> None:
    """Given a turn in which the chance sinks with every answer, then its worst event lost the game."""
    replay = Replay(Record.of(play(GAME, "turn", "quick", "quick")), GAME)
    hit = next(scene for scene, found in enumerate(replay.events) if any(e.kind == "damaged" for e in found))
    victim = 1 - replay.answer(hit)[0]
    turns = [turn_of(match) for match in replay.record.steps(GAME)]
    course = [(0.5, 0.5)]
    for scene in range(1, len(replay)):
        step = 0.02 * (turns[scene - 1] == turns[hit - 1])
        course.append((course[-1][0] - step, course[-1][1] - step))
    (found,) = explained([Cause(victim, "slow")], replay, course)
    assert found.kind in ("rival", "luck")
    assert found.scene is not None
    assert turns[found.scene - 1] == turns[hit - 1]
    after = replay.at(found.scene).state
    assert any(GAME.judgement.tells(after, victim, e) < 0 for e in replay.events[found.scene])
    assert found.before == 0.5
    assert found.after == pytest.approx(course[-1][0])
    slight, heavy = Cause(victim, "luck", 1, 0.5, 0.49), Cause(victim, "luck", 1, 0.5, 0.0)
    assert [each.scene for each in explained([slight, heavy], replay, course)] == [found.scene, 1]
    (still,) = explained([Cause(victim, "slow")], replay, [(0.5, 0.5)] * len(replay))
    assert still.kind == "slow"


def test_what_a_forced_answer_brings_belongs_to_the_one_before() -> None:
    """Given an answer that leaves nothing to choose, then what follows is part of its story."""
    game = load_game("phantom")
    replay = Replay(Record.of(play(game, "forced", "quick")), game)
    scene = next(scene for scene in range(1, len(replay)) if is_forced(replay.at(scene)))
    match, happenings = aftermath(replay, scene, 0)
    assert not is_forced(match)
    later = [event for event in replay.events[scene + 1] if event.visible(None)]
    assert later
    assert [each.event for each in happenings][-len(later) :] == later


def test_a_review_names_the_cause_of_a_defeat_and_none_of_a_win() -> None:
    """Given reviews of games, then exactly the seats that lost have a cause."""
    causes = 0
    for seed in range(4):
        record, _ = blundering(seed)
        reviewing = Reviewing(record, (0, 1), Budget(thorough="greedy"))
        reviewing.go_on(MARKET)
        result = record.replay(MARKET).result
        assert result is not None
        assert reviewing.causes is not None
        assert {cause.seat for cause in reviewing.causes} == {0, 1} - set(result.winners)
        causes += len(reviewing.causes)
    assert causes
