"""The Phantom in the terminal: readable, without hidden cards or spoilers, with words for every event."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fatebox.games.phantom import GAME, events
from fatebox.games.phantom.content.designs import LoreCard
from fatebox.kernel import Event, Result
from fatebox.terminal.face import Face
from fatebox.text.bundles import LANGUAGES
from fatebox.text.speaker import Speaker
from tests.cli.program import Program
from tests.games.phantom.table import player, table
from tests.games.screens import fits_and_is_complete, text_of
from tests.games.translated import said_in

from .screens import FACE, GAMES, positions

WHICH = range(len(GAMES))
READ_OUT = ("lore", "mission")
SILENT = ("entered", "put-away")
"""Seen on the table."""


@pytest.mark.parametrize("which", WHICH)
@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_too_long_and_every_option_has_its_number(which: int, width: int) -> None:
    for match in positions(which, every=5):
        if match.decision is not None:
            fits_and_is_complete(match, width)


@pytest.mark.parametrize("which", [1, 2])
def test_the_hand_of_the_partner_is_not_printed(which: int) -> None:
    for match in positions(which, every=7):
        if match.decision is None:
            continue
        seat = match.decision.seat
        table = text_of(FACE.table(match.view(seat), match.state.pack))
        s = match.state
        lying = (*s.shared(), *s.turned_up, *(c for p in s.players for c in (*p.play, *p.injuries)))
        for name in {s.pack.names[c] for c in s.players[1 - seat].hand} - {s.pack.names[c] for c in lying}:
            assert name not in table


@pytest.mark.parametrize("which", WHICH)
def test_the_story_shows_only_what_has_been_read(which: int) -> None:
    """PHA-HID.5: no Lore card is shown before it is read."""
    match = next(positions(which))
    text = text_of(FACE.looks["lore"](match.view(0), match.state.pack), 400)
    s = match.state
    for card in s.pack.of_set[s.adventure]:
        design = s.pack.designs[card]
        if isinstance(design, LoreCard):
            assert (design.story.split(".")[0] in text.replace("\n", " ")) == (design.lore in s.path)


@pytest.mark.parametrize("which", WHICH)
def test_every_event_has_a_sentence(which: int) -> None:
    heard: list[Event] = []
    for last in positions(which, heard=heard):
        match = last
    view, pack = match.view(0), match.state.pack
    for language in LANGUAGES:
        face = Face(GAME, language)
        for event in heard:
            told = "".join(text_of(each, 400) for each in face.story(view, pack, [event])).strip()
            own = event.kind == "drew" and event.args[0] == 0
            assert (told == "") == (event.kind in SILENT or own), event
            assert "  " not in told
            assert (event.kind in READ_OUT) == ("\n" in told)
        assert match.result is not None
        assert "PHA-END.1" in text_of(face.ending(match.result))
        assert face.headline(match.result, 0)


def test_the_ending_names_legends_and_the_cards_that_they_gained() -> None:
    pack = GAME.pack()
    details: dict[str, Any] = {
        "reason": "R68",
        "turns": 3,
        "legends": ["diana"],
        "damage": [2],
        "knocked_out": [],
    }
    details["gained"] = {"diana": [pack.ids[0], pack.ids[20]]}
    result = Result(outcome="loss", winners=(), places=(1,), scores=(0.0,), details=details)
    face = Face(GAME)
    told = " ".join(text_of(face.ending(result, Speaker.of(GAME, pack))).split())
    assert f"Diana: 2 damage taken, 2 cards gained: {pack.names[0]} and {pack.names[20]}." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", WHICH)
def test_every_screen_is_said_in_the_language_of_the_reader(which: int, language: str) -> None:
    for match in positions(which, every=25):
        if match.decision is not None:
            said_in(language, match, match.decision.seat)


@pytest.mark.parametrize("chosen", ["beforehand", "by hand"])
def test_the_opening_story_is_read_out_however_the_legend_is_chosen(chosen: str, tmp_path: Path) -> None:
    arguments, lines = (["--legend", "phantom"], []) if chosen == "beforehand" else ([], ["phantom"])
    shown = Program(tmp_path).here("play", "phantom", "--seed", "1", *arguments, lines=[*lines, "q"]).stdout
    story = " ".join(shown.split())
    found = (
        "You play The Phantom. You shuffle a deck of 17 cards. Lore I Dawn in the Misty Mountains.",
        "You gain Thunder.",
        "You gain Saddlebags.",
        "A Destiny deck of 8 cards is shuffled.",
        "Mission: Shots in the Misty Mountains Two rifle shots roll down from the peaks.",
        "6 Distance tokens added to Shots in the Misty Mountains, 6 in all. Turn 1: your turn.",
    )
    for part in found:
        assert part in story


@pytest.mark.clause("PHA-PRE.2", "PHA-REP.2", "PHA-DES.2")
def test_each_shuffle_has_its_own_event() -> None:
    t = table(player(hand="", deck="", discard="campfire colt-45"), at="preparation")
    assert t.emitted("deck-renewed") == [(0, 2)]
    assert t.emitted("shuffled") == []
    speaker = FACE.speaker(t.match.view(0), t.s.pack)
    for event, words in (
        (
            events.DeckRenewed(0, 2, clause=""),
            "You shuffle the Discard pile into a new deck of 2 cards.",
        ),
        (events.Shuffled(0, 17, clause=""), "You shuffle a deck of 17 cards."),
        (events.Reshuffled(1, clause=""), "The Resolved pile becomes a new Destiny deck of 1 card."),
        (events.DestinyBuilt(8, clause=""), "A Destiny deck of 8 cards is shuffled."),
    ):
        assert speaker.say(event.message()) == words


def test_piles_and_cards_can_be_looked_at() -> None:
    for match in positions(0):
        if match.state.resolved and match.state.you.hand:
            break
    view, s = match.view(0), match.state
    assert s.pack.names[s.resolved[0]] in text_of(FACE.looks["piles"](view, s.pack), 200)
    full = text_of(FACE.looks["full"](view, s.pack), 200)
    assert all(s.pack.names[card] in full for card in (*s.row, *s.you.hand))


@pytest.mark.clause("PHA-GEN.2")
def test_seats_have_numbers_until_they_have_legends() -> None:
    """Given two seats, then none is called The Phantom before somebody takes a Legend."""
    match = GAME.start("setup", seats=2)
    names = FACE.speaker(match.view(0), match.state.pack)
    assert [names.seat(seat) for seat in (0, 1)] == ["Player 1", "Player 2"]
    assert match.decision is not None
    match.answer(match.decision.options[0])
    names = FACE.speaker(match.view(0), match.state.pack)
    assert [names.seat(seat) for seat in (0, 1)] == ["The Phantom", "Diana"]
