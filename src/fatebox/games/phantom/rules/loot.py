"""Loot: what a defeated Enemy leaves behind (PHA-LOOT)."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.supply import gain
from fatebox.games.phantom.state.terms import RESOURCES
from fatebox.kernel import Card, Decision, Option, Prompt, Rules

from .gaining import gain_reward
from .symbols import declare, put_away, turn_up

LOOT = Prompt("loot", "PHA-LOOT.4")


def loot(s: PhantomState, player: Player, enemy: Card) -> Rules[None]:
    """Turn up a card, count its points, take the reward earned or a lower one (PHA-LOOT.2 to .4)."""
    table = s.pack.loot[s.adventure]
    rewards = table.columns.get(s.pack.names[enemy])
    if rewards is None:  # R69
        return
    card = turn_up(s, player)
    points = 0
    if card is not None:
        preferred = sorted(RESOURCES, key=lambda resource: -table.points.get(resource, 0))
        symbols = yield from declare(s, player, card, preferred)
        points = sum(table.points.get(symbol, 0) for symbol in symbols)  # type: ignore[call-overload]
    earned = max(row for row, least in enumerate(table.rows) if points >= least)
    s.emit(events.Loot, player.seat, enemy, points, earned, clause="PHA-LOOT.4")
    lower = [row for row in range(earned, -1, -1) if rewards[row] not in rewards[row + 1 : earned + 1]]
    options: list[Option] = [
        ("loot", row) for row in lower
    ]  # the earned row first, then those above it (R70)
    option = yield Decision(player.seat, LOOT, options)
    reward = rewards[option[1]]
    if isinstance(reward, tuple):
        yield from gain_reward(s, player, *reward)
    else:
        yield from gain(s, player, reward)
    if card is not None:
        put_away(s, player, card)
