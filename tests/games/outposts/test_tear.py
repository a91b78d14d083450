"""Teardown: Silver cards go home, the winner may take a card (OUT-TEAR)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fatebox.games import load_rulebook
from fatebox.games.outposts import GAME
from fatebox.games.outposts.rules.campaign import apply_reward, game_options, start_campaign
from fatebox.games.outposts.rules.decks import check_collection
from tests.refusals import problems_in_english

from .table import DOWN, A, B, C, GivenPlayer, GivenPost, Table, player, post, start, table

PACK = GAME.pack()
LADDER = "blood-price firebolt war-drums ram-crew ember-captain cinder-marshal pyre-giant iron-colossus"
"""One card of each cost from 0 to 7."""
KEYS = [
    "cin_blood_price",
    "cin_firebolt",
    "cin_war_drums",
    "cin_ram_crew",
    "cin_ember_captain",
    "cin_cinder_marshal",
    "cin_pyre_giant",
    "bas_iron_colossus",
]


def loser(*posts: GivenPost, **piles: Any) -> GivenPlayer:
    """A player with a collection of 45 cards."""
    return player(*posts, **{"deck": 0, "collection": 45, **piles})


def conquered(*others: GivenPlayer, reward: bool = True, **of_winner: Any) -> Table:
    """All others give up, each in their turn, so that A wins."""
    t = table(player(deck=0, **of_winner), *others, active=B, reward=reward)
    for seat in range(1, len(others) + 1):
        t.concede(seat)
    return t


def spoils(t: Table, seat: int = B) -> list[str]:
    """The keys of the cards that the winner may take from a player."""
    if t.offers("spoils_of", seat):
        t.do("spoils_of", seat)
    return [option[2] for option in t.options if option[0] == "spoil"]


# --- Silver cards -------------------------------------------------------------------------------------


@pytest.mark.clause("OUT-TEAR.1", "OUT-TEAR.4")
def test_silver_cards_are_neither_offered_nor_shown() -> None:
    """R93. Given B has Silver cards in deck, hand, discard pile and play; then A sees only the others."""
    t = table(
        player(offense="x=11/0/9", deck=0),
        loser(
            post(7, "hired-shield gate-warden", upgrades="toll-gate stone-wall", hidden="hidden-armory"),
            DOWN,
            DOWN,
            deck="camp-follower firebolt",
            hand="arc-bolt ash-hound",
            discard="quick-bargain rebuild",
        ),
        at="fourth_step",
        groups=["x"],
        reward=True,
    )
    t.attack("b1")
    t.damage(kill="gate-warden", outpost=3)
    assert spoils(t) == ["bas_gate_warden", "bas_rebuild", "bas_stone_wall", "cin_ash_hound", "cin_firebolt"]
    side = t.side(B, A)
    assert [card is None for card in side["deck"]] == [True, False]
    assert [card is None for card in side["hand"]] == [True, False]


@pytest.mark.clause("OUT-TEAR.1")
def test_the_next_game_begins_with_the_whole_silver_deck() -> None:
    campaign = start_campaign(PACK, ["cinder", "bastion"])
    for _ in range(2):
        t = start(2, **game_options(campaign))
        silver = [c for pile, _, _ in t.s.piles() for c in pile if PACK.box.kinds[c] == "silver"]
        assert len(silver) == load_rulebook("outposts").cards["silver"]
        t.to("skip_step", B)
        t.concede(B)
        t.do("spoils_of", B)
        t.do("spoil", B, "bas_rebuild")
        campaign.collections = apply_reward(campaign.collections, t.result)


@pytest.mark.clause("OUT-TEAR.1")
def test_no_collection_holds_a_silver_card() -> None:
    cards = PACK.faction_deck("cinder") | {"sil_arc_bolt": 1}
    problems = problems_in_english(check_collection(PACK, cards))
    assert problems == ["Arc Bolt: nobody can own this card (OUT-TEAR.1)"]


# --- who takes from whom --------------------------------------------------------------------------------


@pytest.mark.clause("OUT-TEAR.2")
def test_the_winner_takes_a_card_from_one_opponent_out_or_not() -> None:
    """Given C is out before B loses the last Outpost; then A may choose either of them."""
    t = table(
        player(offense="x=9/0/9", deck=0),
        loser(post(7), DOWN, DOWN, hand="rebuild"),
        loser(post(9), DOWN, DOWN, hand="vanish"),
        at="fourth_step",
        groups=["x"],
        reward=True,
    )
    t.attack("c1")
    t.damage(outpost=9)
    assert t.player(C).out
    t.to("skip_step", B)
    t.concede(B)
    assert (t.asked, t.prompt, t.offered) == (A, "reward_pick", ["decline", "spoils_of 1", "spoils_of 2"])
    t.do("spoils_of", C)
    t.do("spoil", C, "vei_vanish")
    assert t.result.details["reward"] == {"from": C, "card": "vei_vanish"}
    assert t.emitted("reward") == [(A, C, "vei_vanish")]


@pytest.mark.clause("OUT-TEAR.2", "OUT-TEAR.5")
def test_one_card_at_most_and_it_may_be_declined() -> None:
    """R48, at either of the two questions."""
    for first in (["decline"], ["spoils_of", B]):
        t = conquered(loser(hand="rebuild firebolt"))
        t.do(*first)
        if t.options:
            assert t.offered == ["decline", "spoil 1 bas_rebuild", "spoil 1 cin_firebolt"]
            t.do("decline")
        assert t.result.details["reward"] is None
        assert t.emitted("reward") == []


@pytest.mark.clause("OUT-TEAR.2", "OUT-TEAR.3")
def test_in_time_trouble_the_dearest_card_of_the_next_player_to_the_left_is_taken() -> None:
    t = table(
        loser(hand="vanish"), player(deck=0), loser(hand="firebolt ram-crew judgement"), active=C, reward=True
    )
    t.concede(C)
    t.concede(A)
    assert t.default == "spoils_of 2"
    t.idles()
    assert t.default == "spoil 2 bas_judgement"  # as dear as Ram Crew: by name
    t.idles()
    assert t.result.details["reward"] == {"from": C, "card": "bas_judgement"}


@pytest.mark.clause("OUT-TEAR.2")
def test_a_winner_who_gives_up_takes_nothing() -> None:
    t = conquered(loser(hand="rebuild"))
    t.concede(A)
    assert t.result.winners == (A,)
    assert t.result.details["reward"] is None


# --- which card -----------------------------------------------------------------------------------------


@pytest.mark.clause("OUT-TEAR.3")
@pytest.mark.parametrize("crystals", [0, 1, 2])
def test_the_cost_is_at_most_three_plus_the_winners_crystals(crystals: int) -> None:
    t = conquered(loser(hand=LADDER, crystals=2), crystals=crystals)
    assert sorted(spoils(t)) == sorted(KEYS[: 4 + crystals])


@pytest.mark.clause("OUT-TEAR.3")
def test_the_crystal_that_won_the_game_counts() -> None:
    """After a crystal win the limit is six; a card of cost seven is never taken."""
    t = table(player(deck=0, crystals=2, mana=8), loser(hand=LADDER), reward=True)
    t.do("buy")
    assert sorted(spoils(t)) == sorted(KEYS[:7])


@pytest.mark.clause("OUT-TEAR.4")
def test_the_deck_is_taken_wherever_its_cards_ended_the_game() -> None:
    """B brings about their own defeat by Overheat, which is still being carried out."""
    t = table(
        player(deck=0, hand="great-bear"),
        loser(
            post(8, "gate-warden", upgrades="stone-wall", hidden="warded-gate"),
            DOWN,
            DOWN,
            reserve="shieldbearer",
            offense="tower-archer",
            hand="overheat rebuild",
            deck="oath-knight",
            discard="judgement",
            mana=1,
        ),
        active=B,
        reward=True,
    )
    t.play("overheat")
    assert t.s.outcome == "conquest"
    assert spoils(t) == [
        "bas_gate_warden",
        "bas_judgement",
        "bas_oath_knight",
        "bas_rebuild",
        "bas_shieldbearer",
        "bas_stone_wall",
        "bas_tower_archer",
        "bas_warded_gate",
        "cin_overheat",
    ]


@pytest.mark.clause("OUT-TEAR.4")
def test_cards_that_were_left_out_of_the_deck_are_not_taken() -> None:
    t = start(2, deck_mode="custom", teardown_reward=True)
    t.to("deck_list")
    for seat in (A, B):
        t.do("deck", "starter", by=seat)
    t.to("skip_step", B)
    t.concede(B)
    cheap = {key for key in PACK.starter("bastion") if PACK.designs[key].cost <= 3}
    assert set(spoils(t)) == cheap
    assert t.player(B).spare


@pytest.mark.clause("OUT-TEAR.4")
def test_only_the_winner_sees_the_chosen_deck_and_sees_it_all() -> None:
    """R48: also what is too expensive; the other losers' decks stay closed, and so does this one to them."""
    t = conquered(
        loser(hand="iron-colossus rebuild", deck="judgement"), loser(hand="vanish", deck="blackmail")
    )
    before = {eye: t.view(eye) for eye in (A, C, None)}
    assert all(None in t.side(B, eye)["aside"] for eye in before)
    t.do("spoils_of", B)
    assert None not in t.side(B, A)["aside"]
    assert t.side(C, A)["aside"] == [None, None]
    for eye in (C, None):
        assert t.side(B, eye)["aside"] == [None, None, None]


