"""The words on the cards follow from what the cards do."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, get_args

import msgspec
import pytest

from fatebox.games.phantom import GAME
from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.content.designs import AchievementCard, AnyCard, LootCard, LoreCard
from fatebox.games.phantom.content.texts import (
    board_messages,
    criterion_message,
    deckbuilding_message,
    loot_messages,
    lore_messages,
    rules_messages,
)
from fatebox.games.phantom.effects.lore import AnyStep
from fatebox.games.phantom.events import feat
from fatebox.kernel import CardInfo
from fatebox.kernel.messages import Message, key_of
from fatebox.text.bundles import ENGLISH, LANGUAGES
from fatebox.text.speaker import Speaker
from tests.games.translated import flaws, without_effect_message, words_of_cards

PACK: PhantomPack = GAME.pack()
KEYS = {key.partition(".")[0]: card for card, key in enumerate(PACK.box.keys)}
"""All cards, one of each, by the keys of the content."""
SPEAKER = Speaker(ENGLISH, GAME.package)


def said(lines: Sequence[Message]) -> list[str]:
    """Lines of a card in English."""
    return list(map(SPEAKER.say, lines))


def rules_text(card: AnyCard, level: int | None = None) -> str:
    """The text of a card in English, line by line."""
    return "\n".join(said(rules_messages(card, level)))


WORDED: list[str] = [key for key, card in KEYS.items() if rules_text(PACK.designs[card])]


def numbered(key: str) -> list[AnyCard]:
    """The cards of the set that a card belongs to, by their numbers."""
    return [PACK.designs[card] for card in PACK.of_set[PACK.sets[KEYS[key]]]]


def text(key: str, level: int | None = None) -> str:
    """The text of a card."""
    return rules_text(PACK.designs[KEYS[key]], level)


@pytest.fixture(scope="module")
def infos() -> dict[str, CardInfo]:
    """All cards as they are browsed."""
    return {info.key: info for info in PACK.describe()}


def steps_to_numbers(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all numbers in plain data."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from steps_to_numbers(value, (*path, name))
    elif isinstance(data, list | tuple):
        for i, value in enumerate(data):
            yield from steps_to_numbers(value, (*path, i))
    elif type(data) is int:
        yield path


def raised(data: Any, path: tuple[Any, ...]) -> Any:
    """The data with the number at a place one further from 0."""
    if not path:
        return data + (1 if data >= 0 else -1)
    if isinstance(data, dict):
        return data | {path[0]: raised(data[path[0]], path[1:])}
    return [raised(value, path[1:]) if i == path[0] else value for i, value in enumerate(data)]


def numbers_of(key: str) -> list[tuple[Any, ...]]:
    """The places of the numbers in a card's text."""
    data = msgspec.to_builtins(PACK.designs[KEYS[key]])
    rules = {name: data[name] for name in ("abilities", "statics")}
    return [path for path in steps_to_numbers(rules) if _counts(rules, path)]


def _counts(data: Any, path: tuple[Any, ...]) -> bool:
    """Whether a number is one of those that are said only when they differ from their default."""
    for step in path[:-1]:
        data = data[step]
    usual = {"base": 0, "per_player": 0}
    if isinstance(data, dict):
        if data.get("of") == "self" or data.get("count") == "victim":  # one card, this card
            return False
        return path[-1] not in usual or data[path[-1]] != usual[path[-1]]
    return any(data)  # by level


@pytest.mark.parametrize("key", [key for key in WORDED if numbers_of(key)])
def test_every_number_of_a_card_is_in_its_text(key: str) -> None:
    design = PACK.designs[KEYS[key]]
    data = msgspec.to_builtins(design)
    for path in numbers_of(key):
        other = msgspec.convert(raised(data, path), type(design))
        assert rules_text(other) != rules_text(design), path


@pytest.mark.parametrize("key", WORDED)
def test_texts_are_sentences(key: str) -> None:
    for line in text(key).splitlines():
        assert re.fullmatch(r"(\[[A-Z][a-z]+/[A-Z][a-z]+\] )?[A-Z].*\.", line), line
        assert not re.search(r"[{}_]|  |\bWs\b|\b1 [A-Za-z ]+tokens\b", line), line


