"""SEV-2P: two hero players."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.kernel import OptionsError
from tests.games.seven.table import A, B, hero, quest, start, table


@pytest.mark.clause("SEV-2P.1")
@pytest.mark.parametrize(("seats", "quests"), [(2, 1), (3, 2), (6, 2)])
def test_with_two_players_each_row_has_one_quest_with_two_treasures(seats: int, quests: int) -> None:
    t = start(seats)
    assert [len(row) for row in t.s.rows] == [quests] * 3
    beside = [(len(each.treasures), len(each.hidden)) for row in t.s.rows for each in row]
    assert beside == [(2, 0)] * (2 * quests) + [(0, 2)] * quests


@pytest.mark.clause("SEV-2P.1", "SEV-CMP.12")
def test_one_new_quest_fills_row_3() -> None:
    rows = [[quest("the-broken-seal", "nnn")], [quest("the-hollow-oak")], [quest("the-great-hunt")]]
    t = table(hero(), hero(elixirs="dew-drop"), rows=rows, at="row.finished", quest_deck="the-masked-duke")
    assert t.prompt == "instants.closing"
    assert (t.row(1), t.row(2), t.row(3)) == ("the-hollow-oak", "the-great-hunt", "the-masked-duke")
    assert len(t.quest("the-masked-duke").hidden) == 2


@pytest.mark.clause("SEV-2P.2")
def test_a_row_is_finished_when_its_one_quest_is_full() -> None:
    """It gives prize and draft, an armour piece and a cataclysm like any row; nobody chooses an order."""
    rows = [[quest("the-broken-seal", "AB.")], [quest("the-hollow-oak")]]
    t = table(
        hero(fame=3), hero(elixirs="dew-drop"), rows=rows, cataclysm_deck="rising-tide", treasure_deck=6
    )
    t.do("quest", "the-broken-seal", 2)
    assert (t.mights, t.prompt, t.s.picks) == ([4, 0], "draft", [A, B, A])
    for _ in range(3):
        t.idles()
    assert (t.prompt, t.s.armour, t.names(t.s.cataclysms)) == ("instants.closing", 1, "rising-tide")


@pytest.mark.clause("SEV-2P.3")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"fall_of_a_hero": True}),
        (2, {"unnamed_player": True}),
        (3, {"unnamed_player": True}),
        (3, {"unnamed_player": True, "fall_of_a_hero": True}),
    ],
)
def test_the_advanced_rules_need_three_heroes(seats: int, options: dict[str, Any]) -> None:
    """With the Unnamed at a table of three there are but two."""
    with pytest.raises(OptionsError, match="at least 3 hero players"):
        start(seats, **options)


@pytest.mark.clause("SEV-2P.4")
def test_all_else_is_as_with_more_players() -> None:
    """Set-up, portals, and two passes in a row end the phase."""
    t = start(2, seed=4)
    assert [len(player.sins) for player in t.s.players] == [3, 3]
    assert len(t.s.tavern.shown()) == len(t.s.store.shown()) == 3
    assert (len(t.s.castles), len(t.s.estates), len(t.s.temples)) == (2, 2, 6)
    t = table(hero(), hero(), portals={"red": B})
    t.passes(A)
    assert t.emitted("phase-over") == []
    t.passes(B)
    assert (t.emitted("phase-over"), t.might(B)) == ([()], 1 + 2)
