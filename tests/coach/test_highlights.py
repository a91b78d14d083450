"""Highlights: the largest swings of the chance to win, and whose records are judged."""

from __future__ import annotations

import pytest

from fatebox.coach import Chances, Highlight, course, highlights, is_told, people_of, told
from fatebox.coach.course import is_forced, scenes, settle
from fatebox.coach.telling import Happening, loudest
from fatebox.games import load_game
from fatebox.games.outposts import GAME as OUTPOSTS
from fatebox.games.outposts import events
from fatebox.kernel import Record
from fatebox.kernel.replay import Replay
from tests.bots.games import play
from tests.coach.market import MARKET


def test_the_largest_swings_are_told_in_the_order_of_the_game() -> None:
    levels = [0.5, 0.2, 0.6, 0.7, 1.0]
    found = highlights([(chance, 1 - chance) for chance in levels for _ in range(3)])
    assert [(each.scene, each.seat) for each in found] == [(3, 1), (6, 0), (12, 0)]
    assert [each.swing for each in found] == pytest.approx([0.3, 0.4, 0.3])
    assert [each.lasting for each in found] == pytest.approx([0.3, 0.4, 0.3])


def test_of_a_game_in_which_nothing_turned_nothing_is_told() -> None:
    assert highlights([(0.5, 0.5), (0.53, 0.47), (0.5, 0.5)]) == []
    assert highlights([(0.5, 0.5)]) == []


def test_a_swing_that_does_not_last_is_the_flicker_of_a_routine_step() -> None:
    """Given a chance that jumps and soon falls back, then only the swing that stays is told."""
    course = [(chance, 1 - chance) for chance in (0.5, 0.5, 0.7, 0.7, 0.5, 0.5, 0.5, 0.7, 0.7, 0.7)]
    assert [each.scene for each in highlights(course)] == [7]


def test_a_swing_is_told_of_if_something_happened_that_speaks_for_it() -> None:
    """Given an Outpost that is damaged, then its owner's fall is told of, but no rise, and no mere move."""
    replay = Replay(Record.of(play(OUTPOSTS, "told", "quick", "quick")), OUTPOSTS)
    kinds = [[event.kind for event in events] for events in replay.events]
    hit = next(scene for scene, found in enumerate(kinds) if "damaged" in found)
    (damaged, *_) = (event for event in replay.events[hit] if isinstance(event, events.Damaged))
    owner = damaged.post // events.POSTS
    fall = Highlight(hit, owner, 0.5, 0.3, 0.2)
    assert is_told(replay, fall)
    assert told(replay, fall)[0] == damaged
    assert all(OUTPOSTS.judgement.tells(replay.at(hit).state, owner, each) < 0 for each in told(replay, fall))
    assert not is_told(replay, fall._replace(after=0.7))
    moved = next(scene for scene, found in enumerate(kinds) if found == ["moved"])
    assert not is_told(replay, fall._replace(scene=moved))
    assert is_told(replay, fall._replace(scene=moved, after=0.0))  # the game is decided


def test_of_several_events_the_one_that_changed_the_chance_is_told_first() -> None:
    """Given events that weigh the same, then the one that changed most comes first, not the earliest."""
    scratch, breach, wreck = (
        Happening(events.Damaged(post=post, counters=1, now=1, clause=""), change)
        for post, change in enumerate((-0.01, 0.2, -0.3))
    )
    weighed = [(1, scratch), (0, breach), (1, wreck)]
    assert loudest(weighed) == [wreck.event, scratch.event]
    assert loudest([(3, breach), *weighed]) == [breach.event]  # the others pale beside it
    assert loudest([(0, breach), (0, wreck)]) == [wreck.event, breach.event]
    assert loudest([(0, scratch), (0, wreck)]) == [wreck.event]  # what changes little is not told
    idle = scratch._replace(change=0.0)
    assert loudest([(0, idle)]) == [idle.event]  # unless nothing else happened


def test_of_the_set_up_of_outposts_it_is_told_who_starts() -> None:
    """Given the last pick of a draft, after which all is laid out, then the toss is what changed anything."""
    replay = Replay(Record.of(play(OUTPOSTS, "told", "quick", "quick")), OUTPOSTS)
    kinds = [[event.kind for event in found] for found in replay.events]
    scene = next(scene for scene, found in enumerate(kinds) if "starts" in found)
    (toss,) = (event for event in replay.events[scene] if isinstance(event, events.Starts))
    assert told(replay, Highlight(scene, toss.seat, 0.4, 0.6, 0.2)) == [toss]


def test_no_more_than_wanted_and_the_most_lasting_of_all() -> None:
    record = Record.of(play(MARKET, 3, "random", "greedy", rounds=7))
    chances = course(record, MARKET)
    (found,) = highlights(chances, 1)
    assert found.lasting == max(each.lasting for each in highlights(chances, 99))


def test_a_forced_position_has_the_chances_of_what_it_leads_to() -> None:
    """Given a lost position with nothing to choose, then the answer that led there made it so."""
    chances: list[Chances] = [(0.4, 0.6), (0.5, 0.5), (0.3, 0.7), (0.0, 1.0)]
    settle(chances, [1, 2], [])
    assert chances == [(0.4, 0.6), (0.0, 1.0), (0.0, 1.0), (0.0, 1.0)]


def test_while_nothing_happens_the_chances_stay() -> None:
    """Given seats that are asked in turn about the same table, then it has one chance: the mean of theirs."""
    chances: list[Chances] = [(0.2,), (0.2,), (0.4,), (0.9,), (0.5,), (0.7,)]
    settle(chances, [3], [2, 3, 5])
    assert chances == [(0.2,), *[(pytest.approx(0.3),)] * 2, *[(pytest.approx(0.6),)] * 3]


def test_a_swing_that_is_taken_back_at_once_is_none() -> None:
    """Given a position that neither of its neighbors bears out, then it has the nearer of their chances."""
    chances: list[Chances] = [(0.5,), (0.9,), (0.6,), (0.7,), (0.2,), (0.0,)]
    settle(chances, [], [])
    assert chances == [(0.5,), (0.6,), (0.7,), (0.6,), (0.2,), (0.0,)]


@pytest.mark.parametrize("game_id", ["fantos", "phantom"])
def test_the_chart_is_calm_while_nothing_happens(game_id: str) -> None:
    """Given a game between bots, then neighbors differ only where something happened."""
    game = load_game(game_id)
    record = Record.of(play(game, "calm", *["quick"] * (game.default_seats or 1)))
    happened = [happened for _, happened in scenes(record, game)]
    forced = [is_forced(match) for match, _ in scenes(record, game)]
    chances = course(record, game)
    for place in range(1, len(chances)):
        if not happened[place] and not forced[place - 1] and not forced[place]:
            assert chances[place] == chances[place - 1]


@pytest.mark.parametrize(
    ("players", "people"),
    [
        ((), (0, 1)),
        (("person", "greedy:worlds=4"), (0,)),
        (("Hard", "Ann"), (1,)),
        (("random", "normal"), (0, 1)),
    ],
)
def test_people_are_judged_and_bots_only_among_themselves(
    players: tuple[str, ...], people: tuple[int, ...]
) -> None:
    record = Record("market", "1", "", 2, {}, 1, players=players)
    assert people_of(record, MARKET) == people
