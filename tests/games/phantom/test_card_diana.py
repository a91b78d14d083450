"""Diana's board, Injuries and starter deck: each card alone on a table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.phantom.lay import GivenPlayer
from tests.games.phantom.table import player, table


def diana(play: str = "", **given: Any) -> GivenPlayer:
    """Diana, alone at the table."""
    return player(play, legend="diana", **given)


# --- the Legend board -------------------------------------------------------------------------------


@pytest.mark.clause("PHA-ADV.6", "PHA-COM.4")
def test_the_board_adds_combat_value_for_inner_fire() -> None:
    t = table(diana(resources="GFFF"), row="foe-5")
    t.do("combat")
    t.do("pay", "G")
    t.do("board", 0)
    t.do("board", 0)
    t.do("done")
    assert (t.wounds("foe-5"), t.resources()) == (3, "F")


def test_the_board_draws_for_two_inner_fires() -> None:
    t = table(diana(deck="judo-novice karate-novice", resources="FFF"))
    t.use("board", 1)
    assert (t.hand(), t.resources()) == ("judo-novice", "F")


@pytest.mark.clause("PHA-ADV.9")
def test_the_board_adds_combat_value_only_in_combat() -> None:
    assert not table(diana(resources="F"), row="foe-5").can_use("board", 0)


def test_what_the_board_prints() -> None:
    assert table(diana()).limits() == (3, 5)


# --- Injuries ---------------------------------------------------------------------------------------


def test_bruised_ribs_lower_the_hand_limit() -> None:
    t = table(diana(injuries="di-bruised-ribs"), at="preparation")
    assert len(t.player().hand) == 2


def test_strained_shoulder_forbids_martial_arts() -> None:
    t = table(diana("karate-novice pocket-pistol", injuries="strained-shoulder"), row="foe-2")
    assert not t.can_use("karate-novice")
    assert t.can_use("pocket-pistol")
    t = table(diana("aikido-novice", injuries="strained-shoulder"), row="foe-2", at="fate")
    assert not t.can_use("aikido-novice")
    t = table(diana("judo-novice", injuries="strained-shoulder", resources="G"), row="foe-2")
    t.do("combat")
    assert not t.can_use("judo-novice")


def test_twisted_ankle_makes_combat_dearer() -> None:
    t = table(diana(injuries="di-twisted-ankle", resources="GS"), row="foe-4")
    t.fight()
    assert t.resources() == ""
    assert not table(diana(injuries="di-twisted-ankle", resources="G"), row="foe-4").offers("combat")


def test_blurred_vision_lowers_every_combat() -> None:
    t = table(diana("judo-advanced", injuries="di-blurred-vision", resources="G"), row="foe-4")
    t.fight("judo-advanced")
    assert t.wounds("foe-4") == 1 + 2 - 1


def test_deep_cut_lowers_the_resource_limit() -> None:
    assert table(diana(injuries="di-deep-cut")).limits() == (3, 3)


def test_blood_loss_takes_a_resource_in_the_fate_phase() -> None:
    t = table(diana(injuries="di-blood-loss", resources="FF"), at="fate")
    assert t.resources() == "F"


def test_flesh_wound_has_no_effect() -> None:
    assert table(diana(injuries="di-flesh-wound")).limits() == (3, 5)


def test_shaken_nerves_forbid_to_spend_inner_fire() -> None:
    t = table(diana(injuries="shaken-nerves", resources="FF"), row="foe-2")
    assert not t.can_use("board", 1)
    assert not t.offers("combat")


# --- Player cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "value"), [("judo-novice", 1), ("judo-advanced", 2)])
def test_judo_helps_in_combat(card: str, value: int) -> None:
    t = table(diana(card, resources="G"), row="foe-5")
    t.fight(card)
    assert (t.wounds("foe-5"), t.play_area()) == (1 + value, f"({card})")


@pytest.mark.clause("PHA-MA.1", "PHA-MA.3")
def test_judo_is_played_above_a_lower_level_only() -> None:
    """R52: both stay and both may be activated."""
    t = table(diana("judo-novice", hand="judo-advanced judo-novice", resources="FFS"))
    assert t.offers("play", "judo-advanced")
    assert not t.offers("play", "judo-novice")
    t.play("judo-advanced")
    assert t.play_area() == "judo-novice judo-advanced"


def test_karate_wounds_a_common_enemy() -> None:
    t = table(diana("karate-novice"), row="satan foe-3")
    t.use("karate-novice")
    assert (t.row, t.play_area()) == ("satan foe-3:1", "(karate-novice)")


def test_aikido_cancels_an_attack() -> None:
    t = table(diana("aikido-novice"), row="foe-1 satan", at="fate")
    t.do("activate", "aikido-novice", 0)
    assert (t.damage(), t.play_area(), t.wounds("foe-1")) == (1, "(aikido-novice)", 0)


def test_first_aid_kit_heals_three_and_draws() -> None:
    injuries = "di-deep-cut di-blood-loss di-blurred-vision shaken-nerves"
    t = table(diana("first-aid-kit", injuries=injuries, deck="campfire champion-diver"))
    t.use("first-aid-kit")
    t.picks("deep-cut", "blood-loss", "blurred-vision")
    assert (t.injuries(), t.hand(), t.discard()) == ("shaken-nerves", "campfire", "first-aid-kit")


@pytest.mark.parametrize(("option", "gained"), [(0, "G"), (1, "S")])
def test_uncle_dave_gives_a_good_or_a_skull_mark(option: int, gained: str) -> None:
    t = table(diana("uncle-dave"))
    t.use("uncle-dave")
    t.do("option", option)
    assert (t.resources(), t.play_area()) == (gained, "(uncle-dave)")


def test_champion_diver_draws() -> None:
    t = table(diana("champion-diver", deck="karate-novice aikido-novice"))
    t.use("champion-diver")
    assert (t.hand(), t.play_area()) == ("karate-novice", "(champion-diver)")


@pytest.mark.parametrize(
    ("top", "row", "play"),
    [
        ("colt-45", "satan:2", "(pocket-pistol)"),  # S S: once
        ("judo-novice", "satan", ""),  # F
        ("judo-advanced", "satan:2", ""),  # F S
        ("travel-papers", "satan", "(pocket-pistol)"),  # G
    ],
)
def test_pocket_pistol(top: str, row: str, play: str) -> None:
    t = table(diana("pocket-pistol", deck=top), row="satan")
    t.use("pocket-pistol")
    assert (t.row, t.play_area()) == (row, play)


def test_campfire_heals_and_readies() -> None:
    allies = "uncle-dave bandar-guide zobaba"
    injuries = "di-deep-cut di-flesh-wound shaken-nerves"
    t = table(diana(f"di-campfire {allies}", exhausted=allies, injuries=injuries))
    t.use("campfire")
    t.picks("deep-cut", "flesh-wound")
    t.picks("zobaba", "bandar-guide")
    assert (t.injuries(), t.play_area()) == ("shaken-nerves", "(uncle-dave) bandar-guide zobaba")
    assert t.discard() == "campfire"


def test_travel_papers_put_away_an_event_or_a_weather_card() -> None:
    t = table(diana("travel-papers", resources="GG"), row="foe-1 rockslide mountain-fog satan")
    t.use("travel-papers")
    assert t.offered == ["resolve rockslide", "resolve mountain-fog"]
    t.do("resolve", "mountain-fog")
    assert (t.row, t.resolved, t.resources()) == ("foe-1 rockslide satan", "mountain-fog", "G")
    assert t.play_area() == "(travel-papers)"


@pytest.mark.clause("PHA-DAM.1")
def test_unbroken_spirit_gives_inner_fire_for_each_damage() -> None:
    """R61."""
    t = table(diana("unbroken-spirit"), row="marksman", level="heroic", at="fate")
    assert (t.damage(), t.resources()) == (2, "FF")


def test_bandar_guide_peeks_or_helps_in_combat_for_a_resource() -> None:
    t = table(diana("bandar-guide"), destiny="python calm")
    t.use("bandar-guide")
    t.do("move")
    assert (t.names(t.s.destiny), t.play_area()) == ("calm python", "(bandar-guide)")
    t = table(diana("bandar-guide", resources="GS"), row="foe-5")
    t.fight("bandar-guide", pay="G")
    assert (t.wounds("foe-5"), t.resources(), t.play_area()) == (3, "", "(bandar-guide)")
