"""Imagined worlds: after a deck was made anew in the middle of an assault, and with upgrades face down."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from fatebox.bots import make_bot
from fatebox.games.outposts import GAME
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.view.imagined import exchange
from fatebox.kernel import Card, Match, Perspective, Record, Rng
from fatebox.kernel.cards import Eye
from fatebox.kernel.kinds import KindExchanges
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


def with_hidden_upgrades(seed: int) -> tuple[Match[OutpostsState], int]:
    """A random game in which seat 0 is asked and two upgrades of others lie face down; their number."""
    random = Random(seed)
    match = GAME.start(seed, seats=2)
    while (decision := match.decision) is not None:
        hidden = [card for post in match.state.players[1].posts for card in post.hidden]
        if decision.seat == 0 and len(hidden) > 1:
            return match, len(hidden)
        match.answer(random.choice(decision.options))
    return with_hidden_upgrades(seed + 1)


@pytest.mark.parametrize("seed", [1, 2, 40])
def test_upgrades_that_fit_come_as_often_as_if_worlds_that_do_not_fit_were_refused(seed: int) -> None:
    match, places = with_hidden_upgrades(seed)
    state, eye, rng = match.state, Eye(0, match.state.seen), Rng.from_seed(seed)
    bills = [bill for post in state.players[1].posts for bill in post.bills]
    hidden = [card for post in state.players[1].posts for card in post.hidden]

    def fits(mapping: dict[Card, Card]) -> bool:
        dealt = [mapping.get(card, card) for card in hidden]
        return all(
            state.pack.type[card] == "upgrade" and max(0, state.pack.facedown_cost[card] - discount) == paid
            for card, (paid, discount, _) in zip(dealt, bills, strict=True)
        )

    def drawn(exchanges: KindExchanges, times: int) -> Counter[tuple[Card, int]]:
        """By place and card, how often the card lies there in worlds that fit."""
        found = Counter[tuple[Card, int]]()
        while times:
            mapping = exchanges(rng)
            if fits(mapping):
                found.update((card, mapping.get(card, card)) for card in hidden)
                times -= 1
        return found

    direct, times = exchange(state, state, eye), 400
    assert all(fits(direct(rng)) for _ in range(100))
    with patch("fatebox.games.outposts.view.imagined._fitting", return_value={}):
        refusing = exchange(state, state, eye)
    one, other = drawn(direct, times), drawn(refusing, times)
    off = sum((one[key] - other[key]) ** 2 / (one[key] + other[key]) for key in one | other)
    freedom = len(one | other) - places
    assert off < freedom + 4 * (2 * freedom) ** 0.5 + 1  # four standard deviations
