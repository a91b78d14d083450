"""The box holds what the rulebook lists; content that cannot be played is refused with a clear message."""

from __future__ import annotations

from collections import Counter

import pytest

from fatebox.games.phantom import GAME
from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.content.designs import LoreCard, MissionCard, PlayerCard
from fatebox.games.phantom.content.graph import LOSS, WIN, Story
from fatebox.games.phantom.effects.filters import cards
from fatebox.games.phantom.effects.lore import GainEach
from fatebox.games.phantom.state.terms import ADVENTURES, LEVELS, SETS
from fatebox.kernel import ContentError

PACK: PhantomPack = GAME.pack()


def kinds(set_: str) -> dict[str, int]:
    """The number of physical cards of each kind in a set."""
    return dict(Counter(str(PACK.designs[card].__struct_config__.tag) for card in PACK.of_set[set_]))


# --- counts -----------------------------------------------------------------------------------------


@pytest.mark.clause("PHA-SET.2", "PHA-SET.3")
def test_a_starter_deck_is_10_injuries_and_17_player_cards() -> None:
    for legend in ("phantom", "diana"):
        assert kinds(legend) == {"injury": 10, "player": 17}
        assert [PACK.numbers[card] for card in PACK.injuries[legend]] == list(range(1, 11))
        assert [PACK.numbers[card] for card in PACK.starters[legend]] == list(range(11, 28))


def test_the_sets_have_the_kinds_of_the_component_list() -> None:
    """The number of cards of each set is in the rulebook; here are the kinds that rules ask for."""
    for adventure in ADVENTURES:
        found = kinds(adventure)
        assert found.keys() == {"lore", "mission", "objective", "player", "destiny", "loot", "achievement"}
        assert (found["loot"], found["achievement"]) == (1, 1)
    assert kinds("promo").keys() == {"player"}


def test_every_card_has_a_number_in_its_set() -> None:
    assert list(SETS.values()) == ["PH", "DI", "SD", "JP", "Y1", "PR"]
    for set_, symbol in SETS.items():
        assert [PACK.ids[card] for card in PACK.of_set[set_]] == [
            f"{symbol}-{number}" for number in range(1, len(PACK.of_set[set_]) + 1)
        ]
    assert all(PACK.at[PACK.ids[card]] == card for card in range(len(PACK.ids)))
    assert PACK.names[PACK.at["SD-24"]] == "Enraged Wolf"


@pytest.mark.clause("PHA-LVL.3", "PHA-LVL.4")
@pytest.mark.parametrize(
    ("first", "last", "adventure", "sizes"),
    [
        (7, 15, "devil", (8, 8, 8, 8)),  # Lore I
        (25, 28, "devil", (3, 3, 3, 3)),
        (37, 40, "devil", (3, 3, 3, 3)),
        (7, 16, "patrol", (9, 8, 8, 9)),  # Lore I
        (24, 29, "patrol", (6, 6, 5, 5)),
        (36, 40, "patrol", (5, 5, 4, 4)),
        (7, 18, "year_one", (12, 10, 10, 10)),  # Lore I
        (23, 27, "year_one", (5, 4, 4, 4)),
        (33, 37, "year_one", (4, 3, 4, 4)),
        (44, 45, "year_one", (2, 2, 2, 2)),
        (50, 55, "year_one", (4, 4, 5, 5)),
    ],
)
def test_destiny_cards_of_a_level(
    first: int, last: int, adventure: str, sizes: tuple[int, int, int, int]
) -> None:
    called_for = PACK.of_set[adventure][first - 1 : last]
    used = tuple(sum(faces[card] is not None for card in called_for) for faces in PACK.faces)
    assert used == sizes


@pytest.mark.clause("PHA-LVL.3")
def test_of_a_mission_with_two_cards_each_is_for_two_levels() -> None:
    assert [faces[PACK.at["SD-17"]] is not None for faces in PACK.faces] == [True, True, False, False]
    assert [faces[PACK.at["SD-18"]] is not None for faces in PACK.faces] == [False, False, True, True]
    assert all(faces[PACK.at["SD-2"]] is not None for faces in PACK.faces)


