"""WEA-SET: what lies on the table before the first round. WE-1 and WE-2 are scenarios besides."""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

import pytest

from fatebox.games.weaver import GAME
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import LEVELS, SUITS
from fatebox.kernel import Card, Deal, Match, OptionsError, Rng
from tests.games.weaver.table import Table, table

T = TypeVar("T")
REMOVED = dict(zip(LEVELS, (3, 4, 5, 6), strict=True))
DEATHS = dict(zip(LEVELS, (1, 2, 3, 4), strict=True))


def laid(seed: int | str = 1, level: str = "apprentice") -> WeaverState:
    """The table after the setup, before the first Refresh."""
    state, _ = GAME.set_up(seed, options={"difficulty": level})
    return state


def of_suit(s: WeaverState, cards: list[Card], suit: int, *, death: bool) -> list[Card]:
    return [card for card in cards if s.pack.suit[card] == suit and s.pack.death[card] is death]


@pytest.mark.clause("WEA-SET.1", "WEA-OPT.1")
def test_without_a_choice_the_level_is_apprentice() -> None:
    assert GAME.start(1).state.level == "apprentice"
    assert GAME.start(1).state == GAME.start(1, options={"difficulty": "apprentice"}).state


@pytest.mark.clause("WEA-SET.1", "WEA-OPT.1")
def test_the_level_is_one_of_four_and_there_is_no_other_variant() -> None:
    assert [GAME.start(1, options={"difficulty": level}).state.level for level in LEVELS] == list(LEVELS)
    with pytest.raises(OptionsError, match="apprentice, adept, master, fateweaver"):
        GAME.start(1, options={"difficulty": "novice"})
    with pytest.raises(OptionsError, match="this game has difficulty"):
        GAME.start(1, options={"rounds": 5})


@pytest.mark.clause("WEA-SET.2")
def test_each_suit_has_twelve_normal_and_four_death_cards() -> None:
    s = laid()
    for suit in range(4):
        cards = [Card(card) for card in range(len(s.pack.suit))]
        assert len(of_suit(s, cards, suit, death=False)) == 12
        assert len(of_suit(s, cards, suit, death=True)) == 4
        assert all(s.pack.suit[card] == suit for card in s.decks[suit]), "decks are sorted by suit"


@pytest.mark.clause("WEA-SET.3")
@pytest.mark.parametrize("level", LEVELS)
def test_normal_cards_are_removed_by_level(level: str) -> None:
    s = laid(level=level)
    for suit in range(4):
        assert len(of_suit(s, s.box, suit, death=False)) == REMOVED[level]
        assert len(of_suit(s, s.decks[suit], suit, death=False)) == 12 - REMOVED[level]


@pytest.mark.clause("WEA-SET.4")
@pytest.mark.parametrize("level", LEVELS)
def test_death_cards_are_picked_by_level(level: str) -> None:
    s = laid(level=level)
    for suit in range(4):
        assert len(of_suit(s, s.decks[suit], suit, death=True)) == DEATHS[level]
        assert len(of_suit(s, s.box, suit, death=True)) == 4 - DEATHS[level]


@pytest.mark.clause("WEA-SET.3", "WEA-SET.4")
def test_removed_and_picked_cards_are_random() -> None:
    """In 100 setups every normal card is removed once and kept once, every Death card picked once."""
    removed, picked = Counter[Card](), Counter[Card]()
    for seed in range(100):
        s = laid(seed)
        removed.update(card for card in s.box if not s.pack.death[card])
        picked.update(card for deck in s.decks for card in deck if s.pack.death[card])
    assert len(removed) == 48
    assert max(removed.values()) < 100
    assert len(picked) == 16


@pytest.mark.clause("WEA-SET.3", "WEA-SET.4", "WEA-SET.5", "WEA-SET.7")
def test_boxed_and_face_down_cards_are_unseen() -> None:
    view = GAME.start(1).view(0)["table"]
    for pile in ("box", "visitors", "visitors_box"):
        assert set(view[pile]) == {None}
    assert all(set(deck) == {None} for deck in view["decks"])


@pytest.mark.clause("WEA-SET.5", "WEA-DIF.2")
@pytest.mark.parametrize("level", LEVELS)
def test_each_deck_has_ten_cards(level: str) -> None:
    s = laid(level=level)
    assert [len(deck) for deck in s.decks] == [10, 10, 10, 10]
    assert len(s.box) == 24


@pytest.mark.clause("WEA-SET.5")
def test_normal_and_death_cards_are_shuffled_together() -> None:
    """In 200 setups the one Death card of a deck has lain at every place."""
    places = {
        next(i for i, card in enumerate(s.decks[0]) if s.pack.death[card]) for s in map(laid, range(200))
    }
    assert places == set(range(10))


@pytest.mark.clause("WEA-SET.6")
def test_no_fate_card_is_face_up_before_the_first_refresh() -> None:
    assert laid().tops == [[], [], [], []]
    assert [len(top) for top in GAME.start(1).state.tops] == [1, 1, 1, 1]


@pytest.mark.clause("WEA-SET.7")
def test_ten_of_the_adventurers_come_in_random_order() -> None:
    everybody = set(laid(0).pack.adventurer_cards)
    first, boxed = set(), set()
    for seed in range(100):
        s = laid(seed)
        assert len(s.visitors) == 10
        assert {*s.visitors, *s.visitors_box} == everybody
        assert len(s.visitors) + len(s.visitors_box) == len(everybody)
        first.add(s.visitors[0])
        boxed.update(s.visitors_box)
    assert first == everybody, "each of them may come first"
    assert boxed == everybody, "each of them may stay in the box"