@pytest.mark.clause("OUT-TEAR.4", "OUT-TEAR.5")
def test_where_no_card_is_cheap_enough_the_deck_is_seen_and_another_opponent_may_be_chosen() -> None:
    """R96. Given B has no cheap card; when A chooses B, then A sees that deck and may choose C."""
    t = conquered(loser(hand="iron-colossus high-castellan"), loser(hand="vanish"))
    assert t.offered == ["decline", "spoils_of 1", "spoils_of 2"]
    t.do("spoils_of", B)
    assert None not in t.side(B, A)["aside"]
    assert t.side(C, A)["aside"] == [None]
    assert t.offered == ["decline", "spoils_of 2"]
    t.do("spoils_of", C)
    t.do("spoil", C, "vei_vanish")
    assert t.result.details["reward"] == {"from": C, "card": "vei_vanish"}


@pytest.mark.clause("OUT-TEAR.2", "OUT-TEAR.5")
def test_who_gives_up_before_there_are_decks_has_nothing_to_take() -> None:
    """R97. Given the factions are chosen and no deck is made; when B gives up, then the game is over."""
    t = start(2, deck_mode="custom", teardown_reward=True)
    t.to("deck_list")
    t.do("deck", "starter", by=A)
    t.concede(B)
    assert t.result.details["reward"] is None


