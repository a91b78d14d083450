"""Story of Devil: Lore cards, Missions and Objectives, each alone on a table."""

from __future__ import annotations

import pytest

from fatebox.games.phantom.effects.words import roman
from tests.games.phantom.table import A, B, by_level, player, start, table

SHOTS = "shots-in-the-misty-mountains"
CUB = "a-cub-called-little-devil"
KENNEL = "the-killers-kennel"
CHALLENGE = "satans-challenge"


# --- Lore cards -------------------------------------------------------------------------------------


@pytest.mark.clause("PHA-LORE.1", "PHA-LORE.7", "PHA-SET.7")
def test_lore_i() -> None:
    t = start(legend="phantom", adventure="devil", seed=1)
    assert t.play_area() == "thunder"
    assert t.zone("saddlebags") == "discard"
    assert t.names(t.s.missions) == SHOTS
    assert len(t.s.destiny) + len(t.s.row) + len(t.s.resolved) == 8
    assert t.damage() == 0
    assert t.zone("lore-i") == "box"
    assert start(legend="phantom", adventure="devil", level="mythic").damage() == 1


@pytest.mark.clause("PHA-LORE.2", "PHA-LORE.4", "PHA-LORE.6", "PHA-LVL.3")
def test_lore_ii_on_the_way_from_mission_to_mission() -> None:
    """WE13."""
    t = table(
        player(resources="GS"),
        mission=SHOTS,
        tokens={"mission": {"Distance": 1, "Time": 1}},
        row="foe-2:1",
        destiny="poacher",
        resolved="python",
        level="normal",
        rewarding=True,
    )
    t.use(SHOTS, 1)
    assert (t.read, t.names(t.s.missions), t.zone(SHOTS)) == ([2], CUB, "box")
    assert t.names(t.s.set_aside) == " ".join(["enraged-wolf"] * 5)
    assert t.names(t.s.objectives) == "little-devil"
    assert t.discard() == "wolf-wisdom"
    assert sorted(t.name(card) for card in t.s.destiny) == [
        "a-quiet-evening", "cold-rain", "howl-in-the-night", "poacher", "python",
    ]  # fmt: skip
    assert (t.row, t.resolved, t.s.tokens) == ("foe-2:1", "", {})
    assert t.prompt == "action", "the Adventure phase goes on"
    assert t.emitted("achieved") == [], "the Mission had a Time token"


def test_lore_iii_sets_the_camp_up() -> None:
    t = table(player(resources="SG"), player(), mission=CUB, beside="little-devil", row="foe-1",
              tokens={"little-devil": {"Training": 5}}, resolved="poacher", destiny=0)  # fmt: skip
    t.use(CUB, 1)
    assert (t.read, t.zone("little-devil"), t.names(t.s.missions)) == ([3], "box", KENNEL)
    assert t.row == "foe-1 hunters-camp fang-the-stolen-brother"
    assert t.names(t.s.at_hand) == "colonel-bagshot"
    assert (t.discard(A), t.discard(B)) == ("freed-tracker", "freed-tracker")
    assert sorted(t.name(card) for card in t.s.destiny) == [
        "careless-sentries", "poacher", "steel-trap", "trapper",
    ]  # fmt: skip


def test_lore_iv_brings_devil_and_satan() -> None:
    t = table(player("wolf-call", resources="G"), mission=KENNEL,
              row="hunters-camp fang-the-stolen-brother colonel-bagshot:3")  # fmt: skip
    t.use("wolf-call")
    t.do("enemy", "colonel-bagshot")
    assert (t.read, t.names(t.s.missions), t.row) == ([4], CHALLENGE, "satan")
    assert t.play_area() == "(wolf-call) devil"
    assert {t.zone("hunters-camp"), t.zone("fang-the-stolen-brother")} == {"box"}


@pytest.mark.clause("PHA-END.1", "PHA-GAIN.2")
def test_lore_v_gives_a_card_and_wins() -> None:
    t = table(
        player("devil", resources="GG"),
        mission=CHALLENGE,
        row="satan",
        tokens={"satan": {"Trust": 2}},
        chance={"gain": ["mountain-hideaway"]},
    )
    t.use(CHALLENGE, 1)
    t.do("gain_to", "hand")
    assert (t.result.outcome, t.read, t.hand()) == ("win", [5], "mountain-hideaway")
    assert t.result.details["gained"] == {"phantom": ["SD-52"]}


