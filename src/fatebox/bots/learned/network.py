"""The network in numpy, for one or more decisions on one core. `fatebox.learn.net` explains it.

Its matrices are small, so every step besides their products counts. Preparing the weights saves some:

- The things stay centered: what is added to them has a mean of 0, and normalizing is a division.
- The weights and biases of a normalization, and the scale of attention, are part of the next layer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from fatebox.kernel.encoding.encoder import Encoded, Encoder

from .stack import Stack, slices
from .vocabulary import FLAG, SCALE, Vocabulary
from .weights import Weights, WeightsError

HEADS = 4
TINY = 1e-5
ROOM = 800
"""Things that are looked at together: more of them do not fit into the cache of a processor."""


class Opinion(NamedTuple):
    """A network's opinion of a decision."""

    scores: Any
    """The score of each option: the higher, the more likely it is to be the best."""
    chances: Any
    """The value that each seat expects, the seat's own first: in most games its chance to win."""


class Network:
    """A trained network, ready to judge decisions of a game with the pack of an encoder."""

    def __init__(self, weights: Weights, encoder: Encoder) -> None:
        if weights.about["game"] != encoder.game.id:
            raise WeightsError(f"weights of {weights.about['game']!r} cannot play {encoder.game.id!r}")
        vocabulary = Vocabulary.of(encoder)
        w = weights.fitted(vocabulary)
        self._width = encoder.layout.numbers
        self._columns = np.array(vocabulary.table).ravel()
        self._number = np.concatenate([w["size"] * SCALE, w["flag"] * FLAG])
        self._kind, self._design, self._prompt = w["kind.weight"], w["design.weight"], w["prompt.weight"]
        self._up, self._down = _turned(w["up.weight"]), _turned(w["down.weight"])
        self._blocks: list[_Block] = []
        while f"blocks.{len(self._blocks)}.look.weight" in w:
            self._blocks.append(_Block(w, f"blocks.{len(self._blocks)}."))
        self._last = w["last.weight"] * np.sqrt(np.float32(w["last.weight"].size)), w["last.bias"]
        self._verb, self._word = w["verb.weight"], w["word.weight"]
        self._named = self._design @ w["named.weight"].T
        self._amount = np.concatenate([w["amount.weight"].T[:2] * SCALE, w["amount.weight"].T[2:]])
        self._pointed = np.concatenate([w["first.weight"].T, w["second.weight"].T])
        self._whole = _beside(_layer(w, "whole"), _layer(w, "weigh"))
        self._judge, self._score = _layer(w, "judge"), _layer(w, "score")
        self._chance = _layer(w, "chance")

    def __call__(self, batch: Sequence[Encoded]) -> list[Opinion]:
        """The scores of all options and the chances of the seats, for each of the decisions."""
        if len(batch) > 1 and sum(len(each.kinds) for each in batch) > ROOM:
            half = len(batch) // 2
            return [*self(batch[:half]), *self(batch[half:])]
        stack = Stack(batch, self._width)
        x = self._things(stack)
        for block in self._blocks:
            block(x, stack.things)
        seen: Any = np.zeros((len(x) + 1, x.shape[1]), np.float32)  # the last one is nothing
        x = np.divide(x, _length(x), out=seen[:-1])
        x *= self._last[0]
        x += self._last[1]
        whole = _apply(self._whole, _overall(x, stack))
        scores = self._options(stack, seen, whole[:, : x.shape[1]])
        chances = 1 / (1 + np.exp(-_apply(self._chance, _positive(whole[:, x.shape[1] :]))))
        return [Opinion(scores[part], row) for part, row in zip(stack.options, chances, strict=True)]

    def _things(self, stack: Stack) -> Any:
        """The things by themselves, then with their parents and children; each with a mean of 0."""
        x = self._numbers(stack) @ self._number
        x += self._kind.take(stack.kinds, 0)
        x += self._design.take(stack.designs, 0)
        x[stack.decisions] += self._prompt[stack.prompts]
        self._relate(x, stack)
        x -= np.add.reduce(x, 1, keepdims=True) / x.shape[1]
        return x

    def _numbers(self, stack: Stack) -> Any:
        """The numbers of each thing in their columns, and beside them which are not 0."""
        count, columns = len(stack.kinds), len(self._number) // 2
        found = (stack.numbers != 0).nonzero()[0]  # few are
        thing = found // self._width
        shift = (stack.kinds - np.arange(count)) * self._width
        place = self._columns.take(found + shift.take(thing)) + thing * (2 * columns)
        numbers: Any = np.zeros(count * 2 * columns, np.float32)
        numbers[place] = stack.numbers[found]
        numbers[place + columns] = 1
        return numbers.reshape(count, 2 * columns)

    def _relate(self, x: Any, stack: Stack) -> None:
        """Pass information from children to parents, and from parents to children."""
        is_parent: Any = np.zeros(len(x), bool)
        is_parent[stack.parents] = True
        parents, number = is_parent.nonzero()[0], is_parent.cumsum() - 1
        families = slices([*number[stack.decisions].tolist(), len(parents)])
        number = number.take(stack.parents)
        link: Any = np.zeros((len(parents), stack.most), np.float32)
        link[number, stack.within] = 1
        children = np.empty((len(parents), x.shape[1]), np.float32)
        for part, family in zip(stack.things, families, strict=True):
            np.matmul(link[family, : part.stop - part.start], x[part], out=children[family])
        upward = x[parents] @ self._up
        x[parents] += children @ self._down
        x += upward.take(number, 0)

    def _options(self, stack: Stack, seen: Any, whole: Any) -> Any:
        """Each option by its verb, the things it names and the state of the table."""
        verb, _, _, design, word, *_ = stack.words.T
        amount = stack.words[:, 5:].astype(np.int8)
        o = seen[stack.targets()].reshape(len(verb), -1) @ self._pointed
        o += np.concatenate([amount, amount != 0], 1, dtype=np.float32) @ self._amount
        o += self._verb.take(verb, 0)
        o += self._word.take(word, 0)
        o += self._named.take(design, 0)
        o += whole.take(stack.asked, 0)
        return _apply(self._score, _positive(_apply(self._judge, _positive(o))))[:, 0]


