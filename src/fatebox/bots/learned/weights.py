"""Weights: the numbers of a trained network in one small file, with the names that they belong to.

The file says which version of the rules and which content it was trained for. It also fits others:
things of the same name keep their numbers, and new cards are known by their data alone.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import as_file
from pathlib import Path
from typing import Any

import numpy as np

from fatebox.kernel import FateboxError, Game

from . import network_file
from .vocabulary import Vocabulary

FORMAT = 1
ABOUT, SCALE = "about", "|scale"
BYTE, TINY = 127, 1e-12
LARGEST = 2_000_000
"""Bytes of a file of weights."""


class WeightsError(FateboxError):
    """A file of weights that cannot be used."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The arrays of a network by name, and what they were trained for."""

    arrays: dict[str, Any]
    about: dict[str, Any]

    def save(self, path: Path, *, small: bool = False) -> None:
        """Write the file: numbers of 16 bits, or tables of 8 bits with a scale for each row."""
        arrays = {name: array.astype(np.float16) for name, array in self.arrays.items()}
        for name, array in self.arrays.items():
            if small and array.ndim == 2:
                scale = np.maximum(np.abs(array).max(1, keepdims=True), TINY) / BYTE
                arrays[name] = np.round(array / scale).astype(np.int8)
                arrays[f"{name}{SCALE}"] = scale.astype(np.float32)
        text = np.frombuffer(json.dumps(self.about).encode(), np.uint8)
        np.savez_compressed(path, **arrays, **{ABOUT: text})
        if path.stat().st_size > LARGEST:
            raise WeightsError(f"{path}: expected at most {LARGEST} bytes, got {path.stat().st_size}")

    def matched(self, now: Vocabulary) -> dict[str, Any]:
        """The arrays as a training needs them, for a game as it is now: rows are found by their names."""
        arrays = dict(self.arrays)
        then = self.about["names"]
        arrays["kind.weight"] = _rows(arrays["kind.weight"], then["kinds"], now.kinds)
        arrays["design.weight"] = _rows(arrays["design.weight"], then["designs"], now.designs)
        arrays["verb.weight"] = _rows(arrays["verb.weight"], ["", *then["verbs"]], ["", *now.verbs])
        data = arrays["datum.weight"].T / np.array(then["scales"], np.float32)[:, None]
        scales = np.array(now.scales, np.float32)[:, None]
        arrays["datum.weight"] = (_rows(data, then["data"], now.data) * scales).T
        parts = np.split(arrays["number.weight"].T, 2)
        arrays["number.weight"] = np.concatenate(
            [_rows(part, then["columns"], now.columns) for part in parts]
        ).T
        return {name: np.ascontiguousarray(array) for name, array in arrays.items()}

    def fitted(self, now: Vocabulary) -> dict[str, Any]:
        """The arrays as a player needs them: designs with their data, numbers by size and as flags."""
        arrays = self.matched(now)
        arrays["design.weight"] += now.design_data() @ arrays.pop("datum.weight").T
        size, flag = np.split(arrays.pop("number.weight").T, 2)
        return arrays | {"size": np.ascontiguousarray(size), "flag": np.ascontiguousarray(flag)}


def _rows(array: Any, then: list[str], now: list[str]) -> Any:
    """The rows of an array in the order of other names; zeros for a name that is new."""
    place = {name: number for number, name in enumerate(then)}
    found = np.zeros((len(now), array.shape[1]), array.dtype)
    for number, name in enumerate(now):
        if name in place:
            found[number] = array[place[name]]
    return found


def load(path: Path) -> Weights:
    """The weights in a file."""
    try:
        with np.load(path) as file:
            about = json.loads(bytes(file[ABOUT]))
            arrays = {name: file[name].astype(np.float32) for name in file.files if name != ABOUT}
        for name in [name for name in arrays if name.endswith(SCALE)]:
            arrays[name.removesuffix(SCALE)] *= arrays.pop(name)
    except (OSError, ValueError, KeyError) as error:
        raise WeightsError(f"{path}: expected weights of a network: {error}") from None
    if about.get("format") != FORMAT:
        raise WeightsError(f"{path}: format: expected {FORMAT}, got {about.get('format')!r}")
    return Weights(arrays, about)


def packed(game: Game[Any], after: int = 0) -> Weights | None:
    """The weights in a game's package, of the whole training or its beginning; None if it has none."""
    file = network_file(game, after)
    if not file.is_file():
        return None
    with as_file(file) as path:
        return load(path)


def about(game: Game[Any], content: str, now: Vocabulary, **more: Any) -> dict[str, Any]:
    """The description that a file of weights carries."""
    trained = {"game": game.id, "version": game.version, "content": content}
    return {"format": FORMAT, **trained, **more, "names": now.names()}
