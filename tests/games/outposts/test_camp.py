"""Campaigns: games in a row, with collections that change (OUT-CAMP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fatebox.games.outposts import GAME
from fatebox.games.outposts.rules.campaign import (
    Campaign,
    after_game,
    apply_reward,
    game_options,
    is_over,
    ranking,
    start_campaign,
)
from fatebox.games.outposts.rules.decks import default_deck
from fatebox.games.outposts.state.terms import FACTIONS
from fatebox.kernel import Result

from .table import A, B, C, Table, player, start, table

PACK = GAME.pack()


def game_of(campaign: Campaign, seed: int = 0, **options: Any) -> Table:
    """The next game of a campaign."""
    return start(len(campaign.factions), seed=seed, **options, **game_options(campaign))


def lost_by(t: Table, seat: int) -> Table:
    """A player gives up in the first turn after the draft."""
    t.to("skip_step", seat)
    t.concede(seat)
    return t


def result(*winners: int, reward: dict[str, Any] | None = None) -> Result:
    """The end of a game."""
    places = tuple(1 if seat in winners else 2 for seat in range(2))
    return Result(
        outcome="conquest", winners=winners, places=places, scores=(0, 0), details={"reward": reward}
    )


def deck(t: Table, seat: int) -> dict[str, int]:
    """The cards of a player's deck, by key."""
    return dict(Counter(PACK.key[card] for card in t.player(seat).deck))


def without(cards: dict[str, int], *keys: str) -> dict[str, int]:
    """A collection after the loss of these cards."""
    return dict(Counter(cards) - Counter(keys))


@pytest.mark.clause("OUT-CAMP.1")
@pytest.mark.parametrize("campaign", [True, False])
def test_a_game_of_a_campaign_is_played_for_the_reward(campaign: bool) -> None:
    t = lost_by(start(2, campaign=campaign), B)
    assert (t.prompt == "reward_pick") is campaign


@pytest.mark.clause("OUT-CAMP.1", "OUT-CAMP.3")
def test_games_follow_one_another_with_the_same_players() -> None:
    """Given A wins a card of B, then B one of A; then both games have left their traces."""
    campaign = start_campaign(PACK, ["cinder", "bastion"])
    t = lost_by(game_of(campaign), B)
    t.do("spoils_of", B)
    t.do("spoil", B, "bas_rebuild")
    campaign = after_game(campaign, t.result)
    t = lost_by(game_of(campaign, seed=1), A)
    t.do("spoils_of", A)
    t.do("spoil", A, "cin_firebolt")
    campaign = after_game(campaign, t.result)
    assert (campaign.games, campaign.wins) == (2, [1, 1])
    assert campaign.rewards == [
        {"game": 1, "to": A, "from": B, "card": "bas_rebuild"},
        {"game": 2, "to": B, "from": A, "card": "cin_firebolt"},
    ]
    assert Campaign.from_data(campaign.to_data()) == campaign


@pytest.mark.clause("OUT-CAMP.2")
def test_a_campaign_starts_with_all_cards_of_the_factions() -> None:
    campaign = start_campaign(PACK, FACTIONS)
    for faction, collection in zip(FACTIONS, campaign.collections, strict=True):
        assert sum(collection.values()) == 45
        assert {PACK.pool[key] for key in collection} == {faction}
        assert collection == {k: d.copies for k, d in PACK.designs.items() if PACK.pool[k] == faction}


@pytest.mark.clause("OUT-CAMP.2")
def test_decks_are_made_of_the_collection() -> None:
    """Given A has lost two Ash Hounds and won a Rebuild; then these are the numbers offered."""
    campaign = start_campaign(PACK, ["cinder", "bastion"])
    campaign.collections[A] = without(campaign.collections[A], "cin_ash_hound", "cin_ash_hound")
    campaign.collections[A]["bas_rebuild"] = 1
    campaign.collections[B] = without(campaign.collections[B], "bas_rebuild")
    t = game_of(campaign, deck_mode="custom")
    t.do("build", by=A)
    assert t.decision(A).options == [("include", "cin_ash_hound", 1), ("include", "cin_ash_hound", 0)]
    while (now := t.match.decision_of(A)) is not None and now.prompt.id == "deck_list":
        assert now.options[0][1] in campaign.collections[A]
        t.answer(now.options[0] if now.options[0][1] == "cin_ash_hound" else now.options[-1], A)
    t.to("draft_pick")
    assert (deck(t, A)["cin_ash_hound"], deck(t, A)["bas_rebuild"]) == (1, 1)


