"""No card is forgotten: tests lay it on a table, or it says only what tested cards say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from fatebox.games.phantom import GAME
from fatebox.games.phantom.content import PhantomPack
from fatebox.kernel import Card
from tests.games.phantom.lay import spoken

PACK: PhantomPack = GAME.pack()
NOT_ON_TABLES = ("achievement", "loot", "lore")
"""Cards that tests name in other ways: `test_lore_iii`, `test_loot`, `test_achievement_spotless`."""


def vocabulary_of(data: Any) -> Iterator[str]:
    """The moments and effects that a card is written in."""
    if isinstance(data, list):
        for each in data:
            yield from vocabulary_of(each)
    elif isinstance(data, dict):
        yield from (f"{key} {data[key]}" for key in ("on", "do") if key in data)
        for each in data.values():
            yield from vocabulary_of(each)


def test_every_card_is_in_a_test_or_made_of_tested_words() -> None:
    """A new card needs no test of its own as long as other cards test all that it says."""
    source = "".join(
        path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_card_*.py")
    )
    names = set(re.findall(r"[a-z][a-z0-9-]*", source))
    tested: set[str] = set()
    others: dict[str, set[str]] = {}
    for card, design in enumerate(PACK.designs):
        if design.__struct_config__.tag not in NOT_ON_TABLES:
            words = set(vocabulary_of(msgspec.to_builtins(design)))
            if {spoken(PACK, Card(card)), PACK.keys[card]} & names:
                tested |= words
            else:
                others[PACK.keys[card]] = words
    assert {key: words - tested for key, words in others.items() if words - tested} == {}


def test_every_lore_card_and_every_achievement_has_a_test() -> None:
    for adventure in ("devil", "patrol", "year_one"):
        files = Path(__file__).parent.glob(f"test_card_{adventure}_*.py")
        source = "".join(file.read_text(encoding="utf-8") for file in files)
        deck = PACK.adventures[adventure]
        for card in deck.lore.values():
            assert f"def test_{spoken(PACK, card).replace('-', '_')}_" in source or (
                f"def test_{spoken(PACK, card).replace('-', '_')}()" in source
            )
        for criterion in PACK.achievements[adventure].criteria:
            assert f"def test_achievement_{criterion.name.lower().replace(' ', '_')}" in source
        assert all(name.lower().replace(" ", "-") in source for name in PACK.loot[adventure].columns)
