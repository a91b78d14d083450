"""Card texts are complete: every condition that the rules check is in the text."""

from __future__ import annotations

from typing import get_args

import pytest

from fatebox.games.weaver import GAME
from fatebox.games.weaver.effects.round import CycleTop, GainNow, Hasten, SetHour
from fatebox.games.weaver.effects.row import Conquer, KnotPair, RotateCard
from fatebox.games.weaver.effects.vocabulary import AnyEffect
from fatebox.games.weaver.effects.words import said
from fatebox.games.weaver.events import Bought, HourSet, Paid, Spilled, Turned, Used
from fatebox.kernel import Event
from fatebox.text.bundles import ENGLISH, LANGUAGES
from fatebox.text.names import PackNames
from fatebox.text.speaker import Speaker
from tests.games.translated import flaws, without_effect_message, words_of_cards
from tests.games.weaver.table import pack_with, table

PACK = GAME.pack()
TEXTS = {(info.kind, info.key): info.text for info in PACK.describe()}
CARDS = {
    "D": "death love: a b / c d",
    "E": "death wealth: c e / f g",
    "L": "power: p a / q r",  # matches the left side of D
    "R": "wealth: e s / t u",  # matches the right side of E
    "N": "happiness: v w / x y",  # matches nothing
}


def sentence(event: Event) -> str:
    """An event in English, for the player."""
    return Speaker.of(GAME, PACK).named(PackNames(PACK, viewer=0)).say(event.message())


@pytest.mark.parametrize(
    ("rot", "said"),
    [
        (1, "Turned: Sunless Garden (clear)."),
        (2, "Turned: Sunless Garden (clouded, X2)."),
        (3, "Turned: Sunless Garden (clear, X2, spent)."),
    ],
)
@pytest.mark.clause("WEA-GEN.7", "WEA-X2.1")
def test_a_turn_says_which_face_is_upright_how_often_and_with_which_token(rot: int, said: str) -> None:
    (card,) = PACK.box.find("H09")
    assert sentence(Turned(((card, rot),), clause="WEA-ROT.7")) == said


def test_a_conquered_death_card_carries_no_token() -> None:
    (card,) = PACK.box.find("WD2")
    event = Turned(((card, 1),), clause="WEA-ROT.7")
    assert sentence(event) == "Turned: The Poisoned Coin (clear)."


@pytest.mark.clause("WEA-REL.11")
def test_swallow_says_that_it_needs_a_face_down_card() -> None:
    assert "a face-up card and at least one face-down card" in said(CycleTop().message())
    t = table(row="P01 P02", tops="H01 W01", decks="H02 L01", shards=4)
    assert t.targets("mimic-chest") == ["happiness"]


@pytest.mark.clause("WEA-REL.12")
def test_slither_says_which_cards_it_turns() -> None:
    assert "a normal card in the row that has turned fewer than three times" in said(RotateCard().message())


@pytest.mark.clause("WEA-REL.13")
def test_sever_says_that_neighbors_stay_and_that_a_death_card_beside_it_may_turn() -> None:
    """Given two Death cards side by side, when severing one matches the other, then both turn."""
    for sides in (0, 1, 2):
        text = said(Conquer(sides).message())
        assert "Its neighbors do not turn with it" in text
        assert "a Death card beside it turns if both of its sides match now" in text
    alone = table(row="L D N", pack=pack_with(**CARDS), relics={"living-blade": 1}, shards=30)
    alone.use("living-blade", 1)
    assert alone.s.rots == [0, 1, 0]
    both = table(
        row="N E D",
        pack=pack_with(**{**CARDS, "N": "power: v c / x y", "D": "death love: z b / e d"}),
        relics={"living-blade": 3},
        shards=30,
    )
    both.use("living-blade", 2)
    assert both.s.rots == [1, 1, 1]


@pytest.mark.clause("WEA-REL.14")
def test_knot_says_what_turns_when_how_long_it_lasts_and_which_pairs_are_excluded() -> None:
    text = said(KnotPair().message())
    for part in (
        "neither of which has turned three times",
        "Two normal cards both turn at once",
        "An unconquered Death card and a card it does not match count as matching",
        "until one of them turns, a card is placed between them, or the reading ends",
        "No other pair can be chosen",
    ):
        assert part in text


