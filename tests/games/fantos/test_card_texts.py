"""The words on the cards."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fatebox.games.fantos import GAME
from fatebox.games.fantos.content import FantosPack
from fatebox.games.fantos.content.designs import LaborCard, LegacyCard, Mat, TrialCard
from fatebox.games.fantos.effects.moments import moments_message
from fatebox.games.fantos.effects.words import said
from tests.games.changed import texts_after
from tests.games.prose import counted_things, slips

PACK: FantosPack = GAME.pack()
TABLES: dict[str, dict[str, Any]] = {
    "legacies": PACK.legacies,
    "labor": PACK.labors,
    "trials": PACK.trials,
    "mats": PACK.mats,
}
WORDS = {"once": 1, "one": 1, "twice": 2}
NUMBERS = ("amount", "upto", "each", "most", "rolls", "cost", "from_reserve", "price", "limit", "below",
           "spend", "at_least", "most_cost", "incentive")  # fmt: skip
DEFAULTS = {"upto": 1, "at_least": 0, "most_cost": 99, "spend": 0}
"""Numbers that a text does not name when they have their default."""


def cards() -> list[tuple[str, str]]:
    """All cards: the table and the key."""
    return [(table, key) for table, found in TABLES.items() for key in found]


def numbers(table: str, key: str) -> list[tuple[str, int]]:
    """The numbers of a card's effects, each with its place in the content."""
    card: LegacyCard | LaborCard | TrialCard | Mat = TABLES[table][key]
    if isinstance(card, Mat):
        return [("incentive", card.incentive)]
    found = []
    places: list[tuple[str, Any]] = [(f"effects.{i}", e) for i, e in enumerate(getattr(card, "effects", ()))]
    places += [(f"native.{i}", e) for i, e in enumerate(getattr(card, "native", ()))]
    ability = getattr(card, "ability", None)
    if ability is not None:
        places += [
            ("ability", ability),
            *((f"ability.effects.{i}", e) for i, e in enumerate(ability.effects)),
        ]
    for place, effect in places:
        for field in NUMBERS:
            value = getattr(effect, field, None)
            if value is not None and value != DEFAULTS.get(field):
                found.append((f"{place}.{field}", abs(value)))
    return found


def named(text: str) -> list[int]:
    """The numbers that a text names, in figures or in words."""
    words = re.findall(r"[a-z]+|\d+", text.lower())
    return [int(word) if word.isdigit() else WORDS[word] for word in words if word.isdigit() or word in WORDS]


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """The text of each card."""
    return {info.key: info.text for info in PACK.describe()}


@pytest.mark.parametrize(("table", "key"), cards())
def test_the_text_of_a_card_is_a_sentence_that_names_its_numbers(table: str, key: str) -> None:
    text = said(TABLES[table][key].message())
    assert text[0].isupper()
    assert text.endswith(".")
    assert "  " not in text
    assert not re.search(r"[{}_]|\.\.|None", text)
    for place, number in numbers(table, key):
        assert number in named(text), f"{place} = {number} is not in: {text}"


CHANGES = [
    (table, key, place, number + 41) for table, key in cards() for place, number in numbers(table, key)
]


@pytest.fixture(scope="module")
def changed_texts() -> dict[tuple[str, str, str], str]:
    return texts_after(GAME, CHANGES)


@pytest.mark.parametrize(("table", "key", "place", "number"), CHANGES)
def test_the_text_follows_the_content(
    changed_texts: dict[tuple[str, str, str], str], table: str, key: str, place: str, number: int
) -> None:
    """A changed number is in the text at once: texts are made from the effects."""
    after = changed_texts[table, key, place]
    assert number in named(after)
    assert after != said(TABLES[table][key].message())


@pytest.mark.parametrize("number", [1, 2])
def test_nouns_agree_with_changed_numbers(number: int) -> None:
    """Given content in which every number of an effect is the same, no text says `1 Shards` or `2 card`."""
    everywhere = [
        f"{table}.{key}.{place}={number}"
        for table, key in cards()
        for place, _ in numbers(table, key)
        if not place.endswith(".rolls")
    ]
    assert len(everywhere) > 80
    texts = {info.key: info.text for info in GAME.pack(everywhere).describe()}
    usual = "\n".join(info.text for info in PACK.describe())
    counted = counted_things(usual)
    assert {"Shard", "card", "vote"} <= set(counted)
    assert {key: found for key, text in texts.items() if (found := slips(text, counted))} == {}


