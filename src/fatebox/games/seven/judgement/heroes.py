"""The terms of one hero: everything that he has, in might."""

from __future__ import annotations

from typing import NamedTuple

from fatebox.games.seven.effects.prices import rating
from fatebox.games.seven.effects.unit_values import (
    ARTIFACT,
    BODY,
    GIFT,
    LATE,
    MONEY,
    value_of_money,
    value_per_use_and_turn,
)
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Player
from fatebox.games.seven.state.terms import COLOR, QUESTING, REGROUPING
from fatebox.kernel import Card

from .sins import value_of_corruption, value_of_sins
from .terms import Terms

READY = 0.5
"""A hero who is not tapped."""
RESERVE = 0.35
"""The first two gold, fame and gifts, beside what they buy: they meet demands of the Unnamed (SEV-UNN.6)."""
STRIKES = 6
"""The size of the pile at which the next sin calls a cataclysm (SEV-SIN.3)."""


class Expected(NamedTuple):
    """The expectations of a hero beside his holdings."""

    quests: float = 0.0
    portals: float = 0.0
    leads: float = 0.0
    pending: float = 0.0


def hero_terms(s: SevenState, player: Player, turns: float, price: float, expected: Expected) -> Terms:
    """The terms of a hero; `price` is that of a sin, `expected` comes from the table and from his action."""
    if not player.hero:
        return Terms()
    characters, elixirs, buildings = _holdings(s, player, turns)
    artifacts = 0.0
    if player.artifacts:
        artifacts = ARTIFACT * len(player.artifacts) * (0.2 if player.corrupted else 1.0) * min(1.0, turns)
    held = len(player.sins) if s.phase == QUESTING and not player.corrupted else 0
    return Terms(
        might=player.might,
        money=value_of_money(player.gold, turns) + value_of_money(player.fame, turns),
        gifts=value_of_gifts(s, player, turns),
        characters=characters,
        elixirs=elixirs,
        buildings=buildings,
        artifacts=artifacts,
        quests=expected.quests,
        portals=expected.portals,
        readiness=_readiness(s, player),
        sins=value_of_sins(s, held, price),
        corruption=value_of_corruption(player, held, turns) if s.falling else 0.0,
        leads=expected.leads,
        pending=expected.pending,
    )


def _holdings(s: SevenState, player: Player, turns: float) -> tuple[float, float, float]:
    """The value of characters, of elixirs and of buildings."""
    later = turns - 0.5
    tired = player.tired
    values = value_per_use_and_turn(s.pack)
    uses, last_use = min(2.0, later), min(1.0, later)
    characters = elixirs = buildings = 0.0
    for card in player.characters:
        use, turn = values[card]
        characters += use * (last_use if card in tired else uses) + turn * later
    for card in player.elixirs:
        elixirs += value_of_elixir(s, player, card)
    for card in player.buildings:
        buildings += value_of_building(s, player, card, later)
    if player.manned and s.phase != REGROUPING:
        near = len(s.sin_discard) >= STRIKES
        for card in player.manned:
            buildings += (0.8 + s.pack.man[card]) * (0.5 if near else 1.0)
    return characters + BODY * len(player.characters), elixirs, buildings


def _readiness(s: SevenState, player: Player) -> float:
    """A hero to tap, and something to pay the Unnamed with."""
    ready = 0.0 if player.tapped else READY
    if s.unnamed is not None and s.phase == QUESTING and not player.corrupted:
        ready += RESERVE * (min(player.gold, 2) + min(player.fame, 2) + min(sum(player.gifts), 2))
    return ready


def value_of_gifts(s: SevenState, player: Player, turns: float) -> float:
    """Gifts pay for quests; many of one color may close a portal."""
    total = sum(player.gifts)
    if not total:
        return 0.0
    value = GIFT * (total if total <= 8 else 4.8 + 0.4 * total)
    if turns < 1.875:
        value *= LATE + 0.4 * turns
    if not player.corrupted:
        for color, count in enumerate(player.gifts):
            if count > 3 and s.portals[color] < 0:
                value += 0.25 * (count - 3) * min(turns, 4.0)
    return value


def value_of_elixir(s: SevenState, player: Player, card: Card) -> float:
    """The most gifts of an option that is available now."""
    banners = player.banners
    most = 0
    for color, count, gifts in s.pack.options[card]:
        if not count or banners[color] >= count:
            most = max(most, sum(gifts))
    return 0.95 * GIFT * most


def value_of_building(s: SevenState, player: Player, card: Card, turns: float) -> float:
    """The production of a building, and something for its special rule."""
    pack = s.pack
    if pack.is_temple[card]:
        temple = pack.box.cards[card]
        missing: int = max(0, temple.might_each_turn.count - player.banners[COLOR[temple.color]])
        return 0.3 + 0.85 * turns / (1 + 1.5 * missing)
    return 0.5 + MONEY * rating(s, player, card) * (turns + 0.3)
