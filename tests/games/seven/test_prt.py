"""SEV-PRT: portals."""

from __future__ import annotations

import pytest

from fatebox.games.seven.state.terms import COLORS
from tests.games.seven.table import A, B, Table, hero, quest, table

WHITE = COLORS.index("white")


def closable(t: Table) -> list[str]:
    """The colors of the portals that can be closed now."""
    return [COLORS[option[1]] for option in t.options if option[0] == "portal"]


@pytest.mark.clause("SEV-PRT.1", "SEV-PRT.2")
@pytest.mark.parametrize("color", COLORS)
def test_seven_gifts_of_its_own_color_close_a_portal(color: str) -> None:
    t = table(hero(gifts=f"7 {color}"), hero())
    assert closable(t) == [color]
    t.do("portal", COLORS.index(color))
    assert (t.gifts(A), t.pools[color], t.player(A).markers) == ("", 7, 6)
    assert t.s.portals == [A if each == color else -1 for each in COLORS]


@pytest.mark.clause("SEV-PRT.1")
def test_six_gifts_of_the_color_and_others_do_not() -> None:
    t = table(hero(gifts="6 white 7 red"), hero())
    assert closable(t) == ["red"]


@pytest.mark.clause("SEV-OPT.3")
@pytest.mark.parametrize(
    ("portal_gifts", "closed"), [(7, []), (5, []), (4, ["white"]), (3, ["red", "white"])]
)
def test_with_the_variant_fewer_gifts_close_a_portal(portal_gifts: int, closed: list[str]) -> None:
    t = table(hero(gifts="4 white 3 red"), hero(), portal_gifts=portal_gifts)
    assert closable(t) == closed


@pytest.mark.clause("SEV-OPT.3")
def test_with_the_variant_no_more_gifts_are_discarded_than_it_takes() -> None:
    t = table(hero(gifts="6 white 3 red"), hero(), portal_gifts=4)
    t.do("portal", WHITE)
    assert (t.gifts(A), t.pools["white"]) == ("3 red 2 white", 5)


@pytest.mark.clause("SEV-PRT.2")
def test_a_portal_needs_a_free_marker() -> None:
    """R22: all seven markers lie on quests."""
    rows = [[quest("the-hollow-oak", "AAA"), quest("the-great-hunt", "AAAA")]]
    t = table(hero(gifts="7 white"), hero(), rows=rows)
    assert closable(t) == []


@pytest.mark.clause("SEV-PRT.3")
def test_nothing_stands_for_gifts_when_a_portal_is_closed() -> None:
    """Neither an elixir nor manned buildings that help with quests."""
    t = table(
        hero(
            "white",
            gifts="6 white",
            elixirs="frost-drop",
            buildings="thornwall/manned temple-of-roots/manned",
        ),
        hero(),
    )
    assert closable(t) == []


@pytest.mark.clause("SEV-PRT.4")
def test_gifts_taken_with_an_elixir_just_before_count() -> None:
    """R30: the gift is in hand then, so the pool must have one."""
    t = table(hero("red", gifts="6 white", elixirs="frost-drop"), hero())
    t.do("elixir", "frost-drop", 0)
    assert (t.asked, closable(t)) == (A, ["white"])
    t = table(hero("red", gifts="6 white", elixirs="frost-drop"), hero(gifts="1 white"))
    t.do("elixir", "frost-drop", 0)
    assert (t.gifts(A), closable(t)) == ("6 white", [])


@pytest.mark.clause("SEV-PRT.5")
def test_a_closed_portal_is_not_closed_again_and_its_marker_stays() -> None:
    t = table(hero(gifts="7 white"), hero(), portals={"white": B})
    assert closable(t) == []
    t.all_pass()
    assert (t.s.turn, t.s.portals[WHITE], t.player(B).markers) == (2, B, 6)


@pytest.mark.clause("SEV-PRT.6")
@pytest.mark.parametrize("markers", [1, 2, 3])
def test_each_marker_gives_two_might_in_step_4(markers: int) -> None:
    t = table(hero(), hero(), portals=dict.fromkeys(COLORS[:markers], A), at="regroup.produce", order=[A, B])
    assert t.mights == [2 * markers, 0]


@pytest.mark.clause("SEV-PRT.7")
def test_heroes_cannot_pool_their_gifts() -> None:
    t = table(hero(gifts="4 white"), hero(gifts="3 white"))
    assert closable(t) == []
    t.passes()
    assert closable(t) == []
