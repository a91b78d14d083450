"""`fatebox cards GAME --vocabulary`: complete, with examples that the pack really holds."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from fatebox.games import game_ids, load_game
from fatebox.kernel.content import Source, content_folder
from fatebox.kernel.vocabulary import Entry, vocabulary
from tests.cli.calls import Command

CALLS = Command("cards")
shown, refused = CALLS.shown, CALLS.refused


def tables_in(data: Any) -> Iterator[dict[str, Any]]:
    """Every table inside a value."""
    for item in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from tables_in(item)
    if isinstance(data, dict):
        yield data


@pytest.fixture(params=game_ids())
def game_id(request: pytest.FixtureRequest) -> str:
    """Each game in the box."""
    return str(request.param)


def raw_cards(game_id: str) -> dict[str, dict[str, Any]]:
    """The files of a pack as they are written."""
    return Source(content_folder(load_game(game_id).package)).tables


def test_every_effect_that_a_card_uses_is_listed_with_an_example(game_id: str) -> None:
    entries = {(e.group, e.name): e for e in vocabulary(load_game(game_id), spoilers=True)}
    used = {str(t["do"]) for file in raw_cards(game_id).values() for t in tables_in(file) if "do" in t}
    assert used
    for word in used:
        entry = entries["do", word]
        assert entry.example["do"] == word
        assert entry.card
        assert entry.meaning


def test_examples_are_tables_of_the_pack(game_id: str) -> None:
    written = [table for file in raw_cards(game_id).values() for table in tables_in(file)]
    for entry in vocabulary(load_game(game_id), spoilers=True):
        assert entry.example is None or entry.example in written


def test_every_field_that_a_card_uses_is_listed(game_id: str) -> None:
    """Whatever is in a table of an effect is a field of its entry."""
    entries = [entry for entry in vocabulary(load_game(game_id), spoilers=True) if entry.group == "do"]
    fields = {entry.name: {each.name for each in entry.fields} for entry in entries}
    for file in raw_cards(game_id).values():
        for table in tables_in(file):
            if "do" in table:
                assert set(table) - {"do"} <= fields[table["do"]]


def test_words_come_with_a_card_that_uses_them() -> None:
    (aim,) = [e for e in vocabulary(load_game("fantos")) if e.name == "aim-war"]
    assert {word.word: word.card for word in aim.fields[0].words} == {
        "any": "Open Borders",
        "right": "Bad Blood",
    }


def test_moments_and_targets_are_words_with_examples() -> None:
    """Moments of Outposts are tables of their own, those of Fantos are words; targets are words in both."""
    outposts = vocabulary(load_game("outposts"))
    assert {e.name for e in outposts if e.group == "on"} >= {"arrive", "cast", "fall", "static"}
    (mod,) = [e for e in outposts if e.name == "mod"]
    assert all(word.card for each in mod.fields if each.name == "at" for word in each.words)


def test_no_example_gives_a_story_away() -> None:
    def cards(entries: list[Entry]) -> set[str]:
        return {e.card for e in entries} | {w.card for e in entries for f in e.fields for w in f.words}

    game = load_game("phantom")
    hidden = {info.name for info in game.pack().describe() if info.spoiler}
    open_ = {info.name for info in game.pack().describe() if not info.spoiler}
    assert cards(vocabulary(game, spoilers=True)) & (hidden - open_)
    assert not cards(vocabulary(game)) & (hidden - open_)


def test_the_command_prints_effects_with_their_sentence(game_id: str) -> None:
    """Given effects that say the same on every card, then examples are followed by their sentences."""
    text = shown(game_id, "--vocabulary")
    assert "do = ..." in text
    assert "    e.g. {" in text
    depends_on_the_card = game_id == "phantom"
    assert (re.search(r"    e\.g\. \{do = .*\n {9}[a-z]", text) is None) == depends_on_the_card


def test_a_word_finds_what_it_is_about() -> None:
    text = shown("weaver", "gain-now", "--vocabulary")
    assert "gain-now  The tracker moves up at once." in text
    assert "         gain 1 clairvoyance at once" in text
    assert "rotate-card" not in text


def test_a_misspelled_word_is_an_error_with_what_is_near() -> None:
    message = refused("weaver", "gain-know", "--vocabulary")
    assert "Fate Weaver know no word 'gain-know'; did you mean gain-now" in message


def test_the_vocabulary_as_json() -> None:
    data = json.loads(shown("weaver", "hasten", "--vocabulary", "--json"))
    assert data[0]["example"] == {"do": "hasten", "steps": 1}
    assert data[0]["fields"][0]["type"] == "a number from 1"
