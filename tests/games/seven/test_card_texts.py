"""The words on the cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from fatebox.games.seven import GAME
from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.effects.words import NUMBERS

PACK: SevenPack = GAME.pack()
TEXTLESS = ("armour", "pieces", "gifts")
PLAIN = ("number", "cost", "copies", "least")
"""Numbers that are shown beside the text, or that a text may leave out."""
WORDS = {word: number for number, word in enumerate(NUMBERS)}


def cards() -> list[tuple[str, str]]:
    """All cards with a text: the table and the key."""
    return [(kind, key) for kind, table in PACK.tables().items() if kind not in TEXTLESS for key in table]


def numbers(design: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """The numbers of a card, each with its place in the content."""
    if isinstance(design, dict):
        yield from ((f"{path}{name}", value) for name, value in design.items())
    elif isinstance(design, tuple):
        for i, each in enumerate(design):
            if isinstance(each, int):
                yield f"{path}{i}", each
            else:
                yield from numbers(each, f"{path}{i}.")
    else:
        for name in getattr(design, "__struct_fields__", ()):
            value = getattr(design, name)
            if isinstance(value, bool) or name in PLAIN:
                continue
            if isinstance(value, int):
                if value:
                    yield f"{path}{name}", value
            else:
                yield from numbers(value, f"{path}{name}.")


def named(text: str) -> list[int]:
    """The numbers that a text names, in figures or in words."""
    words = re.findall(r"[a-z]+|\d+", text.lower())
    return [int(w) if w.isdigit() else WORDS[w] for w in words if w.isdigit() or w in WORDS]


@pytest.mark.parametrize(("kind", "key"), cards())
def test_the_text_of_a_card_is_a_sentence_that_names_its_numbers(kind: str, key: str) -> None:
    design = PACK.tables()[kind][key]
    text = design.text()
    assert text[0].isupper()
    assert text.endswith(".")
    assert "  " not in text
    assert not re.search(r"[{}_]|\.\.|None|\btheir\b.*\byour\b", text)
    for place, number in numbers(design):
        assert number in named(text), f"{place} = {number} is not in: {text}"


@pytest.mark.parametrize(
    ("kind", "key", "place", "number"),
    [
        (kind, key, place, number)
        for kind, key in cards()
        for place, number in numbers(PACK.tables()[kind][key])
        if kind not in ("portals", "characters", "quests", "elixirs") and "buildings" not in place
    ],
)
def test_the_text_follows_the_content(kind: str, key: str, place: str, number: int) -> None:
    """A changed number is in the text at once: texts are made from the effects."""
    pack: SevenPack = GAME.pack([f"{kind}.{key}.{place}={number + 41}"])
    after = next(info.text for info in pack.describe() if (info.kind, info.key) == (kind, key))
    assert number + 41 in named(after)
    assert after != PACK.tables()[kind][key].text()


def test_cards_that_differ_read_differently() -> None:
    """Within a kind only cards that do the same have the same text."""
    for kind, table in PACK.tables().items():
        if kind in TEXTLESS:
            continue
        seen: dict[str, Any] = {}
        for design in table.values():
            other = seen.setdefault(design.text(), design)
            assert [n for _, n in numbers(design)] == [n for _, n in numbers(other)]


@pytest.mark.parametrize(
    ("kind", "key", "text"),
    [
        ("characters", "chr_lance_captain", "Turn it: take 2 red and 1 green. When recruited: 3 might."),
        (
            "elixirs",
            "elx_ember_tonic",
            "Discard it at any moment: 1 red, or 2 red with 2 red banners, or 4 red with 3 red banners.",
        ),
        (
            "sins",
            "sin_wrath",
            "Blow: Another hero loses 3 might. Rampage: Turn one character of another hero, whichever you "
            "choose. If heroes can fall, you receive a corruption card.",
        ),
        (
            "cataclysms",
            "cat_poisoned_wells",
            "One space of the store closes for good. "
            "Each hero discards two gifts of their choice or else loses 1 might.",
        ),
        ("unnamed", "unn_tax_of_tears", "Each good hero pays 1 gold or pays 1 fame."),
        ("artifacts", "art_cord_of_kindness", "Gain 3 might. Another hero gains 1 might."),
    ],
)
def test_texts_read_like_this(kind: str, key: str, text: str) -> None:
    assert PACK.tables()[kind][key].text() == text


def test_all_content_can_be_browsed() -> None:
    infos = PACK.describe()
    keys = [(kind, key) for kind, table in PACK.tables().items() for key in table]
    assert [(info.kind, info.key) for info in infos] == keys
    assert all(info.clauses for info in infos)
