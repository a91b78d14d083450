"""Undo among bots: they forget what they were shown; a person who has learned something can't."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.kernel import UndoError
from fatebox.kernel.history import Undo
from tests.kernel.little import LittleState, face
from tests.kernel.test_undo import after, draw_card, draw_chance, other_is_asked_in_secret, peek, turn_up


def show_own_card(s: LittleState) -> None:
    s.show(s.places[0].hand[0], 1)


def play_own_card(s: LittleState) -> None:
    s.table.append(s.places[0].hand.pop())


@pytest.mark.parametrize("what", [show_own_card, play_own_card])
def test_own_cards_go_back_to_the_hand(what: Any) -> None:
    """Given a step that showed only cards that the person knew, then it can be taken back without force."""
    match, before = after(what)
    with pytest.raises(UndoError, match="undo-cards"):
        match.undo(0)
    match.undo(0, among_bots=True)
    assert face(match) == before
    assert match.undos == (Undo(0, ((0, ("a",)),), False),)
    assert match.state.seen == after()[0].state.seen  # the bot knows no more than before


@pytest.mark.parametrize(
    ("what", "reason"),
    [
        (draw_card, "undo-cards"),
        (turn_up, "undo-cards"),
        (peek, "undo-cards"),
        (draw_chance, "undo-chance"),
        (other_is_asked_in_secret, "undo-secret"),
    ],
)
def test_what_the_person_has_learned_is_not_taken_back(what: Any, reason: str) -> None:
    """Given a step that told the person something, then undo is refused and nothing changes."""
    match, _ = after(what)
    now = face(match)
    with pytest.raises(UndoError, match=reason):
        match.undo(0, among_bots=True)
    assert face(match) == now
    assert not match.undos
