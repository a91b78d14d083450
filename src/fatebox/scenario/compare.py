"""Comparing what a file expects with the data that is there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from fatebox.kernel import DataError
from fatebox.kernel.shapes import CardShape, DictShape, ObjectShape, Shape

from .errors import ScenarioError
from .names import NONE, CardNames
from .report import Failure
from .shaped import bare, inside

WORDS_OF_LISTS = ("size", "holds", "lacks", "set")


def shown(value: Any) -> str:
    """A value as a file would hold it."""
    return json.dumps(value, ensure_ascii=False)


def nested(path: str, expected: Any, where: str) -> dict[str, Any]:
    """`citadels[0].reserve` = 22 as the tables it stands for."""
    if not re.fullmatch(r"[^.\[\]]+(\.[^.\[\]]+|\[-?\d+\]|\[\"[^\"]*\"\])*", path):
        raise ScenarioError(
            f'{where}: expected a path such as row, rots[1], citadels[0].hand or seen["raid.1"]'
        )
    steps = re.findall(r"\[\"([^\"]*)\"\]|\[(-?\d+)\]|([^.\[\]]+)", path)
    for quoted, index, name in reversed(steps):
        expected = {quoted or index or name: expected}
    tables: dict[str, Any] = expected
    return tables


def compare(names: CardNames, shape: Shape, expected: Any, found: Any, where: str) -> Iterator[Failure]:
    """The differences from the expectation; `shape` says which values are cards."""
    shape = bare(shape)
    if isinstance(expected, dict) and expected:
        if isinstance(found, dict):
            yield from _compare_table(names, shape, expected, found, where)
            return
        if isinstance(found, list):
            yield from _compare_entries(names, shape, expected, found, where)
            return
    check_names(names, shape, expected, where)
    if not _same(names, shape, expected, found):
        yield Failure(where, f"expected {shown(expected)}, found {shown(found)}")


def check_names(names: CardNames, shape: Shape, expected: Any, where: str) -> None:
    """Refuse the name of a card that does not exist."""
    shape = bare(shape)
    if isinstance(shape, CardShape) and isinstance(expected, str) and expected != NONE:
        names.find(expected, where)
    elif isinstance(expected, list):
        for i, item in enumerate(expected):
            check_names(names, inside(shape, i), item, f"{where}[{i}]")


def _compare_table(
    names: CardNames, shape: Shape, expected: dict[str, Any], found: dict[str, Any], where: str
) -> Iterator[Failure]:
    for key, item in expected.items():
        if isinstance(shape, DictShape):
            check_names(names, shape.key, key, f"{where}.{key}")
        there = next((k for k in found if names.means(key, k)), None)
        if there is not None:
            yield from compare(names, inside(shape, there), item, found[there], f"{where}.{key}")
        elif item != NONE or isinstance(shape, ObjectShape):
            yield Failure(f"{where}.{key}", f"there is no {key!r}; there is {', '.join(found) or 'nothing'}")


def _compare_entries(
    names: CardNames, shape: Shape, expected: dict[str, Any], found: list[Any], where: str
) -> Iterator[Failure]:
    """Entries of a list by index, or a word about the whole list."""
    for step, item in expected.items():
        if re.fullmatch(r"-?\d+", step):
            index = int(step)
            if -len(found) <= index < len(found):
                at = index % len(found)
                yield from compare(names, inside(shape, at), item, found[index], f"{where}[{step}]")
            else:
                yield Failure(f"{where}[{step}]", f"the list has only {len(found)} entries: {shown(found)}")
        elif step == "size":
            yield from compare(names, Shape(), item, len(found), f"{where}.size")
        elif step in WORDS_OF_LISTS:
            yield from _compare_whole(names, shape, step, item, found, f"{where}.{step}")
        else:
            raise ScenarioError(
                f"{where}.{step}: {where} is a list; expected an index, size, holds, lacks or set"
            )


def _compare_whole(
    names: CardNames, shape: Shape, word: str, expected: Any, found: list[Any], where: str
) -> Iterator[Failure]:
    if not isinstance(expected, list):
        raise ScenarioError(f"{where}: expected a list, got {expected!r}")
    check_names(names, shape, expected, where)
    inner = inside(shape, 0)
    if word == "lacks":
        for i, unwanted in enumerate(expected):
            _check_possible(names, inner, unwanted, f"{where}[{i}]")
        wrong = [item for item in found if any(_same(names, inner, unwanted, item) for unwanted in expected)]
        if wrong:
            yield Failure(where, f"expected none of {shown(expected)}, found {shown(wrong)}")
        return
    missing, extra = _match_up(names, inner, expected, found)
    if missing or (extra and word == "set"):
        parts = [f"missing {shown(missing)}"] if missing else []
        parts += [f"not expected {shown(extra)}"] if extra and word == "set" else []
        yield Failure(where, f"{', '.join(parts)}; found {shown(found)}")


def _check_possible(names: CardNames, shape: Shape, value: Any, where: str) -> None:
    """Refuse what could never be in the list: that it is not there says nothing."""
    if isinstance(value, dict) or value == NONE:
        return
    try:
        shape.load(value, lambda name: names.box.find(name)[0], where)
    except DataError as error:
        raise ScenarioError(str(error)) from None


def _match_up(
    names: CardNames, shape: Shape, expected: list[Any], found: list[Any]
) -> tuple[list[Any], list[Any]]:
    """The expected items that are missing, and the unexpected ones; exact names are matched first."""
    extra = found[:]
    missing = []
    for item in sorted(expected, key=lambda item: item not in found):
        there = next((other for other in extra if _same(names, shape, item, other)), None)
        if there is None:
            missing.append(item)
        else:
            extra.remove(there)
    return missing, extra


def _same(names: CardNames, shape: Shape, expected: Any, found: Any) -> bool:
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(
            _same(names, inside(shape, i), a, b) for i, (a, b) in enumerate(zip(expected, found, strict=True))
        )
    if isinstance(expected, dict) and expected:
        return isinstance(found, dict) and next(compare(names, shape, expected, found, ""), None) is None
    return names.means(expected, found)
