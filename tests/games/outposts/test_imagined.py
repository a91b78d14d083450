"""Imagined worlds after a deck was made anew in the middle of an assault."""

from __future__ import annotations

from pathlib import Path

import pytest

from fatebox.bots import make_bot
from fatebox.games.outposts import GAME
from fatebox.games.outposts.state import OutpostsState
from fatebox.kernel import Match, Perspective, Record, Rng
from fatebox.testkit import text_of

pytestmark = pytest.mark.slow  # bots play: no card breaks them

RECORD = Path(__file__).parent / "records" / "reshuffled-in-an-assault.json"


def in_the_assault() -> Match[OutpostsState]:
    """Seat 0 lost three defenders, drew for the last one, and its discard pile became its deck."""
    return Record.from_json(RECORD.read_text(encoding="utf-8")).replay(GAME)


@pytest.mark.parametrize("bot", ["greedy:worlds=2", "ismcts:iterations=4", "random"])
def test_bots_answer_after_a_deck_was_made_anew_in_an_assault(bot: str) -> None:
    match = in_the_assault()
    assert match.decision is not None
    assert match.decision.prompt.id == "defender_damage"
    option = make_bot(bot, GAME, 1).choose(Perspective(match, 0))
    assert option in match.decision.options


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_was_seen_before_the_shuffle_is_the_same_in_every_world(viewer: int | None) -> None:
    match = in_the_assault()
    true_answers = match.answers_since_checkpoint()
    for seed in range(20):
        world = match.imagine(viewer, Rng.from_seed(seed))
        assert text_of(world.view(viewer)) == text_of(match.view(viewer))
        assert world.answers_since_checkpoint() == true_answers
        assert world.checkpoint().players[0].discard == match.checkpoint().players[0].discard


def test_the_new_deck_is_in_another_order_in_every_world() -> None:
    match = in_the_assault()
    decks = [match.imagine(0, Rng.from_seed(seed)).state.players[0].deck for seed in range(10)]
    assert all(sorted(deck) == sorted(match.state.players[0].deck) for deck in decks)
    assert len({tuple(deck) for deck in (match.state.players[0].deck, *decks)}) == 11
