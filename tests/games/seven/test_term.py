"""SEV-TERM: terms."""

from __future__ import annotations

import pytest

from fatebox.games.seven.state.terms import NOBODY
from tests.games.seven.table import A, B, C, D, hero, quest, start, table

# --- players and order of play -------------------------------------------------------------------------


@pytest.mark.clause("SEV-TERM.1")
@pytest.mark.parametrize(("seats", "unnamed", "heroes"), [(3, False, 3), (4, True, 3), (7, True, 6)])
def test_who_plays_the_unnamed_is_a_player_but_no_hero_player(seats: int, unnamed: bool, heroes: int) -> None:
    t = start(seats, unnamed_player=unnamed)
    assert (t.s.seats, len(t.s.players), len(t.s.order)) == (seats, heroes, heroes)
    assert all(player.hero for player in t.s.players)


@pytest.mark.clause("SEV-TERM.1")
def test_the_passes_that_end_a_phase_are_as_many_as_there_are_hero_players() -> None:
    """Three heroes and the Unnamed: N is three, and he is not asked to pass."""
    t = table(hero(), hero(), hero(), unnamed=True)
    t.passes(A, B)
    assert t.emitted("phase-over") == []
    t.passes(C)
    assert t.emitted("phase-over") == [()]


@pytest.mark.clause("SEV-TERM.2")
def test_the_first_of_the_order_of_play_is_first_player() -> None:
    """He acts first, and he chooses which of two quests is completed first."""
    rows = [[quest("the-broken-seal", "AB."), quest("the-sunless-mine", "BAn")]]
    t = table(hero(fame=3), hero(), hero(), rows=rows, order=[C, A, B], position=1)
    t.do("quest", "the-broken-seal", 2)
    assert (t.asked, t.prompt) == (C, "complete.quest")
    t = table(hero(), hero(), hero(), at="turn.begin", order=[C, A, B])
    assert (t.asked, t.prompt) == (C, "step")


# --- colors -------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-TERM.3")
@pytest.mark.parametrize(
    ("banner", "characters", "options"),
    [
        ("red", "", 1),
        ("red", "ember-squire/tapped", 2),
        ("red", "ember-squire/tapped forge-sister", 3),
        ("blue", "ember-squire forge-sister", 2),
        ("blue", "ember-squire forge-sister/tapped banner-herald", 3),
        ("blue", "pearl-diver storm-pilot", 1),
    ],
)
def test_characters_and_the_hero_make_the_color_count(banner: str, characters: str, options: int) -> None:
    """Ember Tonic: always 1 red; red 2+: 2 red; red 3+: 4 red. The Storm Pilot gives red but is blue."""
    t = table(hero(banner, characters=characters, elixirs="ember-tonic"), hero())
    assert [words for words in t.offered if words.startswith("elixir")] == [
        f"elixir ember-tonic {number}" for number in range(options)
    ]


@pytest.mark.clause("SEV-TERM.3")
def test_a_character_that_leaves_no_longer_counts() -> None:
    t = table(hero("red", characters="ember-squire/tapped", elixirs="cinder-drop"), hero())
    assert t.offers("elixir", "cinder-drop", 1)
    t.do("gifts", "ember-squire")
    t.passes(B)
    assert not t.offers("elixir", "cinder-drop", 1)


@pytest.mark.clause("SEV-TERM.4")
def test_a_gift_is_known_by_its_color_alone() -> None:
    """R1: no rule can tell two gifts of a color apart: they are counted, and options name colors."""
    t = table(hero(gifts="2 red 1 blue"), hero(gifts="1 red"))
    assert (t.player(A).gifts, t.s.pools) == ([2, 1, 0, 0, 0, 0], [4, 6, 7, 7, 7, 7])
    t.do("ability")
    t.do("source", NOBODY)
    assert t.offered == ["gift red", "gift blue"]


