"""The game whose decks the commands are about, and where decks and collections are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from fatebox.cli.keeping import the_game
from fatebox.kernel import Game
from fatebox.kernel.keeping import DeckCard, DeckRules
from fatebox.storage.collections import Collections, collection_folder
from fatebox.storage.decks import Decks, deck_folder
from fatebox.storage.files import data_folder
from fatebox.storage.folders import Folder
from fatebox.storage.sheets import deck_rules


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


def folder() -> Folder:
    """The files of the decks."""
    return deck_folder(game(), data_folder())


def decks() -> Decks:
    """All named decks."""
    return Decks(game(), folder())


def collections() -> Collections:
    """All collections."""
    return Collections(game(), collection_folder(game(), data_folder()))
