"""The solver's tables: they say what the rules say, and its shortcuts miss nothing."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from fatebox.bots import make_bot
from fatebox.games.weaver import GAME
from fatebox.games.weaver.bots.solver import Solver
from fatebox.games.weaver.bots.solver.chains import CARD, OPEN, Row
from fatebox.games.weaver.bots.solver.forecast import FAILED, Forecast
from fatebox.games.weaver.bots.solver.knowledge import NONE, Stack
from fatebox.games.weaver.bots.solver.row_value import RowValue
from fatebox.games.weaver.bots.solver.rows import Rows, standing
from fatebox.games.weaver.bots.solver.sight import BRIDGES, Sight
from fatebox.games.weaver.effects.row import Conquer, KnotPair, RotateCard
from fatebox.games.weaver.rules.reading import play
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import READING, SUITS
from fatebox.kernel import Card, Perspective

EFFECTS = (RotateCard(), Conquer(0), Conquer(1), KnotPair())


def some_cards(s: WeaverState, random: Random) -> list[Card]:
    """A card of each suit, many of them Death cards."""
    pack = s.pack
    return [random.choice(random.choice((pack.normals, pack.deaths))[suit]) for suit in range(len(SUITS))]


@pytest.mark.clause("WEA-ROT.7", "WEA-REL.12", "WEA-REL.13", "WEA-REL.14")
def test_plays_and_abilities_lead_to_the_rows_of_the_rules() -> None:
    """Given rows that grow by plays and abilities at random, then the tables know each outcome."""
    random = Random(5)
    s = GAME.start("rows").state
    rows = Rows(s.copy())
    turned = tied = 0
    for _ in range(150):
        s.row, s.rots, s.knots = [], [], []
        cards = some_cards(s, random)
        random.shuffle(cards)
        for card in cards:
            place = random.randint(0, len(s.row))
            expected = rows.plays(standing(s), card)[place]
            suit = s.pack.suit[card]
            s.tops[suit] = [card]
            play(s, suit, place)
            assert standing(s) == expected
            for effect in EFFECTS:
                outcomes = {}
                for target in effect.targets(s):
                    after = s.copy()
                    effect.apply(after, target)
                    outcomes[target] = standing(after)
                assert dict(rows.uses(standing(s), effect)) == outcomes
            effect = random.choice(EFFECTS)
            targets = effect.targets(s)
            if targets and random.random() < 0.4:
                effect.apply(s, random.choice(targets))
            turned += any(s.rots)
            tied += bool(s.knots)
    assert turned > 100
    assert tied > 20


def test_no_order_of_the_cards_in_sight_is_better_than_what_is_found() -> None:
    """Given four face-up cards, then the chance is that of the best of all orders and places."""
    random = Random(6)
    passed = failed = 0
    for deal in range(40):
        s = GAME.start(f"orders {deal}").state
        s.shards = 0
        rows, forecast = Rows(s.copy()), Forecast(s.pack, 0)
        value = RowValue(s, s.hour, s.points, forecast)
        cards = some_cards(s, random)
        best = FAILED
        for order in permutations(cards):
            reached: set[Row] = {()}
            for card in order:
                reached = {after for row in reached for after in rows.plays(row, card)}
            best = max(best, *(value.odds(row, 0) for row in reached))
        stacks = tuple(Stack(card, 0, 0, ()) for card in cards)
        assert all(stack.taken().top == NONE for stack in stacks)
        assert Sight(s, rows, forecast).chance((), stacks, 0) == forecast.chance(best)
        passed += best > FAILED
        failed += best == FAILED
    assert passed > 5
    assert failed > 5


@pytest.mark.clause("WEA-DTH.2", "WEA-REL.12", "WEA-REL.13", "WEA-REL.14")
def test_no_ability_that_conquers_the_last_death_card_is_left_out() -> None:
    """Given full rows with open Death cards, then an ability that conquers them all is one to be tried."""
    random = Random(7)
    s = GAME.start("gaps").state
    rows = Rows(s.copy())
    state = rows.chains.state
    saved = left_out = 0
    for _ in range(400):
        row: Row = ()
        for card in some_cards(s, random):
            row = random.choice(rows.plays(row, card))
        if OPEN not in [state[code] for code in row]:
            continue
        for effect in EFFECTS:
            tried = rows.chains.gaps(row) in BRIDGES[type(effect)]
            saves = any(OPEN not in [state[code] for code in after] for _, after in rows.uses(row, effect))
            assert tried or not saves
            saved += saves
            left_out += not tried
    assert saved > 20
    assert left_out > 200


@pytest.mark.clause("WEA-DTH.2", "WEA-DTH.10", "WEA-REL.12", "WEA-REL.13", "WEA-REL.14")
def test_no_cards_that_might_conquer_all_death_cards_are_left_out() -> None:
    """Given rows and cards to come, then those that can conquer all Death cards are tried."""
    random = Random(9)
    s = GAME.start("lacks").state
    rows = Rows(s.copy())
    state = rows.chains.state
    passed = saved = left_out = 0
    for _ in range(200):
        cards = some_cards(s, random)
        row: Row = ()
        for card in cards[: random.randint(1, 3)]:
            row = random.choice(rows.plays(row, card))
        row = random.choice([row, *(after for _, after in rows.uses(row, KnotPair()))])
        to_come = cards[len(row) :]
        reached: set[Row] = set()
        for order in permutations(to_come):
            ends = {row}
            for card in order:
                ends = {after for before in ends for after in rows.plays(before, card)}
            reached |= ends
        lacks = rows.chains.lacks((*row, *(card << CARD for card in to_come)), len(row))
        passes = any(OPEN not in [state[code] for code in end] for end in reached)
        assert 0 in lacks or not passes
        passed += passes
        for effect in EFFECTS:
            used = {after for end in reached for _, after in rows.uses(end, effect)}
            saves = any(OPEN not in [state[code] for code in end] for end in used)
            tried = not BRIDGES[type(effect)].isdisjoint(lacks)
            assert tried or not saves
            saved += saves
            left_out += not tried
    assert passed > 20
    assert saved > 50
    assert left_out > 50


def test_a_glimpse_sees_a_way_where_there_is_one_and_no_better_one() -> None:
    """Given face-up cards and shards for abilities, then a glimpse passes as a long look does."""
    random = Random(8)
    passed = failed = lower = 0
    for deal in range(60):
        s = GAME.start(f"glimpse {deal}").state
        s.relics = [random.randint(0, 2) for _ in s.relics]
        s.shards = random.randint(0, 3)
        sight = Sight(s, Rows(s.copy()), Forecast(s.pack, 3))
        first, *cards = some_cards(s, random)
        more = random.choice(s.pack.normals[0])
        stacks = tuple(Stack(card, 0, 0, ()) for card in (more, *cards))
        chance, glimpse = (look((first << CARD,), stacks, s.shards) for look in (sight.chance, sight.glimpse))
        assert glimpse <= chance
        assert (glimpse > 0) == (chance > 0)
        passed += chance > 0
        failed += chance == 0
        lower += glimpse < chance
    assert passed > 10
    assert failed > 5
    assert lower > 2


@pytest.mark.slow
def test_it_chooses_what_it_says_is_best() -> None:
    """Given a game, then every choice is the first of all options, though not all are judged for it."""
    match = GAME.start("first of all", options={"difficulty": "apprentice"})
    chooser, analyst = (make_bot("solver:draws=1", GAME, 1) for _ in range(2))
    assert isinstance(analyst, Solver)
    full = 0
    while match.decision is not None:
        seat = Perspective(match, 0)
        choice = chooser.choose(seat)
        if len(match.decision.options) > 1:
            assert analyst.appraise(seat)[0].option == choice
        full += len(match.state.row) == READING
        match.answer(choice)
    assert full > 3
