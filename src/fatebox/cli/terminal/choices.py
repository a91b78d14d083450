"""From what a person types to answers: numbers and short words.

A choice that the rules ask one small step at a time (`Decision.group`) is typed as one line; see `gestures`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import count
from types import MappingProxyType
from typing import Any

from fatebox.kernel import DONE, PASS, Decision, FateboxError, Group, Match, Option, Prompt
from fatebox.kernel.gestures import item_of, later_items
from fatebox.kernel.messages import Message

AMOUNT = "amount"
NO_NUMBERS: Mapping[Option, int] = MappingProxyType({})
FEW = 4
"""The most options named where words may mean several."""
SHORT = 3
"""The fewest letters that are looked for anywhere in an option."""

_WORD = re.compile(r"[\w']+")


class Unclear(FateboxError):
    """Typed text that means nothing, or more than one thing; the message says what to type."""


def numbered(decision: Decision, before: Mapping[Option, int] = NO_NUMBERS) -> dict[Option, int]:
    """The number to type for each option: `done` and `pass` are 0, the others count from 1.

    An option `("amount", 3)` has its amount as its number.
    In a larger choice the numbers are those of its items, and all items that a later step may still take are
    there; where amounts are shared out, the number of an option is its amount.
    `before` has the numbers of the same question a moment ago: options keep them if most are still there.
    """
    group = decision.group
    if group is None:
        return _kept(decision.options, before) or _counted(decision.options, 1)
    if group.kind == "share":
        return {option: option[2] for option in decision.options}
    offered = {item_of(group, option): option for option in decision.options}
    others = [option for option in decision.options if item_of(group, option) is None]
    kinds = kinds_of(group)
    numbers = _counted(others, len(kinds) + 1)
    sample = next((option for item, option in offered.items() if item is not None), None)
    for item in later_items(decision):
        assert sample is not None
        spread = item_of(group, sample) == sample[1:]
        option = offered.get(item, (sample[0], *item) if spread else (sample[0], item))
        numbers[option] = kinds.index(item) + 1
    return dict(sorted(numbers.items(), key=lambda pair: pair[1]))


def kinds_of(group: Group) -> list[Any]:
    """The items of a larger choice that differ; those that are alike, such as gifts, share a number."""
    return list(dict.fromkeys(group.items))


def _kept(options: Sequence[Option], before: Mapping[Option, int]) -> dict[Option, int] | None:
    """The numbers of before, and the next ones for what is new.

    None if most options are gone, if numbers would not count upward, or if more would be free than taken.
    """
    stay = sum(option in before for option in options)
    if 2 * stay <= len(before) or any(option[0] == AMOUNT for option in options):
        return None
    known = {**before, DONE: 0, PASS: 0}
    more = count(max(before.values()) + 1)
    numbers = {option: known[option] if option in known else next(more) for option in options}
    counted = [number for number in numbers.values() if number]
    sparse = max(counted, default=0) > 2 * len(counted)
    return numbers if counted == sorted(counted) and not sparse else None


def _counted(options: Sequence[Option], first: int) -> dict[Option, int]:
    amounts = {option: int(option[1]) for option in options if option[0] == AMOUNT}
    others = [option for option in options if option not in (DONE, PASS) and option not in amounts]
    first = max(amounts.values(), default=first - 1) + 1
    numbers = amounts | {option: others.index(option) + first for option in others}
    return {option: numbers.get(option, 0) for option in options}


class Numbers:
    """The numbers to type in a match. Within a step of a person, options keep theirs as far as possible."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self._last: dict[int, tuple[Prompt, int, dict[Option, int]]] = {}
        """The last question of each seat, the number of answers given until then, and its numbers."""
        self.moved = False
        """Whether some option of the last menu has another number than just before."""
        self.skipped = False
        """Whether the numbers of the last menu skip some, and those just before did not."""

    @property
    def note(self) -> str:
        """The message that explains the numbers of the last menu; empty if they need no explanation."""
        return "terminal-renumbered" if self.moved else "terminal-skipped" if self.skipped else ""

    def of(self, decision: Decision) -> dict[Option, int]:
        """The numbers of a question; they are those of before if the same is asked and nobody else acted."""
        seat, given = decision.seat, self._match.answers()
        prompt, answers, before = self._last.get(seat, (None, 0, {}))
        again = prompt is decision.prompt and all(who == seat for who, _ in given[answers:])
        numbers = numbered(decision, before if again else NO_NUMBERS)
        self.moved = again and any(before.get(option, number) != number for option, number in numbers.items())
        self.skipped = again and not self.moved and _skips(numbers) and not _skips(before)
        self._last[seat] = (decision.prompt, len(given), numbers)
        return numbers


def _skips(numbers: Mapping[Option, int]) -> bool:
    """Whether some number up to the last one is nobody's."""
    return {*range(1, max(numbers.values(), default=0) + 1)} > {*numbers.values()} - {0}


def read_option(line: str, numbers: Mapping[Option, int], labels: Mapping[Option, str]) -> Option:
    """The option that a number or some short words mean; what begins with the words comes first."""
    if re.fullmatch(r"\d+", line):
        for option, number in numbers.items():
            if number == int(line):
                return option
        raise Unclear(Message("gesture-unknown", number=int(line)))
    words = _WORD.findall(line.lower()) or [line]
    fitting = [option for option in numbers if _fits(words, labels[option])]
    fitting = [option for option in fitting if labels[option].lower().startswith(line.lower())] or fitting
    if len({labels[option] for option in fitting}) == 1:
        return fitting[0]  # copies of a card: whichever it is
    if not fitting:
        raise Unclear(Message("terminal-unclear", line=line))
    few = "; ".join(f"{numbers[option]} {labels[option].removesuffix('.')}" for option in fitting[:FEW])
    raise Unclear(Message("terminal-ambiguous", line=line, options=few, more=len(fitting) > FEW))


def _fits(words: Sequence[str], label: str) -> bool:
    """Whether each word begins another word of the label; numbers must be the same.

    A letter or two must begin the label itself: `no` does not mean to accept a promise of no War.
    """
    left = _WORD.findall(label.lower())
    if len("".join(words)) < SHORT:
        return left[:1] != [] and left[0].startswith("".join(words))
    for word in words:
        found = next((w for w in left if w == word or (not word.isdigit() and w.startswith(word))), None)
        if found is None:
            return False
        left.remove(found)
    return True
