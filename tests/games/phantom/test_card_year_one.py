"""Year One: Player and Destiny cards, each alone on a table; some are tested with their like elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.phantom.table import A, Table, player, table

GHOST = "the-ghost-still-walks"
COAST = "the-burning-coast"
WAKE = "the-pirates-wake"


def year_one(*players: Any, **given: Any) -> Table:
    """A table of this adventure."""
    return table(*players, adventure="year_one", **given)


# --- Player cards -----------------------------------------------------------------------------------


def test_skull_ring_helps_in_combat_and_marks_common_humans() -> None:
    t = table(player("skull-ring", resources="G"), row="foe-5:2")
    t.fight("skull-ring")
    assert (t.row, t.resources(), t.play_area()) == ("foe-5:4", "", "(skull-ring)")
    t = table(player("skull-ring karate-novice"), row="foe-1")
    t.use("karate-novice")
    assert (t.row, t.resources()) == ("", "S")
    t = table(player("skull-ring karate-novice"), row="beast-1")
    t.use("karate-novice")
    assert (t.row, t.resources()) == ("", ""), "no Human"
    t = table(player("skull-ring wolf-call", resources="G"), row="rama:11")
    t.use("wolf-call")
    assert (t.row, t.resources()) == ("", ""), "no Common Enemy"


def test_oath_of_the_skull_raises_the_base_combat_value() -> None:
    t = table(player("oath-of-the-skull", resources="G"), row="foe-5")
    t.fight()
    assert t.wounds("foe-5") == 2


@pytest.mark.parametrize("option", [0, 1])
def test_coast_fisherman_gives_or_heals(option: int) -> None:
    t = table(player("coast-fisherman", injuries="deep-cut flesh-wound"))
    t.use("coast-fisherman")
    t.do("option", option)
    if option == 1:
        t.do("heal", "deep-cut")
    assert (t.resources(), t.injuries()) == (
        ("G", "deep-cut flesh-wound") if option == 0 else ("", "flesh-wound")
    )
    assert t.play_area() == "(coast-fisherman)"


def test_coast_fisherman_fights() -> None:
    t = table(player("coast-fisherman", resources="G"), row="foe-5")
    t.fight("coast-fisherman")
    assert t.wounds("foe-5") == 2


@pytest.mark.parametrize("option", [0, 1])
def test_jungle_shortcut_covers_distance_or_readies_three_allies(option: int) -> None:
    allies = "guran zobaba thunder devil"
    t = year_one(player(f"jungle-shortcut {allies}", exhausted=allies), mission=WAKE,
                 tokens={"mission": {"Distance": 5}})  # fmt: skip
    t.use("jungle-shortcut")
    t.do("option", option)
    if option == 1:
        t.picks("devil", "thunder", "zobaba")
    assert (t.tokens("Distance"), len(t.player().exhausted)) == ((3, 4) if option == 0 else (5, 1))
    assert t.discard() == "jungle-shortcut"


def test_fraka_scouts_or_fights() -> None:
    t = table(player("fraka"), destiny="python calm")
    t.use("fraka")
    t.do("move")
    assert (t.names(t.s.destiny), t.resolved, t.play_area()) == ("calm", "python", "(fraka)")
    t = table(player("fraka", resources="G"), row="foe-5")
    t.fight("fraka")
    assert t.wounds("foe-5") == 2


def test_good_mark_ring_wards_off_common_humans_or_gives_a_good_mark() -> None:
    t = table(player("good-mark-ring"), row="beast-1 rama foe-1", at="fate")
    assert t.s.attacker == t.find("foe-1")
    t.do("activate", "good-mark-ring", 0)
    assert (t.damage(), t.play_area()) == (2, "(good-mark-ring)")
    t = table(player("good-mark-ring"))
    t.use("good-mark-ring", 1)
    assert (t.resources(), t.play_area()) == ("G", "(good-mark-ring)")


def test_twin_holsters_make_weapons_cheaper() -> None:
    t = table(player("twin-holsters", hand="colt-45 boarding-axe guran", resources="SS"))
    assert t.offers("play", "colt-45")
    assert t.offers("play", "boarding-axe"), "S S W: the Wild first"
    assert not t.offers("play", "guran")
    t.play("colt-45")
    assert (t.play_area(), t.resources()) == ("twin-holsters colt-45", "S")


def test_chronicles_of_the_phantoms_return_any_card_but_an_injury() -> None:
    t = table(player("chronicles-of-the-phantoms", discard="guran deep-cut campfire"), lingering_wounds=True)
    t.use("chronicles-of-the-phantoms")
    assert sorted(t.offered) == ["recover campfire", "recover guran"]
    t.do("recover", "campfire")
    assert (t.hand(), t.discard(), t.play_area()) == (
        "campfire",
        "guran deep-cut",
        "(chronicles-of-the-phantoms)",
    )


def test_minor_treasure_room_holds_more_and_gives_any_resource() -> None:
    t = table(player("minor-treasure-room"))
    assert t.limits() == (3, 6)
    t.use("minor-treasure-room")
    t.do("gain", "F")
    assert (t.resources(), t.play_area()) == ("F", "(minor-treasure-room)")


def test_waterfall_gate_turns_an_attack_aside() -> None:
    t = table(player("waterfall-gate"), row="foe-1 beast-1", at="fate")
    t.do("activate", "waterfall-gate", 0)
    assert (t.damage(), t.play_area()) == (1, "(waterfall-gate)")


def test_waterfall_gate_holds_all_common_enemies() -> None:
    t = table(player("waterfall-gate"), row="foe-1 satan beast-1")
    t.use("waterfall-gate", 1)
    t.end()
    assert (t.damage(), t.discard()) == (1, "waterfall-gate"), "Satan is no Common Enemy"
    t.to_turn(5)
    assert t.damage() > 1, "for this turn only (R51)"


def test_old_mozz_foresees_or_draws_two() -> None:
    t = table(player("old-mozz", deck="guran campfire"))
    t.use("old-mozz")
    t.do("move")
    assert (t.deck(), t.play_area()) == ("campfire guran", "(old-mozz)")
    t = table(player("old-mozz", deck="guran campfire iron-fist", resources="GG"))
    t.use("old-mozz", 1)
    assert (t.hand(), t.resources(), t.play_area()) == ("guran campfire", "G", "(old-mozz)")


@pytest.mark.clause("PHA-GEN.14")
def test_old_mozz_sees_nothing_in_an_empty_deck() -> None:
    """R17: and causes no reshuffle."""
    t = table(player("old-mozz", deck="", discard="guran"))
    t.use("old-mozz")
    assert (t.prompt, t.discard(), t.play_area()) == ("action", "guran", "(old-mozz)")


def test_fearsome_reputation_wounds_who_dares() -> None:
    t = table(player("fearsome-reputation"), row="beast-1 foe-3", at="fate")
    t.do("activate", "fearsome-reputation", 0)
    assert (t.damage(), t.row, t.play_area()) == (1, "beast-1 foe-3:1", "(fearsome-reputation)")


def test_village_militia_fights_or_guards() -> None:
    t = table(player("village-militia", resources="G"), row="foe-5")
    t.fight("village-militia")
    assert t.wounds("foe-5") == 2
    t = table(player("village-militia"), row="beast-1 foe-3", at="fate")
    t.do("activate", "village-militia", 1)
    assert (t.damage(), t.row, t.play_area()) == (1, "beast-1 foe-3", "(village-militia)")


def test_fathers_advice_restores_injuries_and_draws() -> None:
    injuries = "deep-cut blood-loss blurred-vision"
    t = table(player("fathers-advice", injuries=injuries, injury_deck="flesh-wound", deck="guran campfire"))
    t.use("fathers-advice")
    t.picks("deep-cut", "blood-loss")
    assert (t.injuries(), t.hand(), t.discard()) == ("blurred-vision", "guran", "fathers-advice")
    assert t.names(t.player().injury_deck) == "flesh-wound deep-cut blood-loss"


@pytest.mark.parametrize(("card", "value"), [("pirate-cutlass", 2), ("boarding-axe", 3)])
def test_blades_of_pirates(card: str, value: int) -> None:
    t = table(player(card, resources="G"), row="foe-5")
    t.fight(card)
    assert (t.wounds("foe-5"), t.play_area()) == (1 + value, f"({card})")


# --- Destiny cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "level", "health"),
    [
        ("brotherhood-pirate", "easy", 3), ("brotherhood-pirate-2", "easy", 3), ("river-thug", "easy", 1),
        ("leopard", "easy", 4), ("raiding-party", "easy", 4), ("torch-bearer", "easy", 2),
        ("pirate-lookout", "easy", 2), ("mangrove-crocodile", "easy", 4), ("emboldened-crew", "easy", 3),
        ("stronghold-guard", "easy", 3), ("stronghold-guard-2", "easy", 3),
        ("shark-from-the-pit", "heroic", 2),
    ],
)  # fmt: skip
def test_enemies_of_the_coast(card: str, level: str, health: int) -> None:
    assert table(row=card, level=level).health(card) == health
    assert table(row=card, level=level, at="fate").damage() == (2 if card == "shark-from-the-pit" else 1)


@pytest.mark.parametrize(
    "card", ["brotherhood-pirate-2", "river-thug", "raiding-party", "emboldened-crew", "stronghold-guard-2"]
)
def test_enemies_that_bring_another_card(card: str) -> None:
    assert table(destiny=f"{card} python lou", at="destiny").row == f"{card} python"


@pytest.mark.parametrize(
    "card", ["brotherhood-pirate", "leopard", "torch-bearer", "mangrove-crocodile", "stronghold-guard"]
)
def test_enemies_that_come_alone(card: str) -> None:
    assert table(destiny=f"{card} python", at="destiny").row == card


def test_doubting_elder_costs_a_resource_until_he_is_convinced() -> None:
    t = year_one(player(resources="GGG"), row="doubting-elder", mission=GHOST, at="row")
    assert t.resources() == "GG"
    t.use("doubting-elder", 1)
    assert (t.row, t.resolved, t.tokens("Fear"), t.resources()) == ("", "doubting-elder", 1, "")


@pytest.mark.parametrize(
    ("top", "injuries", "resources"),
    [
        ("talking-drums", "deep-cut", "GG"),  # G: heal
        ("colt-45", "flesh-wound deep-cut", "G"),  # S: a resource back
        ("old-jungle-saying", "flesh-wound deep-cut", "GGM"),  # M
        ("judo-novice", "flesh-wound deep-cut", "GGF"),  # F
    ],
)
def test_grief(top: str, injuries: str, resources: str) -> None:
    deck = f"{top} blank blank blank"
    t = table(
        player(deck=deck, injuries="flesh-wound deep-cut", resources="GG"), destiny="grief", at="destiny"
    )
    if t.prompt == "heal":
        t.do("heal", "flesh-wound")
    assert (t.injuries(), t.resources(), t.resolved) == (injuries, resources, "grief")


@pytest.mark.parametrize("card", ["monsoon", "full-moon", "onshore-wind", "sea-mist"])
@pytest.mark.clause("PHA-CARD.5")
def test_new_weather_drives_the_old_away(card: str) -> None:
    """R85."""
    t = table(row="cold-rain", destiny=card, at="destiny")
    assert (t.row, t.resolved) == (card, "cold-rain")


def test_monsoon_forbids_weapons_to_all() -> None:
    t = table(player("colt-45 guran"), row="monsoon foe-1")
    assert not t.can_use("colt-45")
    assert t.can_use("guran")
    t = table(player("colt-45"), player(), row="monsoon foe-1", active=A)
    assert not t.can_use("colt-45")


@pytest.mark.parametrize(("card", "change"), [("full-moon", 1), ("sea-mist", -1)])
def test_weather_that_changes_combat(card: str, change: int) -> None:
    t = table(player("iron-fist", resources="G"), row=f"{card} foe-5")
    t.fight("iron-fist")
    assert t.wounds("foe-5") == 1 + 2 + change


def test_drums_in_the_distance_ready_an_ally_and_give_a_resource() -> None:
    own = "guran zobaba colt-45"
    t = table(player(own, exhausted=own), destiny="drums-in-the-distance", at="destiny")
    t.do("ready", "zobaba")
    t.do("gain", "S")
    assert (t.play_area(), t.resources()) == ("(guran) zobaba (colt-45)", "S")
    assert t.resolved == "drums-in-the-distance"


def test_torch_bearers_burn_the_village() -> None:
    t = year_one(mission=COAST, beside="fishing-village", row="torch-bearer",
                 tokens={"fishing-village": {"Villager": 3}}, at="fate")  # fmt: skip
    assert t.tokens("Destruction", "fishing-village") == 1 + 1, "one of his own, one as a Pirate"
    assert table(row="torch-bearer", at="fate").s.tokens == {}, "there is no village"


@pytest.mark.parametrize(("row", "tokens"), [("onshore-wind", 0), ("onshore-wind brotherhood-pirate", 2)])
def test_onshore_wind_fans_the_fire_if_there_is_a_pirate(row: str, tokens: int) -> None:
    t = year_one(mission=COAST, beside="fishing-village", row=row, at="fate",
                 tokens={"fishing-village": {"Villager": 3}})  # fmt: skip
    assert t.tokens("Destruction", "fishing-village") == tokens


def test_brave_villagers_help_one_of_them_away() -> None:
    t = year_one(mission=COAST, beside="fishing-village", destiny="brave-villagers",
                 tokens={"fishing-village": {"Villager": 3}}, at="destiny")  # fmt: skip
    assert (t.tokens("Villager", "fishing-village"), t.tokens("Villager"), t.resources()) == (2, 1, "S")
    assert t.resolved == "brave-villagers"


def test_pirate_lookout_lengthens_the_way() -> None:
    t = year_one(mission=WAKE, row="pirate-lookout", tokens={"mission": {"Distance": 5}}, at="fate")
    assert t.tokens("Distance") == 6


def test_false_trail_lengthens_the_way() -> None:
    t = year_one(mission=WAKE, destiny="false-trail", tokens={"mission": {"Distance": 5}}, level="mythic",
                 at="destiny")  # fmt: skip
    assert (t.tokens("Distance"), t.resolved) == (6, "false-trail")


def test_smouldering_ruins_cost_a_resource_until_they_are_cleared() -> None:
    t = table(player(resources="GGGM"), row="smouldering-ruins", at="row")
    t.do("return", "G")
    t.use("smouldering-ruins", 1)
    assert (t.row, t.resolved, t.resources()) == ("", "smouldering-ruins", "")


def test_cannon_volley_destroys_a_card_or_hurts() -> None:
    t = table(player("guran colt-45"), destiny="cannon-volley", at="destiny")
    t.do("option", 0)
    assert sorted(t.offered) == ["give_up colt-45", "give_up guran"]
    t.do("give_up", "guran")
    assert (t.play_area(), t.discard(), t.damage()) == ("colt-45", "guran", 0)
    t = table(player("guran"), destiny="cannon-volley", at="destiny")
    t.do("option", 1)
    assert (t.play_area(), t.damage(), t.resolved) == ("guran", 1, "cannon-volley")
    t = table(player(injuries=1), destiny="cannon-volley", at="destiny")
    assert (t.damage(), t.injuries().count(" ")) == (1, 1), "an Injury is no card to discard (R49)"


def test_oil_fire_exhausts_a_card_each_turn_until_it_is_put_out() -> None:
    t = table(player("guran colt-45", resources="SF"), row="oil-fire", level="mythic", at="row")
    t.do("exhaust", "colt-45")
    assert t.play_area() == "guran (colt-45)"
    t.use("oil-fire", 1)
    assert (t.row, t.resolved, t.resources()) == ("", "oil-fire", "")


def test_turncoat_puts_a_common_pirate_away() -> None:
    t = table(row="rama foe-1 stronghold-guard", destiny="turncoat", at="destiny")
    assert (t.row, t.resolved) == ("rama foe-1", "turncoat stronghold-guard")
