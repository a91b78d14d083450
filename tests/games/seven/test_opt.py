"""SEV-OPT: game options."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.seven import GAME
from fatebox.kernel import FateboxError, OptionsError
from tests.games.seven.table import A, B, C, D, start


@pytest.mark.clause("SEV-OPT.1")
@pytest.mark.parametrize("falling", [False, True])
@pytest.mark.parametrize("unnamed", [False, True])
def test_the_advanced_rules_separately_or_together(falling: bool, unnamed: bool) -> None:
    t = start(4, fall_of_a_hero=falling, unnamed_player=unnamed)
    assert (t.s.falling, t.s.unnamed is not None, len(t.s.players)) == (falling, unnamed, 3 if unnamed else 4)


@pytest.mark.clause("SEV-OPT.1")
def test_without_options_none_of_them_is_used() -> None:
    t = start(3)
    assert (t.s.falling, t.s.unnamed) == (False, None)


@pytest.mark.clause("SEV-OPT.2")
def test_two_to_six_heroes_and_no_other_dial() -> None:
    """No solo game, no levels: beside the advanced rules only who plays whom and who begins."""
    assert {setting.name for setting in GAME.settings} == {
        "fall_of_a_hero",
        "unnamed_player",
        "hero_assignment",
        "first_player",
        "portal_gifts",  # SEV-OPT.3, a variant of this edition
    }
    for seats in (1, 8):
        with pytest.raises(FateboxError):
            start(seats)
    assert [len(start(seats).s.players) for seats in range(2, 7)] == [2, 3, 4, 5, 6]
    assert GAME.default_seats == 3


@pytest.mark.parametrize(("number", "first"), [(1, A), (3, C), (4, D)])
def test_a_fixed_first_player(number: int, first: int) -> None:
    """R2: the seat is given as a number from 1 on."""
    t = start(4, first_player=number)
    assert t.s.order == [(first + i) % 4 for i in range(4)]


def test_the_first_player_must_be_a_hero() -> None:
    with pytest.raises(OptionsError, match="first_player"):
        start(4, first_player=4, unnamed_player=True)


@pytest.mark.parametrize(
    "options", [{"hero_assignment": "auction"}, {"fall_of_a_hero": "maybe"}, {"levels": 3}]
)
def test_what_the_rules_do_not_know_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(OptionsError, match=next(iter(options))):
        start(4, **options)


def test_heroes_are_chosen_in_seat_order_from_the_first_player() -> None:
    """R2, D01: of what is left."""
    t = start(3, hero_assignment="choose", first_player=2)
    asked = []
    while t.prompt == "setup.hero":
        asked.append((t.asked, len(t.options)))
        t.idles()
    assert asked == [(B, 6), (C, 5), (A, 4)]
    assert len({player.hero for player in t.s.players}) == 3
