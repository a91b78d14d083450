"""Deals of learned players in Fate of Fantos: proposed, answered, kept and broken (FAN-NEG)."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.bots import make_bot
from fatebox.games import load_game
from fatebox.games.fantos import GAME
from fatebox.kernel import Option, Perspective
from tests.games.fantos.bargain import market, offer
from tests.games.fantos.table import A, B, C, Table, citadel

LEVELS = ("normal", "hard", "expert")
WAR: Option = ("declare", "war")


def chosen(t: Table, seat: int, level: str) -> Option:
    """The answer of a bot that sees this for the first time."""
    return make_bot(level, GAME, "deals").choose(Perspective(t.match, seat))


def before_a_war(*, promised: bool) -> Table:
    """A is to choose an action, and War on B looks best; A may have promised peace."""
    t = market(citadel("executioner knight"), citadel("cook/tasked", reserve=24), "pioneer:30")
    if promised:
        offer(t, A, B, promise=["no_war 1"])
        t.do("accept")
    t.to("action.choose")
    return t


# --- the word --------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-NEG.8")
@pytest.mark.parametrize("level", LEVELS)
def test_a_word_is_kept_where_that_costs_little(level: str) -> None:
    """Given a War that looks best, then it is declared, but not after a promise of peace."""
    for promised in (False, True):
        t = before_a_war(promised=promised)
        assert (chosen(t, A, level) == WAR) != promised


@pytest.mark.clause("FAN-NEG.8")
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_word_is_broken_where_it_decides_the_game(level: str) -> None:
    """Given the last action phase of the game and a gap that only War closes, then peace is over."""
    t = market(
        citadel("executioner knight shirazad", reserve=20), citadel("cook/tasked", reserve=48),
        citadel("pioneer/tasked"), trials="zodraz", zodraz=B, active=B,
    )  # fmt: skip
    offer(t, A, B, promise=["no_war 1"])
    t.do("accept")
    t.to("action.choose", A)
    assert WAR in Perspective(t.match, A).breaks()
    assert chosen(t, A, level) == WAR


@pytest.mark.clause("FAN-NEG.8")
def test_easy_players_keep_their_word() -> None:
    """Given a promise of peace, then easy declares no War, though it would have been content with one."""
    for promised in (False, True):
        t = before_a_war(promised=promised)
        answers = [make_bot("easy", GAME, seed).choose(Perspective(t.match, A)) for seed in range(12)]
        assert (WAR in answers) != promised


@pytest.mark.clause("FAN-NEG.8")
def test_a_character_has_no_taste_for_treason() -> None:
    """Given a promise of peace, then one who loves War keeps it too."""
    t = before_a_war(promised=True)
    assert chosen(t, A, "expert:style=raider") != WAR


# --- answers ---------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-NEG.10")
@pytest.mark.parametrize("level", LEVELS)
def test_votes_are_sold_at_a_fair_price(level: str) -> None:
    """Given a Trial that matters little, then a vote is sold for 5 Shards; nobody pays 5 for one."""
    for parts, expected in (
        ({"give": 5, "ask": ["vote nay"]}, "accept"),
        ({"want": 5, "promise": ["vote yea"]}, "decline"),
    ):
        t = market("freeman bishop", "marquis cook", "pioneer", phase=3, first=A, trial_deck="overtime")
        offer(t, B, C, **parts)
        assert chosen(t, C, level) == (expected,)


@pytest.mark.clause("FAN-NEG.10")
@pytest.mark.parametrize("level", LEVELS)
def test_empty_words_are_not_paid_for(level: str) -> None:
    """Given six Shards that are wanted for a promise that binds nobody, then they are not paid."""
    t = market("freeman", "marquis", "pioneer")
    offer(t, C, B, want=6, promise=["free_text"])
    assert chosen(t, B, level) == ("decline",)


@pytest.mark.clause("FAN-NEG.10")
@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_learned_players_agree_to_what_helps_them(level: str) -> None:
    """Given an Offer of Shards for a card, then many are taken, and a high price is not paid."""
    game = load_game("fantos")
    match = game.start("fair", seats=3, options={"preset": "short"})
    while match.decision is not None and match.decision.prompt.id != "deal.offer":
        match.answer(match.decision.options[0], match.decision.seat)
    assert match.decision is not None
    seat = match.decision.seat
    other = match.state.others(seat)[0]
    sale: list[Option] = [("add", "give"), ("amount", 8), ("add", "want-cards"), ("amount", 1)]
    card = match.state.citadels[seat].hand[0]
    demand: list[Option] = [("add", "give-card"), ("give-card", card), ("add", "want"), ("amount", 8)]
    for parts, expected in ((sale, "accept"), (demand, "decline")):
        offered = match.copy()
        for option in (("offer",), ("to", other), *parts, ("send",)):
            offered.answer(option, seat)
        assert make_bot(level, game, "fair").choose(Perspective(offered, other)) == (expected,)


# --- proposals -------------------------------------------------------------------------------------


def next_proposal(level: str, deal: str) -> tuple[Any, list[Option]]:
    """A game up to the end of the first Offer of a level, and the answers that were given for that.

    A bot is made for each answer, as at a table of the server. What is not about deals is left to `normal`:
    `expert` would think about it for minutes.
    """
    match = GAME.start(deal, seats=4, options={"preset": "short"})
    given: list[Option] = []
    while (decision := match.decision) is not None and match.state.offer is None:
        dealing = decision.prompt.id.startswith("deal.")
        bot = make_bot(level if dealing else "normal", GAME, f"{deal} {len(match.answers())}")
        option = bot.choose(Perspective(match, decision.seat))
        if dealing and option != ("pass",):
            given.append(option)
        match.answer(option, decision.seat)
    return match, given


@pytest.mark.clause("FAN-NEG.2")
@pytest.mark.parametrize("level", ["easy", "expert"])
def test_a_proposal_is_finished_by_the_bots_that_come_after(level: str) -> None:
    """Given a game of a level, then an Offer comes up that gives and asks, and its answers are a plan."""
    match, given = next_proposal(level, "deal 0")
    offer = match.state.offer
    assert offer is not None
    assert (given[0], given[-1]) == (("offer",), ("send",))
    assert ("drop",) not in given
    assert offer.give or offer.want
    assert len(offer.promises) == 1


@pytest.mark.clause("FAN-NEG.10")
@pytest.mark.parametrize("level", ["easy", "expert"])
def test_what_nobody_suggests_is_let_be(level: str) -> None:
    """Given an Offer that somebody else began to write, then a bot that takes over drops it."""
    t = market("freeman", "marquis", "pioneer")
    t.to("deal.offer", C)
    t.do("offer")
    t.do("to", B)
    assert chosen(t, C, level) == ("drop",)
    t.do("drop")
    t.to("deal.offer", A)


@pytest.mark.clause("FAN-NEG.13")
def test_players_without_deals_leave_them_to_the_network() -> None:
    """Given a promise, then a bot that does not think about deals breaks it as it likes."""
    t = before_a_war(promised=True)
    assert chosen(t, A, "learned:deals=false") == WAR
