"""FAN-UNT: Phase 1, Untask & Draw Up."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, citadel, table

FULL = "duel duel duel duel raid"
"""A hand of five, so that nothing is drawn."""

# --- untask ------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-UNT.1")
def test_all_tasked_and_disabled_legacies_of_the_active_citadel_become_untasked() -> None:
    t = table("cook/tasked bishop freeman/disabled", "knight/tasked marquis/disabled", "", phase=1)
    t.to("action.choose")
    assert [t.state(name) for name in ("cook", "bishop", "freeman")] == ["untasked"] * 3
    assert (t.state("knight"), t.state("marquis")) == ("tasked", "disabled"), "B's are not touched"


@pytest.mark.clause("FAN-UNT.1", "FAN-TASK.10")
def test_those_tasked_by_force_are_untasked_as_well() -> None:
    t = table("cook", citadel("freeman", hand="press-gang"), "", active=B, phase=4, first=B)
    t.play(B, "press-gang", "cook")
    while t.s.active != A:
        t.passes()
    assert t.state("cook") == "untasked"


@pytest.mark.clause("FAN-UNT.1")
def test_it_happens_before_any_window_and_nobody_is_asked() -> None:
    """R69: ASTROLOGERS of A and B may act at any time. The first question of the turn is in `W.PH1`:

    A's Legacies are untasked by then, and A has drawn.
    """
    t = table("astrologers/tasked cook/tasked", "shirazad bishop/tasked", "", phase=1)
    assert t.match.answers() == []
    assert (t.window, t.asked) == ("W.PH1", A)
    assert (t.state("astrologers"), t.state("cook"), t.hand(A).count(" ")) == ("untasked", "untasked", 4)


@pytest.mark.clause("FAN-UNT.1")
def test_a_dormant_vizier_is_not_woken() -> None:
    """R52: he has no state that could be changed; only his Citadel's Hiring Phase brings him back."""
    t = table("vizier:3 cook", citadel("executioner"), "", active=B, phase=4, first=B)
    t.use(B, "executioner", "vizier")
    while t.s.active != A:
        t.passes()
    assert t.state("vizier") == "dormant"


# --- draw --------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-UNT.2", "FAN-HID.7")
@pytest.mark.parametrize("held", range(5))
def test_a_citadel_draws_until_it_holds_five(held: int) -> None:
    hand = " ".join(FULL.split()[:held])
    t = table(
        citadel("cook", hand=hand), "knight", "", phase=1, labor_deck="alms alms thacko zradas bled-dry raid"
    )
    t.to("action.choose")
    drawn = ["alms", "alms", "thacko", "zradas", "bled-dry"][: 5 - held]
    assert t.hand(A).split() == hand.split() + drawn
    assert t.emitted("drew") == [(A, 5 - held)]
    assert len(t.citadel(B).hand) == 0, "only the active Citadel draws"
    assert all(event.only == (A,) for event in t.events if event.kind == "drew-cards")


@pytest.mark.clause("FAN-UNT.2", "FAN-LAB.15")
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw() -> None:
    """Two cards are left in the deck and three on the pile: A draws all five."""
    t = table("cook", "knight", "", phase=1, labor_deck="alms thacko", labor_discard="zradas raid duel")
    t.to("action.choose")
    hand = t.hand(A).split()
    assert (hand[:2], sorted(hand[2:])) == (["alms", "thacko"], ["duel", "raid", "zradas"])
    assert (t.labor_discard, t.s.labor_deck) == ("", [])


@pytest.mark.clause("FAN-UNT.2", "FAN-LAB.15")
def test_if_both_are_empty_the_rest_of_the_draw_is_lost() -> None:
    """R60."""
    t = table("cook", "knight", "", phase=1, labor_deck="alms thacko")
    t.to("action.choose")
    assert t.hand(A) == "alms thacko"


@pytest.mark.clause("FAN-UNT.3")
@pytest.mark.parametrize("hand", [FULL, FULL + " raid alms alms"])
def test_five_or_more_draw_nothing_and_nobody_discards_down_to_a_limit(hand: str) -> None:
    t = table(citadel("cook", hand=hand), "knight", "", phase=1)
    while t.s.active == A:
        t.passes()
    assert t.emitted("drew") == [(B, 5)]
    assert t.hand(A) == hand


@pytest.mark.clause("FAN-UNT.3", "FAN-CARD.26")
def test_a_card_in_play_may_say_otherwise() -> None:
    """STIMULUS sells A a sixth and a seventh card."""
    t = table(citadel("cook", hand=FULL), "knight", "", phase=1, trials="stimulus", labor_deck="alms alms")
    t.do("buy", 1)
    t.do("buy", 1)
    assert t.hand(A) == FULL + " alms alms"


# --- Trials ------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-UNT.4")
def test_trials_of_this_phase_act_after_the_step_they_change_and_then_comes_the_window() -> None:
    """R101: IRON HUNGER with the untasking, then A draws, then STIMULUS, then `W.PH1`."""
    t = table(
        citadel("astrologers/tasked cook/tasked", hand="raid raid"), "knight", "", phase=1,
        trials="stimulus iron-hunger", labor_deck="alms alms thacko zradas",
    )  # fmt: skip
    assert (t.prompt, t.hand(A)) == ("untask.pay", "raid raid"), "not drawn yet"
    t.picks("astrologers")
    assert (t.prompt, t.hand(A)) == ("draw.buy", "raid raid alms alms thacko")
    assert (t.state("astrologers"), t.state("cook")) == ("untasked", "tasked")
    t.do("buy", 1)
    t.passes()
    assert (t.window, t.asked, t.reserve(A)) == ("W.PH1", A, 18)


@pytest.mark.clause("FAN-UNT.4", "FAN-DIS.5")
def test_with_iron_hunger_the_disabled_are_restored_freely() -> None:
    t = table("freeman/disabled cook/tasked", "knight", "", phase=1, trials="iron-hunger")
    t.picks()
    t.to("hire.choose")
    assert (t.state("freeman"), t.state("cook"), t.reserve(A)) == ("untasked", "tasked", 20)


@pytest.mark.clause("FAN-UNT.4")
def test_iron_hunger_leaves_a_shard_in_the_reserve() -> None:
    """R13: with 2 Shards A can pay for one of two."""
    t = table(citadel("cook/tasked bishop/tasked", reserve=2), "knight", "", phase=1, trials="iron-hunger")
    t.picks("bishop")
    assert (t.state("cook"), t.state("bishop"), t.reserve(A)) == ("tasked", "untasked", 1)


@pytest.mark.clause("FAN-UNT.4", "FAN-TURN.4")
def test_trials_of_other_phases_do_not_act_now() -> None:
    t = table("cook/tasked", "knight", "", phase=1, trials="long-night wasting-plague dark-unions")
    assert (t.prompt, t.shards("cook"), t.state("cook")) == ("action.choose", 3, "untasked")
