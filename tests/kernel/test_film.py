"""Films: every moment of a record, as each seat saw it and with all cards open."""

from __future__ import annotations

import pytest

from fatebox.kernel import Event, Match, Record
from fatebox.kernel.film import KEEP_EVERY, Film
from tests.kernel.little import TOY
from tests.kernel.test_record import played
from tests.kernel.toy.state import ToyState


@pytest.fixture(scope="module")
def match() -> Match[ToyState]:
    return played("film", 10_000)


@pytest.fixture(scope="module")
def film(match: Match[ToyState]) -> Film:
    return Film(Record.of(match), TOY)


def test_there_is_a_scene_for_the_start_and_for_each_answer(film: Film, match: Match[ToyState]) -> None:
    assert len(film) == len(match.answers()) + 1
    assert [film.answer(scene) for scene in range(1, len(film))] == match.answers()
    assert film.end.result == match.result is not None


def test_a_scene_ends_with_what_each_seat_saw_then(film: Film) -> None:
    for scene, match in enumerate(film.record.steps(TOY)):
        for seat in (0, 1, 2, None):
            shown = film.pictures(scene, seat, open_cards=False)[-1].view
            assert shown["table"] == match.view(seat)["table"]
            assert shown["waiting"] == match.view(seat)["waiting"]


def test_every_event_has_a_picture_and_is_told_only_to_those_who_heard_of_it(film: Film) -> None:
    told: list[Event] = []
    for scene in range(1, len(film)):
        pictures = film.pictures(scene, None, open_cards=True)
        events = [event for picture in pictures for event in picture.events]
        assert events == film.events[scene]
        assert len(pictures) == max(1, len(events))
        told += events
        for seat in (0, 1, 2, None):
            heard = [event for p in film.pictures(scene, seat, open_cards=False) for event in p.events]
            assert heard == [event for event in events if event.visible(seat)]
    assert told


def test_with_open_cards_every_pile_is_seen(film: Film) -> None:
    hidden = film.pictures(0, 0, open_cards=False)[-1].view["table"]
    shown = film.pictures(0, 0, open_cards=True)[-1].view["table"]
    assert None in hidden["deck"]
    assert shown["deck"] == film.at(0).state.deck


def test_a_film_of_many_scenes_is_the_same_at_any_place(film: Film) -> None:
    matches = {scene: match.state.to_data() for scene, match in enumerate(film.record.steps(TOY))}
    for scene in (0, 1, KEEP_EVERY - 1, KEEP_EVERY, KEEP_EVERY + 1, len(film) - 1):
        if scene < len(film):
            assert film.at(scene).state.to_data() == matches[scene]


def test_looking_changes_nothing(film: Film) -> None:
    before = film.end.state.to_data()
    film.pictures(len(film) - 1, None, open_cards=True)
    assert film.end.state.to_data() == before
    assert film.pictures(3, 0, open_cards=False) == film.pictures(3, 0, open_cards=False)
