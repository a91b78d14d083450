"""The HTTP interface to the catalogs: what there is, and each text for good."""

from __future__ import annotations

import asyncio

import msgspec

from fatebox.games import game_ids, load_game
from fatebox.text.bundles import LANGUAGES, SHARED, published, version

from .calls import Call, Problem, Route

ALL_GAMES = "shared"
"""In place of a game: what all games share."""


class TextIndex(msgspec.Struct):
    """The languages, each by its own name, and the versions of the texts."""

    languages: dict[str, str]
    versions: dict[str, dict[str, str]]
    """By language, then by game (or `shared`)."""


class TextData(msgspec.Struct):
    """A catalog in Project Fluent."""

    text: str


async def get_index(call: Call, body: None) -> TextIndex:
    """The languages and the versions of the texts."""
    return await asyncio.to_thread(_index)


def _index() -> TextIndex:
    packages = _packages()
    versions = {
        language: {name: version(package, language) for name, package in packages.items()}
        for language in LANGUAGES
    }
    return TextIndex(dict(LANGUAGES), versions)


async def get_text(call: Call, body: None) -> TextData:
    """One text, for good: another version has another address."""
    package, language = _packages().get(call.params["words"]), call.params["language"]
    if package is None or language not in LANGUAGES:
        raise Problem(404, f"there is no text of {call.params['words']!r} in {language!r}")
    if call.params["version"] != await asyncio.to_thread(version, package, language):
        raise Problem(404, "this text has another version now")
    return TextData(await asyncio.to_thread(published, package, language))


def _packages() -> dict[str, str]:
    return {ALL_GAMES: SHARED, **{game: load_game(game).package for game in game_ids()}}


ROUTES = (
    Route("GET", "/api/text", get_index, None, TextIndex, lasting=True),
    Route("GET", "/api/text/{words}/{language}/{version}", get_text, None, TextData, forever=True),
)
