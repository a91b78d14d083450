"""A stack: the things and options of several decisions, one after the other in one array."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from typing import Any

import numpy as np

from fatebox.kernel.encoding.encoder import NOWHERE, OPTION, Encoded


class Stack:
    """Several decisions as arrays; a row is one thing, or one option, of one of them."""

    def __init__(self, batch: Sequence[Encoded], width: int) -> None:
        counts, options = [len(each.kinds) for each in batch], [len(each.options) for each in batch]
        self.things = slices(accumulate(counts, initial=0))
        """The things of each decision."""
        self.options = slices(accumulate(options, initial=0))
        """The options of each decision."""
        self.most = max(counts)
        """The things of the decision that has the most."""
        self.counts = np.array(counts, np.float32)[:, None]
        self.decisions = np.array([part.start for part in self.things])
        """The first thing of each decision: the decision itself."""
        offset = self.decisions.repeat(counts)
        self.within = np.arange(len(offset)) - offset
        """The number of each thing in its decision."""
        self.kinds = np.array([kind for each in batch for kind in each.kinds])
        self.designs = np.array([design for each in batch for design in each.designs])
        self.parents = np.array([parent for each in batch for parent in each.parents])
        self.parents += offset
        self.prompts = [each.prompt for each in batch]
        parts = [each.numbers[: count * width] for each, count in zip(batch, counts, strict=True)]
        self.numbers = np.frombuffer(b"".join(parts), np.int8)
        """The numbers of all things, `width` of them each."""
        words = [word for each in batch for option in each.options for word in option]
        self.words = np.array(words).reshape(-1, OPTION)
        """The numbers of all options."""
        self.asked = np.arange(len(batch)).repeat(options)
        """The decision of each option."""

    def targets(self) -> Any:
        """The two things that each option names; -1 in place of nothing."""
        named = self.words[:, 1:3]
        return np.where(named == NOWHERE, -1, named + self.decisions.take(self.asked)[:, None])


def slices(bounds: Iterable[int]) -> list[slice]:
    """The slices between these bounds, one after the other."""
    return [slice(start, stop) for start, stop in pairwise(bounds)]
