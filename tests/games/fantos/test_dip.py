"""FAN-DIP: Diplomacy votes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.fantos.table import A, B, C, D, Given, Table, citadel, table


def session(*citadels: Given | str, trial_deck: str = "overtime", **more: Any) -> Table:
    """A, the First Citadel, draws a Diplomacy Trial."""
    return table(*citadels, phase=3, first=A, trial_deck=trial_deck, **more)


def votes(t: Table, *words: str) -> None:
    """The living Citadels vote like this, in order of seats."""
    t.to("vote.cast")
    living = [each.seat for each in t.s.citadels if each.alive]
    for seat, word in zip(living, words, strict=True):
        t.do("vote", word, by=seat)


def views(t: Table, *eyes: int | None) -> list[str]:
    """All that these eyes may know now, byte for byte."""
    return [json.dumps(t.match.view(eye), sort_keys=True) for eye in eyes]


# --- when --------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-DIP.1")
def test_the_vote_comes_after_negotiation_and_window() -> None:
    """OVERTIME: Offers first, then W.TR1, then the vote, before anything else is drawn."""
    t = session("", "astrologers", "", negotiation=True, trial_deck="overtime bad-blood", gained=7)
    t.to("deal.offer")
    assert t.emitted("trial-revealed") == [(t.s.revealed[0],)]
    seen = []
    while t.prompt != "vote.cast":
        seen.append(t.window or t.prompt)
        t.passes()
    assert sorted(set(seen), key=seen.index) == ["deal.offer", "W.TR1"]
    assert len(t.emitted("trial-revealed")) == 1


@pytest.mark.clause("FAN-DIP.1")
def test_a_cosmic_trial_is_not_voted_on() -> None:
    t = session("", "", "", trial_deck="long-night")
    assert (t.trials, t.emitted("vote")) == ("long-night", [])


# --- who and how many --------------------------------------------------------------------------


@pytest.mark.clause("FAN-DIP.2")
def test_each_living_citadel_votes_yea_or_nay() -> None:
    """B has fallen. The others must choose; nobody may abstain; the default is nay (D14)."""
    t = session("", citadel(reserve=0), "", "")
    assert [decision.seat for decision in t.match.decisions] == [A, C, D]
    for decision in t.match.decisions:
        assert decision.options == [("vote", "nay"), ("vote", "yea")]
        assert decision.default(t.s) == ("vote", "nay")
    votes(t, "yea", "yea", "nay")
    assert t.emitted("vote") == [(((A, "yea"), (C, "yea"), (D, "nay")), 2, 1)]


@pytest.mark.clause("FAN-DIP.2")
@pytest.mark.parametrize(("word", "count"), [("yea", (6, 2)), ("nay", (1, 7))])
def test_added_votes_go_the_way_of_the_citadels_own(word: str, count: tuple[int, int]) -> None:
    """B has ENVOY (+1), ZRADAS (+1), and C's COUNCIL (+2): five votes, all as B says. A: yea, others: nay."""
    t = session(
        "", citadel("envoy cook+zradas"), citadel("knight", hand="council"), "", trial_deck="overtime"
    )
    t.to("W.TR1")
    t.use(B, "envoy")
    t.resolve()
    t.play(C, "council", B)
    t.resolve()
    votes(t, "yea", word, "nay", "nay")
    assert t.emitted("vote")[0][1:] == count
    assert t.trials == ("overtime" if word == "yea" else "")


@pytest.mark.clause("FAN-DIP.2")
def test_added_votes_are_for_one_vote_only() -> None:
    """COUNCIL helped A with OVERTIME; in the vote on BAD BLOOD A has one vote again."""
    t = session(citadel("cook", hand="council"), "", "", trial_deck="overtime bad-blood", gained=7)
    t.play(A, "council", A)
    t.resolve()
    votes(t, "yea", "nay", "nay")
    votes(t, "yea", "nay", "nay")
    assert [found[1:] for found in t.emitted("vote")] == [(3, 2), (1, 2)]
    assert t.trials == "overtime"


@pytest.mark.clause("FAN-DIP.2", "FAN-ELIM.6")
def test_who_falls_before_the_vote_has_none() -> None:
    """C's RAID (as an Instant) eliminates B in W.TR1; B's ZRADAS is gone with it, A and C vote."""
    t = session(
        "", citadel("cook+zradas", reserve=2), citadel("knight", hand="raid"), "",
        changes=['labor.raid.icon="inst"'],
    )  # fmt: skip
    t.to("W.TR1")
    t.play(C, "raid", B)
    votes(t, "yea", "nay", "yea")
    assert t.emitted("vote")[0] == (((A, "yea"), (C, "nay"), (D, "yea")), 2, 1)