@pytest.mark.clause("PHA-LVL.3")
@pytest.mark.parametrize("key", WORDED)
def test_on_a_level_a_text_has_one_number_where_all_levels_have_four(key: str) -> None:
    for level in range(4):
        assert not re.search(r"\d/\d|\[", text(key, level))


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        (
            "ph-colt-45",
            "Exhaust: Cardcheck. Skull mark: put a Common Enemy on the Resolved pile. "
            "Good mark: discard Colt .45 from play.",
        ),
        (
            "ph-guran",
            "Exhaust: ready one other Bandar card in any Play area.\n"
            "Exhaust and spend a Good mark: heal 1 Injury, then draw 1 card.",
        ),
        ("ph-campfire", "Discard from play: heal up to 2 Injuries, then ready up to 2 of your Allies."),
        (
            "ph-phantoms-costume",
            "Exhaust when a Common Enemy attacks you: cancel that attack.\nExhaust: gain a Mystery.",
        ),
        ("ph-bruised-ribs", "Your hand limit is 1 lower."),
        ("ph-twisted-ankle", "Initiating combat costs you 1 more resource."),
        ("di-strained-shoulder", "You may not activate Martial Arts cards."),
        ("di-unbroken-spirit", "Each time you take 1 damage, gain an Inner fire."),
        (
            "di-travel-papers",
            "Exhaust and spend a Good mark: put an Event card or a Weather card from the row on the Resolved "
            "pile.",
        ),
        ("sd-respect-of-the-pack", "Common Animal Enemies have 1 less health (to a minimum of 0)."),
        (
            "sd-mountain-hideaway",
            "In your Recovery phase, discard from play: carry out both Recovery options.",
        ),
        (
            "sd-mountain-fog",
            "Put every older Weather card on the Resolved pile.\n"
            "Each player's total Combat value is 1 lower in every combat.",
        ),
        (
            "sd-steel-trap",
            "If you have a Ready Ally in play, exhaust 1 of your Ready Allies; otherwise, take 1 damage.",
        ),
        (
            "sd-hunters-camp",
            "[Easy/Normal] Spend a Skull mark and any resource: place 1 Destruction token on Hunters' Camp.\n"
            "[Heroic/Mythic] Spend two Skull marks and any resource: place 1 Destruction token on Hunters' "
            "Camp.\nCommon Hunters have 1 more health.",
        ),
        (
            "jp-captain-krall",
            "In the Destiny phase, if no Common Smuggler is on the row, reveal a Destiny card.\n"
            "[Heroic/Mythic] After Captain Krall's attack deals damage, return 1 of your resources to the "
            "supply.\n"
            "Captain Krall has 1 more health for each Common Smuggler on the row.",
        ),
        (
            "jp-patrol-uniform",
            "Exhaust: gain a Good mark or a Skull mark.\nDeckbuilding: Jungle Patrol.",
        ),
        (
            "pr-got-your-back",
            "Discard from play when a Common Enemy attacks any player: cancel that attack, then the attacked "
            "player draws 1 card.",
        ),
    ],
)
def test_some_texts(key: str, expected: str) -> None:
    assert text(key) == expected


def test_a_mission_on_a_level() -> None:
    assert text("sd-shots-in-the-misty-mountains", 3).splitlines() == [
        "Start: place 9 Distance tokens (+2 with two players) on this Mission.",
        "Spend a Good mark and any resource: remove 1 Distance token from this Mission.",
        "When there is no Distance token on this Mission, read Lore II.",
        "When a card is needed from the empty Destiny deck, place 1 Time token on this Mission, then shuffle "
        "the Resolved pile into a new Destiny deck.",
        "When there are 3 or more Time tokens (+1 with two players) on this Mission, read Lore VI.",
    ]


def test_legend_boards() -> None:
    board = PACK.boards["phantom"]
    assert said([*board_messages(board), deckbuilding_message(board.deckbuilding)]) == [
        "Spend a Mystery when a Common Enemy attacks you: cancel that attack.",
        "Spend two Mysteries: draw 1 card.",
        "Deckbuilding: Phantom and Modern.",
    ]


