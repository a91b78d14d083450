"""All that a seat has seen."""

from __future__ import annotations

import pytest

from fatebox.envs.coding import Coding
from fatebox.envs.memory import Memory
from fatebox.envs.playing import Playing
from fatebox.games import load_game
from fatebox.kernel import Decision, Rng, Rules
from tests.envs.test_playing import play_on, to_the_draft
from tests.kernel.little import AB, ASK, LittleState, little, over


@pytest.mark.parametrize(("game_id", "seats"), [("outposts", 2), ("fantos", 3), ("phantom", 2)])
def test_it_is_the_same_whether_asked_for_at_every_step_or_once(game_id: str, seats: int) -> None:
    table, random = Playing(load_game(game_id).start(4, seats=seats), Coding()), Rng.from_seed(9)
    always = Memory()
    for _ in range(60):
        if table.over:
            break
        for seat in range(seats):
            always.of(table.match, seat)
        numbers = list(table.options)
        table.act(numbers[random.below(len(numbers))])

    for seat in range(seats):
        assert Memory().of(table.match, seat) == always.of(table.match, seat)


def idle(s: LittleState) -> Rules[None]:
    """An answer leaves the table as it is."""
    for _ in range(3):
        yield Decision(0, ASK, AB)
    over(s)


def test_a_seat_remembers_what_it_did_though_the_table_does_not_tell() -> None:
    one, other = little(idle).start(1, seats=2), little(idle).start(1, seats=2)
    one.answer(("a",))
    other.answer(("b",))

    assert one.view(0) == other.view(0)
    assert Memory().of(one, 0) != Memory().of(other, 0)
    assert Memory().of(one, 1) == Memory().of(other, 1)  # nobody told seat 1


def glimpse(s: LittleState) -> Rules[None]:
    """A card lies open for one answer."""
    answer = yield Decision(0, ASK, AB)
    s.table = [s.deck.pop(0 if answer == ("a",) else 1)]
    yield Decision(0, ASK, AB)
    s.deck += s.table
    s.deck.sort()
    s.table = []
    yield Decision(0, ASK, AB)
    over(s)


def test_a_seat_remembers_what_lay_open_before() -> None:
    one, other = little(glimpse).start(1, seats=2), little(glimpse).start(1, seats=2)
    for match, option in ((one, ("a",)), (other, ("b",))):
        match.answer(option)
        match.answer(("a",))

    assert one.view(1) == other.view(1)
    assert Memory().of(one, 1) != Memory().of(other, 1)


def test_answers_given_in_secret_leave_no_trace() -> None:
    table = to_the_draft()
    first = table.seat
    assert first is not None
    watcher = 1 - first
    before = Memory().of(table.match, watcher)
    own = Memory().of(table.match, first)

    table.act(min(table.options))

    assert Memory().of(table.match, watcher) == before
    assert Memory().of(table.match, first) != own


@pytest.mark.parametrize(("game_id", "seats"), [("outposts", 2), ("fantos", 3)])
def test_it_goes_on_in_imagined_worlds(game_id: str, seats: int) -> None:
    table = Playing(load_game(game_id).start(4, seats=seats), Coding())
    random = Rng.from_seed(2)
    for _ in range(8):
        play_on(table, 5, seed=random.below(1000))
        assert table.seat is not None
        memory = Memory()
        world = table.imagined(table.seat, random)
        imagined = memory.imagined(table.match, table.seat, world.match)

        assert imagined.of(world.match, table.seat) == memory.of(table.match, table.seat)

        before = imagined.of(world.match, table.seat)
        seat = table.seat
        world.act(max(world.options))
        assert imagined.of(world.match, seat) != before
