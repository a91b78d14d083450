"""Diana in the Jungle Patrol: Player and Destiny cards, each alone on a table."""

from __future__ import annotations

import pytest

from tests.games.phantom.table import A, B, player, table

BOOT_CAMP = "boot-camp"
RIVER = "border-river-patrol"


def distance(number: int) -> dict[str, dict[str, int]]:
    """Distance tokens on the Mission."""
    return {"mission": {"Distance": number}}


# --- Player cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "gained"), [(0, "G"), (1, "S")])
def test_patrol_uniform_gives_a_good_or_a_skull_mark(option: int, gained: str) -> None:
    t = table(player("patrol-uniform"))
    t.use("patrol-uniform")
    t.do("option", option)
    assert (t.resources(), t.play_area()) == (gained, "(patrol-uniform)")


@pytest.mark.parametrize("option", [0, 1])
def test_patrol_drill_trains_or_draws_two(option: int) -> None:
    t = table(player("patrol-drill", deck="guran campfire iron-fist"), mission=BOOT_CAMP, adventure="patrol")
    t.use("patrol-drill")
    t.do("option", option)
    assert (t.tokens("Training"), t.hand()) == ((1, "") if option == 0 else (0, "guran campfire"))
    assert "patrol-drill" in t.discard()


def test_patrol_drill_only_draws_where_training_does_not_count() -> None:
    """A Mission takes only tokens that its own text uses."""
    t = table(
        player("patrol-drill", deck="guran campfire"), mission=RIVER, tokens=distance(3), adventure="patrol"
    )
    t.use("patrol-drill")
    assert t.hand() == "guran campfire"


def test_zobaba_helps_in_combat() -> None:
    """WE6: Campfire costs W."""
    t = table(player("zobaba", deck="campfire", resources="G"), row="oscar lou")
    t.fight("zobaba", oscar=2, lou=1)
    assert (t.row, t.resolved, t.resources()) == ("lou:1", "oscar", "")
    assert (t.play_area(), t.discard()) == ("(zobaba)", "campfire")


def test_zobaba_readies_another_jungle_patrol_card_and_draws() -> None:
    others = "service-rifle patrol-comrade colt-45"
    t = table(player(f"zobaba {others}", exhausted=others, deck="guran campfire", resources="GG"))
    t.use("zobaba", 1)
    assert t.offered == ["done", "ready service-rifle", "ready patrol-comrade"]
    t.do("ready", "service-rifle")
    assert t.play_area() == "(zobaba) service-rifle (patrol-comrade) (colt-45)"
    assert (t.hand(), t.resources()) == ("guran", "G")


def test_service_rifle_hits_any_enemy() -> None:
    t = table(player("service-rifle", resources="G"), row="foe-5")
    t.fight("service-rifle")
    assert (t.wounds("foe-5"), t.play_area()) == (3, "(service-rifle)")
    t = table(player("service-rifle", resources="SS"), row="captain-krall foe-3")
    t.use("service-rifle", 1)
    t.do("enemy", "captain-krall")
    assert (t.row, t.resources(), t.play_area()) == ("captain-krall:2 foe-3", "S", "(service-rifle)")


def test_patrol_radio_peeks_or_lets_a_player_draw() -> None:
    t = table(player("patrol-radio"), destiny="python calm")
    t.use("patrol-radio")
    t.do("move")
    assert (t.names(t.s.destiny), t.play_area()) == ("calm python", "(patrol-radio)")
    t = table(player("patrol-radio", resources="F"), player(deck="judo-novice aikido-novice"))
    t.use("patrol-radio", 1)
    assert t.offered == ["draws 0", "draws 1"]
    t.do("draws", B)
    assert (t.hand(A), t.hand(B), t.resources()) == ("", "judo-novice", "")


def test_medal_of_courage_rewards_defeats_and_holds_more() -> None:
    t = table(player("medal-of-courage karate-novice"), row="foe-1 beast-2")
    assert t.limits() == (3, 5)
    t.use("karate-novice")
    t.do("enemy", "foe-1")
    assert t.resources() == "G"