# --- markers -------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-TERM.5")
def test_a_free_marker_is_on_no_quest_portal_or_building() -> None:
    rows = [[quest("the-broken-seal", "AA"), quest("the-great-hunt", "B")], [quest("the-hollow-oak", "A")]]
    t = table(
        hero(buildings="tidewatch/manned salt-harbour"),
        hero(),
        hero(),
        rows=rows,
        portals={"red": A, "blue": B},
    )
    assert [player.markers for player in t.s.players] == [7 - 3 - 1 - 1, 5, 7]


@pytest.mark.clause("SEV-TERM.5")
def test_each_way_of_placing_uses_a_free_marker() -> None:
    """Seven markers: one on a quest, one on a building, one on a portal leave four."""
    t = table(
        hero(gifts="7 red 1 blue", gold=2, might=1, buildings="salt-harbour"),
        hero(),
        rows=[[quest("the-thirteen-bandits")]],
    )
    left = []
    for action in (("quest", "the-thirteen-bandits", 1), ("man", "salt-harbour"), ("portal", 0)):
        t.do(*action)
        left.append(t.player(A).markers)
        t.passes(B)
    assert left == [6, 5, 4]


# --- turns, steps, instants ----------------------------------------------------------------------------


@pytest.mark.clause("SEV-TERM.6")
def test_a_turn_is_a_quest_phase_and_a_regrouping_phase() -> None:
    """Each hero has one chance to act after the other; when the phase is over there is one Regrouping."""
    t = table(hero(fame=2), hero(), hero(), tavern="ember-squire", at="turn.begin", turn=0)
    t.do("recruit", "ember-squire")
    t.passes(B, C, A)
    phases = [event.kind for event in t.events if event.kind in ("turn", "phase-over", "order")]
    assert phases == ["turn", "phase-over", "order", "turn"]
    assert (t.s.turn, t.prompt) == (2, "step")


@pytest.mark.clause("SEV-TERM.7")
def test_instants_are_elixirs_castles_and_estates_and_what_manned_ones_do() -> None:
    """And nothing else: they leave the action step as it is."""
    t = table(
        hero(
            elixirs="cinder-drop",
            buildings="tidewatch salt-harbour/manned temple-of-snow/manned",
            sins="greed",
            artifacts="cord-of-kindness",
            characters="ember-squire",
            gifts="1 blue",
        ),
        hero(),
        at="closing",
        store="dew-drop",
    )
    assert t.offered == [
        "pass",
        "elixir cinder-drop 0",
        "elixir cinder-drop 1",
        "cash tidewatch",
        "cash salt-harbour",
        "use salt-harbour",
    ]


# --- sides and turning ---------------------------------------------------------------------------------


@pytest.mark.clause("SEV-TERM.8")
def test_a_hero_is_corrupted_while_his_evil_side_is_up() -> None:
    t = table(hero(corruption=7), hero(corruption=6), hero(), hero(), falling=True)
    assert (t.s.corrupted(), t.s.good()) == ([A], [B, C, D])


@pytest.mark.clause("SEV-TERM.8")
def test_without_the_rule_every_hero_stays_good() -> None:
    """Three sins in every hand, turn after turn, and the card that taints: nobody is corrupted."""
    t = table(hero(sins="wrath envy lust"), hero(sins="greed sloth pride"), hero())
    t.plays("wrath", 1, B)
    t.to("step", B)
    for _ in range(3):
        t.all_pass()
        t.to("step")
    assert t.s.turn == 4
    assert [(player.corrupted, player.corruption) for player in t.s.players] == [(False, 0)] * 3


@pytest.mark.clause("SEV-TERM.9")
def test_turning_taps_an_upright_character_and_discards_a_tapped_one() -> None:
    """Without gifts, when it is no gaining of gifts: Aldric's evil side."""
    t = table(hero("red", corruption=7), hero(characters="pearl-diver"), hero(), falling=True)
    t.ability(B, "pearl-diver")
    assert t.characters(B) == "pearl-diver/tapped"
    t = table(hero("red", corruption=7), hero(characters="pearl-diver/tapped"), hero(), falling=True)
    t.ability(B, "pearl-diver")
    assert (t.characters(B), t.gifts(B)) == ("", "")
    assert t.emitted("character-discarded") == [(B, t.find("pearl-diver"))]
