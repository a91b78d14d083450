"""The language of the program: `--lang`, else that of the environment, else English."""

from __future__ import annotations

import os
from typing import Any

from fatebox.kernel import FateboxError, Game
from fatebox.kernel.messages import Value
from fatebox.text.bundles import ENGLISH, LANGUAGES
from fatebox.text.speaker import Speaker

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Variables of the environment that name a language, the first one that is set counts."""


_chosen: str | None = None


def choose(chosen: str | None) -> None:
    """Choose the language of the program; None: that of the environment."""
    global _chosen
    _chosen = chosen


def language() -> str:
    """The language of the program."""
    return _chosen or language_of_environment()


def speaker_of(game: Game[Any]) -> Speaker:
    """A speaker of the language of the program, for readers who sit at no table of the game."""
    return Speaker.of(game, game.pack(), language())


def say(key: str, **arguments: Value) -> str:
    """A message that all games share, in the language of the program."""
    return Speaker(language()).text(key, **arguments)


def said(error: Exception) -> str:
    """An error in the language of the program; one that is not ours as it is."""
    return Speaker(language()).say(error.message) if isinstance(error, FateboxError) else str(error)


def language_of_environment() -> str:
    """The language of the environment if there are catalogs in it: `pl_PL.UTF-8` is Polish."""
    named = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    code = named[:2].lower()
    return code if code in LANGUAGES and not named[2:3].isalpha() else ENGLISH
