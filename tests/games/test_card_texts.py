"""Every sentence on every card of every game.

Texts are made from effects, so one careless word is on many cards, and a changed number changes the noun
beside it. The checks know no card: they hold for cards that are yet to be written.
"""

from __future__ import annotations

import pytest

from fatebox.games import game_ids, load_game
from tests.games.prose import counted_things, slips


def texts(game: str) -> list[tuple[str, str]]:
    """All texts of a game's cards, each with the card it is on."""
    return [(f"{info.kind}.{info.key}", info.text) for info in load_game(game).pack().describe() if info.text]


@pytest.mark.parametrize("game", game_ids())
def test_every_sentence_of_every_card_is_well_formed(game: str) -> None:
    read = texts(game)
    counted = counted_things("\n".join(text for _, text in read))
    assert [(card, slip) for card, text in read for slip in slips(text, counted)] == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Draw  2 cards.", "doubled space"),
        ("Draw 2 cards", "no final period"),
        ("Draw 2 cards .", "space before punctuation"),
        ("Draw 2 cards (or none.", "unbalanced brackets"),
        ("Draw 2 cards].", "unbalanced brackets"),
        ("Draw 2 cards..", "doubled punctuation"),
        ("Draw 2 2 cards.", "doubled word"),
        ("Hire a Enlightened Legacy.", "a instead of an"),
        ("A Enlightened Legacy is hired.", "a instead of an"),
        ("Hire an Feral Legacy.", "an instead of a"),
        ("Use an unique card.", "an instead of a"),
        ("Wait a hour.", "a instead of an"),
        ("Take a X2 token.", "a instead of an"),
        ("Take a 8.", "a instead of an"),
        ("Discard the The Hammer.", "two articles"),
        ("Spend 1 Shards. Gain 2 Shards.", "number and noun disagree"),
        ("Gain 2 Shard. Then gain 3 Shards.", "number and noun disagree"),
        ("Cast one more votes. Cast 2 votes.", "number and noun disagree"),
        ("Hire 3 Legacy or 2 Legacies.", "number and noun disagree"),
    ],
)
def test_slips_are_found(text: str, wrong: str) -> None:
    assert wrong in {slip.partition(":")[0] for slip in slips(text, counted_things(text))}


@pytest.mark.parametrize(
    "text",
    [
        "Runes A and E. An X2 token, an 8, a 1, an hour, a unit, an uninvited guest.",
        "A one-time use of a European unicorn; an honest heir (2 cards, 1 card).",
        "Lose 1 for 3 cards. Gain 2 card slots for 2 cards, +2 Attack and 1 more card.",
        "He said: “Draw 2 cards!” Then... nothing.",
    ],
)
def test_good_sentences_pass(text: str) -> None:
    counted = counted_things(text) | {"slot": "slots"}
    assert slips(text, counted) == []
