"""Partial data laid over data: the parts that the games of today do not need yet."""

from __future__ import annotations

from typing import Any, Literal

from fatebox.kernel import FaceUp, Plain, Secret
from fatebox.kernel.shapes import ObjectShape
from fatebox.scenario.names import CardNames
from fatebox.scenario.scenario import with_removals
from fatebox.scenario.shaped import merge, piles, place_cards
from tests.kernel.toy import GAME as TOY


class Booth(Plain):
    """A booth with a field of each kind that says `none` in its own way."""

    wares: FaceUp
    prices: dict[str, int]
    guests: dict[str, str | None]
    owner: str | None
    mood: Literal["none", "good"]
    motto: str
    password: Secret[str]
    spot: tuple[int, int | None]


SHAPE = ObjectShape(Booth)


def laid(over: dict[str, Any]) -> Any:
    """Data as it is after the cards are placed."""
    names = CardNames(TOY.pack())
    return place_cards(SHAPE, over, "given", lambda name, path, index: f"{name}@{path}[{index}]", names)


def test_none_is_nothing_except_where_it_is_a_word() -> None:
    given = {"owner": "none", "mood": "none", "motto": "none", "password": "none", "spot": [1, "none"]}
    assert laid(given) == {
        "owner": None,
        "mood": "none",
        "motto": "none",
        "password": "none",
        "spot": [1, None],
    }


def test_none_takes_an_entry_out_of_a_dictionary_unless_it_can_be_nothing() -> None:
    before = {"prices": {"silk": 3, "jade": 5}, "guests": {"Ann": "left"}}
    over = laid({"prices": {"silk": "none"}, "guests": {"Ann": "none"}})
    assert merge(before, over, "given") == {"prices": {"jade": 5}, "guests": {"Ann": None}}


def test_a_report_says_which_entries_are_gone() -> None:
    before = {"prices": {"silk": 3, "jade": 5}, "wares": ["silk"]}
    now = {"prices": {"jade": 4}, "wares": []}
    given = with_removals(before, now)
    assert given == {"prices": {"silk": "none", "jade": 4}, "wares": []}
    assert merge(before, laid(given), "given") == now


def test_cards_of_piles_are_placed_with_their_path() -> None:
    assert laid({"wares": ["silk", "jade"]}) == {"wares": ["silk@given.wares[0]", "jade@given.wares[1]"]}
    assert laid({"wares": {"1": "jade"}}) == {"wares": {"1": "jade@given.wares[1]"}}


def test_piles_are_found_in_data() -> None:
    assert [(pile.path, pile.cards) for pile in piles(SHAPE, {"wares": ["silk"], "prices": {}}, "given")] == [
        ("given.wares", ["silk"])
    ]
