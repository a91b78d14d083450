"""SEV-CAT: cataclysms."""

from __future__ import annotations

import pytest

from tests.games.seven.table import A, B, C, D, hero, table

# --- when ----------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-CAT.1")
@pytest.mark.parametrize(("before", "struck"), [(5, 0), (6, 1)])
def test_the_seventh_sin_in_the_pile_calls_a_cataclysm(before: int, struck: int) -> None:
    t = table(hero(sins="greed"), hero(), sin_discard=before)
    t.plays("greed", 0)
    assert len(t.s.cataclysms) == struck


@pytest.mark.clause("SEV-CAT.1")
def test_however_it_came_there() -> None:
    """Here unseen from the top of the deck, by the Dark Omen of the Unnamed."""
    t = table(hero(), hero(), hero(), unnamed=True, at="unnamed", sin_discard=6, cataclysm_deck="judgement")
    t.do("unnamed", "dark-omen")
    assert (t.names(t.s.cataclysms), t.s.sin_discard) == ("judgement", [])


@pytest.mark.clause("SEV-CAT.1", "SEV-CAT.3")
def test_a_completed_row_calls_one_that_leaves_the_sins_alone() -> None:
    t = table(hero(), hero(), at="row.armour", sin_discard=3, cataclysm_deck="judgement")
    assert (t.names(t.s.cataclysms), len(t.s.sin_discard), t.emitted("sins-remade")) == ("judgement", 3, [])


@pytest.mark.clause("SEV-CAT.3")
def test_after_one_for_seven_sins_they_are_shuffled_into_the_deck() -> None:
    shuffled = "greed pride"
    t = table(hero(sins="greed"), hero(), sin_discard=6, sin_deck="pride", chance={"sins": [shuffled]})
    before = len(t.s.sin_deck)
    t.plays("greed", 0)
    assert (len(t.s.sin_deck), t.s.sin_discard) == (before + 7, [])
    assert t.names(t.s.sin_deck[:2]) == shuffled


# --- how -----------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-CAT.2")
def test_the_game_goes_on_where_it_was_halted() -> None:
    """B discards his excess in step 2; the first one is the seventh, and C has a loss to choose."""
    t = table(
        hero(),
        hero(sins="pride greed lust envy"),
        hero(gifts="1 red 1 blue"),
        at="regroup.score",
        sin_discard=6,
        cataclysm_deck="ashfall",
    )
    t.do("discard-sin", "pride")
    assert (t.asked, t.prompt) == (C, "loss.gifts")
    assert (t.sins(C), len(t.s.sin_discard)) == ("", 7)
    t.idles()
    assert (t.asked, t.prompt, t.s.sin_discard) == (B, "sins.discard", [])
    t.do("discard-sin", "lust")
    assert len(t.player(C).sins) == 3
    assert (t.s.turn, t.prompt) == (2, "step")


@pytest.mark.clause("SEV-CAT.2")
def test_after_the_action_of_one_hero_the_next_one_acts() -> None:
    t = table(hero(sins="greed"), hero(), hero(), sin_discard=6)
    t.plays("greed", 0)
    while t.prompt != "step":
        t.idles()
    assert (t.asked, len(t.s.cataclysms)) == (B, 1)


@pytest.mark.clause("SEV-CAT.4")
def test_what_has_left_the_game_already_is_not_ruined() -> None:
    """Tidewatch has been discarded as an instant, Salt Harbour lies for sale and is replaced."""
    t = table(
        hero(sins="lust", buildings="tidewatch"),
        hero(),
        sin_discard=6,
        cataclysm_deck="rising-tide",
        estates="salt-harbour gilded-mint",
        estate_deck="deepwood-farms",
    )
    t.do("cash", "tidewatch")
    t.plays("lust", 1)
    assert t.names(t.s.estates) == "deepwood-farms gilded-mint"
    assert t.emitted("building-ruined") == [(t.find("salt-harbour"),)]


@pytest.mark.clause("SEV-CAT.5")
def test_a_closed_space_is_never_used_again() -> None:
    """R62: neither when a character is recruited nor when the board is refreshed."""
    t = table(hero(fame=9), hero(), tavern="closed ember-squire closed")
    assert [words for words in t.offered if words.startswith("recruit")] == ["recruit ember-squire"]
    t.do("recruit", "ember-squire")
    first, second, third = t.tavern.split()
    assert (first, third) == ("closed", "closed")
    assert second not in ("closed", "empty")