def test_a_lore_card_names_its_cards() -> None:
    lore = PACK.designs[KEYS["sd-lore-iii"]]
    assert isinstance(lore, LoreCard)
    assert said(lore_messages(lore, numbered("sd-lore-iii"))) == [
        "1. Return Little Devil to the game box if it is in play.",
        "2. Place Hunters' Camp at the right end of the row.",
        "3. Place Fang, the Stolen Brother at the right end of the row.",
        "4. Keep Colonel Bagshot at hand.",
        "5. Each player puts Freed Tracker on their Discard pile.",
        "6. Shuffle the Destiny deck, the Resolved pile and cards 37-40 of your level into a new "
        "Destiny deck.",
        "7. Make The Killers' Kennel the active Mission.",
    ]


@pytest.mark.clause("PHA-LOOT.5")
def test_the_loot_card_of_story_of_devil() -> None:
    loot = PACK.designs[KEYS["sd-loot"]]
    assert isinstance(loot, LootCard)
    assert said(loot_messages(loot, numbered("sd-loot"))) == [
        "Points: Skull mark 1, Good mark 3, Mystery 0, Inner fire 0.",
        "Enraged Wolf: 0-3 nothing; 4-8 gain any 1 resource; 9+ gain (63/65) Tight Grip.",
        "Python: 0-3 nothing; 4-8 nothing; 9+ gain any 1 resource.",
        "Satan: 0-3 nothing; 4-8 gain (63/65) Tight Grip; 9+ gain (63/65) Tight Grip.",
    ]


def test_achievements() -> None:
    card = PACK.designs[KEYS["y1-achievements"]]
    assert isinstance(card, AchievementCard)
    lines = [criterion_message(criterion, numbered("y1-achievements")) for criterion in card.criteria]
    assert said(lines) == [
        "Three before dawn: when you defeat 3 or more Enemies in one turn, you gain (65/66) Fearsome "
        "Reputation.",
        "Shepherd of the coast: when Lore V is read while The Burning Coast is the active Mission and there "
        "are 2 or fewer Destruction tokens on Fishing Village, each player gains (67/68) Village Militia.",
        "Worthy of the name: when Lore VIII is read while the level is Heroic or Mythic, each player gains "
        "(69) Father's Advice, the active player first; there is one copy.",
    ]


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("ph-blood-loss", "In your Fate phase, return 1 of your resources to the supply."),
        ("ph-flesh-wound", "No effect while face up."),
        ("jp-night-march", "Return 2 of your resources to the supply (you must have 2), or take 1 damage."),
        (
            "y1-poisoned-blade",
            "Return 2 of your resources to the supply (you must have 2), or take 1 damage.",
        ),
        ("y1-cannon-volley", "Discard 1 of your cards from play (you must have one), or take 1 damage."),
        (
            "sd-little-devil",
            "In the Fate phase, place 1 Harm token on Little Devil for each Enraged Wolf on the row.",
        ),
        (
            "y1-fishing-village",
            "In the Fate phase, place 1 Destruction token on Fishing Village for each Pirate on the row.",
        ),
        (
            "y1-torch-bearer",
            "In the Fate phase, place 1 Destruction token on Fishing Village if it is in play.",
        ),
        ("sd-python", "After Python's attack deals damage, exhaust 1 of your Ready cards."),
        ("y1-skull-ring", "Whenever you defeat a Common Human Enemy, gain a Skull mark."),
        (
            "sd-fang-the-stolen-brother",
            "When there are 2/2/3/3 or more Trust tokens on Fang, return Fang to the game box, then gain a "
            "Skull mark and any 1 resource.",
        ),
        (
            "jp-achievements",
            "Spotless: when Lore II is read while you have no face up Injury, you gain (49/50) Judo "
            "(Expert).",
        ),
        (
            "jp-achievements",
            "Partners in crime: when you defeat Oscar and Lou in the same turn, you gain (51/52) Marksman's "
            "Eye.",
        ),
        ("jp-lore-i", "3. Shuffle cards 7-16 of your level into a Destiny deck."),
    ],
)
def test_a_card_says_completely_what_it_does(infos: dict[str, CardInfo], key: str, expected: str) -> None:
    assert expected in infos[key].text.splitlines()


