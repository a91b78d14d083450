"""Hints name all the cards to pick where several are picked."""

from __future__ import annotations

import pytest

from fatebox.coach import hint, make_coach
from fatebox.coach.besides import BESIDES, besides
from fatebox.games import load_game
from fatebox.kernel import Option, Perspective, Rng
from fatebox.kernel.messages import CardName

HARVEST: Option = ("declare", "harvest")


@pytest.mark.clause("FAN-HAR.1")
def test_the_first_of_several_picks_names_the_others() -> None:
    """Given a Harvest with three Legacies, then the advice to task the first one names the other two."""
    game = load_game("fantos")
    match = game.start("harvest", seats=3, options={"negotiation": False})
    while (decision := match.decision) is not None and decision.prompt.id != "harvest.legacies":
        match.answer(HARVEST if HARVEST in decision.options else decision.options[0], decision.seat)
    assert decision is not None
    seat, coach, rng = Perspective(match, decision.seat), make_coach("learned", game, 1), Rng.from_seed(1)
    first, second, third = decision.options
    best = hint(seat, coach, rng.copy()).best
    assert best.option == first
    assert best.why[0] == BESIDES(cards=(CardName(second[1]), CardName(third[1])))
    assert besides(seat, third, coach, rng) is None, "it is the last that can be picked"