def test_jungle_boots_cover_distance_and_keep_combat_cheap() -> None:
    t = table(player("jungle-boots"), mission=RIVER, tokens=distance(5), adventure="patrol")
    t.use("jungle-boots")
    assert (t.tokens("Distance"), t.play_area()) == (4, "(jungle-boots)")
    t = table(player("jungle-boots", injuries="twisted-ankle", resources="G"), row="foe-4")
    t.fight()
    assert (t.wounds("foe-4"), t.resources()) == (1, "")


def test_karate_advanced_wounds_a_common_enemy_twice() -> None:
    t = table(player("karate-advanced"), row="satan foe-3")
    t.use("karate-advanced")
    assert (t.row, t.play_area()) == ("satan foe-3:2", "(karate-advanced)")


def test_aikido_advanced_cancels_and_strikes_back() -> None:
    t = table(player("aikido-advanced"), row="foe-3", at="fate")
    t.do("activate", "aikido-advanced", 0)
    assert (t.damage(), t.row, t.play_area()) == (0, "foe-3:1", "(aikido-advanced)")


@pytest.mark.clause("PHA-DEF.1")
def test_aikido_advanced_may_defeat_the_attacker() -> None:
    t = table(player("aikido-advanced"), row="foe-1", at="fate")
    t.do("activate", "aikido-advanced", 0)
    assert (t.damage(), t.row, t.resolved) == (0, "", "foe-1")


def test_patrol_jeep_covers_distance_or_readies_an_ally() -> None:
    t = table(player("patrol-jeep"), mission=RIVER, tokens=distance(5), adventure="patrol")
    t.use("patrol-jeep")
    assert (t.tokens("Distance"), t.play_area()) == (3, "(patrol-jeep)")
    t = table(player("patrol-jeep guran zobaba colt-45", exhausted="guran zobaba colt-45"))
    t.use("patrol-jeep", 1)
    assert sorted(t.offered) == ["done", "ready guran", "ready zobaba"]
    t.do("ready", "zobaba")
    assert t.play_area() == "(patrol-jeep) (guran) zobaba (colt-45)"


def test_sergeants_whistle_readies_two_allies() -> None:
    allies = "guran zobaba thunder"
    t = table(player(f"sergeants-whistle {allies} colt-45", exhausted=f"{allies} colt-45", resources="F"))
    t.use("sergeants-whistle")
    t.picks("thunder", "zobaba")
    assert (t.play_area(), t.resources()) == ("(sergeants-whistle) (guran) zobaba thunder (colt-45)", "")


def test_judo_expert_adds_three() -> None:
    t = table(player("judo-expert", resources="G"), row="foe-5")
    t.fight("judo-expert")
    assert (t.wounds("foe-5"), t.play_area()) == (4, "(judo-expert)")


@pytest.mark.parametrize("card", ["marksmans-eye", "twin-holsters"])
def test_readying_a_weapon(card: str) -> None:
    t = table(player(f"{card} colt-45 service-rifle guran", exhausted="colt-45 service-rifle guran"))
    t.use(card)
    assert sorted(t.offered) == ["done", "ready colt-45", "ready service-rifle"]
    t.do("ready", "service-rifle")
    assert t.play_area() == f"({card}) (colt-45) service-rifle (guran)"


def test_patrol_comrade_fights_or_takes_the_blow() -> None:
    t = table(player("patrol-comrade", resources="G"), row="foe-5")
    t.fight("patrol-comrade")
    assert (t.wounds("foe-5"), t.play_area()) == (2, "(patrol-comrade)")
    t = table(player("patrol-comrade", exhausted="patrol-comrade"), row="foe-5", at="fate")
    t.do("activate", "patrol-comrade", 1)
    assert (t.damage(), t.discard()) == (0, "patrol-comrade"), "even exhausted"


@pytest.mark.parametrize(("number", "wounds", "left"), [(0, 2, "S"), (1, 4, "")])
def test_knuckle_dusters_hit_harder_for_a_skull(number: int, wounds: int, left: str) -> None:
    t = table(player("knuckle-dusters", resources="GS"), row="foe-5")
    t.fight(f"knuckle-dusters/{number}", pay="G")
    assert (t.wounds("foe-5"), t.resources(), t.play_area()) == (wounds, left, "(knuckle-dusters)")


