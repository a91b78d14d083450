"""Bots of The Phantom: they win when they can, mind their last Injury, and know what their seat knows."""

from __future__ import annotations

import pytest

from fatebox.bots import make_bot
from fatebox.games.phantom import GAME
from fatebox.games.phantom.bots.careful import CarefulBot
from fatebox.games.phantom.judgement.evaluate import evaluate
from fatebox.kernel import OptionsError, Perspective, Rng
from tests.games.judging import positions, terms_explain

from .table import A, Table, player, start, table

pytestmark = pytest.mark.slow  # bots play: no card breaks them

BOTS = ("greedy", "careful")


def let_play(t: Table, bot: str, *, until_turn: int) -> None:
    """Seat A's bot answers everything until this turn begins or the adventure ends."""
    mind = make_bot(bot, GAME, 1)
    while t.match.decision is not None and t.s.turn < until_turn:
        t.answer(mind.choose(Perspective(t.match, A)))


def against_rama(wounds: int, resources: str, foes: str = "") -> Table:
    """The last Mission: Rama has 12 health; the next damage knocks The Phantom out."""
    return table(
        player(resources=resources, injury_deck=0),
        row=f"{foes} rama:{wounds}",
        mission="the-sea-stronghold",
        adventure="year_one",
    )


@pytest.mark.parametrize("bot", BOTS)
def test_a_win_in_one_step_is_taken_rather_than_a_resource_kept(bot: str) -> None:
    t = against_rama(11, "S", "foe-3 foe-3")
    let_play(t, bot, until_turn=4)
    assert t.match.result is not None
    assert t.match.result.outcome == "win"


def test_the_careful_bot_sees_that_two_fights_win() -> None:
    t = against_rama(10, "SS", "foe-1 foe-1")  # two Wounds: both for Rama, or one for each of the others
    let_play(t, "careful", until_turn=4)
    assert t.match.result is not None
    assert t.match.result.outcome == "win"


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(
    ("resources", "foe"),
    [
        pytest.param("GS", "foe-1", id="the enemy is fought before the goal is worked for"),
        pytest.param("MG", "foe-5", id="a Mystery is kept for the attack"),
    ],
)
def test_with_an_empty_injury_deck_a_knock_out_is_averted(bot: str, resources: str, foe: str) -> None:
    t = table(
        player(resources=resources, injury_deck=0),
        row=foe,
        mission="the-burning-coast",
        beside="fishing-village",
        tokens={"fishing-village": {"Villager": 5}},
        adventure="year_one",
    )
    let_play(t, bot, until_turn=4)
    assert t.match.result is None


def test_ending_the_phase_does_not_make_an_attack_look_smaller() -> None:
    t = table(
        player(resources="M", injury_deck=1),
        row="foe-3 foe-3 foe-3",
        mission="the-sea-stronghold",
        adventure="year_one",
    )
    before = evaluate(t.s, A)
    t.end()
    assert t.prompt == "react"
    assert evaluate(t.s, A) == pytest.approx(before)


@pytest.mark.parametrize("adventure", ["devil", "patrol", "year_one"])
def test_other_hidden_cards_do_not_change_the_choice_of_the_careful_bot(adventure: str) -> None:
    match = start(2, seed="blind", adventure=adventure, level="heroic").match
    guide = make_bot("greedy", GAME, 2)
    for step in range(46):
        assert match.decision is not None
        seat = match.decision.seat
        if step % 15 == 0 and step > 0:
            choices = {
                make_bot("careful:worlds=2", GAME, 5).choose(Perspective(world, seat))
                for world in (match, *(match.imagine(seat, Rng.from_seed(n)) for n in range(2)))
            }
            assert len(choices) == 1
        match.answer(guide.choose(Perspective(match, seat)))


def test_the_same_seed_makes_the_same_choices() -> None:
    t = against_rama(5, "SGM", "foe-1 foe-3")
    choices = {make_bot("careful", GAME, 7).choose(Perspective(t.match, A)) for _ in range(2)}
    assert len(choices) == 1


@pytest.mark.parametrize("name", ["options", "worlds", "turns"])
def test_a_parameter_below_one_is_an_error(name: str) -> None:
    with pytest.raises(OptionsError, match=f"{name}: expected at least 1, got 0"):
        make_bot(f"careful:{name}=0", GAME, 1)


def test_the_careful_bot_can_be_named() -> None:
    assert isinstance(make_bot("careful", GAME, 1), CarefulBot)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_terms_explain_the_value(seats: int) -> None:
    assert sum(terms_explain(GAME, match) for match in positions(GAME, "terms", 8, seats=seats)) > 5
