"""Messages in other languages than English: translated word by word, and whole in every variant."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from itertools import product

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from fatebox.games import game_ids, load_game
from fatebox.text.bundles import ENGLISH, SHARED, bundle
from tests.text.english import CLAUSE, WORD, content_names, english_words, texts, titles
from tests.text.test_catalogs import OTHERS, PACKAGES, parts

LONG = 4
"""Shorter words are often the same in two languages."""
COMMANDS = "campaign faction fatebox file finish hound json lang page play replace replay resume seal"
"""Words that people type, and names of parameters and cards."""
ALIKE = {
    "pl": "boss draft enter honor limit link mana menu minus moment plus portal problem same shift symbol",
    "sv": "attack blunder bonus boss data elixir enter expert extra fall fallen full guide hand information"
    " legend mana minus normal pass person planet plus pool portal problem ruin server start symbol system"
    " text under",
}
"""Words that a language has in common with English."""
FLAG = re.compile(r"--[a-z-]+")
NUMBERS = (0, 1, 2, 5, 22)
"""One number of each plural form."""
OTHER_ARGUMENT = "Unknown external"
"""A message that is a part of another gets the arguments of that one."""


def long_words(pattern: ast.Pattern) -> set[str]:
    """The words of a message, without names of games, clauses and flags of commands."""
    plain = (titles().sub("", CLAUSE.sub("", FLAG.sub("", text))) for text in texts(pattern))
    return {word.lower() for text in plain for word in WORD.findall(text) if len(word) >= LONG}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_no_word_of_a_message_is_left_in_english(package: str, language: str) -> None:
    """Given a message in both languages, then they share names, commands and loan words alone."""
    english = parts(package, ENGLISH)
    names = content_names(package) if package != SHARED else frozenset()
    allowed = names | set(WORD.findall(f"{COMMANDS} {ALIKE[language]}"))
    left = {
        key: same
        for key, pattern in parts(package, language).items()
        if key in english and (same := (long_words(pattern) & long_words(english[key])) - allowed)
    }
    assert left == {}


class _Choices(Visitor):
    """The arguments of a pattern with all values that make a difference."""

    def __init__(self) -> None:
        self.found: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            values = self.found.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                values |= _values(variant.key)
        self.generic_visit(node)


def _values(key: ast.Identifier | ast.NumberLiteral) -> set[str | int]:
    """Values that choose a variant: a number for each plural, else the word itself."""
    if isinstance(key, ast.NumberLiteral):
        return {int(key.value)}
    return set(NUMBERS) if key.name in ("one", "few", "many", "other") else {key.name}


def samples(pattern: ast.Pattern, most: int = 60) -> Iterator[dict[str, str | int]]:
    """Arguments for a pattern: every value of each, in as many combinations as there is time for."""
    visitor = _Choices()
    visitor.visit(pattern)
    names = sorted(visitor.found)
    values = [sorted(visitor.found[name], key=str) or [2] for name in names]
    for _, chosen in zip(range(most), product(*values), strict=False):
        yield dict(zip(names, chosen, strict=True))
    for place, name in enumerate(names):  # combinations may be too many: each value at least once
        for value in values[place]:
            yield {**{other: each[0] for other, each in zip(names, values, strict=True)}, name: value}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_variant_of_a_message_can_be_said(package: str, language: str) -> None:
    """Given values for all arguments, then a message refers to nothing that is not there."""
    known = bundle(package, language)
    broken = []
    for key, pattern in parts(package, language).items():
        name, _, attribute = key.partition(".")
        message = known.get_message(name)
        said = message.attributes[attribute] if attribute else message.value
        assert said is not None
        for arguments in samples(pattern):
            text, errors = known.format_pattern(said, arguments)
            missing = [error for error in errors if not str(error).startswith(OTHER_ARGUMENT)]
            if missing or "{" in str(text):
                broken.append((key, arguments, text, missing))
                break
    assert broken == []


UNCOUNTED = (
    "albo jeden jest lub mają mniej mniejsze nie opuszczają oraz plus przeciw więcej wybrane wyższa wyższy"
    " niższy przy części godz graczy many min pkt podano potęgi sławy znaków złota"
)
"""Polish words that may follow any number: verbs, adverbs, measures, short forms and ends of ranges."""


def uncounted(pattern: ast.Pattern, counted: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Arguments that a noun follows outside of all variants for a number of theirs, each with that noun."""
    for element, after in zip(pattern.elements, (*pattern.elements[1:], None), strict=True):
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.VariableReference) and isinstance(after, ast.TextElement):
            noun = re.match(r" ([^\W\d_]{3,})", after.value)
            if noun and noun[1].islower() and expression.id.name not in counted:
                yield expression.id.name, noun[1]
        elif isinstance(expression, ast.SelectExpression):
            chosen = expression.selector
            own = {chosen.id.name} if isinstance(chosen, ast.VariableReference) else set()
            for variant in expression.variants:
                yield from uncounted(variant.value, counted | own)


@pytest.mark.parametrize("package", PACKAGES)
def test_polish_nouns_agree_with_their_numbers(package: str) -> None:
    """Given an argument that is a number somewhere, then a noun after it has a form for every number."""
    numbers = {name for each in (SHARED, package) for name in _numbers(each)}
    allowed = set(UNCOUNTED.split())
    found = {
        (key, name, noun)
        for key, pattern in parts(package, "pl").items()
        for name, noun in uncounted(pattern)
        if name in numbers and noun not in allowed
    }
    assert found == set()


class _Counted(Visitor):
    """The arguments that choose a plural form."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        forms = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and forms & {"few", "many"}:
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def _numbers(package: str) -> set[str]:
    """The names of arguments that are counted somewhere."""
    visitor = _Counted()
    for pattern in parts(package, "pl").values():
        visitor.visit(pattern)
    return visitor.found


def told(lesson: object, language: str) -> Iterator[str]:
    """All pages of a lesson in a language."""
    if isinstance(lesson, dict):
        for key, value in lesson.items():
            if key == language:
                yield from [value] if isinstance(value, str) else value
            else:
                yield from told(value, language)
    elif isinstance(lesson, list):
        for each in lesson:
            yield from told(each, language)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", game_ids())
def test_no_word_of_a_lesson_is_left_in_english(game: str, language: str) -> None:
    """Given the lesson of a game, then its pages have names and loan words alone in common with English."""
    lesson = tomllib.loads((files(load_game(game).package) / "lesson.toml").read_text(encoding="utf-8"))
    pages = list(told(lesson, language))
    found = {page: set(english_words(page, game, language)) for page in pages}
    assert pages
    assert {
        page: left for page, words in found.items() if (left := words - set(ALIKE[language].split()))
    } == {}
