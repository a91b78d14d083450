"""Undo: a step back to a seat's previous decision.

It is free as long as nothing hidden was revealed, no chance was drawn and nobody else has answered
since, or is asked in secret now: such a question reveals that somebody holds an answer to the step. None of
this is declared by the games: it follows from what each seat could see before and after, from the count of
chance draws and from the prompts. A rulebook may forbid more: `Prompt.final`.

While several seats decide at once, each may take its own part back, whatever the others have answered
meanwhile: whether it may must not reveal who has answered already.
"""

from __future__ import annotations

from typing import Any

from .cards import Card, Eye
from .engine import Engine
from .errors import UndoError
from .history import Undo, answers_between, nodes_between
from .messages import Message, declare
from .state import State

NOTHING = declare("undo-nothing")
OTHERS = declare("undo-others")
SECRET = declare("undo-secret")
JOINT = declare("undo-joint")
FINAL = declare("undo-final", "clause")
CHANCE = declare("undo-chance")
CARDS = declare("undo-cards")


def undo(match: Engine[Any], seat: int | None, *, force: bool = False, among_bots: bool = False) -> None:
    """Take the match back to the seat's last decision; `force` does so whatever was revealed.

    Forced steps are for solo games and for tables where all others agree; the record marks them. Among bots
    only what the seat itself has seen counts: a bot knows nothing but what it sees when it is asked, so it
    forgets a card that goes back to a hand. People cannot forget.
    """
    apart = None if force else _without_last_part(match, seat)
    earlier, dropped, kept = apart or _before_last_answer(match, seat)
    reason = _revealed(match, earlier, dropped, among_bots=among_bots)
    if reason is not None and not force:
        raise UndoError(reason)
    listener = match.state.listener
    for name in Engine.__slots__:
        if name not in ("game", "options", "seed", "undos", "_origin"):
            setattr(match, name, getattr(earlier, name))
    match.state.listener = listener
    match.undos = (*match.undos, Undo(kept, tuple(dropped), reason is not None))


def why_no_undo(match: Engine[Any], seat: int | None) -> Message | None:
    """The reason why a free step back is not possible; None if it is."""
    try:
        earlier, dropped, _ = _without_last_part(match, seat) or _before_last_answer(match, seat)
    except UndoError as error:
        return error.message
    return _revealed(match, earlier, dropped)


def _without_last_part(match: Engine[Any], seat: int | None) -> tuple[Engine[Any], list[Any], int] | None:
    """The match without the seat's last answer to the open joint decision, that answer, and its place.

    None if no joint decision is open, or the seat has answered nothing in it.
    """
    if not match.joint or seat is None:
        return None
    during = nodes_between(match._opened, match.history)
    last = max((number for number, node in enumerate(during) if node[1] == seat), default=None)
    if last is None:
        return None
    history = match._opened
    for number, node in enumerate(during):
        if number != last:
            history = (history, *node[1:])
    place = len(answers_between(None, match._opened)) + last
    return match.rewound(history), [(seat, during[last][2])], place


def _before_last_answer(match: Engine[Any], seat: int | None) -> tuple[Engine[Any], list[Any], int]:
    """The match before the last answer of a seat (None: of anybody), the answers from there on, its place."""
    nodes = nodes_between(match._origin.mark, match.history)
    own = [node for node in nodes if seat in (node[1], None)]
    if not own:
        raise UndoError(NOTHING())
    before = own[-1][0]
    earlier = match.rewound(before)
    return earlier, answers_between(before, match.history), len(earlier.answers())


def _revealed(
    now: Engine[Any], before: Engine[Any], dropped: list[Any], *, among_bots: bool = False
) -> Message | None:
    seat = dropped[0][0]
    if any(who != seat for who, _ in dropped):
        return OTHERS()
    if not now.joint and any(d.seat != seat and d.prompt.secret for d in now.decisions):
        return SECRET()
    if before.joint and not (now.joint and now._opened is before._opened):
        return JOINT()
    asked = before.decision_of(seat)
    if asked is not None and dropped[0][1][0] in asked.prompt.final:
        return FINAL(clause=asked.prompt.clause)
    if now.state.rng.count != before.state.rng.count:
        return CHANCE()
    for viewer in (seat,) if among_bots else (*range(now.state.seats), None):
        if visible_cards(now.state, viewer) - visible_cards(before.state, viewer):
            return CARDS()
    return None


def visible_cards(state: State, seat: int | None) -> set[Card]:
    """The cards whose place this seat (None: a spectator) can see."""
    eye = Eye(seat, state.seen)
    seen: set[Card] = set()
    for pile, audience, owner in state.piles():
        if eye.sees(audience, owner):
            seen.update(pile)
        elif eye.shown:
            seen.update(eye.shown.intersection(pile))
    return seen