@pytest.mark.clause("OUT-TEAR.5")
def test_who_found_no_cheap_card_may_decline() -> None:
    t = conquered(loser(hand="iron-colossus"), loser(hand="vanish"))
    t.do("spoils_of", B)
    t.do("decline")
    assert t.result.details["reward"] is None


@pytest.mark.clause("OUT-TEAR.5")
def test_where_nobody_has_a_cheap_card_nothing_is_taken() -> None:
    """The last deck that is looked at leaves nothing to choose."""
    t = conquered(loser(hand="iron-colossus"), loser(hand="umbral-leviathan arc-bolt"))
    t.do("spoils_of", C)
    assert (t.prompt, t.default) == ("reward_pick", "spoils_of 1")
    t.do("spoils_of", B)
    assert t.result.details["reward"] is None


@pytest.mark.clause("OUT-TEAR.6")
def test_a_draw_has_no_winner_and_no_reward() -> None:
    """Given all is equal when the last round ends."""
    t = table(
        loser(hand="vanish"), loser(hand="rebuild"), at="fourth_step", active=B, max_rounds=2, reward=True
    )
    assert t.result.outcome == "draw"
    assert t.result.winners == (A, B)
    assert t.result.details["reward"] is None


@pytest.mark.clause("OUT-TEAR.2")
def test_who_wins_by_the_round_limit_takes_a_card_too() -> None:
    t = table(
        loser(hand="vanish", crystals=1),
        loser(hand="rebuild"),
        at="fourth_step",
        active=B,
        max_rounds=2,
        reward=True,
    )
    assert (t.s.outcome, t.asked, t.prompt) == ("limit", A, "reward_pick")


