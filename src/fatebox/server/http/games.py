"""The HTTP interface to the games in the box."""

from __future__ import annotations

import asyncio

from fatebox.games import game_ids, rulebook_ids
from fatebox.server.http import library

from .calls import Call, Route


async def get_games(call: Call, body: None) -> list[library.GameData]:
    """The games in the box."""
    return await asyncio.to_thread(library.games)


async def get_cards(call: Call, body: None) -> library.CardsData:
    """The cards of a game."""
    return await asyncio.to_thread(library.cards, call.game(game_ids()), call.language)


async def get_rules(call: Call, body: None) -> library.RulesData:
    """The rulebook of a game."""
    return await asyncio.to_thread(library.rules, call.game(rulebook_ids()))


ROUTES = (
    Route("GET", "/api/games", get_games, None, list[library.GameData], lasting=True),
    Route("GET", "/api/games/{game}/cards", get_cards, None, library.CardsData, lasting=True, spoken=True),
    Route("GET", "/api/games/{game}/rules", get_rules, None, library.RulesData, lasting=True),
)
