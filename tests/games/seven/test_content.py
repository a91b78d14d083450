"""The cards are those of the rulebook; content that cannot be played is refused with a clear message."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from fatebox.games.seven import GAME
from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.effects.base import Effect
from fatebox.games.seven.state.terms import COLORS
from fatebox.kernel import ContentError

PACK: SevenPack = GAME.pack()


# --- the box -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        ("gifts", 42),
        ("portals", 6),
        ("heroes", 6),
        ("armour", 7),
    ],
)
def test_the_box_holds_the_gifts_and_boards_of_the_components_table(kind: str, number: int) -> None:
    assert sum(info.copies for info in PACK.describe() if info.kind == kind) == number


@pytest.mark.parametrize(
    ("key", "number"),
    [("closing", 6), ("treasury", 6), ("corruption", 36), ("marker", 54), ("neutral", 25),
     ("gold", 30), ("fame", 30), ("token", 1)],
)  # fmt: skip
def test_the_box_holds_the_pieces_of_the_components_table(key: str, number: int) -> None:
    assert PACK.pieces[key].copies == number


@pytest.mark.clause("SEV-TERM.4", "SEV-DECK.11")
def test_there_are_seven_gifts_of_each_of_six_colors() -> None:
    assert PACK.gift_copies == (7, 7, 7, 7, 7, 7)
    virtues = Counter(virtue for gift in PACK.gift_types.values() for virtue in gift.virtues)
    assert set(virtues.values()) == {6}
    assert len(virtues) == 7


def is_even(colors: Counter[str]) -> bool:
    """Whether every color is there about as often as the others: at most half again as often."""
    return set(colors) == set(COLORS) and max(colors.values()) <= 1.5 * min(colors.values())


def test_every_color_has_about_as_many_cards_as_the_others() -> None:
    assert is_even(Counter(character.banner for character in PACK.characters.values()))
    assert is_even(Counter(next(iter(elixir.always)) for elixir in PACK.elixirs.values()))


def test_characters_print_each_color_about_as_often_and_quests_ask_for_each_about_as_often() -> None:
    printed = Counter[str]()
    for character in PACK.characters.values():
        printed.update(character.gifts)
    assert is_even(printed)
    asked = Counter[str]()
    for quest in PACK.quests.values():
        for space in quest.spaces:
            asked.update(space.gifts)
    assert is_even(asked)


def test_costs_and_amounts_keep_to_the_ranges_of_the_content_pack() -> None:
    for character in PACK.characters.values():
        assert 2 <= character.cost <= 6
        assert 1 <= sum(character.gifts.values()) <= 3
    for elixir in PACK.elixirs.values():
        assert 1 <= elixir.cost <= 3
        for gifts in (elixir.always, *(option.gifts for option in elixir.options)):
            assert 1 <= sum(gifts.values()) <= 5
    for building in (*PACK.castles.values(), *PACK.estates.values()):
        assert 4 <= building.cost <= 6
        assert 1 <= building.rating.base <= 2
        assert 3 <= building.rating.improved <= 4
    assert {temple.cost for temple in PACK.temples.values()} == {5}
    for quest in PACK.quests.values():
        assert 3 <= len(quest.spaces) <= 5
        assert 3 <= quest.prize <= 6


@pytest.mark.clause("SEV-MGT.4")
def test_lasting_might_is_always_one() -> None:
    assert {character.might_each_turn for character in PACK.characters.values()} == {0, 1}


@pytest.mark.clause("SEV-PRT.1", "SEV-PRT.6")
def test_a_portal_asks_for_the_seven_gifts_of_its_color_and_gives_two_might() -> None:
    for color, portal in zip(COLORS, PACK.portals, strict=True):
        assert portal.color == color
        assert portal.needs == {color: 7}
        assert portal.might_each_turn == 2
        assert PACK.temples[portal.temple].color == color


def test_keys_are_the_names_in_snake_case_with_the_prefix_of_the_kind() -> None:
    prefixes = {"heroes": "hero", "characters": "chr", "elixirs": "elx", "castles": "cas", "estates": "est",
                "temples": "tmp", "quests": "qst", "treasures": "trs", "artifacts": "art", "armour": "arm",
                "sins": "sin", "cataclysms": "cat", "unnamed": "unn", "portals": "prt"}  # fmt: skip
    for kind, prefix in prefixes.items():
        for key, design in PACK.tables()[kind].items():
            name = design.name.lower().replace("'", "").replace("-", "_").replace(" ", "_")
            assert key == f"{prefix}_{name}"


@pytest.mark.clause("SEV-SIN.6", "SEV-COR.2")
def test_only_sins_untap_and_only_three_functions_taint() -> None:
    tainted = [
        function.name
        for sin in PACK.sins.values()
        for function in sin.functions
        if any(type(effect).__name__ == "Taint" for effect in function.effects)
    ]
    assert tainted == ["Spite", "Emptied Cup", "Rampage"]
    with pytest.raises(ContentError, match="effects"):
        GAME.pack(['artifacts.art_purse_of_charity.effects=[{ do = "untap", characters = 1 }]'])


# --- what is refused ---------------------------------------------------------------------------------

COLOR_WORDS = "expected one of red, blue, green, yellow, white, purple"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            'heroes.hero_soren_sunhand.banner="gold"',
            f"heroes.toml: hero_soren_sunhand: banner: {COLOR_WORDS}, got 'gold'",
        ),
        (
            'heroes.hero_soren_sunhand.banner="red"',
            "heroes.toml: expected one card of each color, there is no yellow",
        ),
        (
            "heroes.hero_soren_sunhand.number=1",
            "heroes.toml: hero_soren_sunhand: number: 1 is the number of hero_aldric_emberblade, too",
        ),
        (
            "heroes.hero_soren_sunhand.evil.ability=[]",
            "heroes.toml: hero_soren_sunhand: evil.ability: expected array of length >= 1",
        ),
        (
            "heroes.hero_soren_sunhand.start.gifts.yellow=-1",
            "heroes.toml: hero_soren_sunhand: start.gifts[...]: expected int >= 1",
        ),
        (
            "characters.chr_ember_squire.gifts={ orange = 1 }",
            f"characters.toml: chr_ember_squire: gifts: {COLOR_WORDS}, got 'orange'",
        ),
        (
            "characters.chr_ember_squire.gifts={}",
            "characters.toml: chr_ember_squire: gifts: expected object of length >= 1",
        ),
        ("characters.chr_ember_squire.cost=-1", "characters.toml: chr_ember_squire: cost: expected int >= 0"),
        (
            "characters.chr_ember_squire.speed=3",
            "characters.toml: chr_ember_squire: speed: this field is unknown",
        ),
        (
            'characters.chr_ember_squire.name="Forge Sister"',
            ": chr_ember_squire and chr_forge_sister are both called 'Forge Sister'",
        ),
        (
            'elixirs.elx_cinder_drop.options.0.color="rad"',
            f"elixirs.toml: elx_cinder_drop: options[0].color: {COLOR_WORDS}, got 'rad'; did you mean red?",
        ),
        (
            "elixirs.elx_cinder_drop.options=[]",
            "elixirs.toml: elx_cinder_drop: options: expected array of length >= 1",
        ),
        (
            "castles.cas_emberhold.rating.count=0",
            "castles.toml: cas_emberhold: rating.count: expected int >= 1",
        ),
        (
            "estates.est_gilded_mint.number=1",
            "estates.toml: est_gilded_mint: number: 1 is the number of cas_emberhold, too",
        ),
        (
            'castles.cas_whitecrag.special=[{ do = "ward" }, { do = "gain", what = "gold", amount = 1 }]',
            "castles.toml: cas_whitecrag: special: a reaction or help with a payment must be the only effect",
        ),
        (
            'castles.cas_emberhold.special=[{ do = "shield" }]',
            "castles.toml: cas_emberhold: special[0].do: expected one of gain, lose, half, convert, steal, "
            "take_gifts, drop_gifts, steal_gifts, turn, discard_character, discard_elixir, steal_elixir, "
            "discard_building, recruit, buy_elixir, place_marker, neutralise, treasure_top, look, draw_sin, "
            "bury_sin, return_sins, wild_gifts, ward, cancel, got 'shield'",
        ),
        (
            'temples.tmp_temple_of_roots.special.0.of=["quest_gifts", "recruit"]',
            "temples.toml: tmp_temple_of_roots: special[0].of: quest_gifts stands alone",
        ),
        (
            'temples.tmp_temple_of_roots.color="red"',
            "temples.toml: expected one card of each color, there is no green",
        ),
        (
            'portals.prt_gate_of_cinders.temple="chapel"',
            "portals.toml: prt_gate_of_cinders: temple: no temple has the key 'chapel'",
        ),
        (
            'portals.prt_gate_of_cinders.temple="tmp_temple_of_noon"',
            "portals.toml: prt_gate_of_cinders: temple: expected a red one, got 'tmp_temple_of_noon'",
        ),
        (
            "portals.prt_gate_of_cinders.needs={ red = 8 }",
            "portals.toml: prt_gate_of_cinders: needs.red: expected at most 7, got 8",
        ),
        (
            "quests.qst_the_great_hunt.spaces.1={}",
            "quests.toml: qst_the_great_hunt: spaces[1]: expected gifts, gold or fame",
        ),
        ("quests.qst_the_great_hunt.prize=-1", "quests.toml: qst_the_great_hunt: prize: expected int >= 0"),
        (
            'treasures.trs_battle_scar.effects.0.what="glory"',
            "treasures.toml: trs_battle_scar: effects[0].what: "
            "expected one of fame, gold, might, got 'glory'",
        ),
        (
            'sins.sin_pride.functions.1.effects=[{ do = "cancel", what = ["sin"] }, { do = "taint" }]',
            "sins.toml: sin_pride: functions[1].effects: a reaction must be the only effect",
        ),
        ("sins.sin_pride.functions=[]", "sins.toml: sin_pride: functions: expected array of length 2, got 0"),
        (
            'cataclysms.cat_deserters.effects=[{ do = "close", board = "tavern" }, '
            '{ do = "ruin", buildings = [1] }]',
            "cataclysms.toml: cat_deserters: effects: expected ruins, then closings, then the rest",
        ),
        (
            "cataclysms.cat_ashfall.effects.0.buildings=[13]",
            "cataclysms.toml: cat_ashfall: effects[0].buildings: no castle or estate has number 13",
        ),
        (
            'cataclysms.cat_judgement.effects=[{ do = "close", board = "store" }]',
            "cataclysms.toml: cat_judgement: effects[0]: expected at most 3 closings of the store",
        ),
        (
            'unnamed.unn_dark_omen.effects.0.from="hand"',
            "unnamed.toml: unn_dark_omen: effects[0].from: expected deck; a hand is fed by a demand",
        ),
        (
            "unnamed.unn_siege.effects.0.ways=[]",
            "unnamed.toml: unn_siege: effects[0].ways: expected array of length >= 1",
        ),
        ("pieces.token.copies=0", "pieces.toml: token: copies: expected int >= 1"),
    ],
    ids=lambda value: value.partition("=")[0],
)
def test_a_wrong_card_is_refused(change: str, message: str) -> None:
    """The message names file, card, field and what was expected."""
    with pytest.raises(ContentError) as error:
        GAME.pack([change])
    assert str(error.value) in (f"cards/{message}", f"cards{message}")


def test_the_vocabulary_has_every_primitive_of_the_rulebook() -> None:
    """`grant` is the field `gifts` of characters and elixirs; three effects stand beside the primitives."""
    primitives = """gain lose half pay convert steal take_gifts drop_gifts steal_gifts untap turn
        discard_character discard_elixir steal_elixir discard_building ruin close refresh recruit buy_elixir
        place_marker neutralise unmark wild_gifts cost_mod bonus_gift shield ward cancel treasure_top
        discard_treasure look draw_sin bury_sin return_sins feed_sin taint demand"""
    assert set(primitives.split()) | {"exchange", "artifact", "either"} == set(_tags(Effect))


def _tags(kind: type[Any]) -> Iterator[str]:
    for each in kind.__subclasses__():
        if type(each.__struct_config__.tag) is str and not each.__subclasses__():
            yield each.__struct_config__.tag
        yield from _tags(each)
