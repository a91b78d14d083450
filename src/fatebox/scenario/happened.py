"""Events in `then`: what happened, each as a list of its kind and its arguments, cards by name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fatebox.kernel import Event, Game
from fatebox.kernel.events import event_classes
from fatebox.kernel.near import did_you_mean

from .compare import WORDS_OF_LISTS, shown
from .errors import ScenarioError
from .names import CardNames, written
from .report import Failure


def check_events(
    game: Game[Any], names: CardNames, expected: Any, events: list[Event], where: str
) -> Iterator[Failure]:
    """All events in their order, or a word about them as about any list."""
    found = [[event.kind, *written(event.args)] for event in events]
    if isinstance(expected, list):
        _check_kinds(game, expected, where)
        if not _in_order(names, expected, found):
            yield Failure(where, f"expected {shown(expected)}, found {shown(found)}")
        return
    if not isinstance(expected, dict):
        raise ScenarioError(f"{where}: expected a list of events, got {expected!r}")
    for word, items in expected.items():
        place = f"{where}.{word}"
        if word == "size":
            if items != len(found):
                yield Failure(place, f"expected {shown(items)}, found {len(found)}")
            continue
        if word not in WORDS_OF_LISTS or not isinstance(items, list):
            raise ScenarioError(f"{place}: expected a list of events under size, holds, lacks or set")
        _check_kinds(game, items, place)
        yield from _check_word(names, word, items, found, place)


def _check_word(
    names: CardNames, word: str, items: list[Any], found: list[list[Any]], where: str
) -> Iterator[Failure]:
    if word == "lacks":
        wrong = [event for event in found if any(_means(names, item, event) for item in items)]
        if wrong:
            yield Failure(where, f"expected none of {shown(items)}, found {shown(wrong)}")
        return
    left = found[:]
    missing = []
    for item in items:
        there = next((event for event in left if _means(names, item, event)), None)
        if there is None:
            missing.append(item)
        else:
            left.remove(there)
    if missing or (left and word == "set"):
        parts = [f"missing {shown(missing)}"] if missing else []
        parts += [f"not expected {shown(left)}"] if left and word == "set" else []
        yield Failure(where, f"{', '.join(parts)}; found {shown(found)}")


def _in_order(names: CardNames, expected: list[Any], found: list[list[Any]]) -> bool:
    return len(expected) == len(found) and all(map(lambda a, b: _means(names, a, b), expected, found))


def _means(names: CardNames, item: list[Any], event: list[Any]) -> bool:
    """Whether an event begins as the item does."""
    return len(item) <= len(event) and all(map(lambda a, b: _alike(names, a, b), item, event))


def _alike(names: CardNames, wanted: Any, there: Any) -> bool:
    """Whether two arguments are the same; a name means the number of each copy of the card."""
    if isinstance(wanted, list) and isinstance(there, list):
        return len(wanted) == len(there) and all(map(lambda a, b: _alike(names, a, b), wanted, there))
    if isinstance(wanted, str) and type(there) is int:
        return wanted in names.box and there in names.box.find(wanted)
    return names.means(wanted, there)


# --- kinds of events ---------------------------------------------------------------------------------


def _check_kinds(game: Game[Any], items: list[Any], where: str) -> None:
    known = event_kinds(game.package)
    for i, item in enumerate(items):
        if not isinstance(item, list) or not item or not isinstance(item[0], str):
            raise ScenarioError(f'{where}[{i}]: expected an event such as ["kind", ...], got {item!r}')
        if item[0] not in known:
            near = did_you_mean(item[0], known)
            raise ScenarioError(f"{where}[{i}]: {game.title} has no event {item[0]!r}{near}")


@cache
def event_kinds(package: str) -> frozenset[str]:
    """The kinds of events of a game."""
    return frozenset(event.kind for event in event_classes(package))
