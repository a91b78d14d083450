"""A new card in any game: written into its card file, it is counted, has its text and is played."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

from fatebox.games import load_game
from fatebox.kernel import Match, Rng, Source
from fatebox.kernel.definition import Deal
from fatebox.text.bundles import LANGUAGES


class NewCard(NamedTuple):
    """A card as somebody would add it."""

    game: str
    file: str
    name: str
    text: str
    words: str = ""  # words of the file that no effect makes


CARDS = (
    NewCard("fantos", "labor.toml", "Toll Cart", """
[toll-cart]
name = "Toll Cart"
copies = 2
cost = 1
icon = "sec"
moments = ["any"]
effects = [{ do = "gain", to = "not-payer", amount = 3 }]
"""),
    NewCard("outposts", "silver.toml", "Lamp Tower", """
[sil_lamp_tower]
name = "Lamp Tower"
type = "upgrade"
copies = 2
cost = 3
abilities = [{ on = "upkeep", effects = [{ do = "mana", amount = 1 }] }]
"""),
    NewCard("seven", "characters.toml", "Lamp Warden", """
[chr_lamp_warden]
name = "Lamp Warden"
banner = "purple"
cost = 3
gifts = { purple = 1, yellow = 1 }
might = 1
"""),
    NewCard("phantom", "promo.toml", "Lamp Oil", """
[pr-lamp-oil]
number = 4
copies = 3
kind = "player"
name = "Lamp Oil"
flavor = "It burns all night."
type = "skill"
subtypes = ["teamwork"]
keyword = "modern"
cost = "W"
reward = "W"
abilities = [{ on = "response_any", discard = true, effects = [{ do = "cancel_attack", of = "common" }] }]
""", "It burns all night."),
    NewCard("weaver", "adventurers.toml", "Oswin", """
[oswin]
name = "Oswin"
who = "lamplighter"
day   = { required = "love",      optional = "power",  gold = 2 }
night = { required = "happiness", optional = "wealth", gold = 1 }
blood_moon = [1, 0, 1]
""", "lamplighter"),
)  # fmt: skip


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.game)
def test_a_new_card_needs_nothing_but_its_entry(card: NewCard, tmp_path: Path) -> None:
    """Given a copy of the card files with another card; then it has a text in every language, with the words
    of its file where no catalog has any, and a random game is played with it in the box."""
    game = load_game(card.game)
    shutil.copytree(str(files(game.package) / "content" / "cards"), tmp_path, dirs_exist_ok=True)
    with (tmp_path / card.file).open("a", encoding="utf-8") as file:
        file.write(card.text)
    pack = game.make_pack(Source(tmp_path))
    before = game.pack()
    assert len(pack.box.keys) > len(before.box.keys)
    for language in LANGUAGES:
        (info,) = [info for info in pack.describe(language) if info.name == card.name]
        assert info.text
        assert card.words in (info.flavor, *info.shown.values())
    seats, options = game.complete(None, {})
    rng = Rng.from_seed(card.game)
    state = game.deal(Deal(pack, seats, options, Rng.from_seed("new card")))
    match = Match(game, options, "new card", state, game.first)
    for _ in range(300):
        if match.decision is None:
            break
        match.answer(rng.choose("answer", match.decision.options), match.decision.seat)
    assert match.answers()
