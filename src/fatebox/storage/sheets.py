"""Lists of cards as TOML: cards by name, errors that name the file, the field and the clause."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec
import tomlkit

from fatebox.kernel import Game
from fatebox.kernel.content import explain
from fatebox.kernel.conversion import convert
from fatebox.kernel.keeping import CardCounts, DeckRules
from fatebox.kernel.near import near
from fatebox.kernel.problem import NUMBER, TWICE, UNKNOWN, Problem, in_lines

from .errors import StorageError

T = TypeVar("T")
_CHECKSUM = re.compile(r'^checksum = "([0-9a-f]*)"\n', re.MULTILINE)


def deck_rules(game: Game[Any]) -> DeckRules:
    """The rules of a game's decks; an error if it has none."""
    if game.decks is None:
        raise StorageError(f"there are no decks in {game.title}")
    return game.decks


def read_sheet(text: str, where: str, type_: type[T]) -> T:
    """A text as an object of this type."""
    try:
        return convert(tomllib.loads(text), type_)
    except msgspec.ValidationError as error:
        raise StorageError(f"{where}: {explain(str(error), type_)}") from None
    except (ValueError, RecursionError) as error:
        raise StorageError(f"{where}: expected TOML: {error}") from None


def check_faction(game: Game[Any], faction: str, where: str) -> None:
    """Refuse a faction that the game does not have."""
    known = deck_rules(game).factions(game.pack())
    if faction not in known:
        raise StorageError(f"{where}: faction: expected one of {', '.join(sorted(known))}, got {faction!r}")


# --- cards ----------------------------------------------------------------------------------------------


def by_key(game: Game[Any], cards: Mapping[str, Any], where: str) -> dict[str, int]:
    """The cards of a sheet by key; they may be called by name or key, in capitals or not."""
    rules = deck_rules(game)
    known = rules.cards(game.pack())
    keys = {word.casefold(): key for key, card in known.items() for word in (card.name, key)}
    found: dict[str, int] = {}
    problems = []
    for word, number in cards.items():
        key = keys.get(word.casefold())
        if key is None:
            what = UNKNOWN(near=tuple(near(word, [card.name for card in known.values()])))
            problems.append(Problem(word, what, rules.card_clause))
        elif type(number) is not int or number < 1:
            problems.append(Problem(word, NUMBER(got=f"{number!r:.60}"), rules.copies_clause))
        elif key in found:
            problems.append(Problem(word, TWICE(), rules.copies_clause))
        else:
            found[key] = number
    refuse(problems, where)
    return found


def by_name(game: Game[Any], cards: CardCounts) -> dict[str, int]:
    """Cards by name, the cheapest first."""
    known = deck_rules(game).cards(game.pack())
    return {known[key].name: cards[key] for key in in_order(game, cards)}


def in_order(game: Game[Any], cards: Iterable[str]) -> list[str]:
    """Keys of cards by cost, then by name."""
    known = deck_rules(game).cards(game.pack())
    return sorted(cards, key=lambda key: (known[key].cost, known[key].name))


def refuse(problems: Iterable[Problem], where: str) -> None:
    """Raise all problems with a sheet as one error, each with its field."""
    found = list(problems)
    if found:
        raise StorageError(in_lines(found, f"{where}: cards"))


# --- writing, and checksums -----------------------------------------------------------------------------


def write_sheet(comment: str, data: dict[str, Any]) -> str:
    """A sheet as text, with a comment on top."""
    return f"# {comment}\n\n{tomlkit.dumps(data)}"


def sealed(text: str) -> str:
    """The sheet with a checksum of itself, before its first table."""
    head, mark, rest = text.partition("\n[")
    return f'{head}checksum = "{_checksum(text)}"\n{mark}{rest}'


def check_seal(text: str, where: str, *, needed: bool = True) -> None:
    """Refuse a sheet that does not fit its checksum, or has none if it needs one."""
    found = _CHECKSUM.search(text)
    if found is None:
        if needed:
            raise StorageError(f"{where}: checksum: missing; the file is damaged or was written by hand")
        return
    expected = _checksum(text[: found.start()] + text[found.end() :])
    if found.group(1) != expected:
        raise StorageError(
            f"{where}: checksum: expected {expected}, got {found.group(1)}; the file is damaged or was edited"
        )


def _checksum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
