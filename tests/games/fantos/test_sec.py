"""FAN-SEC: Phase 4, Secondary Actions."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, D, citadel, table


@pytest.mark.clause("FAN-SEC.1")
def test_any_citadel_may_play_secondary_and_instant_items_in_any_turn() -> None:
    """In A's Phase 4 B raids, C heals, C uses a secondary ability; HERZOG's icon does not fit."""
    t = table(
        "herzog",
        citadel("freeman", hand="raid"),
        citadel("cook diver:2", hand="field-surgeon"),
        phase=4,
    )
    assert not t.could(A, "use", "herzog")
    t.play(B, "raid", A, pay="freeman")
    t.resolve()
    t.play(C, "field-surgeon", "diver", pay="cook")
    t.resolve()
    t.use(C, "cook", "diver")
    t.resolve()
    assert (t.reserves, t.shards("diver")) == ([17, 23, 20], 6)


@pytest.mark.clause("FAN-SEC.1")
def test_secondary_items_are_for_this_phase_only() -> None:
    """In W.FA0 the Instant and HERZOG can be played, RAID and COOK cannot; in Phase 4 it is the other way."""
    t = table("herzog", citadel("freeman cook mistbroker", hand="raid field-surgeon"), "")
    secondary = [("play", "raid"), ("use", "cook")]
    t.to("W.FA0", B)
    assert [t.could(B, *item) for item in secondary] == [False, False]
    assert t.could(B, "play", "field-surgeon")
    assert t.could(A, "use", "herzog")
    t.to("W.SEC", B)
    assert [t.could(B, *item) for item in secondary] == [True, True]
    assert t.could(B, "play", "field-surgeon")
    t.to("W.END")
    assert [t.could(B, *item) for item in secondary] == [False, False]


@pytest.mark.clause("FAN-SEC.2")
def test_the_active_citadel_is_asked_first_then_the_others_in_turn_order() -> None:
    """C is active: C, D, A, B; when all have passed in a row the phase is over."""
    t = table("alchemist", "archivist", "bishop", "sperviter", phase=4, active=C, first=A)
    asked = []
    while t.window == "W.SEC":
        asked.append(t.asked)
        t.passes()
    assert (asked, t.s.phase) == ([C, D, A, B], 5)


@pytest.mark.clause("FAN-SEC.2")
def test_after_each_item_asking_starts_again_with_the_active_citadel() -> None:
    """D plays after C has passed: C is asked again; so are all until they pass in a row."""
    t = table("archivist", "bishop", "sperviter", "alchemist", phase=4, active=C, first=A)
    asked = []
    t.passes()
    t.use(D, "alchemist")
    t.resolve()
    while t.window == "W.SEC":
        asked.append(t.asked)
        t.passes()
    assert asked == [C, A, B], "D's only Legacy is tasked now"


@pytest.mark.clause("FAN-SEC.2")
def test_one_citadel_may_act_several_times() -> None:
    t = table(citadel("freeman", hand="raid raid"), "", "", phase=4)
    for _ in range(2):
        t.play(A, "raid", B, pay="freeman")
        t.resolve()
    assert t.reserves == [26, 14, 20]


@pytest.mark.clause("FAN-SEC.3")
def test_nobody_is_obliged_to_do_anything() -> None:
    """All have something to play, everybody passes: nothing is changed, and passing is the default."""
    t = table(citadel("cook bishop", hand="raid"), citadel("archivist", hand="duel"), "sperviter", phase=4)
    while t.window == "W.SEC":
        assert t.default == "pass"
        t.passes()
    assert t.s.phase == 5
    assert (t.reserves, t.hand(A), t.hand(B)) == ([20, 20, 20], "raid", "duel")
    assert all(legacy.state == "untasked" for seat in range(3) for legacy in t.citadel(seat).legacies)
