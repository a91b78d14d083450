"""Fate Weaver in the terminal. Everything is drawn from a view, so nothing hidden can slip in."""

from __future__ import annotations

from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.view.previews import reading
from fatebox.kernel import Option, View

from .ending import ending, headline
from .menu import Menu, cause_texts
from .sentences import sentence
from .table import Table

__all__ = ["HELP", "ending", "headline", "menu", "sentence", "table", "warning"]

HELP = """\
Rewards: g gold, s shards, c clairvoyance; after X2 what a card pays that has
turned twice. A face-up card shows first its clouded face, then its clear one.
In the row, runes stand where cards touch, = is a match, the arrow shows what
the next turn brings. The numbers above the row are the places for a new card.
Under each deck: its card at each place, and the row that would come of it, with
runes and turns (¹²³); › is the new card, † a Death card not conquered. For the
fourth card: the turns of all four, and what the reading would pay.
Words: love 2, finish, swallow power, buy orb, done."""

table, menu = Table, Menu
"""The table; the options with their numbers, and what is not possible now, and why."""


def warning(view: View, pack: WeaverPack, option: Option) -> str | None:
    """A warning before a reading that fails is finished: it is legal, but loses the game (WEA-REA.12)."""
    if option != ("finish",):
        return None
    s = WeaverState.from_view(view, pack)
    end = reading(s)
    return f"This loses the game: {'; '.join(cause_texts(s, end))}." if end.causes else None
