"""The words on the cards."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fatebox.games.fantos import GAME
from fatebox.games.fantos.content import FantosPack, LaborCard, LegacyCard, Mat, TrialCard

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
"""Numbers that a text does not name when they are as usual."""


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


@pytest.mark.parametrize(("table", "key"), cards())
def test_the_text_of_a_card_is_a_sentence_that_names_its_numbers(table: str, key: str) -> None:
    text = TABLES[table][key].text()
    assert text[0].isupper()
    assert text.endswith(".")
    assert "  " not in text
    assert not re.search(r"[{}_]|\.\.|None", text)
    for place, number in numbers(table, key):
        assert number in named(text), f"{place} = {number} is not in: {text}"


@pytest.mark.parametrize(
    ("table", "key", "place", "number"),
    [(table, key, place, number) for table, key in cards() for place, number in numbers(table, key)],
)
def test_the_text_follows_the_content(table: str, key: str, place: str, number: int) -> None:
    """A changed number is in the text at once: texts are made from the effects."""
    pack: FantosPack = GAME.pack([f"{table}.{key}.{place}={number + 41}"])
    after = next(info.text for info in pack.describe() if (info.kind, info.key) == (table, key))
    assert number + 41 in named(after)
    assert after != TABLES[table][key].text()


def test_cards_that_differ_read_differently() -> None:
    """No two Legacies, Labor titles, Trials or Mats do the same."""
    for table in TABLES.values():
        assert len({card.text() for card in table.values()}) == len(table)


def test_all_content_can_be_browsed() -> None:
    infos = PACK.describe()
    assert [(info.kind, info.key) for info in infos] == cards()
    assert all(info.text == TABLES[info.kind][info.key].text() for info in infos)
