"""Conditions: the tests of a Mission or an Objective, worked out once for a level and a number of players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.kernel import Card

from .numbers import DefeatedTest, Tests, TokensTest, Varying, all_hold

Condition: TypeAlias = Callable[[PhantomState, Card], bool]
"""Whether a condition that a shared card has is true now."""
MOST_TOKENS = 10**6
"""More tokens than there are."""


def condition(tests: Tests, level: int, seats: int, own: tuple[str, ...]) -> Condition:
    """The tests of a condition on a level with that many players, as one question about the table.

    It is asked after most actions. Most conditions count tokens on the card that they are printed on, which
    texts call by its `own` names: then the numbers are compared at once.
    """
    fixed = tuple(test.fixed(level, seats) for test in tests)
    match fixed:
        case (TokensTest(kind=kind, on=on, at_least=low, at_most=high),) if on in own:
            if not isinstance(low, Varying) and not isinstance(high, Varying):
                return _tokens_between(kind, low, high)
    return lambda s, card: all_hold(fixed, s, Cause(s.active, card))


def counts_shared(tests: Tests) -> bool:
    """Whether tests count nothing but tokens on shared cards and Enemies that were defeated."""
    return all(
        isinstance(test, (TokensTest, DefeatedTest)) and not _counts_row(test.at_least, test.at_most)
        for test in tests
    )


def _counts_row(*limits: int | Varying | None) -> bool:
    return any(isinstance(limit, Varying) and limit.count for limit in limits)


def _tokens_between(kind: str, low: int | None, high: int | None) -> Condition:
    """Whether the number of tokens on the card that says so is in the limits."""
    least, most = low or 0, MOST_TOKENS if high is None else high
    without = least == 0

    def holds(s: PhantomState, card: Card) -> bool:
        if card in s.tokens:
            return least <= s.tokens[card].get(kind, 0) <= most
        return without

    return holds
