"""Story of Devil: Player and Destiny cards, each alone on a table; the story is in the next module."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import A, B, player, table

MISSION = "shots-in-the-misty-mountains"


def distance(number: int) -> dict[str, dict[str, int]]:
    """Distance tokens on the Mission."""
    return {"mission": {"Distance": number}}


# --- Player cards -----------------------------------------------------------------------------------


def test_thunder_covers_distance_or_helps_in_combat() -> None:
    t = table(player("thunder"), mission=MISSION, tokens=distance(5))
    t.use("thunder")
    assert (t.tokens("Distance"), t.play_area()) == (4, "(thunder)")
    t = table(player("thunder", resources="G"), row="foe-5")
    t.fight("thunder")
    assert (t.wounds("foe-5"), t.play_area()) == (2, "(thunder)")


@pytest.mark.clause("PHA-UNI.1", "PHA-UNI.2")
def test_a_second_thunder_replaces_the_first() -> None:
    """R56: the new copy enters Ready."""
    t = table(player("thunder", hand="thunder", exhausted="thunder", resources="GSF"))
    t.play("thunder")
    assert (t.play_area(), t.discard(), t.resources()) == ("thunder", "thunder", "")


def test_saddlebags_hold_more_or_give_two_marks() -> None:
    t = table(player("saddlebags"))
    assert t.limits() == (3, 6)
    t.use("saddlebags")
    assert (t.resources(), t.discard(), t.limits()) == ("GS", "saddlebags", (3, 4))


def test_wolf_wisdom_sends_a_common_animal_away() -> None:
    t = table(player("wolf-wisdom", resources="GG"), row="foe-1 satan enraged-wolf python")
    t.use("wolf-wisdom")
    assert t.offered == ["resolve enraged-wolf", "resolve python"]
    t.do("resolve", "python")
    assert (t.row, t.resolved, t.resources()) == ("foe-1 satan enraged-wolf", "python", "G")
    assert (t.play_area(), t.emitted("defeated")) == ("(wolf-wisdom)", [])


def test_freed_tracker_peeks_and_may_resolve() -> None:
    t = table(player("freed-tracker"), destiny="python calm")
    t.use("freed-tracker")
    t.do("move")
    assert (t.names(t.s.destiny), t.resolved, t.play_area()) == ("calm", "python", "(freed-tracker)")


def test_devil_bites() -> None:
    t = table(player("devil", resources="G"), row="satan")
    t.fight("devil")
    assert (t.wounds("satan"), t.play_area()) == (3, "(devil)")
    t = table(player("devil"), row="satan foe-3")
    t.use("devil", 2)
    assert (t.row, t.play_area()) == ("satan foe-3:1", "(devil)")


def test_devil_guards() -> None:
    t = table(player("devil"), row="foe-3 satan", at="fate")
    t.do("activate", "devil", 1)
    assert (t.damage(), t.play_area()) == (1, "(devil)"), "only Satan's attack counts"


def test_respect_of_the_pack_weakens_common_animals() -> None:
    t = table(player("respect-of-the-pack"), row="beast-2 foe-2 satan beast-0")
    assert [t.health(name) for name in ("beast-2", "foe-2", "satan", "beast-0")] == [1, 2, 6, 0]


@pytest.mark.clause("PHA-DEF.1", "PHA-DEF.2")
def test_respect_of_the_pack_defeats_what_is_wounded_enough_and_nothing_else() -> None:
    t = table(player(hand="respect-of-the-pack", resources="GG"), row="beast-2:1 beast-1")
    t.play("respect-of-the-pack")
    assert (t.row, t.resolved) == ("beast-1", "beast-2"), "health 0 without a Wound is no defeat"


@pytest.mark.clause("PHA-COOP.4")
def test_respect_of_the_pack_holds_for_its_owner() -> None:
    t = table(player(), player("respect-of-the-pack"), row="beast-2")
    assert t.health("beast-2") == 2


@pytest.mark.parametrize("option", [0, 1])
def test_moonlit_run_covers_distance_or_draws(option: int) -> None:
    t = table(player("moonlit-run", deck="guran campfire"), mission=MISSION, tokens=distance(5))
    t.use("moonlit-run")
    t.do("option", option)
    assert (t.tokens("Distance"), t.hand()) == ((4, "") if option == 0 else (5, "guran"))
    assert t.play_area() == "(moonlit-run)"


def test_moonlit_run_draws_where_there_is_no_distance() -> None:
    """R49: what cannot be carried out may not be chosen."""
    t = table(player("moonlit-run", deck="guran"), row="foe-1")
    t.use("moonlit-run")
    assert t.hand() == "guran"


@pytest.mark.clause("PHA-REC.1")
def test_mountain_hideaway_allows_both_options() -> None:
    t = table(
        player("mountain-hideaway guran", exhausted="guran", injuries="deep-cut flesh-wound"), at="recovery"
    )
    t.use("mountain-hideaway")
    assert (t.play_area(), t.injuries(), t.discard()) == ("guran", "", "mountain-hideaway")


@pytest.mark.clause("PHA-ADV.9")
def test_mountain_hideaway_is_of_no_use_in_other_phases() -> None:
    assert not table(player("mountain-hideaway")).can_use("mountain-hideaway")


def test_wolfskin_cloak_deceives_animals_or_gives_a_skull() -> None:
    t = table(player("wolfskin-cloak"), row="foe-1 beast-1 satan", at="fate")
    assert t.s.attacker == t.find("beast-1"), "nothing could be done against the Human"
    t.do("activate", "wolfskin-cloak", 0)
    assert (t.damage(), t.play_area()) == (2, "(wolfskin-cloak)")
    t = table(player("wolfskin-cloak"))
    t.use("wolfskin-cloak", 1)
    assert (t.resources(), t.play_area()) == ("S", "(wolfskin-cloak)")


def test_patient_trainer_readies_an_animal_ally() -> None:
    t = table(player("patient-trainer thunder devil guran", exhausted="thunder devil guran"))
    t.use("patient-trainer")
    assert sorted(t.offered) == ["done", "ready devil", "ready thunder"]
    t.do("ready", "devil")
    assert t.play_area() == "(patient-trainer) (thunder) devil (guran)"


@pytest.mark.parametrize("option", [0, 1])
def test_hidden_trail_covers_more_distance_or_draws_two(option: int) -> None:
    t = table(player("hidden-trail", deck="guran campfire iron-fist"), mission=MISSION, tokens=distance(5))
    t.use("hidden-trail")
    t.do("option", option)
    assert (t.tokens("Distance"), t.hand()) == ((3, "") if option == 0 else (5, "guran campfire"))
    assert "hidden-trail" in t.discard()


def test_wolf_call_wounds_any_enemy() -> None:
    t = table(player("wolf-call", resources="GF"), row="satan foe-3")
    t.use("wolf-call", pay="F")
    assert t.offered == ["enemy satan", "enemy foe-3"]
    t.do("enemy", "satan")
    assert (t.row, t.resources(), t.play_area()) == ("satan:2 foe-3", "G", "(wolf-call)")


def test_tight_grip_holds_an_enemy_or_helps_in_combat() -> None:
    t = table(player("tight-grip"), row="foe-1 satan foe-2")
    t.use("tight-grip", 1)
    assert t.offered == ["enemy foe-1", "enemy foe-2"]
    t.do("enemy", "foe-2")
    t.end()
    assert (t.damage(), t.play_area()) == (2, "(tight-grip)")
    t = table(player("tight-grip", resources="G"), row="foe-5")
    t.fight("tight-grip")
    assert t.wounds("foe-5") == 2


# --- Destiny cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["python", "scorpion-in-the-boot"])
def test_exhausting_bites(card: str) -> None:
    t = table(player("guran colt-45 campfire", exhausted="campfire"), row=card, at="fate")
    assert t.offered == ["exhaust guran", "exhaust colt-45"]
    t.do("exhaust", "colt-45")
    assert (t.damage(), t.play_area()) == (1, "guran (colt-45) (campfire)")


@pytest.mark.clause("PHA-FAT.3")
def test_python_does_nothing_after_a_cancelled_attack() -> None:
    t = table(player("phantoms-costume guran"), row="python", at="fate")
    t.do("activate", "phantoms-costume", 0)
    assert (t.damage(), t.play_area()) == (0, "(phantoms-costume) guran")


@pytest.mark.parametrize(
    ("card", "level", "health"),
    [
        ("python", "easy", 3), ("hunting-hounds", "heroic", 1), ("poacher", "easy", 2),
        ("enraged-wolf", "easy", 2), ("trapper", "easy", 2), ("marksman", "mythic", 1),
    ],
)  # fmt: skip
def test_enemies_of_the_mountains(card: str, level: str, health: int) -> None:
    t = table(row=card, level=level)
    assert t.health(card) == health
    t = table(row=card, level=level, at="fate")
    assert t.damage() == (2 if card == "marksman" else 1)


@pytest.mark.clause("PHA-DES.6", "PHA-DES.4")
def test_hunting_hounds_bring_another_card() -> None:
    t = table(destiny="hunting-hounds poacher python", level="heroic", at="destiny")
    assert t.row == "hunting-hounds poacher"


@pytest.mark.clause("PHA-DES.4")
def test_hunting_hounds_bring_nothing_when_they_were_not_revealed_this_turn() -> None:
    t = table(row="hunting-hounds", destiny="poacher python", level="heroic", at="row")
    assert t.row == "hunting-hounds"


@pytest.mark.parametrize(
    ("top", "damage", "resources"),
    [("colt-45", 1, ""), ("talking-drums", 0, "G"), ("bandar-warrior", 1, "G")],
)
@pytest.mark.clause("PHA-CARD.4", "PHA-DES.7")
def test_rifle_shot(top: str, damage: int, resources: str) -> None:
    t = table(player(deck=f"{top} blank blank blank"), destiny="rifle-shot", at="destiny")
    assert (t.damage(), t.resources(), t.row, t.resolved) == (damage, resources, "", "rifle-shot")


@pytest.mark.clause("PHA-CARD.5", "PHA-DES.8")
def test_mountain_fog_drives_other_weather_away_and_lowers_combat() -> None:
    t = table(player("iron-fist", resources="G"), row="cold-rain foe-5", destiny="mountain-fog", at="destiny")
    assert (t.row, t.resolved) == ("foe-5 mountain-fog", "cold-rain")
    t.to("action")
    t.fight("iron-fist")
    assert t.wounds("foe-5") == 1 + 2 - 1


def test_cold_rain_lowers_all_resource_limits() -> None:
    t = table(player(), player(), row="mountain-fog", destiny="cold-rain", at="destiny")
    assert (t.row, t.resolved) == ("cold-rain", "mountain-fog")
    assert (t.limits(A)[1], t.limits(B)[1]) == (2, 3)


def test_fresh_spoor_gives_any_resource() -> None:
    t = table(destiny="fresh-spoor", at="destiny")
    t.do("gain", "F")
    assert (t.resources(), t.resolved) == ("F", "fresh-spoor")


@pytest.mark.clause("PHA-GEN.6", "PHA-DES.3")
def test_making_the_best_of_the_situation_with_one_resolved_card() -> None:
    """WE2."""
    t = table(destiny="making-the-best-of-the-situation", resolved="poacher", at="destiny")
    assert (t.row, t.resolved, t.zone("making-the-best-of-the-situation")) == ("poacher", "", "box")


def test_making_the_best_of_the_situation_chooses_two_cards() -> None:
    t = table(destiny="making-the-best-of-the-situation", resolved="poacher fresh-spoor python", at="destiny")
    assert t.offered == ["choose python", "choose fresh-spoor", "choose poacher"], "the oldest first"
    t.do("choose", "fresh-spoor")
    t.do("choose", "python")
    assert (t.resolved, t.zone("python")) == ("poacher", "box")
    assert t.row == "fresh-spoor", "it was placed, so its type line is ignored (R32)"


def test_rockslide_costs_a_resource_each_turn_until_it_is_cleared() -> None:
    t = table(player(resources="SSG"), row="rockslide", at="row")
    t.do("return", "S")
    assert t.row == "rockslide"
    t.use("rockslide", 1)
    assert (t.resources(), t.row, t.resolved) == ("", "", "rockslide")


@pytest.mark.clause("PHA-GEN.15")
def test_howl_in_the_night_calls_a_set_aside_wolf() -> None:
    """WE1."""
    t = table(row="foe-1", destiny="howl-in-the-night", set_aside="enraged-wolf enraged-wolf", at="destiny")
    assert (t.row, t.resolved) == ("foe-1 enraged-wolf", "howl-in-the-night")
    assert t.names(t.s.set_aside) == "enraged-wolf"
    t = table(row="foe-1", destiny="howl-in-the-night-2", level="mythic", at="destiny")
    assert (t.row, t.resolved) == ("foe-1", "howl-in-the-night-2"), "none is Set aside"


def test_a_quiet_evening_heals_and_trains_the_cub() -> None:
    t = table(
        player(injuries="deep-cut flesh-wound"),
        mission="a-cub-called-little-devil",
        beside="little-devil",
        destiny="a-quiet-evening",
        at="destiny",
    )
    t.do("heal", "deep-cut")
    assert (t.injuries(), t.tokens("Training", "little-devil"), t.resolved) == (
        "flesh-wound",
        1,
        "a-quiet-evening",
    )
    t = table(player(injuries="deep-cut"), destiny="a-quiet-evening", at="destiny")
    t.do("heal", "deep-cut")
    assert t.s.tokens == {}, "he is not in play"


def test_trapper_leaves_a_good_mark() -> None:
    t = table(player("karate-novice"), row="trapper:1")
    t.use("karate-novice")
    assert (t.row, t.resources()) == ("", "G")


def test_steel_trap_exhausts_an_ally_or_hurts() -> None:
    t = table(player("guran bandar-warrior colt-45"), destiny="steel-trap", at="destiny")
    assert sorted(t.offered) == ["exhaust bandar-warrior", "exhaust guran"]
    t.do("exhaust", "guran")
    assert (t.play_area(), t.damage(), t.resolved) == ("(guran) bandar-warrior colt-45", 0, "steel-trap")
    t = table(player("guran colt-45"), destiny="steel-trap", at="destiny")
    assert (t.play_area(), t.damage()) == ("(guran) colt-45", 0)
    t = table(player("guran colt-45", exhausted="guran"), destiny="steel-trap", at="destiny")
    assert (t.play_area(), t.damage()) == ("(guran) colt-45", 1)


@pytest.mark.parametrize("option", [0, 1])
def test_careless_sentries(option: int) -> None:
    t = table(row="foe-3 beast-3", destiny="careless-sentries", at="destiny")
    t.do("option", option)
    assert (t.wounds("foe-3"), t.resources()) == ((1, "") if option == 0 else (0, "S"))
    assert t.resolved == "careless-sentries"


def test_careless_sentries_without_a_common_human_give_a_skull() -> None:
    t = table(row="beast-3 colonel-bagshot", destiny="careless-sentries", at="destiny")
    assert t.resources() == "S"
