"""Errors and problems as an English reader gets them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import pytest

from fatebox.kernel import FateboxError
from fatebox.kernel.problem import Problem
from fatebox.text.speaker import Speaker


def in_english(error: FateboxError) -> str:
    """The words of an error."""
    return Speaker().say(error.message)


def problems_in_english(problems: Iterable[Problem]) -> list[str]:
    """The words of problems with a list of cards, each with its clause."""
    return [Speaker().say(problem.message()) for problem in problems]


@contextmanager
def refuses(error: type[FateboxError], match: str) -> Iterator[None]:
    """Expect an error whose words match."""
    with pytest.raises(error) as refused:
        yield
    assert re.search(match, in_english(refused.value))
