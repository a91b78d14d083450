"""Lines of thought: code that asks a network now and then, written as if it ran alone.

A line yields a question wherever it needs the network, and gets its opinion. Many lines run side by side:
questions asked at the same time are judged in one batch, which takes less than half as long.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeGuard, TypeVar

from fatebox.kernel import Match, Option, Perspective
from fatebox.kernel.bots import Bot
from fatebox.kernel.encoding.encoder import Encoded

from .network import Network, Opinion

T = TypeVar("T")


class Question(NamedTuple):
    """A decision that a network is to judge."""

    network: Network
    encoded: Encoded


Line: TypeAlias = Generator[Question, Opinion, T]
"""A line of thought that comes to something of type T."""


class Thinker(Bot, Protocol):
    """A bot whose choice is a line of thought; many such bots can play side by side."""

    def line(self, seat: Perspective) -> Line[Option]:
        """The answer to the decision of this seat."""


def is_thinker(bot: Bot) -> TypeGuard[Thinker]:
    """Whether a bot offers its choice as a line."""
    return hasattr(bot, "line")


def choice(bot: Bot, seat: Perspective) -> Line[Option]:
    """The choice of any bot as a line; a bot that is no thinker simply answers."""
    return (yield from bot.line(seat)) if is_thinker(bot) else bot.choose(seat)


def think(line: Line[T]) -> T:
    """The outcome of a single line."""
    return think_all([line])[0]


def think_all(lines: Iterable[Line[T]]) -> list[T]:
    """The outcomes of all these lines."""
    found = dict(outcomes(lines))
    return [found[number] for number in range(len(found))]


def outcomes(
    lines: Iterable[Line[T]], stopped: Callable[[], bool] = lambda: False
) -> Iterator[tuple[int, T]]:
    """The index of each line with its outcome, as soon as it is known; stopping early drops the others.

    Where the network fails, the line that asked gets the error, and the others go on.
    """
    asked: dict[int, tuple[Line[T], Question]] = {}
    for number, line in enumerate(lines):
        try:
            asked[number] = line, next(line)
        except StopIteration as end:
            yield number, end.value
    while asked and not stopped():
        opinions = _judge([question for _, question in asked.values()])
        for (number, (line, _)), opinion in zip(list(asked.items()), opinions, strict=True):
            try:
                asked[number] = line, _go_on(line, opinion)
            except StopIteration as end:
                del asked[number]
                yield number, end.value


def _go_on(line: Line[T], opinion: Opinion | Exception) -> Question:
    """The next question of a line after this answer."""
    return line.throw(opinion) if isinstance(opinion, Exception) else line.send(opinion)


def begun(line: Line[T]) -> Line[T]:
    """The same line, run up to its first question: the state it reads may change afterwards."""
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
    """For each of these options, the outcomes in each of these worlds of a line that begins with it."""
    found = think_all(line(world, option) for option in options for world in worlds)
    return [found[place * len(worlds) : (place + 1) * len(worlds)] for place in range(len(options))]


def _judge(questions: Sequence[Question]) -> list[Opinion | Exception]:
    """The opinions of the networks that are asked, nearly always the same one."""
    found: dict[int, Opinion | Exception] = {}
    for network in {question.network for question in questions}:
        own = [number for number, question in enumerate(questions) if question.network is network]
        found |= zip(own, _opinions(network, [questions[number].encoded for number in own]), strict=True)
    return [found[number] for number in range(len(questions))]


def _opinions(network: Network, batch: Sequence[Encoded]) -> Sequence[Opinion | Exception]:
    """The opinions of a network; if it fails, each decision is judged alone to find the one at fault."""
    try:
        return network(batch)
    except Exception as error:
        return [error] if len(batch) == 1 else [_opinions(network, [each])[0] for each in batch]