@pytest.mark.clause("SEV-CAT.6", "SEV-UNN.11")
@pytest.mark.parametrize(("unnamed", "asked"), [(False, B), (True, D)])
def test_who_chooses_the_space_that_closes(unnamed: bool, asked: int) -> None:
    """R38: the First Player, or the Unnamed if he is a player."""
    t = table(
        hero(sins="lust"),
        hero(),
        hero(),
        unnamed=unnamed,
        order=[B, A, C],
        position=1,
        sin_discard=6,
        cataclysm_deck="the-press-gang",
        tavern="ember-squire herb-wife pearl-diver",
    )
    t.plays("lust", 1)
    assert (t.asked, t.prompt, len(t.options)) == (asked, "cataclysm.close", 3)


@pytest.mark.clause("SEV-CAT.7")
def test_each_hero_good_or_corrupted_in_the_order_of_play_chooses_his_own_loss() -> None:
    gifts = "1 red 1 blue"
    t = table(
        hero(gifts=gifts, corruption=7),
        hero(gifts=gifts),
        hero(gifts=gifts, sins="lust"),
        falling=True,
        order=[C, A, B],
        sin_discard=6,
        cataclysm_deck="ashfall",
    )
    t.plays("lust", 1)
    asked = []
    while t.prompt == "loss.gifts":
        asked.append(t.asked)
        t.pays(gifts="1 blue")
    assert asked == [C, A, B]
    assert [t.gifts(seat) for seat in (A, B, C)] == ["1 red"] * 3


@pytest.mark.clause("SEV-CAT.8")
def test_ruins_before_heroes() -> None:
    """Ashfall: when the first gift is to be chosen, Emberhold has fallen already."""
    t = table(
        hero(sins="lust", gifts="1 red 1 blue", buildings="emberhold"),
        hero(),
        sin_discard=6,
        cataclysm_deck="ashfall",
    )
    t.plays("lust", 1)
    assert (t.prompt, t.buildings(A)) == ("loss.gifts", "")


@pytest.mark.clause("SEV-CAT.8")
def test_closings_before_heroes() -> None:
    """The Press-Gang: when the space is to be chosen, nobody has lost fame yet."""
    t = table(
        hero(sins="lust", fame=3),
        hero(fame=3),
        sin_discard=6,
        cataclysm_deck="the-press-gang",
        tavern="ember-squire herb-wife pearl-diver",
    )
    t.plays("lust", 1)
    assert (t.prompt, t.fame(A), t.fame(B)) == ("cataclysm.close", 3, 3)
    t.do("close", "tavern", 1)
    assert (t.fame(A), t.fame(B)) == (2, 2)


@pytest.mark.clause("SEV-CAT.8")
def test_every_cataclysm_lists_ruins_then_closings_then_the_rest() -> None:
    t = table(hero(), hero())
    places = {"Ruin": 0, "Close": 1}
    for card in t.s.pack.cataclysm_cards:
        order = [places.get(type(effect).__name__, 2) for effect in t.s.pack.box.cards[card].effects]
        assert order == sorted(order), t.name(card)


# --- several -------------------------------------------------------------------------------------------

FEEDS = (
    'cataclysms.cat_scorching_noon.effects=[{ do = "either", who = "each", ways = '
    '[{ do = "feed_sin", from = "hand" }, { do = "lose", what = "gold", amount = 1 }] }, '
    '{ do = "lose", what = "fame", amount = 2, who = "each" }]'
)


@pytest.mark.clause("SEV-CAT.9")
def test_a_second_cataclysm_waits_until_the_first_is_complete() -> None:
    """Given a Scorching Noon by which each hero may put a sin on the pile: A's is the seventh."""
    t = table(
        hero(fame=5, sins="greed"),
        hero(might=5, fame=5, elixirs="dew-drop"),
        at="row.cataclysm",
        sin_discard=6,
        cataclysm_deck="scorching-noon night-without-stars",
        changes=[FEEDS],
    )
    t.do("way", 0)
    t.to("instants.closing")
    assert t.names(t.s.cataclysms) == "scorching-noon night-without-stars"
    kinds = [event.kind for event in t.events if event.kind in ("cataclysm", "lost", "sins-remade")]
    assert kinds == ["cataclysm", "lost", "lost", "cataclysm", "lost", "sins-remade"]
    assert (t.fame(A), t.fame(B), t.might(B), t.s.sin_discard) == (3, 3, 4, [])


@pytest.mark.clause("SEV-CAT.10", "SEV-END.12")
def test_after_the_fourteenth_none_is_played_but_the_sin_deck_is_remade() -> None:
    """R40: the last phase goes on."""
    t = table(hero(sins="greed"), hero(), sin_discard=6, cataclysms=14)
    before = len(t.s.sin_deck)
    t.plays("greed", 0)
    assert (t.emitted("cataclysm"), len(t.s.cataclysms)) == ([], 14)
    assert (len(t.s.sin_deck), t.s.sin_discard) == (before + 7, [])
    assert (t.asked, t.prompt) == (B, "step")
