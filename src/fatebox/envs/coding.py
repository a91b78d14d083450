"""Options as numbers, for libraries whose actions are the numbers from 0 to a size given beforehand.

Options are tuples, and nobody can list all that a game may ever offer. So an option is numbered by a checksum
of what it says, modulo the size: the same option has the same number in every state, in every imagined world
and in every process, and a policy learned today fits tomorrow. Two options that meet in one decision and fall
on the same number are kept apart: the later one in the list takes the next free number. So the numbers of one
decision are always different; over a whole game, options that never meet may share one, the fewer the larger
the size. Which numbers are legal and what they mean is known to whoever is asked, as the options are.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import msgspec

from fatebox.kernel import Option, OptionsError

ACTIONS = 4096
"""The default number of actions: far more than a game offers at once, few for a network."""


class Coding:
    """The numbers of options; one object can serve any number of matches."""

    __slots__ = ("_homes", "size")

    def __init__(self, size: int = ACTIONS) -> None:
        if size < 1:
            raise OptionsError(f"actions: expected at least 1, got {size}")
        self.size = size
        self._homes: dict[Option, int] = {}

    def numbered(self, options: Sequence[Option]) -> dict[int, Option]:
        """The options of one decision by their numbers, in ascending order."""
        homes = self._homes
        numbers = [homes[o] if o in homes else self._home(o) for o in options]
        coded = dict(zip(numbers, options, strict=True))
        if len(coded) < len(options):
            coded = self._apart(numbers, options)
        return dict(sorted(coded.items()))

    def _home(self, option: Option) -> int:
        """The key of an option, as JSON, in which named tuples and plain ones are the same."""
        number = self._homes[option] = crc32(msgspec.json.encode(option)) % self.size
        return number

    def _apart(self, numbers: Sequence[int], options: Sequence[Option]) -> dict[int, Option]:
        if len(options) > self.size:
            raise OptionsError(f"actions: {self.size} numbers are too few for {len(options)} options at once")
        coded: dict[int, Option] = {}
        for number, option in zip(numbers, options, strict=True):
            while number in coded:
                number = (number + 1) % self.size
            coded[number] = option
        return coded
