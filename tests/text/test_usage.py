"""Every message is said somewhere, with the arguments that it uses; every declared one is in the catalogs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import fatebox
from fatebox.games import game_ids, load_game
from fatebox.kernel import Choice, Data
from fatebox.kernel.messages import DECLARED, hyphened
from fatebox.kernel.vocabulary import vocabulary
from fatebox.text.bundles import ENGLISH, LANGUAGES, SHARED
from tests.text.test_catalogs import arguments, parts
from tests.text.test_declarations import prompts

SOURCE = Path(fatebox.__file__).parent
CLIENT = Path(__file__).parents[2] / "web/src"
SPEAKING = ("Message", "text", "say", "declare")
"""Calls whose first argument is a key: messages, speakers, `say = speaker.text`, and declarations."""
MADE = ("event-", "reason-", "setting-", "rules-", "window-", "cost-", "gain-")
"""Families of keys that are made from declarations: events, terms, settings, sections, windows, resources."""
EFFECTS = ("effect-", "native-", "static-", "step-")
"""Families of keys for effects by their tags: effects, those of mats, lasting ones, and steps of a card."""


@cache
def trees(folder: Path) -> tuple[ast.Module, ...]:
    """The syntax of all Python files in a folder."""
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py")))


def literals(folder: Path) -> Iterator[tuple[str, bool]]:
    """The strings of Python files, and how each f-string begins; whether the string is complete."""
    for tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value, True
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                yield str(node.values[0].value), False


def client_literals(folder: Path) -> Iterator[tuple[str, bool]]:
    """The strings of the client, and how each template begins."""
    for file in folder.rglob("*.*"):
        if file.suffix in (".ts", ".svelte"):
            text = file.read_text(encoding="utf-8")
            yield from ((found, True) for found in re.findall(r"""['"`]([\w.-]+)['"`]""", text))
            yield from ((found, False) for found in re.findall(r"`([\w.-]+)\$\{", text))


@cache
def said() -> tuple[frozenset[str], tuple[str, ...]]:
    """Keys in the code that may speak a catalog, and beginnings of such keys."""
    found = [*literals(SOURCE), *client_literals(CLIENT)]
    whole = frozenset(text.partition(".")[0] for text, complete in found if complete)
    begun = {text for text, complete in found if not complete and re.fullmatch(r"[a-z][a-z-]*-", text)}
    begun |= {f"{text}-" for text in _prefixes()}
    return whole, tuple(sorted(begun))


def _prefixes() -> Iterator[str]:
    """Beginnings of keys that are made, as in `key_of("terminal", deck)` and `word("faction")`."""
    for tree in trees(SOURCE):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute) and node.args:
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                first = node.args[0]
                if name in ("key_of", "word", "spoken") and isinstance(first, ast.Constant):
                    yield str(first.value)


@pytest.mark.parametrize("package", [SHARED, *(load_game(game).package for game in game_ids())])
def test_every_message_is_said_somewhere(package: str) -> None:
    whole, begun = said()
    keys = {key.partition(".")[0] for key in parts(package, ENGLISH)}
    families = tuple(family for family in (*begun, *MADE) if family not in ("prompt-", "option-"))
    unsaid = keys - whole - declared(package, keys)
    assert sorted(key for key in unsaid if not key.startswith(families)) == []


def declared(package: str, keys: set[str]) -> set[str]:
    """The keys of a game's questions and of its verbs; a window has a question and a reaction to it."""
    if package == SHARED:
        return set()
    game = load_game(package.rpartition(".")[2])
    windows = {key for key in keys if key.startswith("window-")}
    asked = {prompt.key for prompt in prompts(game.id)} | {
        f"prompt-{key}{end}" for key in windows for end in ("", "-react")
    }
    return asked | {f"option-{hyphened(verb)}" for verb in game.verbs}


def calls() -> Iterator[tuple[str, set[str]]]:
    """Messages that the code makes by a literal key, with the arguments that it gives them."""
    for tree in trees(SOURCE):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            key = node.args[0]
            if name not in SPEAKING or name == "declare" or not isinstance(key, ast.Constant):
                continue
            if isinstance(key.value, str) and all(word.arg is not None for word in node.keywords):
                yield key.value, {hyphened(str(word.arg)) for word in node.keywords}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_given_the_arguments_that_they_use(language: str) -> None:
    packages = [SHARED, *(load_game(game).package for game in game_ids())]
    catalogs = [parts(package, language) for package in packages]
    wrong = []
    for key, given in calls():
        uses = [arguments(catalog[key]) for catalog in catalogs if key in catalog]
        if uses and not any(_given(used, given) for used in uses):
            wrong.append((key, sorted(given), [sorted(used) for used in uses]))
    assert wrong == []


def _given(used: set[str], given: set[str]) -> bool:
    """Whether every argument is given, or is the case or gender of one that is (`$post-acc`)."""
    return all(name in given or any(name.startswith(f"{own}-") for own in given) for name in used)


def test_every_declared_message_is_in_the_catalogs_with_its_arguments() -> None:
    for module in walk_packages(fatebox.__path__, "fatebox."):
        if not module.name.startswith(("fatebox.envs", "fatebox.learn", "fatebox.__main__")):
            import_module(module.name)
    for language in LANGUAGES:
        catalog = parts(SHARED, language)
        assert sorted(DECLARED.keys() - catalog.keys()) == []
        for key, declared in DECLARED.items():
            assert _given(arguments(catalog[key]), set(map(hyphened, declared.names))), (language, key)


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