@pytest.mark.clause("PHA-END.1")
def test_lore_vi_loses() -> None:
    t = table(mission=SHOTS, tokens={"mission": {"Distance": 3, "Time": 2}}, destiny=0, at="destiny")
    assert (t.result.outcome, t.read, t.result.details["reason"]) == ("loss", [6], "Lore 6")


# --- Missions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "number"), by_level((6, 7, 8, 9)))
@pytest.mark.parametrize("seats", [1, 2])
def test_shots_in_the_misty_mountains_starts_with_distance(level: str, number: int, seats: int) -> None:
    t = start(seats, level=level, adventure="devil")
    while t.prompt in ("legend", "starting_player"):
        t.idles()
    assert t.tokens("Distance") == number + 2 * (seats - 1)


def test_shots_in_the_misty_mountains_shortens_the_way_for_a_good_mark_and_any_resource() -> None:
    t = table(player(resources="GGM"), mission=SHOTS, tokens={"mission": {"Distance": 2}})
    t.use(SHOTS, 1, pay="M")
    assert (t.tokens("Distance"), t.resources(), t.read) == (1, "G", [])
    assert not t.can_use(SHOTS, 1)


@pytest.mark.parametrize("mission", [SHOTS, CUB, KENNEL, CHALLENGE])
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.clause("PHA-DES.2")
def test_every_mission_counts_time_when_the_destiny_deck_is_empty(mission: str, seats: int) -> None:
    """Two players have one Time token more."""
    last = (2 if mission == CHALLENGE else 3) + seats - 1
    beside = "little-devil" if mission == CUB else ""
    row = "satan" if mission == CHALLENGE else ""
    for time, lost in ((last - 2, False), (last - 1, True)):
        tokens = {"mission": {"Distance": 9, "Time": time}}
        t = table(*[player()] * seats, mission=mission, destiny=0, resolved="calm", tokens=tokens,
                  at="destiny", beside=beside, row=row)  # fmt: skip
        assert (t.match.result is not None, t.read) == ((True, [6]) if lost else (False, []))
        if not lost:
            assert t.tokens("Time") == time + 1
            assert t.emitted("reshuffled")


@pytest.mark.parametrize(("level", "each"), by_level((0, 0, 1, 1)))
@pytest.mark.parametrize("seats", [1, 2])
def test_the_cub_is_met_with_wolves_on_higher_levels(level: str, each: int, seats: int) -> None:
    """R91: one for each player."""
    wolves = each * seats
    players = [player(resources="GG"), player()][:seats]
    t = table(*players, mission=SHOTS, tokens={"mission": {"Distance": 1}}, level=level)
    t.use(SHOTS, 1)
    assert (t.names(t.s.missions), t.row.split()) == (CUB, ["enraged-wolf"] * wolves)
    assert len(t.s.set_aside) == 5 - wolves


@pytest.mark.parametrize(("level", "number", "more"), by_level((4, 6, 6, 8), (2, 2, 4, 5)))
@pytest.mark.parametrize("seats", [1, 2])
def test_the_cub_is_trained_for_a_skull_and_any_resource(
    level: str, number: int, more: int, seats: int
) -> None:
    needed = number + more * (seats - 1)
    players = [player(resources="SSGG"), player()][:seats]
    t = table(*players, mission=CUB, beside="little-devil", level=level,
              tokens={"little-devil": {"Training": needed - 2}})  # fmt: skip
    t.use(CUB, 1, pay="G")
    assert (t.tokens("Training", "little-devil"), t.resources(), t.read) == (needed - 1, "GS", [])
    t.use(CUB, 1)
    assert (t.read, t.resources()) == ([3], "")


