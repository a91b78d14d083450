"""Every message is said somewhere, with the arguments that it uses; every declared one is in the catalogs."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import fatebox
from fatebox.games import game_ids, load_game
from fatebox.kernel import Choice, Data
from fatebox.kernel.messages import DECLARED, hyphened
from fatebox.kernel.vocabulary import vocabulary
from fatebox.text.bundles import AT_HOME, ENGLISH, LANGUAGES, SHARED, topics
from tests.text.test_catalogs import ANY, MANY, PACKAGES, SEAT, attributes, parts, unknown, variables
from tools.message_use import GAMES, SOURCE, says

SPEAKING = ("Message", "say", ".text", ".say")
"""Calls whose first argument is a key: messages, speakers, and `say = speaker.text`."""
LISTS = ("cards", "seats", "tuple", "totalled")
"""Calls that make a list of values."""
EFFECTS = ("effect-", "native-", "static-", "step-")
"""Families of keys for effects by their tags: effects, those of mats, lasting ones, and steps of a card."""


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_that_stays_on_the_server_is_said_there(package: str) -> None:
    """All others are said here or by the client: `npm run check` finds those that nobody says."""
    texts = [text for topic, text in topics(package, ENGLISH).items() if topic in AT_HOME]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    keys = [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]
    assert [key for key in keys if not says(package, key)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_attribute_is_asked_for(package: str) -> None:
    """Given the attributes of messages, then a message asks for each, or the code does by its name."""
    asked = {name.rpartition("-")[2] for each in PACKAGES for name in _all_variables(each)}
    named = {text.rpartition(".")[2] for text in _strings() if "." in text}
    found = {attribute for language in LANGUAGES for attribute in attributes(package, language)}
    assert {each for each in found - asked - named - CLIENT if not each.startswith("value-")} == set()


CLIENT = {"summary", "text"}
"""Attributes that only the client shows: of sections, ideas and first pages."""


@cache
def _all_variables(package: str) -> frozenset[str]:
    patterns = (pattern for language in LANGUAGES for pattern in parts(package, language).values())
    return frozenset().union(*map(variables, patterns))


@cache
def _strings() -> frozenset[str]:
    nodes = (node for file in SOURCE.rglob("*.py") for node in ast.walk(_tree(file)))
    return frozenset(
        node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def calls() -> tuple[tuple[str, str, Mapping[str, str]], ...]:
    """Messages that the code makes by a literal key, read once for all languages."""
    return tuple(_calls())


def _calls() -> Iterator[tuple[str, str, Mapping[str, str]]]:
    """Messages that the code makes by a literal key: who says it, the key, and the kinds of its arguments."""
    for file in sorted(SOURCE.rglob("*.py")):
        game = file.relative_to(GAMES).parts[0] if GAMES in file.parents else ""
        package = load_game(game).package if game in game_ids() else ""
        for node in ast.walk(_tree(file)):
            if isinstance(node, ast.Call) and _speaks(node) and _spelled_out(node):
                match node.args:
                    case [ast.Constant(value=str(key)), *_] if key:
                        yield package, key, _arguments(node)
            elif isinstance(node, ast.ClassDef):
                yield from ((package, key, given) for key, given in _events(node))


def _speaks(node: ast.Call) -> bool:
    """Whether a call says a message; SQL has a function `text` as well."""
    return (f".{_name(node)}" if isinstance(node.func, ast.Attribute) else _name(node)) in SPEAKING


def _events(node: ast.ClassDef) -> Iterator[tuple[str, Mapping[str, str]]]:
    """The arguments that an event says in its own way; its forms may ask for different arguments."""
    said = [call for call in ast.walk(node) if isinstance(call, ast.Call) and _name(call) == "saying"]
    if said and all(map(_spelled_out, said)):
        kind = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in node.name)
        yield f"event{kind}", {name: kind for call in said for name, kind in _arguments(call).items()}


def _spelled_out(node: ast.Call) -> bool:
    return all(word.arg is not None for word in node.keywords)


def _arguments(node: ast.Call) -> dict[str, str]:
    return {hyphened(str(word.arg)): _kind(word.value) for word in node.keywords}


def _kind(node: ast.expr) -> str:
    """The kind of an argument as far as the code shows it: a seat, a list, a plain value, or anything."""
    match node:
        case ast.Call() if _name(node) == "SeatName":
            return SEAT
        case ast.Call() if _name(node) in LISTS:
            return MANY
        case ast.Constant() | ast.JoinedStr() | ast.BinOp() | ast.Compare():
            return ""
        case _:
            return ANY


def _name(node: ast.Call) -> str:
    return str(getattr(node.func, "id", getattr(node.func, "attr", "")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_of_the_code_are_there_and_given_the_arguments_that_they_use(language: str) -> None:
    catalogs = {package: parts(package, language) for package in PACKAGES}
    wrong = []
    for package, key, given in calls():
        homes = (package, SHARED) if package else PACKAGES
        uses = [(home, catalogs[home][key]) for home in homes if key in catalogs[home]]
        if not uses or all(unknown(pattern, given, home, language) for home, pattern in uses):
            wrong.append((package, key, given))
    assert wrong == []


def test_every_declared_message_is_in_the_catalogs_with_its_arguments() -> None:
    for module in walk_packages(fatebox.__path__, "fatebox."):
        if not module.name.startswith(("fatebox.envs", "fatebox.learn", "fatebox.__main__")):
            import_module(module.name)
    for language in LANGUAGES:
        catalog = parts(SHARED, language)
        assert sorted(DECLARED.keys() - catalog.keys()) == []
        for key, declared in DECLARED.items():
            given = dict.fromkeys(map(hyphened, declared.names), ANY)
            assert not unknown(catalog[key], given, SHARED, language), (language, key)


@pytest.mark.parametrize("game", game_ids())
def test_every_term_of_the_evaluation_has_words(game: str) -> None:
    evaluator = load_game(game).judgement.evaluator
    assert evaluator is not None
    noted = {key for key in parts(load_game(game).package, ENGLISH) if key.startswith("reason-")}
    assert noted == {f"reason-{hyphened(term)}" for term in evaluator.names}


@pytest.mark.parametrize("game", game_ids())
def test_every_setting_and_its_values_have_words(game: str) -> None:
    catalog = parts(load_game(game).package, ENGLISH)
    shown = [setting for setting in load_game(game).settings if not isinstance(setting, Data)]
    for setting in shown:
        key = f"setting-{hyphened(setting.name)}"
        values = setting.values if isinstance(setting, Choice) else ()
        assert {key, f"{key}.help", *(f"{key}.value-{hyphened(value)}" for value in values)} <= catalog.keys()
    noted = {key.partition(".")[0] for key in catalog if key.startswith("setting-")}
    assert noted == {f"setting-{hyphened(setting.name)}" for setting in shown}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_effect_has_words(game: str, language: str) -> None:
    """An effect with several sentences has keys that begin with its own, as `effect-choose-gain`."""
    catalog = parts(load_game(game).package, language)
    tags = {entry.name for entry in vocabulary(load_game(game), spoilers=True) if entry.group == "do"}
    assert tags
    wanting = {
        tag
        for tag in tags
        if not any(f"{key}-".startswith(f"{family}{hyphened(tag)}-") for family in EFFECTS for key in catalog)
    }
    assert wanting == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_keyword_has_words_and_no_other_word_is_one(game: str, language: str) -> None:
    noted = {key.partition(".")[0] for key in parts(load_game(game).package, language)}
    found = {f"keyword-{hyphened(keyword)}" for keyword in keywords(game)}
    assert {key for key in noted if key.startswith("keyword-")} == found


def keywords(game: str) -> set[str]:
    """The keywords of a game's cards: fields of a part `Keywords`, or the words of a field `keyword`."""
    found: set[str] = set()
    for entry in vocabulary(load_game(game), spoilers=True):
        if entry.name == "Keywords":
            found.update(field.name for field in entry.fields)
        found.update(word.word for field in entry.fields if field.name == "keyword" for word in field.words)
    return found
