"""Moves that a person makes with a pointer at any table."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from fatebox.games import load_game
from fatebox.kernel import Record, Rng

GLOWING = "#board .usable:visible"
BAR = "section.bar"
ENDING = ".bar section[role=status]"
MOST_TABLES = 12


def sit_down(page: Page, game: str, bots: int, *, bot: str = "easy", **options: Any) -> None:
    """Open a table with bots and go there; things are shown as soon as they happen."""
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for _ in range(bots))]
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats, "options": options})
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['id']}?pace=0")
    page.locator(BAR).wait_for()


def sit_down_late(page: Page, game: str, seats: int, share: float) -> None:
    """Take the first seat asked when a share of a game of chance has been played, with bots of chance."""
    match, rng = load_game(game).start(11, seats=seats), Rng.from_seed(11)
    while match.result is None:
        decision = match.decisions[0]
        match.answer(rng.choose("option", decision.options), decision.seat)
    record = Record.of(match)
    scene = int(len(record.answers) * share)
    brought = page.request.post("/api/replays", data={"record": record.to_json()})
    assert brought.ok, brought.text()
    going = page.request.post(
        f"/api/replays/{brought.json()['id']}/play-on",
        data={"scene": scene, "seat": record.answers[scene][0], "bot": "random"},
    )
    assert going.ok, going.text()
    page.goto(f"/t/{going.json()['id']}?pace=0")
    wait_until_asked(page)


def asked(page: Page) -> str:
    """The question in the bar; nothing if none is open."""
    question = page.locator(f"{BAR} .ask")
    return question.inner_text() if question.count() else ""


def wait_until_asked(page: Page) -> bool:
    """Wait for a question, with all that the last answer led to; False if the game is over."""
    page.locator(f"{BAR}.yours[aria-busy=false], {ENDING}").first.wait_for(timeout=60_000)
    return not page.locator(ENDING).count()


def play_until(
    enough: Callable[[], bool], *, sit: Callable[[], None], go_on: Callable[[Callable[[], bool]], None]
) -> None:
    """Play one game after another until it is enough: how long each lasts is a matter of chance."""
    reached = False

    def look() -> bool:
        nonlocal reached
        reached = reached or enough()
        return reached

    for _ in range(MOST_TABLES):
        sit()
        go_on(look)
        if reached:
            return
    raise AssertionError(f"{MOST_TABLES} games were not enough")


def one_of(things: Locator, rng: random.Random) -> Locator:
    """Some of the things."""
    return things.nth(rng.randrange(things.count()))


def share_out(page: Page, rng: random.Random) -> None:
    """Amounts for several things, until they may be confirmed."""
    confirm = page.locator(f"{BAR} button.primary")
    more = page.locator(f"{BAR} .rows button", has_text="+")
    for _ in range(200):
        if confirm.is_enabled():
            break
        one_of(more, rng).click()
    confirm.click()
