"""Replays: every moment of a record, as each seat saw it and with all cards open."""

from __future__ import annotations

import pytest

from fatebox.kernel import Event, Match, Record
from fatebox.kernel.replay import KEEP_EVERY, Replay
from tests.kernel.little import TOY
from tests.kernel.test_record import played
from tests.kernel.toy.state import ToyState


@pytest.fixture(scope="module")
def match() -> Match[ToyState]:
    return played("replay", 10_000)


@pytest.fixture(scope="module")
def replay(match: Match[ToyState]) -> Replay:
    return Replay(Record.of(match), TOY)


def test_there_is_a_scene_for_the_start_and_for_each_answer(replay: Replay, match: Match[ToyState]) -> None:
    assert len(replay) == len(match.answers()) + 1
    assert [replay.answer(scene) for scene in range(1, len(replay))] == match.answers()
    assert replay.end.result == match.result is not None


def test_a_scene_ends_with_what_each_seat_saw_then(replay: Replay) -> None:
    for scene, match in enumerate(replay.record.steps(TOY)):
        for seat in (0, 1, 2, None):
            shown = replay.frames(scene, seat, open_cards=False)[-1].view
            assert shown["table"] == match.view(seat)["table"]
            assert shown["waiting"] == match.view(seat)["waiting"]


def test_every_event_has_a_picture_and_is_told_only_to_those_who_heard_of_it(replay: Replay) -> None:
    found: list[Event] = []
    for scene in range(1, len(replay)):
        frames = replay.frames(scene, None, open_cards=True)
        events = [event for frame in frames for event in frame.events]
        assert events == replay.events[scene]
        assert len(frames) == max(1, len(events))
        found += events
        for seat in (0, 1, 2, None):
            heard = [event for p in replay.frames(scene, seat, open_cards=False) for event in p.events]
            assert heard == [event for event in events if event.visible(seat)]
    assert found


def test_with_open_cards_every_pile_is_seen(replay: Replay) -> None:
    hidden = replay.frames(0, 0, open_cards=False)[-1].view["table"]
    shown = replay.frames(0, 0, open_cards=True)[-1].view["table"]
    assert None in hidden["deck"]
    assert shown["deck"] == replay.at(0).state.deck


def test_a_replay_of_many_scenes_is_the_same_at_any_place(replay: Replay) -> None:
    matches = {scene: match.state.to_data() for scene, match in enumerate(replay.record.steps(TOY))}
    for scene in (0, 1, KEEP_EVERY - 1, KEEP_EVERY, KEEP_EVERY + 1, len(replay) - 1):
        if scene < len(replay):
            assert replay.at(scene).state.to_data() == matches[scene]


def test_looking_changes_nothing(replay: Replay) -> None:
    before = replay.end.state.to_data()
    replay.frames(len(replay) - 1, None, open_cards=True)
    assert replay.end.state.to_data() == before
    assert replay.frames(3, 0, open_cards=False) == replay.frames(3, 0, open_cards=False)
