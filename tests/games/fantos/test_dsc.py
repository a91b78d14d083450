"""FAN-DSC: Phase 6, Discard, and the end of the turn."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, citadel, table


@pytest.mark.clause("FAN-DSC.1")
@pytest.mark.parametrize("thrown", ["", "raid", "alms duel", "raid alms duel"])
def test_the_active_citadel_may_throw_away_as_many_cards_as_it_likes(thrown: str) -> None:
    """They lie face up; nothing is drawn for them now."""
    t = table(citadel("cook", hand="raid alms duel"), "mistbroker", "", phase=6)
    assert (t.prompt, t.asked, t.default) == ("discard.cards", A, "done")
    t.picks(*thrown.split())
    assert t.window == "W.END"
    assert t.labor_discard == thrown
    assert t.hand(A).split() == [name for name in ("raid", "alms", "duel") if name not in thrown.split()]
    assert not t.emitted("drew")


@pytest.mark.clause("FAN-DSC.1")
def test_nobody_else_throws_cards_away() -> None:
    t = table("cook", citadel("knight", hand="raid"), citadel("", hand="alms"), phase=6)
    while t.s.active == A:
        assert t.prompt != "discard.cards"
        t.passes()
    assert (t.hand(C), t.labor_discard) == ("alms", "")


@pytest.mark.clause("FAN-DSC.1")
def test_a_hand_is_drawn_up_only_in_the_next_untask_phase() -> None:
    """A throws away all, and draws up to five at the beginning of its next turn, not before."""
    t = table(citadel("", hand="raid alms"), "", "", phase=6)
    t.picks("raid", "alms")
    while t.s.active != A:
        assert t.hand(A) == ""
        t.passes()
    assert len(t.citadel(A).hand) == 5


@pytest.mark.clause("FAN-DSC.2")
def test_first_the_discards_then_the_window_then_the_trials() -> None:
    """COMMON CAUSE helps A, who has 9, only after W.END, in which NAVIGATOR could have been used."""
    t = table(citadel("navigator", reserve=9, hand="raid"), "", "", phase=6, trials="common-cause")
    t.do("discard", "raid")
    assert (t.window, t.reserve(A), t.labor_discard) == ("W.END", 9, "raid")
    t.passes()
    assert (t.reserve(A), t.s.active) == (12, B)


@pytest.mark.clause("FAN-DSC.2")
def test_what_is_done_in_the_window_comes_before_the_trials() -> None:
    """NAVIGATOR brings A from 9 to 11: COMMON CAUSE finds no poor Citadel."""
    t = table(citadel("navigator", reserve=9), "", "", phase=6, trials="common-cause")
    t.use(A, "navigator")
    t.resolve()
    assert (t.reserve(A), t.s.active) == (11, B)


@pytest.mark.clause("FAN-DSC.2", "FAN-TURN.4")
@pytest.mark.parametrize(
    ("trials", "reserves"),
    [("common-cause iridium-levy", [10, 12, 10]), ("iridium-levy common-cause", [12, 10, 10])],
)
def test_trials_at_the_end_of_the_turn_act_in_order_of_entry(trials: str, reserves: list[int]) -> None:
    """R37: A has 9, the others 10. COMMON CAUSE first makes A the richest, who then pays IRIDIUM LEVY.

    R102: A chooses B among the poorest.
    """
    t = table(citadel(reserve=9), citadel(reserve=10), citadel(reserve=10), phase=6, trials=trials)
    if t.s.active == A:
        t.do("name", B)
    assert (t.reserves, t.s.active) == (reserves, B)


@pytest.mark.clause("FAN-DSC.2")
def test_trials_of_other_phases_do_nothing_now() -> None:
    """DARK UNIONS and LONG NIGHT do not act at the end of the turn; WASTING PLAGUE does."""
    t = table(citadel("bishop:6"), "", "", phase=6, trials="dark-unions wasting-plague long-night")
    assert (t.shards("bishop"), t.reserves, t.s.active) == (4, [20, 20, 20], B)


@pytest.mark.clause("FAN-DSC.3")
def test_then_the_turn_passes() -> None:
    """To the next living Citadel; what A left undone stays undone."""
    t = table(citadel("cook/tasked", hand="raid"), citadel(reserve=0), "knight", "bishop", phase=6)
    t.passes()
    assert (t.s.active, t.s.turn, t.asked) == (C, 2, C)
    assert (t.state("cook"), t.hand(A)) == ("tasked", "raid")


@pytest.mark.clause("FAN-DSC.3")
def test_the_turn_does_not_pass_before_the_window_has_closed() -> None:
    t = table("cook", "mistbroker", "", phase=6)
    assert (t.window, t.asked, t.s.active) == ("W.END", B, A)
    t.passes()
    assert t.s.active == B