# --- secretly ----------------------------------------------------------------------------------


@pytest.mark.clause("FAN-DIP.3", "FAN-HID.5")
def test_votes_are_hidden_until_all_are_in() -> None:
    """C and A have voted. Whatever they chose, B, D and spectators see the same and have heard nothing.

    Nor do they see that somebody has voted at all, and nobody can change a vote.
    """
    seen = set()
    for first in ("yea", "nay"):
        for second in ("yea", "nay"):
            t = session("cook", "knight", "bishop", "siphon", reigning="siphon")
            t.to("vote.cast")
            found, before = len(t.events), views(t, B, D, None)
            t.do("vote", first, by=C)
            t.do("vote", second, by=A)
            assert views(t, B, D, None) == before
            seen.add(tuple(views(t, A, B, C, D, None)))
            assert len(t.events) == found
            assert [decision.seat for decision in t.match.decisions] == [B, D]
            assert t.match.decision_of(A) is None
    assert len(seen) == 1


@pytest.mark.clause("FAN-DIP.3")
def test_votes_are_shown_together() -> None:
    t = session("", "", "")
    votes(t, "nay", "yea", "nay")
    assert t.emitted("vote")[0][0] == ((A, "nay"), (B, "yea"), (C, "nay"))
    shown = [event for event in t.events if event.kind == "vote"]
    assert all(event.visible(eye) for event in shown for eye in (A, B, C, None))


# --- what comes of it --------------------------------------------------------------------------


@pytest.mark.clause("FAN-DIP.4")
@pytest.mark.parametrize(
    ("words", "passed"),
    [("yea yea nay", True), ("yea nay nay", False), ("yea yea yea", True), ("nay nay nay", False)],
)
def test_the_majority_decides(words: str, passed: bool) -> None:
    t = session("", "", "")
    votes(t, *words.split())
    assert (t.trials, t.names(t.s.trials_gone)) == (("overtime", "") if passed else ("", "overtime"))


@pytest.mark.clause("FAN-DIP.5")
def test_a_tie_without_a_reigning_tribute_fails() -> None:
    t = session("cook", "knight", "", "")
    votes(t, "yea", "yea", "nay", "nay")
    assert (t.trials, t.names(t.s.trials_gone)) == ("", "overtime")
    assert t.emitted("vote-result") == [(t.s.trials_gone[0], False)]


@pytest.mark.clause("FAN-DIP.5", "FAN-VAR.12")
@pytest.mark.parametrize("reigning", ["", "cook"])
def test_of_two_one_and_one_is_a_tie(reigning: str) -> None:
    t = session("cook", "knight", reigning=reigning)
    votes(t, "yea", "nay")
    assert (t.prompt == "vote.tie") == bool(reigning)
    if reigning:
        t.do("pass-trial")
    assert t.trials == ("overtime" if reigning else "")


@pytest.mark.clause("FAN-DIP.6")
def test_a_passed_trial_works_and_is_removed_like_a_cosmic_one() -> None:
    """BAD BLOOD passes in A's turn: B's War goes to the right; later it may make space for another."""
    t = session(
        "", "cook", "", "", trials="dark-unions long-night", trial_deck="bad-blood iron-hunger", gained=7
    )
    votes(t, "yea", "yea", "yea", "nay")
    assert t.offered == ["remove dark-unions", "remove long-night"]
    t.do("remove", "long-night")
    t.to("action.choose", B)
    t.dice(1, 1)
    t.war("cook")
    assert t.emitted("war-declared") == [(B, A)]
    t.to("trials.remove")
    assert (t.asked, t.offers("remove", "bad-blood")) == (A, True)
    t.do("remove", "bad-blood")
    assert t.names(t.s.trials_gone) == "long-night bad-blood"


@pytest.mark.clause("FAN-DIP.7")
def test_a_failed_trial_has_used_a_draw_and_frees_its_space() -> None:
    """Two are in play, two are drawn: OVERTIME fails, LONG NIGHT takes the space, nothing has to go."""
    t = session("", "", "", trials="dark-unions iron-hunger", trial_deck="overtime long-night", gained=7)
    votes(t, "nay", "nay", "nay")
    assert t.trials == "dark-unions iron-hunger long-night"
    assert len(t.emitted("trial-revealed")) == 2
    assert (t.s.phase, t.names(t.s.trials_gone)) == (5, "overtime")


@pytest.mark.clause("FAN-DIP.6")
def test_the_log_tells_the_result_before_what_follows_from_it() -> None:
    t = session("", "", "")
    votes(t, "yea", "yea", "nay")
    told = [event.kind for event in t.events if event.kind in ("vote", "vote-result", "trial-stays")]
    assert told == ["vote", "vote-result", "trial-stays"]
