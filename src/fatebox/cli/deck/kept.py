"""The game whose decks the commands are about, and where decks and collections are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from fatebox.cli.keeping import the_game
from fatebox.cli.language import language, speaker_of
from fatebox.kernel import Game
from fatebox.kernel.keeping import DeckCard, DeckRules
from fatebox.storage.collections import Collections, collection_folder
from fatebox.storage.decks import Decks, deck_folder
from fatebox.storage.files import data_folder
from fatebox.storage.folders import Folder
from fatebox.storage.sheets import deck_rules
from fatebox.text.speaker import Speaker


def game() -> Game[Any]:
    """The game whose decks are built."""
    return the_game(lambda each: each.decks is not None, click.get_current_context().obj)


def rules() -> DeckRules:
    """The rules of its decks."""
    return deck_rules(game())


def factions() -> Mapping[str, str]:
    """Its factions with their names."""
    return rules().factions(game().pack())


def cards() -> Mapping[str, DeckCard]:
    """Its cards by key."""
    return rules().cards(game().pack())


def texts() -> Mapping[str, str]:
    """The texts of its cards by key, in the language of the program."""
    return {info.key: info.text for info in game().pack().describe(language())}


def speaker() -> Speaker:
    """A speaker of the game, in the language of the program."""
    return speaker_of(game())


def folder() -> Folder:
    """The files of the decks."""
    return deck_folder(game(), data_folder())


def decks() -> Decks:
    """All named decks."""
    return Decks(game(), folder())


def collections() -> Collections:
    """All collections."""
    return Collections(game(), collection_folder(game(), data_folder()))
