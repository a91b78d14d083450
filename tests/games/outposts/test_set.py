"""Setup, up to the first turn (OUT-SET)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fatebox.games.outposts import GAME
from fatebox.games.outposts.state.terms import FACTIONS
from fatebox.kernel import OptionsError
from tests.refusals import refuses

from .table import A, B, C, D, E, F, Table, start

PACK = GAME.pack()


def deck(t: Table, seat: int) -> dict[str, int]:
    """The cards of a player's deck, by key."""
    return dict(Counter(PACK.key[card] for card in t.player(seat).deck))


def build(t: Table, cards: dict[str, int], by: int) -> None:
    """Build a deck card by card."""
    t.do("build", by=by)
    while (now := t.match.decision_of(by)) is not None and now.options[0][0] == "include":
        key = now.options[0][1]
        t.do("include", key, cards.get(key, 0), by=by)


@pytest.mark.clause("OUT-SET.1")
def test_factions_are_chosen_in_seat_order_and_none_twice() -> None:
    t = start(4)
    assert (t.asked, t.offered) == (A, [f"faction {name}" for name in FACTIONS])
    t.do("faction", "wildroot")
    assert (t.asked, t.offered) == (B, ["faction cinder", "faction bastion", "faction veil"])
    t.do("faction", "veil")
    assert (t.asked, t.offered) == (C, ["faction cinder", "faction bastion"])
    t.do("faction", "bastion")
    assert [t.player(seat).faction for seat in (A, B, C, D)] == ["wildroot", "veil", "bastion", "cinder"]


@pytest.mark.clause("OUT-SET.1")
def test_a_choice_of_faction_is_public() -> None:
    t = start(3)
    t.do("faction", "veil")
    for eye in (B, C, None):
        assert t.side(A, eye)["faction"] == "veil"
    assert t.emitted("faction") == [(A, "veil")]


@pytest.mark.clause("OUT-SET.1")
@pytest.mark.parametrize("seats", [5, 6])
def test_with_five_or_six_players_a_faction_is_taken_at_most_twice(seats: int) -> None:
    t = start(seats)
    t.do("faction", "cinder")
    assert t.offers("faction", "cinder")
    t.do("faction", "cinder")
    assert (t.asked, t.offers("faction", "cinder")) == (C, False)
    t.to("draft_pick")
    assert max(Counter(t.player(seat).faction for seat in range(seats)).values()) == 2
    # each of the two has a whole deck: a second set of cards is used
    assert deck(t, A) == deck(t, B) == PACK.starter("cinder")


@pytest.mark.clause("OUT-SET.1")
def test_a_table_of_entrants_keeps_to_it_too() -> None:
    with pytest.raises(OptionsError, match="2 players have veil, at most 1 may"):
        start(3, entrants=[{"faction": "veil"}, {"faction": "veil"}])


@pytest.mark.clause("OUT-SET.2")
@pytest.mark.parametrize("mode", ["starter", "custom"])
def test_decks_have_thirty_cards_of_the_own_faction(mode: str) -> None:
    t = start(4, deck_mode=mode)
    t.to("draft_pick")
    for seat in (A, B, C, D):
        assert len(t.player(seat).deck) == 30
        assert {PACK.box.kinds[card] for card in t.player(seat).deck} == {t.player(seat).faction}


@pytest.mark.clause("OUT-SET.2")
@pytest.mark.parametrize("extra", [-1, 1])
def test_a_deck_of_another_size_is_refused(extra: int) -> None:
    cards = PACK.starter("cinder")
    cards["cin_ash_hound"] += extra
    with refuses(OptionsError, match=f"the deck has {30 + extra} cards, it must have 30"):
        start(2, deck_mode="custom", entrants=[{"faction": "cinder", "deck": cards}])


@pytest.mark.clause("OUT-SET.2")
def test_cards_of_another_faction_are_refused_unless_the_collection_has_them() -> None:
    cards = {**PACK.starter("cinder"), "wil_great_bear": 1}
    cards["cin_ash_hound"] -= 1
    with refuses(OptionsError, match="Great Bear: not available"):
        start(2, deck_mode="custom", entrants=[{"faction": "cinder", "deck": cards}])
    own = {**PACK.faction_deck("cinder"), "wil_great_bear": 1}
    t = start(2, deck_mode="custom", entrants=[{"faction": "cinder", "collection": own, "deck": cards}])
    t.to("draft_pick")
    assert deck(t, A) == cards


