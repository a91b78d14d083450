"""Foresight: answers of the Second Step that only lead to the next question, seen without a trial.

Their result is worked out on a copy of the state alone, and discards share one: they change nothing but the
hand and the mana of the player (OUT-MANA.3).
"""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.outposts.rules.play import FINISH, build, sacrifice_for_mana, summon
from fatebox.games.outposts.rules.war import asks_for_moves
from fatebox.games.outposts.state import OutpostsState
from fatebox.kernel import Card, Measured, Option

from .measure import look_round, measure, terms_of
from .sides import side_of


def foresee(s: OutpostsState, seat: int, options: Sequence[Option]) -> Sequence[Measured | float | None]:
    """The terms of the active player after each of these answers, as far as no card is triggered by it."""
    if s.segment == "place_upgrade":
        return [_after_building(s, seat, post, side) for _, post, side in options]
    if s.segment != "action":
        return [None] * len(options)
    discards: _Discards | None = None
    found: list[Measured | float | None] = []
    for option in options:
        match option:
            case ("discard", card):
                discards = discards or _Discards(s, seat)
                found.append(discards.after(card))
            case ("sacrifice", card):
                found.append(_after_sacrifice(s, seat, card))
            case ("play", card) if s.pack.type[card] == "creature":
                found.append(_after_summons(s, seat, card))
            case _:
                found.append(_after_finish(s, seat) if option == FINISH else None)
    return found


class _Discards:
    """The table after a card has been discarded for mana, whichever it is."""

    def __init__(self, s: OutpostsState, seat: int) -> None:
        self._table = table = _unheard(s)
        self._me = me = table.players[seat]
        self._hand = me.hand
        self._threats, self._others = look_round(table, me, side_of(table, me))
        me.mana += 1
        table.discarded += 1

    def after(self, card: Card) -> Measured:
        """The terms without this card."""
        table, me = self._table, self._me
        me.hand = [other for other in self._hand if other != card]
        return terms_of(table, me, side_of(table, me), self._threats), *self._others


def _after_sacrifice(s: OutpostsState, seat: int, card: Card) -> Measured | float | None:
    if s.pack.on["fall"][card]:
        return None
    table = _unheard(s)
    sacrifice_for_mana(table, table.players[seat], card)
    return measure(table, seat)


def _after_summons(s: OutpostsState, seat: int, card: Card) -> Measured | float | None:
    if s.pack.on["arrive"][card]:
        return None
    table = _unheard(s)
    summon(table, table.players[seat], card)
    return measure(table, seat)


def _after_building(s: OutpostsState, seat: int, post: int, side: str) -> Measured | float | None:
    table = _unheard(s)
    me = table.players[seat]
    (card,) = me.placing
    build(table, me, card, table.post(post), side)
    table.segment = "action"
    return measure(table, seat)


def _after_finish(s: OutpostsState, seat: int) -> Measured | float | None:
    if not asks_for_moves(s, s.players[seat]):
        return None
    table = _unheard(s)
    table.players[seat].mana = 0
    table.step, table.segment = "third", "third_step"
    return measure(table, seat)


def _unheard(s: OutpostsState) -> OutpostsState:
    """A copy of the table, on which nobody hears what happens."""
    table = s.copy()
    table.listener = None
    return table
