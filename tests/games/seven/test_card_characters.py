"""The cost, gifts and income of each character, alone."""

from __future__ import annotations

import pytest

from tests.games.seven.lay import counted
from tests.games.seven.table import A, hero, table

# name, banner, cost in fame, gifts per use, income per turn, might at once, might each turn
CHARACTERS = [
    ("ember-squire", "red", 2, "1 red", "1 gold", 0, 0),
    ("forge-sister", "red", 3, "2 red", "", 2, 0),
    ("banner-herald", "red", 3, "1 red 1 white", "1 fame", 0, 0),
    ("lance-captain", "red", 5, "2 red 1 green", "", 3, 0),
    ("saint-of-the-pyre", "red", 6, "2 red 1 blue", "", 1, 1),
    ("harbour-clerk", "blue", 2, "1 blue", "1 gold", 0, 0),
    ("pearl-diver", "blue", 3, "2 blue", "", 2, 0),
    ("storm-pilot", "blue", 3, "1 blue 1 red", "1 gold", 0, 0),
    ("lighthouse-mage", "blue", 4, "2 blue 1 purple", "", 2, 0),
    ("admiral-of-mists", "blue", 5, "2 blue 1 purple", "", 0, 1),
    ("charcoal-boy", "green", 2, "1 green", "1 fame", 0, 0),
    ("herb-wife", "green", 3, "2 green", "", 2, 0),
    ("horn-ranger", "green", 3, "1 green 1 blue", "1 fame", 0, 0),
    ("stag-rider", "green", 5, "2 green 1 white", "", 3, 0),
    ("elder-of-the-grove", "green", 6, "2 green 1 red", "", 1, 1),
    ("toll-keeper", "yellow", 2, "1 yellow", "1 gold", 0, 0),
    ("mirror-smith", "yellow", 3, "2 yellow", "", 2, 0),
    ("caravan-master", "yellow", 3, "1 yellow 1 green", "1 gold", 0, 0),
    ("sun-duelist", "yellow", 4, "2 yellow 1 blue", "", 2, 0),
    ("oracle-of-noon", "yellow", 5, "2 yellow 1 red", "", 0, 1),
    ("snow-novice", "white", 2, "1 white", "1 fame", 0, 0),
    ("bell-ringer", "white", 3, "2 white", "", 2, 0),
    ("pass-warden", "white", 3, "1 white 1 purple", "1 fame", 0, 0),
    ("ice-templar", "white", 5, "2 white 1 yellow", "", 3, 0),
    ("mother-superior", "white", 6, "2 white 1 green", "", 1, 1),
    ("alley-fence", "purple", 2, "1 purple", "1 gold", 0, 0),
    ("dream-reader", "purple", 3, "2 purple", "", 2, 0),
    ("masked-envoy", "purple", 3, "1 purple 1 yellow", "1 gold", 0, 0),
    ("night-fencer", "purple", 4, "2 purple 1 white", "", 2, 0),
    ("veiled-regent", "purple", 5, "2 purple 1 yellow", "", 0, 1),
]
NAMES = [row[0] for row in CHARACTERS]


@pytest.mark.clause("SEV-REC.1", "SEV-REC.2", "SEV-REC.3", "SEV-MGT.3")
@pytest.mark.parametrize(("name", "banner", "cost", "might"), [(r[0], r[1], r[2], r[5]) for r in CHARACTERS])
def test_recruiting_costs_fame_and_gives_might_and_a_banner(
    name: str, banner: str, cost: int, might: int
) -> None:
    t = table(hero("purple" if banner == "red" else "red", fame=cost), hero(), tavern=name)
    t.do("recruit", name)
    assert (t.fame(A), t.might(A), t.characters(A)) == (0, might, name)
    assert t.player(A).banners[["red", "blue", "green", "yellow", "white", "purple"].index(banner)] == 1


@pytest.mark.clause("SEV-REC.1")
@pytest.mark.parametrize(("name", "cost"), [(row[0], row[2]) for row in CHARACTERS])
def test_with_less_fame_it_cannot_be_recruited(name: str, cost: int) -> None:
    t = table(hero(fame=cost - 1, gold=9), hero(), tavern=name)
    assert not t.offers("recruit")


@pytest.mark.clause("SEV-GFT.1", "SEV-GFT.2")
@pytest.mark.parametrize(("name", "gifts"), [(row[0], row[3]) for row in CHARACTERS])
def test_each_of_two_uses_gives_its_gifts(name: str, gifts: str) -> None:
    t = table(hero(characters=name), hero())
    t.do("gifts", name)
    assert (counted(t.gifts(A)), t.characters(A)) == (counted(gifts), f"{name}/tapped")
    t.passes()
    t.do("gifts", name)
    assert counted(t.gifts(A)) == [2 * n for n in counted(gifts)]
    assert t.characters(A) == ""


@pytest.mark.clause("SEV-REG.8", "SEV-MGT.4")
@pytest.mark.parametrize(("name", "income", "might"), [(row[0], row[4], row[6]) for row in CHARACTERS])
def test_production_even_if_tapped(name: str, income: str, might: int) -> None:
    """Compared with the production of the hero alone."""
    bare = table(hero("red"), hero("blue"), at="regroup.produce")
    t = table(hero("red", characters=f"{name}/tapped"), hero("blue"), at="regroup.produce")
    more = {"fame": t.fame(A) - bare.fame(A), "gold": t.gold(A) - bare.gold(A)}
    assert " ".join(f"{n} {what}" for what, n in more.items() if n) == income
    assert t.might(A) - bare.might(A) == might
