"""Imagined worlds: what a seat knows is the same, what it does not know is not the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from fatebox.kernel import (
    Card,
    ImagineError,
    Match,
    Perspective,
    Rng,
    Rules,
    ask,
)
from fatebox.kernel.undo import visible_cards
from tests.kernel.little import (
    AB,
    ASK,
    TOY,
    LittleState,
    answer_at_random,
    face,
    finish,
    little,
    over,
    text_of,
)
from tests.kernel.toy.events import Rolled


def moments(seed: int, seats: int = 3) -> Iterator[Match[Any]]:
    """A match of the toy at each of its decisions, played at random."""
    match, rng = TOY.start(seed, seats=seats), Rng.from_seed(seed)
    while match.decision is not None:
        yield match
        answer_at_random(match, rng)


def viewers(match: Match[Any]) -> tuple[int | None, ...]:
    return (*range(match.state.seats), None)


def cards_of(match: Match[Any]) -> list[Card]:
    return sorted(card for pile, _, _ in match.state.piles() for card in pile)


# --- the same for the seat -----------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_everything_a_seat_may_know_is_the_same_at_every_decision(seed: int) -> None:
    for match in moments(seed):
        before = face(match)
        for seat in viewers(match):
            world = match.imagine(seat, Rng.from_seed(f"{seed}{seat}"))
            assert text_of(world.view(seat)) == text_of(match.view(seat))
            assert cards_of(world) == cards_of(match)
            assert visible_cards(world.state, seat) == visible_cards(match.state, seat)
        assert face(match) == before


@pytest.mark.parametrize("seed", range(2))
def test_imagined_worlds_are_matches_that_play_to_the_end(seed: int) -> None:
    for match in moments(seed):
        for seat in viewers(match):
            world = match.imagine(seat, Rng.from_seed(seed))
            finish(world, Rng.from_seed(seed))
            assert world.result is not None
            assert cards_of(world) == cards_of(match)


def test_cards_that_were_shown_stay_where_they_are() -> None:
    match = next(m for m in moments(0) if m.decision and m.decision.prompt.id == "order")
    seat, top = match.state.starter, match.state.deck[:3]
    other = (seat + 1) % 3
    tops = Counter[tuple[Card, ...]]()
    for n in range(30):
        assert match.imagine(seat, Rng.from_seed(n)).state.deck[:3] == top
        tops[tuple(match.imagine(other, Rng.from_seed(n)).state.deck[:3])] += 1
    assert len(tops) > 20
    assert tops[tuple(top)] < 3


def test_cards_are_exchanged_only_for_cards_of_their_kind() -> None:
    match = next(moments(1))
    omens = Counter(match.imagine(0, Rng.from_seed(n)).state.omen[0] for n in range(60))
    assert set(omens) == set(match.state.pack.omen_cards)
    assert min(omens.values()) > 8


# --- not the truth -------------------------------------------------------------------------------


def test_hidden_hands_are_as_likely_as_the_cards_that_nobody_has_seen() -> None:
    match = next(moments(2, seats=2))
    hidden = [c for c in match.state.pack.ware_cards if c not in match.state.players[0].hand]
    counts = Counter[Card]()
    for n in range(600):
        counts.update(match.imagine(0, Rng.from_seed(n)).state.players[1].hand)
    assert set(counts) == set(hidden)
    expected = 600 * 3 / len(hidden)
    assert all(abs(count - expected) < 4 * expected**0.5 for count in counts.values())


def test_in_the_worlds_of_one_decision_hidden_cards_are_as_likely_as_in_single_ones() -> None:
    match = next(moments(2, seats=2))
    hidden = [c for c in match.state.pack.ware_cards if c not in match.state.players[0].hand]
    counts, tops = Counter[Card](), Counter[tuple[Card, ...]]()
    perspective, rng = Perspective(match, 0), Rng.from_seed(1)
    for _ in range(600):
        world = perspective.imagine(rng)
        counts.update(world.state.players[1].hand)
        tops[tuple(world.state.deck[:3])] += 1
    expected = 600 * 3 / len(hidden)
    assert set(counts) == set(hidden)
    assert all(abs(count - expected) < 4 * expected**0.5 for count in counts.values())
    assert len(tops) > 300  # one order after the other, not a few in turns


def test_a_world_depends_on_what_the_seat_knows_and_not_on_the_truth() -> None:
    """A seat that cannot tell two matches apart imagines the same worlds in both."""
    for seed in range(3):
        for match in moments(seed):
            for seat in viewers(match):
                twin = match.imagine(seat, Rng.from_seed("twin"))
                twin._course.saved = twin._course.saved._replace(reseeds=())  # in truth, chance is one stream
                here = match.imagine(seat, Rng.from_seed("same"))
                there = twin.imagine(seat, Rng.from_seed("same"))
                assert text_of(here.state.to_data()) == text_of(there.state.to_data()), match.decision


def test_a_world_holds_neither_the_seed_nor_the_past() -> None:
    for match in moments(3):
        world = match.imagine(0, Rng.from_seed(1))
        assert world.seed != match.seed
        assert len(world.answers()) <= len(match.answers())
        assert world.state.segment == match.state.segment
        assert world.undos == ()
        assert world.state.rng != match.state.rng


def test_secret_values_are_drawn_anew_where_the_game_knows_how() -> None:
    match = next(moments(4))
    own = match.state.players[0].goal
    goals = Counter[str]()
    for n in range(60):
        world = match.imagine(0, Rng.from_seed(n))
        assert world.state.players[0].goal == own
        goals[world.state.players[1].goal] += 1
    assert set(goals) == {"lamp", "silk", "jade"}


# --- chance --------------------------------------------------------------------------------------


def dice(s: LittleState) -> Rules[str | None]:
    for _ in range(6):
        s.notes.append(s.rng.choose("die", range(1_000_000)))
        yield from ask(0, ASK, AB)
    over(s)
    return None


def rolled(match: Match[LittleState]) -> list[int]:
    finish(match, Rng.from_seed("answers"))
    return match.state.notes


def test_whatever_a_world_draws_and_plays_the_truth_stays_as_it_is() -> None:
    rng = Rng.from_seed("apart")
    for match in moments(3):
        before = match.checkpoint().to_data(), match.state.to_data()
        for seat in viewers(match):
            world = match.imagine(seat, rng)
            finish(world.copy(), rng)
            finish(world, rng)
        assert (match.checkpoint().to_data(), match.state.to_data()) == before


def test_past_chance_is_the_same_and_future_chance_is_the_worlds_own() -> None:
    match = little(dice).start("dice")
    match.answer(("a",))
    worlds = [match.imagine(0, Rng.from_seed(n)) for n in range(10)]
    futures = [rolled(world) for world in [match.copy(), *worlds]]
    assert {tuple(future[:2]) for future in futures} == {tuple(match.state.notes)}
    assert len({tuple(future[2:]) for future in futures}) == 11


def test_a_world_and_its_copies_have_one_future() -> None:
    match = little(dice).start("dice")
    match.answer(("a",))
    world = match.imagine(0, Rng.from_seed(1))
    copies = [world.copy(), world.copy().copy()]
    world.answer(("b",))
    copies.append(world.copy())
    undone = world.copy()
    undone.undo(0, force=True)
    assert len({tuple(rolled(m)) for m in (world, *copies, undone)}) == 1


def test_where_nothing_was_drawn_since_the_start_of_a_segment_a_world_starts_with_its_own_chance() -> None:
    fresh = 0
    for match in moments(3):
        if match.answers_since_checkpoint() or match.checkpoint().rng != match.state.rng:
            continue
        fresh += 1
        world = match.imagine(0, Rng.from_seed(fresh))
        assert world.checkpoint().rng == world.state.rng == world.copy().state.rng
        assert world.state.rng != match.state.rng
    assert fresh == 3


def test_copies_of_worlds_within_worlds_have_one_future() -> None:
    """Even where the inner world came to this point with fewer answers than the outer one."""
    for seed in range(6):
        for match in moments(seed):
            assert match.decision is not None
            outer = match.imagine(match.decision.seat, Rng.from_seed(seed))
            inner = outer.imagine(match.decision.seat, Rng.from_seed(seed + 1)).copy()
            rng = Rng.from_seed(seed)
            for _ in range(6):
                if inner.decision is None:
                    break
                assert inner.copy().state == inner.state
                answer_at_random(inner, rng)


def test_worlds_within_worlds() -> None:
    for match in moments(5):
        world = match.imagine(0, Rng.from_seed(1))
        inner = world.imagine(1, Rng.from_seed(2))
        assert text_of(inner.view(1)) == text_of(world.view(1))
        assert face(inner.copy()) == face(inner)
        finish(inner, Rng.from_seed(3))


# --- shuffles in the open segment ----------------------------------------------------------------


def reshuffle(s: LittleState) -> Rules[str | None]:
    """Seat 1 names a card of the table; the table is shuffled into the deck; both draw; seat 0 decides."""
    yield from ask(1, ASK, [("card", card) for card in s.table])
    s.deck, s.table = s.deck + s.table, []
    s.shuffle("deck", s.deck)
    for place in s.places:
        place.hand.append(s.deck.pop(0))
    yield from ask(0, ASK, AB)
    s.table.append(s.places[1].hand.pop())  # it lies open for a moment
    s.emit(Rolled, 6, clause="TOY-MKT.6")
    s.deck, s.table = s.deck + s.table, []
    s.shuffle("deck", s.deck)
    yield from ask(1, ASK, [("card", card) for card in s.places[1].hand])
    yield from ask(0, ASK, AB)
    over(s)
    return None


def reshuffled(answers: int, seed: int = 1) -> Match[LittleState]:
    """Seats 0 and 1 with two cards each, six open cards and six in the deck; a number of answers given."""
    game = little(reshuffle)

    def lay(d: Any) -> LittleState:
        state = game.deal(d)
        state.table, state.deck = state.deck[:6], state.deck[6:]
        return state

    match = replace(game, deal=lay).start(seed, seats=2)
    for option in (("card", 6), ("a",), ("card", 2))[:answers]:
        match.answer(option)
    return match


@pytest.mark.parametrize("answers", [1, 2, 3])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_cards_that_lay_open_before_a_shuffle_were_the_same_cards(answers: int, seat: int | None) -> None:
    match = reshuffled(answers)
    for n in range(30):
        world = match.imagine(seat, Rng.from_seed(n))
        assert text_of(world.view(seat)) == text_of(match.view(seat))
        assert world.checkpoint().table == match.checkpoint().table
        assert world.answers()[0] == (1, ("card", 6))
        assert text_of(world.copy().state.to_data()) == text_of(world.state.to_data())
        inner = world.imagine(seat, Rng.from_seed(n + 1))
        assert text_of(inner.view(seat)) == text_of(match.view(seat))
        assert inner.checkpoint().table == match.checkpoint().table


def test_after_a_shuffle_a_card_may_be_anywhere_in_the_pile() -> None:
    """Those that lay open and those that did not are mixed: neither is more likely on top."""
    match = reshuffled(1)
    drawn = Counter[Card]()
    for n in range(1200):
        drawn[match.imagine(0, Rng.from_seed(n)).state.places[1].hand[-1]] += 1
    known = match.state.places[0].hand
    opened = [card for card in match.checkpoint().table if card not in known]
    assert set(drawn) == set(match.state.pack.ware_cards) - set(known)
    expected = 1200 / (len(match.state.deck) + 1)
    assert all(abs(drawn[card] - expected) < 4 * expected**0.5 for card in opened)


def test_a_card_that_lay_open_for_a_moment_between_two_decisions_was_that_card() -> None:
    match = reshuffled(2)
    shown = match.rewound(match.history[0] if match.history else None).state.places[1].hand[-1]
    for n in range(60):
        world = match.imagine(0, Rng.from_seed(n))
        assert world.rewound(world.history[0] if world.history else None).state.places[1].hand[-1] == shown


def test_worlds_after_a_shuffle_depend_on_what_the_seat_knows_and_not_on_the_truth() -> None:
    for answers in (1, 2, 3):
        for seat in (0, 1, None):
            match = reshuffled(answers)
            twin = match.imagine(seat, Rng.from_seed("twin"))
            here = match.imagine(seat, Rng.from_seed("same"))
            there = twin.imagine(seat, Rng.from_seed("same"))
            assert text_of(here.state.to_data()) == text_of(there.state.to_data())


# --- limits --------------------------------------------------------------------------------------


def test_a_view_that_shows_hidden_cards_makes_imagining_impossible() -> None:
    def leaky(s: LittleState) -> Rules[str | None]:
        s.notes.append(f"seat 1 holds {s.places[1].hand}, and in the deck are {s.deck}")
        yield from ask(0, ASK, AB)
        over(s)
        return None

    with pytest.raises(ImagineError, match="no world agrees with what seat 0 knows at ask"):
        little(leaky).start(1, seats=2).imagine(0, Rng.from_seed(1))


def test_a_finished_match_has_nothing_to_imagine() -> None:
    match = TOY.start(1)
    finish(match, Rng.from_seed(1))
    world = match.imagine(0, Rng.from_seed(1))
    assert face(world) == face(match)


def test_a_perspective_shows_what_the_seat_knows() -> None:
    for match in moments(6):
        for decision in match.decisions:
            perspective = Perspective(match, decision.seat)
            assert perspective.decision is decision
            assert perspective.view() == match.view(decision.seat)
            world = perspective.imagine(Rng.from_seed(1))
            assert world.view(decision.seat) == perspective.view()


def test_a_perspective_follows_its_match() -> None:
    match, rng = TOY.start(7), Rng.from_seed(7)
    perspective = Perspective(match, 0)
    while match.decision is not None:
        if match.decision_of(0) is not None:
            assert perspective.imagine(Rng.from_seed(1)).view(0) == match.view(0)
        answer_at_random(match, rng)
