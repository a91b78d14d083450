"""Foresight: answers that are judged before they are carried out, and rows that are remembered."""

from __future__ import annotations

from collections import Counter

import pytest

from fatebox.games.weaver import GAME
from fatebox.games.weaver.judgement.evaluate import evaluate
from fatebox.games.weaver.judgement.laid import as_it_lies, judge, laid, laid_after
from fatebox.games.weaver.rules.reading import play
from fatebox.games.weaver.state.terms import ICONS, SUIT_INDEX
from fatebox.kernel import DONE, Match
from tests.games.weaver.sampled import some_positions


@pytest.mark.clause("WEA-REA.2", "WEA-REL.5")
def test_an_answer_is_foreseen_as_it_comes_out() -> None:
    """Given positions with plays, purchases and abilities of all relics, then what is foreseen comes true."""
    foreseen: Counter[str] = Counter()
    for match in some_positions():
        assert match.decision is not None
        options = match.decision.options
        for option, value in zip(options, evaluate.foresee(match.state, 0, options), strict=True):
            if value is not None:
                trial = match.copy()
                trial.answer(option)
                assert evaluate(trial.state, 0) == value
                foreseen[option[1] if option[0] == "use" else option[0]] += 1
    assert foreseen.keys() == {"play", "finish", "buy", "done", *match.state.pack.relic_keys}
    assert foreseen["play"] > 1000
    assert foreseen["finish"] > 100
    assert foreseen["buy"] > 100
    assert foreseen["done"] > 20


@pytest.mark.clause("WEA-END.1")
def test_the_end_of_the_last_round_is_foreseen_as_a_win() -> None:
    """Given all icons shown and a relic to buy, then the end of the round is worth the score."""
    match = GAME.start("last round")
    s = match.state
    s.icons, s.gold, s.points = ["sun"] * ICONS, 50, 10
    match = Match(GAME, match.options, "last round", s, "renovate")
    (value,) = evaluate.foresee(match.state, 0, [DONE])
    match.answer(DONE)
    assert match.result is not None
    assert match.result.winners
    assert value == evaluate(match.state, 0) > 0.5


@pytest.mark.clause("WEA-SUP.3")
def test_the_end_of_a_round_before_a_lone_suit_is_not_foreseen() -> None:
    """Given a single suit with cards, then the first card of the next round is no choice."""
    match = GAME.start("lone suit")
    s = match.state
    s.decks, s.tops = [s.decks[0], [], [], []], [[], [], [], []]
    assert evaluate.foresee(s, 0, [DONE]) == [None]


@pytest.mark.clause("WEA-REA.6", "WEA-SUP.3")
def test_a_play_that_leaves_no_card_to_choose_is_not_foreseen() -> None:
    """Given one open card and the rest of its deck, then the cards that follow may end the game."""
    match = GAME.start("last suit")
    s = match.state
    s.decks = [s.decks[0], [], [], []]
    s.tops = [s.tops[0], [], [], []]
    assert evaluate.foresee(s, 0, [("play", "happiness", 0)]) == [None]
    s.tops[1] = [s.pack.normals[1][0]]
    assert evaluate.foresee(s, 0, [("play", "happiness", 0)]) != [None]


def test_a_row_that_is_remembered_is_judged_as_it_lies() -> None:
    """Given positions of which the rows come again, then each is judged as if it were new."""
    seen = 0
    for _ in range(2):
        for match in some_positions():
            if match.state.row:
                assert laid(match.state) == judge(match.state)
                seen += 1
    assert seen > 500


def test_plays_that_are_remembered_are_judged_as_they_turn_out() -> None:
    """Given positions of which the plays come again, then each is judged as the row that it leads to."""
    seen = 0
    for _ in range(2):
        for match in some_positions():
            s, decision = match.state, match.decision
            if decision is None or decision.prompt.id != "read.play":
                continue
            for option in decision.options:
                if option[0] == "play":
                    suit, place = SUIT_INDEX[option[1]], option[2]
                    trial = s.copy()
                    play(trial, suit, place)
                    assert laid_after(s, as_it_lies(s), suit, place) == judge(trial)
                    seen += 1
    assert seen > 2000


def test_weights_count_for_what_is_foreseen() -> None:
    """Given an evaluation with other weights, then it foresees by these."""
    other = evaluate.reweighted(tuple(0.5 for _ in evaluate.weights))
    match = GAME.start("weights")
    assert match.decision is not None
    option = match.decision.options[0]
    trial = match.copy()
    trial.answer(option)
    assert other.foresee(match.state, 0, [option]) == [other(trial.state, 0)] != [evaluate(trial.state, 0)]
