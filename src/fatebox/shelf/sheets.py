"""Lists of cards as TOML sheets: cards by name, errors with file, field, what was expected and the clause."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypeVar

import msgspec

from fatebox.games.outposts.content import CardList, OutpostsPack
from fatebox.kernel.content import explain
from fatebox.kernel.near import did_you_mean
from fatebox.kernel.problem import Problem
from fatebox.scenario.toml import to_toml

from .files import ShelfError

T = TypeVar("T")
FactionName = Literal["cinder", "bastion", "wildroot", "veil"]
_CHECKSUM = re.compile(r'^checksum = "([0-9a-f]*)"\n', re.MULTILINE)


def read_sheet(text: str, where: str, type_: type[T]) -> T:
    """A sheet as an object of this type."""
    try:
        return msgspec.convert(tomllib.loads(text), type_)
    except msgspec.ValidationError as error:
        raise ShelfError(f"{where}: {explain(str(error), type_)}") from None
    except (ValueError, RecursionError) as error:
        raise ShelfError(f"{where}: expected TOML: {error}") from None


# --- cards ----------------------------------------------------------------------------------------------


def by_key(pack: OutpostsPack, cards: Mapping[str, Any], where: str) -> CardList:
    """The cards of a sheet by key; they may be called by name or key, in capitals or not."""
    keys = {word.casefold(): key for key, design in pack.designs.items() for word in (design.name, key)}
    found: CardList = {}
    problems = []
    for word, number in cards.items():
        key = keys.get(word.casefold())
        if key is None:
            names = [design.name for design in pack.designs.values()]
            text = f"there is no such card{did_you_mean(word, names)}"
            problems.append(Problem(word, text, "OUT-SET.2"))
        elif type(number) is not int or number < 1:
            text = f"expected a whole number of copies from 1, got {number!r:.60}"
            problems.append(Problem(word, text, "OUT-SET.4"))
        elif key in found:
            problems.append(Problem(word, "this card is named twice", "OUT-SET.4"))
        else:
            found[key] = number
    refuse(problems, where)
    return found


def by_name(pack: OutpostsPack, cards: Mapping[str, int]) -> CardList:
    """Cards by name, the cheapest first."""
    order = sorted(cards, key=lambda key: (pack.designs[key].cost, pack.designs[key].name))
    return {pack.designs[key].name: cards[key] for key in order}


def refuse(problems: Iterable[Problem], where: str) -> None:
    """Raise all problems with a sheet as one error, each with its field."""
    lines = [f"{where}: cards{'.' if problem.card else ': '}{problem}" for problem in problems]
    if lines:
        raise ShelfError("\n".join(lines))


# --- writing, and checksums -----------------------------------------------------------------------------


def write_sheet(comment: str, data: dict[str, Any]) -> str:
    """A sheet as text, with a comment on top."""
    return f"# {comment}\n\n{to_toml(data)}"


def sealed(text: str) -> str:
    """The sheet with a checksum of itself, before its first table."""
    head, mark, rest = text.partition("\n[")
    return f'{head}checksum = "{_checksum(text)}"\n{mark}{rest}'


def check_seal(text: str, where: str, *, needed: bool = True) -> None:
    """Refuse a sheet that does not fit its checksum, or has none if it needs one."""
    found = _CHECKSUM.search(text)
    if found is None:
        if needed:
            raise ShelfError(f"{where}: checksum: missing; the file is damaged or was written by hand")
        return
    expected = _checksum(text[: found.start()] + text[found.end() :])
    if found.group(1) != expected:
        raise ShelfError(
            f"{where}: checksum: expected {expected}, got {found.group(1)}; the file is damaged or was edited"
        )


def _checksum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