@pytest.mark.clause("OUT-CAMP.3")
def test_a_taken_card_changes_hands_for_good() -> None:
    owned = [PACK.faction_deck("cinder"), PACK.faction_deck("bastion")]
    once = apply_reward(owned, result(A, reward={"from": B, "card": "bas_rebuild"}))
    assert once[A] == owned[A] | {"bas_rebuild": 1}
    assert once[B] == owned[B] | {"bas_rebuild": 1}
    twice = apply_reward(once, result(A, reward={"from": B, "card": "bas_rebuild"}))
    assert twice[A]["bas_rebuild"] == 2
    assert "bas_rebuild" not in twice[B]
    assert owned == [PACK.faction_deck("cinder"), PACK.faction_deck("bastion")]  # what was given is as it was


@pytest.mark.clause("OUT-CAMP.3")
def test_without_a_reward_collections_stay() -> None:
    owned = [PACK.faction_deck("cinder"), PACK.faction_deck("bastion")]
    assert apply_reward(owned, result(A)) == owned


@pytest.mark.clause("OUT-CAMP.3")
def test_a_taken_card_keeps_its_faction_symbol() -> None:
    campaign = start_campaign(PACK, ["cinder", "bastion"])
    campaign.collections = apply_reward(
        campaign.collections, result(A, reward={"from": B, "card": "bas_rebuild"})
    )
    cards = without(PACK.starter("cinder"), "cin_firebolt") | {"bas_rebuild": 1}
    options = game_options(campaign, {A: cards})
    t = start(2, deck_mode="custom", **options)
    t.do("deck", "starter", by=B)
    assert deck(t, A) == cards
    (taken,) = (card for card in t.player(A).deck if PACK.key[card] == "bas_rebuild")
    assert PACK.box.kinds[taken] == "bastion"
    assert t.player(A).faction == "cinder"


@pytest.mark.clause("OUT-CAMP.4")
@pytest.mark.parametrize(("owned", "offered"), [(30, False), (31, True)])
def test_nothing_is_taken_from_a_collection_of_exactly_thirty(owned: int, offered: bool) -> None:
    t = table(player(), player(hand="rebuild", deck=0, collection=owned), active=B, reward=True)
    t.concede(B)
    assert t.offers("spoils_of", B) is offered
    assert (t.match.result is None) is offered


@pytest.mark.clause("OUT-CAMP.4")
def test_a_collection_of_thirty_is_known_from_what_the_player_brings() -> None:
    campaign = start_campaign(PACK, ["cinder", "bastion", "veil"])
    campaign.collections[B] = PACK.starter("bastion")
    t = game_of(campaign)
    t.to("skip_step", B)
    t.concede(B)
    lost_by(t, C)
    assert t.offered == ["decline", "spoils_of 2"]


@pytest.mark.clause("OUT-CAMP.5")
def test_factions_stay_and_nobody_is_asked_for_one() -> None:
    campaign = start_campaign(PACK, ["veil", "wildroot", "cinder"])
    t = game_of(campaign)
    assert t.prompt == "draft_pick"
    assert [t.player(seat).faction for seat in (A, B, C)] == ["veil", "wildroot", "cinder"]
    assert after_game(campaign, result(A)).factions == campaign.factions


@pytest.mark.clause("OUT-CAMP.5")
def test_every_game_has_a_new_draft_new_shard_cards_and_a_new_starting_player() -> None:
    campaign = start_campaign(PACK, ["cinder", "bastion"])
    drafts, shards, starts = set(), set(), set()
    for seed in range(8):
        t = game_of(campaign, seed, shard_cards=True)
        t.do("shards", 5, by=A)
        t.do("shards", 5, by=B)
        shards.add(frozenset(key for key in deck(t, A) if PACK.pool[key] == "shard"))
        assert (t.prompt, len(t.player(A).held)) == ("draft_pick", 7)
        drafts.add(frozenset(t.player(A).held))
        t.to("skip_step")
        starts.add(t.s.start)
    assert len(drafts) == len(shards) == 8
    assert starts == {A, B}