@pytest.mark.parametrize(("level", "number"), by_level((2, 3, 3, 3)))
def test_the_kennel_falls_when_the_camp_is_destroyed(level: str, number: int) -> None:
    t = table(player(resources="SSSSSS"), mission=KENNEL, row="hunters-camp foe-1", at_hand="colonel-bagshot",
              tokens={"hunters-camp": {"Destruction": number - 2}}, level=level)  # fmt: skip
    option = 0
    t.use("hunters-camp", option)
    assert t.tokens("Destruction", "hunters-camp") == number - 1
    t.use("hunters-camp", option)
    assert (t.zone("hunters-camp"), t.row) == ("box", "foe-1 colonel-bagshot")


@pytest.mark.clause("PHA-DEF.1")
def test_when_the_camp_falls_hunters_fall_who_are_wounded_enough() -> None:
    """WE14."""
    t = table(player(resources="SS"), mission=KENNEL, row="hunters-camp poacher:2", at_hand="colonel-bagshot",
              tokens={"hunters-camp": {"Destruction": 1}})  # fmt: skip
    assert t.health("poacher") == 3
    t.use("hunters-camp")
    assert (t.row, t.zone("poacher"), t.emitted("defeated")[0][0]) == ("colonel-bagshot", "resolved", A)


@pytest.mark.parametrize(("level", "health", "more"), by_level((5, 6, 7, 8), (2, 2, 5, 6)))
@pytest.mark.parametrize("seats", [1, 2])
def test_colonel_bagshot_is_tougher_by_level_and_players(
    level: str, health: int, more: int, seats: int
) -> None:
    t = table(*[player()] * seats, mission=KENNEL, row="colonel-bagshot", level=level)
    assert t.health("colonel-bagshot") == health + more * (seats - 1)


@pytest.mark.parametrize(("level", "health", "more"), by_level((6, 7, 8, 10), (2, 2, 7, 8)))
@pytest.mark.parametrize("seats", [1, 2])
def test_satan_is_tougher_by_level_and_players(level: str, health: int, more: int, seats: int) -> None:
    t = table(*[player()] * seats, mission=CHALLENGE, row="satan", level=level)
    assert t.health("satan") == health + more * (seats - 1)


@pytest.mark.clause("PHA-DES.1", "PHA-MIS.2")
def test_satans_challenge_sends_wolves_in_place_of_destiny_cards() -> None:
    t = table(mission=CHALLENGE, row="satan", set_aside="enraged-wolf", destiny="poacher", at="destiny")
    assert (t.row, t.names(t.s.destiny)) == ("satan enraged-wolf", "poacher")
    t = table(
        mission=CHALLENGE, row="satan enraged-wolf", set_aside="enraged-wolf", destiny="poacher", at="destiny"
    )
    assert t.row == "satan enraged-wolf poacher"
    t = table(mission=CHALLENGE, row="satan", destiny="poacher", at="destiny")
    assert t.row == "satan poacher"


@pytest.mark.parametrize(("level", "number"), by_level((3, 3, 4, 4)))
def test_satan_is_won_over_by_trust(level: str, number: int) -> None:
    t = table(player("devil devil", resources="GGGG"), mission=CHALLENGE, row="satan", level=level,
              tokens={"satan": {"Trust": number - 2}},
              changes=["devil.sd-devil.unique=false"])  # fmt: skip
    t.use(CHALLENGE, 1)
    assert (t.tokens("Trust", "satan"), t.resources(), t.play_area()) == (number - 1, "GG", "(devil) devil")
    t.use(CHALLENGE, 1)
    assert t.read == [5]


def test_satans_trust_needs_devil_ready_and_two_good_marks() -> None:
    assert not table(
        player("devil", exhausted="devil", resources="GG"), mission=CHALLENGE, row="satan"
    ).can_use(CHALLENGE, 1)
    assert not table(player("devil", resources="GS"), mission=CHALLENGE, row="satan").can_use(CHALLENGE, 1)


def test_satan_defeated_wins_too() -> None:
    t = table(player("devil", resources="G"), mission=CHALLENGE, row="satan:3")
    t.fight("devil")
    t.do("gain_to", "discard")
    assert (t.result.outcome, t.read) == ("win", [5])


# --- Objectives -------------------------------------------------------------------------------------


