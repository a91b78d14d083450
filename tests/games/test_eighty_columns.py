"""Every game in a terminal of 80 columns: frames close, no line is too long, and no name is cut."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fatebox.games import game_ids, load_game, load_rulebook
from fatebox.games.weaver.terminal.table import upright
from fatebox.kernel import Match, Rng
from fatebox.terminal.face import Face
from fatebox.text.bundles import LANGUAGES
from tests.games.screens import screen, text_of

WIDTH = 80
LOW, TALL = 24, 40
SEATS = {"fantos": (3, 6), "outposts": (2, 6), "phantom": (1, 2), "seven": (2, 6), "weaver": (1, 1)}
"""The fewest and the most players that need no option."""
CORNERS = {"╭": "╮", "┌": "┐", "╰": "╯", "└": "┘"}
"""The left corners of frames, with the right ones."""


def positions(game_id: str) -> Iterator[Match[Any]]:
    """Positions of random games with few and with many seats, from beginning to end."""
    fewest, most = SEATS[game_id]
    for number, taken in enumerate([fewest, most] if fewest < most else [fewest] * 8):
        match = load_game(game_id).start(number, seats=taken)
        rng, answers = Rng.from_seed(f"80 {number}"), 0
        while match.decision is not None and answers < 250:
            if answers % 18 == 0:
                yield match
            match.answer(rng.choose("answer", match.decision.options), match.decision.seat)
            answers += 1
        yield match


def screens(match: Match[Any]) -> Iterator[str]:
    """Everything that a seat can look at: table and menu on a low and on a tall screen, other looks."""
    seat = match.decision.seat if match.decision is not None else 0
    yield screen(match, seat, WIDTH, LOW)
    yield screen(match, seat, WIDTH, TALL)
    for look in Face(match.game).looks.values():
        yield text_of(look(match.view(seat), match.state.pack), WIDTH, TALL)


def open_frames(text: str) -> list[str]:
    """The flaws in the frames of a screen: corners without a partner, edges with holes."""
    lines = text.splitlines()
    troubles = []
    for y, line in enumerate(lines):
        for x, corner in enumerate(line):
            if corner not in CORNERS:
                continue
            end = line.find(CORNERS[corner], x)
            if end < 0 or any(line[x + 1 : end].count(left) for left in CORNERS):
                troubles.append(f"line {y}: {corner} at {x} is not closed: {line}")
            elif corner in "╭┌":
                troubles += _edges(lines, y, x, end)
    return troubles


def _edges(lines: list[str], top: int, left: int, right: int) -> Iterator[str]:
    """Follow both edges of a frame down to its foot."""
    for y in range(top + 1, len(lines)):
        row = lines[y].ljust(right + 1)
        if row[left] in "╰└":
            if row[right] not in "╯┘":
                yield f"line {y}: the foot does not end at {right}: {row}"
            return
        if not all(edge == "│" or edge.isupper() for edge in (row[left], row[right])):  # a rune is an edge
            yield f"line {y}: the frame has a hole at {left} or {right}: {row}"
    yield f"line {top}: the frame at {left} has no foot"


def cut_words(text: str, sayings: str) -> list[str]:
    """Lines that were cut within anything but what a card says: a name, a heading, a number."""
    lines = [line.rstrip(" │") for line in text.splitlines()]
    return [line for line in lines if line.endswith("…") and line[-13:-1].strip() not in sayings]


@pytest.mark.parametrize("game_id", game_ids())
def test_frames_close_lines_fit_and_names_are_whole(game_id: str) -> None:
    sayings = "\n".join(info.text for info in load_game(game_id).pack().describe())
    seen = 0
    for match in positions(game_id):
        for text in screens(match):
            assert max(map(len, text.splitlines()), default=0) <= WIDTH, text
            assert not open_frames(text), text
            assert not cut_words(text, sayings), text
            seen += 1
    assert seen > 20


def test_the_longest_names_of_fate_weaver_are_whole() -> None:
    """Given the cards with the longest names in the row and on the decks, then each name is on the screen."""
    match = load_game("weaver").start(1)
    s, box = match.state, match.state.pack.box
    names = {suit: max(cards, key=lambda c: len(s.pack.name(c))) for suit, cards in enumerate(s.pack.normals)}
    s.tops = [[card] for card in names.values()]
    s.row = [cards[0] for cards in s.pack.deaths]
    s.rots = [0, 1, 0, 1]
    deck = s.decks[3] = [card for card in s.decks[3] if card != names[3]]
    s.show(deck[-1], 0)
    text = screen(Match(match.game, match.options, 1, s, s.segment), 0, WIDTH)
    assert not open_frames(text), text
    words = text.replace("│", " ").split()
    shown = [face.name for c in names.values() for face in (box.cards[c].clouded, box.cards[c].clear)]
    shown += [upright(s, place).name for place in range(len(s.row))]
    for name in shown:
        assert all(word in words for word in name.split()), (name, text)
    assert f"Swallowed: Wealth {len(deck)}: {s.pack.name(deck[-1])}" in text


def test_a_broken_frame_is_found() -> None:
    assert not open_frames("╭──╮ ╭─╮\n│ab│ A B\n╰──╯ ╰─╯")
    assert open_frames("╭──╮\n│abc\n╰──╯")
    assert open_frames("╭──╮\n│ab \n╰──╯")
    assert open_frames("╭───\n│abc│\n╰───╯")
    assert open_frames("╭──╮\n│ab│")
    assert cut_words("1 Gambler's Windf…", "Gain 1 gold.")
    assert not cut_words("1 Orb   Gain 1 go…", "1 Orb   Gain 1 gold.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_help_fits(game_id: str, language: str) -> None:
    assert max(map(len, Face(load_game(game_id), language).help.splitlines())) <= WIDTH


@pytest.mark.parametrize("game_id", game_ids())
def test_the_goal_of_every_game_is_one_line(game_id: str) -> None:
    goal = load_rulebook(game_id).goal
    assert goal.endswith(".")
    assert len(f"Goal: {goal}") <= WIDTH
