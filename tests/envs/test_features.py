"""Views as vectors."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.envs.features import Features
from fatebox.games import game_ids, load_game
from fatebox.kernel import Rng


def view(seat: int = 0, **table: Any) -> dict[str, Any]:
    return {"seat": seat, "table": {"seats": 2, **table}, "waiting": [0], "decision": None}


def different_places(one: dict[str, Any], other: dict[str, Any]) -> int:
    features = Features(4096)
    pairs = zip(features.vector(one), features.vector(other), strict=True)
    return sum(a != b for a, b in pairs)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_vectors_of_fixed_size_that_follow_the_play(game_id: str) -> None:
    match = load_game(game_id).start(1)
    features, random, vectors = Features(256), Rng.from_seed(1), []
    for _ in range(30):
        if match.decision is None:
            break
        vectors.append(features.vector(match.view(match.decision.seat)))
        options = match.decision.options
        match.answer(options[random.below(len(options))])

    assert {len(vector) for vector in vectors} == {256}
    assert all(-1 <= value <= 1 for vector in vectors for value in vector)
    assert len({tuple(vector) for vector in vectors}) > len(vectors) / 2


def test_a_pile_is_counted_card_by_card_whatever_its_order() -> None:
    assert different_places(view(hand=[3, 5]), view(hand=[5, 3])) == 0
    assert different_places(view(hand=[3, 5]), view(hand=[3, 6])) == 2
    assert different_places(view(hand=[3, None]), view(hand=[3, 5])) == 2


def test_numbers_words_and_flags_have_places_of_their_own() -> None:
    assert different_places(view(shards=1), view(shards=2)) == 1
    assert different_places(view(phase="war"), view(phase="peace")) == 2
    assert different_places(view(tasked=True), view(tasked=False)) == 2
    assert different_places(view(rank=None), view()) == 0


def test_what_belongs_to_a_seat_is_told_by_where_that_one_sits() -> None:
    """A policy that has learned one seat can play all."""
    citadels = [{"seat": 0, "shards": 4}, {"seat": 1, "shards": 9}]
    turned = [{"seat": 0, "shards": 9}, {"seat": 1, "shards": 4}]
    mine = Features(4096).vector(view(0, citadels=citadels) | {"waiting": [0]})
    same_for_the_other = Features(4096).vector(view(1, citadels=turned) | {"waiting": [1]})

    # only the seat itself is another, where it is named
    assert sum(a != b for a, b in zip(mine, same_for_the_other, strict=True)) <= 6
