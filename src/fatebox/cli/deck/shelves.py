"""Where decks and collections are, for the commands."""

from __future__ import annotations

from fatebox.games.outposts import GAME
from fatebox.games.outposts.content import OutpostsPack
from fatebox.shelf.collections import Collections
from fatebox.shelf.decks import Decks
from fatebox.shelf.files import data_folder


def pack() -> OutpostsPack:
    """The cards as they are printed."""
    cards: OutpostsPack = GAME.pack()
    return cards


def decks() -> Decks:
    """The decks of this user."""
    return Decks(pack(), data_folder())


def collections() -> Collections:
    """The collections of this user."""
    return Collections(pack(), data_folder())
