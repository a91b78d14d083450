"""Blows: nobody attacks for nothing, or leaves an attack or a kill that costs nothing."""

from __future__ import annotations

import os

import pytest

from fatebox.bots import make_bot
from fatebox.games.outposts import GAME
from fatebox.games.outposts.judgement.sense import senseless
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.values import health_of
from fatebox.games.outposts.view.clash import clash
from fatebox.kernel import Decision, Option, Perspective

from .table import GivenPost, player, post, table

POSITIONS = int(os.environ.get("SENSE_POSITIONS", "2000"))
"""Answers of `easy`, which is content with little: before, it made such a mistake about every 250 answers."""


def idle_blow(s: OutpostsState, decision: Decision, option: Option) -> str:
    """The mistake of an answer about an attack, found by a forecast; an empty text is none."""
    if decision.prompt.id == "attack_assign" and option[0] == "hold":
        for other in decision.options:
            if other[0] != "attack" or other[2] in s.targets:
                continue
            target = s.post(other[2])
            forecast = clash(s, other[1], target)
            plain = not (target.upgrades or target.hidden or forecast.surprises or forecast.strike)
            if plain and forecast.reached > forecast.counters and not _draws(s, other[1]):
                return "holds a group back that could attack for nothing (OUT-ATK.1)"
    if decision.prompt.id == "attack_assign" and option[0] == "attack" and len(s.groups) == 1:
        target = s.post(option[2])
        forecast = clash(s, option[1], target)
        if not (target.defenders or target.hidden or forecast.surprises or forecast.remaining):
            return "attacks an Outpost that it can't hurt (OUT-ASLT.4)"
    if decision.prompt.id == "defender_damage" and option[0] == "strike" and not option[2]:
        assert decision.group is not None
        assert s.assault is not None
        others = [card for card in decision.group.items if card != option[1]]
        if all(health_of(s, card) > s.assault.remaining for card in others):
            falls = s.pack.on["fall"][option[1]]
            return "" if falls else "spares the only attacker within reach (OUT-ASLT.10)"
    return ""


def _draws(s: OutpostsState, group: int) -> bool:
    return any(s.pack.on["raid"][card] for card in s.groups[group])


@pytest.mark.slow
@pytest.mark.clause("OUT-ATK.1", "OUT-ASLT.4", "OUT-ASLT.10")
def test_easy_neither_attacks_for_nothing_nor_leaves_an_attack_that_costs_nothing() -> None:
    looked, deal = 0, 0
    while looked < POSITIONS:
        match = GAME.start(f"blows {deal}", seats=2)
        bots = [make_bot("easy", GAME, f"{deal} {seat}") for seat in (0, 1)]
        seats = [Perspective(match, seat) for seat in (0, 1)]
        deal += 1
        while (decision := match.decision) is not None and looked < POSITIONS:
            option = bots[decision.seat].choose(seats[decision.seat])
            found = idle_blow(match.state, decision, option)
            assert not found, f"{found}: {option} of {decision.options}, {match.seed!r}"
            looked += 1
            match.answer(option, decision.seat)


@pytest.mark.clause("OUT-ASLT.4")
@pytest.mark.parametrize(
    ("offense", "groups", "target", "vain"),
    [
        ("x=1/1/1", ["x"], post(0, "p=1/2/2"), True),
        ("x=3/1/1", ["x"], post(0, "p=1/2/2"), False),  # one counter
        ("x=4/1/1", ["x"], post(0, "gate-warden p=0/0/1"), False),  # the Guard is destroyed
        ("x=3/1/1", ["x"], post(0, "gate-warden p=0/0/2"), True),  # one point is not enough for the Guard
        ("x=1/1/1", ["x"], post(0, "p=1/2/2", hidden="decoy-camp"), False),  # it may be worth a look
        ("x=1/1/1 y=4/1/1", ["x", "y"], post(0, "p=1/2/2"), False),  # the other group clears the way
        ("x=1/1/1 y=2/1/1", ["x", "y"], post(0, "p=1/2/2"), True),  # neither does
        ("quicksilver-wisp", ["quicksilver-wisp"], post(0, "p=1/2/2"), False),  # it draws a card as it falls
    ],
)
def test_an_attack_that_changes_nothing_is_recognized(
    offense: str, groups: list[str], target: GivenPost, vain: bool
) -> None:
    """Given an Outpost that no group can hurt and whose defenders survive, then no group is sent there."""
    t = table(
        player(post(), offense=offense), player(target, post(0, "q=9/9/9")), at="fourth_step", groups=groups
    )
    wrong = senseless(t.s, t.decision())
    assert (("attack", 0, t.s.players[1].posts[0].id) in wrong) == vain
    assert ("hold", 0) not in wrong


