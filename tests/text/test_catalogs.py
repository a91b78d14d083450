"""Catalogs: well formed, complete in every language, with the arguments of the English messages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fatebox.games import game_ids, load_game
from fatebox.text.bundles import ENGLISH, LANGUAGES, SHARED, topics

PACKAGES = (SHARED, *(load_game(game).package for game in game_ids()))
OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)
DERIVED = ("-is", "-or", "-count")
"""Attributes of an argument that patterns may ask about; each language uses what its grammar needs."""


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        name = node.id.name
        self.found.add(next((name.removesuffix(end) for end in DERIVED if name.endswith(end)), name))


def arguments(node: ast.BaseNode) -> set[str]:
    """The names of the arguments that a message uses."""
    visitor = _Arguments()
    visitor.visit(node)
    return visitor.found


@cache
def entries(package: str, language: str) -> tuple[ast.Message, ...]:
    """All messages of a package in a language."""
    return tuple(_entries(package, language))


def _entries(package: str, language: str) -> Iterator[ast.Message]:
    for topic, text in topics(package, language).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{package} {language}/{topic}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                yield entry


def parts(package: str, language: str) -> dict[str, ast.Pattern]:
    """All values and attributes by their keys; none may be there twice."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(package, language):
        assert entry.id.name not in found, f"{package} {language}: {entry.id.name} is there twice"
        if entry.value is not None:
            found[entry.id.name] = entry.value
        for attribute in entry.attributes:
            found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_is_translated_and_none_is_unknown(package: str, language: str) -> None:
    english = {entry.id.name for entry in entries(package, ENGLISH)}
    other = {entry.id.name for entry in entries(package, language)}
    assert english ^ other == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_translations_use_the_arguments_of_the_english_message(package: str, language: str) -> None:
    english, other = parts(package, ENGLISH), parts(package, language)
    different = {
        key: (arguments(english[key]), arguments(pattern))
        for key, pattern in other.items()
        if key in english and not follows(arguments(pattern), arguments(english[key]))
    }
    assert different == {}


def follows(other: set[str], english: set[str]) -> bool:
    """Whether all arguments are English ones, or cases and genders of such (`$post-acc`)."""
    return all(name in english or any(name.startswith(f"{own}-") for own in english) for name in other)


@pytest.mark.parametrize("package", PACKAGES)
def test_topics_are_the_same_in_all_languages(package: str) -> None:
    assert len({tuple(topics(package, language)) for language in LANGUAGES}) == 1
