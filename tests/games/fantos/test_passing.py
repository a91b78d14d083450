"""Passing on: which windows are worth a question, from the view of the one who would be asked."""

from __future__ import annotations

import pytest

from fatebox.games.fantos import GAME
from fatebox.games.fantos.view.passing import chances, threats
from fatebox.kernel.passing import passes
from fatebox.text.speaker import Speaker
from tests.games.fantos.table import A, B, C, Table, citadel, table


def concerned(t: Table, seat: int) -> list[str]:
    """The reasons of the asked seat to be asked."""
    assert t.asked == seat
    assert GAME.may_pass(t.prompt)
    speaker = Speaker.of(GAME, t.s.pack)
    return [speaker.say(each) for each in GAME.concerns(t.match.view(seat), t.s.pack).values()]


def test_a_war_against_a_citadel_concerns_it() -> None:
    """Given a War on B, whose card fits any time, then B is asked because of the War."""
    t = table("pioneer", citadel("freeman", hand="field-surgeon"), "astrologers")
    t.war("pioneer")
    t.to("window.decl")
    view = t.match.view(B)
    assert t.asked == B
    assert threats(view, t.s.pack)
    assert not chances(view, t.s.pack)


def test_a_card_for_any_time_is_no_reason_on_the_turn_of_another() -> None:
    """Given that B could put Shards on a Legacy at any time, then A's turn does not concern it."""
    t = table("pioneer", citadel("freeman", hand="field-surgeon"), "astrologers")
    assert concerned(t, B) == []


def test_a_card_for_this_moment_is_a_reason_on_any_turn() -> None:
    """Given that B may end A's War on C only now, then B is asked."""
    t = table("pioneer", "marquis", citadel("freeman", hand="a-time-of-peace"))
    t.war("pioneer")
    t.to("window.decl")
    assert concerned(t, C) == ["You may use A Time of Peace."]


def test_the_own_phase_is_a_reason_and_that_of_others_is_not() -> None:
    """Given RAID in the hands of A and of B on A's turn, then A is asked for it and B would not be."""
    t = table(citadel("pioneer", hand="raid"), citadel("freeman", hand="raid"), "astrologers", phase=4)
    t.to("window.sec")
    assert concerned(t, A) == ["You may use Raid."]
    t.passes()
    assert concerned(t, B) == []


def test_an_instant_is_a_reason_in_every_phase_of_the_own_turn() -> None:
    """Given A's card that fits any time, then A is asked for it on its own turn, whatever the phase."""
    for phase in (1, 2, 4, 5):
        t = table(citadel("pioneer", hand="field-surgeon"), "freeman", "astrologers", phase=phase)
        assert concerned(t, A) == ["You may use Field Surgeon."]
        assert not passes(t.match, A, "concerned")


def test_the_own_item_that_waits_is_no_reason() -> None:
    """Given that A has just used an Instant and holds another, then A need not react to itself."""
    t = table(citadel("pioneer knight", hand="field-surgeon shell-game"), "freeman", "astrologers")
    t.play(A, "field-surgeon", "pioneer", pay="knight")
    assert t.asked == A
    assert concerned(t, A) == []


@pytest.mark.clause("FAN-HID.1")
def test_hidden_cards_of_others_decide_nothing() -> None:
    """Whatever the others hold, A is asked for the same reasons."""
    found = []
    for hand in ("raid", "shell-game"):
        t = table(
            citadel("pioneer", hand="field-surgeon"),
            citadel("freeman", hand=hand),
            citadel("astrologers", hand=hand),
        )
        found.append((concerned(t, A), passes(t.match, A, "concerned")))
    assert found == [(["You may use Field Surgeon."], False)] * 2
