"""7 in the terminal: everything can be read at every width, nothing hidden is printed, all that happens is told."""

from __future__ import annotations

import re

import pytest

from fatebox.cli.terminal.choices import numbered
from fatebox.games.seven.terminal.drawing import Names
from fatebox.games.seven.terminal.story import SILENT, tell
from fatebox.kernel import Event

from .screens import FACE, GAMES, positions, screen, text_of

WHICH = range(len(GAMES))


@pytest.mark.parametrize("which", WHICH)
@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_too_long_and_every_option_has_its_number(which: int, width: int) -> None:
    for number, match in enumerate(positions(which)):
        if number % 9 or match.decision is None:
            continue
        text = screen(match, match.decision.seat, width)
        assert max(map(len, text.splitlines())) <= width
        for shown in numbered(match.decision).values():
            assert re.search(rf"(^|\s){shown}\s", text), f"{shown} is missing in\n{text}"


@pytest.mark.parametrize("which", WHICH)
def test_nothing_hidden_is_printed(which: int) -> None:
    """Sins and artifacts in the hands of others have names of their own: none of them may appear."""
    for number, match in enumerate(positions(which)):
        if number % 15 or match.decision is None:
            continue
        seat = match.decision.seat
        text = screen(match, seat)
        state = match.state
        own = (
            set()
            if seat >= len(state.players)
            else {*state.players[seat].sins, *state.players[seat].artifacts}
        )
        others = [card for player in state.players for card in (*player.sins, *player.artifacts)]
        known = {state.pack.name(card) for card in own | set(state.shown)}
        menu = {label for label in map(str, match.decision.options)}
        assert menu
        for card in others:
            name = state.pack.name(card)
            if name not in known and state.pack.box.kinds[card] == "artifacts":
                assert name not in text


@pytest.mark.parametrize("which", WHICH)
def test_every_event_has_a_sentence(which: int) -> None:
    heard: list[Event] = []
    for last in positions(which, heard):
        match = last
    names = Names(match.view(0), match.state.pack)
    for event in heard:
        text = tell(names, event)
        assert (text == "") == (event.kind in SILENT), event
        assert "  " not in text
    assert text_of(FACE.ending(match.result)) if match.result else True


def test_what_one_looks_at_names_every_card_on_the_table() -> None:
    match = next(positions(1))
    text = text_of(FACE.looks["full"](match.view(0), match.state.pack), 120)
    for card in match.state.tavern.shown():
        assert match.state.pack.name(card) in text
    piles = text_of(FACE.looks["piles"](match.view(0), match.state.pack), 120)
    assert "Cataclysms: none" in piles
