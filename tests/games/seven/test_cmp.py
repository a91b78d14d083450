"""SEV-CMP: completing quests."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.seven.table import A, B, C, Table, hero, quest, table

X, Y = "the-great-hunt", "the-broken-seal"
ROW_2 = [quest("the-hollow-oak", "An..", treasures="copper-hoard"), quest("the-masked-duke", "B")]
ROW_3 = [quest("the-library-fire", hidden="silver-casket battle-scar"), quest("the-kneeling-king")]


def finished(x: str, y: str = "nnn", *, elixir: str = "dew-drop", **given: Any) -> Table:
    """A row that A's pass would find finished: The Great Hunt (prize 5) and The Broken Seal (prize 4).

    C has an elixir, so that the game waits for him when the phase is over.
    """
    rows = [[quest(X, x), quest(Y, y)], ROW_2, ROW_3]
    heroes = given.pop("heroes", (hero(), hero(), hero(elixirs=elixir)))
    return table(*heroes, at="row.finished", **{"rows": rows, "cataclysm_deck": "judgement", **given})


def to_the_end(t: Table) -> None:
    """All defaults up to the closing window."""
    t.to("instants.closing")


# --- one quest -----------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-CMP.1")
@pytest.mark.parametrize("first", [A, B])
def test_the_first_player_chooses_the_order(first: int) -> None:
    """Whoever has finished the row: here the last in the order of play."""
    order = [first, *(seat for seat in (A, B, C) if seat != first)]
    t = finished("Annnn", "Bnn", order=order, position=2)
    assert (t.asked, t.prompt, t.offered) == (first, "complete.quest", [f"complete {X}", f"complete {Y}"])
    t.do("complete", Y)
    assert t.mights == [0, 4, 0]


@pytest.mark.clause("SEV-CMP.1")
def test_a_corrupted_first_player_keeps_that_choice() -> None:
    """R67."""
    t = finished("Annnn", heroes=(hero(), hero(corruption=7), hero()), falling=True, order=[B, A, C])
    assert (t.asked, t.prompt) == (B, "complete.quest")


@pytest.mark.clause("SEV-CMP.1")
def test_the_game_halts_as_soon_as_the_row_is_finished() -> None:
    """B would be next to act."""
    rows = [[quest(X, "Annnn"), quest(Y, "nn.")]]
    t = table(hero(fame=3), hero(fame=9), hero(), rows=rows, tavern="ember-squire")
    t.do("quest", Y, 2)
    assert (t.asked, t.prompt) == (A, "complete.quest")


@pytest.mark.clause("SEV-CMP.2")
@pytest.mark.parametrize(
    ("marks", "mights"),
    [
        ("AABnn", [5, 0, 0]),
        ("Annnn", [5, 0, 0]),
        ("AABBn", [2, 2, 0]),
        ("ABCnn", [2, 2, 2]),
        ("nnnnn", [0, 0, 0]),
        ("BBAAA", [5, 0, 0]),
    ],
)
def test_the_majority_gains_the_might_and_tied_ones_half_of_it(marks: str, mights: list[int]) -> None:
    t = finished(marks)
    t.do("complete", X)
    assert t.mights == mights


@pytest.mark.clause("SEV-CMP.3")
def test_the_pool_is_the_whole_deck_and_what_lies_beside_this_quest() -> None:
    rows = [
        [quest(X, "Annnn", treasures="copper-hoard battle-scar"), quest(Y, "Ann", treasures="silver-casket")],
        [quest("the-hollow-oak", treasures="kings-ransom")],
        [quest("the-library-fire", hidden="rune-of-valour")],
    ]
    t = finished("", rows=rows, treasure_deck=3)
    deck = t.names(t.s.treasure_deck).split()
    t.do("complete", X)
    assert t.prompt == "draft"
    assert sorted(t.offered) == sorted(f"pick {name}" for name in (*deck, "copper-hoard", "battle-scar"))
    assert t.s.treasure_deck == []


@pytest.mark.clause("SEV-CMP.4")
@pytest.mark.parametrize(
    ("marks", "order", "picks"),
    [
        ("AABBn", [A, B, C], [A, B, A, B]),
        ("AABBn", [B, C, A], [B, A, B, A]),
        ("AAABC", [C, A, B], [C, A, B, A, A]),
        ("nnnnC", [A, B, C], [C]),
    ],
)
def test_in_rounds_each_picks_one_treasure_for_each_own_marker(
    marks: str, order: list[int], picks: list[int]
) -> None:
    t = finished(marks, order=order, treasure_deck=6)
    t.do("complete", X)
    asked: list[int | None] = []
    while len(asked) < len(picks):
        assert t.prompt == "draft"
        asked.append(t.asked)
        t.answer(t.options[0])
    assert asked == picks
    assert t.emitted("completed")[0] == (t.find(X),)


@pytest.mark.clause("SEV-CMP.5")
def test_a_treasure_taken_is_received_at_once_and_discarded() -> None:
    t = finished(
        "AAnnn", treasure_deck="kings-ransom reliquary-of-the-dawn", artifact_deck="cord-of-kindness"
    )
    t.do("complete", X)
    t.do("pick", "kings-ransom")
    assert (t.prompt, t.gold(A), t.names(t.s.treasure_discard)) == ("draft", 5, "kings-ransom")
    t.do("pick", "reliquary-of-the-dawn")
    assert (t.artifacts(A), t.names(t.s.treasure_discard)) == (
        "cord-of-kindness",
        "kings-ransom reliquary-of-the-dawn",
    )


@pytest.mark.clause("SEV-CMP.6")
def test_when_the_pool_runs_out_the_remaining_picks_are_lost() -> None:
    """R32: five markers, two treasures."""
    t = finished("AABBC", treasure_deck=2)
    t.do("complete", X)
    t.idles()
    t.idles()
    assert len(t.emitted("treasure")) == 2
    assert t.emitted("completed")[0] == (t.find(X),)
    assert (t.s.picks, t.player(C).markers) == ([], 7)


@pytest.mark.clause("SEV-CMP.7")
def test_what_is_left_is_shuffled_as_the_treasure_deck() -> None:
    """R32: also what lay beside the quest goes to the deck; what was taken does not."""
    rows = [[quest(X, "Annnn", treasures="copper-hoard battle-scar"), quest(Y, "nnn")]]
    shuffled = "copper-hoard merchants-strongbox silver-casket"
    t = finished("", rows=rows, treasure_deck=2, chance={"treasures": [shuffled]})
    assert t.names(t.s.treasure_deck) == "silver-casket merchants-strongbox"
    t.do("complete", X)
    t.do("pick", "battle-scar")
    assert t.names(t.emitted("rewards")[1][0]) == shuffled  # the pool of the next quest: just that deck


@pytest.mark.clause("SEV-CMP.8")
def test_markers_return_and_the_quest_leaves_the_game() -> None:
    t = finished("AABBn", "Cnn", treasure_deck=6)
    assert [player.markers for player in t.s.players] == [4, 4, 6]  # A and B have one in row 2 as well
    t.do("complete", X)
    while t.s.completing == t.find(X):
        t.idles()
    assert [player.markers for player in t.s.players] == [6, 6, 6]
    assert (t.row(1), t.find(X) in t.s.gone) == (Y, True)


@pytest.mark.clause("SEV-CMP.9")
def test_the_second_quest_waits_until_the_first_is_entirely_done() -> None:
    t = finished("AABnn", "BBn", treasure_deck=8)
    t.do("complete", X)
    while len(t.emitted("treasure")) < 3:
        assert (t.emitted("completing"), t.might(B)) == ([(t.find(X),)], 0)
        t.idles()
    assert (t.emitted("completing")[-1], t.might(B)) == ((t.find(Y),), 4)


# --- the row -------------------------------------------------------------------------------------------


@pytest.mark.clause("SEV-CMP.10", "SEV-CMP.11")
def test_a_row_brings_one_armour_piece_and_one_cataclysm() -> None:
    """Not one for each quest; and not before both are done."""
    t = finished("Annnn", "Bnn")
    t.do("complete", X)
    t.idles()
    assert (t.s.armour, t.s.cataclysms) == (0, [])
    t.idles()
    assert (t.prompt, t.s.armour, len(t.s.cataclysms)) == ("instants.closing", 1, 1)
    kinds = [event.kind for event in t.events]
    assert kinds.index("completed") < kinds.index("armour") < kinds.index("cataclysm")


@pytest.mark.clause("SEV-CMP.10")
def test_after_the_seventh_piece_there_is_none_but_all_else_happens() -> None:
    """R33: nobody has 30 might."""
    t = finished("Annnn", armour=7)
    to_the_end(t)
    assert (t.s.armour, len(t.s.cataclysms), t.emitted("armour")) == (7, 1, [])
    assert t.row(1) == "the-hollow-oak the-masked-duke"


@pytest.mark.clause("SEV-CMP.11")
def test_the_sin_pile_is_not_reshuffled_for_it() -> None:
    """R34."""
    t = finished("Annnn", sin_discard=6)
    to_the_end(t)
    assert (len(t.s.sin_discard), t.emitted("sins-remade")) == (6, [])


@pytest.mark.clause("SEV-CMP.12")
def test_the_rows_move_down_and_row_3_is_new() -> None:
    t = finished("nnnnn", treasure_deck=8, quest_deck=3)
    new = t.names(t.s.quest_deck[:2])
    to_the_end(t)
    assert (t.row(1), t.row(2), t.row(3)) == (
        "the-hollow-oak the-masked-duke",
        "the-library-fire the-kneeling-king",
        new,
    )
    assert (t.marks("the-hollow-oak"), t.marks("the-masked-duke")) == ("An..", "B...")
    assert t.names(t.quest("the-hollow-oak").treasures) == "copper-hoard"
    risen = t.quest("the-library-fire")
    assert (t.names(risen.treasures), risen.hidden) == ("silver-casket battle-scar", [])
    assert [(len(each.treasures), len(each.hidden)) for each in t.s.rows[2]] == [(0, 2), (0, 2)]
    assert (len(t.s.treasure_deck), len(t.s.quest_deck)) == (4, 1)


@pytest.mark.clause("SEV-CMP.13")
def test_treasures_that_are_missing_in_row_3_come_in_step_5() -> None:
    """R32: the deck has one treasure for the four places; the pile that is shuffled in has two more."""
    t = finished("nnnnn", treasure_deck=1, treasure_discard="kings-ransom rune-of-valour")
    to_the_end(t)
    assert [len(each.hidden) for each in t.s.rows[2]] == [1, 0]
    t.to("step")
    assert [(len(each.hidden), each.treasures) for each in t.s.rows[2]] == [(2, []), (1, [])]
    assert (t.s.treasure_deck, t.s.treasure_discard) == ([], [])


@pytest.mark.clause("SEV-CMP.14")
def test_then_the_phase_is_over() -> None:
    """A has finished the row; B and C would be next to act, but the closing window comes."""
    rows = [[quest(X, "Annnn"), quest(Y, "nn.")], ROW_2, ROW_3]
    t = table(
        hero(fame=3), hero(fame=9), hero(elixirs="dew-drop"), rows=rows, tavern="ember-squire herb-wife"
    )
    t.do("quest", Y, 2)
    seen = set()
    while t.s.turn == 1:
        seen.add(t.prompt)
        t.idles()
    assert seen == {"complete.quest", "draft", "instants.closing"}


@pytest.mark.clause("SEV-CMP.15")
def test_a_new_row_1_is_played_in_the_next_turn() -> None:
    """Its quests had one free space each, so it is not finished on arrival."""
    rows = [
        [quest(X, "nnnnn"), quest(Y, "nnn")],
        [quest("the-hollow-oak", "ABn."), quest("the-masked-duke", "nnn.")],
        ROW_3,
    ]
    t = finished("", rows=rows)
    t.do("complete", X)
    to_the_end(t)
    assert (t.s.armour, len(t.emitted("completing"))) == (1, 2)
    t.to("step")
    assert (t.s.turn, t.s.armour, t.row(1)) == (2, 1, "the-hollow-oak the-masked-duke")
    assert t.marks("the-hollow-oak") == "ABn."


@pytest.mark.clause("SEV-CMP.16")
def test_with_an_empty_row_1_the_phase_ends_by_passes_only() -> None:
    """R35: the quest deck is exhausted; an empty row is not a finished one."""
    t = table(hero(fame=2), hero(), hero(elixirs="dew-drop"), rows=[], quest_deck=0, tavern="ember-squire")
    t.do("recruit", "ember-squire")
    assert (t.asked, t.prompt) == (B, "step")
    t.passes(B, C)
    assert t.emitted("phase-over") == []
    t.passes(A)
    assert (t.prompt, t.s.armour, t.s.cataclysms) == ("instants.closing", 0, [])
