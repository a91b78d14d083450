"""Card texts say completely what the cards do."""

from __future__ import annotations

from typing import get_args

import pytest

from fatebox.games.outposts import GAME
from fatebox.games.outposts.content.designs import COUNTED, SIMPLE
from fatebox.games.outposts.effects import AnyEffect, StaticEffect
from fatebox.games.outposts.state.terms import TRIGGERS
from fatebox.kernel import CardInfo
from fatebox.text.bundles import ENGLISH, LANGUAGES
from fatebox.text.speaker import Speaker
from tests.games.translated import flaws, without_effect_message

from .table import B, player, post, table


def text_of(key: str, *changes: str) -> str:
    """The text of a card, perhaps in a changed pack."""
    infos: list[CardInfo] = GAME.pack(changes).describe()
    return next(info.text for info in infos if info.key == key)


def test_the_lowest_price_of_a_mana_crystal_is_the_one_of_the_pack() -> None:
    assert text_of("sha_resonant_golem") == "Mana Crystals cost you 1 less (never below 6)."
    cheap = "pieces.mana_crystal.floor=4"
    assert text_of("sha_attune", cheap) == "Mana Crystals cost you 3 less this turn (never below 4)."


def test_break_the_gate_takes_either_kind_of_upgrade() -> None:
    assert "discard one upgrade, face-up or face-down, from that Outpost" in text_of("cin_break_the_gate")
    t = table(
        player(hand="break-the-gate", mana=3), player(post(upgrades="stone-wall", hidden="needle-trap"))
    )
    t.play("break-the-gate")
    assert t.offered == ["raze b1 0", "raze b1 1"]


def test_slow_counts_from_the_turn_a_creature_comes_into_play_however_it_did() -> None:
    assert "on the turn it comes into play" in text_of("sil_sapper_team")
    t = table(player(hand="emergency-levy", mana=1, discard="sapper-team"), player())
    t.play("emergency-levy")
    t.do("take", "sapper-team")
    t.finish()
    assert t.zone("sapper-team") == "reserve"
    assert not t.offers("move", "sapper-team", "offense")


def test_blackmail_says_who_chooses_and_asks_that_player_in_their_words() -> None:
    assert text_of("vei_blackmail").endswith(
        "that opponent chooses which, but not one that would do nothing."
    )
    t = table(player(hand="blackmail", mana=2), player(hand=3, reserve="x=1/1/1"))
    t.play("blackmail")
    assert t.asked == B
    english = Speaker.of(t.match.game, t.match.state.pack)
    labels = [english.say(t.match.label(option)) for option in t.options]
    assert labels == ["Discard 2 cards from your hand.", "Destroy one of your creatures."]


def test_every_card_has_a_text() -> None:
    assert text_of("wil_great_bear") == "A plain creature, without keywords or abilities."
    assert [info.key for info in GAME.pack().describe() if not info.text] == []


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("cin_blood_price", "As an extra cost, destroy one of your creatures. Gain 3 mana."),
        ("cin_reckless_charge", "One of your creatures gets +2 Attack and gains Pierce 2 until end of turn."),
        ("vei_shroud_of_night", "Each of your creatures gains Elusive and Pierce 2 until end of turn."),
        ("sha_shardling", "Resonance: gets +1 Attack and +1 Health for each Mana Crystal you have."),
    ],
)
def test_parts_that_belong_together_are_one_sentence(key: str, text: str) -> None:
    assert text_of(key) == text


def test_every_effect_keyword_and_trigger_has_its_message_in_every_language() -> None:
    assert without_effect_message(GAME, "effect", get_args(AnyEffect)) == []
    assert without_effect_message(GAME, "static", get_args(StaticEffect)) == []
    keywords = [
        f"keyword-{name}{end}" for name in (*SIMPLE, *COUNTED, "resonance") for end in ("", ".meaning")
    ]
    for language in LANGUAGES:
        speaker = Speaker(language, GAME.package)
        wanted = [*keywords, *(f"ability-{trigger}" for trigger in (*TRIGGERS, "static"))]
        assert [key for key in wanted if not speaker.knows(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_told_in_every_language(language: str) -> None:
    """Given all cards, then their texts have no gap, and in other languages no English word but names."""
    assert flaws(GAME, language) == []
    english = {info.key: info.text for info in GAME.pack().describe()}
    same = {info.key for info in GAME.pack().describe(language) if info.text == english[info.key]}
    assert same == set(english if language == ENGLISH else GAME.pack().ready_decks)  # lists of names


@pytest.mark.parametrize(
    ("language", "key", "text"),
    [
        ("pl", "cin_firebolt", "Wybierz jedno: zadaj wrogiemu stworzeniu 2 obrażenia;"
         " albo połóż 2 żetony na wrogiej Placówce."),
        ("pl", "bas_rebuild", "Usuń najwyżej 5 żetonów z jednej z twoich Placówek."),
        ("sv", "cin_war_drums", "Upp till tre av dina varelser får +2 i anfall till dragets slut."),
        ("sv", "vei_pickpocket", "När dess stormning lägger en markör på en utpost:"
         " den försvarande spelaren kastar 1 slumpvist kort."),
    ],
)  # fmt: skip
def test_cases_and_numbers_agree(language: str, key: str, text: str) -> None:
    assert next(info.text for info in GAME.pack().describe(language) if info.key == key) == text
