"""Each artifact, alone."""

from __future__ import annotations

import pytest

from tests.games.seven.table import A, B, C, hero, quest, table


@pytest.mark.clause("SEV-ART.3")
def test_mirror_of_humility_orders_the_next_three_cataclysms_and_gains_might() -> None:
    t = table(
        hero(artifacts="mirror-of-humility"), hero(), cataclysm_deck="ashfall rising-tide judgement deserters"
    )
    t.do("artifact", "mirror-of-humility")
    t.chooses("judgement", "ashfall")
    top = [t.name(card) for card in t.s.cataclysm_deck[:4]]
    assert top == ["judgement", "ashfall", "rising-tide", "deserters"]
    assert (t.might(A), t.artifacts(A), t.names(t.s.artifact_discard)) == (1, "", "mirror-of-humility")


@pytest.mark.clause("SEV-HID.2")
def test_only_the_owner_of_the_mirror_sees_the_cataclysms() -> None:
    t = table(hero(artifacts="mirror-of-humility"), hero(), cataclysm_deck="ashfall rising-tide judgement")
    t.do("artifact", "mirror-of-humility")
    top = set(t.s.cataclysm_deck[:3])
    for eye in (B, None):
        assert not any(top & set(_cards(event.args)) for event in t.heard(eye))
    assert any(top & set(_cards(event.args)) for event in t.heard(A))


def _cards(args: tuple[object, ...]) -> list[object]:
    return [each for arg in args for each in (arg if isinstance(arg, tuple) else (arg,))]


def test_the_mirror_shows_what_is_left() -> None:
    t = table(hero(artifacts="mirror-of-humility"), hero(), cataclysms=12)
    t.do("artifact", "mirror-of-humility")
    first = t.words(t.options[1])[0]
    t.do("next", first)
    assert (t.name(t.s.cataclysm_deck[0]), len(t.s.cataclysm_deck), t.might(A)) == (first, 2, 1)


def test_purse_of_charity_takes_four_gifts_at_most_two_of_a_color() -> None:
    t = table(hero(artifacts="purse-of-charity"), hero(gifts="6 blue"))
    t.do("artifact", "purse-of-charity")
    t.chooses("red", "red")
    assert not t.offers("gift", "red")
    t.chooses("blue")
    assert not t.offers("gift", "blue")
    t.chooses("purple")
    assert t.gifts(A) == "2 red 1 blue 1 purple"


@pytest.mark.clause("SEV-ART.3")
@pytest.mark.parametrize("taken", ["", "red", "red red white"])
def test_purse_of_charity_may_take_fewer(taken: str) -> None:
    """R79: up to four."""
    t = table(hero(artifacts="purse-of-charity"), hero())
    t.do("artifact", "purse-of-charity")
    t.chooses(*taken.split())
    t.done()
    assert sum(t.player(A).gifts) == len(taken.split())


@pytest.mark.parametrize(("returned", "kept"), [("greed greed", "envy"), ("", "greed envy greed")])
def test_veil_of_chastity_returns_any_number_of_sins_to_the_deck(returned: str, kept: str) -> None:
    t = table(hero(artifacts="veil-of-chastity", sins="greed envy greed"), hero(), sin_deck=10)
    t.do("artifact", "veil-of-chastity")
    t.chooses(*returned.split())
    if t.prompt == "effect.return":
        t.done()
    assert sorted(t.sins(A).split()) == sorted(kept.split())
    assert (len(t.s.sin_deck), len(t.s.sin_discard)) == (10 + len(returned.split()), 0)


def test_cord_of_kindness_gives_might_to_two() -> None:
    t = table(hero(artifacts="cord-of-kindness"), hero(), hero())
    t.uses("artifact", "cord-of-kindness", C)
    assert t.mights == [3, 0, 1]


def test_chalice_of_temperance_takes_two_elixirs_and_refills_after_each() -> None:
    t = table(
        hero(artifacts="chalice-of-temperance"),
        hero(),
        store="mist-oil dew-drop moss-drop",
        elixir_deck="honey-drop frost-drop",
    )
    t.do("artifact", "chalice-of-temperance")
    t.do("card", "mist-oil")
    assert t.store == "honey-drop dew-drop moss-drop"
    t.do("card", "honey-drop")
    assert (t.elixirs(A), t.gold(A), t.store) == ("mist-oil honey-drop", 0, "frost-drop dew-drop moss-drop")


def test_the_chalice_may_take_but_one() -> None:
    t = table(hero(artifacts="chalice-of-temperance"), hero(), store="mist-oil dew-drop")
    t.do("artifact", "chalice-of-temperance")
    t.do("card", "dew-drop")
    t.done()
    assert (t.elixirs(A), t.asked) == ("dew-drop", B)


@pytest.mark.clause("SEV-ART.3")
def test_the_chalice_may_take_none() -> None:
    """R79: up to two."""
    t = table(hero(artifacts="chalice-of-temperance"), hero(), store="mist-oil dew-drop")
    t.do("artifact", "chalice-of-temperance")
    t.done()
    assert (t.elixirs(A), t.artifacts(A), t.asked) == ("", "", B)


@pytest.mark.clause("SEV-MGT.3")
def test_hourglass_of_patience_recruits_for_nothing() -> None:
    t = table(hero(artifacts="hourglass-of-patience"), hero(), tavern="lance-captain ember-squire")
    t.uses("artifact", "hourglass-of-patience", "lance-captain")
    assert (t.characters(A), t.fame(A), t.might(A)) == ("lance-captain", 0, 3)


@pytest.mark.clause("SEV-QST.3", "SEV-QST.4")
def test_hammer_of_diligence_marks_a_space_that_could_be_marked() -> None:
    rows = [
        [quest("the-hollow-oak", "ABn"), quest("the-sunless-mine", "AB")],
        [quest("the-broken-seal", "nn"), quest("the-drowned-bell", ".n")],
        [quest("the-great-hunt")],
    ]
    t = table(hero(artifacts="hammer-of-diligence"), hero(), rows=rows)
    t.do("artifact", "hammer-of-diligence")
    assert t.offered == [
        "space the-hollow-oak 3",
        "space the-sunless-mine 2",
        "space the-drowned-bell 0",
        "space the-drowned-bell 2",
    ]
    t.do("space", "the-drowned-bell", 2)
    assert (t.marks("the-drowned-bell"), t.player(A).markers) == (".nA", 4)


def test_the_hammer_without_a_free_marker_does_nothing() -> None:
    rows = [[quest("the-great-hunt", "AAA"), quest("the-library-fire", "AAAA")]]
    t = table(hero(artifacts="hammer-of-diligence"), hero(), rows=rows)
    t.do("artifact", "hammer-of-diligence")
    assert (t.marks("the-great-hunt"), t.artifacts(A)) == ("AAA..", "")


@pytest.mark.clause("SEV-COR.8")
def test_a_fallen_hero_cannot_use_artifacts() -> None:
    t = table(hero(artifacts="cord-of-kindness", corruption=7), hero(), hero(), falling=True)
    assert not t.offers("artifact")
