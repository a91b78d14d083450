"""The Unnamed as a player: after each full round he may play a card (SEV-UNN)."""

from __future__ import annotations

from fatebox.games.seven import events
from fatebox.games.seven.effects.base import Cause
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.pieces import Declared
from fatebox.kernel import PASS, Card, Decision, Prompt, Rules

from .checks import check
from .performing import perform

PLAY = Prompt("unnamed", "SEV-UNN.2", default=lambda state, decision: PASS)


def unnamed_turn(s: SevenState) -> Rules[str]:
    """One card or none (SEV-UNN.2)."""
    assert s.unnamed is not None
    answer = yield Decision(s.unnamed.seat, PLAY, [PASS, *(("unnamed", card) for card in s.unnamed.hand)])
    if answer == PASS:
        return "window"
    yield from _play(s, answer[1])
    return check(s, "window")


def _play(s: SevenState, card: Card) -> Rules[None]:
    """The card is applied at once and discarded (SEV-UNN.4); only good heroes can be named (SEV-UNN.9)."""
    unnamed = s.unnamed
    assert unnamed is not None
    unnamed.hand.remove(card)
    s.shown.append(card)
    s.declared = Declared(seat=unnamed.seat, kind="unnamed", card=card)
    s.emit(events.UnnamedCard, unnamed.seat, card, clause="SEV-UNN.4")
    cause = Cause(unnamed.seat, card, clause="SEV-UNN.4")
    cause.hit = tuple(s.good())
    yield from perform(s, cause, s.pack.box.cards[card].effects, _good_heroes)
    s.declared = None
    s.shown.remove(card)
    unnamed.discard.append(card)
    if not unnamed.hand:
        unnamed.hand, unnamed.discard = unnamed.discard, []
        s.emit(events.UnnamedRefreshed, clause="SEV-UNN.4")


def _good_heroes(s: SevenState, seat: int) -> list[int]:
    """The heroes that the Unnamed may name (SEV-UNN.9)."""
    return s.good()
