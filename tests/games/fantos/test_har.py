"""FAN-HAR: Harvest."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, citadel, table

QUIET = "dark-unions arena-of-ash long-night wasting-plague"
"""Trials that stay in play without a vote and without an effect at once."""


# --- step 1 ------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-HAR.1")
@pytest.mark.parametrize("harvesters", ["cook", "knight bishop", "cook knight bishop"])
def test_any_number_of_untasked_legacies_may_harvest(harvesters: str) -> None:
    t = table("cook knight bishop siphon/tasked", "mistbroker", "", dice=[])
    t.to("action.choose")
    t.do("declare", "harvest")
    assert not t.offers("done"), "at least one"
    t.picks(*harvesters.split())
    tasked = [name for name in ("cook", "knight", "bishop") if t.state(name) == "tasked"]
    assert tasked == harvesters.split()


@pytest.mark.clause("FAN-HAR.1")
def test_by_default_all_harvest() -> None:
    """Decision D3."""
    t = table("cook knight bishop", "mistbroker", "")
    t.to("action.choose")
    t.do("declare", "harvest")
    t.idles()
    assert [t.state(name) for name in ("cook", "knight", "bishop")] == ["tasked"] * 3


@pytest.mark.clause("FAN-HAR.1", "FAN-HAR.2")
def test_the_windows_of_a_harvest() -> None:
    """W.DECL with Legacies tasked and no dice, W.ROLL with dice, W.AFTER with Shards moved."""
    t = table("cook bishop", "", "mistbroker", dice=[3, 2])
    t.harvest("cook", "bishop")
    assert (t.window, t.asked) == ("W.DECL", C)
    assert (t.state("cook"), t.state("bishop"), t.emitted("rolled")) == ("tasked", "tasked", [])
    t.passes()
    assert (t.window, [part.die for part in t.action.sides[0].parts]) == ("W.ROLL", [3, 2])
    assert t.reserve(A) == 20
    t.passes()
    assert (t.window, t.reserve(A)) == ("W.AFTER", 29)
    t.passes()
    assert t.window == "W.FA9"


# --- step 2 ------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-HAR.2")
@pytest.mark.parametrize("harvesters", ["cook", "cook knight", "cook knight bishop"])
def test_one_die_is_rolled_for_each_harvesting_legacy(harvesters: str) -> None:
    names = harvesters.split()
    t = table("cook knight bishop", "", "mistbroker", dice=[1, 2, 3])
    t.harvest(*names)
    t.to("W.ROLL")
    rolled = [(t.name(card), die) for _, card, die in t.emitted("rolled")]
    assert rolled == list(zip(names, [1, 2, 3], strict=False))


@pytest.mark.clause("FAN-HAR.3")
def test_the_score_is_stats_and_dice() -> None:
    """BISHOP (3) and COOK (1) with dice 1 and 2; the War and Tribute Stats do not count."""
    t = table("bishop cook", "", "mistbroker", dice=[1, 2])
    t.harvest("bishop", "cook")
    t.to("W.ROLL")
    assert t.scores == [7]


@pytest.mark.clause("FAN-HAR.3")
def test_the_score_counts_all_modifiers() -> None:
    """COOK 1, DEEPDRILL 1, die 2, IRIDIUM PICKS 3, TROUBADOUR -2, LONG NIGHT -2."""
    t = table(
        citadel("cook+deepdrill"), citadel("knight", hand="iridium-picks"), "troubadour",
        trials="long-night", dice=[2],
    )  # fmt: skip
    t.harvest("cook")
    t.play(B, "iridium-picks", "cook", pay="knight")
    t.resolve()
    t.to("W.ROLL")
    assert t.scores == [5]
    t.use(C, "troubadour", ("lower", 0, A))
    t.resolve()
    assert t.emitted("scores") == [("harvest", (A,), (3,))]
    assert t.reserve(A) == 23


@pytest.mark.clause("FAN-HAR.3")
def test_nothing_affects_the_score_once_the_window_of_the_roll_has_closed() -> None:
    """In W.ROLL all these could be played; in W.AFTER, still in Phase 2, none of them can."""
    influences = [(B, "play", "iridium-picks"), (B, "play", "loaded-shard"), (C, "use", "troubadour"),
                  (B, "use", "freeman"), (B, "use", "clockwarden")]  # fmt: skip
    t = table(
        "cook", citadel("freeman clockwarden", hand="iridium-picks loaded-shard"), "troubadour mistbroker",
        dice=[2],
    )  # fmt: skip
    t.harvest("cook")
    t.to("W.ROLL")
    assert [t.could(*influence) for influence in influences] == [True] * 5
    t.to("W.AFTER")
    assert [t.could(*influence) for influence in influences] == [False] * 5
    assert t.reserve(A) == 23


# --- step 3 ------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-HAR.4")
def test_the_score_comes_from_the_trove_to_the_reserve() -> None:
    t = table("bishop:6 cook:3", "", "mistbroker", dice=[1, 2])
    trove = t.s.trove
    t.harvest("bishop", "cook")
    t.to("W.AFTER")
    assert (t.reserves, t.s.trove) == ([27, 20, 20], trove - 7)
    assert (t.shards("bishop"), t.shards("cook")) == (6, 3), "never to its Legacies"
    assert (t.state("bishop"), t.state("cook")) == ("tasked", "tasked")


@pytest.mark.clause("FAN-HAR.4")
def test_the_window_after_a_harvest_is_for_those_who_act_after_it() -> None:
    """DIVER cannot be used before the Shards are moved, and can right after."""
    t = table("cook", "diver mistbroker", "", dice=[2])
    t.harvest("cook")
    for window in ("W.DECL", "W.ROLL"):
        t.to(window)
        assert not t.could(B, "use", "diver")
    t.to("W.AFTER")
    t.use(B, "diver")
    t.resolve()
    assert t.reserves == [21, 22, 20]


# --- Trials ------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-HAR.5")
def test_a_completed_harvest_triggers_the_trials_phase() -> None:
    t = table("cook", "", "", trial_deck=QUIET, dice=[3])
    t.harvest("cook")
    assert t.trials == "dark-unions"


@pytest.mark.clause("FAN-HAR.5")
def test_a_cancelled_harvest_does_not() -> None:
    t = table("cook", "freeman", "", trial_deck=QUIET, dice=[3])
    t.harvest("cook")
    t.use(B, "freeman")
    t.resolve()
    t.to("hire.choose")
    assert (t.trials, t.reserve(A)) == ("", 20)


@pytest.mark.clause("FAN-HAR.6")
def test_what_is_taken_after_a_harvest_does_not_change_the_number_of_trials() -> None:
    """R28: 7 Shards are gained, MILL FEE takes 3 of them: there are still 2 Trials."""
    t = table("bishop cook", citadel("knight", hand="mill-fee"), "diver", trial_deck=QUIET, dice=[1, 2])
    t.harvest("bishop", "cook")
    t.play(B, "mill-fee", pay="knight")
    t.resolve()
    t.use(C, "diver")
    t.resolve()
    assert t.reserves == [22, 23, 22]
    t.to("hire.choose")
    assert t.trials == "dark-unions arena-of-ash"


@pytest.mark.clause("FAN-HAR.7", "FAN-FIN.3")
def test_no_harvest_is_declared_in_the_final_round() -> None:
    t = table("cook", "", "", trials="zodraz")
    assert t.offered == ["pass", "declare war", "declare tribute"]


@pytest.mark.clause("FAN-HAR.7")
def test_not_even_with_an_extra_action() -> None:
    """R42: GREY COMMODORE grants one more action, but never a Harvest."""
    t = table("cook grey-commodore bishop", "knight", "", trials="zodraz", dice=[3, 1])
    t.use(A, "grey-commodore")
    t.resolve()
    t.war("cook")
    t.defend("knight")
    assert t.offered == ["pass", "declare tribute"]
