"""Catalogs: the messages of all languages, in Project Fluent (`.ftl`).

What all games share lies in `text/catalogs/<language>/`, what belongs to a game in the folder
`text/<language>/` of its package; each file holds one topic. Some topics stay on the server: `cards`
(sentences that are made from the effects of cards), `flavor` (their lines for the mood), `commands` and
`terminal` (what only a terminal shows).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from .functions import FUNCTIONS

LANGUAGES: Mapping[str, str] = {"en": "English", "pl": "Polski", "sv": "Svenska"}
"""The languages there are, each by its own name."""
ENGLISH = "en"
SHARED = "fatebox.text"
"""In place of a game's package: what all games share."""
AT_HOME = ("cards", "commands", "flavor", "terminal")
"""Topics that the client does not need."""


def spoken_topics(package: str, language: str) -> dict[str, str]:
    """The catalogs of a package in a language; a game that has none in it speaks English."""
    return topics(package, language) or topics(package, ENGLISH)


def topics(package: str, language: str) -> dict[str, str]:
    """The catalogs of a package in a language, by topic, as they are written; none where there are none."""
    found = sorted(_files(package, language), key=lambda file: file.name)
    return {file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8") for file in found}


def _files(package: str, language: str) -> Iterator[Traversable]:
    folder = files(package) / ("catalogs" if package == SHARED else "text") / language
    if folder.is_dir():
        yield from (file for file in folder.iterdir() if file.name.endswith(".ftl"))


@cache
def published(package: str, language: str) -> str:
    """The catalogs of a package that the client needs, as one."""
    return "\n".join(text for topic, text in spoken_topics(package, language).items() if topic not in AT_HOME)


@cache
def version(package: str, language: str) -> str:
    """A fingerprint of the published catalogs: another text, another version."""
    return sha256(published(package, language).encode()).hexdigest()[:16]


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The messages of a game, together with those that all games share."""
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for each in dict.fromkeys((package, SHARED)):
        for text in spoken_topics(each, language).values():
            made.add_resource(_parsed(text))
    return made


@cache
def _parsed(text: str) -> Resource:
    """A catalog, read once for all games that share it."""
    return FluentResource(text)
