"""Adventures and turns that end at once (PHA-END, PHA-DAM)."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.ending import TurnEnds, finish, lose, put_away_all
from fatebox.games.phantom.state.pieces import Player, no_resources


def cut_short(s: PhantomState) -> str:
    """A player was Knocked Out in the middle of a turn: the next one begins (R64)."""
    put_away_all(s)
    return "next_turn"


def give_up(s: PhantomState, seat: int) -> None:
    """Stopping without a save counts as a loss, for all; what was gained stays owned (PHA-GAIN.1)."""
    del seat
    finish(s, False, "given up")


def knock_out(s: PhantomState, player: Player) -> None:
    """A Legend is Knocked Out (PHA-DAM.2); with the last one the adventure is lost (PHA-DAM.5, .6)."""
    player.out = True
    player.standing = None
    player.resources = no_resources()  # R65
    s.emit(events.KnockedOut, player.seat, clause="PHA-DAM.2")
    if all(other.out for other in s.players):
        lose(s, "knock-out")
    if player.seat == s.active:
        raise TurnEnds
