"""Foresight: actions that only lead to the next question are judged before they are taken."""

from __future__ import annotations

from collections import Counter

import pytest

from fatebox.games.outposts import GAME
from fatebox.games.outposts.judgement.evaluate import evaluate
from tests.games.judging import positions
from tests.games.outposts.table import A, player, table


@pytest.mark.clause("OUT-MANA.3", "OUT-MANA.4", "OUT-MANA.7", "OUT-PLAY.2")
def test_an_action_is_foreseen_as_it_comes_out() -> None:
    """Given positions of random games, then what is foreseen comes true, and a choice is asked next."""
    foreseen: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    for seats in (2, 3):
        for match in positions(GAME, "foresight", 3, seats=seats):
            decision = match.decision
            assert decision is not None
            before = match.state.to_data()
            values = evaluate.foresee(match.state, decision.seat, decision.options)
            assert match.state.to_data() == before
            for option, value in zip(decision.options, values, strict=True):
                if value is None:
                    tried[option[0]] += 1
                    continue
                trial = match.copy()
                trial.answer(option)
                assert trial.decision is not None
                assert not trial.decision.prompt.follow_up
                assert evaluate(trial.state, decision.seat) == value
                foreseen[option[0]] += 1
    assert set(foreseen) == {"discard", "sacrifice", "play", "finish", "place"}
    assert set(tried) >= {"play", "finish"}  # cards are triggered, or the Third Step has no choice
    assert min(foreseen.values()) > 10


@pytest.mark.clause("OUT-EFF.1", "OUT-MANA.4")
def test_a_sacrifice_that_triggers_something_has_to_be_tried() -> None:
    """Given a creature with a Fall ability and one without, then only the loss of the other is foreseen."""
    t = table(player(reserve="burrow-kin x=1/1/1"), player())
    options = [option for option in t.decision(A).options if option[0] == "sacrifice"]
    heard = len(t.events)
    values = evaluate.foresee(t.s, A, options)
    assert [value is None for value in values] == [t.words(option)[0] == "burrow-kin" for option in options]
    assert len(t.events) == heard