def test_the_hour_says_under_which_hours_it_can_be_used() -> None:
    assert "cannot be used under a blood moon" in said(SetHour("swap").message())
    assert "another hour: day, night or blood moon" in said(SetHour("any").message())


def test_hasten_says_how_it_ends_the_game_and_when_it_cannot_be_used() -> None:
    assert "one icon further" in said(Hasten(1).message())
    assert "2 icons further" in said(Hasten(2).message())
    assert "the game ends and you win" in said(Hasten(1).message())
    assert "cannot be used once all ten icons are shown" in said(Hasten(1).message())


def test_gaze_says_what_it_gives() -> None:
    assert said(GainNow(2).message()) == "gain 2 clairvoyance at once"


def test_a_negative_reward_is_a_cost() -> None:
    text = TEXTS["fate", "H09"]
    assert "Costs 2 clairvoyance; with an X2 token it pays 2 shards and costs 1 clairvoyance." in text
    assert all("-" not in text.replace("face-", "").replace("Moth-Eaten", "") for text in TEXTS.values())
    paid = Paid(1, 0, -2, clause="WEA-RES.2")
    assert sentence(paid) == "The reading pays 1 gold and costs 2 clairvoyance."


def test_a_relic_says_each_ability_once_with_its_price_at_every_rank() -> None:
    assert TEXTS["relics", "living-blade"].count("Sever (") == 2
    assert "Sever (5 shards at rank I, 4 shards at rank II): " in TEXTS["relics", "living-blade"]
    assert TEXTS["relics", "first-spindle"].count("Choose two neighbors") == 1
    assert "Hasten (6 shards at rank III): " in TEXTS["relics", "twin-hourglass"]
    assert "Rank I is yours from the start and is worth nothing at the end" in TEXTS["relics", "mimic-chest"]


def test_everything_in_the_box_says_something() -> None:
    assert all(TEXTS.values())


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Bought("living-blade", 2, clause=""), "You buy Mambarus, the Living Blade, rank II."),
        (Used("living-blade", 1, 0, clause=""), "You use Mambarus, the Living Blade."),
        (Spilled(1, clause=""), "Your rank cannot store more: 1 shard is lost."),
        (Spilled(3, clause=""), "Your rank cannot store more: 3 shards are lost."),
        (HourSet("moon", clause=""), "This round counts as night now."),
    ],
)
def test_sentences_name_relics_without_an_article_and_count_rightly(event: Event, said: str) -> None:
    assert sentence(event) == said


def test_every_effect_has_its_message_in_every_language() -> None:
    assert without_effect_message(GAME, "effect", get_args(AnyEffect)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_told_in_every_language(language: str) -> None:
    """Given all cards, then their texts have no gap, and in other languages no English word but names."""
    names = {name for info in PACK.describe() for name in info.aliases}
    assert flaws(GAME, language, names) == []
    assert any(TEXTS[info.kind, info.key] != info.text for info in PACK.describe(language)) == (
        language != ENGLISH
    )


@pytest.mark.parametrize(
    ("language", "key", "line"),
    [
        ("pl", "living-blade", "Ranga II kosztuje 10 złota, a na koniec gry jest warta 3 jasnowidzenia."),
        ("pl", "master", "Wygrana daje 10 punktów więcej."),
        ("sv", "mimic-chest", "Rang I är din från början och är inte värd något vid partiets slut."),
    ],
)
def test_numbers_agree(language: str, key: str, line: str) -> None:
    assert any(line in info.text for info in PACK.describe(language) if info.key == key)


def test_abilities_and_visitors_are_named_in_every_language() -> None:
    abilities = [ability for ranks in PACK.abilities for rank in ranks for ability in rank]
    words_of_cards(GAME, "ability", {ability.title.key: ability.name for ability in abilities})
    words_of_cards(GAME, "who", {f"who-{key}": visitor.who for key, visitor in PACK.adventurers.items()})
