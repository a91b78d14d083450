"""FAN-NEG.9, .10 and .13: when Citadels negotiate, and how they are asked."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.fantos.bargain import counter, market, offer
from tests.games.fantos.table import A, B, C, Table, citadel, start, table, wander

# --- when --------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-NEG.9")
@pytest.mark.parametrize("kind", ["harvest", "war", "tribute"])
def test_the_negotiation_windows_of_a_turn(kind: str) -> None:
    """At `W.FA0`, `W.DECL` of War and Tribute, before a reward, before a removal, before a vote, at `W.SEC`.

    Three Trials are in play; A, First Citadel, draws one, after one has been removed: a Diplomacy Trial.
    R103: each comes before the window for items of the same moment.
    """
    t = market(
        "pioneer", "marquis", "astrologers", phase=1, first=A, dice=[1, 1],
        trials="long-night dark-unions common-cause", trial_deck="overtime",
    )  # fmt: skip
    seen: list[str] = []
    turn = t.s.turn
    while t.s.turn == turn:
        now = f"talk {t.s.parley.kind}" if t.s.parley is not None else t.prompt
        if now not in seen[-1:]:
            seen.append(now)
        if t.offers("declare", kind):
            t.do("declare", kind)
        else:
            t.idles()
    talks = [pair for pair in pairwise(seen) if pair[0].startswith("talk")]
    action = {
        "harvest": [],
        "war": [("talk W.DECL", "window.decl")],
        "tribute": [("talk W.DECL", "window.decl"), ("talk reward", "tribute.reward")],
    }
    assert talks == [
        ("talk W.FA0", "window.fa0"),
        *action[kind],
        ("talk removal", "trials.remove"),
        ("talk W.TR1", "window.tr1"),
        ("talk W.SEC", "window.sec"),
    ]


@pytest.mark.clause("FAN-NEG.9")
def test_a_cosmic_trial_is_not_talked_about() -> None:
    t = market("pioneer", "", "", phase=3, first=A, trial_deck="long-night")
    assert t.s.parley is not None
    assert (t.trials, t.s.parley.kind) == ("long-night", "W.SEC")


@pytest.mark.clause("FAN-NEG.9")
def test_there_is_no_negotiation_while_an_item_waits() -> None:
    """In reaction to A's RAID, B's TEMPEST ORACLE calls a Special Tribute: its reward is not talked about."""
    t = market(citadel("freeman", hand="raid"), "tempest-oracle", "", phase=4, dice=[3])
    t.to("W.SEC")
    t.play(A, "raid", B)
    t.use(B, "tempest-oracle")
    t.resolve(1)
    assert (t.prompt, t.stack) == ("tribute.reward", "raid")
    t = market("freeman", "tempest-oracle", "", phase=4, dice=[3])
    t.to("W.SEC")
    t.use(B, "tempest-oracle")
    assert t.prompt == "deal.offer", "with nothing waiting it is"


@pytest.mark.clause("FAN-NEG.9")
def test_in_whole_games_nothing_waits_while_citadels_talk() -> None:
    talks = 0
    for i, match in enumerate(wander(start(3, seed=3).match, "talk")):
        if match.state.parley is not None:
            talks += 1
            assert match.state.stack == []
        if i > 1500:
            break
    assert talks > 100


# --- asking round ------------------------------------------------------------------------------


def asked_for_offers(t: Table) -> list[int | None]:
    """The seats that are asked in this negotiation window, when all pass."""
    asked = []
    while t.prompt == "deal.offer":
        asked.append(t.asked)
        t.passes()
    return asked


@pytest.mark.clause("FAN-NEG.10")
@pytest.mark.parametrize("active", [A, B, C])
def test_all_are_asked_once_if_nobody_sends_anything(active: int) -> None:
    t = market(active=active)
    assert asked_for_offers(t) == [(active + i) % 3 for i in range(3)]
    assert t.prompt == "action.choose"


@pytest.mark.clause("FAN-NEG.10")
def test_after_a_pass_with_an_offer_there_is_a_second_and_no_third() -> None:
    """A passes, B sends an Offer, C is asked; then all once more; B's second Offer is the last one."""
    t = market()
    offer(t, B, C, give=1)
    t.do("decline")
    assert t.asked == C
    t.passes()
    assert t.asked == A
    t.passes()
    offer(t, B, A, give=1)
    t.do("decline")
    assert asked_for_offers(t) == [C]
    assert t.prompt == "action.choose"