@pytest.mark.clause("OUT-SET.2")
@pytest.mark.parametrize("taken", [0, -1], ids=["most", "least"])
def test_a_deck_that_is_built_has_thirty_cards(taken: int) -> None:
    """Whether as many or as few of each card are taken as can be."""
    t = start(2, deck_mode="custom")
    t.do("faction", "cinder")
    t.idles()
    t.do("build", by=A)
    while (now := t.match.decision_of(A)) is not None and now.prompt.id == "deck_list":
        t.answer(now.options[taken], A)
    t.to("draft_pick")
    assert len(t.player(A).deck) == 30


@pytest.mark.clause("OUT-SET.3")
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_default_is_the_starter_deck(faction: str) -> None:
    t = start(2)
    t.do("faction", faction)
    t.idles()
    assert t.prompt == "draft_pick"  # nobody was asked for a deck
    assert deck(t, A) == PACK.starter(faction)
    assert sum(PACK.starter(faction).values()) == 30


@pytest.mark.clause("OUT-SET.4")
def test_any_thirty_available_cards_may_be_chosen() -> None:
    """A deck with no starred card needs all others: here 15 of them and 15 starred ones."""
    wanted = {k: d.copies for k, d in PACK.designs.items() if PACK.pool[k] == "cinder" and not d.starred}
    assert sum(wanted.values()) == 15
    wanted |= {"cin_ash_hound": 3, "cin_kindling_imp": 2, "cin_ash_plunderer": 2, "cin_legion_spear": 3}
    wanted |= {"cin_furnace_brute": 2, "cin_ram_crew": 2, "cin_pyre_giant": 1}
    t = start(2, deck_mode="custom")
    t.do("faction", "cinder")
    t.idles()
    build(t, wanted, by=A)
    t.to("draft_pick")
    assert deck(t, A) == wanted
    # what was not chosen is not in the game
    assert len(t.player(A).spare) == 15


@pytest.mark.clause("OUT-SET.4")
def test_a_card_is_taken_as_often_as_there_are_copies() -> None:
    t = start(2, deck_mode="custom")
    t.do("faction", "cinder")
    t.idles()
    t.do("build", by=A)
    assert t.offered == [f"include cin_ash_hound {number}" for number in (3, 2, 1, 0)]
    cards = PACK.starter("cinder") | {"cin_ash_hound": 4, "cin_kindling_imp": 1}
    with refuses(OptionsError, match="Ash Hound: 4 copies, 3 available"):
        start(2, deck_mode="custom", entrants=[{"faction": "cinder", "deck": cards}])


@pytest.mark.clause("OUT-SET.4")
def test_deck_lists_are_secret() -> None:
    """Two games that differ only in B's deck look alike to all others until the draft."""
    views = []
    for choice in ("starter", "long_knives"):
        t = start(2, deck_mode="custom")
        t.do("faction", "cinder")
        t.do("faction", "veil")
        assert len(t.match.decisions) == 2  # both choose at the same time
        t.do("deck", choice, by=B)
        t.do("deck", "starter", by=A)
        assert t.prompt == "draft_pick"
        views.append((deck(t, B), t.view(A), t.view(None)))
    (first, *seen), (second, *seen_again) = views
    assert first != second
    assert seen == seen_again


@pytest.mark.clause("OUT-SET.4")
def test_a_starter_game_asks_for_no_deck() -> None:
    with pytest.raises(OptionsError, match="a deck list needs deck_mode = custom"):
        start(2, entrants=[{"faction": "cinder", "deck": PACK.starter("cinder")}])


@pytest.mark.clause("OUT-SET.5")
def test_shard_cards_replace_part_of_the_thirty() -> None:
    t = start(2, shard_cards=True)
    t.to("shard_count")
    t.do("shards", 4, by=A)
    t.do("shards", 0, by=B)
    kinds = Counter(PACK.box.kinds[card] for card in t.player(A).deck)
    assert kinds == {"cinder": 26, "shard": 4}
    assert deck(t, B) == PACK.starter("bastion")


