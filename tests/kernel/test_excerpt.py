"""Excerpts: what a seat may give away of a running match."""

from __future__ import annotations

from fatebox.kernel import Record, Rng
from fatebox.kernel.excerpt import excerpt
from tests.kernel.little import TOY
from tests.kernel.test_record import played


def test_an_excerpt_leads_to_what_the_seat_sees_and_goes_on_from_there() -> None:
    match = played("excerpt", 7)
    assert match.decision is not None
    seat = match.decision.seat
    again = Record.from_json(excerpt(match, seat, Rng.from_seed(1)).to_json()).replay(TOY)
    assert again.view(seat) == match.view(seat)
    again.answer(match.decision.options[0], seat)


def test_an_excerpt_holds_neither_the_seed_nor_the_generator_nor_what_others_hold() -> None:
    for steps in range(1, 25):
        match = played("a seed that nobody knows", steps)
        if match.decision is None:
            return
        seat = match.decision.seat
        record = excerpt(match, seat, Rng.from_seed(1))
        assert match.seed != record.seed
        assert record.snapshot is not None
        assert record.snapshot.state["rng"] != match.checkpoint().to_data()["rng"]
        world = match.imagine(seat, Rng.from_seed(2))
        assert excerpt(world, seat, Rng.from_seed(1)).to_json() == record.to_json()


def test_when_the_game_is_over_there_is_nothing_to_hide() -> None:
    match = played("end", 10_000)
    assert excerpt(match, 0, Rng.from_seed(1)).seed == match.seed


def test_notes_are_kept_with_a_record() -> None:
    record = Record.of(played("plain", 3))
    plain = record.to_json()
    record.notes = {"problem": "the card did nothing"}
    assert Record.from_json(record.to_json()).notes == record.notes
    assert '"notes"' not in plain
