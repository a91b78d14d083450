"""The TypeScript types of messages: every key that the client can say, with the arguments that it takes.

They are made from the catalogs. An argument that chooses a plural form is a number; a message takes what any
of its translations asks for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fatebox.games import game_ids, load_game
from fatebox.text.bundles import LANGUAGES, SHARED, published
from tools.message_use import client_only

HEAD = "// Made from the catalogs by tools/client_types.py. Do not edit.\n"
PLURALS = frozenset(("zero", "one", "two", "few", "many"))
"""Variants that only a number chooses."""
Messages = Mapping[str, Mapping[str, str]]
"""The type of each argument of each message."""


class _Arguments(Visitor):
    """The arguments of a pattern and their types."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.setdefault(node.id.name, "string | number")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = (variant.key for variant in node.variants)
        counted = any(isinstance(key, ast.NumberLiteral) or key.name in PLURALS for key in keys)
        if counted and isinstance(node.selector, ast.VariableReference):
            self.found[node.selector.id.name] = "number"
        self.generic_visit(node)


def messages_of(package: str) -> Messages:
    """The messages of a package that the client gets, by key; an attribute has a key of its own."""
    found: dict[str, _Arguments] = {}
    for language in LANGUAGES:
        for key, pattern in _patterns(published(package, language)):
            found.setdefault(key, _Arguments()).visit(pattern)
    return {key: dict(sorted(found[key].found.items())) for key in sorted(found)}


def _patterns(catalog: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser().parse(catalog).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def shared_text() -> str:
    """The file with the messages that all games share, and those that each of them has in its own words."""
    games = [messages_of(load_game(game).package) for game in game_ids()]
    common = {
        key: {name: kind for game in games for name, kind in game[key].items()}
        for key in games[0]
        if all(key in game for game in games)
    }
    return "".join(
        (
            HEAD,
            _table("The messages that all games share.", "Messages", messages_of(SHARED)),
            _table("The messages that each game has in its own words.", "EachGame", common),
            _unsaid(SHARED),
        )
    )


def game_messages(package: str) -> str:
    """The type of the messages of a game."""
    table = _table("The messages of this game, with their arguments.", "Messages", messages_of(package))
    return table + _unsaid(package)


def _unsaid(package: str) -> str:
    """The type of the messages that the client alone says, with the heads of which it may make their keys."""
    keys = dict.fromkeys(key.partition(".")[0] for key in messages_of(package))
    lines = (f"  '{key}': {_union(heads)}\n" for key, heads in client_only(package, keys).items())
    comment = "Messages that the server does not say; how their keys may begin where the client makes them."
    return f"\n/** {comment} */\nexport type ClientOnly = {{\n{''.join(lines)}}}\n"


def _union(words: Iterable[str]) -> str:
    return " | ".join(f"'{word}'" for word in words) or "never"


def _table(comment: str, name: str, messages: Messages) -> str:
    lines = (f"  '{key}': {_object(arguments.items())}\n" for key, arguments in messages.items())
    return f"\n/** {comment} */\nexport type {name} = {{\n{''.join(lines)}}}\n"


def _object(arguments: Iterable[tuple[str, str]]) -> str:
    inner = "; ".join(f"{_quoted(name)}: {kind}" for name, kind in arguments)
    return f"{{ {inner} }}" if inner else "{}"


def _quoted(name: str) -> str:
    return f"'{name}'" if "-" in name else name
