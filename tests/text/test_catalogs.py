"""Catalogs: well formed, complete in every language, with the arguments of the English messages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fatebox.games import game_ids, load_game
from fatebox.text.bundles import ENGLISH, LANGUAGES, SHARED, topics

PACKAGES = (SHARED, *(load_game(game).package for game in game_ids()))
OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)
SEAT, MANY, ANY = "seat", "many", "any"
DERIVED = {SEAT: frozenset(("is",)), MANY: frozenset(("or", "count"))}
"""The questions that patterns may ask about an argument by its kind: who a seat is, how many a list has."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    """The names that a message refers to."""
    visitor = _Variables()
    visitor.visit(node)
    return visitor.found


def arguments(node: ast.BaseNode) -> set[str]:
    """The names of the arguments that a message uses; what it asks about a seat or a list belongs to that."""
    ends = tuple(f"-{end}" for ends in DERIVED.values() for end in ends)
    return {next((n.removesuffix(e) for e in ends if n.endswith(e)), n) for n in variables(node)}


def unknown(node: ast.BaseNode, given: Mapping[str, str], package: str, language: str) -> set[str]:
    """The names in a message that are no given argument, nor what one may ask about one of its kind.

    An argument that may be a message brings along the attributes that messages of the language have.
    """
    known = set(given)
    for name, kind in given.items():
        anything = attributes(package, language) | frozenset().union(*DERIVED.values())
        known |= {f"{name}-{end}" for end in (anything if kind == ANY else DERIVED.get(kind, frozenset()))}
    return variables(node) - known


@cache
def attributes(package: str, language: str) -> frozenset[str]:
    """The names of the attributes that messages have, those of a package and the shared ones."""
    keys = (*parts(package, language), *parts(SHARED, language))
    return frozenset(key.partition(".")[2] for key in keys if "." in key)


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
        key: strange
        for key, pattern in other.items()
        if key in english and (strange := unknown(pattern, _asked(english[key]), package, language))
    }
    assert different == {}


def _asked(node: ast.BaseNode) -> dict[str, str]:
    """The arguments of an English message; other languages may ask more about each (`$post-acc`)."""
    return dict.fromkeys(arguments(node) | variables(node), ANY)


@pytest.mark.parametrize("package", PACKAGES)
def test_topics_are_the_same_in_all_languages(package: str) -> None:
    assert len({tuple(topics(package, language)) for language in LANGUAGES}) == 1
