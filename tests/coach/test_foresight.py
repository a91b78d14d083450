"""Foresight in Fate Weaver: chart and hint know alike what the cards in sight decide."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import NamedTuple

import pytest

from fatebox.bots import make_bot
from fatebox.bots.learned.thinking import think
from fatebox.coach import chances_at, hint, make_coach
from fatebox.games.weaver import GAME
from fatebox.games.weaver.bots.solver.foresight import foreseen, is_settled
from fatebox.games.weaver.rules.adventurers import demand
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import ICONS, READING, SUIT_INDEX
from fatebox.kernel import Match, Perspective, Rng

STEADY = 0.02
"""The mean change of the chance while nothing is decided."""
LOST, WON = 0.01, 0.95
"""On the chart, in a reading that can't be survived with one card to go, and in a last one that surely is."""


class Reading(NamedTuple):
    """A decision of a reading, as the solver sees it."""

    match: Match[WeaverState]
    best: float

    @property
    def chart(self) -> float:
        """The chance on the chart."""
        (chance,) = think(chances_at(self.match))
        return chance

    @property
    def hinted(self) -> float:
        """The chance of the first hint."""
        coach = make_coach("solver", GAME, "hint")
        return hint(Perspective(self.match, 0), coach, Rng.from_seed("hint")).best.chance


@pytest.fixture(scope="module")
def readings() -> list[Reading]:
    """Late decisions of several readings: two cards or one to go, or any number in the last round."""
    return [reading for seed in range(8) for reading in _late(seed)]


def _late(seed: int) -> Iterator[Reading]:
    match, bot = GAME.start(f"foresight {seed}"), make_bot("learned", GAME, seed)
    solver = make_coach("solver:fit=1", GAME, seed)  # to it points are little, so what is nearly 1 is sure
    while match.decision is not None:
        seat = Perspective(match, 0)
        late = READING - len(match.state.row) in (1, 2) or (
            len(match.state.icons) == ICONS and match.decision.prompt.id == "read.play"
        )
        if len(match.decision.options) > 1 and late:
            yield Reading(match.copy(), solver.appraise(seat)[0].value)
        match.answer(bot.choose(seat))


def test_a_reading_that_cannot_be_survived_is_lost_on_the_chart(readings: list[Reading]) -> None:
    """Given one card to go and no way to place it, then chart and hint call the game lost."""
    lost = [each for each in readings if each.best == 0 and len(each.match.state.row) == READING - 1]
    assert lost
    for each in lost:
        assert each.chart < LOST
        assert each.hinted < LOST


def test_a_last_reading_that_is_surely_survived_is_won_on_the_chart(readings: list[Reading]) -> None:
    """Given open cards that complete the last reading, then chart and hint know it from its first card on."""
    last = [each for each in readings if len(each.match.state.icons) == ICONS and each.best > 0.94]
    assert {READING - len(each.match.state.row) for each in last} == {1, 2, 3, 4}
    for each in last:
        assert each.chart > WON
        assert each.hinted > WON


def test_what_hangs_on_cards_to_come_is_called_neither_lost_nor_won(readings: list[Reading]) -> None:
    """Given two cards to go, then the first hint has the chance of the chart, however bad it looks."""
    open_ends = [each for each in readings if len(each.match.state.row) == READING - 2]
    doubtful = [each for each in open_ends if not 1e-3 < each.best < 1 - 1e-3]
    assert doubtful
    for each in doubtful[:6]:
        assert 0 < each.best < 1
        assert each.hinted == pytest.approx(each.chart, abs=0.01)


@pytest.mark.clause("WEA-SUP.2")
def test_a_demand_that_cannot_be_met_is_lost_on_the_chart_before_the_first_card() -> None:
    """Given a visitor whose suit has run out, and no shards for another hour, then the game is lost."""
    match = GAME.start("run out")
    s = match.state
    required = demand(s)
    assert required is not None
    suit = SUIT_INDEX[required]
    s.discard, s.decks[suit], s.tops[suit] = [*s.decks[suit], *s.tops[suit]], [], []
    (chart,) = think(chances_at(Match(GAME, match.options, "run out", s, "read")))
    assert chart < LOST


def test_what_the_last_round_will_need_counts_before_it() -> None:
    """Given the purchases before the last round, then open Death cards and means against them count."""
    s = GAME.start("purchases").state
    s.segment, s.icons, s.decks = "renovate", s.icons * (ICONS - 1), [[], [], [], []]
    s.tops = [[cards[0]] for cards in s.pack.normals]
    safe = foreseen(s)
    s.tops = [[cards[0]] for cards in s.pack.deaths]
    deadly = foreseen(s)
    s.shards, s.relics = 5, [1, 0, 2, 0, 0, 0]
    assert deadly < foreseen(s) < safe


@pytest.mark.clause("WEA-REA.11")
def test_a_reading_that_is_surely_survived_does_not_change_the_chart() -> None:
    """Given face-up cards that complete a reading, when they are played, then the chance hardly moves."""
    jumps: list[float] = []
    for seed in range(3):
        match, planner, before = GAME.start(f"settled {seed}"), make_bot("solver:draws=0", GAME, seed), None
        while match.decision is not None and match.state.round < 6:
            settled = is_settled(match.state)
            (chart,) = think(chances_at(match))
            if settled and before is not None:
                jumps.append(abs(chart - before))
            before = chart if settled else None
            match.answer(planner.choose(Perspective(match, 0)))
    assert len(jumps) > 20
    assert fmean(jumps) < STEADY
