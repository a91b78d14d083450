"""SEV-GFT: gaining gifts."""

from __future__ import annotations

import pytest

from tests.games.seven.table import A, B, C, hero, table


@pytest.mark.clause("SEV-GFT.1")
def test_turn_one_own_character_and_take_its_gifts() -> None:
    t = table(hero(characters="banner-herald forge-sister"), hero(characters="pearl-diver"))
    assert [words for words in t.offered if words.startswith("gifts")] == [
        "gifts banner-herald",
        "gifts forge-sister",
    ]
    t.do("gifts", "banner-herald")
    assert (t.gifts(A), t.characters(A)) == ("1 red 1 white", "banner-herald/tapped forge-sister")
    assert (t.pools["red"], t.pools["white"], t.asked) == (6, 6, B)


@pytest.mark.clause("SEV-GFT.2")
def test_a_tapped_one_gives_its_gifts_first_and_is_then_discarded() -> None:
    t = table(hero(characters="forge-sister/tapped"), hero(), tavern="ember-squire toll-keeper bell-ringer")
    t.do("gifts", "forge-sister")
    assert (t.gifts(A), t.characters(A), t.names(t.s.tavern.discard)) == ("2 red", "", "forge-sister")
    kinds = [event.kind for event in t.events]
    assert kinds == ["declared", "gifts-taken", "character-discarded"]


@pytest.mark.clause("SEV-GFT.3")
def test_characters_stay_tapped_through_all_phases() -> None:
    t = table(hero("red", characters="forge-sister/tapped ember-squire", tapped=True), hero(), hero())
    for _ in range(2):
        t.all_pass()
        t.to("step")
    assert (t.s.turn, t.characters(A)) == (3, "forge-sister/tapped ember-squire")
    assert not t.player(A).tapped  # heroes do return


@pytest.mark.clause("SEV-GFT.4")
def test_a_shortage_in_one_color_does_not_touch_the_others() -> None:
    """Lance Captain: 2 red and 1 green. All red gifts are taken."""
    t = table(hero(characters="lance-captain"), hero(gifts="7 red"))
    t.do("gifts", "lance-captain")
    assert (t.gifts(A), t.characters(A)) == ("1 green", "lance-captain/tapped")


@pytest.mark.clause("SEV-GFT.5")
@pytest.mark.parametrize(
    ("before", "after"), [("ember-squire", "ember-squire/tapped"), ("ember-squire/tapped", "")]
)
def test_it_is_legal_for_nothing_and_the_character_is_turned(before: str, after: str) -> None:
    """R27: the red pool is empty."""
    t = table(
        hero(characters=before), hero(gifts="7 red"), hero(), tavern="toll-keeper bell-ringer herb-wife"
    )
    t.do("gifts", "ember-squire")
    assert (t.gifts(A), t.characters(A), t.asked, t.s.passes) == ("", after, B, 0)


@pytest.mark.clause("SEV-GFT.6")
def test_any_number_of_gifts() -> None:
    """R17: 40 gifts, and the last two there are; nobody has to give any back."""
    own = "5 red 7 blue 7 green 7 yellow 7 white 7 purple"
    t = table(hero(characters="forge-sister", gifts=own), hero(), hero())
    t.do("gifts", "forge-sister")
    t.passes(B, C, A)
    t.to("step")
    assert (t.s.turn, sum(t.player(A).gifts)) == (2, 42)
