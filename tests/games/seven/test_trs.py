"""SEV-TRS: gaining a treasure."""

from __future__ import annotations

import pytest

from tests.games.seven.table import A, B, hero, quest, table


@pytest.mark.clause("SEV-TRS.1")
@pytest.mark.parametrize("row", [1, 2])
def test_a_neutral_marker_takes_the_place_and_the_space_stays_fulfilled(row: int) -> None:
    marked = quest("the-hollow-oak", "BA.A", treasures="copper-hoard")
    rows = [[marked]] if row == 1 else [[quest("the-great-hunt")], [marked]]
    t = table(hero(gifts="2 red"), hero(gold=9), rows=rows)
    t.do("treasure", "the-hollow-oak", "copper-hoard")
    assert (t.prompt, t.offered) == (
        "treasure.marker",
        ["marker the-hollow-oak 1", "marker the-hollow-oak 3"],
    )
    t.do("marker", "the-hollow-oak", 3)
    assert (t.marks("the-hollow-oak"), t.player(A).markers, t.gold(A)) == ("BA.n", 6, 2)
    assert (t.asked, t.offers("quest", "the-hollow-oak", 3)) == (B, False)


@pytest.mark.clause("SEV-TRS.1")
def test_only_own_markers_are_worth_a_treasure() -> None:
    rows = [[quest("the-hollow-oak", "Bn", treasures="copper-hoard")]]
    t = table(hero(), hero(), rows=rows)
    assert not t.offers("treasure")
    assert not t.offers("treasure-top")


@pytest.mark.clause("SEV-TRS.2")
def test_a_treasure_of_that_quest_or_the_top_of_the_deck() -> None:
    """Treasures beside other quests, and face-down ones, cannot be taken."""
    rows = [
        [quest("the-hollow-oak", "A", treasures="copper-hoard battle-scar"), quest("the-great-hunt", "B")],
        [quest("the-masked-duke", treasures="silver-casket")],
        [quest("the-broken-seal", hidden="kings-ransom")],
    ]
    t = table(hero(), hero(), rows=rows, treasure_deck="rune-of-valour")
    assert [words for words in t.offered if words.startswith("treasure")] == [
        "treasure the-hollow-oak copper-hoard",
        "treasure the-hollow-oak battle-scar",
        "treasure-top the-hollow-oak",
    ]
    t.do("treasure-top", "the-hollow-oak")
    assert (t.might(A), t.names(t.s.treasure_discard)) == (2, "rune-of-valour")
    assert t.names(t.quest("the-hollow-oak").treasures) == "copper-hoard battle-scar"


@pytest.mark.clause("SEV-TRS.3", "SEV-TRS.4")
def test_the_gain_is_received_at_once_and_the_place_stays_empty() -> None:
    rows = [[quest("the-hollow-oak", "A", treasures="copper-hoard battle-scar")]]
    t = table(hero(), hero(), rows=rows)
    deck = len(t.s.treasure_deck)
    t.do("treasure", "the-hollow-oak", "battle-scar")
    assert (t.might(A), t.names(t.s.treasure_discard)) == (1, "battle-scar")
    assert (t.names(t.quest("the-hollow-oak").treasures), len(t.s.treasure_deck)) == ("copper-hoard", deck)


@pytest.mark.clause("SEV-TRS.5")
def test_with_nothing_to_take_there_is_no_such_action() -> None:
    """R29: a marker is not lost for nothing; the discard pile does not count."""
    rows = [[quest("the-hollow-oak", "A"), quest("the-great-hunt", treasures="copper-hoard")]]
    t = table(hero(), hero(), rows=rows, treasure_deck=0, treasure_discard="battle-scar")
    assert not t.offers("treasure")
    assert not t.offers("treasure-top")
    t = table(hero(), hero(), rows=rows, treasure_deck=1)
    assert t.offers("treasure-top", "the-hollow-oak")


@pytest.mark.clause("SEV-TRS.6")
@pytest.mark.parametrize(
    ("gives_up", "marks", "mights", "picks"),
    [(False, "AABB", [2, 2], [A, B, A, B]), (True, "nABB", [0, 4], [A, B, B])],
)
def test_a_marker_given_up_counts_neither_for_the_majority_nor_for_the_draft(
    gives_up: bool, marks: str, mights: list[int], picks: list[int]
) -> None:
    """The Hollow Oak, prize 4: A and B would be tied with two markers each."""
    t = table(hero(), hero(gold=3), rows=[[quest("the-hollow-oak", "AAB.")]], treasure_deck="silver-casket")
    if gives_up:
        t.do("treasure-top", "the-hollow-oak")
        t.do("marker", "the-hollow-oak", 0)
    else:
        t.passes()
    t.do("quest", "the-hollow-oak", 3)
    assert (t.marks("the-hollow-oak"), t.mights, t.s.picks) == (marks, mights, picks)
