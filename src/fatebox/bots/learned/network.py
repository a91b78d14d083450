"""The network in numpy, for one decision at a time on one core. `fatebox.learn.net` says what it does."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from fatebox.kernel.encoding.encoder import Encoded, Encoder

from .vocabulary import FLAG, SCALE, Vocabulary
from .weights import Weights, WeightsError

HEADS = 4
TINY = 1e-5


class Opinion(NamedTuple):
    """The thoughts of a network on a decision."""

    scores: Any
    """The score of each option: the higher, the more likely it is to be the best."""
    chances: Any
    """The chance of each seat to win, the seat's own first."""


class Network:
    """A trained network, ready to judge decisions of a game with the pack of an encoder."""

    def __init__(self, weights: Weights, encoder: Encoder) -> None:
        if weights.about["game"] != encoder.game.id:
            raise WeightsError(f"weights of {weights.about['game']!r} cannot play {encoder.game.id!r}")
        vocabulary = Vocabulary.of(encoder)
        w = weights.fitted(vocabulary)
        self._numbers = encoder.layout.numbers
        self._table = np.array(vocabulary.table)
        self._kind, self._design, self._prompt = w["kind.weight"], w["design.weight"], w["prompt.weight"]
        self._size, self._flag = w["size"] * SCALE, w["flag"] * FLAG
        self._up, self._down = _turned(w["up.weight"]), _turned(w["down.weight"])
        self._blocks: list[_Block] = []
        while f"blocks.{len(self._blocks)}.look.weight" in w:
            self._blocks.append(_Block(w, f"blocks.{len(self._blocks)}."))
        self._last = w["last.weight"], w["last.bias"]
        self._verb, self._word = w["verb.weight"], w["word.weight"]
        self._named = self._design @ w["named.weight"].T
        self._amount = _turned(w["amount.weight"])
        self._pointed = np.concatenate([w["first.weight"].T, w["second.weight"].T], 1)
        self._whole = _layer(w, "whole")
        self._judge, self._score = _layer(w, "judge"), _layer(w, "score")
        self._weigh, self._chance = _layer(w, "weigh"), _layer(w, "chance")

    def __call__(self, encoded: Encoded) -> Opinion:
        """The scores of all options and the chances of the seats."""
        x = self._things(encoded)
        for block in self._blocks:
            x = block(x)
        x = _normal(x, *self._last)
        whole = np.concatenate([x[0], x.mean(0)])
        judged = np.maximum(_apply(self._weigh, whole), 0)
        chances = 1 / (1 + np.exp(-_apply(self._chance, judged)))
        return Opinion(self._options(encoded, x, whole), chances)

    def _things(self, encoded: Encoded) -> Any:
        count, width = len(encoded.kinds), self._numbers
        numbers = np.frombuffer(encoded.numbers, np.int8, count * width)
        at = numbers.nonzero()[0]  # few numbers are not 0
        thing, slot = np.divmod(at, width)
        column = self._table[np.array(encoded.kinds)[thing], slot]
        meaning = self._size[column] * numbers[at].astype(np.float32)[:, None] + self._flag[column]
        x = self._kind[encoded.kinds] + self._design[encoded.designs]
        belongs: Any = np.zeros((count, len(at)), np.float32)
        belongs[thing, np.arange(len(at))] = 1
        x += belongs @ meaning
        x[0] += self._prompt[encoded.prompt]
        link: Any = np.zeros((count, count), np.float32)
        link[np.arange(count), encoded.parents] = 1
        return x + (link @ x) @ self._up + (link.T @ x) @ self._down

    def _options(self, encoded: Encoded, x: Any, whole: Any) -> Any:
        verb, first, second, design, word, *amounts = np.array(encoded.options).T
        count, width = x.shape
        pointed = np.zeros((count + 1, 2 * width), np.float32)
        pointed[:count] = x @ self._pointed
        amount = np.array(amounts, np.uint8).view(np.int8).astype(np.float32).T
        o = self._verb[verb] + self._word[word] + self._named[design]
        o += np.concatenate([amount * SCALE, (amount != 0).astype(np.float32)], 1) @ self._amount
        o += pointed[np.minimum(first, count), :width] + pointed[np.minimum(second, count), width:]
        o += _apply(self._whole, whole)
        return _apply(self._score, np.maximum(_apply(self._judge, np.maximum(o, 0)), 0))[:, 0]


class _Block:
    """Attention among the things, then a step for each of them."""

    def __init__(self, w: dict[str, Any], prefix: str) -> None:
        self._before = w[f"{prefix}before.weight"], w[f"{prefix}before.bias"]
        self._between = w[f"{prefix}between.weight"], w[f"{prefix}between.bias"]
        self._look, self._mix = _layer(w, f"{prefix}look"), _layer(w, f"{prefix}mix")
        self._inner, self._outer = _layer(w, f"{prefix}inner"), _layer(w, f"{prefix}outer")

    def __call__(self, x: Any) -> Any:
        count, width = x.shape
        parts = _apply(self._look, _normal(x, *self._before)).reshape(count, 3, HEADS, width // HEADS)
        query, key, value = parts.transpose(1, 2, 0, 3)
        attention = query @ key.transpose(0, 2, 1)
        attention *= 1 / np.sqrt(width // HEADS).astype(np.float32)
        attention -= attention.max(-1, keepdims=True)
        np.exp(attention, out=attention)
        attention /= attention.sum(-1, keepdims=True)
        x = x + _apply(self._mix, (attention @ value).transpose(1, 0, 2).reshape(count, width))
        return x + _apply(self._outer, np.maximum(_apply(self._inner, _normal(x, *self._between)), 0))


def _turned(array: Any) -> Any:
    return np.ascontiguousarray(array.T)


def _layer(w: dict[str, Any], name: str) -> tuple[Any, Any]:
    return _turned(w[f"{name}.weight"]), w[f"{name}.bias"]


def _apply(layer: tuple[Any, Any], x: Any) -> Any:
    return x @ layer[0] + layer[1]


def _normal(x: Any, weight: Any, bias: Any) -> Any:
    centered = x - x.mean(1, keepdims=True)
    spread = np.einsum("ij,ij->i", centered, centered)[:, None] / x.shape[1]
    return centered / np.sqrt(spread + TINY) * weight + bias
