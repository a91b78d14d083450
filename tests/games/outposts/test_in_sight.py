"""Wins in sight: what whoever has the turn surely does before it ends, as charts and hints know."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.bots import make_bot
from fatebox.bots.learned.thinking import think
from fatebox.coach import chances_at, hint, make_coach
from fatebox.games.outposts import GAME
from fatebox.games.outposts.judgement.in_sight import winner_in_sight
from fatebox.kernel import Perspective, Rng

from .table import DOWN, A, B, GivenPost, Table, player, post, table

WON, LOST = 0.95, 0.05


def in_sight(t: Table) -> int | None:
    """The seat with a win in sight."""
    return winner_in_sight(t.s, t.decision())


def attack(own: dict[str, Any], last: GivenPost, at: str) -> Table:
    """The turn of A, who has lost all but one Outpost, against the last Outpost of B."""
    return table(player(post(), DOWN, DOWN, **own), player(last, DOWN, DOWN), at=at)


@pytest.mark.clause("OUT-END.1", "OUT-WAR.1")
@pytest.mark.parametrize("at", ["first_step", "second_step", "third_step"])
@pytest.mark.parametrize(
    ("own", "last", "winner"),
    [
        ({"reserve": "x=3/1/1"}, post(8), A),
        ({"offense": "x=1/1/1", "reserve": "y=1/1/1"}, post(8), A),
        ({"reserve": "x=1/1/1"}, post(8), None),  # it is not enough
        ({"reserve": "x=3/1/1"}, post(8, hidden="needle-trap"), None),  # something may work first
        ({"reserve": "x=3/1/1"}, post(8, "p=0/3/3"), None),  # a defender keeps it off
    ],
)
def test_a_sure_conquest_is_in_sight_from_the_first_step_on(
    at: str, own: dict[str, Any], last: GivenPost, winner: int | None
) -> None:
    """Given creatures that can fell the last Outpost, then the turn wins, whatever is asked first."""
    assert in_sight(attack(own, last, at)) == winner


@pytest.mark.clause("OUT-END.1", "OUT-PLAY.9", "OUT-MANA.3")
@pytest.mark.parametrize(
    ("hand", "winner"),
    [
        ("ash-hound", A),  # costs the mana of the last Outpost
        ("legion-spear recruit", A),  # costs 2: the other card is discarded
        ("legion-spear", None),
        ("recruit", None),  # its Attack is 1
        ("siege-tower decoy-camp decoy-camp toll-gate", None),  # Slow
    ],
)
def test_a_conquest_with_a_creature_of_the_hand_is_in_sight(hand: str, winner: int | None) -> None:
    """Given a creature that can be paid for and fells the last Outpost, then the one who holds it sees it."""
    t = attack({"hand": hand}, post(8), "second_step")
    assert in_sight(t) is None  # not before the mana is there
    t.go()
    assert t.prompt == "play_action"
    assert in_sight(t) == winner


@pytest.mark.clause("OUT-ASLT.5", "OUT-ATK.2")
def test_a_conquest_stays_in_sight_until_it_is_made_or_passed_up() -> None:
    """Given two groups on their way, then the win is in sight until the points are spent elsewhere."""
    t = table(
        player(post(), offense="x=2/1/1 y=2/1/1"), player(post(7, "p=0/0/1"), DOWN, DOWN), at="third_step"
    )
    t.do("done")
    t.do("done")  # each creature goes alone
    t.attack("b1", "b1")
    t.do("resolve", 0)
    assert in_sight(t) == A
    t.do("strike", "p", 1)
    assert in_sight(t) == A  # 1 more now, and 2 by the next group
    t.do("batter", "b1", 0)
    assert in_sight(t) is None


@pytest.mark.clause("OUT-CRYS.9", "OUT-MANA.3", "OUT-MANA.4")
@pytest.mark.parametrize(
    ("own", "winner"),
    [
        ({"crystals": 2, "hand": 3, "reserve": "x=1/1/1"}, A),  # 2 Outposts, 2 Crystals, 3 cards, 1 creature
        ({"crystals": 2, "hand": 3}, None),
        ({"crystals": 1, "hand": 3, "reserve": "x=1/1/1"}, None),  # it would be the second
    ],
)
def test_the_last_mana_crystal_is_in_sight_when_it_can_be_paid(
    own: dict[str, Any], winner: int | None
) -> None:
    """Given mana enough from all that can be given up, then the Mana Crystal wins this turn."""
    t = table(player(post(), post(), DOWN, **own), player(post()), at="second_step")
    assert in_sight(t) == winner


@pytest.mark.clause("OUT-END.1")
def test_chart_and_hint_know_a_win_in_sight() -> None:
    """Given a sure conquest, then both seats' charts and the hint call the game nearly won."""
    t = attack({"reserve": "x=3/1/1"}, post(8), "third_step")
    chances = think(chances_at(t.match))
    assert chances[A] > WON
    assert chances[B] < LOST
    assert sum(chances) == pytest.approx(1, abs=0.02)
    best = hint(Perspective(t.match, A), make_coach("learned", GAME, "hint"), Rng.from_seed("hint")).best
    assert best.chance == pytest.approx(chances[A], abs=0.01)
    assert t.words(best.option) == ("x", "offense")


@pytest.mark.clause("OUT-END.1")
def test_who_is_asked_in_the_turn_of_a_sure_winner_is_shown_as_lost() -> None:
    """Given a strike back before the last of two assaults, then the defender sees no hope, either."""
    t = table(
        player(post(), offense="x=1/1/1 y=1/1/1 z=3/1/1"),
        player(post(7, "p=1/0/9"), DOWN, DOWN),
        at="fourth_step",
        groups=["x y", "z"],
    )
    t.attack("b1", "b1")
    t.do("resolve", 0)
    t.do("batter", "b1", 2)
    assert t.prompt == "defender_damage"
    best = hint(Perspective(t.match, B), make_coach("learned", GAME, "hint"), Rng.from_seed("hint")).best
    assert best.chance < LOST


@pytest.mark.slow
def test_wins_in_sight_are_won_by_good_players() -> None:
    """Given games of good players, when a win is in sight, then that seat wins the game."""
    seen = 0
    for deal in range(8):
        match = GAME.start(f"in sight {deal}", seats=2)
        bots = [make_bot("hard", GAME, f"{deal} {seat}") for seat in range(2)]
        winners = set()
        while (decision := match.decision) is not None:
            winners |= {winner_in_sight(match.state, decision)} - {None}
            match.answer(bots[decision.seat].choose(Perspective(match, decision.seat)), decision.seat)
        assert match.result is not None
        assert winners <= set(match.result.winners)
        seen += len(winners)
    assert seen
