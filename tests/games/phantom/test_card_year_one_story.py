"""Year One: Lore cards, Missions, Objectives, Achievements and Loot, each alone on a table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.phantom.table import A, B, Table, by_level, player, start, table

GHOST = "the-ghost-still-walks"
COAST = "the-burning-coast"
WAKE = "the-pirates-wake"
SEA = "the-sea-stronghold"


def year_one(*players: Any, **given: Any) -> Table:
    """A table of this adventure."""
    return table(*players, adventure="year_one", **given)


def destiny(t: Table) -> list[str]:
    """The cards in the Destiny deck, sorted."""
    return sorted(t.name(card) for card in t.s.destiny)


def at_the_crossroads(**given: Any) -> Table:
    """Lore II has just been read."""
    t = year_one(player(resources="SSG"), mission=GHOST, tokens={"mission": {"Fear": 7}}, **given)
    t.use(GHOST, 1)
    return t


# --- Lore cards -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "damage"), by_level((0, 1, 1, 2)))
def test_lore_i_hurts_more_on_higher_levels(level: str, damage: int) -> None:
    t = start(legend="phantom", adventure="year_one", level=level, seed=3)
    first = t.emitted("damage")[:damage]
    assert len(first) == damage
    assert [event.kind for event in t.events if event.kind in ("damage", "mission")][damage] == "mission"
    assert (t.names(t.player().play), t.names(t.s.missions)) == ("skull-ring", GHOST)
    assert t.zone("oath-of-the-skull") in ("discard", "deck", "hand")


@pytest.mark.clause("PHA-LORE.1", "PHA-LORE.6")
def test_lore_ii_lets_the_active_player_choose() -> None:
    t = at_the_crossroads()
    assert (t.read, t.prompt, t.offered) == ([2], "lore_branch", ["read 3", "read 4"])
    assert t.names(t.s.missions) == GHOST, "the old Mission stays until the chosen Lore card replaces it"


def test_lore_iii_leads_to_the_coast() -> None:
    t = at_the_crossroads(destiny="grief", resolved="leopard")
    t.do("read", 3)
    assert (t.read, t.names(t.s.missions), t.names(t.s.objectives)) == ([2, 3], COAST, "fishing-village")
    assert t.discard() == "coast-fisherman"
    assert destiny(t) == [
        "brave-villagers", "grief", "leopard", "onshore-wind", "raiding-party", "torch-bearer",
        "torch-bearer",
    ]  # fmt: skip


@pytest.mark.clause("PHA-LORE.2")
def test_lore_iv_follows_the_ships_and_passes_the_coast_over() -> None:
    t = at_the_crossroads(destiny="grief", resolved="leopard")
    t.do("read", 4)
    assert (t.read, t.names(t.s.missions), t.names(t.s.objectives)) == ([2, 4], WAKE, "pirate-dhow")
    assert t.discard() == "jungle-shortcut"
    assert t.zone("fishing-village") == "unseen"
    assert destiny(t) == [
        "grateful-pearl-diver", "grief", "leopard", "mangrove-crocodile", "pirate-lookout", "sea-mist",
    ]  # fmt: skip


@pytest.mark.clause("PHA-LORE.7", "PHA-GAIN.4")
def test_lore_v_brings_fraka_and_leads_to_the_stronghold() -> None:
    t = year_one(player(resources="GG"), mission=WAKE, beside="pirate-dhow", destiny="grief",
                 resolved="leopard", tokens={"mission": {"Distance": 1}})  # fmt: skip
    t.use(WAKE, 1)
    assert (t.read, t.play_area()) == ([5, 7], "fraka")
    assert (t.names(t.s.missions), t.row, t.names(t.s.objectives)) == (SEA, "rama", "powder-magazine")
    assert t.zone("pirate-dhow") == "box"
    assert destiny(t) == [
        "cannon-volley",
        "grief",
        "leopard",
        "stronghold-guard",
        "stronghold-guard-2",
        "turncoat",
    ]


def test_lore_vi_emboldens_the_pirates() -> None:
    t = year_one(mission=WAKE, beside="pirate-dhow", tokens={"mission": {"Distance": 4}}, destiny=0,
                 resolved="leopard", at="destiny")  # fmt: skip
    assert (t.read, t.names(t.s.missions)) == ([6, 7], SEA)
    shuffled = {*destiny(t), *t.row.split(), *t.resolved.split()}
    assert {"smouldering-ruins", "emboldened-crew", "leopard"} <= shuffled
    assert "fraka" not in t.play_area()


def test_lore_vii_on_higher_levels() -> None:
    t = year_one(player(resources="GG"), mission=WAKE, tokens={"mission": {"Distance": 1}}, destiny=0,
                 level="mythic")  # fmt: skip
    t.use(WAKE, 1)
    assert destiny(t) == [
        "cannon-volley",
        "oil-fire",
        "shark-from-the-pit",
        "stronghold-guard",
        "stronghold-guard-2",
    ]


@pytest.mark.clause("PHA-END.1", "PHA-GAIN.2")
def test_lore_viii_gives_each_player_a_card_and_wins() -> None:
    t = year_one(player("wolf-call", resources="G"), player(), mission=SEA, row="rama:18",
                 chance={"gain": ["old-mozz", "waterfall-gate"]})  # fmt: skip
    t.use("wolf-call")
    assert t.rewarded() == ["Old Mozz", "Waterfall Gate"]
    assert (t.result.outcome, t.read, t.hand(A), t.hand(B)) == ("win", [8], "old-mozz", "waterfall-gate")


def test_lore_ix_loses() -> None:
    t = year_one(mission=GHOST, tokens={"mission": {"Time": 2}}, destiny=0, at="destiny")
    assert (t.result.outcome, t.read) == ("loss", [9])


# --- Missions ---------------------------------------------------------------------------------------


def test_the_ghost_still_walks_is_feared_for_every_common_human_defeated() -> None:
    t = year_one(player("karate-novice karate-novice"), mission=GHOST, row="foe-1 beast-1")
    t.use("karate-novice")
    t.do("enemy", "foe-1")
    assert t.tokens("Fear") == 1
    t.use("karate-novice")
    assert t.tokens("Fear") == 1, "a beast fears no ghost"


@pytest.mark.parametrize(("level", "number"), by_level((8, 9, 10, 12)))
@pytest.mark.parametrize("seats", [1, 2])
def test_the_ghost_still_walks_is_feared_for_skulls(level: str, number: int, seats: int) -> None:
    needed = number + 3 * (seats - 1)
    t = year_one(*[player(resources="SSSSGG"), player()][:seats], mission=GHOST, level=level,
                 tokens={"mission": {"Fear": needed - 2}})  # fmt: skip
    t.use(GHOST, 1, pay="G")
    assert (t.tokens("Fear"), t.resources(), t.read) == (needed - 1, "GSS", [])
    t.use(GHOST, 1)
    assert (t.read, t.resources()) == ([2], "")


@pytest.mark.parametrize(("level", "number"), by_level((7, 8, 8, 9)))
@pytest.mark.parametrize("seats", [1, 2])
def test_the_burning_coast_starts_with_villagers(level: str, number: int, seats: int) -> None:
    fear = {"easy": 8, "normal": 9, "heroic": 10, "mythic": 12}[level] + 3 * (seats - 1)
    t = year_one(*[player(resources="SSG"), player()][:seats], mission=GHOST, level=level,
                 tokens={"mission": {"Fear": fear - 1}})  # fmt: skip
    t.use(GHOST, 1)
    t.do("read", 3)
    assert t.tokens("Villager", "fishing-village") == number + 3 * (seats - 1)


def test_the_burning_coast_villagers_are_led_away() -> None:
    t = year_one(player(resources="GGFF"), mission=COAST, beside="fishing-village",
                 tokens={"fishing-village": {"Villager": 2}})  # fmt: skip
    t.use(COAST, 1, pay="F")
    assert (t.tokens("Villager", "fishing-village"), t.tokens("Villager"), t.resources()) == (1, 1, "GF")
    t.use(COAST, 1)
    assert t.read == [5, 7]


@pytest.mark.clause("PHA-DES.2")
def test_the_burning_coast_burns_when_the_destiny_deck_is_empty() -> None:
    t = year_one(mission=COAST, beside="fishing-village", destiny=0, resolved="calm", at="destiny",
                 tokens={"fishing-village": {"Villager": 2}})  # fmt: skip
    assert (t.tokens("Destruction", "fishing-village"), t.emitted("reshuffled") != []) == (2, True)


@pytest.mark.parametrize(("level", "number"), by_level((8, 9, 10, 11)))
@pytest.mark.parametrize("seats", [1, 2])
def test_the_pirates_wake_starts_with_distance(level: str, number: int, seats: int) -> None:
    fear = {"easy": 8, "normal": 9, "heroic": 10, "mythic": 12}[level] + 3 * (seats - 1)
    t = year_one(*[player(resources="SSG"), player()][:seats], mission=GHOST, level=level,
                 tokens={"mission": {"Fear": fear - 1}})  # fmt: skip
    t.use(GHOST, 1)
    t.do("read", 4)
    assert t.tokens("Distance") == number + 2 * (seats - 1)


def test_the_pirates_wake_shortens_the_way_for_a_good_mark_and_any_resource() -> None:
    t = year_one(player(resources="GGM"), mission=WAKE, tokens={"mission": {"Distance": 2}})
    t.use(WAKE, 1, pay="M")
    assert (t.tokens("Distance"), t.resources(), t.read) == (1, "G", [])


@pytest.mark.parametrize(("mission", "limit", "lore"), [(GHOST, 3, 9), (WAKE, 1, 6), (SEA, 2, 9)])
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.clause("PHA-DES.2")
def test_the_clocks(mission: str, limit: int, lore: int, seats: int) -> None:
    last = limit + seats - 1
    for time in range(last):
        t = year_one(*[player()] * seats, mission=mission, destiny=0, resolved="calm calm", at="destiny",
                     tokens={"mission": {"Distance": 9, "Time": time}})  # fmt: skip
        assert (t.read[:1] == [lore]) is (time == last - 1)


@pytest.mark.parametrize(("level", "number"), by_level((1, 2, 2, 2)))
@pytest.mark.clause("PHA-DES.1")
def test_the_sea_stronghold_reveals_more_cards_on_higher_levels(level: str, number: int) -> None:
    """R35: both are placed first."""
    t = year_one(mission=SEA, destiny="foe-1 foe-2 foe-3", level=level, at="destiny")
    assert len(t.s.row) == number


@pytest.mark.parametrize(("level", "health", "more"), by_level((12, 14, 15, 18), (8, 8, 9, 10)))
@pytest.mark.parametrize("seats", [1, 2])
def test_rama_is_tougher_by_level_and_players(level: str, health: int, more: int, seats: int) -> None:
    t = year_one(*[player()] * seats, mission=SEA, row="rama", level=level)
    assert t.health("rama") == health + more * (seats - 1)


# --- Objectives -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "number"), by_level((5, 5, 4, 4)))
@pytest.mark.parametrize("seats", [1, 2])
def test_fishing_village_is_destroyed_by_pirates(level: str, number: int, seats: int) -> None:
    limit = number + seats - 1
    for before, lost in ((limit - 3, False), (limit - 2, True)):
        t = year_one(*[player(injury_deck=9)] * seats, mission=COAST, beside="fishing-village", level=level,
                     row="brotherhood-pirate foe-1 raiding-party", at="fate",
                     tokens={"fishing-village": {"Villager": 3, "Destruction": before}})  # fmt: skip
        assert (t.read[:1] == [6]) is lost
        assert lost or t.tokens("Destruction", "fishing-village") == before + 2


def test_pirate_dhow_is_shot_at_for_two_skulls() -> None:
    t = year_one(player(resources="SSS"), mission=WAKE, beside="pirate-dhow", row="foe-2 pirate-lookout rama",
                 tokens={"mission": {"Distance": 5}})  # fmt: skip
    t.use("pirate-dhow")
    assert (t.tokens("Distance"), t.row, t.resources()) == (4, "foe-2 pirate-lookout:1 rama", "S")


@pytest.mark.parametrize(("level", "distance"), by_level((5, 5, 6, 6)))
def test_pirate_dhow_gains_distance_on_higher_levels(level: str, distance: int) -> None:
    t = year_one(mission=WAKE, beside="pirate-dhow", row="brotherhood-pirate raiding-party", level=level,
                 tokens={"mission": {"Distance": 5}}, at="fate")  # fmt: skip
    assert t.tokens("Distance") == distance
    t = year_one(mission=WAKE, beside="pirate-dhow", row="brotherhood-pirate foe-1", level=level,
                 tokens={"mission": {"Distance": 5}}, at="fate")  # fmt: skip
    assert t.tokens("Distance") == 5


@pytest.mark.parametrize(("level", "damage"), by_level((1, 1, 2, 2)))
def test_rama_strikes_twice_as_hard_on_higher_levels(level: str, damage: int) -> None:
    assert year_one(row="rama", level=level, at="fate").damage() == damage


@pytest.mark.parametrize(("level", "number"), by_level((3, 3, 4, 4)))
def test_powder_magazine_is_blown_up(level: str, number: int) -> None:
    t = year_one(player(resources="SSGG"), mission=SEA, beside="powder-magazine", level=level,
                 row="foe-2 rama stronghold-guard",
                 tokens={"powder-magazine": {"Destruction": number - 2}})  # fmt: skip
    before = t.health("rama")
    t.use("powder-magazine", pay="G")
    assert (t.tokens("Destruction", "powder-magazine"), t.resources()) == (number - 1, "GS")
    t.use("powder-magazine")
    assert (t.row, t.zone("powder-magazine"), t.health("rama")) == ("rama:2", "box", before - 3)
    assert sorted(t.resolved.split()) == ["foe-2", "stronghold-guard"]
    assert t.emitted("defeated") == []


# --- Achievements and Loot --------------------------------------------------------------------------


def test_achievement_three_before_dawn() -> None:
    t = year_one(player("iron-fist", resources="G", deck="blank blank blank"), row="foe-1 beast-1 foe-1",
                 rewarding=True)  # fmt: skip
    t.do("combat")
    t.do("activate", "iron-fist", 0)
    while t.prompt == "place_wounds":
        t.do("wound", t.words(t.options[0])[0], 1)
    while t.prompt == "defeat_order":
        assert t.rewarded() == []
        t.idles()
    assert t.rewarded() == ["Fearsome Reputation"]


@pytest.mark.parametrize(("burnt", "gained"), [(2, True), (3, False)])
def test_achievement_shepherd_of_the_coast(burnt: int, gained: bool) -> None:
    t = year_one(player(resources="GG"), mission=COAST, beside="fishing-village", rewarding=True,
                 tokens={"fishing-village": {"Villager": 1, "Destruction": burnt}})  # fmt: skip
    t.use(COAST, 1)
    assert ("Village Militia" in t.rewarded()) is gained


def test_achievement_shepherd_of_the_coast_is_not_for_who_followed_the_ships() -> None:
    t = year_one(player(resources="GG"), mission=WAKE, beside="fishing-village", rewarding=True,
                 tokens={"mission": {"Distance": 1}})  # fmt: skip
    t.use(WAKE, 1)
    assert "Village Militia" not in t.rewarded()


@pytest.mark.parametrize(("level", "gained"), by_level((0, 0, 1, 1)))
def test_achievement_worthy_of_the_name_has_one_copy(level: str, gained: int) -> None:
    """R71: the active player first."""
    t = year_one(player("wolf-call", resources="G", deck="blank"), player(), mission=SEA, row="rama:26",
                 level=level, rewarding=True)  # fmt: skip
    t.use("wolf-call")
    assert t.rewarded().count("Father's Advice") == gained
    assert ("fathers-advice" in t.hand(A)) is bool(gained)


@pytest.mark.clause("PHA-LOOT.2", "PHA-LOOT.4")
@pytest.mark.parametrize(
    ("enemy", "top", "points", "gain"),
    [
        ("brotherhood-pirate:2", "bandar-warrior", 3, ""),  # S G
        ("brotherhood-pirate:2", "guran", 4, "W"),  # G M
        ("brotherhood-pirate-2:2", "judo-expert", 8, "Pirate Cutlass"),  # F F S
        ("raiding-party:3", "guran", 4, "Pirate Cutlass"),
        ("raiding-party:3", "judo-expert", 8, "Boarding Axe"),
        ("leopard:3", "phantoms-costume", 6, ""),  # M M
        ("leopard:3", "judo-expert", 8, "W"),
        ("rama:11", "bandar-warrior", 3, ""),
        ("rama:11", "guran", 4, "Boarding Axe"),
        ("rama:11", "judo-expert", 8, "Boarding Axe"),
    ],
)
def test_loot(enemy: str, top: str, points: int, gain: str) -> None:
    t = year_one(player("wolf-call", resources="G", deck=top), row=enemy, rewarding=True)
    assert t.loots() == (points, gain)


def test_loot_of_seven_points() -> None:
    """Skull Cave costs G M W: with the Wild as a Mystery, 1 + 3 + 3."""
    t = year_one(
        player("wolf-call", resources="G", deck="skull-cave"), row="brotherhood-pirate:2", rewarding=True
    )
    t.use("wolf-call")
    t.do("symbol", "M")
    assert t.emitted("loot")[0][2:] == (7, 2)
    t.do("loot", 2)
    assert t.rewarded() == ["Pirate Cutlass"]
