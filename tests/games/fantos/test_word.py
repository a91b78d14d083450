"""The answers that break a Citadel's word, and the deals that it might propose (FAN-NEG)."""

from __future__ import annotations

import pytest

from fatebox.kernel import Perspective
from tests.games.fantos.bargain import market, offer
from tests.games.fantos.table import A, B, C, Table, citadel


def deal(t: Table, by: int, to: int, *words: str) -> None:
    """This Citadel promises another something, which that one accepts."""
    offer(t, by, to, promise=list(words))
    t.do("accept")


def broken(t: Table, seat: int | None = None) -> list[str]:
    """The answers that break the word of the asked seat."""
    by = t.asked if seat is None else seat
    assert by is not None
    options = t.decision(by).options
    words = t.offered if seat is None else [" ".join(map(str, option)) for option in options]
    broken = Perspective(t.match, by).breaks()
    return [word for word, option in zip(words, options, strict=True) if option in broken]


@pytest.mark.clause("FAN-NEG.7")
def test_a_vote_that_was_promised() -> None:
    t = market("freeman", "marquis", "pioneer", phase=3, first=A, trial_deck="overtime")
    deal(t, B, A, "vote yea")
    t.to("vote.cast")
    assert broken(t, B) == ["vote nay"]
    assert broken(t, C) == []


@pytest.mark.clause("FAN-NEG.7")
def test_peace_that_was_promised() -> None:
    """A can attack only B: it declares no War. With the title it may choose whom, and spares B."""
    t = market("freeman", "marquis", "pioneer")
    deal(t, A, B, "no_war 1")
    t.to("action.choose")
    assert broken(t) == ["declare war"]
    t = market("freeman", "marquis", "pioneer", reigning="freeman")
    deal(t, A, B, "no_war 1")
    t.to("action.choose")
    assert broken(t) == []
    t.do("declare", "war")
    assert broken(t) == ["attack 1"]


@pytest.mark.clause("FAN-NEG.7")
def test_a_war_that_was_promised() -> None:
    t = market("freeman", "marquis", "pioneer", reigning="freeman")
    deal(t, A, C, "war_on 1")
    t.to("action.choose")
    assert broken(t) == ["pass", "declare harvest", "declare tribute"]
    t.do("declare", "war")
    assert broken(t) == ["attack 2"]


@pytest.mark.clause("FAN-NEG.7")
def test_a_word_that_cannot_be_kept_forbids_nothing() -> None:
    """A promised War on C, but can attack only B."""
    t = market("freeman", "marquis", "pioneer")
    deal(t, A, B, "war_on 2")
    t.to("action.choose")
    assert broken(t) == []


@pytest.mark.clause("FAN-NEG.7")
def test_challenges_that_were_promised() -> None:
    t = market("freeman", "marquis", "pioneer")
    t.tribute("freeman")
    deal(t, B, A, "no_challenge")
    deal(t, C, A, "challenge")
    t.to("tribute.challenge", B)
    assert broken(t) == ["task marquis"]
    t.to("tribute.challenge", C)
    assert broken(t) == ["pass"]


@pytest.mark.clause("FAN-NEG.7")
def test_defenders_that_were_promised() -> None:
    """B promised two of three: it may not end before, nor begin with the last."""
    t = market("freeman", "marquis cook quarryman", "")
    t.war("freeman")
    deal(t, B, A, "defend_with 2")
    t.to("war.defenders")
    assert broken(t) == ["done", "task quarryman"]
    t.do("task", "cook")
    assert broken(t) == ["done"]


@pytest.mark.clause("FAN-NEG.7")
def test_an_action_that_is_not_to_be_cancelled() -> None:
    t = market("freeman", citadel("marquis quarryman", hand="a-time-of-peace alms"), "")
    t.war("freeman")
    deal(t, B, A, "no_cancel")
    t.to("W.DECL", B)
    assert broken(t) == ["play a-time-of-peace"]


@pytest.mark.clause("FAN-NEG.7")
def test_a_reward_that_spares_somebody() -> None:
    """A spares B, and charges C for all of it; if C cannot pay that much, nothing can be done."""
    t = market("freeman", "", "", "", dice=[3])
    t.tribute("freeman")
    deal(t, A, C, "spare_in_reward")
    t.to("tribute.reward")
    assert broken(t) == []  # D can pay the rest
    t.do("charge-reserve", B, 1)
    assert broken(t) == ["charge-reserve 2 3", "charge-reserve 2 2", "charge-reserve 2 1"]


