"""The keyed stream: chance on servers, of which no number of outcomes tells anything about others."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fatebox.games import game_ids, load_game
from fatebox.kernel import Match, Record, RecordError, Rng
from fatebox.kernel.rng import GENERATORS, KeyedRng


def test_the_stream_of_a_seed_is_fixed_for_ever() -> None:
    """Records must replay in every later version: these words are part of the format."""
    rng = KeyedRng.from_seed("fatebox")
    assert [rng.word() for _ in range(4)] == [3988415721, 203207860, 3573896557, 821203658]


def test_a_draw_depends_on_the_key_and_its_number_alone() -> None:
    """Given a stream of which words were drawn, when a fresh one begins at the same number, then both agree.

    So nothing that was drawn before is carried along from which a later draw could be computed.
    """
    used = KeyedRng.from_seed("a")
    for _ in range(10):
        used.word()
    fresh = KeyedRng.from_seed("a")
    fresh.count = used.count
    assert used.word() == fresh.word()
    assert (used.a, used.b, used.c) == (fresh.a, 0, 0)
    assert KeyedRng.from_seed("b").word() != KeyedRng.from_seed("a").word()


def test_every_number_is_equally_likely() -> None:
    rng = KeyedRng.from_seed("dice")
    faces = Counter(rng.choose("die", range(6)) for _ in range(6000))
    assert set(faces) == set(range(6))
    assert all(850 < number < 1150 for number in faces.values())


def test_it_is_copied_and_written_down_like_the_fast_one() -> None:
    rng = KeyedRng.from_seed("a")
    rng.script = {"die": [3, 4]}
    rng.choose("die", range(6))
    for same in (rng.copy(), Rng.from_data(rng.to_data())):
        assert isinstance(same, KeyedRng)
        assert same == rng
        assert same.script is not rng.script
    assert "KeyedRng(..." in repr(rng), "the key is not shown"


def played(game_id: str, generator: str, answers: int = 40) -> Match[Any]:
    """A game with some answers."""
    match = load_game(game_id).start("keyed", generator=generator)
    chance = Rng.from_seed("answers")
    for _ in range(answers):
        if match.decision is None:
            break
        decision = chance.choose("seat", match.decisions)
        match.answer(chance.choose("answer", decision.options), decision.seat)
    return match


@pytest.mark.parametrize("game_id", game_ids())
def test_records_say_their_generator_and_replay_with_it(game_id: str) -> None:
    game = load_game(game_id)
    views = {}
    for generator in GENERATORS:
        match = played(game_id, generator)
        text = Record.of(match, snapshot=True).to_json()
        assert ('"generator"' in text) is (generator != "sfc32"), "records of the fast one stay as they were"
        record = Record.from_json(text)
        assert record.generator == generator
        again = record.replay(game)
        assert again.state == match.state
        views[generator] = match.view(None)
        if match.decision is not None:
            world = match.imagine(0, Rng.from_seed("world"))
            assert not isinstance(world.state.rng, KeyedRng), "imagined worlds have chance of their own"
    assert views["sfc32"] != views["blake2b"]


def test_a_record_of_an_unknown_generator_is_refused() -> None:
    text = Record.of(played("weaver", "blake2b")).to_json()
    body = text.replace('"blake2b"', '"mersenne"').rpartition(',\n"digest"')[0]
    from fatebox.kernel.record import _digest

    with pytest.raises(RecordError, match="generator: expected one of sfc32, blake2b, got 'mersenne'"):
        Record.from_json(f'{body},\n"digest": "{_digest(body)}"\n}}\n')