@pytest.mark.parametrize("option", [0, 1])
def test_river_canoe_covers_distance_or_gives_two_resources(option: int) -> None:
    t = table(player("river-canoe"), mission=RIVER, tokens=distance(5), adventure="patrol")
    t.use("river-canoe")
    t.do("option", option)
    if option == 1:
        t.do("gain", "F")
        t.do("gain", "S")
    assert (t.tokens("Distance"), t.resources()) == ((2, "") if option == 0 else (5, "SF"))
    assert t.discard() == "river-canoe"


def test_smugglers_ledger_puts_a_common_human_away() -> None:
    t = table(player("smugglers-ledger", resources="GG"), row="foe-3 beast-1 captain-krall")
    t.use("smugglers-ledger")
    assert (t.row, t.resolved, t.resources()) == ("beast-1 captain-krall", "foe-3", "G")
    assert t.play_area() == "(smugglers-ledger)"


# --- Destiny cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "health"),
    [
        ("sparring-partner", 2), ("sparring-partner-2", 2), ("camp-bully", 3), ("scorpion-in-the-boot", 0),
        ("oscar", 2), ("lou", 3), ("river-crocodile", 4), ("gunrunner", 2), ("gunrunner-2", 2),
        ("knife-in-the-dark", 1),
    ],
)  # fmt: skip
def test_enemies_of_camp_and_river(card: str, health: int) -> None:
    assert table(row=card).health(card) == health
    assert table(row=card, at="fate").damage() == (2 if card == "knife-in-the-dark" else 1)


@pytest.mark.parametrize("card", ["sparring-partner-2", "oscar", "gunrunner"])
def test_enemies_that_bring_another_card(card: str) -> None:
    assert table(destiny=f"{card} python lou", at="destiny").row == f"{card} python"


@pytest.mark.parametrize("card", ["sparring-partner", "lou", "gunrunner-2", "river-crocodile", "camp-bully"])
def test_enemies_that_come_alone(card: str) -> None:
    assert table(destiny=f"{card} python", at="destiny").row == card


@pytest.mark.parametrize("card", ["sparring-partner", "sparring-partner-2"])
def test_sparring_partners_train(card: str) -> None:
    t = table(player("karate-novice"), row=f"{card}:1", mission=BOOT_CAMP, adventure="patrol")
    t.use("karate-novice")
    assert t.tokens("Training") == 1
    t = table(player("karate-novice"), row=f"{card}:1", mission=RIVER, tokens=distance(2), adventure="patrol")
    t.use("karate-novice")
    assert t.tokens("Training") == 0, "the Mission does not use them"


@pytest.mark.parametrize("card", ["camp-bully", "lou", "river-thug"])
def test_thieves_take_a_resource_after_their_attack(card: str) -> None:
    t = table(player(resources="GG"), row=card, at="fate")
    assert (t.damage(), t.resources()) == (1, "G")


@pytest.mark.parametrize("card", ["night-march", "poisoned-blade"])
def test_two_resources_or_a_damage(card: str) -> None:
    t = table(player(resources="GGS"), destiny=card, at="destiny")
    t.do("option", 0)
    t.do("return", "S")  # and a Good mark in any case
    assert (t.resources(), t.damage(), t.resolved) == ("G", 0, card)
    t = table(player(resources="GGS"), destiny=card, at="destiny")
    t.do("option", 1)
    assert (t.resources(), t.damage()) == ("GGS", 1)
    t = table(player(resources="G"), destiny=card, at="destiny")
    assert (t.resources(), t.damage()) == ("G", 1), "R49: both resources, or the damage"


@pytest.mark.parametrize(("top", "left"), [("talking-drums", "GG"), ("colt-45", ""), ("bandar-warrior", "G")])
def test_kit_inspection(top: str, left: str) -> None:
    """G is gained first, then S takes a resource."""
    t = table(player(deck=f"{top} blank blank blank", resources="G"), destiny="kit-inspection", at="destiny")
    assert (t.resources(), t.resolved) == (left, "kit-inspection")


