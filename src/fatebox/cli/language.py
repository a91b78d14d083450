"""The language of the program: `--lang`, else that of the environment, else English."""

from __future__ import annotations

import os

import click

from fatebox.text.bundles import ENGLISH, LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Variables of the environment that name a language, the first one that is set counts."""


def language() -> str:
    """The language that was chosen for this call of the program."""
    context = click.get_current_context(silent=True)
    chosen = None if context is None else context.find_root().params.get("lang")
    return chosen or language_of_environment()


def language_of_environment() -> str:
    """The language of the environment if there are catalogs in it: `pl_PL.UTF-8` is Polish."""
    named = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    code = named[:2].lower()
    return code if code in LANGUAGES and not named[2:3].isalpha() else ENGLISH
