"""Merits: what a Legend is good at, and what a recovery is for. The label alone does not say it."""

from __future__ import annotations

from fatebox.games.phantom.content.texts import board_messages
from fatebox.games.phantom.rules.turn import HEAL, READY
from fatebox.games.phantom.state import PhantomState
from fatebox.kernel import Option
from fatebox.kernel.messages import CardName, Message


def merits(s: PhantomState, seat: int, option: Option) -> tuple[Message, ...]:
    """The first ability of a Legend's board, which the other Legend lacks, or what a recovery is for.

    A Legend readies its cards or heals its Injuries (PHA-ADV.6, PHA-REC.1).
    """
    if option[0] == "legend":
        return tuple(board_messages(s.pack.boards[option[1]])[:1])
    if option not in (HEAL, READY):
        return ()
    player = s.players[seat]
    cards = player.exhausted if option == READY else player.injuries
    key = "merit-readies" if option == READY else "merit-heals"
    return (Message(key, cards=tuple(map(CardName, cards))),) if cards else ()
