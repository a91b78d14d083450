"""Hints to do nothing: options that are no better and do nothing either are not shown beside them."""

from __future__ import annotations

import pytest

from fatebox.bots import make_bot
from fatebox.coach import coach_name, hint, make_coach
from fatebox.coach.chances import judge
from fatebox.coach.hint import POINT
from fatebox.coach.lines import caught_up
from fatebox.games.fantos import GAME
from fatebox.kernel import PASS, Perspective, Rng

WINDOW, DEAL = "window.hire", "windows 8"
"""A window in which nothing is to be stopped, and a game in which Labor could be played there."""


@pytest.mark.clause("FAN-RES.1")
def test_where_nothing_is_to_be_done_a_hint_is_to_pass_and_no_more() -> None:
    """Given Labor that can wait, when it has the chance of passing, then the hint is to pass."""
    match = GAME.start(DEAL, seats=3, options={"negotiation": False})
    bots = [make_bot("quick", GAME, seat) for seat in range(3)]
    while (decision := match.decision) is not None:
        seat = Perspective(match, decision.seat)
        if decision.seat == 0 and decision.prompt.id == WINDOW and len(decision.options) > 1:
            break
        match.answer(bots[decision.seat].choose(seat), decision.seat)
    assert decision is not None
    coach, rng = make_coach(coach_name(GAME), GAME, "hint"), Rng.from_seed("hint")
    best, *others = judge(seat, coach, rng.copy())
    weighed = [caught_up(seat, coach, best, each, rng.copy()) for each in others]
    shown = round(100 * best.value)
    alike = {each.option for each in weighed if shown - round(100 * each.value) <= POINT}
    found = hint(seat, coach, rng.copy())
    assert found.best.option == PASS
    assert not any("alike" in why.key for advice in found.advice for why in advice.why)
    assert alike
    assert not alike & {advice.option for advice in found.advice}
