"""Plans: a hint shows different moves, not the many ways to prepare one of them."""

from __future__ import annotations

import pytest

from fatebox.bots import make_bot
from fatebox.coach import hint, make_coach
from fatebox.games.outposts import GAME
from fatebox.games.outposts.rules.play import ACTION
from fatebox.kernel import Perspective, Rng
from fatebox.kernel.messages import Message, looks
from tests.games.outposts.table import A, player, post, table


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


@pytest.mark.clause("OUT-MANA.3", "OUT-CRYS.2")
@pytest.mark.parametrize(("crystals", "end"), [(1, []), (2, ["coach-wins"])])
def test_a_card_that_pays_for_a_crystal_is_given_up_for_that(crystals: int, end: list[str]) -> None:
    """Given 7 mana, then one hint says that a discard leads to a Mana Crystal, and whether that wins."""
    own = player(hand="great-bear thicket-wolf bramble-boar", reserve="x=1/1/1", mana=7, crystals=crystals)
    t = table(own, player(post(0, "z=2/2/2"), post()))
    advice = hint(Perspective(t.match, A), make_coach("learned", GAME, "crystal"), Rng.from_seed("x")).advice
    then = [each.why[0].arguments["move"] for each in advice if each.why[0].key == "coach-then"]
    assert [move.key for move in then if isinstance(move, Message)] == ["option-buy"]
    assert [message.key for message in advice[0].why if message.key == "coach-wins"] == end