@pytest.mark.clause("PHA-REC.1")
def test_noon_heat_limits_readying() -> None:
    t = table(
        player("guran colt-45 campfire", exhausted="guran colt-45 campfire"), row="noon-heat", at="recovery"
    )
    t.do("ready_all")
    t.picks("guran", "campfire")
    assert t.play_area() == "guran (colt-45) campfire"
    t = table(row="mountain-fog", destiny="noon-heat", at="destiny")
    assert (t.row, t.resolved) == ("noon-heat", "mountain-fog")


def test_obstacle_wall_exhausts_and_trains_when_it_is_climbed() -> None:
    t = table(player("guran colt-45", resources="SF"), row="obstacle-wall", mission=BOOT_CAMP, at="row",
              adventure="patrol")  # fmt: skip
    t.do("exhaust", "colt-45")
    assert t.play_area() == "guran (colt-45)"
    t.use("obstacle-wall", 1)
    assert (t.row, t.resolved, t.tokens("Training"), t.resources()) == ("", "obstacle-wall", 1, "")


def test_mail_from_home_gives_any_resource() -> None:
    t = table(destiny="mail-from-home", at="destiny")
    t.do("gain", "M")
    assert (t.resources(), t.resolved) == ("M", "mail-from-home")


@pytest.mark.parametrize(
    ("card", "level"),
    [("double-shift", "mythic"), ("ambush-on-the-bank", "easy"), ("ambush-in-the-reeds", "easy")],
)
@pytest.mark.clause("PHA-DES.6", "PHA-DES.7")
def test_ambushes_cost_a_resource_and_bring_another_card(card: str, level: str) -> None:
    t = table(player(resources="GG"), destiny=f"{card} poacher python", level=level, at="destiny")
    assert (t.resources(), t.row, t.resolved) == ("G", "poacher", card)


@pytest.mark.clause("PHA-DES.2")
def test_an_ambush_is_not_part_of_the_reshuffle_that_it_causes() -> None:
    """R33: it is still on the row when the Reveal happens."""
    t = table(destiny="ambush-on-the-bank", resolved="poacher", at="destiny")
    assert (t.row, t.resolved, t.names(t.s.destiny)) == ("poacher", "ambush-on-the-bank", "")


@pytest.mark.parametrize("card", ["local-tip", "grateful-pearl-diver"])
@pytest.mark.parametrize("option", [0, 1])
def test_hints_shorten_the_way_or_give_a_good_mark(card: str, option: int) -> None:
    t = table(destiny=card, mission=RIVER, tokens=distance(5), adventure="patrol", at="destiny")
    t.do("option", option)
    assert (t.tokens("Distance"), t.resources()) == ((4, "") if option == 0 else (5, "G"))
    assert t.resolved == card


def test_swamp_fever_lowers_hand_limits_until_it_is_cured() -> None:
    t = table(player(resources="GG"), player(), row="swamp-fever")
    assert (t.limits(A)[0], t.limits(B)[0]) == (2, 2)
    t.use("swamp-fever")
    assert (t.row, t.resolved, t.limits(A)[0], t.resources()) == ("", "swamp-fever", 3, "")


def test_searchlight_helps_common_humans() -> None:
    t = table(player(resources="SG"), row="searchlight foe-2 beast-2 captain-krall")
    assert [t.health(name) for name in ("foe-2", "beast-2", "captain-krall")] == [3, 2, 8]
    t.use("searchlight")
    assert (t.row, t.resolved, t.health("foe-2"), t.resources()) == (
        "foe-2 beast-2 captain-krall",
        "searchlight",
        2,
        "",
    )


def test_fisherfolks_help_gives_a_good_mark_and_a_wound() -> None:
    t = table(row="captain-krall foe-2", destiny="fisherfolks-help", at="destiny")
    t.do("enemy", "captain-krall")
    assert (t.resources(), t.wounds("captain-krall"), t.resolved) == ("G", 1, "fisherfolks-help")
