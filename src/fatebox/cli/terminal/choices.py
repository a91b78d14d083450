"""From what a person types to answers: numbers, short words, and several things at once.

A choice that the rules ask one small step at a time (`Decision.group`) is typed as one line: `1 3 4`, `all`
or `none` for some of the items, `3 2 0` for amounts, `2 1 3` for an order. The line becomes a plan, and the
plan answers step by step in the order in which the rules ask. Where they leave only one way, it is taken.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fatebox.kernel import DONE, PASS, Decision, IllegalAnswer, Match, Option

Plan = Callable[[Decision], Option | None]
"""What to answer to each step of a larger choice; None: ask the person again."""


class Unclear(Exception):
    """What was typed means nothing, or more than one thing; the text says what to type."""


def numbered(decision: Decision) -> dict[Option, int]:
    """The number to type for each option: `done` and `pass` are 0, the others count from 1.

    In a larger choice the numbers are those of the items, and all items that a later step can still take are
    there; where amounts are shared out, the number of an option is its amount.
    """
    group = decision.group
    if group is None:
        others = (option for option in decision.options if option not in (DONE, PASS))
        numbers = {option: number for number, option in enumerate(others, start=1)}
        return {option: numbers.get(option, 0) for option in decision.options}
    if group.kind == "share":
        return {option: option[2] for option in decision.options}
    verb = decision.options[-1][0]
    items = {(verb, item): group.items.index(item) + 1 for item in _later_items(decision)}
    return {DONE: 0, **items} if DONE in decision.options else items


def read_option(line: str, numbers: Mapping[Option, int], labels: Mapping[Option, str]) -> Option:
    """The option that a number or some short words mean."""
    if re.fullmatch(r"\d+", line):
        for option, number in numbers.items():
            if number == int(line):
                return option
        raise Unclear(f"There is no option {line}.")
    words = line.lower().split()
    fitting = [option for option in numbers if _fits(words, labels[option])]
    if len(fitting) == 1:
        return fitting[0]
    if not fitting:
        raise Unclear(
            f"{line!r} is no option and no command. Type a number, words of an option, or ? for help."
        )
    few = ", ".join(f"{numbers[option]} {labels[option]}" for option in fitting[:4])
    raise Unclear(f"{line!r} may mean {few}{' and more' if len(fitting) > 4 else ''}.")


def _fits(words: Sequence[str], label: str) -> bool:
    """Whether each word begins another word of the label; numbers must be the same."""
    left = re.findall(r"[\w']+", label.lower())
    for word in words:
        found = next((w for w in left if w == word or (not word.isdigit() and w.startswith(word))), None)
        if found is None:
            return False
        left.remove(found)
    return True


# --- several things at once -----------------------------------------------------------------------


def read_plan(line: str, decision: Decision) -> Plan:
    """The plan that a line means for a choice of several steps."""
    assert decision.group is not None
    readers = {"pick": _read_pick, "share": _read_share, "arrange": _read_arrange}
    return readers[decision.group.kind](line.lower(), decision)


def describe(decision: Decision) -> str:
    """How to type a choice of several steps."""
    group = decision.group
    assert group is not None
    if group.kind == "share":
        items = len(group.items) - _asked_item(decision)
        return f"{group.least} to share: type {items} amounts, or fewer to be asked for the rest."
    if group.kind == "arrange":
        return "Type the numbers in the order you want."
    least, most = max(0, group.least - len(group.chosen)), group.most - len(group.chosen)
    count = str(most) if least == most else f"{least} to {most}"
    words = ["all"] * (most == len(_later_items(decision))) + ["none"] * (least == 0)
    return f"Type {count} numbers at once, such as 1 2{''.join(f', or {word}' for word in words)}."


def carry_out(match: Match[Any], seat: int, plan: Plan, give: Callable[[Option], None]) -> None:
    """Answer step by step; a plan that does not work out is noticed before the first answer is given."""
    trial = match.copy()
    try:
        _follow(trial, seat, plan, lambda option: trial.answer(option, seat))
    except IllegalAnswer:
        raise Unclear("The rules do not allow that choice.") from None
    _follow(match, seat, plan, give)


def _follow(match: Match[Any], seat: int, plan: Plan, give: Callable[[Option], None]) -> None:
    decision = match.decision_of(seat)
    while decision is not None:
        option = plan(decision)
        if option is None:
            return
        give(option)
        following = match.decision_of(seat)
        if option == DONE or following is None or not _goes_on(decision, following):
            return
        decision = following


def _goes_on(before: Decision, after: Decision) -> bool:
    """Whether a decision is a later step of the same choice."""
    if before.group is None or after.group is None or before.prompt is not after.prompt:
        return False
    if before.group.items != after.group.items:
        return False
    if before.group.kind == "arrange":
        return len(after.group.chosen) > len(before.group.chosen)
    return _asked_item(after) > _asked_item(before)


def _offered(decision: Decision) -> list[Any]:
    return [option[1] for option in decision.options if option != DONE]


def _asked_item(decision: Decision) -> int:
    """The place of the first item that the decision offers."""
    assert decision.group is not None
    return decision.group.items.index(_offered(decision)[0])


def _read_items(line: str, decision: Decision) -> list[Any]:
    group, offered = decision.group, _later_items(decision)
    assert group is not None
    items = []
    for word in re.split(r"[\s,]+", line.strip()):
        if not word.isdigit() or not 1 <= int(word) <= len(group.items):
            raise Unclear(f"{word!r} is none of the numbers.")
        item = group.items[int(word) - 1]
        if item not in offered:
            raise Unclear(f"{word} cannot be taken any more.")
        if item in items:
            raise Unclear(f"{word} stands there twice.")
        items.append(item)
    return items


def _later_items(decision: Decision) -> list[Any]:
    """All items that this step or a later one can take."""
    group = decision.group
    assert group is not None
    if group.kind == "arrange":
        return _offered(decision)
    return list(group.items[_asked_item(decision) :])


def _read_pick(line: str, decision: Decision) -> Plan:
    group = decision.group
    assert group is not None
    if line in ("none", "0", "done"):
        items = []
    elif line == "all":
        items = _later_items(decision)
    else:
        items = _read_items(line, decision)
    total = len(items) + len(group.chosen)
    if not group.least <= total <= group.most:
        count = str(group.least) if group.least == group.most else f"{group.least} to {group.most}"
        raise Unclear(f"Take {count} in all, not {total}.")

    def plan(step: Decision) -> Option:
        return next((option for option in step.options if option != DONE and option[1] in items), DONE)

    return plan


def _read_arrange(line: str, decision: Decision) -> Plan:
    items = _read_items(line, decision)
    if len(items) != len(_offered(decision)):
        raise Unclear(f"Name all {len(_offered(decision))} of them.")

    def plan(step: Decision) -> Option:
        return next(option for item in items for option in step.options if option[1] == item)

    return plan


def _read_share(line: str, decision: Decision) -> Plan:
    group, first = decision.group, _asked_item(decision)
    assert group is not None
    words = re.split(r"[\s,]+", line.strip())
    items = group.items[first:]
    if not all(word.isdigit() for word in words) or len(words) > len(items):
        example = " ".join([str(group.least), *"0" * (len(items) - 1)])
        raise Unclear(f"Type up to {len(items)} amounts, such as {example}.")
    amounts = dict(zip(items, map(int, words), strict=False))
    if len(amounts) == len(items) and sum(amounts.values()) != group.least:
        raise Unclear(f"The amounts must add up to {group.least}, not {sum(amounts.values())}.")
    verb = decision.options[0][0]

    def plan(step: Decision) -> Option | None:
        item = _offered(step)[0]
        return (verb, item, amounts[item]) if item in amounts else None

    return plan
