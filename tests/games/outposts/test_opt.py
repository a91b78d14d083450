"""Options (OUT-OPT)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fatebox.games.outposts import GAME
from fatebox.games.outposts.rules.campaign import game_options, start_campaign
from fatebox.games.outposts.view.derived import is_pacified
from fatebox.kernel import Choice, Flag, Number, OptionsError, Rng

from .sound import lively
from .table import DOWN, A, B, C, Table, player, post, start, table

PACK = GAME.pack()
SETTINGS = {setting.name: setting for setting in GAME.settings}


def shards(t: Table, seat: int) -> list[str]:
    """The Shard cards in a player's deck."""
    return sorted(PACK.key[card] for card in t.player(seat).deck if PACK.box.kinds[card] == "shard")


@pytest.mark.clause("OUT-OPT.1")
def test_two_to_six_players() -> None:
    for seats in (2, 6):
        assert len(start(seats).s.players) == seats
    for seats in (1, 7):
        with pytest.raises(OptionsError, match="seats"):
            start(seats)


@pytest.mark.clause("OUT-OPT.1")
def test_decks_are_starter_decks_unless_said_otherwise() -> None:
    mode = SETTINGS["deck_mode"]
    assert isinstance(mode, Choice)
    assert (mode.values, mode.default) == (("starter", "custom"), "starter")
    with pytest.raises(OptionsError, match="deck_mode: expected one of starter, custom"):
        start(2, deck_mode="sealed")


@pytest.mark.clause("OUT-OPT.2")
def test_each_player_announces_a_number_from_zero_to_ten_at_the_same_time() -> None:
    t = start(3, shard_cards=True)
    t.to("shard_count")
    assert [d.seat for d in t.match.decisions] == [A, B, C]
    assert t.offered == [f"shards {number}" for number in range(11)]
    assert t.default == "shards 0"
    before = t.view(B)
    t.do("shards", 7, by=A)
    assert t.view(B) == before  # hidden until all have chosen
    t.do("shards", 0, by=B)
    t.do("shards", 10, by=C)
    assert t.emitted("shards") == [(A, 7), (B, 0), (C, 10)]
    assert [t.side(seat, None)["shards"] for seat in (A, B, C)] == [7, 0, 10]


@pytest.mark.clause("OUT-OPT.2")
def test_off_by_default() -> None:
    assert SETTINGS["shard_cards"].default is False
    t = start(2)
    t.do("faction", "cinder")
    t.do("faction", "veil")
    assert t.prompt == "draft_pick"


@pytest.mark.clause("OUT-OPT.2")
def test_the_cards_are_dealt_at_random_from_the_shuffled_shard_deck() -> None:
    dealt: Counter[str] = Counter()
    for seed in range(30):
        t = start(2, seed=seed, shard_cards=True)
        t.to("shard_count")
        t.do("shards", 10, by=A)
        t.do("shards", 10, by=B)
        assert len(t.s.shard_deck) == 40
        assert (len(shards(t, A)), len(shards(t, B))) == (10, 10)
        dealt.update(shards(t, A))
    assert len(dealt) == 30  # every design comes up
    assert max(dealt.values()) <= 25  # 10 expected


@pytest.mark.clause("OUT-OPT.2")
def test_they_are_looked_at_before_the_deck_is_built_and_all_must_be_included() -> None:
    """R4: they count among the 30, so that 24 others are chosen."""
    t = start(2, shard_cards=True, deck_mode="custom")
    t.to("shard_count")
    t.do("shards", 6, by=A)
    t.do("shards", 0, by=B)
    assert None not in t.side(A, A)["kept"]
    assert t.side(A, B)["kept"] == [None] * 6
    seen = sorted(PACK.key[card] for card in t.player(A).kept)
    t.do("deck", "starter", by=B)
    t.do("build", by=A)
    while (now := t.match.decision_of(A)) is not None and now.prompt.id == "deck_list":
        assert PACK.pool[now.options[0][1]] == "cinder"  # nothing is said about the Shard cards
        t.answer(now.options[0], A)
    assert shards(t, A) == seen
    assert len(t.player(A).deck) == 30


