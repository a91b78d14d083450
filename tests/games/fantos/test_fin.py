"""FAN-FIN: Zodraz and the final round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fantos.table import A, B, C, D, Given, Table, citadel, table

RAID_ANY_TIME = ['labor.raid.icon="inst"']


def zodraz_appears(*citadels: Given | str, trial_deck: str = "zodraz", **more: Any) -> Table:
    """C's Phase 3; C is First Citadel, so that it draws at least one Trial."""
    return table(*citadels, **{"phase": 3, "active": C, "first": C, **more}, trial_deck=trial_deck)


def counters(t: Table) -> tuple[int, ...]:
    """The Citadels whose counter still lies on Zodraz."""
    return t.s.timers[0].waiting if t.s.timers else ()


def course(t: Table) -> list[tuple[int, int]]:
    """All let everything be to the end of the game: the turns and phases in which somebody was asked."""
    seen: list[tuple[int, int]] = []
    while t.match.decision is not None:
        if (t.s.active, t.s.phase) not in seen[-1:]:
            seen.append((t.s.active, t.s.phase))
        t.passes()
    return seen


# --- it appears --------------------------------------------------------------------------------


@pytest.mark.clause("FAN-FIN.1")
def test_zodraz_needs_a_free_space() -> None:
    t = zodraz_appears("", "", "", trials="dark-unions long-night iron-hunger")
    assert (t.prompt, t.asked, t.s.zodraz) == ("trials.remove", C, -1)
    t.do("remove", "dark-unions")
    assert (t.trials, t.emitted("final-round")) == ("long-night iron-hunger zodraz", [(C,)])


@pytest.mark.clause("FAN-FIN.1")
def test_the_final_round_begins_when_it_is_revealed() -> None:
    """In W.TR1 of Zodraz itself the counters already lie there."""
    t = zodraz_appears("astrologers", "", "")
    assert (t.window, t.trials, t.emitted("final-round")) == ("W.TR0", "", [])
    t.passes()
    assert (t.window, t.trials, t.emitted("final-round")) == ("W.TR1", "zodraz", [(C,)])
    assert counters(t) == (C, A, B)


@pytest.mark.clause("FAN-FIN.2")
def test_the_remaining_draws_are_dropped() -> None:
    """C's Harvest of 13 would draw three: LONG NIGHT, then Zodraz, and no more."""
    t = zodraz_appears("", "", "", trial_deck="long-night zodraz dark-unions", gained=13)
    assert (t.trials, len(t.emitted("trial-revealed"))) == ("long-night zodraz", 2)
    assert t.s.phase == 5


@pytest.mark.clause("FAN-FIN.2", "FAN-FIN.10")
def test_the_first_citadel_draws_none() -> None:
    """A, First Citadel, plays its turn of the final round: no Trial, no windows in Phase 3."""
    t = table("", "astrologers", "", first=A, trials="zodraz", zodraz=C, trial_deck="long-night")
    windows = []
    while t.s.turn == 1:
        windows.append(t.window or t.prompt)
        t.passes()
    assert windows == ["W.FA0", "W.FA9", "W.SEC", "W.HIRE", "hire.choose", "W.END"]
    assert t.emitted("trial-revealed") == []


@pytest.mark.clause("FAN-FIN.3")
def test_no_harvest_but_war_and_tribute() -> None:
    t = table("cook", "", "", trials="zodraz")
    assert t.offered == ["pass", "declare war", "declare tribute"]


@pytest.mark.clause("FAN-FIN.4")
def test_trials_in_play_keep_working() -> None:
    """STIMULUS, BAD BLOOD and Zodraz: A buys a card, and its War goes to the right."""
    t = table("cook", "", "", "", phase=1, trials="stimulus bad-blood zodraz", dice=[1, 1])
    assert t.prompt == "draw.buy"
    t.do("buy")
    t.passes()
    t.war("cook")
    t.to("hire.choose")
    assert t.emitted("war-declared") == [(A, D)]
    assert len(t.citadel(A).hand) == 6


@pytest.mark.clause("FAN-FIN.4")
def test_trials_at_the_end_of_turns_keep_working() -> None:
    t = table(citadel("", reserve=5), "", "", phase=6, trials="common-cause zodraz")
    assert t.reserves == [8, 20, 20]


# --- the count ---------------------------------------------------------------------------------


