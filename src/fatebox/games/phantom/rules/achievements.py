"""Achievements (PHA-ACH)."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.games.phantom.content.designs import Criterion
from fatebox.games.phantom.effects.numbers import all_hold
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.pieces import Player
from fatebox.kernel import Rules

from .gaining import gain_reward


def achieved_by_defeat(s: PhantomState) -> Rules[None]:
    """An Enemy was defeated: the active player may have met a criterion (PHA-ACH.2)."""
    for number, criterion in enumerate(s.pack.achievements[s.adventure].criteria):
        if criterion.on == "defeat":
            yield from _achieve(s, number, criterion, s.you)


def achieved_by_lore(s: PhantomState, lore: int) -> Rules[None]:
    """A Lore card is read: each player who meets a criterion gains, the active one first (PHA-GAIN.5)."""
    for number, criterion in enumerate(s.pack.achievements[s.adventure].criteria):
        if criterion.lore == lore:
            for player in s.playing():  # R24: not those who are Knocked Out
                yield from _achieve(s, number, criterion, player)


def _achieve(s: PhantomState, number: int, criterion: Criterion, player: Player) -> Rules[None]:
    """Once per player and play of the adventure (R72)."""
    if number in player.achieved or not all_hold(criterion.tests, s, Cause(player.seat)):
        return
    player.achieved.append(number)
    s.emit(events.Achieved, player.seat, criterion.name, clause="PHA-ACH.2")
    yield from gain_reward(s, player, *criterion.gain)
