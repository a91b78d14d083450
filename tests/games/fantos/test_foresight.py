"""Foresight: answers that only lead to the next question are judged before they are given."""

from __future__ import annotations

from collections import Counter

import pytest

from fatebox.games.fantos import GAME
from fatebox.games.fantos.judgement.evaluate import evaluate
from fatebox.kernel import PASS
from tests.games.fantos.bargain import market
from tests.games.fantos.table import A, B
from tests.games.judging import positions

STEPS = {"to", "add", "amount", "title", "promise", "give-card", "drop"}
"""Of an Offer."""


@pytest.mark.clause("FAN-RES.2", "FAN-RES.3", "FAN-NEG.2", "FAN-NEG.10")
def test_an_answer_is_foreseen_as_it_comes_out() -> None:
    """Given positions of random games, then what is foreseen comes true, and a choice is asked next."""
    foreseen: Counter[tuple[str, str]] = Counter()
    for seats in (3, 4, 5):
        for match in positions(GAME, "foresight", 4, seats=seats):
            decision = match.decision
            assert decision is not None
            values = evaluate.foresee(match.state, decision.seat, decision.options)
            for option, value in zip(decision.options, values, strict=True):
                if value is None:
                    continue
                trial = match.copy()
                trial.answer(option)
                assert trial.decision is not None
                assert not trial.decision.prompt.follow_up
                assert evaluate(trial.state, decision.seat) == value
                foreseen[match.state.segment, option[0]] += 1
    for verb in STEPS | {"offer", "pass"}:
        assert foreseen["parley", verb] > 0, verb
    for kind in ("pass", "play", "use"):
        assert foreseen["window", kind] > 10, kind
    assert foreseen["offer", "counter"] > 0
    assert foreseen["hire.choose", "pass"] > 5


@pytest.mark.clause("FAN-NEG.10")
def test_the_last_one_who_could_send_an_offer_has_to_be_tried() -> None:
    """Given a window in which nobody has sent an Offer, then the pass of the last Citadel ends it."""
    t = market()
    t.to("deal.offer")
    talk, order = t.s.parley, t.s.order(t.s.active)
    assert talk is not None
    assert evaluate.foresee(t.s, A, [PASS]) == [evaluate(t.s, A)]
    talk.position = len(order) - 1
    assert evaluate.foresee(t.s, order[-1], [PASS]) == [None]
    talk.sent = True
    assert evaluate.foresee(t.s, order[-1], [PASS]) == [evaluate(t.s, order[-1])]


@pytest.mark.clause("FAN-NEG.2")
def test_an_offer_is_foreseen_to_be_talk() -> None:
    """Given a Citadel that may send an Offer, then to begin one is worth a little less than to pass."""
    t = market()
    t.to("deal.offer")
    passed, begun = evaluate.foresee(t.s, A, [PASS, ("offer",)])
    assert passed is not None
    assert begun is not None
    assert begun < passed
    assert evaluate.foresee(t.s, B, [("send",)]) == [None]
