"""Campaigns: cards that stay, decks of one's own, replays, resets (PHA-CAMP, PHA-DECK, PHA-REP)."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.phantom import GAME
from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.rules.campaign import (
    Campaign,
    Running,
    check_campaign,
    customize,
    deck_of,
    game_options,
    highest_won,
    new_campaign,
    owned_of,
    revealed,
    settle,
)
from fatebox.games.phantom.state.ending import record
from fatebox.games.phantom.state.terms import ADVENTURES
from fatebox.kernel import OptionsError, unspoiled
from fatebox.kernel.keeping import CampaignError
from tests.refusals import refuses

PACK: PhantomPack = GAME.pack()
STARTER = [f"PH-{number}" for number in range(11, 28)]
TO_GAIN = sum("player" in PACK.traits[card] for key in ADVENTURES for card in PACK.of_set[key])
"""The Player cards of the adventures: all that can be gained."""
"""The Player cards of The Phantom's starter deck."""


def details(**changes: Any) -> dict[str, Any]:
    """The details of a finished game."""
    found: dict[str, Any] = {
        "reason": "Lore 5", "adventure": "devil", "level": "easy", "legends": ["phantom"], "path": [1, 2],
        "turns": 9, "damage": [3], "knocked_out": [], "gained": {"phantom": []}, "achieved": {"phantom": []},
    }  # fmt: skip
    return found | changes


def after(*games: dict[str, Any], outcome: str = "loss") -> Campaign:
    """A campaign after these games."""
    campaign = new_campaign()
    for number, game in enumerate(games, 1):
        campaign = settle(campaign, f"phantom-{number}", outcome, game, rewarding=number > 1)
    return campaign


def owning(*cards: str) -> Campaign:
    """A campaign in which The Phantom has gained these cards."""
    return after(details(gained={"phantom": list(cards)}))


RICH = ("SD-3", "SD-5", "SD-29", "SD-41", "SD-47", "JP-3", "JP-5", "JP-20", "JP-22", "JP-34", "Y1-3", "Y1-5",
        "Y1-28", "SD-50", "SD-51", "SD-52", "SD-53")  # fmt: skip
"""Seventeen cards to gain: with the starter deck 34 are owned."""


# --- what a campaign keeps --------------------------------------------------------------------------


@pytest.mark.clause("PHA-CAMP.1", "PHA-SET.1", "PHA-END.3")
def test_a_campaign_begins_with_the_starter_decks_and_all_cards_in_their_sets() -> None:
    campaign = new_campaign()
    assert deck_of(PACK, campaign, "phantom") == STARTER
    assert deck_of(PACK, campaign, "diana") == [f"DI-{number}" for number in range(11, 28)]
    assert owned_of(PACK, campaign) == (0, TO_GAIN, 0, len(PACK.promos))
    assert campaign.plays == []


@pytest.mark.clause("PHA-GAIN.1", "PHA-CAMP.3", "PHA-END.3")
@pytest.mark.parametrize("outcome", ["win", "loss"])
def test_gained_cards_stay_in_the_deck_won_or_lost(outcome: str) -> None:
    campaign = after(details(gained={"phantom": ["SD-3", "SD-5"]}), outcome=outcome)
    assert campaign.holdings["phantom"].owned == ["SD-3", "SD-5"]
    assert deck_of(PACK, campaign, "phantom") == [*STARTER, "SD-3", "SD-5"]
    assert campaign.plays[0].outcome == outcome


@pytest.mark.clause("PHA-CAMP.1")
def test_a_campaign_keeps_plays_results_and_levels() -> None:
    campaign = settle(new_campaign(), "phantom-1", "loss", details(level="heroic", path=[1, 6]), False)
    campaign = settle(campaign, "phantom-2", "win", details(level="normal", turns=17), True)
    campaign = settle(campaign, "phantom-3", "win", details(), True)
    first, second, _ = campaign.plays
    assert (first.adventure, first.level, first.outcome, first.path) == ("devil", "heroic", "loss", (1, 6))
    assert (second.turns, second.damage, second.legends) == (17, (3,), ("phantom",))
    assert highest_won(campaign, "devil") == "normal"
    assert highest_won(campaign, "patrol") is None


@pytest.mark.clause("PHA-CAMP.4")
def test_both_legends_and_all_adventures_share_one_pool() -> None:
    campaign = after(
        details(gained={"phantom": ["SD-3"]}),
        details(
            adventure="patrol",
            legends=["diana", "phantom"],
            gained={"diana": ["JP-3"], "phantom": ["JP-4"]},
            achieved={"diana": [], "phantom": []},
            damage=[1, 2],
        ),
    )
    assert campaign.holdings["phantom"].owned == ["SD-3", "JP-4"]
    assert campaign.holdings["diana"].owned == ["JP-3"]
    assert owned_of(PACK, campaign) == (3, TO_GAIN, 0, len(PACK.promos))


def test_a_game_counts_once_however_often_it_is_settled() -> None:
    campaign = owning("SD-3")
    again = settle(campaign, "phantom-1", "loss", details(gained={"phantom": ["SD-3", "SD-5"]}), False)
    assert again == campaign


@pytest.mark.clause("PHA-CAMP.5")
def test_a_reset_returns_every_card() -> None:
    assert deck_of(PACK, new_campaign(), "phantom") == STARTER
    assert owned_of(PACK, new_campaign())[0] == 0


def test_a_campaign_can_be_written_down_and_read() -> None:
    campaign = customize(PACK, owning(*RICH), "phantom", [*STARTER, *RICH])
    assert Campaign.from_data(campaign.to_data()) == campaign
    assert check_campaign(PACK, campaign) == []


