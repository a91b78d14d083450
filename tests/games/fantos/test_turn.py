"""FAN-TURN: the six phases, and whose turn is next."""

from __future__ import annotations

import pytest

from fatebox.games.fantos.state.terms import PHASES
from tests.games.fantos.table import A, B, C, Table, citadel, start, table, wander

WINDOWS = {
    1: {"W.PH1"},
    2: {"W.FA0", "W.DECL", "W.JOIN", "W.ROLL", "W.AFTER", "W.FA9"},
    3: {"W.TR0", "W.TR1", "W.JOIN", "W.ROLL", "W.AFTER"},
    4: {"W.SEC", "W.DECL", "W.JOIN", "W.ROLL", "W.AFTER"},
    5: {"W.HIRE"},
    6: {"W.END"},
}
"""The windows that can be open in each phase: a Special Tribute may fall in Phase 3 or 4, Duels in 4."""


def phases_of_a_turn(t: Table) -> list[int]:
    """The phases in which somebody is asked, until the turn is over; all let everything be."""
    seen: list[int] = []
    while t.s.turn == 2:
        if t.s.phase not in seen[-1:]:
            seen.append(t.s.phase)
        t.passes()
    return seen


@pytest.mark.clause("FAN-TURN.1")
def test_a_turn_has_six_phases_in_this_order() -> None:
    """A is First Citadel, so that there are Trials to draw. C's ASTROLOGERS are asked in every window."""
    t = table("cook", "knight", "astrologers", phase=1, first=A, trial_deck="long-night")
    assert phases_of_a_turn(t) == [1, 2, 3, 4, 5, 6]
    assert PHASES[1:] == (
        "Untask & Draw Up", "Fantos Action", "Trials", "Secondary Actions", "Hiring", "Discard",
    )  # fmt: skip


@pytest.mark.clause("FAN-TURN.1", "FAN-TURN.2")
def test_each_phase_comes_once_and_is_never_returned_to() -> None:
    """In whole games of random answers, the phase of a turn only ever goes up."""
    for seed in range(2):
        turn = phase = 0
        for i, match in enumerate(wander(start(3, seed=seed).match, f"phases {seed}")):
            s = match.state
            if s.turn > turn:
                turn, phase = s.turn, 1
            assert s.phase >= phase
            phase = s.phase
            if i > 1500:
                break
        assert turn > 5


@pytest.mark.clause("FAN-TURN.2")
def test_what_belongs_to_a_finished_phase_cannot_be_done_any_more() -> None:
    """A took no action: in Phases 4 to 6 there is none to declare, and GREY COMMODORE grants none."""
    t = table("grey-commodore cook freeman", "astrologers", "")
    t.to("W.FA9")
    assert t.could(A, "use", "grey-commodore")
    for window in ("W.SEC", "W.HIRE", "W.END"):
        t.to(window)
        assert not t.could(A, "use", "grey-commodore")
        assert not t.offers("declare")
    t.to("action.choose", B)


@pytest.mark.clause("FAN-TURN.3")
def test_a_phase_is_not_left_while_one_of_its_windows_is_open() -> None:
    """In whole games of random answers, whatever window is open belongs to the phase."""
    for seed in range(2):
        for i, match in enumerate(wander(start(4, seed=seed).match, f"confirm {seed}")):
            for window in match.state.windows:
                assert window.kind in WINDOWS[match.state.phase]
            assert match.state.windows or not match.state.stack
            if i > 1000:
                break


@pytest.mark.clause("FAN-TURN.3")
def test_the_active_citadel_has_the_last_word_in_its_phase() -> None:
    """R84: A passes in `W.SEC`; B plays; A is asked once more and must pass again before Phase 4 ends."""
    t = table(citadel("freeman", hand="alms"), citadel("marquis", hand="alms"), "", phase=4)
    t.passes()
    t.play(B, "alms")
    t.resolve()
    assert (t.s.phase, t.asked, t.offered) == (4, A, ["pass", "play alms"])
    t.passes()
    assert (t.s.phase, t.prompt) == (5, "hire.choose")