# --- Shard cards ----------------------------------------------------------------------------------------


def dealt_to_b(key: str, copy: int, own: int = 0, **options: Any) -> Table:
    """B, who owns some copies of a Shard card, is dealt this copy of it, and gives up after the draft."""
    campaign = start_campaign(PACK, ["cinder", "bastion"])
    if own:
        campaign.collections[B][key] = own
    t = start(
        2,
        script={"shards": [[PACK.copies[key][copy]]]},
        shard_cards=True,
        **options,
        **game_options(campaign),
    )
    t.do("shards", 0, by=A)
    t.do("shards", 1, by=B)
    return t


def take(t: Table, key: str) -> list[dict[str, int]]:
    """B gives up, A takes the card: the collections afterwards."""
    owned = [dict(entrant["collection"]) for entrant in t.match.options["entrants"]]
    t.to("skip_step", B)
    t.concede(B)
    t.do("spoils_of", B)
    t.do("spoil", B, key)
    return apply_reward(owned, t.result)


@pytest.mark.clause("OUT-TEAR.7")
def test_a_dealt_shard_card_may_be_taken_and_comes_from_no_collection() -> None:
    after = take(dealt_to_b("sha_glasswing", 0), "sha_glasswing")
    assert after[A] == PACK.faction_deck("cinder") | {"sha_glasswing": 1}
    assert after[B] == PACK.faction_deck("bastion")


@pytest.mark.clause("OUT-TEAR.7")
def test_a_taken_shard_card_is_no_longer_in_the_shard_deck_all_others_are() -> None:
    campaign = start_campaign(PACK, ["cinder", "bastion"])
    campaign.collections = take(dealt_to_b("sha_glasswing", 0), "sha_glasswing")
    t = start(2, shard_cards=True, **game_options(campaign))
    numbers = Counter(PACK.key[card] for card in t.s.shard_deck)
    assert numbers.pop("sha_glasswing") == 1
    assert set(numbers.values()) == {2}
    assert len(numbers) == 29


@pytest.mark.clause("OUT-TEAR.7")
def test_an_owned_copy_at_home_is_not_lost_when_a_dealt_one_is_taken() -> None:
    """R90: a starter deck holds no taken cards, so the Glasswing in it was dealt."""
    after = take(dealt_to_b("sha_glasswing", 1, own=1), "sha_glasswing")
    assert (after[A]["sha_glasswing"], after[B]["sha_glasswing"]) == (1, 1)


@pytest.mark.clause("OUT-TEAR.7", "OUT-CAMP.3")
def test_an_owned_copy_in_the_deck_is_the_one_that_is_taken() -> None:
    """R90: B has built a deck with their own Glasswing and was dealt the other one."""
    t = dealt_to_b("sha_glasswing", 1, own=1, deck_mode="custom")
    t.do("deck", "starter", by=A)
    t.do("build", by=B)
    left = Counter(PACK.starter("bastion")) - Counter({"bas_high_castellan": 1, "bas_judgement": 1})
    left["sha_glasswing"] = 1
    while (now := t.match.decision_of(B)) is not None and now.options[0][0] == "include":
        t.do("include", now.options[0][1], left[now.options[0][1]], by=B)
    after = take(t, "sha_glasswing")
    assert after[A]["sha_glasswing"] == 1
    assert "sha_glasswing" not in after[B]
