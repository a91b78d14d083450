"""The cost and the gifts of each elixir, alone."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.seven.state.terms import COLORS
from tests.games.seven.lay import counted
from tests.games.seven.table import A, hero, table

Option = tuple[str, int, str]
# name, cost in gold, what anybody gets, and other options: color, banners of it that are needed, gifts
ELIXIRS: list[tuple[str, int, str, list[Option]]] = [
    ("cinder-drop", 1, "1 red", [("red", 2, "2 red")]),
    ("ember-tonic", 2, "1 red", [("red", 2, "2 red"), ("red", 3, "4 red")]),
    ("smiths-fire", 2, "1 red 1 blue", [("blue", 3, "2 red 2 blue")]),
    ("phoenix-tear", 3, "2 red", [("red", 2, "3 red"), ("red", 4, "5 red")]),
    ("salamander-oil", 2, "2 red", [("yellow", 2, "2 yellow"), ("yellow", 3, "3 yellow")]),
    ("blood-and-brine", 3, "1 red 1 blue 1 green", [("red", 3, "2 red 1 blue 1 green")]),
    ("dew-drop", 1, "1 blue", [("blue", 2, "2 blue")]),
    ("tide-tonic", 2, "1 blue", [("blue", 2, "2 blue"), ("blue", 3, "4 blue")]),
    ("pearl-milk", 2, "1 blue 1 green", [("green", 3, "2 blue 2 green")]),
    ("kraken-ink", 3, "2 blue", [("blue", 2, "3 blue"), ("blue", 4, "5 blue")]),
    ("mist-oil", 2, "2 blue", [("white", 2, "2 white"), ("white", 3, "3 white")]),
    ("river-and-root", 3, "1 blue 1 green 1 yellow", [("blue", 3, "2 blue 1 green 1 yellow")]),
    ("moss-drop", 1, "1 green", [("green", 2, "2 green")]),
    ("root-tonic", 2, "1 green", [("green", 2, "2 green"), ("green", 3, "4 green")]),
    ("harts-blood", 2, "1 green 1 yellow", [("yellow", 3, "2 green 2 yellow")]),
    ("dryad-sap", 3, "2 green", [("green", 2, "3 green"), ("green", 4, "5 green")]),
    ("resin-oil", 2, "2 green", [("purple", 2, "2 purple"), ("purple", 3, "3 purple")]),
    ("leaf-and-light", 3, "1 green 1 yellow 1 white", [("green", 3, "2 green 1 yellow 1 white")]),
    ("honey-drop", 1, "1 yellow", [("yellow", 2, "2 yellow")]),
    ("noon-tonic", 2, "1 yellow", [("yellow", 2, "2 yellow"), ("yellow", 3, "4 yellow")]),
    ("lions-breath", 2, "1 yellow 1 white", [("white", 3, "2 yellow 2 white")]),
    ("bottled-dawn", 3, "2 yellow", [("yellow", 2, "3 yellow"), ("yellow", 4, "5 yellow")]),
    ("amber-oil", 2, "2 yellow", [("red", 2, "2 red"), ("red", 3, "3 red")]),
    ("gold-and-frost", 3, "1 yellow 1 white 1 purple", [("yellow", 3, "2 yellow 1 white 1 purple")]),
    ("frost-drop", 1, "1 white", [("white", 2, "2 white")]),
    ("snow-tonic", 2, "1 white", [("white", 2, "2 white"), ("white", 3, "4 white")]),
    ("swans-breath", 2, "1 white 1 purple", [("purple", 3, "2 white 2 purple")]),
    ("bottled-silence", 3, "2 white", [("white", 2, "3 white"), ("white", 4, "5 white")]),
    ("tallow-oil", 2, "2 white", [("blue", 2, "2 blue"), ("blue", 3, "3 blue")]),
    ("snow-and-shade", 3, "1 white 1 purple 1 red", [("white", 3, "2 white 1 purple 1 red")]),
    ("dusk-drop", 1, "1 purple", [("purple", 2, "2 purple")]),
    ("dream-tonic", 2, "1 purple", [("purple", 2, "2 purple"), ("purple", 3, "4 purple")]),
    ("ravens-tongue", 2, "1 purple 1 red", [("red", 3, "2 purple 2 red")]),
    ("bottled-night", 3, "2 purple", [("purple", 2, "3 purple"), ("purple", 4, "5 purple")]),
    ("nightshade-oil", 2, "2 purple", [("green", 2, "2 green"), ("green", 3, "3 green")]),
    ("shade-and-spark", 3, "1 purple 1 red 1 blue", [("purple", 3, "2 purple 1 red 1 blue")]),
]
COMPANY = {
    "red": ["ember-squire", "forge-sister", "banner-herald", "lance-captain"],
    "blue": ["harbour-clerk", "pearl-diver", "storm-pilot", "lighthouse-mage"],
    "green": ["charcoal-boy", "herb-wife", "horn-ranger", "stag-rider"],
    "yellow": ["toll-keeper", "mirror-smith", "caravan-master", "sun-duelist"],
    "white": ["snow-novice", "bell-ringer", "pass-warden", "ice-templar"],
    "purple": ["alley-fence", "dream-reader", "masked-envoy", "night-fencer"],
}


def company(color: str, banners: int) -> dict[str, Any]:
    """A hero of another color with characters that show this color so often."""
    other = COLORS[(COLORS.index(color) + 1) % len(COLORS)]
    return {"banner": other, "characters": " ".join(COMPANY[color][:banners])}


@pytest.mark.clause("SEV-ELX.1")
@pytest.mark.parametrize(("name", "cost"), [row[:2] for row in ELIXIRS])
def test_buying_costs_gold(name: str, cost: int) -> None:
    t = table(hero(gold=cost), hero(), store=name)
    t.do("buy", name)
    assert (t.gold(A), t.elixirs(A)) == (0, name)
    assert not table(hero(gold=cost - 1, fame=9), hero(), store=name).offers("buy")


@pytest.mark.clause("SEV-ELX.3", "SEV-ELX.4", "SEV-ELX.6")
@pytest.mark.parametrize(("name", "always"), [(row[0], row[2]) for row in ELIXIRS])
def test_anybody_gets_the_first_option(name: str, always: str) -> None:
    colors = set(always.split()[1::2])
    banner = next(c for c in reversed(COLORS) if c not in colors)
    t = table(hero(banner, elixirs=name), hero())
    t.do("elixir", name, 0)
    assert (counted(t.gifts(A)), t.elixirs(A), t.asked) == (counted(always), "", A)


@pytest.mark.clause("SEV-ELX.4", "SEV-ELX.5")
@pytest.mark.parametrize(
    ("name", "number", "option"),
    [(row[0], number, option) for row in ELIXIRS for number, option in enumerate(row[3], 1)],
)
def test_other_options_need_company(name: str, number: int, option: Option) -> None:
    color, banners, gifts = option
    t = table(hero(**company(color, banners - 1), elixirs=name), hero())
    assert not t.offers("elixir", name, number)
    t = table(hero(**company(color, banners), elixirs=name), hero())
    t.do("elixir", name, number)
    assert counted(t.gifts(A)) == counted(gifts)


@pytest.mark.clause("SEV-TERM.3")
def test_the_own_banner_of_the_hero_counts() -> None:
    t = table(hero("red", characters="ember-squire/tapped", elixirs="cinder-drop"), hero())
    t.do("elixir", "cinder-drop", 1)
    assert t.gifts(A) == "2 red"
