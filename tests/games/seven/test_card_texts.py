"""The words on the cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from fatebox.games.seven import GAME
from fatebox.games.seven.content import SevenPack
from fatebox.games.seven.effects.words import said
from fatebox.kernel.messages import Message
from tests.games.changed import texts_after
from tests.games.translated import words_of_cards

PACK: SevenPack = GAME.pack()
TEXTLESS = ("pieces", "gifts")
PLAIN = ("number", "cost", "copies", "least")
"""Numbers that are shown beside the text, or that a text may leave out."""
WORDS = {said(Message("number", count=number)): number for number in range(1, 11)}


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
    text = said(design.message())
    assert text[0].isupper()
    assert text.endswith(".")
    assert "  " not in text
    assert not re.search(r"[{}_]|\.\.|None|\btheir\b.*\byour\b", text)
    for place, number in numbers(design):
        assert number in named(text), f"{place} = {number} is not in: {text}"


CHANGES = [
    (kind, key, place, number + 41)
    for kind, key in cards()
    for place, number in numbers(PACK.tables()[kind][key])
    if kind not in ("portals", "characters", "quests", "elixirs") and "buildings" not in place
]


@pytest.fixture(scope="module")
def changed_texts() -> dict[tuple[str, str, str], str]:
    return texts_after(GAME, CHANGES)


@pytest.mark.parametrize(("kind", "key", "place", "number"), CHANGES)
def test_the_text_follows_the_content(
    changed_texts: dict[tuple[str, str, str], str], kind: str, key: str, place: str, number: int
) -> None:
    """A changed number is in the text at once: texts are made from the effects."""
    after = changed_texts[kind, key, place]
    assert number in named(after)
    assert after != said(PACK.tables()[kind][key].message())


def test_cards_that_differ_read_differently() -> None:
    """Within a kind only cards that do the same have the same text."""
    for kind, table in PACK.tables().items():
        if kind in TEXTLESS:
            continue
        seen: dict[str, Any] = {}
        for design in table.values():
            other = seen.setdefault(said(design.message()), design)
            assert [n for _, n in numbers(design)] == [n for _, n in numbers(other)]


EXCHANGE = (
    "Exchange one to three of your gifts for as many of other colors from the pools or from one other hero."
)
REFUSAL = (
    "A hero who cannot do so without instants may refuse, and then draws a sin card or, if heroes can fall, "
    "receives a corruption card."
)


@pytest.mark.parametrize(
    ("kind", "key", "text"),
    [
        (
            "heroes",
            "hero_ilvane_of_the_snows",
            "Starts with 1 white gift, 1 purple gift, 6 fame and 3 gold. Each turn: 2 fame and 2 gold. "
            f"Tap: {EXCHANGE} When fallen, becomes Ilvane the Pale Widow. Each turn instead: 2 fame and "
            "3 gold. Tap instead: Choose another hero, who loses 2 might.",
        ),
        (
            "characters",
            "chr_lance_captain",
            "Turn it to take 2 red gifts and 1 green gift. When recruited: 3 might.",
        ),
        (
            "elixirs",
            "elx_ember_tonic",
            "Discard it at any moment to take 1 red gift; or, with at least 2 red banners, 2 red gifts;"
            " or, with at least 3 red banners, 4 red gifts.",
        ),
        (
            "castles",
            "cas_thornwall",
            "Each turn: 2 fame, or 4 with at least 3 green banners. Manned for 2 might, once, while you"
            " pay for a quest space: Up to two of its gifts count as paid.",
        ),
        (
            "castles",
            "cas_duskgate",
            "Each turn: 2 fame, or 4 with at least 3 purple banners. Manned for 1 might, once, when "
            "another hero plays a sin card that names you: Cancel it.",
        ),
        (
            "temples",
            "tmp_temple_of_roots",
            "When founded: 1 might. Each turn with at least 3 green banners: 1 might. Manned for 2 "
            "might, for the rest of the turn: Each quest space that shows two or more gifts costs you "
            "one of them less, whichever you choose.",
        ),
        (
            "quests",
            "qst_the_crown_of_thorns",
            "Spaces: 2 red; 2 green; 2 white; 2 purple. The hero with the most markers gains 5 might; "
            "those tied for most gain 2 each.",
        ),
        (
            "sins",
            "sin_wrath",
            "Blow: Choose another hero, who loses 3 might. Rampage: Turn one character of another hero,"
            " whichever you choose, without taking gifts; a tapped character is discarded. If heroes "
            "can fall, you receive a corruption card.",
        ),
        (
            "sins",
            "sin_sloth",
            "Idleness: Turn one of your tapped characters upright. Stupor (reaction): When another hero"
            " recruits a character or takes part in a quest, cancel it.",
        ),
        (
            "cataclysms",
            "cat_poisoned_wells",
            "The First Player (or the Unnamed, if a player) closes one space of the store for good. "
            "Each hero discards two gifts of their choice or, if unable or unwilling, loses 1 might.",
        ),
        (
            "cataclysms",
            "cat_judgement",
            "Each hero loses 2 might. Every hero who had the most might loses 1 more might.",
        ),
        ("unnamed", "unn_tax_of_tears", f"Each good hero must pay 1 gold or 1 fame. {REFUSAL}"),
        (
            "unnamed",
            "unn_siege",
            "Choose a good hero, who must either discard one of their castles or estates for nothing or"
            f" pay 3 gold. {REFUSAL}",
        ),
        ("artifacts", "art_cord_of_kindness", "Gain 3 might. Choose another hero, who gains 1 might."),
    ],
)
def test_texts_read_like_this(kind: str, key: str, text: str) -> None:
    assert said(PACK.tables()[kind][key].message()) == text


@pytest.mark.parametrize(
    ("kind", "key", "up_to"),
    [
        ("sins", "sin_gluttony", False),
        ("castles", "cas_tidewatch", False),
        ("estates", "est_deepwood_farms", False),
        ("sins", "sin_envy", True),
        ("artifacts", "art_purse_of_charity", True),
        ("artifacts", "art_chalice_of_temperance", True),
    ],
)
def test_up_to_is_said_where_fewer_may_be_taken(kind: str, key: str, up_to: bool) -> None:
    """R79; the tests of these cards show that it is so."""
    assert ("up to" in said(PACK.tables()[kind][key].message())) is up_to


def test_all_content_can_be_browsed() -> None:
    infos = PACK.describe()
    keys = [(kind, key) for kind, table in PACK.tables().items() for key in table]
    assert [(info.kind, info.key) for info in infos] == keys
    assert all(info.clauses for info in infos)


LEFTOVER = re.compile(
    r"\b(?:the|and|with|hero|gifts?|each|gold|fame|might|discard|take|gain|lose|pay|turn|card)\b|[{}]|[a-z]+-[a-z]+-"
)
"""English words of the rules, and keys that no catalog knows."""


@pytest.mark.parametrize("language", ["pl", "sv"])
def test_card_texts_are_translated(language: str) -> None:
    """Only names stay English: those of cards, functions, kingdoms and fallen heroes."""
    names = {name for info in PACK.describe() for name in (info.name, *info.aliases)}
    for info in PACK.describe(language):
        if info.kind != "pieces":
            text = info.text
            for name in sorted(names, key=len, reverse=True):
                text = text.replace(name, "")
            assert not LEFTOVER.search(text), f"{info.key}: {info.text}"
            assert text.endswith(".")


def test_functions_of_sins_and_pieces_are_told_in_every_language() -> None:
    functions = [function for sin in PACK.sins.values() for function in sin.functions]
    words_of_cards(GAME, "function", {function.title.key: function.name for function in functions})
    pieces = {f"piece-{key}": piece for key, piece in PACK.pieces.items()}
    content = {key: piece.about for key, piece in pieces.items()}
    content |= {f"{key}.name": piece.name for key, piece in pieces.items()}
    content |= {f"{key}.faces": ", ".join(piece.faces) for key, piece in pieces.items() if piece.faces}
    words_of_cards(GAME, "piece", content)