class _Block:
    """Attention among the things of each decision, then a step for each of them."""

    def __init__(self, w: dict[str, Any], prefix: str) -> None:
        self._look = _layer_after(w, f"{prefix}before", f"{prefix}look")
        self._inner = _layer_after(w, f"{prefix}between", f"{prefix}inner")
        self._mix, self._outer = _centered(w, f"{prefix}mix"), _centered(w, f"{prefix}outer")
        width = len(self._mix[1])
        for part in self._look:
            part[..., :width] /= np.sqrt(width // HEADS)

    def __call__(self, x: Any, things: Sequence[slice]) -> None:
        parts = _apply(self._look, x / _length(x))
        parts = parts.reshape(len(x), 3, HEADS, -1).transpose(1, 2, 0, 3)
        seen = np.empty((len(x), HEADS, parts.shape[3]), np.float32)
        for part in things:
            query, key, value = parts[:, :, part]
            attention = key @ query.swapaxes(1, 2)
            attention -= np.maximum.reduce(attention, 1, keepdims=True)
            np.exp(attention, out=attention)
            attention /= np.add.reduce(attention, 1, keepdims=True)
            np.matmul(attention.swapaxes(1, 2), value, out=seen[part].swapaxes(0, 1))
        x += _apply(self._mix, seen.reshape(x.shape))
        x += _apply(self._outer, _positive(_apply(self._inner, x / _length(x))))


def _overall(x: Any, stack: Stack) -> Any:
    """Each decision itself, and beside it the mean of its things."""
    found: Any = np.empty((len(stack.things), 2, x.shape[1]), np.float32)
    found[:, 0] = x[stack.decisions]
    for part, mean in zip(stack.things, found[:, 1], strict=True):
        np.add.reduce(x[part], 0, out=mean)
    found[:, 1] /= stack.counts
    return found.reshape(len(found), -1)


def _turned(array: Any) -> Any:
    return np.ascontiguousarray(array.T)


def _layer(w: dict[str, Any], name: str) -> tuple[Any, Any]:
    return _turned(w[f"{name}.weight"]), w[f"{name}.bias"]


def _layer_after(w: dict[str, Any], normal: str, name: str) -> tuple[Any, Any]:
    """A layer with the normalization before it: it takes things that were divided by their length."""
    weight, bias = _layer(w, name)
    scale = w[f"{normal}.weight"] * np.sqrt(np.float32(len(weight)))
    return weight * scale[:, None], bias + w[f"{normal}.bias"] @ weight


def _centered(w: dict[str, Any], name: str) -> tuple[Any, Any]:
    """A layer whose results have a mean of 0."""
    weight, bias = _layer(w, name)
    return weight - weight.mean(1, keepdims=True), bias - bias.mean()


def _beside(*layers: tuple[Any, Any]) -> tuple[Any, Any]:
    """Layers with the same input, as one."""
    weights, biases = zip(*layers, strict=True)
    return np.concatenate(weights, 1), np.concatenate(biases)


def _apply(layer: tuple[Any, Any], x: Any) -> Any:
    x = x @ layer[0]
    x += layer[1]
    return x


def _positive(x: Any) -> Any:
    return np.maximum(x, 0, out=x)


def _length(x: Any) -> Any:
    """The length of each centered thing, from which its spread follows."""
    return np.sqrt(np.vecdot(x, x) + np.float32(x.shape[1] * TINY))[:, None]