@pytest.mark.clause("PHA-CAMP.2")
def test_a_card_exists_once() -> None:
    campaign = owning("SD-3")
    campaign.holdings["diana"].owned.append("SD-3")
    assert check_campaign(PACK, campaign) == [
        "holdings.diana.owned: SD-3 belongs to phantom too (PHA-CAMP.2)"
    ]


def test_a_campaign_that_cannot_be_is_refused_field_by_field() -> None:
    campaign = after(details(adventure="devill", level="hard"), outcome="draw")
    campaign.holdings["phantom"].owned = ["SD-99", "SD-7", "PH-11"]
    campaign.holdings["diana"].deck = ["SD-3"]
    assert check_campaign(PACK, campaign) == [
        "holdings.phantom.owned: there is no card 'SD-99'; did you mean SD-9, SD-59, SD-49, SD-39, SD-29?",
        "holdings.phantom.owned: SD-7 (Python) is no Player card that can be gained",
        "holdings.phantom.owned: PH-11 (Guran) is no Player card that can be gained",
        "holdings.diana.deck: 'SD-3' is not owned",
        "plays[0].adventure: there is no adventure 'devill'; did you mean devil?",
        "plays[0].level: expected one of easy, normal, heroic, mythic, got 'hard'",
        "plays[0].outcome: expected win or loss, got 'draw'",
    ]


# --- games of a campaign ----------------------------------------------------------------------------


@pytest.mark.clause("PHA-VAR.LA", "PHA-LOOT.1", "PHA-ACH.1", "PHA-SET.6")
def test_loot_and_achievements_are_used_in_every_game_but_the_first() -> None:
    assert game_options(PACK, new_campaign(), {})["loot_achievements"] is False
    assert game_options(PACK, owning(), {})["loot_achievements"] is True
    assert game_options(PACK, owning(), {"loot_achievements": False})["loot_achievements"] is False


@pytest.mark.clause("PHA-SET.1", "PHA-SET.5")
def test_a_game_is_played_with_the_persistent_decks_and_without_their_cards_in_the_adventure_deck() -> None:
    campaign = owning("SD-3", "SD-63")
    options = game_options(PACK, campaign, {"adventure": "devil", "legend": "phantom"})
    state = GAME.start(1, options=options).state
    player = state.players[0]
    mine = [*player.deck, *player.hand, *player.play, *player.discard]
    assert {PACK.at["SD-3"], PACK.at["SD-63"]} <= set(mine)
    assert PACK.at["SD-3"] not in state.story
    assert PACK.at["SD-63"] not in state.rewards
    assert PACK.at["SD-64"] in state.rewards


def test_holdings_that_cannot_be_are_refused_by_the_game() -> None:
    options = game_options(PACK, owning("SD-3"), {})
    options["holdings"]["diana"]["owned"] = ["SD-3"]
    with pytest.raises(OptionsError, match="SD-3 belongs to phantom already"):
        GAME.start(1, options=options)


@pytest.mark.clause("PHA-GAIN.1", "PHA-REP.1")
def test_a_game_gives_its_cards_to_the_campaign_even_if_it_is_given_up() -> None:
    campaign = new_campaign()
    match = GAME.start(3, options=game_options(PACK, campaign, {"adventure": "devil", "legend": "phantom"}))
    assert match.result is None
    campaign = settle(campaign, "phantom-1", "loss", record(match.state, "given up"), rewarding=False)
    assert campaign.holdings["phantom"].owned == ["SD-3", "SD-5"]  # Thunder and Saddlebags, by Lore I
    assert campaign.plays[0].reason == "given up"
    again = GAME.start(4, options=game_options(PACK, campaign, {"adventure": "devil", "legend": "phantom"}))
    assert PACK.at["SD-4"] in again.state.story  # R22: the second copy stays where it is


# --- adventures that are not over -------------------------------------------------------------------


@pytest.mark.clause("PHA-DECK.1")
def test_while_an_adventure_is_running_its_legends_and_cards_cannot_be_used_elsewhere() -> None:
    """R84."""
    campaign, running = owning(*RICH), [Running("phantom-7", "devil", ("phantom",))]
    away = r"The Phantom cannot be used elsewhere before Story of Devil \(phantom-7\) is played to its end"
    with refuses(CampaignError, match=away):
        customize(PACK, campaign, "phantom", [*STARTER, *RICH], running)
    with refuses(CampaignError, match=away):
        game_options(PACK, campaign, {"adventure": "patrol"}, running=running)
    with refuses(CampaignError, match=r"Story of Devil is being played \(phantom-7\) \(R84\)"):
        game_options(PACK, campaign, {"adventure": "devil"}, ["diana"], running)
    assert game_options(PACK, campaign, {"adventure": "patrol"}, ["diana"], running)


# --- what may be shown ------------------------------------------------------------------------------


@pytest.mark.clause("PHA-HID.5")
def test_a_campaign_shows_what_has_come_to_light_in_it() -> None:
    infos = PACK.describe()
    fresh = {info.key for info in unspoiled(infos, revealed(PACK, new_campaign()))}
    assert "ph-guran" in fresh
    assert not {"sd-thunder", "sd-python", "sd-loot"} & fresh
    campaign = after(
        details(path=[1, 6], gained={"phantom": ["SD-3"]}), details(adventure="patrol", path=[1])
    )
    seen = {info.key for info in unspoiled(infos, revealed(PACK, campaign))}
    assert {"sd-thunder", "sd-python", "sd-lore-vi", "jp-boot-camp", "jp-loot"} <= seen
    assert not {"sd-lore-ii", "sd-satan", "sd-loot", "jp-zobaba", "y1-rama"} & seen
