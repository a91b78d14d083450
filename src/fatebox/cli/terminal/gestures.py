"""Several things at once.

`1 3 4`, `all` or `none` for some of the items, `3 2 0` for amounts, `2 1 3` for an order. The line becomes
a plan, and the plan answers step by step in the order in which the rules ask. It is carried out on a copy
first, so that a plan that does not work out changes nothing. Where the rules leave only one way, it is taken.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Protocol

from fatebox.kernel import DONE, Decision, Group, IllegalAnswer, Match, Option

from .choices import Unclear, item_of, later_items, numbered


class Plan(Protocol):
    """What to answer to each step of a larger choice."""

    def step(self, decision: Decision) -> Option | None:
        """The answer to this step; None: the plan has nothing to say, ask the person."""

    def check(self) -> None:
        """After the last step: an error if something that was typed could not be done."""


def describe(decision: Decision) -> str:
    """How to type a choice of several steps."""
    group = _group(decision)
    items = later_items(decision)
    if group.kind == "share":
        amount = str(group.most) if group.least == group.most else f"{group.least} to {group.most}"
        return f"{amount} to share: type {len(items)} amounts, or fewer to be asked for the rest."
    if group.kind == "arrange":
        return "Type the numbers in the order you want."
    least, most = _left_to_pick(group)
    most = min(most, len(items))
    count = str(most) if least == most else f"{least} to {most}"
    words = ["all"] * (most == len(items)) + ["none"] * (DONE in decision.options)
    return f"Type {count} numbers at once, such as 1 2{''.join(f', or {word}' for word in words)}."


def is_gesture(line: str, decision: Decision) -> bool:
    """Whether a line names items of a larger choice: numbers, all or none."""
    if decision.group is None or not re.fullmatch(r"[\d\s,]+|all|none", line.lower()):
        return False
    others = [o for o in decision.options if o != DONE and item_of(decision.group, o) is None]
    numbers = numbered(decision)
    return line not in [str(numbers[option]) for option in others]


def carry_out(match: Match[Any], seat: int, line: str, give: Callable[[Option], None]) -> None:
    """Answer step by step; what does not work out is noticed before the first answer is given."""
    trial = match.copy()
    try:
        _follow(trial, seat, line, lambda option: trial.answer(option, seat)).check()
    except IllegalAnswer:
        raise Unclear("The rules do not allow that choice.") from None
    _follow(match, seat, line, give)


def _follow(match: Match[Any], seat: int, line: str, give: Callable[[Option], None]) -> Plan:
    decision = match.decision_of(seat)
    assert decision is not None
    plan = _read(line.lower().strip(), decision)
    while (option := plan.step(decision)) is not None:
        give(option)
        following = match.decision_of(seat)
        if option == DONE or following is None or not _goes_on(decision, following):
            break
        decision = following
    return plan


def _read(line: str, decision: Decision) -> Plan:
    kind = _group(decision).kind
    if kind == "share":
        return Share(line, decision)
    return Arrange(line, decision) if kind == "arrange" else Pick(line, decision)


def _goes_on(before: Decision, after: Decision) -> bool:
    """Whether a decision is a later step of the same choice."""
    if before.group is None or after.group is None or before.prompt is not after.prompt:
        return False
    if before.group.items != after.group.items:
        return False
    grown = len(after.group.chosen) > len(before.group.chosen)
    return grown or len(later_items(after)) < len(later_items(before))


def _group(decision: Decision) -> Group:
    assert decision.group is not None
    return decision.group


def _left_to_pick(group: Group) -> tuple[int, int]:
    return max(0, group.least - len(group.chosen)), group.most - len(group.chosen)


def _words(line: str) -> list[str]:
    return re.split(r"[\s,]+", line.strip())


def _read_items(line: str, decision: Decision) -> list[Any]:
    group, possible = _group(decision), later_items(decision)
    items: list[Any] = []
    for word in _words(line):
        if not word.isdigit() or not 1 <= int(word) <= len(group.items):
            raise Unclear(f"{word!r} is none of the numbers.")
        item = group.items[int(word) - 1]
        if item not in possible:
            raise Unclear(f"{word} cannot be taken any more.")
        if item in items:
            raise Unclear(f"{word} stands there twice.")
        items.append(item)
    return items


class Pick:
    """Some of the items."""

    def __init__(self, line: str, decision: Decision) -> None:
        if line in ("none", "0"):
            self.wanted = []
        elif line == "all":
            self.wanted = later_items(decision)
        else:
            self.wanted = _read_items(line, decision)
        self.given = 0
        self.least, most = _left_to_pick(_group(decision))
        if not self.least <= len(self.wanted) <= most:
            count = str(most) if self.least == most else f"{self.least} to {most}"
            raise Unclear(f"Take {count}, not {len(self.wanted)}.")

    def step(self, decision: Decision) -> Option | None:
        """The next wanted item that is offered, then the end."""
        group = _group(decision)
        for option in decision.options:
            item = item_of(group, option)
            if item is not None and item in self.wanted:
                self.wanted.remove(item)
                self.given += 1
                return option
        return DONE

    def check(self) -> None:
        """What was wanted must have been offered in its turn; only what has to be taken comes by itself."""
        if self.wanted and self.given + len(self.wanted) > self.least:
            raise Unclear("These cannot be taken together.")


class Arrange:
    """All items, in the order typed."""

    def __init__(self, line: str, decision: Decision) -> None:
        self.order = _read_items(line, decision)
        if len(self.order) != len(later_items(decision)):
            raise Unclear(f"Name all {len(later_items(decision))} of them.")

    def step(self, decision: Decision) -> Option | None:
        """The next item of the order that is still to be placed."""
        offered = {item_of(_group(decision), option): option for option in decision.options}
        return next(offered[item] for item in self.order if item in offered)

    def check(self) -> None:
        """An order is complete by itself."""


class Share:
    """Amounts for the items, in their order."""

    def __init__(self, line: str, decision: Decision) -> None:
        group, items, words = _group(decision), later_items(decision), _words(line)
        if not all(word.isdigit() for word in words) or len(words) > len(items):
            example = " ".join([str(group.most), *"0" * (len(items) - 1)])
            raise Unclear(f"Type up to {len(items)} amounts, such as {example}.")
        self.amounts = dict(zip(items, map(int, words), strict=False))
        self.exact = group.least == group.most
        total = sum(self.amounts.values())
        if len(words) == len(items) and not group.least <= total <= group.most:
            amount = str(group.least) if self.exact else f"a sum from {group.least} to {group.most}"
            raise Unclear(f"The amounts must add up to {amount}, not {total}.")

    def step(self, decision: Decision) -> Option | None:
        """The amount of the item that is asked for."""
        verb, item, _ = decision.options[0]
        return (verb, item, self.amounts.pop(item)) if item in self.amounts else None

    def check(self) -> None:
        """What nobody asked for was settled by the sum, if the sum is fixed."""
        if not self.exact and any(self.amounts.values()):
            raise Unclear("Not all of these amounts can be given.")
