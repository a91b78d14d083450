"""Leaving the game and the end of the game (OUT-ELIM, OUT-END).

Both happen in the middle of anything: an assault, a draw, an effect. So they are exceptions that end the
segment that is running. Who gives up when asked by another player's turn leaves a gap there; the rest is
carried out (`unless_gone`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn, TypeVar

from fatebox.games.outposts import events
from fatebox.kernel import EVERYONE, GO_ON, Conceded, EndSegment, Rules

from .pieces import Player

if TYPE_CHECKING:
    from .table import OutpostsState

T = TypeVar("T")


class GameOver(EndSegment):
    """The game has ended; nothing waiting is resolved any more (OUT-END.3)."""

    value = "teardown"


class TurnOver(EndSegment):
    """The active player is out: the turn ends at once (OUT-ELIM.6)."""

    value = "pass_turn"


def unless_gone(seat: int, rules: Rules[T]) -> Rules[T | None]:
    """A player's decision; None if they give up instead, and it is not done (OUT-ELIM.7, R63)."""
    try:
        return (yield from rules)
    except Conceded as gone:
        if gone.seat != seat:
            raise
        return None


def win(s: OutpostsState, outcome: str, *winners: int, clause: str) -> NoReturn:
    """End the game."""
    s.outcome = outcome
    s.winners = winners
    s.emit(events.Ended, outcome, winners, clause=clause)
    raise GameOver


def check_end(s: OutpostsState, lost: list[Player], gone: list[Player]) -> None:
    """End the game if at most one player has a face-up Outpost.

    `lost` have just lost their last one; those of them who are `gone` rank as players who were out (R94).
    """
    holding = [p.seat for p in s.players if not p.out and any(post.standing for post in p.posts)]
    if len(holding) > 1:
        return
    clause, best = "OUT-END.1", holding
    if not holding:
        clause, most = "OUT-END.4", max(player.crystals for player in lost)
        best = [player.seat for player in lost if player.crystals == most]
    _count_out(s, [player for player in gone if player.seat not in best])
    win(s, "conquest" if len(best) == 1 else "draw", *best, clause=clause)


def leave(s: OutpostsState, players: list[Player]) -> None:
    """These players are out of the game, at the same moment (OUT-ELIM.5)."""
    for player in players:
        _put_aside(s, player)
        player.crystals = player.mana = player.tax = 0  # OUT-CRYS.10
        s.boosts = [b for b in s.boosts if b.by != player.seat and b.card not in player.aside]
        s.forts = [f for f in s.forts if f.by != player.seat and s.post(f.post).standing]
    _count_out(s, players)


def _count_out(s: OutpostsState, players: list[Player]) -> None:
    """From now on these players count as out, all since the same moment (OUT-ELIM.1)."""
    s.departures += 1
    for player in players:
        player.out = s.departures
        s.emit(events.Out, player.seat, clause="OUT-ELIM.1")


def _put_aside(s: OutpostsState, player: Player) -> None:
    """All cards leave the table; those that lay open are still known to all."""
    opened = player.discard + player.creatures()
    hidden = player.deck + player.hand + player.placing + player.held + player.kept
    if player.seat == s.active:
        opened += s.casting
        s.casting = []
    for post in player.posts:
        opened += post.upgrades
        hidden += post.hidden
        post.standing = post.sanctuary = False
        post.defenders, post.upgrades, post.hidden, post.bills = [], [], [], []
    for card in opened:
        s.entered.pop(card, None)
        s.show(card, EVERYONE)
    player.aside += opened + hidden
    player.deck, player.hand, player.discard, player.placing = [], [], [], []
    player.reserve, player.offense = [], []
    player.held, player.kept = [], []


def concede(s: OutpostsState, seat: int) -> str:
    """A player gives up, which counts as being out (OUT-ELIM.7). The segment to go on with."""
    if s.outcome:
        s.reward = False  # the winner gives up the reward
        return "teardown"
    s.emit(events.Conceded, seat, clause="OUT-ELIM.7")
    leave(s, [s.players[seat]])
    rest = [player.seat for player in s.players if not player.out]
    try:
        if len(rest) == 1:
            win(s, "concession", rest[0], clause="OUT-ELIM.7")
        if s.round:  # OUT-END.5
            check_end(s, [], [])
    except GameOver:
        return "teardown"
    if not s.round:
        return s.segment
    return "pass_turn" if seat == s.active else GO_ON


def end_assault(s: OutpostsState) -> None:
    """The assault is over; effects "for this assault" stop (OUT-ASLT.12)."""
    if s.assault is not None:
        s.assault = None
        s.boosts = [boost for boost in s.boosts if boost.until != "assault"]
