"""Decks of a campaign of The Phantom: what a player may put together."""

from __future__ import annotations

import pytest

from fatebox.games.phantom import GAME
from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.rules.campaign import (
    Campaign,
    check_campaign,
    check_decks,
    customize,
    deck_of,
    deck_problems,
    game_options,
    new_campaign,
    settle,
)
from fatebox.kernel import OptionsError
from fatebox.kernel.keeping import CampaignError
from tests.games.phantom.test_camp import PACK, RICH, STARTER, after, details, owning
from tests.refusals import problems_in_english, refuses

# --- decks of one's own -----------------------------------------------------------------------------


def wrong(campaign: Campaign, deck: list[str]) -> list[str]:
    """The problems with a deck of The Phantom."""
    return problems_in_english(deck_problems(PACK, campaign, "phantom", deck))


@pytest.mark.clause("PHA-DECK.2")
def test_with_fewer_than_30_cards_there_is_nothing_to_choose() -> None:
    (problem,) = wrong(owning("SD-3"), STARTER)
    assert problem == (
        "The Phantom owns 18 Player cards, 30 are needed to choose; until then the deck is all of them "
        "(PHA-DECK.2, R74)"
    )


@pytest.mark.clause("PHA-DECK.2")
def test_a_deck_has_at_least_30_cards_and_no_maximum() -> None:
    campaign = owning(*RICH)
    assert wrong(campaign, [*STARTER, *RICH]) == []
    assert wrong(campaign, [*STARTER, *RICH[:13]]) == []
    assert wrong(campaign, [*STARTER, *RICH[:12]]) == ["29 cards, at least 30 are needed (PHA-DECK.2)"]


@pytest.mark.clause("PHA-DECK.3")
def test_at_most_three_copies_of_a_card() -> None:
    campaign = owning(*RICH, "SD-63", "SD-64", "SD-65")
    deck = [*STARTER, *RICH, "SD-63", "SD-64", "SD-65"]
    assert wrong(campaign, deck) == []
    fourth = PACK.at["SD-60"]
    assert PACK.names[fourth] == "Wolf Call"  # there are no four copies in the box; so of three and one more
    changed: PhantomPack = GAME.pack(["devil.sd-wolf-call.name='Tight Grip'"])
    problems = deck_problems(
        changed, owning(*RICH, "SD-63", "SD-64", "SD-65", "SD-60"), "phantom", [*deck, "SD-60"]
    )
    assert problems_in_english(problems) == ["Tight Grip: 4 copies, at most 3 are allowed (PHA-DECK.3, R75)"]


@pytest.mark.clause("PHA-DECK.4", "PHA-DECK.5")
def test_no_zobaba_without_a_patrol_uniform() -> None:
    """WE8: JP-20 is Zobaba (keyword Jungle Patrol), JP-3 the Patrol Uniform."""
    campaign = owning(*RICH)
    without = [each for each in (*STARTER, *RICH) if each not in ("JP-3", "JP-5", "JP-22", "Y1-28")]
    assert len(without) == 30
    assert wrong(campaign, without) == [
        "JP-20 Zobaba: nothing in the deck allows the keyword Jungle Patrol (PHA-DECK.5)"
    ]
    in_place = ["JP-3" if each == "SD-3" else each for each in without]
    assert wrong(campaign, in_place) == []


@pytest.mark.clause("PHA-DECK.5", "PHA-DECK.6")
def test_keywords_of_the_legend_boards() -> None:
    campaign = owning(*RICH)
    assert wrong(campaign, [*STARTER, *RICH]) == []  # with JP-34 Patrol Radio: Modern is allowed for both
    changed: PhantomPack = GAME.pack(["devil.sd-moonlit-run.keyword='diana'"])
    problems = deck_problems(changed, campaign, "phantom", [*STARTER, *RICH])
    assert problems_in_english(problems) == [
        "SD-51 Moonlit Run: nothing in the deck allows the keyword Diana; it is for Diana (PHA-DECK.5)"
    ]


def test_only_cards_that_are_owned_and_each_once() -> None:
    problems = wrong(owning(*RICH), [*STARTER, *RICH, "SD-63", "SD-3", "XX-1"])
    assert problems == [
        "SD-3 Thunder: this card is named twice (PHA-CAMP.2)",
        "SD-63: the Legend does not own it (PHA-DECK.1, R76)",
        "XX-1: there is no such card (PHA-CAMP.1)",
    ]


@pytest.mark.clause("PHA-DECK.1", "PHA-CAMP.3")
def test_a_customized_deck_is_kept_and_gains_cards() -> None:
    campaign = customize(PACK, owning(*RICH), "phantom", [*STARTER, *RICH[:13]])
    assert deck_of(PACK, campaign, "phantom") == [*STARTER, *RICH[:13]]
    campaign = settle(campaign, "phantom-2", "win", details(gained={"phantom": ["SD-63"]}), True)
    assert deck_of(PACK, campaign, "phantom") == [*STARTER, *RICH[:13], "SD-63"]
    everything = customize(PACK, campaign, "phantom", None)
    assert deck_of(PACK, everything, "phantom") == [*STARTER, *RICH, "SD-63"]