@pytest.mark.clause("PHA-LVL.3", "PHA-CARD.3")
def test_a_double_sided_boss_has_the_health_and_text_of_the_levels_side() -> None:
    sides = [faces[PACK.at["SD-35"]] for faces in PACK.faces]  # Colonel Bagshot
    assert [side.health for side in sides if side] == [5, 5, 7, 7]
    assert [len(side.on("hit")) for side in sides if side] == [0, 0, 1, 1]


def test_symbols_in_costs_and_rewards() -> None:
    for design in PACK.designs:
        if isinstance(design, PlayerCard):
            assert 1 <= len(design.cost) <= 4
            assert len(design.reward) == 1


@pytest.mark.clause("PHA-CARD.7", "PHA-CARD.2", "PHA-CARD.3")
def test_words_that_cards_are_known_by() -> None:
    explorer = PACK.traits[PACK.at["PH-12"]]
    assert cards("bandar").means(explorer)
    assert cards("ally & human").means(explorer)
    assert not cards("weapon").means(explorer)
    poacher, satan = PACK.traits[PACK.at["SD-9"]], PACK.traits[PACK.at["SD-46"]]
    assert cards("common & human").means(poacher)
    assert cards("enemy").means(satan)
    assert not cards("common").means(satan)
    assert not cards("common").means(PACK.traits[PACK.at["SD-34"]])  # an Objective is no Enemy
    fog = PACK.traits[PACK.at["SD-12"]]
    assert cards("event | weather").means(fog)
    assert not cards("event & weather").means(fog)


@pytest.mark.clause("PHA-GAIN.2")
def test_what_can_be_gained_at_the_end_of_a_story() -> None:
    ranges = {}
    for adventure, lore in {"devil": 5, "patrol": 4, "year_one": 8}.items():
        design = PACK.designs[PACK.adventures[adventure].lore[lore]]
        assert isinstance(design, LoreCard)
        ranges[adventure] = [step.range for step in design.steps if isinstance(step, GainEach)]
    assert ranges == {"devil": [(50, 53)], "patrol": [(42, 47)], "year_one": [(57, 62)]}


@pytest.mark.clause("PHA-ACH.2", "PHA-LOOT.4")
def test_rewards_are_all_copies_of_one_card() -> None:
    for adventure in ADVENTURES:
        gains = [criterion.gain for criterion in PACK.achievements[adventure].criteria]
        gains += [
            g for column in PACK.loot[adventure].columns.values() for g in column if isinstance(g, tuple)
        ]
        for low, high in gains:
            design = PACK.designs[PACK.of_set[adventure][low - 1]]
            assert (design.number, design.copies) == (low, high - low + 1)


# --- the story as a graph ---------------------------------------------------------------------------


@pytest.mark.parametrize("level", range(4), ids=LEVELS)
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_every_lore_card_can_come_up_and_every_story_can_be_won_and_lost(adventure: str, level: int) -> None:
    story = Story([PACK.designs[card] for card in PACK.adventures[adventure].cards], level)
    assert {lore for lore, _ in story.edges} == set(PACK.adventures[adventure].lore)
    for node, following in story.edges.items():
        if not following <= {WIN, LOSS}:
            assert {WIN, LOSS} <= story.reach(node)


@pytest.mark.clause("PHA-LORE.1")
def test_the_ways_of_year_one() -> None:
    story = Story([PACK.designs[card] for card in PACK.adventures["year_one"].cards], 0)
    ways: dict[int, set[int | str]] = {}
    for (lore, _), following in story.edges.items():
        ways.setdefault(lore, set()).update(n if isinstance(n, str) else n[0] for n in following)
    assert ways == {
        1: {2, 9}, 2: {3, 4}, 3: {5, 6}, 4: {5, 6}, 5: {7}, 6: {7}, 7: {8, 9}, 8: {WIN}, 9: {LOSS},
    }  # fmt: skip


@pytest.mark.clause("PHA-LORE.1")
def test_the_ways_of_the_other_adventures() -> None:
    def ways(adventure: str) -> dict[int, set[int | str]]:
        story = Story([PACK.designs[card] for card in PACK.adventures[adventure].cards], 3)
        return {
            lore: {n if isinstance(n, str) else n[0] for n in following}
            for (lore, _), following in story.edges.items()
        }

    assert ways("devil") == {1: {2, 6}, 2: {3, 6}, 3: {4, 6}, 4: {5, 6}, 5: {WIN}, 6: {LOSS}}
    assert ways("patrol") == {1: {2, LOSS}, 2: {3, LOSS}, 3: {4, LOSS}, 4: {WIN}}


