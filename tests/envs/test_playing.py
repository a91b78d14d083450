"""A match driven by numbers."""

from __future__ import annotations

import copy
import pickle

import pytest

from fatebox.envs.coding import Coding
from fatebox.envs.playing import Playing
from fatebox.games import load_game
from fatebox.kernel import IllegalAnswer, Rng


def playing(game_id: str, seed: int = 1, seats: int | None = None) -> Playing:
    return Playing(load_game(game_id).start(seed, seats=seats), Coding())


def play_on(table: Playing, steps: int, seed: int = 1) -> None:
    random = Rng.from_seed(seed)
    for _ in range(steps):
        if table.over:
            return
        numbers = list(table.options)
        table.act(numbers[random.below(len(numbers))])


def to_the_draft() -> Playing:
    """Outposts where both players choose from their packs at once."""
    table = playing("outposts", seats=2)
    while not table.match.joint:
        table.act(min(table.options))
    return table


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    table, random, asked = playing("fantos"), Rng.from_seed(3), 0
    while not table.over and asked < 400:
        assert len(table.options) > 1
        numbers = list(table.options)
        table.act(numbers[random.below(len(numbers))])
        asked += 1
    forced = len(table.match.answers()) - asked
    assert forced > 0  # Fantos does ask with one option: those were answered


def test_an_illegal_number_raises_and_changes_nothing() -> None:
    table = playing("outposts")
    before, illegal = list(table.options), next(n for n in range(4096) if n not in table.options)

    with pytest.raises(IllegalAnswer, match=f"action {illegal} is not among the legal ones"):
        table.act(illegal)

    assert list(table.options) == before
    assert table.match.answers() == []


def test_copies_and_pickles_go_their_own_way() -> None:
    table = playing("outposts")
    play_on(table, 40)
    same, saved = table.copy(), pickle.loads(pickle.dumps(table))
    before = table.match.state.to_data()

    play_on(same, 10)

    assert table.match.state.to_data() == before != same.match.state.to_data()
    assert saved.match.state.to_data() == before
    assert (saved.seat, saved.options) == (table.seat, table.options)


def test_values_are_known_at_the_end() -> None:
    table = playing("outposts")
    assert table.values() == [0.0, 0.0]
    play_on(table, 100_000)
    assert table.over
    assert sum(table.values()) == 1
    assert table.options == {}


def test_those_who_decide_at_once_do_not_see_what_others_chose() -> None:
    table = to_the_draft()
    first = table.seat
    one, other = table.copy(), table.copy()
    numbers = list(table.options)

    one.act(numbers[0])
    other.act(numbers[-1])
    while one.seat == first:
        one.act(min(one.options))
    while other.seat == first:
        other.act(max(other.options))

    assert one.seat == other.seat != first
    assert one.options == other.options
    assert one.seat is not None
    assert one.match.view(one.seat) == other.match.view(one.seat)


def test_who_imagines_is_asked_first_in_the_imagined_world() -> None:
    """Secret answers of others are not known there: they are asked again, later."""
    table = to_the_draft()
    first = table.seat
    while table.seat == first:
        table.act(min(table.options))
    later = table.seat
    assert later is not None

    world = table.imagined(later, Rng.from_seed(5))

    assert world.seat == later
    assert world.options == table.options
    while world.seat == later:
        world.act(min(world.options))
    assert world.seat == first


def test_a_deep_copy_is_no_way_around() -> None:
    """Libraries copy deeply what they do not know; generators would refuse that."""
    table = playing("weaver")
    assert copy.deepcopy(table).options == table.options