@pytest.mark.clause("FAN-TURN.3", "FAN-ACT.2")
def test_leaving_the_phases_of_choice_is_confirmed_by_declining() -> None:
    """R84: no action, no hire, nothing thrown away: each is said by the active Citadel, in its own time."""
    t = table(citadel("freeman", hand="raid", reserve=20), "", "")
    confirmed = []
    while t.s.turn == 1:
        assert t.asked == A
        confirmed.append((t.s.phase, t.prompt))
        t.passes()
    assert confirmed == [
        (2, "action.choose"), (4, "window.sec"), (5, "hire.choose"), (6, "discard.cards"),
    ]  # fmt: skip


@pytest.mark.clause("FAN-TURN.3")
def test_an_item_that_waits_keeps_the_phase_open() -> None:
    t = table(citadel("freeman", hand="raid"), "", "astrologers", phase=4)
    t.play(A, "raid", B)
    t.passes()
    assert (t.s.phase, t.reserves) == (4, [23, 17, 20]), "it has resolved before the phase could end"


# --- Trials in play ----------------------------------------------------------------------------


@pytest.mark.clause("FAN-TURN.4", "FAN-DSC.2")
@pytest.mark.parametrize(
    ("trials", "reserve"), [("common-cause iridium-levy", 9), ("iridium-levy common-cause", 12)]
)
def test_trials_of_one_phase_act_in_the_order_in_which_they_came_into_play(trials: str, reserve: int) -> None:
    """R37: with 11 A is no poor Citadel before the levy of 2, but after it."""
    t = table(citadel("cook", reserve=11), citadel(reserve=10), citadel(reserve=5), phase=6, trials=trials)
    while t.s.active == A:
        t.passes()
    assert t.reserves == [reserve, 10, 7]


@pytest.mark.clause("FAN-TURN.4", "FAN-TRI.12")
def test_trials_act_in_the_phase_they_name_and_in_every_turn() -> None:
    """WASTING PLAGUE at the end of A's turn, and of B's."""
    t = table("freeman:5", "marquis:6", "", phase=4, trials="wasting-plague", first=A)
    assert (t.shards("freeman"), t.shards("marquis")) == (5, 6)
    t.to("action.choose", B)
    assert (t.shards("freeman"), t.shards("marquis")) == (3, 6)
    while t.s.active == B:
        t.passes()
    assert (t.shards("freeman"), t.shards("marquis")) == (3, 4)


# --- whose turn is next ------------------------------------------------------------------------


@pytest.mark.clause("FAN-TURN.5", "FAN-DSC.3")
def test_the_next_living_citadel_follows_after_the_end_of_turn_effects() -> None:
    """B has fallen. WASTING PLAGUE acts at the end of A's turn; then C's begins."""
    t = table("freeman:5", citadel(reserve=0), "marquis", phase=6, trials="wasting-plague")
    t.to("action.choose", C)
    story = [event.kind for event in t.events if event.kind in ("shards", "turn")]
    assert story == ["shards", "turn"]
    assert t.emitted("turn") == [(2, C)]


@pytest.mark.clause("FAN-TURN.6")
def test_a_round_is_one_pass_of_turns_and_only_cards_that_say_so_count_rounds() -> None:
    """STAR WITCH lasts one round: the Fantos Action Phases of A, B and C. The title knows no rounds."""
    t = table("freeman", "marquis", "pioneer", trials="star-witch", reigning="marquis", first=A)
    active = [A]
    while t.trials:
        t.passes()
        if t.s.active != active[-1]:
            active.append(t.s.active)
    assert active == [A, B, C]
    while t.s.turn < 5:
        t.idles()
    assert (t.s.active, t.reigning) == (B, "marquis")


@pytest.mark.clause("FAN-TURN.6")
def test_limits_of_a_turn_are_no_limits_of_a_round() -> None:
    """FREEMAN harvested in A's turn; when A's next turn comes, he may harvest again."""
    t = table("freeman", "", "", first=B, dice=[1, 1], trial_deck="long-night shard-rain dark-unions")
    t.harvest("freeman")
    t.to("action.choose", A)
    assert (t.s.turn, t.offers("declare", "harvest")) == (4, True)
