"""The texts of the interface: complete in every language, with the gaps of the English ones, all in use."""

from __future__ import annotations

import ast
import json
import re
from functools import cache
from pathlib import Path

import pytest

from fatebox.games import game_ids, load_game
from fatebox.kernel.options import Choice, Data

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "web" / "src"
TEXTS = CLIENT / "text"
LANGUAGES = ("pl", "sv")
FORMS = {"en": 2, "pl": 3, "sv": 2}  # of a word that follows a number

GAP = re.compile(r"\{(\w+)(?::(\w+))?((?:\|[^|}]*)*)\}")
SEATS = {"seat", "whose", "who"}  # ways to name a seat, of which each language takes what its grammar needs
COMPOSED = re.compile(r"`([^`\s]*\$\{[^`]*)`")
HOLE = re.compile(r"\$\{[^}]*\}")


def catalogue(language: str) -> dict[str, str]:
    """All messages of a language; none may stand in two files."""
    found: dict[str, str] = {}
    for path in sorted([*TEXTS.glob("*.json"), *CLIENT.glob("boards/*/text/*.json")]):
        if path.name == f"{language}.json" or path.name.endswith(f".{language}.json"):
            pairs = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=list)
            keys = [key for key, _ in pairs]
            twice = [key for key in keys if key in found or keys.count(key) > 1]
            assert not twice, f"{path.name} repeats {twice}"
            found.update(pairs)
    return found


