"""The result screen in a real browser: who won, places, chances along the game, highlights in words."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from fatebox.bots import make_bot
from fatebox.games import load_game
from fatebox.kernel import Perspective, Record
from tests.browser.conftest import PHONE, serious_faults
from tests.browser.pointer import ENDING
from tests.server.test_replays import finished
from tests.server.visitor import Json, ServerProcess, Visitor, all_go_home

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> str:
    """A game of Fate Weaver, played to its end."""
    over = finished(Visitor(server.address, "Dora"))
    all_go_home()
    return over


@pytest.mark.parametrize("device", [{}, {**PHONE, "color_scheme": "dark"}], ids=["desktop", "phone"])
def test_the_end_tells_how_it_went(visit: Visit, table: str, device: dict[str, object]) -> None:
    """Given a game that is over, then its highlights say what happened and lead to that moment."""
    page = visit(**device)
    page.goto(f"/t/{table}")
    page.locator("#board .weaver").wait_for()
    if device:
        expect(page.get_by_role("img", name="One line for each player")).to_be_hidden()
        page.get_by_text("How it went").click()
    expect(page.get_by_role("img", name="One line for each player")).to_be_visible()
    found = page.request.get(f"/api/replays/{table}/course").json()["highlights"]
    items = page.get_by_role("listitem").filter(has_text=re.compile(r"Dora's win chance: from \d+% to \d+%"))
    expect(items).to_have_count(len(found))
    assert found[0]["events"]
    expect(items.first).to_contain_text(re.compile(r"% Dora [a-z]+s [A-Z]"))
    board = page.locator("#board").bounding_box()
    assert board is not None
    assert board["height"] >= 250
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    items.first.get_by_role("link").click()
    expect(page.get_by_role("slider", name="Moment")).to_have_attribute(
        "aria-valuetext", re.compile(f"^{found[0]['scene']} of")
    )


def won_by_a_bot(seats: int) -> Record:
    """An adventure of The Phantom that is won."""
    game = load_game("phantom")
    for seed in range(1, 20):
        match = game.start(seed, seats=seats, options={"adventure": "patrol"})
        bot = make_bot("greedy:worlds=1", game, seed)
        while match.result is None:
            seat = match.decisions[0].seat
            match.answer(bot.choose(Perspective(match, seat)), seat)
        if match.result.winners:
            return Record.of(match)
    raise AssertionError("the bot never wins")


def win(who: Visitor, seats: int) -> str:
    """Play on from the last decision of a game that was won, and win it."""
    record = won_by_a_bot(seats)
    seat, option = record.answers[-1]
    replay = who.ask("POST", "/api/replays", {"record": record.to_json()})["id"]
    from_there = {"scene": len(record.answers) - 1, "seat": seat, "bot": "random"}
    table = str(who.ask("POST", f"/api/replays/{replay}/play-on", from_there)["id"])
    with who.sit(table) as chair:
        assert chair.answer(list(option))["type"] == "accepted"
        chair.until(lambda: chair.shown["status"] == "over")
    return table


def lose(who: Visitor, game: str, *others: Json) -> str:
    """Give up at once."""
    table = str(who.open(game, *others)["id"])
    with who.sit(table, 0) as chair:
        chair.until(lambda: chair.shown["asked"])
        chair.say("concede", number=chair.shown["number"])
    return table


def look(page: Page, who: Visitor, table: str) -> None:
    """Look at a table as somebody who played there."""
    address = f"http://{who.address}"
    page.context.add_cookies([{"name": "fatebox", "value": who.http.cookies["fatebox"], "url": address}])
    page.goto(f"/t/{table}")


@pytest.mark.parametrize(
    ("end", "headline"),
    [
        (lambda dora: lose(dora, "weaver"), "You lost"),
        (lambda dora: lose(dora, "phantom"), "You lost"),
        (lambda dora: lose(dora, "phantom", {"kind": "person"}), "Everybody lost"),
        (lambda dora: win(dora, 1), "You won"),
        (lambda dora: win(dora, 2), "Everybody won"),
    ],
    ids=["weaver-lost", "alone-lost", "two-lost", "alone-won", "two-won"],
)
def test_who_plays_together_wins_or_loses_together(
    visit: Visit, server: ServerProcess, end: Callable[[Visitor], str], headline: str
) -> None:
    """Given a game without rivals that is over, then it says won or lost, and places nobody before others."""
    dora = Visitor(server.address, "Dora")
    table = end(dora)
    page = visit()
    look(page, dora, table)
    ending = page.locator(ENDING)
    turn = page.get_by_role("button", name="Turn the page")
    turn.or_(ending).first.wait_for()
    while not ending.count():  # the last pages of a story come before its result
        with contextlib.suppress(TimeoutError):
            turn.click(timeout=5000)
        turn.or_(ending).first.wait_for()
    expect(ending.get_by_role("heading", name=headline, exact=True)).to_be_visible()
    expect(ending).not_to_contain_text(re.compile(r"[12]\. "))
    all_go_home()


def test_rivals_are_placed(visit: Visit, server: ServerProcess) -> None:
    """Given a duel that was given up, then the winner is named, and both places; nothing else is counted."""
    dora = Visitor(server.address, "Dora")
    table = lose(dora, "outposts", {"kind": "bot", "bot": "random"})
    page = visit()
    look(page, dora, table)
    expect(page.locator(ENDING).get_by_role("heading", name="Random won")).to_be_visible()
    places = page.locator(f"{ENDING} thead th")
    assert places.all_inner_texts() == ["1. Random", "2. You"]
    expect(page.locator(f"{ENDING} figure")).to_contain_text("You")  # the line of the chart
    all_go_home()
