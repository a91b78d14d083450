"""No card is forgotten: each is on a table of some test of cards."""

from __future__ import annotations

import re
from pathlib import Path

from fatebox.games.phantom import GAME
from fatebox.games.phantom.content import PhantomPack
from fatebox.kernel import Card
from tests.games.phantom.lay import spoken

PACK: PhantomPack = GAME.pack()
NOT_ON_TABLES = ("achievement", "loot", "lore")
"""Cards that tests name in other ways: `test_lore_iii`, `test_loot`, `test_achievement_spotless`."""


def test_every_card_is_in_a_test() -> None:
    source = "".join(
        path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_card_*.py")
    )
    words = set(re.findall(r"[a-z][a-z0-9-]*", source))
    forgotten = [
        PACK.keys[card]
        for card, design in enumerate(PACK.designs)
        if design.__struct_config__.tag not in NOT_ON_TABLES
        and not {spoken(PACK, Card(card)), PACK.keys[card]} & words
    ]
    assert forgotten == []


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
