"""Threats of the next turn: what a rival surely does if nothing comes between, and the hints that stop it."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.coach import Hint, hint, make_coach
from fatebox.games.outposts import GAME
from fatebox.games.outposts.judgement.next_turn import threat_to
from fatebox.kernel import Perspective, Rng
from fatebox.kernel.messages import SeatName
from fatebox.text.speaker import Speaker

from .table import DOWN, A, B, C, GivenPlayer, GivenPost, Table, player, post, table

ATTACKER = player(post(), post(), offense="a=4/1/1")


def threatened(t: Table, seat: int = A, by: int = B) -> str | None:
    """The kind of threat to a seat by a rival."""
    found = threat_to(t.s, seat)
    return None if found is None or found.arguments["seat"] != SeatName(by) else found.key


def advised(t: Table, seat: int = A) -> Hint:
    """The hint of the network."""
    return hint(Perspective(t.match, seat), make_coach("learned", GAME, "hint"), Rng.from_seed("hint"))


@pytest.mark.clause("OUT-END.1", "OUT-WAR.1")
@pytest.mark.parametrize("at", ["first_step", "second_step", "third_step"])
@pytest.mark.parametrize(
    ("last", "rival", "threat"),
    [
        (post(7), ATTACKER, "threat-attack"),
        (post(5), ATTACKER, None),  # it stands
        (post(7, "x=1/2/2"), ATTACKER, None),  # a defender keeps it off
        (post(7, hidden="needle-trap"), ATTACKER, None),  # the trap may stop it
        (post(7), player(post(0, "a=4/1/1"), post()), None),  # a defender can't attack next turn
        (post(7), player(post(), post(), offense="a=4/1/1", no_attack=3), None),  # a Decree of Peace
    ],
)
def test_an_attack_that_fells_the_last_outpost_is_a_threat(
    at: str, last: GivenPost, rival: GivenPlayer, threat: str | None
) -> None:
    """Given open creatures of a rival that fell the last Outpost next turn, then its owner is warned."""
    assert threatened(table(player(last, DOWN, DOWN, reserve="y=0/0/1"), rival, at=at)) == threat


@pytest.mark.clause("OUT-CRYS.9", "OUT-MANA.3", "OUT-MANA.4", "OUT-DRAW.1", "OUT-DRAW.11", "OUT-EFF.13")
@pytest.mark.parametrize(
    ("own", "threat"),
    [
        # 2 Outposts and 2 Crystals, 3 cards (two of them drawn) and 1 creature: 8 mana
        ({"crystals": 2, "hand": 1, "reserve": "y=1/1/1", "deck": 5}, True),
        ({"crystals": 2, "hand": 1, "deck": 5}, False),
        ({"crystals": 2, "hand": 1, "reserve": "y=1/1/1", "deck": 1}, False),  # nothing to draw
        ({"crystals": 2, "hand": 3, "reserve": "y=1/1/1", "deck": 5, "tax": 1}, False),
        ({"crystals": 1, "hand": 3, "reserve": "y=1/1/1 z=1/1/1", "deck": 5}, False),  # the second Crystal
    ],
)
def test_a_mana_crystal_that_a_rival_can_pay_for_is_a_threat(own: dict[str, Any], threat: bool) -> None:
    """Given a rival with mana enough for the last Mana Crystal next turn, then the seat is warned."""
    t = table(player(post(), post(), post()), player(post(), post(), DOWN, **own))
    assert threatened(t) == ("threat-crystal" if threat else None)
    assert threatened(t, B, by=A) is None


@pytest.mark.clause("OUT-ELIM.1", "OUT-ELIM.2", "OUT-END.1")
@pytest.mark.parametrize(
    ("own", "threat"),
    [
        (player(post(7), DOWN, DOWN, reserve="y=0/0/1"), "threat-out"),
        (player(post(7), reserve="y=0/0/1"), None),  # in exile, A would gain another Outpost
    ],
)
def test_at_larger_tables_any_rival_may_put_a_player_out(own: GivenPlayer, threat: str | None) -> None:
    """Given three players and a last Outpost in reach of one of them, then A is warned of the end."""
    assert threatened(table(own, player(post(), post()), ATTACKER, at="third_step"), by=C) == threat


@pytest.mark.clause("OUT-END.1", "OUT-WAR.1")
def test_a_hint_warns_and_says_what_stops_it() -> None:
    """Given a creature that can hold the last Outpost, then the hint to defend says that it stops that."""
    t = table(player(post(7), DOWN, DOWN, reserve="x=1/2/2"), ATTACKER, at="third_step")
    found = advised(t)
    assert found.threat is not None
    says = Speaker.of(GAME, t.s.pack).say(found.threat)
    assert says == "Player 2 can win next turn by destroying Player 1's Outpost A."
    marked = [each.option[0] for each in found.advice if "coach-stops" in [why.key for why in each.why]]
    assert found.best.option[0] == "move"
    assert marked == ["move"]


@pytest.mark.clause("OUT-END.1")
def test_who_wins_first_is_not_warned() -> None:
    """Given a conquest in sight, then the attack of the rival's next turn will not come."""
    t = table(player(post(7), DOWN, DOWN, reserve="x=3/1/1"), player(post(8), DOWN, DOWN, offense="a=4/1/1"))
    assert threatened(t) == "threat-attack"
    assert advised(t).threat is None


@pytest.mark.clause("OUT-GEN.1")
def test_no_threat_no_warning() -> None:
    assert (
        advised(
            table(player(post(), post(), reserve="y=1/1/1"), player(post(), post()), at="third_step")
        ).threat
        is None
    )
