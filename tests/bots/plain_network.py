"""The network thing by thing and in double precision: slow, and easy to compare with `learn/net.py`."""

from __future__ import annotations

from typing import Any

import numpy as np

from fatebox.bots.learned.network import HEADS, TINY, Opinion
from fatebox.bots.learned.vocabulary import FLAG, SCALE, Vocabulary
from fatebox.bots.learned.weights import Weights
from fatebox.kernel.encoding.encoder import NOWHERE, Encoded, Encoder


class PlainNetwork:
    """The thoughts of a network on one decision."""

    def __init__(self, weights: Weights, encoder: Encoder) -> None:
        vocabulary = Vocabulary.of(encoder)
        self._table, self._room = vocabulary.table, encoder.layout.numbers
        fitted = weights.fitted(vocabulary)
        self._w = {name: array.astype(np.float64) for name, array in fitted.items()}

    def __call__(self, encoded: Encoded) -> Opinion:
        """The scores of all options and the chances of the seats."""
        x = self._things(encoded)
        block = 0
        while f"blocks.{block}.look.weight" in self._w:
            x = self._block(x, f"blocks.{block}.")
            block += 1
        x = self._normal(x, "last")
        whole = np.concatenate([x[0], x.mean(0)])
        chances = self._apply("chance", np.maximum(self._apply("weigh", whole), 0))
        scores = [self._score(option, x, whole) for option in encoded.options]
        return Opinion(np.array(scores), 1 / (1 + np.exp(-chances)))

    def _things(self, encoded: Encoded) -> Any:
        w, found = self._w, []
        for row, (kind, design) in enumerate(zip(encoded.kinds, encoded.designs, strict=True)):
            thing = w["kind.weight"][kind] + w["design.weight"][design]
            for slot in range(self._room):
                number, column = encoded.numbers[row * self._room + slot], self._table[kind][slot]
                if number:
                    thing += w["size"][column] * SCALE * _signed(number) + w["flag"][column] * FLAG
            found.append(thing)
        found[0] += w["prompt.weight"][encoded.prompt]
        x = np.array(found)
        related = x.copy()
        for row, parent in enumerate(encoded.parents):
            related[row] += w["up.weight"] @ x[parent]
            related[parent] += w["down.weight"] @ x[row]
        return related

    def _block(self, x: Any, prefix: str) -> Any:
        parts = self._apply(f"{prefix}look", self._normal(x, f"{prefix}before"))
        heads = []
        for query, key, value in zip(
            *(np.split(part, HEADS, 1) for part in np.split(parts, 3, 1)), strict=True
        ):
            attention = np.exp(query @ key.T / np.sqrt(query.shape[1]))
            heads.append(attention / attention.sum(1, keepdims=True) @ value)
        x = x + self._apply(f"{prefix}mix", np.concatenate(heads, 1))
        inner = self._apply(f"{prefix}inner", self._normal(x, f"{prefix}between"))
        return x + self._apply(f"{prefix}outer", np.maximum(inner, 0))

    def _score(self, option: tuple[int, ...], x: Any, whole: Any) -> float:
        w = self._w
        verb, first, second, design, word, *amounts = option
        numbers = [_signed(amount) for amount in amounts]
        o = w["verb.weight"][verb] + w["word.weight"][word] + w["named.weight"] @ w["design.weight"][design]
        o += w["amount.weight"] @ [*(SCALE * number for number in numbers), *(float(n != 0) for n in numbers)]
        for name, row in (("first.weight", first), ("second.weight", second)):
            if row != NOWHERE:
                o += w[name] @ x[row]
        o = np.maximum(o + self._apply("whole", whole), 0)
        return float(self._apply("score", np.maximum(self._apply("judge", o), 0))[0])

    def _apply(self, layer: str, x: Any) -> Any:
        return x @ self._w[f"{layer}.weight"].T + self._w[f"{layer}.bias"]

    def _normal(self, x: Any, name: str) -> Any:
        centered = x - x.mean(1, keepdims=True)
        spread = np.sqrt((centered**2).mean(1, keepdims=True) + TINY)
        return centered / spread * self._w[f"{name}.weight"] + self._w[f"{name}.bias"]


def _signed(byte: int) -> float:
    return float(byte - 256 if byte > 127 else byte)
