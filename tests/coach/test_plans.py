"""Plans: a hint shows different moves, not the many ways to prepare one of them."""

from __future__ import annotations

import pytest

from fatebox.bots import make_bot
from fatebox.coach import hint, make_coach
from fatebox.games.outposts import GAME
from fatebox.games.outposts.rules.play import ACTION
from fatebox.kernel import Perspective, Rng
from fatebox.kernel.messages import looks


@pytest.mark.clause("OUT-MANA.3")
def test_a_hint_shows_plans_not_the_ways_to_pay_for_one() -> None:
    """Given many cards that could be discarded for the same move, then that move is shown once."""
    match, bot = GAME.start("plans", seats=2), make_bot("quick", GAME, 1)
    shown = 0
    while (decision := match.decision) is not None and shown < 5:
        if decision.prompt is ACTION and sum(option[0] == "discard" for option in decision.options) > 2:
            coach = make_coach("learned", GAME, "plans")
            advice = hint(Perspective(match, decision.seat), coach, Rng.from_seed("plans")).advice
            moves = [each.reasons.then or match.label(each.option) for each in advice]
            looked = [looks(move, match.state.pack.name) for move in moves]
            assert len(set(looked)) == len(looked)
            shown += any(each.reasons.then is not None for each in advice)
        match.answer(bot.choose(Perspective(match, decision.seat)), decision.seat)
    assert shown == 5