@pytest.mark.clause("PHA-CAMP.3")
def test_a_gained_card_ignores_deck_building_until_the_deck_is_customized_again() -> None:
    """R73: JP-42 has the keyword Jungle Patrol, which nothing in the deck allows."""
    plain = [each for each in RICH if each not in ("JP-3", "JP-5", "JP-20", "JP-22")]
    campaign = customize(PACK, owning(*RICH), "phantom", [*STARTER, *plain])
    campaign = settle(campaign, "phantom-2", "win", details(gained={"phantom": ["JP-42"]}), True)
    deck = deck_of(PACK, campaign, "phantom")
    assert deck == [*STARTER, *plain, "JP-42"]
    with pytest.raises(CampaignError, match=r"PHA-DECK\.5"):
        customize(PACK, campaign, "phantom", deck)


def test_a_deck_that_is_refused_changes_nothing() -> None:
    campaign = owning(*RICH)
    with refuses(CampaignError, match=r"29 cards, at least 30 are needed \(PHA-DECK.2\)"):
        customize(PACK, campaign, "phantom", [*STARTER, *RICH[:12]])
    assert deck_of(PACK, campaign, "phantom") == [*STARTER, *RICH]


def with_deck(campaign: Campaign, deck: list[str] | None) -> Campaign:
    """The campaign with this list as the deck of The Phantom, whatever the rules say."""
    campaign.holdings["phantom"].deck = deck
    return campaign


ILLEGAL: tuple[tuple[str, Campaign, str], ...] = (
    (
        "too few owned to choose",
        with_deck(owning("SD-3"), STARTER[:5]),
        "The Phantom owns 18 Player cards, 30 are needed to choose; until then the deck is all of them "
        "(PHA-DECK.2, R74)",
    ),
    (
        "no card at all",
        with_deck(new_campaign(), []),
        "The Phantom owns 17 Player cards, 30 are needed to choose; until then the deck is all of them "
        "(PHA-DECK.2, R74)",
    ),
    (
        "too few cards",
        with_deck(owning(*RICH), [*STARTER, *RICH[:12]]),
        "29 cards, at least 30 are needed (PHA-DECK.2)",
    ),
    (
        "a keyword that nothing allows",
        with_deck(owning(*RICH), [each for each in (*STARTER, *RICH) if each != "JP-3"]),
        "JP-5 Patrol Drill: nothing in the deck allows the keyword Jungle Patrol (PHA-DECK.5)",
    ),
    (
        "gained last, but others are missing",
        with_deck(owning(*RICH), [*STARTER[:8], *RICH[-10:]]),
        "18 cards, at least 30 are needed (PHA-DECK.2)",
    ),
)


@pytest.mark.clause("PHA-DECK.2", "PHA-DECK.5")
@pytest.mark.parametrize(
    ("campaign", "why"), [case[1:] for case in ILLEGAL], ids=[case[0] for case in ILLEGAL]
)
def test_a_deck_that_breaks_the_rules_is_refused_with_what_is_wrong(campaign: Campaign, why: str) -> None:
    """R74: in a campaign and in the option `holdings`."""
    assert check_campaign(PACK, campaign) == []
    assert f"holdings.phantom.deck: {why}" in check_decks(PACK, campaign)
    holdings = {legend: each.to_data() for legend, each in campaign.holdings.items()}
    with pytest.raises(OptionsError) as refused:
        GAME.start(1, options={"legend": "phantom", "holdings": holdings})
    assert f"holdings.phantom.deck: {why}" in str(refused.value)


@pytest.mark.clause("PHA-DECK.2", "PHA-CAMP.3")
def test_a_deck_that_gained_cards_since_it_was_chosen_is_no_fault() -> None:
    """R73: JP-42 has the keyword Jungle Patrol, which nothing in the deck allows; R74: all cards owned."""
    plain = [each for each in RICH if each not in ("JP-3", "JP-5", "JP-20", "JP-22")]
    chosen = customize(PACK, owning(*RICH), "phantom", [*STARTER, *plain])
    gained = settle(chosen, "phantom-2", "win", details(gained={"phantom": ["JP-42", "SD-63"]}), True)
    for campaign in (new_campaign(), owning("SD-3"), owning("JP-5"), owning(*RICH), chosen, gained):
        assert check_decks(PACK, campaign) == []
        match = GAME.start(1, options=game_options(PACK, campaign, {"legend": "phantom"}))
        assert list(match.state.listed["phantom"]) == deck_of(PACK, campaign, "phantom")


@pytest.mark.clause("PHA-DECK.5")
def test_cards_that_no_deck_may_have_stay_out_of_a_deck_that_nobody_has_chosen() -> None:
    """R74: Y1-59 has the keyword Phantom."""
    options = {"legend": "diana", "holdings": {"diana": {"owned": ["Y1-59", "Y1-57"]}}}
    player = GAME.start(1, options=options).state.players[0]
    assert PACK.at["Y1-57"] not in player.left_out
    assert PACK.at["Y1-59"] in player.left_out


@pytest.mark.clause("PHA-DECK.5")
def test_cards_that_no_deck_of_the_legend_may_have_stay_out_of_it() -> None:
    campaign = after(details(legends=["diana"], gained={"diana": ["Y1-59", "Y1-57"]}, achieved={"diana": []}))
    deck = deck_of(PACK, campaign, "diana")  # R74: Y1-59 has the keyword Phantom
    assert "Y1-57" in deck
    assert "Y1-59" not in deck
