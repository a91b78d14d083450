"""The solver's tables: they say what the rules say, and its shortcuts miss nothing."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from fatebox.bots import make_bot
from fatebox.games.weaver import GAME
from fatebox.games.weaver.bots.solver import Solver
from fatebox.games.weaver.bots.solver.chains import Row
from fatebox.games.weaver.bots.solver.forecast import FAILED, Forecast
from fatebox.games.weaver.bots.solver.knowledge import NONE, Stack
from fatebox.games.weaver.bots.solver.row_value import RowValue
from fatebox.games.weaver.bots.solver.rows import Rows, standing
from fatebox.games.weaver.bots.solver.sight import Sight
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
