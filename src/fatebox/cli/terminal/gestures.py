"""Several things at once, as they are typed.

`1 3 4`, `all` or `none` for some of the items, `3 2 0` for amounts, `2 1 3` for an order. What the line means
and whether the rules allow it is the kernel's to say; see `fatebox.kernel.gestures`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from fatebox.kernel import DONE, Decision, GestureError, Match, Option
from fatebox.kernel.gestures import answers_of, group_of, item_of, later_items, left_to_pick

from .choices import Unclear, numbered


def describe(decision: Decision) -> str:
    """The instructions for typing a choice of several steps."""
    group = group_of(decision)
    items = later_items(decision)
    if group.kind == "share":
        amount = str(group.most) if group.least == group.most else f"{group.least} to {group.most}"
        if len(items) == 1:
            return f"{amount} to share: type an amount."
        return f"{amount} to share: type {len(items)} amounts, or fewer to be asked for the rest."
    if group.kind == "arrange":
        return "Type the numbers in the order you want."
    least, most = left_to_pick(group)
    most = min(most, len(items))
    if most == 1:
        return "Type a number." if least else "Type a number, or none."
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
    decision = match.decision_of(seat)
    assert decision is not None
    try:
        answers = answers_of(match, seat, _values(line.lower().strip(), decision))
    except GestureError as error:
        text = str(error)
        raise Unclear(f"{text[0].upper()}{text[1:]}.") from None
    for option in answers:
        give(option)


def _values(line: str, decision: Decision) -> list[int]:
    """Amounts as they stand; numbers of items as their places, which count from 0."""
    group = group_of(decision)
    if group.kind == "share":
        if not all(word.isdigit() for word in _words(line)):
            raise Unclear(f"Type up to {len(later_items(decision))} amounts.")
        return [int(word) for word in _words(line)]
    if line == "all":
        return [group.items.index(item) for item in later_items(decision)]
    if line == "none" or (line == "0" and group.kind == "pick"):
        return []
    for word in _words(line):
        if not word.isdigit():
            raise Unclear(f"{word!r} is none of the numbers.")
    return [int(word) - 1 for word in _words(line)]


def _words(line: str) -> list[str]:
    return re.split(r"[\s,]+", line.strip(", "))
