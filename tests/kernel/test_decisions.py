"""Ways of asking: every combination can be given, each in exactly one way, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, combinations, permutations, product
from typing import Any

import pytest

from fatebox.kernel import DONE, Decision, Group, Option, Prompt, Rules, arrange, ask, pick, share, take_first

PROMPT = Prompt("test", "TOY-SET.1")
Path = tuple[Option, ...]


def all_paths(rules: Callable[[], Rules[Any]]) -> list[tuple[list[Decision], Path, Any]]:
    """Every way through the rules: the decisions asked, the answers given, and what came out."""
    ways: list[tuple[list[Decision], Path, Any]] = []
    open_paths: list[Path] = [()]
    while open_paths:
        path = open_paths.pop()
        asked, running = [], rules()
        try:
            asked.append(next(running))
            for answer in path:
                asked.append(running.send(answer))
        except StopIteration as stop:
            ways.append(([a for a in asked if isinstance(a, Decision)], path, stop.value))
            continue
        last = asked[-1]
        assert isinstance(last, Decision)
        assert last.options, "a decision without options"
        assert len(set(last.options)) == len(last.options), "an option is offered twice"
        open_paths += [(*path, option) for option in last.options]
    return ways


def results(ways: list[tuple[list[Decision], Path, Any]]) -> list[Any]:
    return [result for _, _, result in ways]


# --- ask -----------------------------------------------------------------------------------------


def test_ask_returns_the_answer() -> None:
    options: list[Option] = [("a",), ("b", 1)]
    assert sorted(results(all_paths(lambda: ask(2, PROMPT, options)))) == options


# --- pick ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", range(6))
def test_pick_reaches_every_combination_by_exactly_one_path(size: int) -> None:
    items = [10 + i for i in range(size)]
    for least, most in product(range(size + 1), range(size + 1)):
        if least > most:
            continue
        found = results(all_paths(lambda: pick(0, PROMPT, items, least=least, most=most)))  # noqa: B023
        wanted = chain.from_iterable(combinations(items, n) for n in range(least, most + 1))
        assert sorted(map(tuple, found)) == sorted(wanted), (least, most)


def test_pick_takes_any_number_unless_told_otherwise() -> None:
    assert len(all_paths(lambda: pick(0, PROMPT, "abcd"))) == 2**4


@pytest.mark.parametrize(("size", "most"), [(0, None), (2, None), (2, 3), (3, 2)])
def test_pick_takes_all_there_is_when_more_are_asked_for(size: int, most: int | None) -> None:
    items = list(range(size))
    found = results(all_paths(lambda: pick(0, PROMPT, items, least=3, most=most)))
    wanted = list(combinations(items, min(size, 3 if most is None else most)))
    assert sorted(map(tuple, found)) == wanted


def test_pick_offers_done_only_when_there_is_enough() -> None:
    for asked, path, _ in all_paths(lambda: pick(0, PROMPT, "abcd", least=2, most=3)):
        for given, decision in enumerate(asked):
            assert (DONE in decision.options) == (given >= 2), path


def test_pick_says_what_it_is_a_step_of() -> None:
    rules = pick(1, PROMPT, [7, 8, 9], least=1, most=2, verb="drop")
    first = next(rules)
    assert isinstance(first, Decision)
    assert (first.seat, first.prompt) == (1, PROMPT)
    assert first.options == [("drop", 7), ("drop", 8), ("drop", 9)]
    assert first.group == Group("pick", (7, 8, 9), (), 1, 2)
    second = rules.send(("drop", 8))
    assert isinstance(second, Decision)
    assert second.options == [DONE, ("drop", 9)]
    assert second.group == Group("pick", (7, 8, 9), (8,), 1, 2)


def test_take_first_takes_as_much_as_it_can() -> None:
    decision = Decision(0, PROMPT, [DONE, ("take", 4), ("take", 5)])
    assert take_first(None, decision) == ("take", 4)
    assert take_first(None, Decision(0, PROMPT, [DONE])) == DONE
    assert decision.default(None) == DONE
    assert Decision(0, Prompt("x", "c", default=take_first), decision.options).default(None)[1] == 4


# --- share ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("limits", [(), (2,), (0, 3), (2, 2), (1, 0, 2), (3, 1, 2), (2, 2, 2, 2)])
def test_share_reaches_every_distribution_by_exactly_one_path(limits: tuple[int, ...]) -> None:
    named = [(f"item{i}", limit) for i, limit in enumerate(limits)]
    for amount in range(sum(limits) + 3):
        found = results(all_paths(lambda: share(0, PROMPT, amount, named)))  # noqa: B023
        handed_out = min(amount, sum(limits))
        wanted = [
            {f"item{i}": n for i, n in enumerate(ns) if n}
            for ns in product(*(range(limit + 1) for limit in limits))
            if sum(ns) == handed_out
        ]
        key = str
        assert sorted(found, key=key) == sorted(wanted, key=key), amount


def test_share_says_what_it_is_a_step_of() -> None:
    rules = share(0, PROMPT, 3, [("a", 2), ("b", 2)])
    first = next(rules)
    assert isinstance(first, Decision)
    assert first.options == [("give", "a", 2), ("give", "a", 1)]
    assert first.group == Group("share", ("a", "b"), (), 3, 3)
    second = rules.send(("give", "a", 1))
    assert isinstance(second, Decision)
    assert second.options == [("give", "b", 2)]
    assert second.group == Group("share", ("a", "b"), (("a", 1),), 2, 2)


# --- arrange -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", range(6))
def test_arrange_reaches_every_order_by_exactly_one_path(size: int) -> None:
    found = results(all_paths(lambda: arrange(0, PROMPT, list(range(size)))))
    assert sorted(map(tuple, found)) == list(permutations(range(size)))


def test_arrange_leaves_the_items_alone_and_says_what_it_is_a_step_of() -> None:
    items = [5, 6, 7]
    rules = arrange(0, PROMPT, items)
    next(rules)
    second = rules.send(("next", 6))
    assert isinstance(second, Decision)
    assert second.options == [("next", 5), ("next", 7)]
    assert second.group == Group("arrange", (5, 6, 7), (6,), 3, 3)
    assert items == [5, 6, 7]
