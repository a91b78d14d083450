"""Messages that the server can say, from its syntax trees and declarations; all others the client has to say.

A key is said where it is written out, where it belongs to a declaration (an event, a prompt, a verb, a term),
or where it is made: of a head that is written out (`key_of("word", race)`) and of names that the code or the
content of the game has.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, NamedTuple

import fatebox
from fatebox.games import load_game, load_rulebook
from fatebox.kernel import Data, Prompt
from fatebox.kernel.events import event_classes
from fatebox.kernel.messages import hyphened, key_of
from fatebox.server.tables.log import Outgrown, TakenBack
from fatebox.text.bundles import SHARED

SOURCE = Path(fatebox.__file__).parent
GAMES = SOURCE / "games"
MAKERS = ("key_of", "word", "spoken")
"""Functions that make a key of their arguments."""


def client_only(package: str, keys: Iterable[str]) -> Mapping[str, list[str]]:
    """The keys that the server cannot say, each with the heads after which all the rest are known names."""
    return {
        key: [f"{head}-" for head, rest in _splits(key) if _is_named(package, rest)]
        for key in keys
        if not says(package, key)
    }


def says(package: str, key: str) -> bool:
    """Whether the server can say a message of a package."""
    if key in _literals(package) or key in declared(package):
        return True
    heads = written(package).heads
    return any(head in heads and _is_named(package, rest) for head, rest in _splits(key))


@cache
def _literals(package: str) -> frozenset[str]:
    """The strings of the code, each without an attribute that it asks for."""
    return frozenset(text.partition(".")[0] for text in written(package).strings)


def _splits(key: str) -> Iterator[tuple[str, str]]:
    """Every way to part a key into a head and a rest: `word-blood-moon` is `word` and `blood-moon`, ..."""
    parts = key.split("-")
    for end in range(1, len(parts)):
        yield "-".join(parts[:end]), "-".join(parts[end:])


def _is_named(package: str, rest: str) -> bool:
    """Whether the rest of a key is a name, or several in a row."""
    known = _names(package)
    return rest in known or any(a in known and _is_named(package, b) for a, b in _splits(rest))


# --- declarations -----------------------------------------------------------------------------------


@cache
def declared(package: str) -> frozenset[str]:
    """The keys of what a game declares: its events, prompts, windows, verbs, terms and settings."""
    if package == SHARED:
        return frozenset(f"event-{event.kind}" for event in (TakenBack, Outgrown))
    game = load_game(package.rpartition(".")[2])
    terms = game.judgement.evaluator.names if game.judgement.evaluator else ()
    return frozenset(
        (
            *(f"event-{event.kind}" for event in event_classes(package)),
            *(prompt.key for prompt in prompts(package)),
            *(key_of(occasion.removesuffix(".react")) for occasion in _occasions(package)),
            *(f"option-{hyphened(verb)}" for verb in game.verbs),
            *(f"reason-{hyphened(term)}" for term in terms),
            *(f"setting-{hyphened(each.name)}" for each in game.settings if not isinstance(each, Data)),
            *(f"rules-{section.rpartition('-')[-1].lower()}" for section in load_rulebook(game.id).sections),
        )
    )


def _occasions(package: str) -> Iterator[str]:
    """The windows that are asked about by their own names."""
    return (prompt.id for prompt in prompts(package) if prompt.id.startswith("window."))


@cache
def prompts(package: str) -> tuple[Prompt, ...]:
    """All prompts that the modules of a game declare."""
    root = import_module(package)
    names = [module.name for module in walk_packages(root.__path__, f"{package}.")]
    modules = [import_module(name) for name in names if ".terminal" not in name]
    values = [value for module in modules for value in vars(module).values()]
    tables = [each for value in values if isinstance(value, dict) for each in value.values()]
    return tuple(each for each in (*values, *tables) if isinstance(each, Prompt))


# --- syntax -----------------------------------------------------------------------------------------


class Written(NamedTuple):
    """The contents of some code: strings, beginnings of keys that it makes, and fields of classes."""

    strings: frozenset[str]
    heads: frozenset[str]
    fields: frozenset[str]


@cache
def written(package: str) -> Written:
    """All that is written in the files that speak the catalogs of a package: its own, and the shared ones."""
    own = GAMES / package.rpartition(".")[2]
    files = [
        _written(file)
        for file in sorted(SOURCE.rglob("*.py"))
        if package == SHARED or GAMES not in file.parents or own in file.parents
    ]
    return Written(*(frozenset[str]().union(*each) for each in zip(*files, strict=True)))


@cache
def _written(file: Path) -> Written:
    strings, heads, fields = set(), set(), set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            strings.add(node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            fields.add(node.target.id)
        elif isinstance(node, ast.JoinedStr | ast.Call):
            heads.add(_head(node))
    return Written(frozenset(strings), frozenset(heads - {""}), frozenset(fields))


def _head(node: ast.JoinedStr | ast.Call) -> str:
    """The beginning of a key that is made, as in `key_of("terminal", deck)` and `f"about-{faction}"`."""
    if isinstance(node, ast.Call):
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        return "-".join(_leading(node.args)) if name in MAKERS else ""
    first = node.values[0]
    text = str(first.value) if isinstance(first, ast.Constant) else ""
    return text[:-1] if text.endswith("-") else ""


def _leading(arguments: list[ast.expr]) -> Iterator[str]:
    """The arguments up to the first that is not written out."""
    for argument in arguments:
        if not isinstance(argument, ast.Constant):
            return
        yield str(argument.value)


# --- names ------------------------------------------------------------------------------------------


@cache
def _names(package: str) -> frozenset[str]:
    """All names of the code and of the content, as catalogs spell them."""
    folder = GAMES / package.rpartition(".")[2]
    content = (tomllib.loads(file.read_text(encoding="utf-8")) for file in folder.rglob("*.toml"))
    code = written(package)
    found = {*code.strings, *code.fields, *(name for data in content for name in _content_names(data))}
    return frozenset(hyphened(name) for name in found) | {name.lower() for name in map(hyphened, found)}


def _content_names(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _content_names(value)
    elif isinstance(data, list):
        for value in data:
            yield from _content_names(value)
    elif isinstance(data, str | int):
        yield str(data)