@pytest.mark.clause("FAN-NEG.7")
def test_trials_that_are_to_be_removed_or_kept() -> None:
    for word, wrong in (
        ("remove_trial long-night", ["remove dark-unions", "remove common-cause"]),
        ("keep_trial long-night", ["remove long-night"]),
    ):
        t = market("freeman", "marquis", "", phase=3, first=A, trials="long-night dark-unions common-cause")
        deal(t, A, B, word)
        t.to("trials.remove")
        assert broken(t) == wrong


@pytest.mark.clause("FAN-NEG.7")
def test_a_harvest_that_was_limited() -> None:
    """BISHOP (3) alone harvests 4 at least, COOK (1) 2."""
    t = market("bishop cook", "marquis", "")
    deal(t, A, B, "harvest_at_most 3")
    t.to("action.choose")
    assert broken(t) == []
    t.do("declare", "harvest")
    assert broken(t) == ["task bishop"]
    t = market("bishop", "marquis", "")
    deal(t, A, B, "harvest_at_most 0")
    t.to("action.choose")
    assert broken(t) == ["declare harvest"]


# --- deals that might be proposed ------------------------------------------------------------------


def proposed(t: Table, seat: int) -> list[str]:
    """The deals that a Citadel might propose now: to whom, for how many Shards, which promise."""
    t.to("deal.offer", seat)
    found = []
    for plan in Perspective(t.match, seat).plans():
        _, (_, other), (_, goods), (_, price), (_, part), (_, *promise), _ = plan
        found.append(" ".join(map(str, ("ABCD"[other], goods, price, part, *promise))))
        trial = t.match.copy()
        for option in plan:
            trial.answer(option, seat)
        assert trial.decision is not None
        assert trial.decision.seat == other
        assert ("accept",) in trial.decision.options
    return found


@pytest.mark.clause("FAN-NEG.9")
def test_peace_and_war_are_for_sale_before_an_action() -> None:
    """A can attack B: both may propose peace; C would pay for the War, but only if B leads."""
    t = market("freeman", citadel("marquis", reserve=40), "pioneer")
    assert proposed(t, A) == ["B want 3 promise no_war  1"]
    assert proposed(t, B) == ["A give 2 ask no_war  1"]
    assert proposed(t, C) == ["A give 2 ask war_on  1"]
    assert proposed(market("freeman", "marquis", "pioneer"), C) == []


@pytest.mark.clause("FAN-NEG.10")
def test_nothing_is_proposed_twice_in_a_window() -> None:
    """Given that somebody has sent an Offer, then there is a second pass, in which bots propose nothing."""
    t = market("freeman", "marquis", "pioneer")
    offer(t, C, A, give=2, ask=["no_war 2"])
    t.do("decline")
    t.to("deal.offer", B)
    assert Perspective(t.match, B).plans() == []


@pytest.mark.clause("FAN-NEG.5")
def test_nobody_proposes_what_cannot_be_paid() -> None:
    t = market("freeman", citadel("marquis", reserve=3), "pioneer")
    assert proposed(t, A) == []
    assert proposed(t, B) == []


@pytest.mark.clause("FAN-NEG.9")
def test_challenges_are_for_sale_in_a_tribute() -> None:
    t = market("freeman", "marquis", "pioneer")
    t.tribute("freeman")
    assert proposed(t, A) == ["B give 2 ask no_challenge  0", "C give 2 ask no_challenge  0"]
    assert proposed(t, B) == ["A want 3 promise no_challenge  0"]


@pytest.mark.clause("FAN-NEG.9")
def test_who_wins_a_reward_may_spare_somebody() -> None:
    t = market("freeman", "", citadel("", reserve=30), dice=[3])
    t.tribute("freeman")
    t.to("deal.offer", A)
    while t.s.parley is None or t.s.parley.kind != "reward":
        t.passes()
    assert proposed(t, A) == ["C want 3 promise spare_in_reward  0"]
    assert proposed(t, B) == ["A give 2 ask spare_in_reward  0"]


@pytest.mark.clause("FAN-NEG.9")
def test_two_citadels_have_nothing_to_bargain_for() -> None:
    assert proposed(market("freeman", "marquis"), B) == []
