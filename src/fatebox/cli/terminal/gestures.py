"""Several things at once, as they are typed.

`1 3 4`, `all` or `none` for some of the items (`1 1 2` if there are several alike), `3 2 0` for amounts,
`2 1 3` for an order. What the line means
and whether the rules allow it is the kernel's to say; see `fatebox.kernel.gestures`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fatebox.kernel import DONE, Decision, GestureError, Group, Match, Option
from fatebox.kernel.gestures import GONE, UNKNOWN, answers_of, group_of, item_of, later_items, left_to_pick
from fatebox.kernel.messages import Message
from fatebox.text.speaker import Speaker

from .choices import Unclear, kinds_of, numbered


def describe(decision: Decision) -> Message:
    """The instructions for typing a choice of several steps."""
    group = group_of(decision)
    items = later_items(decision)
    if group.kind == "share":
        exact = group.least == group.most
        return Message("terminal-share", least=group.least, most=group.most, exact=exact, items=len(items))
    if group.kind == "arrange":
        return Message("terminal-arrange")
    least, most = left_to_pick(group)
    open_items = len(items) - sum(item in items for item in group.chosen)  # of some that are alike
    apart = _apart(decision)
    most = min(most, open_items, len(apart) if _of_things(group) else open_items)
    if most == 1:
        return Message("terminal-pick-one", least=least)
    whole, none = most == open_items, DONE in decision.options
    words = {(True, True): "both", (True, False): "all", (False, True): "none"}.get((whole, none), "no")
    example = " ".join(map(str, apart[: max(2, least)]))
    return Message("terminal-pick", least=least, most=most, exact=least == most, words=words, example=example)


def _of_things(group: Group) -> bool:
    """Whether the items are what things do, such as a creature and a zone: each does one of them."""
    return any(isinstance(item, tuple) for item in group.items)


def _apart(decision: Decision) -> list[int]:
    """The numbers that may be typed together, one for each thing."""
    first: dict[Any, int] = {}
    group = group_of(decision)
    for option, number in sorted(numbered(decision).items(), key=lambda pair: pair[1]):
        item = item_of(group, option)
        if item is not None:
            first.setdefault(item[0] if isinstance(item, tuple) else item, number)
    return list(first.values())


def unsaid(decision: Decision, said: Sequence[str], labels: Mapping[Option, str]) -> list[str]:
    """Items that were chosen without a question, because there was nothing else, and may be chosen again."""
    group = group_of(decision)
    names = {item_of(group, option): label for option, label in labels.items() if option != DONE}
    left = [names[item] for item in group.chosen if item in names]
    for label in said:
        if label in left:
            left.remove(label)
    return left


def is_gesture(line: str, decision: Decision, speaker: Speaker) -> bool:
    """Whether a line names items of a larger choice: numbers, all or none."""
    words = (speaker.text("terminal-all"), speaker.text("terminal-none"))
    if decision.group is None or not (re.fullmatch(r"[\d\s,]+", line) or line.lower() in words):
        return False
    others = [o for o in decision.options if o != DONE and item_of(decision.group, o) is None]
    numbers = numbered(decision)
    return line not in [str(numbers[option]) for option in others]


def carry_out(
    match: Match[Any], seat: int, line: str, give: Callable[[Option], None], speaker: Speaker
) -> None:
    """Answer step by step; what does not work out is noticed before the first answer is given."""
    decision = match.decision_of(seat)
    assert decision is not None
    try:
        answers = answers_of(match, seat, _values(line.lower().strip(), decision, speaker))
    except GestureError as error:
        raise Unclear(error.message) from None
    for option in answers:
        give(option)


def _values(line: str, decision: Decision, speaker: Speaker) -> list[int]:
    """Amounts as they stand; numbers of items as their places, which count from 0."""
    group = group_of(decision)
    if group.kind == "share":
        if not all(word.isdigit() for word in _words(line)):
            raise Unclear(Message("terminal-amounts", count=len(later_items(decision))))
        return [int(word) for word in _words(line)]
    if line == speaker.text("terminal-all"):
        kinds = kinds_of(group)
        return _places([kinds.index(item) + 1 for item in later_items(decision)], decision)
    if line == speaker.text("terminal-none") or (line == "0" and group.kind == "pick"):
        return []
    for word in _words(line):
        if not word.isdigit():
            raise Unclear(Message("terminal-no-number", word=word))
    return _places([int(word) for word in _words(line)], decision)


def _places(numbers: Sequence[int], decision: Decision) -> list[int]:
    """The places of the items with these numbers; a number that is typed again means another one like it."""
    group, possible = group_of(decision), later_items(decision)
    kinds = kinds_of(group)
    places: list[int] = []
    for number in numbers:
        if not 1 <= number <= len(kinds):
            raise Unclear(UNKNOWN(number=number))
        item = kinds[number - 1]
        if item not in possible:
            raise Unclear(GONE(number=number))
        alike = [place for place, each in enumerate(group.items) if each == item and place not in places]
        if not alike:
            raise Unclear(Message("terminal-too-often", number=number, count=group.items.count(item)))
        places.append(alike[0])
    return places


def _words(line: str) -> list[str]:
    return re.split(r"[\s,]+", line.strip(", "))