@pytest.mark.parametrize(
    ("key", "texts"),
    [
        ("sd-a-cub-called-little-devil", {
            0: "Start: place no Set aside Enraged Wolf on the row.",
            2: "Start: place 1 Set aside Enraged Wolf (+1 with two players) on the row.",
        }),
        ("y1-the-sea-stronghold", {
            0: "In step 1 of the Destiny phase, reveal 1 Destiny card.",
            1: "In step 1 of the Destiny phase, reveal 2 Destiny cards.",
        }),
        ("sd-satans-challenge", {
            2: "Satan has 7 more health with two players.",
            3: "Satan has 2 more health (+8 with two players).",
        }),
    ],
)  # fmt: skip
def test_on_a_level_nouns_follow_their_numbers(key: str, texts: dict[int, str]) -> None:
    for level, expected in texts.items():
        assert expected in text(key, level).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_lie_on_the_table_have_a_line_for_the_mood(language: str) -> None:
    """Lore and Mission cards tell their story instead; the cards of Loot and Achievements have no room."""
    for info in PACK.describe(language):
        card = KEYS.get(info.key)
        if card is None:
            continue
        kind = PACK.designs[card].__struct_config__.tag
        assert bool(info.flavor) == (kind in ("injury", "player", "destiny", "objective")), info.key
        assert len(info.flavor) <= 70, info.flavor
        assert not info.flavor or re.fullmatch(r'["„”]?[^\W_a-z].*[.!?]["”]?\.?', info.flavor), info.flavor


def test_achievements_are_named_in_every_language() -> None:
    cards = [design for design in PACK.designs if isinstance(design, AchievementCard)]
    names = {feat(each.name).key: each.name for card in cards for each in card.criteria}
    words_of_cards(GAME, "feat", names)


def test_every_line_for_the_mood_is_told_in_every_language_and_belongs_to_a_card() -> None:
    lines = {key_of("flavor", key): PACK.designs[card].flavor for key, card in KEYS.items()}
    words_of_cards(GAME, "flavor", {key: line for key, line in lines.items() if line})
    for language in LANGUAGES:
        speaker = Speaker(language, GAME.package)
        for info in PACK.describe(language):
            key = key_of("flavor", info.key)
            assert info.flavor == (speaker.text(key, content=lines[key]) if lines.get(key) else ""), key


@pytest.mark.clause("PHA-HID.5")
def test_what_gives_the_story_away_is_marked(infos: dict[str, CardInfo]) -> None:
    assert not any(infos[key].spoiler for key in ("phantom", "devil", "ph-guran", "di-judo-novice"))
    assert infos["sd-lore-i"].spoiler == infos["sd-python"].spoiler == "devil:1"
    assert infos["sd-satan"].spoiler == "devil:4"
    assert infos["sd-tight-grip"].spoiler == infos["sd-loot"].spoiler == "devil:rewards"
    assert all(info.spoiler for info in infos.values() if info.kind in ("devil", "patrol", "year_one"))


def test_every_step_of_a_lore_card_has_its_message_in_every_language() -> None:
    assert without_effect_message(GAME, "step", get_args(AnyStep)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_told_in_every_language(language: str) -> None:
    """Given all cards, then their texts have no gap, and in other languages no English word but names."""
    names = {name for table in PACK.loot.values() for name in table.columns}
    names |= {c.name for d in PACK.designs if isinstance(d, AchievementCard) for c in d.criteria}
    assert flaws(GAME, language, names) == []


def test_stories_are_told_in_every_language(infos: dict[str, CardInfo]) -> None:
    lore = {PACK.keys[card]: d for card, d in enumerate(PACK.designs) if isinstance(d, LoreCard)}
    assert all(infos[key].text.startswith(design.story) for key, design in lore.items())
    for language in LANGUAGES:
        told = {info.key: info.text.split("\n")[0] for info in PACK.describe(language) if info.key in lore}
        assert len(set(told.values())) == len(lore)
        assert any(told[key] == design.story for key, design in lore.items()) == (language == ENGLISH)