@pytest.mark.clause("OUT-CAMP.6", "OUT-OPT.4")
def test_a_campaign_ends_after_three_wins_or_nine_games() -> None:
    campaign = start_campaign(PACK, ["cinder", "bastion"])
    for number in range(1, 4):
        assert not is_over(campaign)
        campaign = after_game(campaign, result(A))
        assert campaign.games == number
    assert campaign.wins == [3, 0]
    assert is_over(campaign)

    campaign = start_campaign(PACK, ["cinder", "bastion"])
    for number in range(9):
        assert not is_over(campaign)
        campaign = after_game(campaign, result(*([A, B] if number > 3 else [number % 2])))
    assert campaign.wins == [2, 2]  # a draw is nobody's win
    assert is_over(campaign)


@pytest.mark.clause("OUT-CAMP.6", "OUT-OPT.4")
def test_other_numbers_of_wins_and_games_can_be_agreed_on() -> None:
    campaign = start_campaign(PACK, ["cinder", "bastion"], wins_needed=1, games_most=2)
    assert is_over(after_game(campaign, result(B)))
    once = after_game(campaign, result(A, B))
    assert not is_over(once)
    assert is_over(after_game(once, result(A, B)))
    # every game of the campaign says what is played for
    options = game_of(once).match.options
    assert (options["campaign_wins"], options["campaign_max_games"]) == (1, 2)


@pytest.mark.clause("OUT-CAMP.6")
def test_the_ranking_counts_wins_then_the_cost_of_the_collection() -> None:
    campaign = start_campaign(PACK, ["cinder", "bastion", "veil"])
    starter = PACK.starter("cinder")
    poorer = without(starter, "cin_pyre_giant") | {"cin_overheat": 1}
    campaign.collections = [poorer, starter, {"cin_ash_hound": 3}]
    campaign.wins = [1, 1, 2]
    assert ranking(PACK, campaign) == [3, 2, 1]
    campaign.collections = [starter, dict(starter), poorer]
    campaign.wins = [2, 2, 2]
    assert ranking(PACK, campaign) == [1, 1, 3]  # a shared place


@pytest.mark.clause("OUT-CAMP.7")
def test_a_starter_deck_is_filled_up_with_the_cheapest_unstarred_cards() -> None:
    """Given A lost four starred cards; then Emberwake Zealot and Overheat (cost 1, first by name) come in."""
    campaign = start_campaign(PACK, ["cinder", "bastion"])
    lost = ("cin_firebolt", "cin_firebolt", "cin_firebolt", "cin_pyre_giant")
    campaign.collections[A] = without(campaign.collections[A], *lost)
    campaign.collections[A] |= {"bas_stone_wall": 1, "vei_misdirection": 2}  # taken from others
    campaign.collections[B] = without(campaign.collections[B], "bas_stone_wall")
    t = game_of(campaign)
    wanted = without(PACK.starter("cinder"), *lost) | {"cin_emberwake_zealot": 2, "cin_overheat": 2}
    assert deck(t, A) == wanted
    assert sum(wanted.values()) == 30


@pytest.mark.clause("OUT-CAMP.7")
def test_taken_cards_fill_up_only_what_is_missing_after_all_others() -> None:
    """R91. Given only 28 cards of their own faction are left; then the two cheapest taken cards are used."""
    own = Counter(PACK.faction_deck("cinder"))
    for key in ("cin_ash_hound", "cin_firebolt", "cin_legion_spear"):
        own[key] -= 3
    for key in ("cin_kindling_imp", "cin_ash_plunderer", "cin_overheat", "cin_smelting_pit"):
        own[key] -= 2
    own = +own
    assert own.total() == 28
    taken = {"bas_rebuild": 1, "bas_judgement": 1, "vei_blackmail": 1}
    assert default_deck(PACK, "cinder", dict(own) | taken) == dict(own) | {
        "bas_rebuild": 1,
        "vei_blackmail": 1,
    }