def test_every_mission_has_a_goal_and_a_clock() -> None:
    """No adventure can be stalled for ever: an empty Destiny deck or the Fate phase brings the end nearer."""
    for design in PACK.designs:
        if isinstance(design, MissionCard):
            timings = {ability.on for ability in design.abilities}
            assert "check" in timings
            assert timings & {"empty", "fate"}


# --- wrong content ----------------------------------------------------------------------------------

COLT = "phantom.ph-colt-45"
MISSION = "devil.sd-shots-in-the-misty-mountains"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        # numbers and copies
        ("devil.sd-python.number=8", "devil.toml: sd-hunting-hounds: number 8 is taken by sd-python"),
        ("devil.sd-tight-grip.number=64", "devil.toml: no card has number 63; the numbers leave no gap"),
        ("devil.sd-python.copies=0", "devil.toml: sd-python: copies: expected int >= 1"),
        ("devil.sd-satans-challenge.copies=3", "devil.toml: sd-satans-challenge: copies: expected int <= 2"),
        # fields
        ("devil.sd-python.health=-1", "devil.toml: sd-python: health: expected int >= 0"),
        ("devil.sd-python.strength=1", "devil.toml: sd-python: strength: this field is unknown"),
        (
            'devil.sd-python.level="hard"',
            "devil.toml: sd-python: level: expected one of easy, easy/normal, heroic, heroic/mythic, mythic, "
            "normal, got 'hard'",
        ),
        (
            "devil.sd-rifle-shot.health=2",
            "sd-rifle-shot: health: Enemies have health, other Destiny cards have none",
        ),
        (f'{COLT}.cost="SX"', "phantom.toml: ph-colt-45: cost: expected str matching regex '^[GSMFW]{1,4}$'"),
        (
            f'{COLT}.cost="SSSSS"',
            "phantom.toml: ph-colt-45: cost: expected str matching regex '^[GSMFW]{1,4}$'",
        ),
        (
            f'{COLT}.skill="novice"',
            "ph-colt-45: skill: Martial Arts cards have a level, other cards have none",
        ),
        (f'{COLT}.abilities.0.on="noon"', "ph-colt-45: abilities[0].on: expected one of adventure, "),
        (f"{COLT}.abilities.0.effects=[]", "ph-colt-45: abilities[0].effects: expected array of length >= 1"),
        (
            f'{COLT}.abilities.0.effects.0.do="cardchecks"',
            "ph-colt-45: abilities[0].effects[0].do: expected one of ",
        ),
        (
            f'{COLT}.abilities.0.effects.0.outcomes.0.effects.0.of="comon"',
            "ph-colt-45: abilities[0].effects[0].outcomes[0].effects[0]: 'comon' is no word for a card; "
            "did you mean common?",
        ),
        (
            'phantom.ph-sprained-wrist.statics=[{ do = "forbid_activate", of = "weapon & ready" }]',
            "ph-sprained-wrist: statics[0]: of: expected kinds of cards, without a situation",
        ),
        # what belongs together
        (f'{COLT}.abilities.0.on="hit"', "ph-colt-45: abilities[0].on: expected one of adventure, combat, "),
        (
            f'{COLT}.abilities.0.on="combat"',
            "ph-colt-45: abilities[0].effects: a combat ability needs the effect 'combat' (R41, R59)",
        ),
        (
            'phantom.ph-iron-fist.abilities.0.on="adventure"',
            "ph-iron-fist: abilities[0].effects[0]: only for combat abilities, not 'adventure'",
        ),
        (
            'diana.di-karate-novice.abilities.0.effects.0.of="attacker"',
            "di-karate-novice: abilities[0].effects[0].of: there is no attacker on 'adventure'",
        ),
        (
            "diana.di-unbroken-spirit.abilities.0.exhaust=true",
            "di-unbroken-spirit: abilities[0]: nobody pays for text that is followed on 'hurt'",
        ),
        (
            f"{MISSION}.abilities.1.exhaust=true",
            "abilities[1]: only Player cards are exhausted or discarded (PHA-GEN.9)",
        ),
        (f"{MISSION}.abilities.2.tests=[]", "abilities[2].tests: needed on 'check', and only there"),
        (
            "legends.diana.abilities.0.exhaust=true",
            "legends.toml: diana: abilities[0]: a Legend board never exhausts and is never discarded",
        ),
        (
            'devil.sd-rockslide.statics=[{ do = "attack_damage", damage = 2 }]',
            "devil.toml: sd-rockslide: statics[0]: only Enemies attack",
        ),
        (
            'devil.sd-cold-rain.statics=[{ do = "change", what = "hand_limit", by = 0 }]',
            "devil.toml: sd-cold-rain: statics[0]: by: expected a number other than 0",
        ),
        # what refers to what
        (
            f'{MISSION}.abilities.0.effects.0.on="Little Devill"',
            "devil.toml: Shots in the Misty Mountains (2): abilities[0].effects[0]: no card here is called "
            "'Little Devill'; did you mean Little Devil?",
        ),
        (
            f"{MISSION}.abilities.2.effects.0.lore=7",
            "Shots in the Misty Mountains (2): abilities[2].effects[0].lore: there are 6 Lore cards, got 7",
        ),
        (
            "devil.sd-lore-i.steps.1.copies=[4, 5]",
            "Lore I (1): steps[1].copies: expected two copies of one card",
        ),
        (
            "devil.sd-lore-i.steps.3.range=[7, 17]",
            "Lore I (1): steps[3]: card 16 is not between this Lore card and the next one",
        ),
        (
            "devil.sd-lore-i.steps.3.range=[6, 15]",
            "Lore I (1): steps[3]: card 6 is Saddlebags, no destiny card",
        ),
        ("devil.sd-lore-ii.steps.4.missions=[17]", "Lore II (16): steps[4].missions: expected all 2 copies"),
        (
            'devil.sd-lore-iii.steps.0.names=["Big Devil"]',
            "Lore III (31): steps[0].names: no Objective is called 'Big Devil'",
        ),
        (
            "year_one.y1-lore-v.steps.1.lore=[4]",
            "Lore V (40): steps[1].lore: expected later Lore cards, up to 9",
        ),
        ('year_one.y1-lore-ii.steps.0.paths=["on"]', "steps[0]: paths: expected 2, one for each Lore card"),
        ("devil.sd-lore-iv.lore=5", "devil.toml: expected Lore cards from I on, without a gap"),
        (
            'devil.sd-loot.columns.Pyton=["", "", "W"]',
            "Loot of Story of Devil (62): columns: no Enemy is called 'Pyton'; did you mean Python?",
        ),
        (
            'devil.sd-loot.columns.Python=["", "W"]',
            "sd-loot: columns.Python: expected 3 rewards, one for each row",
        ),
        ("devil.sd-loot.rows=[0, 9, 4]", "sd-loot: rows: expected rising numbers from 0, got [0, 9, 4]"),
        (
            "devil.sd-achievements.criteria.0.gain=[50, 53]",
            "(55): criteria[0].gain: card 50 is no reward that lies below this card",
        ),
        (
            "devil.sd-achievements.criteria.2.lore=2",
            "criteria[2]: lore: needed for on = 'lore', and only there",
        ),
        # stories that cannot be won, lost or told to the end
        (f"{MISSION}.abilities.2.effects.0.lore=6", "devil.toml: Lore I, easy: no win can come after it"),
        ('year_one.y1-lore-ii.steps.0={ do = "read", lore = [3] }', "Lore IV, easy: nothing leads to it"),
        (
            'patrol.jp-lore-iv.steps=[{ do = "lose" }]',
            "patrol.toml: Lore I, easy: no win can come after it",
        ),
        (
            f'{MISSION}.abilities.1.effects=[{{ do = "gain", resources = "G" }}]',
            "devil.toml: Lore I, easy: no win can come after it",  # no Distance token ever goes away
        ),
        (
            'devil.sd-lore-iv.steps=[{ do = "give_to_play", copies = [47, 48] }, '
            '{ do = "mission", missions = [44, 45] }]',
            "devil.toml: Lore I, easy: no win can come after it",  # Satan is never placed
        ),
    ],
)
def test_wrong_content_is_refused(change: str, message: str) -> None:
    with pytest.raises(ContentError) as refused:
        GAME.pack([change])
    assert message in str(refused.value)