@pytest.mark.clause("FAN-NEG.10")
def test_who_thinks_better_of_it_has_passed() -> None:
    """A begins an Offer and drops it: nothing was sent, so there is no second pass."""
    t = market()
    t.do("offer")
    t.do("to", B)
    t.do("add", "give")
    t.do("amount", 4)
    t.do("drop")
    assert asked_for_offers(t) == [B, C]
    assert t.emitted("offer") == []


@pytest.mark.clause("FAN-NEG.10")
def test_the_receiver_answers_at_once() -> None:
    t = market()
    offer(t, A, C, give=3)
    assert (t.prompt, t.asked, t.offered) == ("deal.answer", C, ["decline", "accept", "counter"])


@pytest.mark.clause("FAN-NEG.10")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_a_counter_offer_may_only_be_accepted_or_declined(answer: str) -> None:
    """B asks 6 for what A would pay 3 for."""
    t = market()
    offer(t, A, B, give=3, want_titles="shell-game")
    counter(t, cards="shell-game", want=6)
    assert (t.asked, t.offered) == (A, ["decline", "accept"])
    t.do(answer)
    if answer == "accept":
        assert (t.reserves, t.hand(A), t.hand(B)) == ([14, 26, 20], "raid duel shell-game", "alms")
    else:
        assert (t.reserves, t.hand(A), t.hand(B)) == ([20, 20, 20], "raid duel", "alms shell-game")
    assert (t.prompt, t.asked) == ("deal.offer", B), "B's own Offer is still to come"


@pytest.mark.clause("FAN-NEG.10", "FAN-NEG.6")
def test_a_counter_offer_may_want_the_very_card_that_was_offered() -> None:
    """A offers its only card for 5 Shards; B would give 3 for it."""
    t = market(citadel("freeman", hand="raid"), citadel("marquis", hand="alms"), "")
    offer(t, A, B, cards="raid", want=5)
    counter(t, give=3, want_titles="raid")
    t.do("accept")
    assert (t.reserves, t.hand(A), t.hand(B)) == ([23, 17, 20], "", "alms raid")


@pytest.mark.clause("FAN-NEG.10")
def test_a_counter_offer_that_is_dropped_declines_the_offer() -> None:
    t = market()
    offer(t, A, B, give=3, cards="raid")
    t.do("counter")
    t.do("drop")
    assert (t.reserves, sorted(t.hand(A).split())) == ([20, 20, 20], ["duel", "raid"])
    assert (t.prompt, t.asked) == ("deal.offer", B)


# --- off, and out ------------------------------------------------------------------------------


@pytest.mark.clause("FAN-NEG.13", "FAN-VAR.13")
def test_without_negotiation_there_are_no_offers_and_labor_for_others_stays_legal() -> None:
    """In a whole turn with War, vote and Secondary Phase nobody is asked for an Offer."""
    t = table(
        "pioneer", citadel("marquis", hand="field-surgeon"), "astrologers", phase=1, first=A, dice=[1, 1],
        trials="long-night dark-unions common-cause", trial_deck="overtime",
    )  # fmt: skip
    assert not t.s.negotiation
    t.war("pioneer")
    t.play(B, "field-surgeon", "pioneer")
    t.resolve()
    assert t.shards("pioneer") == 8
    asked = set()
    while t.s.turn == 2:
        asked.add(t.prompt)
        t.idles()
    assert {"vote.cast", "trials.remove", "window.sec"} <= asked
    assert not any(prompt.startswith("deal.") for prompt in asked)


@pytest.mark.clause("FAN-NEG.13", "FAN-VAR.13")
def test_negotiation_is_an_option_of_the_game() -> None:
    for negotiation in (True, False):
        t = start(3, negotiation=negotiation)
        assert t.s.negotiation == negotiation
        for _ in range(9):
            t.idles()
        talked = False
        while t.s.turn <= 3:
            talked |= t.prompt == "deal.offer"
            t.idles()
        assert talked == negotiation