@pytest.mark.clause("WEA-SET.8")
def test_six_relic_stacks_show_rank_one_two_three() -> None:
    """Each stack offers one card at a time: Rank I, then II, then III, at their printed prices."""
    t = table(segment="renovate", gold=1000)
    relics = [option[1] for option in t.options if option[0] == "buy"]
    assert len(relics) == len(set(relics)) == 6
    for number, relic in enumerate(relics):
        while ("buy", relic) in t.options:
            rank, gold = t.s.relics[number], t.s.gold
            t.buy(relic)
            assert t.s.relics[number] == rank + 1
            assert gold - t.s.gold == t.s.pack.prices[number][rank + 1]
        assert t.s.relics[number] == 3


@pytest.mark.clause("WEA-SET.8")
def test_the_relics_owned_are_public() -> None:
    assert GAME.start(1).view(None)["table"]["relics"] == [1, 0, 0, 0, 0, 0]


@pytest.mark.clause("WEA-SET.9")
def test_rank_one_of_the_chest_is_free() -> None:
    """R31: the Troll Mimic Chest and the Troll Clan Mimic Chest are the same relic."""
    s = laid()
    assert dict(zip(s.pack.relic_keys, s.relics, strict=True)) == {
        "mimic-chest": 1,
        "naga-stone": 0,
        "living-blade": 0,
        "first-spindle": 0,
        "twin-hourglass": 0,
        "veilglass-orb": 0,
    }
    assert s.gold == 0, "nothing was paid"
    t = table(segment="renovate", gold=7)
    t.buy("mimic-chest")
    assert (t.s.relics[0], t.s.gold) == (2, 0), "its stack shows Rank II, for 7 gold"


@pytest.mark.clause("WEA-SET.10")
@pytest.mark.parametrize("level", LEVELS)
def test_the_player_starts_with_nothing(level: str) -> None:
    t = Table(GAME.start(1, options={"difficulty": level}))
    assert t.reserves == (0, 0, 0)
    assert t.s.rank() == "apprentice"


@pytest.mark.clause("WEA-SET.11")
def test_no_token_is_on_the_table_at_the_start() -> None:
    t = Table(GAME.start(1))
    assert t.tokens == ""
    t.match.answer(t.options[0])
    assert t.tokens == "", "nor does a card bring one with it"


@pytest.mark.clause("WEA-SET.12")
def test_one_of_five_cycle_cards_is_used_all_covered() -> None:
    used = set()
    for seed in range(50):
        s = laid(seed)
        assert (len(s.cycle), len(s.cycles_box), s.icons) == (1, 4, [])
        used.add(s.cycle[0])
    assert used == set(s.pack.cycle_cards)


@pytest.mark.clause("WEA-SET.12", "WEA-REF.1")
def test_round_one_uses_icon_one() -> None:
    """R2: the first icon is not skipped."""
    for seed in range(20):
        s = GAME.start(seed).state
        assert s.icons == [s.pack.box.cards[s.cycle[0]].icons[0]]


class Listening(Rng):
    """Chance that remembers what it was asked for, and about which cards."""

    __slots__ = ("asked",)
    asked: list[tuple[str, list[Any]]]

    def draw(self, what: str, items: MutableSequence[T], n: int) -> list[T]:
        self.asked.append((what, list(items)))
        return super().draw(what, items, n)

    def shuffle(self, what: str, items: MutableSequence[T]) -> None:
        self.asked.append((what, list(items)))
        super().shuffle(what, items)

    def choose(self, what: str, items: Sequence[T]) -> T:
        self.asked.append((what, list(items)))
        return super().choose(what, items)


@pytest.mark.clause("WEA-SET.13")
def test_the_setup_draws_chance_in_a_fixed_order() -> None:
    rng = Listening(1, 2, 3, 4)
    rng.asked = []
    s = GAME.deal(Deal(GAME.pack(), 1, {"difficulty": "apprentice"}, rng))
    assert [what for what, _ in rng.asked] == ["removed", "deaths", "deck"] * 4 + ["visitors", "cycle"]
    suits = [SUITS[s.pack.suit[items[0]]] for what, items in rng.asked if what == "deck"]
    assert suits == ["happiness", "love", "power", "wealth"]


@pytest.mark.clause("WEA-SET.13", "WEA-OPT.2")
@pytest.mark.parametrize("level", LEVELS)
def test_a_seed_fixes_the_setup(level: str) -> None:
    assert laid("demo", level) == laid("demo", level)
    assert laid("demo", level).decks != laid("omed", level).decks


@pytest.mark.clause("WEA-OPT.2")
def test_a_seed_changes_no_rule() -> None:
    """A table laid by hand plays on like the same table that a seed has laid."""
    seeded = GAME.start("demo")
    state = laid("demo")
    state.rng = Rng.from_seed("another")
    by_hand = Match(GAME, seeded.options, "another", state, GAME.first)
    while seeded.decision is not None and by_hand.decision is not None:
        assert by_hand.decision.options == seeded.decision.options
        option = seeded.decision.default(seeded.state)
        seeded.answer(option)
        by_hand.answer(option)
    assert by_hand.result == seeded.result
    assert seeded.result is not None
