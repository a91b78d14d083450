"""Hints name all the cards to pick where several are picked."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

from fatebox.bots import Analyst
from fatebox.coach import hint, make_coach
from fatebox.coach.besides import BESIDES, COPIES, Picks, besides
from fatebox.games import load_game
from fatebox.kernel import Option, Perspective, Rng
from fatebox.kernel.gestures import answers_of, group_of
from fatebox.kernel.messages import CardName
from fatebox.text.speaker import Speaker

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
    assert best.later == (second, third)
    assert besides(seat, third, coach, rng) == Picks(), "it is the last that can be picked"


class TakesTheFirst:
    """A stand-in for an analyst; it always takes the first option."""

    def choose(self, seat: Perspective) -> Option:
        """Return the first option."""
        return seat.decision.options[0]


@pytest.mark.clause("OUT-DRAFT.2")
def test_a_copy_of_the_first_pick_is_not_named_again() -> None:
    """Given a draft hand with two equal cards, then the advice to keep both says `another copy`."""
    game = load_game("outposts")
    found = ((seat, _twin(seat)) for seat in map(_first_draft, range(200)))
    seat, first = next((seat, twin) for seat, twin in found if twin is not None)
    said = besides(seat, first, cast(Analyst, TakesTheFirst()), Rng.from_seed(1)).said
    assert said is not None
    assert said == BESIDES(cards=(COPIES(count=1),))
    assert Speaker("en", game.package).say(said) == "Together with another copy."


@pytest.mark.clause("OUT-DRAFT.2")
def test_what_a_hint_picks_can_be_typed_as_one_line() -> None:
    """Given two cards to keep, when the last but one is the first, then the last is named and typed, too."""
    seat = _first_draft(1)
    decision = seat.decision
    group = group_of(decision)
    for option in decision.options:
        picks = besides(seat, option, cast(Analyst, TakesTheFirst()), Rng.from_seed(1))
        assert picks.said is not None
        assert 1 + len(picks.options) == group.least
        places = [group.items.index(each[1]) for each in (option, *picks.options)]
        assert answers_of(seat.imagine(Rng.from_seed(1)), seat.seat, places)[0] == option


def _first_draft(seed: int) -> Perspective:
    """The first of two seats, asked what to keep of its first hand."""
    match = load_game("outposts").start(seed, seats=2)
    while (decision := match.decision_of(0)) is None or decision.prompt.clause != "OUT-DRAFT.2":
        asked = match.decisions[0]
        match.answer(asked.options[0], asked.seat)
    return Perspective(match, 0)


def _twin(seat: Perspective) -> Option | None:
    """The first card that is followed by one of the same name, if there is one."""
    named = [(option, seat.pack.name(option[1])) for option in seat.decision.options]
    return next((option for (option, name), (_, other) in pairwise(named) if name == other), None)