@pytest.mark.clause("OUT-OPT.2")
def test_a_list_that_was_brought_makes_room_for_them() -> None:
    """R67: its most expensive cards, ties by name, are left out."""
    entrant = {"faction": "cinder", "deck": PACK.ready_deck("siege_line")}
    t = start(2, shard_cards=True, deck_mode="custom", entrants=[entrant])
    t.to("shard_count")
    t.do("shards", 3, by=A)
    t.do("shards", 0, by=B)
    t.do("deck", "starter", by=B)
    missing = Counter(entrant["deck"]) - Counter(PACK.key[card] for card in t.player(A).deck)
    assert missing == {"cin_pyre_giant": 1, "cin_cinder_marshal": 1, "cin_ember_captain": 1}


@pytest.mark.clause("OUT-OPT.2")
def test_a_shard_deck_that_is_too_small_is_dealt_as_far_as_it_goes() -> None:
    """R92. Given A owns three Shard cards and six players announce ten each; then F is dealt seven."""
    factions = ["cinder", "bastion", "wildroot", "veil", "cinder", "bastion"]
    campaign = start_campaign(PACK, factions)
    campaign.collections[A] |= {"sha_glasswing": 1, "sha_attune": 2}
    t = start(6, shard_cards=True, **game_options(campaign))
    for seat in range(6):
        t.do("shards", 10, by=seat)
    assert [len(shards(t, seat)) for seat in range(6)] == [10, 10, 10, 10, 10, 7]
    assert [len(t.player(seat).deck) for seat in range(6)] == [30] * 6


@pytest.mark.clause("OUT-OPT.3")
@pytest.mark.parametrize("on", [True, False])
def test_the_reward_is_an_option_off_by_default(on: bool) -> None:
    t = start(2, teardown_reward=True) if on else start(2)
    t.to("skip_step", B)
    t.concede(B)
    assert (t.prompt, t.match.result is None) == (("reward_pick", True) if on else ("", False))


@pytest.mark.clause("OUT-OPT.4")
def test_a_campaign_is_an_option_off_by_default() -> None:
    assert SETTINGS["campaign"].default is False
    wins, games = SETTINGS["campaign_wins"], SETTINGS["campaign_max_games"]
    assert isinstance(wins, Number)
    assert isinstance(games, Number)
    assert (wins.default, games.default) == (3, 9)
    assert (wins.least, games.least) == (1, 1)


@pytest.mark.clause("OUT-OPT.5")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_any_number_of_players_may_take_one_faction_if_agreed(seats: int) -> None:
    assert SETTINGS["unique_factions"] == Flag("unique_factions", True, "OUT-OPT.5")
    t = start(seats, unique_factions=False)
    for _ in range(seats):
        t.do("faction", "veil")
    assert [each.faction for each in t.s.players] == ["veil"] * seats
    decks = [Counter(PACK.key[card] for card in each.deck) for each in t.s.players]
    assert decks == [Counter(PACK.starter("veil"))] * seats


@pytest.mark.clause("OUT-OPT.6")
@pytest.mark.parametrize(("limit", "rounds"), [(1, 1), (3, 3)])
def test_the_game_ends_after_so_many_rounds(limit: int, rounds: int) -> None:
    t = start(2, max_rounds=limit)
    while t.match.result is None:
        t.idles()
    assert t.result.outcome in ("limit", "draw")
    assert t.result.details["rounds"] == rounds


@pytest.mark.clause("OUT-OPT.6")
def test_sixty_rounds_are_the_default_and_zero_is_no_limit() -> None:
    assert SETTINGS["max_rounds"].default == 60
    for limit, ends in ((60, True), (61, False), (0, False)):
        t = table(player(crystals=1), player(), at="fourth_step", active=B, round=60, max_rounds=limit)
        assert (t.match.result is not None) is ends


@pytest.mark.clause("OUT-OPT.7")
def test_the_printed_values() -> None:
    crystal, outpost = PACK.crystal, PACK.outpost
    assert (crystal.cost, crystal.income, crystal.draw, crystal.floor, crystal.to_win) == (8, 1, 2, 6, 3)
    assert (outpost.limit, PACK.empty_deck.damage) == (10, 5)


def buying(change: str, **of_buyer: Any) -> Table:
    """A may buy a Mana Crystal, with a changed value."""
    return table(player(**{"mana": 9, **of_buyer}), player(), changes=[f"pieces.mana_crystal.{change}"])


