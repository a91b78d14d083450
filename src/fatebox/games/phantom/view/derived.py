"""Derived values, which a person would work out from the open table: limits, goals, clocks, card texts.

For clients without rules. All of it is made from what a seat sees, so nothing hidden is in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypedDict

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.content.texts import board_messages, rules_messages
from fatebox.games.phantom.effects.statics import Change, Quantity
from fatebox.games.phantom.rules.fate import is_held
from fatebox.games.phantom.rules.means import means_of
from fatebox.games.phantom.rules.values import (
    attack_damage,
    combat_cost,
    combat_start,
    hand_limit,
    health,
    resource_limit,
    speaking,
)
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.terms import Resource
from fatebox.kernel import Card
from fatebox.kernel.messages import MessageData

from .goals import Meter, bosses_wanted, meters


class MeterData(TypedDict):
    """Tokens on the way to a condition."""

    card: int
    """The card that they lie on."""
    kind: str
    now: int
    limit: int
    """The number that fulfills the condition."""
    clock: bool
    lore: int
    """The Lore card that is read then; 0: none."""
    source: int
    """The card that says so."""
    line: int
    """The number of its ability."""


class ChangeData(TypedDict):
    """A limit or a value of a Legend that a card in play changes."""

    what: Quantity
    by: int
    card: int


class LegendData(TypedDict):
    """The numbers of a Legend board as they are now, and what its abilities say."""

    hand: int
    resources: int
    combat: int
    cost: int
    spendable: dict[Resource, int]
    changes: list[ChangeData]
    says: list[MessageData]


class DerivedData(TypedDict):
    """Values by the numbers of cards and seats."""

    health: dict[str, int]
    attack: dict[str, int]
    wanted: list[int]
    """Enemies on the row whose defeat the Mission asks for."""
    meters: list[MeterData]
    legends: list[LegendData]
    says: dict[str, list[MessageData]]
    """The texts of the cards in sight, line by line."""


def derive(s: PhantomState, seat: int | None) -> DerivedData:
    """From what a seat sees; numbers of cards are keys as text, as in all JSON."""
    del seat  # all seats look at the same values
    enemies = s.enemies()
    return {
        "health": {str(card): health(s, card) for card in enemies},
        "attack": {str(card): 0 if is_held(s, card) else attack_damage(s, card) for card in enemies},
        "wanted": list(bosses_wanted(s)),
        "meters": [_meter(meter) for meter in meters(s)],
        "legends": [_legend(s, player) for player in s.players],
        "says": {str(card): says(s.pack, card, s.level) for card in dict.fromkeys(_in_sight(s))},
    }


def _meter(meter: Meter) -> MeterData:
    return {
        "card": meter.card,
        "kind": meter.kind,
        "now": meter.now,
        "limit": meter.limit,
        "clock": meter.clock,
        "lore": meter.lore,
        "source": meter.source,
        "line": meter.line,
    }


def _legend(s: PhantomState, player: Player) -> LegendData:
    """The numbers of a Legend board as they are now, and what its abilities say."""
    return {
        "hand": hand_limit(s, player),
        "resources": resource_limit(s, player),
        "combat": combat_start(s, player),
        "cost": combat_cost(s, player),
        "spendable": dict(means_of(s, player).held),
        "changes": [
            {"what": static.what, "by": static.by, "card": card}
            for card in speaking(s, player)
            for static in s.face(card).statics
            if isinstance(static, Change)
        ],
        "says": [line.to_data() for line in board_messages(s.pack.boards[player.legend])],
    }


def _in_sight(s: PhantomState) -> Iterator[Card]:
    """The cards whose text matters now."""
    yield from s.shared()
    yield from s.turned_up
    yield from s.at_hand
    for player in s.players:
        yield from player.play
        yield from player.injuries
        yield from player.hand


@cache
def says(pack: PhantomPack, card: Card, level: int) -> list[MessageData]:
    """The text of a card on a level, as messages: abilities in the order of their numbers, then the rest."""
    return [line.to_data() for line in rules_messages(pack.designs[card], level)]
