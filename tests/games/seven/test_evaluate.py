"""The evaluation: between lost and won, by a seat's own knowledge; and the choices that follow from it."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.bots.greedy import GreedyBot
from fatebox.games.seven import GAME
from fatebox.games.seven.judgement.at_rest import at_rest, judge, tables
from fatebox.games.seven.judgement.evaluate import evaluate
from fatebox.games.seven.judgement.features import BEHIND, FAILURE, FAINT, FEATURES
from fatebox.games.seven.judgement.forecast import rows_left, spare_sins, turns_left
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.terms import COLORS
from fatebox.kernel import Match, Perspective, Rng
from tests.games.judging import terms_explain
from tests.games.seven.table import A, B, Table, hero, quest, table

ADVANCED = {"fall_of_a_hero": True, "unnamed_player": True}


def some_way_on(seed: int, answers: int = 150) -> Match[SevenState]:
    """A game with the Unnamed after a while of random play."""
    match = GAME.start(seed, seats=4, options=ADVANCED)
    rng = Rng.from_seed(seed)
    for _ in range(answers):
        decision = match.decision
        if decision is None:
            break
        match.answer(rng.choose("answer", decision.options), decision.seat)
    return match


@pytest.mark.parametrize("seed", range(4))
def test_every_seat_stands_between_lost_and_won(seed: int) -> None:
    match = some_way_on(seed)
    values = [evaluate(match.state, seat) for seat in range(4)]
    assert all(0.0 <= value <= 1.0 for value in values)
    assert len(set(values)) > 1


@pytest.mark.parametrize("seed", range(3))
def test_the_terms_explain_the_value(seed: int) -> None:
    assert sum(terms_explain(GAME, some_way_on(seed, answers)) for answers in (40, 120, 250, 400)) > 8


def test_a_finished_game_is_worth_its_result() -> None:
    match = some_way_on(1, answers=5_000)
    assert match.result is not None
    assert [evaluate(match.state, seat) for seat in range(4)] == [match.result.value(s) for s in range(4)]
    assert FEATURES.chances(match.state, [0.5] * 4) == [match.result.value(s) for s in range(4)]


def expected(success: float, shares: tuple[float, ...]) -> list[float]:
    """The values of heroes who succeed with a chance, each of them the mightiest with another one."""
    return [success * (share + (1 - share) * BEHIND) + (1 - success) * FAILURE for share in shares]


@pytest.mark.clause("SEV-END.1")
@pytest.mark.parametrize("success", [0.0, 0.25, 0.8, 1.0])
@pytest.mark.parametrize("shares", [(1.0, 0.0, 0.0), (0.5, 0.3, 0.2)])
def test_a_hero_who_is_sure_to_be_behind_has_no_chance(success: float, shares: tuple[float, ...]) -> None:
    """Given what heroes expect of a success, then only the part of the mightiest is their chance to win."""
    t = table(hero(), hero(), hero())
    found = FEATURES.chances(t.s, expected(success, shares))
    assert found == pytest.approx([max(FAINT, success * share) for share in shares])


@pytest.mark.clause("SEV-CMP.11", "SEV-END.7")
@pytest.mark.parametrize(
    ("armour", "left", "lost"), [(5, 1, True), (5, 2, False), (6, 0, False), (4, 3, False)]
)
def test_nobody_has_a_chance_if_the_cataclysms_run_out_first(armour: int, left: int, lost: bool) -> None:
    """Given fewer cataclysms than rows to complete, then the heroes fail, whatever they expect."""
    t = table(hero(), hero(), hero(), armour=armour, cataclysms=14 - left)
    assert (FEATURES.chances(t.s, expected(0.8, (0.5, 0.3, 0.2))) == [FAINT] * 3) == lost


@pytest.mark.clause("SEV-COR.17")
def test_fallen_heroes_win_if_the_others_fail() -> None:
    t = table(hero(corruption=7), hero(), hero(), falling=True)
    assert FEATURES.chances(t.s, expected(0.75, (0.0, 0.5, 0.5))) == pytest.approx([0.25, 0.375, 0.375])


@pytest.mark.parametrize("seed", range(4))
def test_what_is_hidden_makes_no_difference(seed: int) -> None:
    """Given a seat that is asked; when it imagines another world; then it stands there as well as here."""
    match = some_way_on(seed)
    assert match.decision is not None
    seat = match.decision.seat
    world = match.imagine(seat, Rng.from_seed("world"))
    assert world.state != match.state
    assert evaluate(world.state, seat) == evaluate(match.state, seat)


@pytest.mark.parametrize("seed", range(6))
def test_a_table_that_is_remembered_is_judged_as_afresh(seed: int) -> None:
    """Whatever makes a difference to the judgement is part of what tables are known by."""
    match = GAME.start(seed, seats=4 + seed // 2, options=ADVANCED) if seed % 2 else GAME.start(seed)
    rng, again = Rng.from_seed(seed), 0
    while match.decision is not None:
        before = len(tables)
        assert at_rest(match.state) == judge(match.state)
        again += len(tables) == before
        match.answer(rng.choose("answer", match.decision.options), match.decision.seat)
    assert again > 20


def test_good_heroes_want_might_and_armour() -> None:
    s = some_way_on(0).state
    before = evaluate(s, 0)
    s.players[0].might += 3
    mightier = evaluate(s, 0)
    s.armour += 1
    assert before < mightier < evaluate(s, 0)


@pytest.mark.parametrize("foe", ["the Unnamed", "a fallen hero"])
def test_foes_want_sins_and_cataclysms(foe: str) -> None:
    """On average over some positions."""
    before = after_sin = after_cataclysm = 0.0
    for seed in range(8):
        s = some_way_on(seed).state
        seat = 3
        if foe == "a fallen hero":
            seat = 1
            s.players[seat].corrupted, s.players[seat].corruption = True, 7
        before += evaluate(s, seat)
        s.sin_discard.append(s.sin_deck.pop())
        after_sin += evaluate(s, seat)
        s.cataclysms.append(s.cataclysm_deck.pop())
        after_cataclysm += evaluate(s, seat)
    assert before < after_sin < after_cataclysm


# --- what greedy does --------------------------------------------------------------------------------------


def choice(t: Table) -> str:
    """The answer of `greedy` to the open question, in words."""
    assert t.asked is not None
    bot = GreedyBot(GAME, Rng.from_seed("greedy"), worlds=2)
    return t.in_words(bot.choose(Perspective(t.match, t.asked)))


RICH: dict[str, Any] = {"gold": 6, "fame": 6, "might": 12}
LAST_SIN: dict[str, Any] = {"sin_discard": 6, "cataclysms": 13, "armour": 5}
"""The next sin for the pile brings the last cataclysm."""


def test_it_marks_the_space_that_wins() -> None:
    """Given six armour pieces and one free space; when the mightiest hero can pay for it, then he does."""
    ann = hero(gold=9, fame=9, might=33, gifts="2 red", sins="pride")
    rows = [[quest("the-hollow-oak", "BB.n")]]
    t = table(ann, hero(might=20), rows=rows, armour=6, tavern="lance-captain")
    assert choice(t) == "quest the-hollow-oak 2"


def test_it_leaves_the_space_alone_by_which_another_wins() -> None:
    """The same, but another hero is the mightiest by far."""
    ann = hero(gold=9, fame=9, might=12, gifts="2 red", sins="pride")
    rows = [[quest("the-hollow-oak", "BB.n")]]
    t = table(ann, hero(might=40), rows=rows, armour=6, tavern="lance-captain")
    assert choice(t) != "quest the-hollow-oak 2"


def test_it_closes_the_portal_that_wins() -> None:
    portals = {"red": A, "blue": A, "green": A, "yellow": B, "white": B}
    t = table(hero(gifts="7 purple", **RICH), hero(might=40), portals=portals, tavern="lance-captain")
    assert choice(t) == f"portal {COLORS.index('purple')}"


def test_a_good_hero_does_not_play_the_sin_that_ends_the_game_for_all() -> None:
    """Given nothing else to do; when Pride would bring 2 might and the end, then he passes."""
    t = table(hero(sins="pride", might=12), hero(might=12), castles="", estates="", **LAST_SIN)
    assert choice(t) == "pass"


def test_a_fallen_hero_plays_the_sin_by_which_he_wins() -> None:
    ann = hero(sins="pride", corruption=7)
    t = table(ann, hero(might=12), hero(might=12), castles="", estates="", falling=True, **LAST_SIN)
    assert choice(t).startswith("sin pride")


@pytest.mark.parametrize(("cards", "answer"), [(1, "pass"), (6, "atone")])
def test_a_hero_atones_when_the_fall_is_near(cards: int, answer: str) -> None:
    """Six cards are one before the fall; one card is not worth a gold, a fame and a might."""
    ann = hero(gold=1, fame=1, might=12, corruption=cards, tapped=True)
    t = table(ann, hero(might=12), hero(might=12), castles="", estates="", falling=True, armour=3)
    assert choice(t) == answer


def test_a_fallen_hero_returns_to_those_who_are_about_to_win() -> None:
    """Given seven cards and the most might; when little is lacking for the armour, then he atones."""
    ann = hero(gold=1, fame=1, might=45, corruption=7, tapped=True)
    rows = [[quest("the-hollow-oak", "BBC.")]]
    t = table(ann, hero(might=20, gold=3), hero(might=20), rows=rows, falling=True, armour=6, cataclysms=6)
    assert choice(t) == "atone"


def test_a_sin_counts_as_soon_as_it_is_played() -> None:
    """Given Wrath that still asks whom it strikes; then the heroes have one sin less to spare."""
    t = table(hero(sins="wrath"), hero(might=5), hero(might=5))
    before = spare_sins(t.s, rows_left(t.s), turns_left(t.s, rows_left(t.s)))
    t.do("sin", "wrath", 0)
    assert t.prompt == "name"
    after = spare_sins(t.s, rows_left(t.s), turns_left(t.s, rows_left(t.s)))
    assert after < before


@pytest.mark.clause("SEV-CMP.11")
def test_the_cataclysm_of_a_finished_row_is_counted_before_it_strikes() -> None:
    """Given a row that is just finished, then no more sins can be spared than before or after it."""
    rows = [[quest("the-hollow-oak", "BBC.")]]
    s = table(hero(), hero(), hero(), rows=rows, armour=2, cataclysms=5).s
    before = spare_sins(s, rows_left(s), 4.0)
    s.rows[0][0].marks = [0, 1, 2, 0]
    assert rows_left(s) == 4
    assert spare_sins(s, rows_left(s), 4.0) == before


@pytest.mark.clause("SEV-CAT.3")
def test_the_sins_that_brought_a_cataclysm_are_not_counted_twice() -> None:
    """Given a cataclysm that strikes for seven sins, then they are as good as back in the deck."""
    s = table(hero(), hero(), hero(), cataclysms=5).s
    after = spare_sins(s, rows_left(s), 4.0)
    s.sin_discard, s.sin_deck = s.sin_deck[:7], s.sin_deck[7:]
    s.for_sins, s.segment = True, "cataclysm.strike"
    assert spare_sins(s, rows_left(s), 4.0) == after
