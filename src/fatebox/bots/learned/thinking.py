"""Lines of thought: code that asks a network now and then, written as if there were no other.

A line yields a question wherever it needs the network, and gets its opinion. Many lines go on side by side:
what they ask at the same time is judged in one batch, which takes less than half as long.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from fatebox.kernel import Match, Option
from fatebox.kernel.encoding.encoder import Encoded

from .network import Network, Opinion

T = TypeVar("T")


class Question(NamedTuple):
    """A decision that a network is to judge."""

    network: Network
    encoded: Encoded


Line: TypeAlias = Generator[Question, Opinion, T]
"""A line of thought that comes to something of type T."""


def think(line: Line[T]) -> T:
    """The outcome of a single line."""
    return think_all([line])[0]


def think_all(lines: Iterable[Line[T]]) -> list[T]:
    """The outcomes of all these lines."""
    results: dict[int, T] = {}
    asked: dict[int, tuple[Line[T], Question]] = {}
    for number, line in enumerate(lines):
        try:
            asked[number] = line, next(line)
        except StopIteration as end:
            results[number] = end.value
    while asked:
        opinions = _judge([question for _, question in asked.values()])
        for (number, (line, _)), opinion in zip(list(asked.items()), opinions, strict=True):
            try:
                asked[number] = line, line.send(opinion)
            except StopIteration as end:
                del asked[number]
                results[number] = end.value
    return [results[number] for number in range(len(results))]


def begun(line: Line[T]) -> Line[T]:
    """The same line, taken up to its first question: what it looks at may change afterwards."""
    try:
        question = next(line)
    except StopIteration as end:
        return _ended(end.value)
    return _resumed(line, question)


def _ended(outcome: T) -> Line[T]:
    yield from ()
    return outcome


def _resumed(line: Line[T], question: Question) -> Line[T]:
    opinion = yield question
    try:
        while True:
            opinion = yield line.send(opinion)
    except StopIteration as end:
        outcome: T = end.value
        return outcome


def in_worlds(
    worlds: Sequence[Match[Any]], options: Sequence[Option], line: Callable[[Match[Any], Option], Line[T]]
) -> list[list[T]]:
    """For each of these options, what a line that begins with it comes to in each of these worlds."""
    found = think_all(line(world, option) for option in options for world in worlds)
    return [found[place * len(worlds) : (place + 1) * len(worlds)] for place in range(len(options))]


def _judge(questions: Sequence[Question]) -> list[Opinion]:
    """The opinions of the networks that are asked, nearly always the same one."""
    found: dict[int, Opinion] = {}
    for network in {question.network for question in questions}:
        own = [number for number, question in enumerate(questions) if question.network is network]
        found |= zip(own, network([questions[number].encoded for number in own]), strict=True)
    return [found[number] for number in range(len(questions))]
