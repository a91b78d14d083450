"""Prices of moves and habits of the searching bot: what it does not have to look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from fatebox.bots.search.descent import Descent
from fatebox.bots.search.habits import ENOUGH_LOOKS, Habits
from fatebox.bots.search.line import Line
from fatebox.bots.search.pricing import Experience, averaged, looks
from fatebox.bots.search.rollout import Clock, roll_out
from fatebox.bots.search.tree import Edge, Node, Table
from fatebox.kernel import Judgement, Rng
from tests.bots.test_search import STYLE, at
from tests.kernel.toy import GAME as TOY
from tests.kernel.toy.state import ToyState


@pytest.mark.parametrize(("values", "looked_at"), [((0.5, 0.5, 0.1, 0.1), 2), ((0.5, 0.4, 0.1, 0.2), 4)])
def test_two_worlds_are_enough_for_a_move_that_is_worth_the_same_in_both(
    values: Sequence[float], looked_at: int
) -> None:
    worlds = [at("drop") for _ in values]
    decision = worlds[0].decision_of(0)
    assert decision is not None
    for world, value in zip(worlds, values, strict=True):
        world.game = replace(TOY, judgement=Judgement(_always(value)))
    chances = [(world, Rng.from_seed(1)) for world in worlds]
    seen = looks(chances, decision)
    assert {len(look) for look in seen} == {looked_at}
    mean = sum(values[:looked_at]) / looked_at
    found = averaged(seen)
    assert [each.value for each in found.values()] == pytest.approx([mean] * len(found))


def _always(value: float) -> Callable[[ToyState, int], float]:
    """A judgement that finds all positions alike."""
    return lambda s, seat: value


def test_a_question_that_had_the_same_best_answer_becomes_a_habit_in_the_lines_of_one_move() -> None:
    decision = at("bid").decision_of(0)
    assert decision is not None
    first, second = (decision.options[0],), (decision.options[1],)
    habits = Habits()
    habits.follow((("a",),))
    assert habits.move(decision) is None
    habits.learn(decision, first)
    assert habits.move(decision) == first
    habits.follow((("b",),))  # another move may change what is best later
    assert habits.move(decision) is None
    habits.learn(decision, second)
    assert habits.move(decision) is None
    habits.follow((("a",),))
    assert habits.move(decision) is None  # it depends on the position, so it is looked at from now on


def test_a_habit_that_was_confirmed_often_enough_holds_in_all_lines_until_another_move_looks_best() -> None:
    decision = at("bid").decision_of(0)
    assert decision is not None
    first, second = (decision.options[0],), (decision.options[1],)
    habits = Habits()
    for number in range(ENOUGH_LOOKS):
        habits.follow((("line", number),))
        assert habits.move(decision) is None
        habits.learn(decision, first)
    habits.follow((("line", "new"),))
    assert habits.move(decision) == first
    habits.learn(decision, second)
    assert habits.move(decision) is None


def test_moves_at_a_new_table_are_priced_when_it_is_reached_again_if_there_is_a_habit() -> None:
    game = replace(TOY, judgement=replace(TOY.judgement, turn=lambda s: s.round))
    match = game.start(3, seats=2)
    decision, root = match.decision, Node()
    assert decision is not None
    edge = Edge((decision.options[0],), 0.5)
    table = root.table(decision.seat, ())
    table.edges[edge.move] = edge
    table.know(decision, decision.options)
    descent = Descent(STYLE, Rng.from_seed(1), Experience(STYLE.width))
    descent.run(match.copy(), root, (table, edge))
    reached = [each for each in _tables(root) if each is not table]
    assert all(each.known for each in reached), "there were no habits yet"
    fresh = Node()
    fresh.tables[decision.seat, ()] = table
    for priced in (False, True):
        descent.run(match.copy(), fresh, (table, edge))
        assert [bool(each.known) for each in _tables(fresh) if each is not table] == [priced]
    assert edge.visits == 3


def _tables(node: Node) -> list[Table]:
    """All tables of a tree."""
    return [*node.tables.values(), *(each for child in node.children.values() for each in _tables(child))]


def test_a_roll_out_judges_no_option_where_it_has_a_habit_and_makes_the_same_moves() -> None:
    judged: list[int] = []

    def evaluate(state: ToyState, seat: int) -> float:
        judged.append(seat)
        return TOY.judgement.evaluate(state, seat)

    game = replace(TOY, judgement=replace(TOY.judgement, evaluate=evaluate, turn=lambda s: s.round))
    match, habits, ends, looks = game.start(3, seats=2), Habits(), [], []
    for _ in range(2):
        judged.clear()
        line = Line(match.copy(keeps=True))
        roll_out(line, Clock(match, 1), Experience(5), habits, Rng.from_seed(1))
        ends.append(line.world.state)
        looks.append(len(judged))
    assert looks[0] > looks[1]
    assert ends[0] == ends[1]