@pytest.mark.clause("OUT-SET.5")
def test_the_most_expensive_starred_cards_make_room() -> None:
    """R67: the six dearest of Cinder, ties by name."""
    t = start(2, shard_cards=True)
    t.to("shard_count")
    t.do("shards", 6, by=A)
    t.do("shards", 0, by=B)
    missing = Counter(PACK.starter("cinder")) - Counter(deck(t, A))
    assert missing == {
        "cin_pyre_giant": 1,
        "cin_ember_captain": 2,
        "cin_break_the_gate": 1,
        "cin_furnace_brute": 2,
    }


@pytest.mark.clause("OUT-SET.5")
def test_without_the_option_nobody_is_dealt_shard_cards() -> None:
    t = start(2)
    t.to("skip_step")
    assert not t.s.shard_deck
    assert not any(PACK.box.kinds[card] == "shard" for pile, _, _ in t.s.piles() for card in pile)


@pytest.mark.clause("OUT-SET.6")
@pytest.mark.parametrize("mode", ["starter", "custom"])
def test_the_draft_follows_when_all_decks_are_fixed(mode: str) -> None:
    t = start(3, deck_mode=mode, shard_cards=True)
    t.to("draft_pick")
    assert [len(t.player(seat).deck) for seat in (A, B, C)] == [30, 30, 30]
    kinds = [event.kind for event in t.events]
    assert kinds.index("dealt") > max(i for i, kind in enumerate(kinds) if kind == "deck")


@pytest.mark.clause("OUT-SET.7")
@pytest.mark.parametrize("options", [{}, {"deck_mode": "custom"}, {"shard_cards": True}])
def test_every_deck_starts_with_36_cards_six_of_them_silver(options: dict[str, Any]) -> None:
    t = start(6, **options)
    t.to("skip_step")
    for seat in (A, B, C, D, E, F):
        cards = t.player(seat).deck + t.player(seat).hand
        assert len(cards) == 36
        assert sum(PACK.box.kinds[card] == "silver" for card in cards) == 6


@pytest.mark.clause("OUT-SET.7")
def test_drafted_cards_are_shuffled_into_the_deck() -> None:
    """Over some games Silver cards are found anywhere in the deck, and so are the others."""
    places: Counter[int] = Counter()
    for seed in range(40):
        t = start(2, seed=seed)
        t.to("skip_step")
        cards = t.player(A).hand + t.player(A).deck
        places.update(i for i, card in enumerate(cards) if PACK.box.kinds[card] == "silver")
    assert len(places) == 36


@pytest.mark.clause("OUT-SET.8")
@pytest.mark.parametrize("first", [A, B, C])
def test_the_starting_player_is_chosen_after_the_draft(first: int) -> None:
    t = start(3, script={"starting player": [first]})
    t.to("skip_step")
    assert t.asked == t.s.start == t.s.active == first
    kinds = [event.kind for event in t.events]
    assert kinds.index("starts") > max(i for i, kind in enumerate(kinds) if kind == "kept")


@pytest.mark.clause("OUT-SET.9")
@pytest.mark.parametrize("first", [A, C])
def test_one_outpost_for_the_starting_player_two_for_the_others(first: int) -> None:
    t = start(4, script={"starting player": [first]})
    t.to("skip_step")
    for seat in (A, B, C, D):
        posts = t.player(seat).posts
        assert len(posts) == (1 if seat == first else 2)
        assert all(place.standing and not place.counters for place in posts)
        assert not any(place.upgrades or place.hidden or place.defenders for place in posts)


@pytest.mark.clause("OUT-SET.10")
def test_four_cards_are_drawn_and_there_is_no_mulligan() -> None:
    t = start(3, script={"starting player": [B]})
    t.to("draft_pick")
    while t.prompt == "draft_pick":
        t.idles()
    for seat in (A, B, C):
        assert (len(t.player(seat).hand), len(t.player(seat).deck)) == (4, 32)
    assert (t.asked, t.prompt, t.offered) == (B, "skip_step", ["go", "skip"])


@pytest.mark.clause("OUT-SET.11")
def test_nobody_starts_with_anything_else_and_the_starting_player_begins() -> None:
    t = start(3, script={"starting player": [C]})
    t.to("skip_step")
    for each in t.s.players:
        assert (each.mana, each.crystals, each.tax) == (0, 0, 0)
        assert not each.creatures()
        assert not each.discard
    assert (t.s.active, t.s.round, t.s.step) == (C, 1, "first")
