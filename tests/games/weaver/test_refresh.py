"""WEA-REF: the hour, the fate cards, the visitor."""

from __future__ import annotations

import pytest

from fatebox.games.weaver import GAME
from tests.games.weaver.table import table


@pytest.mark.clause("WEA-REF.1")
@pytest.mark.parametrize("cycle", list(GAME.pack().cycles))
def test_round_n_shows_icon_n(cycle: str) -> None:
    t = table(icon=0, cycle=cycle, segment="refresh")
    hours = []
    while t.match.result is None:
        hours.append(t.s.hour)
        assert t.s.icons == hours, "the icons of past rounds stay open"
        t.read_one_of_each()
        while t.prompt == "renovate.buy":
            t.done()
    assert tuple(hours) == t.s.pack.cycles[cycle].icons


@pytest.mark.clause("WEA-REF.2", "WEA-END.1")
def test_the_game_is_won_when_the_cover_cannot_be_moved() -> None:
    """Nothing else of the Refresh is done: no card is turned up, nobody comes."""
    t = table(icon=10, segment="refresh", decks="H01 L01 P01 W01")
    assert t.ended == "win"
    assert t.match.decision is None
    assert t.s.round == 10
    assert t.s.tops == [[], [], [], []]
    assert t.s.visitor == []


@pytest.mark.clause("WEA-REF.3")
def test_round_one_turns_up_four_cards() -> None:
    t = table(icon=0, segment="refresh")
    assert [t.top(suit) for suit in ("happiness", "love", "power", "wealth")] == ["H01", "L01", "P01", "W01"]
    assert t.deck("love").startswith("L02 L03")


@pytest.mark.clause("WEA-REF.3")
def test_only_decks_with_cards_and_without_a_face_up_card_turn_one_up() -> None:
    t = table(icon=1, segment="refresh", tops="H05", decks="H01 L01 L02")
    assert t.s.round == 2
    assert (t.top("happiness"), t.deck("happiness")) == ("H05", "H01")
    assert (t.top("love"), t.deck("love")) == ("L01", "L02")
    assert (t.top("power"), t.top("wealth")) == (None, None)


@pytest.mark.clause("WEA-REF.4")
def test_the_top_adventurer_is_the_visitor() -> None:
    t = table(icon=0, segment="refresh", visitor="hespa")
    assert t.keys(t.s.visitor) == ["hespa"]
    assert len(t.s.visitors) == 9


@pytest.mark.clause("WEA-REF.5")
def test_hour_fate_cards_and_visitor_in_this_order() -> None:
    t = table(icon=1, segment="renovate", gold=5, decks="H01 L01 P01 W01")
    t.done()
    assert [event.kind for event in t.events] == ["round", *["turned-up"] * 4, "visitor"]


@pytest.mark.clause("WEA-REF.5")
def test_all_three_are_seen_before_the_first_decision() -> None:
    t = table(icon=0, segment="refresh", visitor="hespa")
    view = t.match.view(0)
    assert view["decision"]["prompt"] == "read.play"
    assert view["table"]["hour"] == "sun"
    assert all(len(top) == 1 and top[0] is not None for top in view["table"]["tops"])
    assert view["table"]["visitor"] == t.s.visitor