@pytest.mark.clause("OUT-OPT.7")
def test_a_host_may_change_the_price_of_a_crystal() -> None:
    assert not buying("cost=10").offers("buy")
    t = buying("cost=9")
    t.do("buy")
    assert t.mana == 0


@pytest.mark.clause("OUT-OPT.7")
def test_a_host_may_change_what_a_crystal_gives() -> None:
    changes = ["pieces.mana_crystal.income=2"]
    t = table(player(crystals=2), player(), at="second_step", changes=changes)
    t.go()
    assert t.mana == 3 + 4
    t = buying("draw=4")
    t.do("buy")
    assert len(t.player(A).hand) == 4


@pytest.mark.clause("OUT-OPT.7")
def test_a_host_may_change_the_lowest_price_of_a_crystal() -> None:
    """Attune makes Mana Crystals cheaper by three, down to the lowest price."""
    for floor, left in ((4, 9 - 1 - 5), (7, 9 - 1 - 7)):
        t = buying(f"floor={floor}", hand="attune")
        t.play("attune")
        t.do("buy")
        assert t.mana == left


@pytest.mark.clause("OUT-OPT.7")
def test_a_host_may_change_how_many_crystals_win() -> None:
    t = buying("to_win=2", crystals=1)
    t.do("buy")
    assert t.result.outcome == "crystal"
    t = buying("to_win=4", crystals=2)
    t.do("buy")
    assert t.match.result is None


@pytest.mark.clause("OUT-OPT.7")
@pytest.mark.parametrize(("limit", "standing"), [(12, "b1"), (11, "")])
def test_a_host_may_change_what_an_outpost_stands(limit: int, standing: str) -> None:
    t = table(
        player(offense="x=3/0/3"),
        player(post(8), DOWN, DOWN),
        at="fourth_step",
        groups=["x"],
        changes=[f"pieces.outpost.limit={limit}"],
    )
    t.attack("b1")
    t.damage(outpost=3)
    assert t.standing(B) == standing


@pytest.mark.clause("OUT-OPT.7")
def test_a_host_may_change_the_price_of_an_empty_deck() -> None:
    t = table(player(post(), deck=0), player(), at="first_step", changes=["pieces.empty_deck.damage=3"])
    t.go()
    assert t.counters(A)[0] == 3


def attacks_of_the_first_rounds(seed: int, **options: Any) -> set[tuple[bool, int]]:
    """Attacks in two rounds of lively players: whether by the starting player, and in which round."""
    match = GAME.start(f"truce {seed}", seats=2, options=options)
    rng = Rng.from_seed(seed)
    seen: set[tuple[bool, int]] = set()
    while match.decision is not None and match.state.round <= 2:
        s = match.state
        seat, option = lively(match, rng)
        if option[0] == "attack":
            seen.add((seat == s.start, s.round))
        match.answer(option, seat)
    return seen


@pytest.mark.clause("OUT-OPT.8")
def test_a_truce_keeps_the_starting_player_from_attacking_in_the_first_turn_alone() -> None:
    assert SETTINGS["opening_truce"] == Flag("opening_truce", False, "OUT-OPT.8")
    everything = {(True, 1), (False, 1), (True, 2), (False, 2)}
    plain = [attacks_of_the_first_rounds(seed) for seed in range(12)]
    assert set().union(*plain) == everything
    truce = [attacks_of_the_first_rounds(seed, opening_truce=True) for seed in range(12)]
    assert set().union(*truce) == everything - {(True, 1)}


@pytest.mark.clause("OUT-OPT.8")
@pytest.mark.parametrize("truce", [True, False])
def test_all_see_that_the_starting_player_may_not_attack(truce: bool) -> None:
    t = start(3, script={"starting player": [B]}, opening_truce=truce)
    t.to("skip_step", B)
    assert [is_pacified(t.s, each) for each in t.s.players] == [False, truce, False]
    assert t.emitted("pacified") == ([(B,)] if truce else [])


@pytest.mark.clause("OUT-OPT.8")
@pytest.mark.parametrize(("truce", "posts"), [(True, [0, 4]), (False, [0])])
def test_a_truce_gives_the_starting_player_a_damaged_second_outpost(truce: bool, posts: list[int]) -> None:
    t = start(3, script={"starting player": [B]}, opening_truce=truce)
    t.to("skip_step", B)
    assert [[post.counters for post in each.posts] for each in t.s.players] == [[0, 0], posts, [0, 0]]