SAID = {
    # where gained and taken Shards go (FAN-GEN.4)
    "navigator": ["from the Trove into your Reserve"],
    "alchemist": ["from the Trove into your Reserve"],
    "marquis": ["from the Trove into your Reserve"],
    "tithe-reeve": ["from the Trove on this Legacy"],
    "frost-revenant": ["from the Trove on this Legacy"],
    "salvager": ["another hired Legacy of any Citadel", "from the Trove on this Legacy"],
    "shard-rain": ["from the Trove into its Reserve"],
    "common-cause": ["from the Trove into it"],
    "brigands": ["from the winning Citadel's Reserve into yours"],
    "diver": ["from the harvesting Citadel's Reserve into yours"],
    "mill-fee": ["from the harvesting Citadel's Reserve into yours"],
    "camp-followers": ["from the Reserve of each other warring Citadel into yours"],
    "sperviter": ["from another Citadel's Reserve into yours"],
    "raid": ["from another Citadel's Reserve into yours"],
    "siphon": ["from any other Legacy onto this Legacy"],
    "bishop": ["from the largest other Reserve into yours (if several tie, choose one)"],  # R78
    "comet-swarm": ["from its Reserve to the Trove"],
    "wasting-plague": ["to the Trove", "not disabled"],
    "star-tinker": ["into your hand"],
    # what a card reaches and what it does not
    "gong-farmer": ["not Zodraz", "not one drawn this turn", "tasked or untasked"],  # FAN-TRI.8, FAN-CARD.12
    "apothecary": ["tasked or untasked"],
    "sapper": ["tasked or untasked"],
    "pale-duchess": ["payments", "damage in War and Duels", "Trials", "rearranging the Shards"],
    "clever-ruse": ["of a Legacy or of attached Labor", "native abilities cannot be canceled"],  # R81, R83
    "logician": ["of a Legacy or of attached Labor", "native abilities cannot be canceled"],
    "shell-game": [
        "not taken effect yet",
        "linked to an unfinished action",
        "attached to a Legacy",
    ],  # FAN-CAN.10
    "star-witch": ["native abilities and attached Labor still work", "next Fantos Action Phase"],  # R56
    "gilded-tongues": ["in a Special Tribute Action too"],
    "bled-dry": ["never a Special Tribute Action"],  # FAN-STA.4
    "bad-blood": ["Citadel of the Reigning Tribute may still choose"],  # R54
    "press-gang": ["unless already tasked"],  # FAN-TASK.11
    "cull-of-kytu": ["not disabled", "one such Legacy of its choice"],  # R55
    # what it costs and what must remain
    "vizier": [
        "in addition to your hire",
        "full Hiring Cost",
        "your Hiring Incentive applies",
        "otherwise it is discarded",
        "without attached Labor or title",
    ],  # FAN-CARD.13, R52
    "mistbroker": ["your Reserve, which must keep at least 1"],  # R13
    "stimulus": ["its Reserve, which must keep at least 1"],  # R57
    "iron-hunger": ["its Reserve, which must keep at least 1", "disabled Legacies are restored for free"],
    "thacko": ["its Citadel may first spend", "not its last"],  # FAN-CARD.19, FAN-LEG.17
    "bargain-captain": ["on top of your Hiring Incentive", "your Reserve still pays at least 1"],  # FAN-HIR.5
    "axiom": ["your Reserve still pays at least 1"],
    "appease-the-warden": ["possibly to none", "on the First Citadel's turn at least 1 is always drawn"],
    # who does what
    "skull-of-lodan": ["task the bearer", "on the bearer"],  # FAN-CARD.18
    "brandsworn": ["keep the higher result"],
    "mummers": ["its Stat for that action", "any side on which another Hollow Legacy"],  # FAN-CARD.5
    "council": ["cast the same way as its own"],  # FAN-DIP.2
    "envoy": ["cast the same way as your own"],
    "zradas": ["In every Diplomacy vote", "cast the same way as its own"],
    "gravedigger": ["hired blind"],  # FAN-HIR.13
    "drift-pilot": ["not against the attacker"],
    "dark-unions": ["to the bottom of the deck and the hire is lost"],  # FAN-CARD.23
    "zodraz": ["no Harvest", "no Trial", "next Fantos Action Phase", "most Shards wins"],  # FAN-FIN
}
"""Parts that a text must have, so that nobody needs the rulebook to know what the card does."""


@pytest.mark.parametrize("key", SAID)
def test_the_text_says_all_that_the_card_does(texts: dict[str, str], key: str) -> None:
    assert [part for part in SAID[key] if part not in texts[key]] == []


def test_the_best_of_more_than_two_rolls_is_the_highest() -> None:
    pack: FantosPack = GAME.pack(["legacies.brandsworn.native.0.rolls=3"])
    assert "3 times and keep the highest result" in said(pack.legacies["brandsworn"].message())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("castellan.ability.effects.0.target='any'", "Untask up to 2 Legacies."),
        ("apothecary.ability.effects.0.to='not-payer'", "each of up to 3 Legacies except the one that pays"),
        ("frost-revenant.native.0.to='reserve'", "from the Trove into your Reserve"),
        ("astrologers.ability.effects.0.amount=1", "Look at the top card of the Trials Deck."),
        ("siphon.ability.effects.0.to='reserve'", "from any other Legacy into your Reserve"),
    ],
)
def test_the_text_follows_changed_targets(change: str, words: str) -> None:
    pack: FantosPack = GAME.pack([f"legacies.{change}"])
    assert words in said(pack.legacies[change.partition(".")[0]].message())


def test_moments_are_listed_without_repeating_themselves() -> None:
    several = moments_message(["war", "duel", "harvest"])
    assert several is not None
    assert said(several) == "during a War, a Duel or a Harvest"
    assert said(several, "sv") == "under ett krig, en duell eller en skörd"
    assert moments_message(["any"]) is None


def test_cards_that_differ_read_differently() -> None:
    """No two Legacies, Labor titles, Trials or Mats do the same."""
    for table in TABLES.values():
        assert len({said(card.message()) for card in table.values()}) == len(table)


def test_all_content_can_be_browsed() -> None:
    infos = PACK.describe()
    assert [(info.kind, info.key) for info in infos] == cards()
    assert all(info.text == said(TABLES[info.kind][info.key].message()) for info in infos)
