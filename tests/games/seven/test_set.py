"""SEV-SET: preparing the game."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games import load_rulebook
from fatebox.games.seven.state.terms import OPEN
from tests.games.seven.table import A, B, C, D, Table, hero, quest, start, table

SEEDS = range(12)
SIZES = (2, 3, 6)


def seen(t: Table, eye: int | None) -> dict[str, Any]:
    """The table as a seat, or a spectator, sees it."""
    view: dict[str, Any] = t.match.view(eye)["table"]
    return view


# --- heroes --------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-SET.1")
@pytest.mark.parametrize("seats", SIZES)
def test_everybody_has_a_hero_of_his_own_good_side_up(seats: int) -> None:
    """R2: by default chance deals them."""
    games = [start(seats, seed=seed) for seed in SEEDS]
    for t in games:
        assert len({player.hero for player in t.s.players}) == seats
        assert t.s.good() == t.s.order
        assert not any(player.tapped for player in t.s.players)
    assert len({t.s.players[A].hero for t in games}) > 3


@pytest.mark.clause("SEV-SET.1")
def test_or_they_choose_in_seat_order_from_the_first_player() -> None:
    """R2: nobody can take a hero that was taken."""
    t = start(4, hero_assignment="choose", first_player=3)
    asked = []
    while t.prompt == "setup.hero":
        asked.append((t.asked, len(t.options)))
        t.answer(t.options[0])
    assert asked == [(C, 6), (D, 5), (A, 4), (B, 3)]
    numbers = [t.s.pack.heroes[t.s.players[seat].hero].number for seat in t.s.order]
    assert numbers == [1, 2, 3, 4]


@pytest.mark.clause("SEV-SET.2", "SEV-SET.14")
@pytest.mark.parametrize("seats", SIZES)
def test_heroes_take_what_is_printed_and_the_pools_hold_the_rest(seats: int) -> None:
    t = start(seats, seed=5)
    for player in t.s.players:
        printed = t.s.pack.heroes[player.hero].start
        assert (player.fame, player.gold) == (printed.fame, printed.gold)
        assert tuple(player.gifts) == t.s.pack.start_gifts[player.hero]
    for color, pool in enumerate(t.s.pools):
        assert pool == 7 - sum(player.gifts[color] for player in t.s.players)
    for eye in (A, B, None):
        assert seen(t, eye)["pools"] == t.s.pools


@pytest.mark.clause("SEV-SET.3")
def test_fame_and_gold_are_counted_by_value() -> None:
    """W4: 2 markers of five and 3 single ones are 13, and 13 is more than 12 single ones."""
    t = table(hero(fame=5 + 5 + 3), hero(fame=12), hero(), at="regroup.score")
    assert [(seat, what) for seat, what in t.emitted("most") if what == "fame"] == [(A, "fame")]


# --- sins and markers ----------------------------------------------------------------------------------


@pytest.mark.clause("SEV-SET.4")
@pytest.mark.parametrize("seats", SIZES)
def test_three_sins_each_that_nobody_else_sees(seats: int) -> None:
    t = start(seats)
    hands = [player.sins for player in t.s.players]
    assert [len(hand) for hand in hands] == [3] * seats
    assert len(t.s.sin_deck) == 28 - 3 * seats
    for eye in (A, B, None):
        for seat, player in enumerate(seen(t, eye)["players"]):
            assert player["sins"] == (hands[seat] if seat == eye else [None] * 3)


@pytest.mark.clause("SEV-SET.5")
@pytest.mark.parametrize("seats", SIZES)
def test_seven_markers_to_place(seats: int) -> None:
    """R3: the eighth and ninth show might and order, and are never placed."""
    t = start(seats)
    assert [player.markers for player in t.s.players] == [7] * seats
    assert (len(t.s.order), [player.might for player in t.s.players]) == (seats, [0] * seats)


# --- order ---------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-SET.6")
def test_one_hero_player_is_first_by_chance_or_as_chosen() -> None:
    """R2."""
    assert {start(3, seed=seed).s.first() for seed in SEEDS} == {A, B, C}
    assert {start(3, seed=seed, first_player=2).s.first() for seed in SEEDS} == {B}
    assert {start(4, seed=seed, unnamed_player=True).s.first() for seed in SEEDS} == {A, B, C}


@pytest.mark.clause("SEV-SET.17")
@pytest.mark.parametrize(("first", "order"), [(1, [A, B, C, D]), (3, [C, D, A, B]), (4, [D, A, B, C])])
def test_the_first_order_is_clockwise_and_all_might_is_0(first: int, order: list[int]) -> None:
    t = start(4, first_player=first)
    assert (t.s.order, t.asked, t.mights) == (order, order[0], [0, 0, 0, 0])


# --- boards --------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-SET.7", "SEV-SET.8")
def test_three_characters_and_three_elixirs_lie_face_up() -> None:
    """R60: the deck of elixirs is counted in the rulebook."""
    t = start(3)
    cards = load_rulebook("seven").cards
    for board, kind in ((t.s.tavern, "characters"), (t.s.store, "elixirs")):
        assert (len(board.shown()), len(board.deck), board.discard) == (3, cards[kind] - 3, [])
    for eye in (A, B, None):
        view = seen(t, eye)
        for name, board in (("tavern", t.s.tavern), ("store", t.s.store)):
            assert [space["card"] for space in view[name]["spaces"]] == [[card] for card in board.shown()]
            assert set(view[name]["deck"]) == {None}
    assert set(t.s.tavern.shown() + t.s.tavern.deck) == set(t.s.pack.character_cards)
    assert set(t.s.store.shown() + t.s.store.deck) == set(t.s.pack.elixir_cards)


@pytest.mark.clause("SEV-SET.9")
def test_two_castles_and_two_estates_are_for_sale() -> None:
    t = start(3)
    assert [len(pile) for pile in (t.s.castles, t.s.castle_deck, t.s.estates, t.s.estate_deck)] == [
        2,
        4,
        2,
        4,
    ]
    assert set(t.s.castles + t.s.castle_deck) == set(t.s.pack.castle_cards)
    assert set(t.s.estates + t.s.estate_deck) == set(t.s.pack.estate_cards)
    view = seen(t, B)
    assert (view["castles"], view["castle_deck"]) == (t.s.castles, [None] * 4)
    assert (view["estates"], view["estate_deck"]) == (t.s.estates, [None] * 4)


@pytest.mark.clause("SEV-SET.10")
@pytest.mark.parametrize(("seats", "each"), [(3, 2), (6, 2), (2, 1)])
def test_quests_lie_face_up_in_three_rows(seats: int, each: int) -> None:
    """Two in each row; with two players one (SEV-2P.1)."""
    t = start(seats)
    assert [len(row) for row in t.s.rows] == [each] * 3
    assert len(t.s.quest_deck) == 24 - 3 * each
    assert all(mark < 0 for row in t.s.rows for laid in row for mark in laid.marks)
    assert set(seen(t, A)["quest_deck"]) == {None}
    assert seen(t, A)["quests"] == [laid.card for row in t.s.rows for laid in row]


@pytest.mark.clause("SEV-SET.11")
def test_two_treasures_beside_each_quest_those_of_row_3_face_down() -> None:
    t = start(3)
    assert len(t.s.treasure_deck) == 18 - 12
    for eye in (*range(3), None):
        rows = seen(t, eye)["rows"]
        for number, row in enumerate(t.s.rows):
            for laid, shown in zip(row, rows[number], strict=True):
                if number < 2:
                    assert (len(laid.treasures), laid.hidden) == (2, [])
                    assert shown["treasures"] == laid.treasures
                else:
                    assert (laid.treasures, len(laid.hidden)) == ([], 2)
                    assert shown["hidden"] == [None, None]


@pytest.mark.clause("SEV-SET.12")
def test_all_six_temples_are_for_sale_each_beside_the_portal_of_its_color() -> None:
    """R61: the portal board is the world board."""
    t = start(3, changes=["temples.tmp_temple_of_roots.cost=1"])
    assert t.s.temples == t.s.pack.temple_cards
    assert len(t.s.temples) == 6
    assert sorted(t.s.pack.box.cards[card].color for card in t.s.temples) == sorted(
        ("red", "blue", "green", "yellow", "white", "purple")
    )
    assert t.offers("found", "temple-of-roots")


@pytest.mark.clause("SEV-SET.13")
def test_decks_lie_face_down() -> None:
    t = start(3)
    sizes = {"sin_deck": 19, "cataclysm_deck": 14, "artifact_deck": 7}
    for eye in (*range(3), None):
        for name, size in sizes.items():
            assert seen(t, eye)[name] == [None] * size


@pytest.mark.clause(
    "SEV-SET.4", "SEV-SET.7", "SEV-SET.8", "SEV-SET.9", "SEV-SET.10", "SEV-SET.11", "SEV-SET.13"
)
def test_everything_is_shuffled() -> None:
    """Twelve games begin with different cards on top of every deck."""
    games = [start(3, seed=seed).s for seed in SEEDS]
    for tops in (
        {tuple(s.players[A].sins) for s in games},
        {tuple(s.tavern.shown()) for s in games},
        {tuple(s.store.shown()) for s in games},
        {tuple(s.castles) for s in games},
        {tuple(s.estates) for s in games},
        {tuple(s.quests) for s in games},
        {tuple(s.rows[0][0].treasures) for s in games},
        {tuple(s.sin_deck[:3]) for s in games},
        {tuple(s.cataclysm_deck[:3]) for s in games},
        {tuple(s.artifact_deck[:3]) for s in games},
    ):
        assert len(tops) > len(SEEDS) // 2


@pytest.mark.clause("SEV-SET.15")
def test_fame_and_gold_never_run_out() -> None:
    """R4: more than the 30 markers of each kind in the box."""
    t = table(hero("red", gold=200, fame=200), hero("blue", gold=99, fame=99), hero(), at="regroup.produce")
    assert (t.gold(A), t.fame(A), t.gold(B), t.fame(B)) == (201, 203, 102, 100)


@pytest.mark.clause("SEV-SET.16")
def test_neutral_markers_never_run_out() -> None:
    """R4: given more than the 25 of the box on the board, one more is taken."""
    names = (
        "the-thirteen-bandits the-library-fire the-great-hunt funeral-of-the-last-paladin night-of-open-gates"
    )
    full = [quest(name, "nnnnn") for name in names.split()]
    last = quest("herald-of-the-unnamed", "nnnA.", treasures="copper-hoard")
    t = table(hero(), hero(), rows=[[*full, last]])
    t.do("treasure", "herald-of-the-unnamed", "copper-hoard")
    assert sum(t.marks(name).count("n") for name in [*names.split(), "herald-of-the-unnamed"]) == 29


@pytest.mark.clause("SEV-SET.18")
@pytest.mark.parametrize("seats", SIZES)
def test_portals_are_open_and_nothing_has_happened_yet(seats: int) -> None:
    t = start(seats)
    assert t.s.portals == [OPEN] * 6
    assert (t.s.armour, t.s.cataclysms, t.s.sin_discard, t.s.treasure_discard) == (0, [], [], [])
    assert not any(space.closed for board in (t.s.tavern, t.s.store) for space in board.spaces)