def gaps(message: str) -> set[tuple[str, str]]:
    """The names of a message's gaps and what they hold."""
    return {(name, "seat" if kind in SEATS else kind) for name, kind, _ in GAP.findall(message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_translated_and_none_is_unknown(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    assert [key for key, message in other.items() if not message.strip()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_gaps_of_the_english_message(language: str) -> None:
    english = catalogue("en")
    different = {
        key: (english[key], message)
        for key, message in catalogue(language).items()
        if key in english and gaps(message) != gaps(english[key])
    }
    assert different == {}


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_gaps_are_well_formed_and_have_all_forms_of_the_language(language: str) -> None:
    wrong = {}
    for key, message in catalogue(language).items():
        if any(sign in GAP.sub("", message) for sign in "{}|"):
            wrong[key] = message
        for _, kind, written in GAP.findall(message):
            forms = written.count("|")
            expected = {2} if kind == "who" else {0, 2} if kind == "seat" else {0, FORMS[language]}
            if forms not in expected:
                wrong[key] = message
    assert wrong == {}


@cache
def sources(folder: Path, *endings: str) -> tuple[str, ...]:
    """The text of all source files under a folder."""
    paths = sorted(path for ending in endings for path in folder.rglob(f"*{ending}"))
    return tuple(path.read_text(encoding="utf-8") for path in paths)


def composed_keys() -> list[re.Pattern[str]]:
    """Patterns of the keys that the client's sources put together: `game.word.${word}`.

    Only behind two fixed parts may a hole hold full stops, or `game.${what}` would use all of the game.
    """
    patterns: set[str] = set()
    for source in sources(CLIENT, ".ts", ".svelte"):
        for literal in COMPOSED.findall(source):
            fixed = HOLE.sub("", literal)
            if re.fullmatch(r"[\w.-]+", fixed) and re.search(r"\w\.|\.\w", fixed):
                hole = r"[\w.-]+" if re.match(r"\w+\.\w+\.", literal) else r"[\w-]+"
                patterns.add(hole.join(map(re.escape, HOLE.split(literal))))
    return [re.compile(each) for each in sorted(patterns)]


def event_is_told(key: str) -> bool:
    """Whether the game has events of this kind; what follows a full stop tells variants apart."""
    game, _, kind = key.rpartition("event.")
    folder = ROOT / "src" / "fatebox" / (f"games/{game.rstrip('.')}" if game else "server")
    names = {kind, kind.split(".")[0]}
    wanted = [*(f'"{name}"' for name in names), *(f"class {_class_name(name)}(" for name in names)]
    return any(words in source for words in wanted for source in sources(folder, ".py"))


def _class_name(kind: str) -> str:
    """The class of an event: `taken-back` is `TakenBack`."""
    return "".join(part.capitalize() for part in kind.split("-"))


def test_every_message_is_in_use() -> None:
    spelled = "\n".join(sources(CLIENT, ".ts", ".svelte"))
    composed = composed_keys()

    def used(key: str) -> bool:
        if re.match(r"(\w+\.)?event\.", key):
            return event_is_told(key)
        if key.startswith("server."):
            return True  # `heard` looks them up by what the server says: see below
        return f"'{key}'" in spelled or any(pattern.fullmatch(key) for pattern in composed)

    assert [key for key in catalogue("en") if not used(key)] == []


# --- what the server says ----------------------------------------------------------------------------------

REFUSALS = {"Refuse", "Problem", "CampaignsError", "DecksError", "LessonError", "Refused", "ReplayError"}
FOR_PROGRAMS = re.compile(
    r"tell your name first|there is no (game|Legend|scene)|this request has at most|the body has to be"
    r"|a message has at most|(scene|eye|seat): expected|the body (has to|is)|this message is nested"
    r"|expected a message of text|you have no session|\{\}$|$"
)
"""Texts that no page asks for, and texts that are written elsewhere and only passed on."""


def said_by(tree: ast.AST) -> set[str]:
    """The sentences with which some sources refuse; what they fill in becomes `{}`."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args)
    texts = [call.args[-1] for call in calls if getattr(call.func, "id", "") in REFUSALS]
    return {_sentence(text) for text in texts if isinstance(text, ast.Constant | ast.JoinedStr)}


def _sentence(text: ast.expr) -> str:
    if isinstance(text, ast.JoinedStr):
        return "".join(_sentence(part) for part in text.values)
    return str(text.value) if isinstance(text, ast.Constant) else "{}"


def refusals() -> set[str]:
    """All refusals of the server."""
    return said_by(ast.parse("\n".join(sources(ROOT / "src" / "fatebox" / "server", ".py"))))


def test_what_the_server_refuses_with_is_in_the_catalogue() -> None:
    known = {
        re.sub(r"\{\w+\}", "{}", text) for key, text in catalogue("en").items() if key.startswith("server.")
    }
    assert sorted(said for said in refusals() - known if not FOR_PROGRAMS.match(said)) == []


def test_what_the_catalogue_answers_to_is_said_by_somebody() -> None:
    """No sentence of the catalogue is left over when the server has found another wording."""
    folders = ("kernel", "storage", "server/campaigns", "games/outposts/campaigns", "games/phantom/campaigns")
    texts = (text for folder in folders for text in sources(ROOT / "src" / "fatebox" / folder, ".py"))
    nodes = (node for text in texts for node in ast.walk(ast.parse(text)))
    strings = (node for node in nodes if isinstance(node, ast.Constant | ast.JoinedStr))
    said = refusals() | {_sentence(text) for text in strings}
    known = {key: re.sub(r"\{\w+\}", "{}", text) for key, text in catalogue("en").items()}
    assert [key for key, text in known.items() if key.startswith("server.") and text not in said] == []


# --- the options of games ----------------------------------------------------------------------------------


def test_options_are_explained_in_the_words_of_the_games() -> None:
    """The English catalogue repeats what the games say; the other languages follow its keys."""
    expected = {}
    for game in game_ids():
        for setting in load_game(game).settings:
            if not isinstance(setting, Data):
                key = f"options.{game}.{setting.name}"
                expected[f"{key}.text"] = setting.text
                values = setting.values if isinstance(setting, Choice) else ()
                expected.update({f"{key}.{value}": _words(value) for value in values})
                expected[key] = _words(setting.name)
    assert {key: text for key, text in catalogue("en").items() if key.startswith("options.")} == expected


def _words(name: str) -> str:
    text = re.sub("_s$", " (s)", name).replace("_", " ")  # what is counted in seconds
    return text[:1].upper() + text[1:]