@pytest.mark.clause("PHA-CARD.6")
def test_little_devil_is_harmed_by_wolves_and_tended_for_a_good_mark() -> None:
    t = table(mission=CUB, beside="little-devil", row="enraged-wolf foe-1 enraged-wolf", at="fate")
    assert t.tokens("Harm", "little-devil") == 2
    t = table(
        player(resources="GG"), mission=CUB, beside="little-devil", tokens={"little-devil": {"Harm": 2}}
    )
    t.use("little-devil", 1)
    assert (t.tokens("Harm", "little-devil"), t.resources()) == (1, "G")


@pytest.mark.parametrize(("level", "number"), by_level((6, 6, 5, 5)))
@pytest.mark.parametrize("seats", [1, 2])
def test_little_devil_can_bear_so_much_harm(level: str, number: int, seats: int) -> None:
    limit = number + seats - 1
    for harm, lost in ((limit - 2, False), (limit - 1, True)):
        t = table(*[player()] * seats, mission=CUB, beside="little-devil", row="enraged-wolf", level=level,
                  tokens={"little-devil": {"Harm": harm}}, at="fate")  # fmt: skip
        assert (t.read == [6]) is lost


@pytest.mark.clause("PHA-LVL.3")
@pytest.mark.parametrize(("level", "price"), by_level(("SG", "SG", "SSG", "SSG")))
def test_hunters_camp_shelters_hunters_and_costs_skulls(level: str, price: str) -> None:
    t = table(
        player(resources=price), mission=KENNEL, row="hunters-camp poacher foe-2 colonel-bagshot", level=level
    )
    assert (t.health("poacher"), t.health("foe-2")) == (3, 2)
    t.use("hunters-camp")
    assert (t.tokens("Destruction", "hunters-camp"), t.resources()) == (1, "")
    assert not table(player(resources=price[1:]), row="hunters-camp", level=level).can_use("hunters-camp")


@pytest.mark.parametrize(("level", "exhausted"), by_level((0, 0, 1, 1)))
def test_colonel_bagshot_exhausts_a_card_on_higher_levels(level: str, exhausted: int) -> None:
    t = table(player("colt-45 guran"), row="colonel-bagshot", level=level, at="fate")
    if exhausted:
        t.do("exhaust", "guran")
    assert (len(t.player().exhausted), t.damage()) == (exhausted, 1)


@pytest.mark.parametrize(("level", "exhausted"), by_level(("", "", "guran", "guran")))
def test_satan_exhausts_an_ally_on_higher_levels(level: str, exhausted: str) -> None:
    t = table(player("colt-45 guran devil"), row="satan", level=level, at="fate")
    if exhausted:
        t.do("exhaust", "guran")
    assert (t.names(t.player().exhausted), t.damage()) == (exhausted, 1)


@pytest.mark.parametrize(("level", "number", "health"), by_level((2, 2, 3, 3), (4, 4, 5, 5)))
def test_fang_leaves_by_trust(level: str, number: int, health: int) -> None:
    t = table(player(resources="GGFF"), mission=KENNEL, row="fang-the-stolen-brother", level=level,
              tokens={"fang-the-stolen-brother": {"Trust": number - 2}})  # fmt: skip
    assert t.health("fang-the-stolen-brother") == health
    t.use("fang-the-stolen-brother", pay="F")
    assert (t.tokens("Trust", "fang-the-stolen-brother"), t.resources()) == (number - 1, "GF")
    t.use("fang-the-stolen-brother")
    t.do("gain", "M")
    assert (t.row, t.zone("fang-the-stolen-brother"), t.resources()) == ("", "box", "SM")


def test_fang_defeated_costs_time() -> None:
    t = table(player("wolf-call", resources="G"), mission=KENNEL, row="fang-the-stolen-brother:2")
    t.use("wolf-call")
    assert (t.row, t.tokens("Time"), t.zone("fang-the-stolen-brother")) == ("", 1, "resolved")


def test_roman_numbers() -> None:
    assert [roman(number) for number in range(1, 10)] == [
        "I",
        "II",
        "III",
        "IV",
        "V",
        "VI",
        "VII",
        "VIII",
        "IX",
    ]
