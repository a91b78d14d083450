"""The Silver draft (OUT-DRAFT)."""

from __future__ import annotations

import pytest

from fatebox.games import load_rulebook
from fatebox.games.outposts import GAME
from fatebox.kernel import IllegalAnswer, Rng
from fatebox.testkit import at_random

from .table import A, B, C, Table, start

PACK = GAME.pack()


def drafting(seats: int) -> Table:
    """A game at the start of the draft."""
    t = start(seats)
    t.to("draft_pick")
    return t


def held(t: Table, seat: int) -> set[int]:
    """The hand that a player holds."""
    return set(t.player(seat).held)


def keep_two(t: Table, *seats: int) -> dict[int, set[int]]:
    """These players keep the first two cards they are offered; what is left of their hands."""
    rests = {}
    for seat in seats:
        rests[seat] = held(t, seat)
        for _ in range(2):
            option = t.decision(seat).options[0]
            rests[seat].remove(option[1])
            t.answer(option, seat)
    return rests


@pytest.mark.clause("OUT-DRAFT.1")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_seven_silver_cards_are_dealt_face_down_to_each(seats: int) -> None:
    t = drafting(seats)
    for seat in range(seats):
        assert len(held(t, seat)) == 7
        assert {PACK.box.kinds[card] for card in held(t, seat)} == {"silver"}
        assert t.side(seat, seat)["held"] == t.player(seat).held
        assert t.side(seat, (seat + 1) % seats)["held"] == t.side(seat, None)["held"] == [None] * 7
    assert len(t.s.silver_deck) == load_rulebook("outposts").cards["silver"] - 7 * seats


@pytest.mark.clause("OUT-DRAFT.1")
def test_the_silver_deck_is_shuffled() -> None:
    hands = set()
    for seed in range(5):
        t = start(2, seed=seed)
        t.to("draft_pick")
        hands.add(tuple(t.player(A).held))
    assert len(hands) == 5


@pytest.mark.clause("OUT-DRAFT.2")
def test_three_passes_of_two_cards() -> None:
    t = drafting(3)
    kept = []
    for _ in range(3):
        keep_two(t, A, B, C)
        kept.append([number for _, number in t.emitted("kept")[-3:]])
    assert kept == [[2, 2, 2]] * 3
    assert t.prompt == "skip_step"


@pytest.mark.clause("OUT-DRAFT.2")
def test_all_choose_at_the_same_time() -> None:
    """In any order; nobody sees a choice before all have chosen, and no hand moves before."""
    t = drafting(3)
    assert [decision.seat for decision in t.match.decisions] == [A, B, C]
    before = t.view(A), t.view(B), t.view(None)
    hands = held(t, A), held(t, B)
    keep_two(t, C)
    assert (t.view(A), t.view(B), t.view(None)) == before
    keep_two(t, A)
    assert (held(t, A), held(t, B)) == hands
    assert not t.emitted("kept")
    keep_two(t, B)
    assert len(t.emitted("kept")) == 3


@pytest.mark.clause("OUT-DRAFT.3")
def test_the_rest_goes_to_the_left() -> None:
    t = drafting(3)
    for size in (5, 3):
        rests = keep_two(t, A, B, C)
        assert {len(rest) for rest in rests.values()} == {size}
        assert held(t, B) == rests[A]
        assert held(t, C) == rests[B]
        assert held(t, A) == rests[C]


@pytest.mark.clause("OUT-DRAFT.4")
def test_leftovers_go_back_to_the_silver_deck() -> None:
    t = drafting(3)
    keep_two(t, A, B, C)
    keep_two(t, A, B, C)
    undealt = set(t.s.silver_deck)
    rests = keep_two(t, A, B, C)
    left = set.union(*rests.values())
    assert len(left) == 3
    assert set(t.s.silver_deck) == undealt | left
    for seat in (A, B, C):
        cards = t.player(seat).deck + t.player(seat).hand
        assert sum(PACK.box.kinds[card] == "silver" for card in cards) == 6
        assert not t.player(seat).held
        assert left.isdisjoint(cards)


@pytest.mark.clause("OUT-DRAFT.5")
def test_with_two_players_the_first_hand_comes_back() -> None:
    t = drafting(2)
    first, second = held(t, A), held(t, B)
    keep_two(t, A, B)
    assert held(t, A) < second
    assert held(t, B) < first
    keep_two(t, A, B)
    assert held(t, A) < first
    assert len(held(t, A)) == 3


@pytest.mark.clause("OUT-DRAFT.6")
def test_nobody_keeps_fewer_or_more_than_two() -> None:
    t = drafting(2)
    assert not any(option[0] != "keep" for option in t.decision(A).options)  # no way to stop at none
    t.answer(t.decision(A).options[0], A)
    assert not any(option[0] != "keep" for option in t.decision(A).options)  # or at one
    t.answer(t.decision(A).options[0], A)
    assert t.match.decision_of(A) is None  # nor to go on to three
    with pytest.raises(IllegalAnswer):
        t.match.answer(("keep", t.player(A).held[0]), A)


@pytest.mark.clause("OUT-DRAFT.6")
def test_a_kept_card_is_not_given_back() -> None:
    t = drafting(2)
    first = t.decision(A).options[0]
    t.answer(first, A)
    assert first not in t.decision(A).options
    keep_two(t, B)
    t.answer(t.decision(A).options[0], A)
    kept = set(t.player(A).kept)
    assert first[1] in kept
    assert kept.isdisjoint(held(t, A) | held(t, B))
    assert kept.isdisjoint({option[1] for option in t.decision(A).options})


@pytest.mark.clause("OUT-DRAFT.7")
def test_kept_cards_are_secret() -> None:
    t = drafting(3)
    keep_two(t, A, B, C)
    assert t.side(A, A)["kept"] == t.player(A).kept
    for eye in (B, C, None):
        assert t.side(A, eye)["kept"] == [None, None]
    heard = [event for event in t.heard(B) if event.kind == "kept" and event.args[0] == A]
    assert [event.args for event in heard] == [(A, 2)]


@pytest.mark.clause("OUT-DRAFT.7")
def test_the_silver_deck_plays_no_part_in_the_game() -> None:
    t = start(2, max_rounds=12)
    t.to("skip_step")
    left = list(t.s.silver_deck)
    rng = Rng.from_seed(1)
    for _ in range(400):
        if t.match.decision is None:
            break
        seat, option = at_random(t.match, rng)
        t.answer(option, seat)
        assert t.s.silver_deck == left
    assert t.s.round > 3


@pytest.mark.clause("OUT-DRAFT.3", "OUT-ELIM.7")
def test_hands_are_passed_over_a_player_who_gives_up() -> None:
    """R70: B gives up after the first pass; A's hand goes to C from then on, and B's cards are gone."""
    t = drafting(3)
    keep_two(t, A, B, C)
    gone = held(t, B) | set(t.player(B).kept)
    t.concede(B)
    rests = keep_two(t, A, C)
    assert (held(t, C), held(t, A)) == (rests[A], rests[C])
    keep_two(t, A, C)
    assert t.s.start in (A, C)
    assert gone <= set(t.player(B).aside)
    assert gone.isdisjoint(t.s.silver_deck)
    assert [len(t.player(seat).deck + t.player(seat).hand) for seat in (A, C)] == [36, 36]
