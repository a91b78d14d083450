"""The texts of the interface: complete in every language, with the gaps of the English ones, all in use."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

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
    for path in sorted(TEXTS.glob("*.json")):
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
    return any(f'"{name}"' in source for name in names for source in sources(folder, ".py"))


def test_every_message_is_in_use() -> None:
    spelled = "\n".join(sources(CLIENT, ".ts", ".svelte"))
    composed = composed_keys()

    def used(key: str) -> bool:
        if re.match(r"(\w+\.)?event\.", key):
            return event_is_told(key)
        return f"'{key}'" in spelled or any(pattern.fullmatch(key) for pattern in composed)

    assert [key for key in catalogue("en") if not used(key)] == []
