"""Crowded boards in a low window: many players, many cards, many attackers; every word and value is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from fatebox.bots import make_bot
from fatebox.games import load_game
from fatebox.kernel import Perspective, Record
from tests.browser.measures import SIZES, cut_texts
from tests.server.visitor import ServerProcess, Visitor, all_go_home

Visit = Callable[..., Page]
Fits = Callable[[Any, int], bool]


GAMES = 40
"""Games that are looked through for a position: bots learn, and then play others."""


class Case(NamedTuple):
    """A position that a bot comes to when it plays against itself, and what is to be read there."""

    game: str
    seats: int
    seed: int
    """The first of them."""
    bot: str
    fits: Fits
    thing: str


def position(case: Case) -> tuple[Record, int]:
    """A game up to the first position that fits, with the answer there; and whose turn it is."""
    game = load_game(case.game)
    for seed in range(case.seed, case.seed + GAMES):
        match = game.start(seed, seats=case.seats)
        player = make_bot(case.bot, game, seed)
        while match.result is None:
            seat = match.decisions[0].seat
            found = case.fits(match.state, seat)
            match.answer(player.choose(Perspective(match, seat)), seat)
            if found:
                return Record.of(match), seat
    raise AssertionError("no position fits")


def look(visit: Visit, server: ServerProcess, record: Record, seat: int) -> Page:
    """Look at a position from its seat in a window of 1280 by 720."""
    dora = Visitor(server.address, "Dora")
    replay = dora.ask("POST", "/api/replays", {"record": record.to_json()})["id"]
    there = {"scene": len(record.answers) - 1, "seat": seat, "bot": "random"}
    table = dora.ask("POST", f"/api/replays/{replay}/play-on", there)["id"]
    page = visit(**SIZES["1280x720"])
    address = f"http://{server.address}"
    page.context.add_cookies([{"name": "fatebox", "value": dora.http.cookies["fatebox"], "url": address}])
    page.goto(f"/t/{table}")
    page.locator("section.bar.yours").wait_for()
    all_go_home()
    return page


CASES = {
    "six Citadels": Case(
        "fantos", 6, 1, "random", lambda state, _: state.turn > 1, ".citadel .plate strong"
    ),
    "many cards": Case(
        "seven", 2, 20, "random", lambda state, seat: len(state.players[seat].characters) >= 7,
        "#seven-own .face .name",
    ),
    "three groups against five": Case(
        "outposts", 2, 6, "quick",
        lambda state, seat: state.active == seat
        and sum(map(bool, state.groups)) >= 3
        and len(state.players[1 - seat].offense) >= 5,
        ".zone .tile .numbers, .zone:not(.grouped) .tile .name",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_nothing_is_cut_on_a_crowded_board(visit: Visit, server: ServerProcess, case: Case) -> None:
    """Given a crowded board in a low window, then all that it is about is seen, and no text is cut."""
    page = look(visit, server, *position(case))
    expect(page.locator(case.thing).first).to_be_visible()
    assert all(each.is_visible() for each in page.locator(case.thing).all())
    assert cut_texts(page) == []
    expect(page.locator(".enlarged .none")).to_have_count(0)  # the log has named a card
