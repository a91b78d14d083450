"""Card types (PHA-CARD), Unique cards (PHA-UNI) and Martial Arts (PHA-MA)."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import A, B, player, table


@pytest.mark.clause("PHA-CARD.1")
def test_an_enemy_has_health_and_attacks_and_other_destiny_cards_do_not() -> None:
    t = table(row="poacher rockslide cold-rain", at="fate")
    assert [t.name(card) for card in t.s.enemies()] == ["poacher"]
    assert t.s.face(t.find("poacher")).health == 2
    assert t.s.face(t.find("rockslide")).health is t.s.face(t.find("cold-rain")).health is None
    assert t.damage() == 1


@pytest.mark.clause("PHA-CARD.2", "PHA-CARD.3")
def test_every_enemy_is_common_but_bosses() -> None:
    t = table(player("tight-grip"), row="python satan hunters-camp scorpion-in-the-boot rama")
    t.use("tight-grip", 1)
    assert t.offered == ["enemy python", "enemy scorpion-in-the-boot"]


@pytest.mark.clause("PHA-CARD.5")
def test_weather_stays_until_a_card_puts_it_away() -> None:
    t = table(row="cold-rain", at="next_turn")
    t.to_turn(7)
    assert (t.row, t.limits()) == ("cold-rain", (3, 2))


@pytest.mark.clause("PHA-CARD.7")
def test_subtypes_of_one_card_are_all_looked_at() -> None:
    """Talking Drums, an Item, are Bandar; Devil, an Ally, is an Animal."""
    t = table(player("guran talking-drums devil colt-45", exhausted="talking-drums devil colt-45"))
    t.use("guran")
    assert t.offered == ["done", "ready talking-drums"]
    t = table(player("patient-trainer guran devil", exhausted="guran devil"))
    t.use("patient-trainer")
    assert t.offered == ["done", "ready devil"]


@pytest.mark.clause("PHA-CARD.8")
def test_a_keyword_is_a_category_that_cards_refer_to() -> None:
    """Zobaba readies another Jungle Patrol card; whatever its type and subtypes are."""
    t = table(player("zobaba service-rifle patrol-comrade patrol-radio", resources="G",
                     exhausted="service-rifle patrol-comrade patrol-radio"))  # fmt: skip
    t.use("zobaba", 1)
    assert sorted(t.offered) == ["done", "ready patrol-comrade", "ready service-rifle"]


@pytest.mark.clause("PHA-UNI.1", "PHA-UNI.2")
def test_the_older_unique_card_is_discarded_before_the_new_one_comes() -> None:
    """R56: the new copy is Ready."""
    t = table(player("thunder campfire", hand="thunder", resources="GSG", exhausted="thunder"))
    t.play("thunder")
    assert (t.play_area(), t.discard()) == ("campfire thunder", "thunder")


@pytest.mark.clause("PHA-UNI.1")
def test_cards_that_are_not_unique_may_be_in_play_several_times() -> None:
    t = table(player("campfire", hand="campfire", resources="G"))
    t.play("campfire")
    assert t.play_area() == "campfire campfire"


@pytest.mark.clause("PHA-UNI.3")
def test_each_player_may_have_the_same_unique_card_in_play() -> None:
    t = table(player(hand="thunder", resources="GSG"), player("thunder"))
    t.play("thunder")
    assert (t.play_area(A), t.play_area(B)) == ("thunder", "thunder")


@pytest.mark.clause("PHA-MA.1")
@pytest.mark.parametrize(
    ("there", "novice", "expert"),
    [("", True, True), ("judo-novice", False, True), ("judo-advanced", False, True),
     ("judo-expert", False, False), ("karate-advanced", True, True)],
)  # fmt: skip
def test_martial_arts_of_an_equal_or_lower_level_are_not_played(
    there: str, novice: bool, expert: bool
) -> None:
    t = table(player(there, hand="judo-novice judo-expert", resources="FFS"))
    assert (t.offers("play", "judo-novice"), t.offers("play", "judo-expert")) == (novice, expert)


@pytest.mark.clause("PHA-MA.1")
def test_skill_belongs_to_the_legend() -> None:
    """R53: what a partner has in play does not matter."""
    t = table(player(hand="judo-novice", resources="F"), player("judo-advanced"))
    assert t.offers("play", "judo-novice")


@pytest.mark.clause("PHA-MA.2")
def test_no_weapon_after_martial_arts() -> None:
    t = table(player("karate-novice pirate-cutlass service-rifle", resources="GSS"), row="foe-5")
    t.use("karate-novice")
    assert not t.can_use("service-rifle", 1)
    assert "PHA-MA.2" in [refusal.clause for refusal in t.refusals()]
    t.fight(pay="G")
    assert t.emitted("combat-value") == [(A, 1)], "nor in combat"


@pytest.mark.clause("PHA-MA.2")
def test_no_martial_arts_after_a_weapon_not_even_in_the_fate_phase() -> None:
    """R54: in any phase of the turn."""
    t = table(player("colt-45 aikido-novice karate-novice", deck="blank"), row="foe-5")
    t.use("colt-45")
    assert not t.can_use("karate-novice")
    t.end()
    assert (t.damage(), t.play_area()) == (1, "(colt-45) aikido-novice karate-novice")


@pytest.mark.clause("PHA-MA.2")
def test_a_partners_weapon_counts_too_and_the_next_turn_is_another_one() -> None:
    """R54: every activation made by the active player."""
    t = table(player("karate-novice"), player("colt-45", deck=3), row="foe-5")
    t.use("colt-45")
    t.do("allow")
    assert not t.can_use("karate-novice")
    t.to_turn(5)
    t.to("action", A)
    assert t.can_use("karate-novice")


@pytest.mark.clause("PHA-MA.2")
def test_two_martial_arts_or_two_weapons_go_together() -> None:
    t = table(player("karate-novice judo-novice colt-45", resources="G"), row="foe-5")
    t.use("karate-novice")
    t.fight("judo-novice")
    assert t.row == "foe-5:3"
    t = table(player("colt-45 colt-45 service-rifle", resources="S", deck="blank blank"), row="foe-5")
    t.use("colt-45")
    t.use("colt-45")
    assert t.can_use("service-rifle", 1)
