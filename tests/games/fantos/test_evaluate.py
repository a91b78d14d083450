"""The judgement of a Citadel's standing, its terms, and the choices of greedy bots."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.bots import make_bot
from fatebox.games.fantos import GAME
from fatebox.games.fantos.judgement.actions import value_of_action
from fatebox.games.fantos.judgement.dangers import exposures
from fatebox.games.fantos.judgement.evaluate import at_rest, evaluate
from fatebox.games.fantos.judgement.tableau import tableau, tableaus
from fatebox.kernel import Perspective
from tests.games.fantos.bargain import market, offer
from tests.games.fantos.table import A, B, C, D, Table, citadel, table
from tests.games.judging import positions, terms_explain

SEEDS = pytest.mark.parametrize("seed", ["one", "another", "third"])


@pytest.mark.parametrize("seats", [3, 5])
def test_the_terms_explain_the_value(seats: int) -> None:
    assert sum(terms_explain(GAME, match) for match in positions(GAME, "terms", 90, seats=seats)) > 10


def choice(t: Table, seat: int, seed: str) -> tuple[Any, ...]:
    """The answer of a greedy bot for a seat."""
    return make_bot("greedy", GAME, seed).choose(Perspective(t.match, seat))


def terms(t: Table, seat: int) -> dict[str, float]:
    return dict(evaluate.terms(t.s, seat))


# --- Offers --------------------------------------------------------------------------------------


@SEEDS
@pytest.mark.parametrize(
    ("parts", "answer"),
    [
        ({"give": 3}, "accept"),
        ({"give": 3, "want_cards": 1}, "accept"),
        ({"cards": "raid", "want": 1}, "decline"),
        ({"want": 3}, "decline"),
        ({"give": 1, "want_cards": 2}, "decline"),
        ({"ask": ["no_war 2"]}, "decline"),
        ({"promise": ["no_war 1"]}, "accept"),
    ],
)
def test_an_offer_is_accepted_if_it_helps(parts: dict[str, Any], answer: str, seed: str) -> None:
    t = market()
    offer(t, A, B, **parts)
    assert choice(t, B, seed) == (answer,)


@SEEDS
def test_idle_talk_is_left_alone(seed: str) -> None:
    t = market()
    t.to("deal.offer")
    assert choice(t, A, seed) == ("pass",)


# --- votes ---------------------------------------------------------------------------------------


def voting(trial: str, *citadels: Any, **more: Any) -> Table:
    t = table(*citadels, phase=3, first=A, trial_deck=trial, **more)
    t.to("vote.cast")
    return t


@SEEDS
@pytest.mark.parametrize(
    ("trial", "seat", "vote"),
    [
        ("iridium-levy", A, "nay"),  # the richest would pay
        ("iridium-levy", C, "yea"),  # the poorest would receive
        ("common-cause", C, "yea"),  # only C is poor enough
        ("common-cause", A, "nay"),
        ("overtime", A, "yea"),  # A's Legacies harvest, B's make War
        ("overtime", B, "nay"),
    ],
)
def test_votes_go_to_what_helps(trial: str, seat: int, vote: str, seed: str) -> None:
    farmers, soldiers = "quarryman gong-farmer", "brigands knight"
    t = voting(
        trial, citadel(farmers, reserve=30), citadel(soldiers, reserve=20), citadel("marquis", reserve=6)
    )
    assert choice(t, seat, seed) == ("vote", vote)


@SEEDS
def test_a_war_that_would_be_aimed_elsewhere_is_voted_for(seed: str) -> None:
    """A sits to the left of strong D; with BAD BLOOD D would look the other way."""
    strong = "knight brigands shirazad"
    t = voting("bad-blood", "marquis", "herzog", "envoy", strong)
    assert choice(t, A, seed) == ("vote", "yea")
    assert choice(t, C, seed) == ("vote", "nay")


# --- threats -------------------------------------------------------------------------------------


def exposed_to_war(t: Table) -> dict[int, float]:
    """The likely losses of four Citadels by Wars."""
    return exposures(t.s, [A, B, C, D], [tableau(t.s, t.s.citadels[seat], 1.0) for seat in (A, B, C, D)])


def test_exposure_follows_the_aim_of_war() -> None:
    """Given D, who alone is strong; then those are exposed whom War may aim at, by rule or by a Trial."""
    exposed = {}
    for trial in ("", "bad-blood", "open-borders"):
        t = table("cook", "apothecary", "star-tinker", "knight brigands shirazad", trials=trial)
        exposed[trial] = exposed_to_war(t)
    assert max(exposed[""], key=exposed[""].__getitem__) == A  # to the left of D
    assert max(exposed["bad-blood"], key=exposed["bad-blood"].__getitem__) == C  # to the right
    assert min(exposed["open-borders"][seat] for seat in (A, B, C)) > 0


def test_the_reigning_tribute_threatens_everybody() -> None:
    t = table("cook", "apothecary", "star-tinker", "knight brigands shirazad", reigning="knight")
    assert min(exposed_to_war(t)[seat] for seat in (A, B, C)) > 0


def test_a_war_takes_no_more_than_there_is() -> None:
    t = table("knight brigands shirazad", citadel("cook:2", reserve=3), citadel(reserve=20))
    t.war("knight", "brigands", "shirazad", at=B)
    war = t.s.open_action("war")
    assert war is not None
    assert value_of_action(t.s, war) == {A: 5.0, B: -5.0}


def test_the_leader_has_all_others_against_him_while_there_is_time() -> None:
    t = table(citadel(reserve=40), citadel(reserve=20), citadel(reserve=20))
    rows = {seat: terms(t, seat)["envy"] for seat in (A, B, C)}
    assert rows[A] < 0 < rows[B]  # what is held against the leader is good for the others
    late = table(citadel(reserve=40), citadel(reserve=20), citadel(reserve=20), trials="zodraz")
    assert rows[A] < terms(late, A)["envy"] < 0


@SEEDS
def test_war_is_made_on_the_leader_rather_than_on_the_poor(seed: str) -> None:
    """All are equally weak in defense; C, who leads, can be reached as well as the others."""
    t = table(
        "knight brigands shirazad", citadel(reserve=20), citadel(reserve=40), citadel(reserve=20),
        trials="open-borders",
    )  # fmt: skip
    t.to("action.choose")
    t.do("declare", "war")
    assert t.prompt == "war.target"
    assert choice(t, A, seed) == ("attack", C)


def test_what_was_judged_before_is_judged_alike() -> None:
    tables = [match.state.copy() for match in positions(GAME, "again", 4)]
    judged = [(table, seat, evaluate(table, seat)) for table in tables for seat in range(table.seats)]
    for state, seat, remembered in judged:
        tableaus.clear()
        at_rest.clear()
        assert evaluate(state, seat) == remembered
