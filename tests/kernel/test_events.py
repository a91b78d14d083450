"""Events as classes: their kind, their values, who hears of them, and that nobody pays for unheard ones."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from fatebox.kernel import Card, Event, Seat
from tests.kernel.toy import GAME as TOY


@dataclass(frozen=True)
class DrewCards(Event, to="seat"):
    """Cards that only their owner sees."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Whispered(Event, to="ears"):
    """Something that some seats hear."""

    ears: tuple[int, ...]


@dataclass(frozen=True)
class SawHand(Event, to="looker"):
    """A hand that one seat was shown; the message does not say which."""

    owner: Seat
    cards: tuple[Card, ...]
    looker: Seat = field(kw_only=True)


@dataclass(frozen=True)
class Rang(Event):
    """Something that everybody hears."""

    times: int


def test_the_kind_is_the_name_of_the_class() -> None:
    assert DrewCards.kind == "drew-cards"
    assert DrewCards(1, (Card(4),), clause="TOY-MKT.1").to_data() == {
        "kind": "drew-cards",
        "args": [1, (4,)],
        "clause": "TOY-MKT.1",
    }


def test_a_keyword_only_field_is_no_part_of_the_message() -> None:
    event = SawHand(0, (Card(4),), looker=2, clause="TOY-MKT.1")
    assert event.to_data() == {"kind": "saw-hand", "args": [0, (4,)], "clause": "TOY-MKT.1"}


@pytest.mark.parametrize(
    ("event", "hearers"),
    [
        (SawHand(0, (), looker=2, clause=""), [2]),
        (DrewCards(1, (), clause=""), [1]),
        (Whispered((0, 2), clause=""), [0, 2]),
        (Rang(3, clause=""), [0, 1, 2, None]),
    ],
)
def test_the_class_says_who_hears_of_it(event: Event, hearers: list[int | None]) -> None:
    assert [seat for seat in (0, 1, 2, None) if event.visible(seat)] == hearers


def test_an_event_is_made_only_if_somebody_listens() -> None:
    made: list[int] = []

    def rang(times: int, *, clause: str) -> Event:
        made.append(times)
        return Rang(times, clause=clause)

    state = TOY.start(1).state
    state.emit(rang, 1, clause="TOY-MKT.1")
    heard: list[Event] = []
    state.listener = heard.append
    state.emit(rang, 2, clause="TOY-MKT.1")
    assert made == [2]
    assert [event.args for event in heard] == [(2,)]