@pytest.mark.clause("OUT-ATK.1")
@pytest.mark.parametrize(
    ("target", "free"),
    [
        (post(3), True),
        (post(3, "p=0/1/1"), True),  # its defender has no Attack
        (post(3, "p=1/0/1"), False),  # somebody strikes back
        (post(3, hidden="decoy-camp"), False),  # something is face-down
        (post(3, upgrades="traders-row"), False),  # its fall brings the other player cards
        (post(3, "p=0/2/1"), False),  # nothing gets through
    ],
)
def test_an_attack_that_costs_nothing_is_recognized(target: GivenPost, free: bool) -> None:
    """Given an Outpost where nobody strikes back, then no group is held back that can hurt it."""
    t = table(
        player(post(), offense="x=2/1/1"), player(target, post(0, "q=9/9/9")), at="fourth_step", groups=["x"]
    )
    assert (("hold", 0) in senseless(t.s, t.decision())) == free


@pytest.mark.clause("OUT-WAR.7")
@pytest.mark.parametrize(("defender", "free"), [("", True), ("p=1/1/1", False)])
def test_no_step_is_skipped_that_could_end_in_an_attack_for_nothing(defender: str, free: bool) -> None:
    """Given a creature in the offense zone and an open Outpost, then the Third Step is not skipped."""
    t = table(player(post(), offense="x=2/1/1"), player(post(0, defender)), at="third_step")
    assert t.prompt == "moves"
    assert [option[0] for option in senseless(t.s, t.decision())] == (["skip"] if free else [])


@pytest.mark.clause("OUT-ASLT.10")
@pytest.mark.parametrize(
    ("attackers", "strike", "spared"),
    [
        ("x=3/1/2 y=3/1/2", 2, False),  # the points are enough for one of them
        ("x=3/1/2 y=3/1/2", 4, True),  # and now for both
        ("x=3/1/2 y=3/1/5", 4, True),  # the other one is out of reach
        ("emberwake-zealot y=3/1/5", 2, False),  # it does damage as it falls
    ],
)
def test_an_attacker_that_could_be_destroyed_for_nothing_is_not_spared(
    attackers: str, strike: int, spared: bool
) -> None:
    """Given points for all attackers that can be destroyed, then none of these is spared."""
    t = table(
        player(post(), offense=attackers),
        player(post(0, f"p={strike}/0/9")),
        at="fourth_step",
        groups=[" ".join(each.split("=")[0] for each in attackers.split())],
    )
    t.do("attack", 0, "b1")
    while t.prompt != "defender_damage":
        t.answer(t.options[0])
    assert any(not option[2] for option in senseless(t.s, t.decision())) == spared


@pytest.mark.clause("OUT-EFF.10")
def test_a_guard_that_covers_the_outpost_is_not_spared() -> None:
    """Given a Guard who takes all there is, then it is destroyed: the points can do nothing else."""
    t = table(
        player(post(), offense="x=4/1/1"), player(post(0, "gate-warden")), at="fourth_step", groups=["x"]
    )
    t.do("attack", 0, "b1")
    assert t.prompt == "attacker_damage"
    assert [option[2] for option in senseless(t.s, t.decision())] == [0]
