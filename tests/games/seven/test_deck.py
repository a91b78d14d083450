"""SEV-DECK: decks, discards, supplies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seven.table import A, B, C, Table, hero, quest, table


def seen(t: Table, eye: int | None) -> dict[str, Any]:
    """The table as a seat, or a spectator, sees it."""
    view: dict[str, Any] = t.match.view(eye)["table"]
    return view


# --- characters and elixirs ----------------------------------------------------------------------------


@pytest.mark.clause("SEV-DECK.1")
def test_an_empty_character_deck_is_remade_from_its_discard_pile() -> None:
    """Given the last character of the deck is laid out, the next one needed comes from the discard pile."""
    t = table(
        hero("red", characters="herb-wife/tapped stag-rider/tapped", fame=9),
        hero(),
        tavern="ember-squire harbour-clerk toll-keeper",
        character_deck=1,
        chance={"tavern": ["stag-rider"]},
    )
    for name in ("herb-wife", "stag-rider"):
        t.do("gifts", name)
        t.passes(B)
    t.do("recruit", "ember-squire")
    assert (len(t.s.tavern.deck), len(t.s.tavern.discard)) == (0, 2)
    t.passes(B)
    t.do("recruit", "harbour-clerk")
    assert t.tavern.split()[1] == "stag-rider"
    assert (t.names(t.s.tavern.deck), t.s.tavern.discard, t.emitted("reshuffled")) == (
        "herb-wife",
        [],
        [("tavern",)],
    )


@pytest.mark.clause("SEV-DECK.1")
def test_an_empty_elixir_deck_is_remade_from_its_discard_pile() -> None:
    t = table(
        hero("red", elixirs="moss-drop", gold=9),
        hero(),
        store="cinder-drop dew-drop honey-drop",
        elixir_deck=0,
    )
    t.do("elixir", "moss-drop", 0)
    assert (t.store, t.names(t.s.store.discard)) == ("cinder-drop dew-drop honey-drop", "moss-drop")
    t.do("buy", "dew-drop")
    assert (t.store, t.s.store.discard) == ("cinder-drop moss-drop honey-drop", [])


@pytest.mark.clause("SEV-DECK.2")
def test_without_any_card_the_space_waits_for_one() -> None:
    """R5: the elixir that is emptied next fills the space."""
    t = table(
        hero("red", elixirs="moss-drop", gold=9), hero(), store="cinder-drop closed closed", elixir_deck=0
    )
    t.do("buy", "cinder-drop")
    assert t.store == "empty closed closed"
    t.passes(B)
    t.do("elixir", "moss-drop", 0)
    assert t.store == "moss-drop closed closed"


# --- quests --------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-DECK.3")
def test_a_finished_quest_leaves_the_game_and_a_row_stays_short() -> None:
    """R35: the deck has one quest for the two places of row 3; the finished ones do not come back."""
    rows = [
        [quest("the-broken-seal", "AB."), quest("the-sunless-mine", "nnn")],
        [quest("the-drowned-bell"), quest("the-masked-duke")],
        [quest("the-hollow-oak"), quest("the-great-hunt")],
    ]
    t = table(hero(fame=3), hero(), hero(), rows=rows, quest_deck=1, cataclysm_deck="judgement")
    last = t.names(t.s.quest_deck)
    t.do("quest", "the-broken-seal", 2)
    t.to("step")
    assert (t.row(1), t.row(2)) == ("the-drowned-bell the-masked-duke", "the-hollow-oak the-great-hunt")
    assert (t.row(3), t.s.quest_deck) == (last, [])
    assert {"the-broken-seal", "the-sunless-mine"} <= set(t.names(t.s.gone).split())


# --- sins ----------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-DECK.4")
@pytest.mark.parametrize(("pile", "left", "remade"), [(5, (4, 6), False), (6, (11, 0), True)])
def test_a_pile_of_seven_and_no_other_is_shuffled_into_the_sin_deck(
    pile: int, left: tuple[int, int], remade: bool
) -> None:
    t = table(hero(sins="greed"), hero(), sin_discard=pile, sin_deck=4, cataclysm_deck="judgement")
    t.plays("greed", 0)
    assert (len(t.s.sin_deck), len(t.s.sin_discard), bool(t.emitted("sins-remade"))) == (*left, remade)


@pytest.mark.clause("SEV-DECK.4", "SEV-DECK.5")
def test_an_empty_sin_deck_is_not_remade_and_gives_nothing() -> None:
    """R6: in step 2 A draws the last card, and B and C draw none although six lie in the pile."""
    t = table(hero(), hero(), hero(sins="pride"), sin_deck=1, sin_discard=6, at="regroup.score")
    assert [len(player.sins) for player in t.s.players] == [1, 0, 1]
    assert (len(t.s.sin_deck), len(t.s.sin_discard)) == (0, 6)


@pytest.mark.clause("SEV-DECK.4")
def test_a_cataclysm_of_a_row_leaves_the_sins_alone() -> None:
    t = table(hero(), hero(), sin_discard=6, sin_deck=3, at="row.cataclysm", cataclysm_deck="judgement")
    assert (len(t.s.cataclysms), len(t.s.sin_discard)) == (1, 6)
    assert t.emitted("sins-remade") == []


# --- buildings -----------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-DECK.6")
def test_buildings_that_go_leave_the_game() -> None:
    """R7: cashed in or ruined, they are in no deck; the decks are never remade."""
    t = table(
        hero(buildings="tidewatch", gold=6, sins="lust"),
        hero(),
        castles="emberhold sunspire",
        castle_deck=0,
        sin_discard=6,
        cataclysm_deck="ashfall",
    )
    t.do("cash", "tidewatch")
    t.do("found", "sunspire")
    assert (t.names(t.s.castles), t.s.castle_deck) == ("emberhold", [])  # not replaced
    t.passes(B)
    t.plays("lust", 1)
    assert (t.names(t.s.castles), t.buildings(A)) == ("", "sunspire")
    assert {"tidewatch", "emberhold"} <= set(t.names(t.s.gone).split())


# --- treasures and artifacts ---------------------------------------------------------------------------


@pytest.mark.clause("SEV-DECK.7")
def test_a_gained_treasure_returns_only_in_step_5() -> None:
    rows = [[quest("the-hollow-oak", "A", treasures="copper-hoard")]]
    t = table(hero(), hero(), hero(), rows=rows, treasure_deck=0)
    t.do("treasure", "the-hollow-oak", "copper-hoard")
    assert (t.names(t.s.treasure_discard), t.s.treasure_deck) == ("copper-hoard", [])
    t.passes(B, C, A)
    t.to("step")
    assert (t.s.treasure_discard, t.names(t.s.treasure_deck)) == ([], "copper-hoard")


def reliquary(artifacts: str, artifact_deck: int) -> Table:
    """A can gain a treasure that shows an artifact."""
    rows = [[quest("the-hollow-oak", "A", treasures="reliquary-of-the-dawn")]]
    return table(hero(artifacts=artifacts), hero(), rows=rows, artifact_deck=artifact_deck)


@pytest.mark.clause("SEV-DECK.8")
def test_used_artifacts_become_a_new_deck_only_when_one_is_due() -> None:
    """R8."""
    t = reliquary("cord-of-kindness", 0)
    t.uses("artifact", "cord-of-kindness", B)
    assert (t.names(t.s.artifact_discard), t.s.artifact_deck) == ("cord-of-kindness", [])
    t.passes(B)
    t.do("treasure", "the-hollow-oak", "reliquary-of-the-dawn")
    assert (t.artifacts(A), t.s.artifact_discard) == ("cord-of-kindness", [])


@pytest.mark.clause("SEV-DECK.8")
def test_while_the_artifact_deck_lasts_used_ones_stay_away() -> None:
    t = reliquary("cord-of-kindness", 1)
    t.uses("artifact", "cord-of-kindness", B)
    t.passes(B)
    t.do("treasure", "the-hollow-oak", "reliquary-of-the-dawn")
    assert t.artifacts(A) not in ("", "cord-of-kindness")
    assert t.names(t.s.artifact_discard) == "cord-of-kindness"


@pytest.mark.clause("SEV-DECK.8")
def test_with_neither_deck_nor_pile_no_artifact_is_gained() -> None:
    t = reliquary("", 0)
    t.do("treasure", "the-hollow-oak", "reliquary-of-the-dawn")
    assert (t.artifacts(A), t.names(t.s.treasure_discard)) == ("", "reliquary-of-the-dawn")


# --- cataclysms and piles ------------------------------------------------------------------------------


@pytest.mark.clause("SEV-DECK.9")
def test_a_played_cataclysm_leaves_the_game() -> None:
    t = table(hero(sins="lust"), hero(), sin_discard=6, cataclysm_deck="judgement")
    t.plays("lust", 1)
    assert (t.names(t.s.cataclysms), len(t.s.cataclysm_deck)) == ("judgement", 13)
    assert "judgement" not in t.names(t.s.cataclysm_deck)


@pytest.mark.clause("SEV-DECK.10")
def test_only_the_size_of_a_discard_pile_is_public() -> None:
    """Every pile gets a card that all have seen go there; nobody can look at it afterwards."""
    rows = [[quest("the-hollow-oak", "A", treasures="copper-hoard")]]
    t = table(
        hero(
            "red",
            characters="herb-wife/tapped",
            elixirs="moss-drop",
            artifacts="cord-of-kindness",
            sins="greed",
        ),
        hero(),
        rows=rows,
        tavern="ember-squire harbour-clerk toll-keeper",
        store="cinder-drop dew-drop honey-drop",
    )
    t.do("elixir", "moss-drop", 0)
    actions: list[tuple[str, ...]] = [("gifts", "herb-wife"), ("treasure", "the-hollow-oak"), ("artifact",)]
    for action in actions:
        t.do(*action)
        t.passes(B)
    t.plays("greed", 0)
    for eye in (A, B, None):
        view = seen(t, eye)
        for pile in (
            view["tavern"]["discard"],
            view["store"]["discard"],
            view["treasure_discard"],
            view["artifact_discard"],
            view["sin_discard"],
        ):
            assert pile == [None]


# --- gifts ---------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-DECK.11")
def test_each_color_is_taken_as_far_as_its_pool_reaches() -> None:
    """Lance Captain gives 2 red and 1 green; one red gift is left."""
    t = table(hero(characters="lance-captain"), hero(gifts="6 red 1 green"))
    t.do("gifts", "lance-captain")
    assert (t.gifts(A), t.pools["red"], t.pools["green"]) == ("1 red 1 green", 0, 5)


@pytest.mark.clause("SEV-DECK.12")
def test_paid_and_discarded_gifts_return_to_their_pools_at_once() -> None:
    """R9: A pays the last two red gifts there are, and B takes one in the same turn; so with a loss."""
    rows = [[quest("siege-of-emberford")]]
    t = table(hero(gifts="2 red"), hero(gifts="5 red", characters="ember-squire"), rows=rows)
    t.do("quest", "siege-of-emberford", 0)
    assert t.pools["red"] == 2
    t.do("gifts", "ember-squire")
    assert (t.gifts(B), t.pools["red"]) == ("6 red", 1)
    t = table(hero(sins="lust", gifts="1 red"), hero(), sin_discard=6, cataclysm_deck="ashfall")
    t.plays("lust", 1)
    assert t.pools["red"] == 7
