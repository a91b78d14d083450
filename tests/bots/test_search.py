"""The searching bot: budgets, halving, moves of several steps, decisions taken at once, parallel searches."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from typing import NamedTuple

import pytest

from fatebox.bots import make_bot
from fatebox.bots.plans import carry_out
from fatebox.bots.search import SearchBot
from fatebox.bots.search.budget import Budget
from fatebox.bots.search.descent import Descent, Style
from fatebox.bots.search.habits import Habits
from fatebox.bots.search.halving import halve
from fatebox.bots.search.line import Line
from fatebox.bots.search.parallel import merged
from fatebox.bots.search.pricing import Experience, looks, prices
from fatebox.bots.search.rollout import Clock, roll_out
from fatebox.bots.search.tree import Edge, Node
from fatebox.kernel import (
    Evaluator,
    Game,
    Judgement,
    Match,
    Measured,
    Option,
    OptionsError,
    Perspective,
    Rng,
)
from fatebox.lab.ladder import climb, make_ladder
from tests.kernel.toy import GAME as TOY
from tests.kernel.toy.state import ToyState

STYLE = Style(explore=0.02, reach=1, turns=1, rollout=0.75, width=5)


def at(prompt: str, seats: int = 2) -> Match[ToyState]:
    """A match of the toy game in which seat 0 is asked this."""
    for seed in range(50):
        match = TOY.start(seed, seats=seats)
        while match.decision is not None:
            asked = match.decision_of(0)
            if asked is not None and asked.prompt.id == prompt:
                return match
            match.answer(match.decision.options[-1])
    raise AssertionError(f"{prompt} was never asked")


def test_it_beats_the_bot_that_looks_one_step_ahead() -> None:
    (standing,) = climb(make_ladder(TOY, ["greedy", "ismcts:iterations=12"], 12, seed="t", seats=2))
    assert standing.share().value > 0.6


@pytest.mark.parametrize("turns", [1, 2])
def test_a_roll_out_ends_where_turns_end(turns: int) -> None:
    game = replace(TOY, judgement=replace(TOY.judgement, turn=lambda s: s.round))
    match = game.start(3, seats=2)
    clock = Clock(match, turns)
    first = match.state.round
    line = Line(match)
    roll_out(line, clock, Experience(5), Habits(), Rng.from_seed(1))
    match = line.world
    assert match.state.round == first + turns
    assert not match.answers_since_checkpoint() or match.result is not None


@pytest.mark.parametrize("prompt", ["bid", "drop", "act"])
def test_an_iteration_goes_on_in_the_world_that_a_move_was_judged_in(prompt: str) -> None:
    judged: list[int] = []

    def evaluate(state: ToyState, seat: int) -> float:
        judged.append(seat)
        return TOY.judgement.evaluate(state, seat)

    match = at(prompt)
    match.game = replace(TOY, judgement=replace(TOY.judgement, evaluate=evaluate))
    decision = match.decision_of(0)
    assert decision is not None
    for outcome in prices(match, Rng.from_seed(1), decision, decision.options).values():
        line, again = Line(match.copy()), match.copy()
        line.go_on(decision, outcome)
        carry_out(again, 0, outcome.move[0], outcome.move[1:])
        assert line.world.state == again.state
        judged.clear()
        assert line.judge({0}) == {0: evaluate(again.state, 0)}
        assert len(judged) == (1 if outcome.judged else 2)  # ours is one of them
        assert line.judge({0, 1})[0] == line.judge({0})[0]
        assert judged.count(1) == 1


@pytest.mark.parametrize("prompt", ["drop", "act"])
def test_a_world_that_is_spent_on_an_option_is_the_world_after_it(prompt: str) -> None:
    match = at(prompt)
    decision = match.decision_of(0)
    assert decision is not None
    expected = prices(match, Rng.from_seed(1), decision, decision.options)
    for option in decision.options:
        world = match.copy(keeps=True)
        found = prices(world, Rng.from_seed(1), decision, decision.options, partial(_same, option))
        assert [(move, each.value) for move, each in found.items()] == [
            (move, each.value) for move, each in expected.items()
        ]
        assert [each.world is world for each in found.values()].count(True) == 1
        for move, outcome in found.items():
            line, again = Line(world), match.copy()
            line.go_on(decision, outcome)
            carry_out(again, 0, move[0], move[1:])
            assert line.world.state == again.state
            assert line.world.copy().state == again.state


def _same(option: Option) -> Option:
    return option


def foreseeing(match: Match[ToyState], known: Collection[Option]) -> Game[ToyState]:
    """The toy game with an evaluation that knows beforehand what these answers lead to."""
    start = match.copy()

    def measure(state: ToyState, seat: int) -> tuple[float, ...]:
        return (TOY.judgement.evaluate(state, seat),)

    def foresight(state: ToyState, seat: int, options: Sequence[Option]) -> list[tuple[float, ...] | None]:
        assert state == start.state, "asked about another position"
        return [measure(after(option), seat) if option in known else None for option in options]

    def after(option: Option) -> ToyState:
        trial = start.copy()
        trial.answer(option)
        return trial.state

    class Terms(NamedTuple):
        chance: float

    def link(weights: Terms, measured: Measured) -> float:
        return weights.chance * float(measured[0])

    evaluator = Evaluator(Terms, measure, link, foresight=foresight)
    return replace(TOY, judgement=replace(TOY.judgement, evaluate=evaluator))


@pytest.mark.parametrize("number", [0, -1])
def test_a_world_in_which_a_move_has_yet_to_be_made_is_not_spent(number: int) -> None:
    """Given one answer that has to be tried, and others that are foreseen, then the world stays as it is."""
    match = at("act")
    decision = match.decision
    assert decision is not None
    expected = prices(match, Rng.from_seed(1), decision, decision.options)
    tried = decision.options[number]
    match.game = foreseeing(match, [option for option in decision.options if option != tried])
    world = match.copy(keeps=True)
    found = prices(world, Rng.from_seed(1), decision, decision.options, lambda: tried)
    assert {move: each.value for move, each in found.items()} == {
        move: each.value for move, each in expected.items()
    }
    assert [move for move, each in found.items() if each.world is not None] == [(tried,)]
    assert world.state == match.state
    for outcome in found.values():
        line, again = Line(world.copy()), match.copy()
        line.go_on(decision, outcome)
        carry_out(again, 0, outcome.move[0], ())
        assert line.judge({0}) == {0: outcome.value}
        assert line.is_foreseen == (outcome.move != (tried,)), "nobody has asked for the world yet"
        assert line.world.state == again.state
        assert not line.is_foreseen


@pytest.mark.parametrize("prompt", ["bid", "drop", "act"])
def test_the_first_iteration_with_a_move_goes_on_in_the_trial_of_the_first_look(prompt: str) -> None:
    """Given the same chance, it learns what it learns in a copy of the world."""
    match, backed_up = at(prompt), []
    decision = match.decision_of(0)
    assert decision is not None
    for (outcome,) in looks([(match, Rng.from_seed(1))], decision):
        for trial in (None, outcome if outcome.world is not None else None):
            root = Node()
            table, edge = root.table(0, ()), Edge(outcome.move, outcome.value)
            table.edges[outcome.move] = edge
            table.know(decision, decision.options)
            before, world = match.copy(), match if trial is not None else match.copy()
            Descent(STYLE, Rng.from_seed(2), Experience(STYLE.width)).run(world, root, (table, edge), trial)
            assert match.state == before.state
            backed_up.append((edge.visits, edge.total))
        first, again = backed_up[-2:]
        assert first == again


def test_the_option_that_did_best_elsewhere_is_the_likely_one() -> None:
    match = at("act")
    decision = match.decision_of(0)
    assert decision is not None
    experience, first = Experience(5), decision.options[0]
    assert experience.likely(decision, decision.options) == first  # nothing is known yet
    found = prices(match, Rng.from_seed(1), decision, decision.options)
    values = {move[0]: outcome._replace(value=float(move[0] != first)) for move, outcome in found.items()}
    experience.learn(decision, {(option,): outcome for option, outcome in values.items()})
    assert experience.likely(decision, decision.options) == decision.options[1]


def test_halving_tries_the_better_half_more_often_and_keeps_to_the_budget() -> None:
    edges = [Edge((("move", n),), 0.5) for n in range(8)]
    seen: list[tuple[int, int]] = []

    def attempt(edge: Edge, world: int) -> None:
        seen.append((edges.index(edge), world))
        edge.learn(edges.index(edge) / 10)

    halve(edges, Budget(48, 0), attempt)
    assert len(seen) <= 48
    assert edges[7].visits == max(edge.visits for edge in edges) > 2 * edges[0].visits
    assert {world for n, world in seen if n == 0} <= {world for n, world in seen if n == 7}


def test_a_budget_of_time_ends() -> None:
    budget = Budget(0, 1)
    while budget.allows(1, 1.0):
        budget.spent += 1
    assert not budget.allows(1, 1.0)
    assert not budget.allows(1, 0.5)


def test_seats_that_decide_at_once_have_tables_of_their_own() -> None:
    """Each seat's bid follows from its own experience, never from another seat's bid."""
    match = at("bid")
    seat = Perspective(match, 0)
    root = Node()
    table = root.table(0, ())
    decision = seat.decision
    for option in decision.options:
        table.edges[(option,)] = Edge((option,), 0.5)
    table.know(decision, decision.options)
    descent = Descent(STYLE, Rng.from_seed(1), Experience(STYLE.width))
    for edge, number in product(table.edges.values(), range(3)):
        descent.run(seat.imagine(Rng.from_seed(number)), root, (table, edge))
    bids = {(option,) for option in decision.options}
    assert {own for seat, own in root.tables if seat == 0} <= {(), *bids}  # its own bid, before its stake
    other = root.tables[1, ()]
    assert other.visits == sum(edge.visits for edge in other.edges.values()) == table.visits
    assert {seat for key in root.children for seat, _ in key} == {0, 1}


def test_a_move_of_several_steps_is_carried_out_as_it_was_chosen() -> None:
    match = at("drop")
    hand = list(match.state.players[0].hand)
    match.game = replace(TOY, judgement=Judgement(lambda s, seat: float(set(hand[:2]) <= set(s.discard))))
    bot = make_bot("ismcts:iterations=8", match.game, 1)
    given = []
    while (asked := match.decision_of(0)) is not None and asked.prompt.id == "drop":
        given.append(bot.choose(Perspective(match, 0)))
        match.answer(given[-1], 0)
    assert given[:2] == [("take", card) for card in hand[:2]]


def test_what_a_search_has_learned_is_kept_for_the_next_decision() -> None:
    tree = Node()
    table = tree.table(0, ())
    match = at("bid")
    decision = match.decision_of(0)
    assert decision is not None
    table.know(decision, decision.options)
    edge = table.edges[decision.options[0],] = Edge((decision.options[0],), 0.5, 7, 7.0)
    assert table.fits(decision)
    table.fade()
    assert (edge.visits, edge.total) == (3, 3.0)
    assert edge.value == pytest.approx(0.8)
    match.answer(decision.options[0], 0)
    later = match.decision
    assert later is not None
    assert not table.fits(later) or later.seat != 0


def test_searches_are_put_together() -> None:
    one, two = Edge((("a",),), 0.2, 3, 1.5), Edge((("a",),), 0.4, 1, 1.0)
    both, alone = merged([[one], [two, Edge((("b",),), 0.1)]])
    assert both.prior == pytest.approx(0.3)
    assert (both.visits, both.total) == (4, 2.5)
    assert alone.move == (("b",),)


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_several_processes_search_one_decision() -> None:
    match = at("bid")
    choices = [
        make_bot("ismcts:iterations=8:processes=2", TOY, 3).choose(Perspective(match, 0)) for _ in range(2)
    ]
    assert choices[0] == choices[1]
    assert choices[0] in Perspective(match, 0).decision.options


def test_parameters_that_make_no_sense_are_refused() -> None:
    for text, message in (
        ("iterations=-1", "iterations: expected at least 0, got -1"),
        ("moves=1", "moves: expected at least 2, got 1"),
        ("iterations=0", "expected a number of iterations or of ms"),
        ("processes=0", "processes: expected at least 1, got 0"),
    ):
        with pytest.raises(OptionsError, match=message):
            make_bot(f"ismcts:{text}", TOY, 1)
    assert isinstance(make_bot("ismcts:ms=5:iterations=0", TOY, 1), SearchBot)
