"""Greedy bots play Outposts with sense: what the evaluation makes of plain situations."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pytest

from fatebox.bots import make_bot
from fatebox.games.outposts import GAME
from fatebox.games.outposts.judgement.crystal_race import turns_to_crystals
from fatebox.games.outposts.judgement.evaluate import evaluate
from fatebox.games.outposts.judgement.sides import known_forces, sides
from fatebox.games.outposts.judgement.threats import forecasts, known_threats
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Boost, Fort
from fatebox.games.outposts.state.terms import MANA_DISCARDS, MANA_SACRIFICES
from fatebox.kernel import Perspective
from fatebox.kernel.evaluation import Memory
from tests.games.judging import positions, terms_explain

from .table import DOWN, A, B, GivenPlayer, Table, player, post, table

SEEDS = pytest.mark.parametrize("seed", ["one", "another"])


def let_play(t: Table, seed: str, until: str = "") -> list[str]:
    """A bot answers for whoever is asked, until this question, the end or the next turn; what it answered."""
    bot, seat, answers = make_bot("greedy", GAME, seed), t.s.active, []
    while t.match.result is None and t.s.active == seat and t.prompt != until:
        assert t.asked is not None
        option = bot.choose(Perspective(t.match, t.asked))
        answers.append(t.in_words(option))
        t.answer(option)
    return answers


@SEEDS
def test_the_last_outpost_is_taken_when_it_can_be(seed: str) -> None:
    t = table(
        player(post(9), DOWN, DOWN, offense="x=3/1/2"),
        player(post(8), DOWN, DOWN, offense="y=5/1/5"),
        at="third_step",
    )
    let_play(t, seed)
    assert t.match.result is not None
    assert (t.match.result.outcome, t.match.result.winners) == ("conquest", (A,))


@SEEDS
def test_the_third_crystal_is_bought_though_it_takes_discards_and_sacrifices(seed: str) -> None:
    t = table(player(mana=3, hand=3, reserve="recruit recruit", crystals=2), player(offense="y=5/1/5"))
    let_play(t, seed)
    assert t.match.result is not None
    assert (t.match.result.outcome, t.match.result.winners) == ("crystal", (A,))


@SEEDS
def test_a_crystal_is_taken_from_a_rival_who_would_win(seed: str) -> None:
    t = table(player(mana=5, hand="shattering-hammer"), player(crystals=2, hand=6))
    assert let_play(t, seed, until="moves")[0] == "play shattering-hammer"
    assert t.player(B).crystals == 1


@SEEDS
def test_an_outpost_that_would_fall_is_defended(seed: str) -> None:
    t = table(
        player(post(5), DOWN, DOWN, reserve="p=1/4/4"),
        player(post(), post(), post(), offense="x=6/0/3"),
        at="third_step",
    )
    let_play(t, seed)
    assert t.zone("p") == "a1"


@SEEDS
def test_nobody_dies_at_a_wall_for_nothing(seed: str) -> None:
    t = table(
        player(offense="thicket-wolf"),
        player(post(0, "p=5/9/9"), DOWN, DOWN),
        at="third_step",
    )
    let_play(t, seed)
    assert t.zone("thicket-wolf") != "discard"


@SEEDS
def test_an_undefended_outpost_is_attacked(seed: str) -> None:
    t = table(player(offense="x=4/1/3"), player(post(), post(), DOWN), at="third_step")
    let_play(t, seed)
    assert sum(t.counters(B)) > 10  # the destroyed one has ten


@SEEDS
def test_a_spell_is_judged_with_its_target(seed: str) -> None:
    t = table(
        player(mana=1, hand="firebolt"),
        player(post(9), DOWN, DOWN),
    )
    let_play(t, seed)
    assert t.match.result is not None
    assert t.match.result.winners == (A,)


@SEEDS
def test_cards_are_kept_when_nothing_can_be_had_for_them(seed: str) -> None:
    t = table(player(mana=0, hand="iron-colossus"), player())
    assert let_play(t, seed, until="moves") == ["finish"]


@SEEDS
def test_a_new_deck_is_worth_its_damage(seed: str) -> None:
    t = table(player(deck=0, discard=20, hand=1), player(), at="first_step")
    assert let_play(t, seed, until="skip_step") == []
    assert let_play(t, seed, until="exhaust_damage") == ["go"]


def value(a: GivenPlayer, b: GivenPlayer) -> float:
    """The evaluation of A in the middle of their Second Step."""
    return evaluate(table(a, b).s, A)


def test_what_is_better_is_worth_more() -> None:
    even = value(player(), player())
    assert (
        value(player(post(4), post(), post()), player())
        < even
        < value(player(), player(post(), post(), DOWN))
    )
    assert even < value(player(reserve="mossback-tortoise"), player())
    assert even < value(player(crystals=1), player())
    assert value(player(), player(offense="x=6/1/3")) < even


def test_turns_to_the_last_crystal_grow_shorter_with_means() -> None:
    s = table(player(), player()).s
    me, price = s.players[A], s.pack.crystal.cost
    poor = turns_to_crystals(s, me, 0, 0, 0, price)
    rich = turns_to_crystals(s, me, 0, 6, 6, price)
    last = turns_to_crystals(s, me, s.pack.crystal.to_win - 1, 6, 6, price)
    assert last == 1 < rich < poor


@pytest.mark.parametrize("seats", [2, 3])
def test_the_terms_explain_the_value(seats: int) -> None:
    assert sum(terms_explain(GAME, match) for match in positions(GAME, "terms", 60, seats=seats)) > 10


def change(
    before: tuple[GivenPlayer, GivenPlayer], after: tuple[GivenPlayer, GivenPlayer]
) -> dict[str, float]:
    """By how much each term of A changes between two tables."""
    first, then = (dict(evaluate.terms(table(*players).s, A)) for players in (before, after))
    return {name: then[name] - first[name] for name in first}


def test_the_terms_name_what_has_changed() -> None:
    stronger = change((player(), player()), (player(crystals=1), player()))
    assert stronger["crystals"] > 0.3
    weaker = change((player(), player()), (player(), player(offense="x=6/1/3")))
    assert weaker["danger"] < -0.1
    assert weaker["creatures"] < 0  # what a rival has is held against one's own
    defended = change(
        (player(), player(offense="x=6/1/3")),
        (player(post(defenders="w=1/6/6"), post(), post()), player(offense="x=6/1/3")),
    )
    assert defended["danger"] > 0


def with_changes(state: OutpostsState) -> OutpostsState:
    """The same table with a stronger creature and a stronger Outpost."""
    changed = state.copy()
    for owner in changed.players:
        changed.boosts += [
            Boost(card=card, attack=2, until="assault", by=0) for card in owner.creatures()[:1]
        ]
        changed.forts += [Fort(post=each.id, attack=1, defense=2, by=0) for each in owner.standing()[:1]]
    return changed


def moves_are_made(s: OutpostsState) -> None:
    s.segment = "assign"


def cannot_attack(s: OutpostsState) -> None:
    s.players[A].no_attack = s.players[A].turns


def tower_is_fresh(s: OutpostsState) -> None:
    s.fresh.append(s.players[A].reserve[0])


def one_is_arriving(s: OutpostsState) -> None:
    s.arriving.append(s.players[A].reserve[1])


def groups_are_formed(s: OutpostsState) -> None:
    s.groups = [[card] for card in s.players[A].offense]


def one_is_held_back(s: OutpostsState) -> None:
    groups_are_formed(s)
    s.targets = [None]


@pytest.mark.parametrize(
    ("segment", "changed"),
    [
        ("third_step", moves_are_made),
        ("third_step", cannot_attack),
        ("third_step", tower_is_fresh),
        ("assign", cannot_attack),
        ("assign", one_is_arriving),
        ("assign", groups_are_formed),
        ("assign", one_is_held_back),
    ],
)
def test_threats_are_not_those_remembered_of_another_point_of_the_turn(
    segment: str, changed: Callable[[OutpostsState], None]
) -> None:
    tower, defender = "siege-tower", "x=0/4/4"
    t = table(
        player(post(9), reserve=f"{tower} {defender}", offense="y=4/1/4 z=4/1/4"),
        player(post(), post(5, "w=1/5/2"), offense="v=3/1/3"),
        at="third_step",
    )
    known, new = t.s.copy(), t.s.copy()
    known.segment = new.segment = segment
    changed(new)
    for state in (known, new):
        for seat in (A, B):
            evaluate(state, seat)
    remembered = [evaluate(new, seat) for seat in (A, B)]
    assert remembered != [evaluate(known, seat) for seat in (A, B)]
    known_threats.clear()
    forecasts.clear()
    assert remembered == [evaluate(new, seat) for seat in (A, B)]


def more_mana(s: OutpostsState) -> None:
    s.players[A].mana += 2


def no_more_discards(s: OutpostsState) -> None:
    s.discarded = MANA_DISCARDS


def no_more_sacrifices(s: OutpostsState) -> None:
    s.sacrificed = MANA_SACRIFICES


@pytest.mark.parametrize("changed", [more_mana, no_more_discards, no_more_sacrifices])
def test_plans_for_mana_are_not_those_remembered_of_other_means(
    changed: Callable[[OutpostsState], None],
) -> None:
    t = table(player(mana=3, hand=3, reserve="recruit recruit", crystals=2), player())
    known, new = t.s.copy(), t.s.copy()
    changed(new)
    before, remembered = evaluate(known, A), evaluate(new, A)
    assert remembered != before
    sides.clear()
    assert remembered == evaluate(new, A)


@pytest.mark.parametrize("seats", [2, 3])
def test_sides_and_threats_that_were_judged_before_are_judged_alike(seats: int) -> None:
    memories: list[Memory[Hashable, Any]] = [known_forces, sides, forecasts, known_threats]
    plain = [match.state.copy() for match in positions(GAME, "again", 4, seats=seats)]
    tables = [each for state in plain for each in (state, with_changes(state))]
    judged = [(table, seat, evaluate(table, seat)) for table in tables for seat in range(table.seats)]
    assert all(memories)
    assert any(evaluate(state, 0) != evaluate(with_changes(state), 0) for state in plain)
    for state, seat, remembered in judged:
        for memory in memories:
            memory.clear()
        assert evaluate(state, seat) == remembered