@pytest.mark.clause("FAN-FIN.5", "FAN-FIN.6", "FAN-FIN.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_has_one_more_action_phase(seats: int) -> None:
    """The last Citadel draws Zodraz; the others take their turns, then it takes another."""
    last = seats - 1
    t = table(*[""] * seats, phase=3, active=last, first=last, trial_deck="zodraz")
    assert counters(t) == (last, *range(last))
    seen = [seat for seat, _ in course(t)]
    assert sorted(set(seen), key=seen.index) == [last, *range(last)]
    assert [seat for _, seat in t.emitted("turn")] == [*range(last), last]
    assert [seat for _, seat, _ in t.emitted("counter-removed")] == [*range(last), last]
    assert [left for _, _, left in t.emitted("counter-removed")] == list(range(last, -1, -1))
    assert (t.result.outcome, t.result.details["turns"]) == ("final_round", seats + 1)


@pytest.mark.clause("FAN-FIN.5")
def test_dead_citadels_have_no_counter() -> None:
    t = zodraz_appears("", citadel(reserve=0), "", "")
    assert counters(t) == (C, D, A)


@pytest.mark.clause("FAN-FIN.5")
@pytest.mark.parametrize("acts", [True, False])
def test_a_counter_goes_when_phase_2_is_completed_with_or_without_an_action(acts: bool) -> None:
    """In W.FA9 A's counter is still there; when that window closes it is gone, before Phase 4."""
    t = table("cook", "astrologers", "", trials="zodraz", dice=[1, 1])
    if acts:
        t.war("cook")
    t.to("W.FA9")
    assert counters(t) == (A, B, C)
    t.passes()
    assert (t.window, counters(t)) == ("W.SEC", (B, C))


@pytest.mark.clause("FAN-FIN.5", "FAN-FIN.6")
def test_the_phase_2_of_the_turn_in_which_it_appeared_does_not_count() -> None:
    """C, which drew Zodraz, has its counter all the time, and hires, acts and discards in this turn."""
    t = zodraz_appears("", "", citadel("cook", hand="smugglers-ledger raid"), "", pool="knight siphon")
    assert t.window == "W.SEC"
    t.play(C, "smugglers-ledger")
    t.resolve()
    t.hire("knight")
    t.to("discard.cards")
    assert counters(t) == (C, D, A, B)
    t.picks("raid")
    assert (t.tableau(C), len(t.citadel(C).hand), C in counters(t)) == ("cook knight", 2, True)


@pytest.mark.clause("FAN-FIN.7", "FAN-FIN.9")
def test_the_last_turn_has_two_phases_and_the_others_six() -> None:
    """ASTROLOGERS of A see every window: after W.FA9 of C's second turn comes nothing."""
    t = zodraz_appears("astrologers", "", "")
    phases: dict[int, list[int]] = {}
    while t.match.decision is not None:
        phases.setdefault(t.s.turn, [])
        if t.s.phase not in phases[t.s.turn]:
            phases[t.s.turn].append(t.s.phase)
        last = t.window
        t.passes()
    assert phases == {1: [3, 4, 5, 6], 2: [1, 2, 4, 5, 6], 3: [1, 2, 4, 5, 6], 4: [1, 2]}
    assert last == "W.FA9"


@pytest.mark.clause("FAN-FIN.7")
def test_in_its_last_turn_the_drawer_still_untasks_draws_and_acts() -> None:
    """C's KNIGHT was tasked in the turn of Zodraz; in the last turn he is untasked and wins a Tribute."""
    t = zodraz_appears("", "", "knight/tasked")
    t.to("action.choose", C)
    assert (t.state("knight"), len(t.citadel(C).hand)) == ("untasked", 5)
    t.dice(3)
    t.tribute("knight")
    t.to("tribute.reward")
    t.shares(a=5)
    while t.match.decision is not None:
        t.passes()
    assert (t.result.winners, t.reserves) == ((C,), [15, 20, 25])


# --- deaths ------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-FIN.8")
def test_the_counter_of_the_fallen_is_removed() -> None:
    """R41: C falls in A's turn, before its last Phase 2: A, B and D play on, then the game is over."""
    t = table(
        citadel("cook", hand="raid"), "", citadel("", reserve=3), "", phase=2, trials="zodraz", zodraz=D
    )
    t.to("W.SEC")
    assert counters(t) == (B, C, D)
    t.play(A, "raid", C)
    t.resolve()
    assert counters(t) == (B, D)
    course(t)
    assert [seat for _, seat in t.emitted("turn")] == [B, D]
    assert t.result.outcome == "final_round"


@pytest.mark.clause("FAN-FIN.8", "FAN-FIN.9")
def test_without_the_citadel_that_drew_zodraz_the_others_finish() -> None:
    """R41: C drew Zodraz and falls in its Phase 4. D, A, B play; B's turn ends after its Phase 2."""
    t = zodraz_appears("", citadel("bishop", hand="raid"), citadel("", reserve=3), "astrologers")
    t.to("W.SEC")
    t.play(B, "raid", C)
    t.resolve()
    assert (t.s.active, counters(t)) == (D, (D, A, B))
    last = course(t)[-1]
    assert last == (B, 2)
    assert [seat for _, seat in t.emitted("turn")] == [D, A, B]


@pytest.mark.clause("FAN-FIN.8", "FAN-FIN.9")
def test_the_last_counter_can_go_by_a_death_in_the_turn_of_another() -> None:
    """Only C's counter is left when C falls in B's Phase 4: the game ends there, B does not hire any more."""
    t = table(
        citadel("", reserve=30), citadel("cook", hand="raid"), citadel("", reserve=3), "",
        phase=4, active=B, trials="zodraz", zodraz=C,
    )  # fmt: skip
    t.s.timers[0].waiting = (C,)
    t.play(B, "raid", C)
    t.resolve()
    assert t.match.decision is None
    assert (t.result.outcome, t.result.winners) == ("final_round", (A,))
    assert (t.result.places, t.result.scores) == ((1, 2, 4, 3), (30, 25, 0, 20))


@pytest.mark.clause("FAN-FIN.8")
def test_a_citadel_that_has_had_its_phase_takes_no_counter_along() -> None:
    """A has completed its last Phase 2 and falls in its own Phase 4: B, C and D still have theirs."""
    t = table(citadel("cook", reserve=3), citadel("knight", hand="raid"), "", "", trials="zodraz", zodraz=D)
    t.to("W.SEC")
    t.play(B, "raid", A)
    t.resolve()
    assert (counters(t), t.s.active) == ((B, C, D), B)


@pytest.mark.clause("FAN-FIN.8")
def test_the_active_citadel_falls_in_its_last_phase_2() -> None:
    """A, whose counter is the last one, falls by C's CAMP FOLLOWERS in its War on B: the game is over.

    The War is cancelled; C has taken 2 from both and wins.
    """
    t = table(
        citadel("cook", reserve=2), "", citadel("knight:4", hand="camp-followers"), trials="zodraz", zodraz=A
    )
    t.s.timers[0].waiting = (A,)
    t.war("cook")
    t.play(C, "camp-followers")
    t.resolve()
    assert (t.result.outcome, t.result.winners, t.result.scores) == ("final_round", (C,), (0, 18, 27))
    assert t.emitted("action-cancelled") == [("war", A)]


@pytest.mark.clause("FAN-FIN.8", "FAN-WIN.2")
def test_a_lone_survivor_wins_in_the_final_round_too() -> None:
    t = table(citadel("cook", hand="raid"), citadel("bishop", reserve=3), phase=4, trials="zodraz", zodraz=B)
    t.play(A, "raid", B)
    t.resolve()
    assert (t.result.outcome, t.result.winners) == ("last_survivor", (A,))


@pytest.mark.clause("FAN-FIN.8")
def test_the_citadel_that_draws_zodraz_falls_in_its_window() -> None:
    """R86: C falls in W.TR1 of Zodraz: Zodraz stays, and the others have their counters."""
    t = zodraz_appears(
        "", citadel("bishop", hand="raid"), citadel("", reserve=3), "astrologers", changes=RAID_ANY_TIME
    )
    t.to("W.TR1")
    t.play(B, "raid", C)
    t.resolve()
    assert (t.trials, counters(t), t.s.active) == ("zodraz", (D, A, B), D)


@pytest.mark.clause("FAN-FIN.10")
def test_phase_3_is_empty_also_for_the_citadel_that_would_have_to_draw() -> None:
    """APPEASE THE WARDEN, for W.TR0 only, can never be played in the final round."""
    t = table(citadel("cook", hand="appease-the-warden"), "", "", first=A, trials="zodraz", zodraz=C)
    seen = []
    while t.s.turn == 1:
        seen.append(t.window or t.prompt)
        t.passes()
    assert "W.TR0" not in seen
    assert seen[0] == "action.choose"
