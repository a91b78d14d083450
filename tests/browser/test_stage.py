"""The stage: text that can be read, nothing cut off, the window used, nothing that moves by itself."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.browser.conftest import PHONE
from tests.browser.measures import SIZES, cut_texts, places, small_texts, used_share
from tests.browser.pointer import BAR, play_until, sit_down, wait_until_asked
from tests.browser.test_fantos import click_something
from tests.browser.test_outposts import play_on
from tests.browser.test_phantom import play_on as adventure_on
from tests.browser.test_seven import click_something as do_something

Visit = Callable[..., Page]

DEVICES: dict[str, dict[str, Any]] = {**SIZES, "390x844": PHONE}
PHONE_WIDTH = 390
FRAME = {"top": "nav", "bar": BAR, "side": ".page > .side", "board": "#board", "primary": f"{BAR} .far"}
WAR = {
    **FRAME,
    "their banner": ".their-banner",
    "their canvas": ".theirs",
    "ribbon": ".ribbon",
    "my banner": ".my-banner",
    "my canvas": ".mine",
    "my offense": ".mine .offense",
    "my reserve": ".mine .reserve",
    "hand": "section.hand",
    "crystal": ".crystal",
}
CITADELS = {
    **FRAME,
    "others": ".others",
    "their citadel": ".others .citadel",
    "trials": "[data-spot=trials]",
    "slab": "[data-spot=stage]",
    "pool": "[data-spot=pool]",
    "my citadel": ".home .citadel",
    "hand": "[data-spot=hand]",
}
READING = {
    **FRAME,
    "visitor": ".weaver > .visitor",
    "hours": ".weaver > .hours",
    "purse": ".weaver > .purse",
    "row": ".weaver > .reading .row",
    "totals": ".weaver > .totals",
    "decks": ".weaver > .stock",
    "first deck": ".weaver > .stock .top",
    "relics": ".weaver > .treasure",
}
ADVENTURE = {
    **FRAME,
    "mission": ".phantom > .quest",
    "row": ".phantom > .fates",
    "first place": ".phantom > .fates .row",
    "forecast": ".phantom > .fates .next",
    "legend": ".phantom > .legend",
    "resources": ".phantom > .legend [data-spot=resources]",
    "combat": ".phantom > .legend .fight",
    "in play": ".phantom > .play",
    "hand": ".phantom > .hand",
}
ADVENTURES = ("devil", "patrol", "year_one", "patrol")
"""The adventure that is played at each size."""
WINDOWS = {
    **FRAME,
    "frieze": ".frieze-place",
    "rivals": ".seven > .others",
    "first rival": ".rival",
    "quests": ".quests-place",
    "market": ".market",
    "portals": "[data-spot=world]",
    "own hero": "#seven-own .hero",
    "stock": "[data-spot=stock]",
    "sins": "[data-spot=hand]",
}
MOST_PX = 4
DECISIONS = 30
FEW = 25
"""Clicks that lead into the second or third turn of Fate of Fantos."""
GAMES = {"weaver": 0, "fantos": 2, "outposts": 1, "seven": 2, "phantom": 0}


def at_war(page: Page, seed: int, turns: int) -> None:
    """Play Outposts until a number of own turns have begun."""
    seen: set[str] = set()
    rng = random.Random(seed)

    def sit() -> None:
        seen.clear()
        sit_down(page, "outposts", 1, bot="easy")

    def enough() -> bool:
        turn = page.locator("nav .turn")
        if turn.count() and "Your turn" in turn.inner_text():
            seen.add(turn.inner_text())
        return len(seen) > turns

    play_until(enough, sit=sit, go_on=lambda look: play_on(page, rng, look))


@pytest.mark.parametrize("size", DEVICES)
def test_outposts_can_be_read_and_fills_the_window(visit: Visit, size: str) -> None:
    """Given a few turns, then no text is small or cut off and 80% of the stage is used."""
    page = visit(**DEVICES[size])
    at_war(page, 7, 3)
    assert_readable(page)


@pytest.mark.parametrize("size", DEVICES)
def test_fantos_can_be_read_and_fills_the_window(visit: Visit, size: str) -> None:
    """Given a few turns of a game of four, then no text is small or cut off and 80% of the stage is used."""
    page = visit(**DEVICES[size])
    sit_down(page, "fantos", 3)
    rng = random.Random(6)
    for place in range(FEW):
        wait_until_asked(page)
        if place % 6 == 0:
            assert_readable(page)
        with contextlib.suppress(TimeoutError):  # what was aimed at has gone in the meantime
            click_something(page, rng)
    wait_until_asked(page)
    assert_readable(page)


def assert_readable(page: Page) -> None:
    """Text is large enough and whole, and the stage is used without scrolling."""
    phone = page.viewport_size is not None and page.viewport_size["width"] == PHONE_WIDTH
    assert small_texts(page, 11 if phone else 12) == []
    assert cut_texts(page) == []
    assert used_share(page) >= 0.8
    assert page.evaluate(
        "document.querySelector('#board').scrollHeight <= document.querySelector('#board').clientHeight"
    )


def watcher(page: Page, regions: dict[str, str], moved: dict[str, float]) -> Callable[[], bool]:
    """Note which of the regions move; true after enough looks."""
    before: dict[str, tuple[float, float, float, float]] = {}
    count = 0

    def look() -> bool:
        nonlocal count
        count += 1
        for name, box in places(page, regions).items():
            by = max(abs(a - b) for a, b in zip(box, before.setdefault(name, box), strict=True))
            if by > MOST_PX:
                moved[name] = max(by, moved.get(name, 0))
        return count > DECISIONS

    return look


def test_no_region_of_outposts_moves_over_thirty_decisions(visit: Visit) -> None:
    page = visit(**SIZES["1440x900"])
    rng = random.Random(8)
    moved: dict[str, float] = {}
    look = watcher(page, WAR, moved)
    play_until(look, sit=lambda: at_war(page, 7, 1), go_on=lambda enough: play_on(page, rng, enough))
    assert moved == {}


def test_no_region_of_fantos_moves_over_thirty_decisions(visit: Visit) -> None:
    page = visit(**SIZES["1440x900"])
    rng = random.Random(9)
    moved: dict[str, float] = {}

    def go_on(enough: Callable[[], bool]) -> None:
        while wait_until_asked(page) and not enough():
            with contextlib.suppress(TimeoutError):  # what was aimed at has gone in the meantime
                click_something(page, rng)

    look = watcher(page, CITADELS, moved)
    play_until(look, sit=lambda: sit_down(page, "fantos", 3), go_on=go_on)
    assert moved == {}


def read_on(page: Page, rng: random.Random, enough: Callable[[], bool]) -> None:
    """Play Fate Weaver by pointer until it is enough; after a lost game comes another."""
    while not enough():
        if not wait_until_asked(page):
            sit_down(page, "weaver", 0)
            continue
        decks = page.locator(".decks .fate.glow")
        if decks.count():
            decks.nth(rng.randrange(decks.count())).click()
            gaps = page.locator(".gap")
            if gaps.count():
                gaps.nth(rng.randrange(gaps.count())).click()
        else:
            page.locator(f"{BAR} .choices button:enabled").last.click()


@pytest.mark.parametrize("size", DEVICES)
def test_weaver_can_be_read_and_fills_the_window(visit: Visit, size: str) -> None:
    """Given a card that is about to be laid beside others, and then the shop, then all of it can be read."""
    page = visit(**DEVICES[size])
    sit_down(page, "weaver", 0)
    rng = random.Random(3)
    read_on(page, rng, lambda: page.locator(".row .fate").count() == 3)
    wait_until_asked(page)
    page.locator(".decks .fate.glow").last.click()
    page.locator(".gap").nth(1).hover()
    page.locator(".row .ghost, .gap.aimed").first.wait_for()
    assert_readable(page)
    page.keyboard.press("Escape")
    read_on(page, rng, lambda: page.locator(".shop").count() > 0)
    wait_until_asked(page)
    page.locator(".shop .usable").first.click()
    assert_readable(page)


def test_no_region_of_weaver_moves_over_thirty_decisions(visit: Visit) -> None:
    page = visit(**SIZES["1440x900"])
    sit_down(page, "weaver", 0)
    wait_until_asked(page)
    moved: dict[str, float] = {}
    look = watcher(page, READING, moved)
    read_on(page, random.Random(8), look)
    assert moved == {}


@pytest.mark.parametrize(("size", "adventure"), list(zip(DEVICES, ADVENTURES, strict=True)))
def test_phantom_can_be_read_and_fills_the_window(visit: Visit, size: str, adventure: str) -> None:
    """Given the Legends, the first page and a few turns, then every question can be read."""
    page = visit(**DEVICES[size])
    rng = random.Random(11)
    seen: set[str] = set()
    count = 0

    def look() -> bool:
        nonlocal count
        count += 1
        question = page.locator(f"{BAR} .first").inner_text()
        if question not in seen or count % 8 == 0:
            seen.add(question)
            assert_readable(page)
        return count > FEW and len(seen) > 3

    def sit() -> None:
        sit_down(page, "phantom", 1 if adventure == "patrol" else 0, adventure=adventure)
        wait_until_asked(page)
        assert_readable(page)

    play_until(look, sit=sit, go_on=lambda enough: adventure_on(page, rng, enough))


def test_no_region_of_phantom_moves_over_thirty_decisions(visit: Visit) -> None:
    page = visit(**SIZES["1440x900"])
    rng = random.Random(8)
    moved: dict[str, float] = {}

    def sit() -> None:
        sit_down(page, "phantom", 0, adventure="devil", legend="phantom")
        wait_until_asked(page)
        page.locator(f"{BAR} .far button").click()  # the first page of the story

    look = watcher(page, ADVENTURE, moved)
    play_until(look, sit=sit, go_on=lambda enough: adventure_on(page, rng, enough))
    assert moved == {}


def try_deeds(page: Page, enough: Callable[[], bool]) -> None:
    """Play 7 by pointer until it is enough; after a game that is over comes another."""
    rng = random.Random(6)

    def go_on(look: Callable[[], bool]) -> None:
        while wait_until_asked(page) and not look():
            with contextlib.suppress(TimeoutError):  # what was aimed at has gone in the meantime
                do_something(page, rng, calm=0.1)

    play_until(enough, sit=lambda: sit_down(page, "seven", 3), go_on=go_on)


@pytest.mark.parametrize("size", DEVICES)
def test_seven_can_be_read_and_fills_the_window(visit: Visit, size: str) -> None:
    """Given some actions in a game of four, then no text is small or cut off and the stage is used."""
    page = visit(**DEVICES[size])
    count = 0

    def look() -> bool:
        nonlocal count
        count += 1
        if count % 5 == 0:
            assert_readable(page)
        return count > FEW

    try_deeds(page, look)


def test_no_region_of_seven_moves_over_thirty_decisions(visit: Visit) -> None:
    page = visit(**SIZES["1440x900"])
    moved: dict[str, float] = {}
    look = watcher(page, WINDOWS, moved)
    try_deeds(page, lambda: page.locator(".market").count() > 0 and look())  # a hero is chosen first
    assert moved == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_frame_of_every_game_holds_still(visit: Visit, game: str) -> None:
    """Given any game, when some decisions are made by keys, then bar, panel and stage stay where they are."""
    page = visit(**SIZES["1280x720"])
    sit_down(page, game, GAMES[game])
    wait_until_asked(page)
    before = places(page, FRAME)
    for _ in range(12):
        page.keyboard.press("Enter" if page.locator(f"{BAR} .far button:enabled").count() else "1")
        page.wait_for_timeout(150)
        if not wait_until_asked(page):
            break
        now = places(page, FRAME)
        for name in ("top", "bar", "side", "board"):
            assert all(abs(a - b) <= MOST_PX for a, b in zip(now[name], before[name], strict=True)), name
    assert small_texts_of_the_frame(page) == []


def small_texts_of_the_frame(page: Page) -> list[str]:
    """Texts of the two bars and the panel that are smaller than 12 pixels."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('nav *, section.bar *, .page > .side *')]
          .filter((each) => each.checkVisibility() && !each.closest('.hidden-text, .enlarged, svg'))
          .filter((each) => [...each.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()))
          .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 11.95)
          .map((each) => each.textContent)"""
    )
    return found


def test_keys_alone_are_few_per_decision(visit: Visit) -> None:
    """Given Outposts, when only keys are used, then a decision takes at most five of them on average."""
    page = visit()
    sit_down(page, "outposts", 1, bot="random")
    rng = random.Random(4)
    keys = decisions = 0
    while decisions < DECISIONS:
        if not wait_until_asked(page):
            sit_down(page, "outposts", 1, bot="random")
            continue
        before = page.locator(".log li.line").count(), page.locator(f"{BAR} .ask").inner_text()
        for _ in range(20):
            if page.locator("[role=menuitem]").count():
                page.keyboard.press("1")
            elif page.locator(f"{BAR} .far button:enabled").count() and rng.random() < 0.6:
                page.locator("#board").focus()
                page.keyboard.press("Enter")
            else:
                page.keyboard.press(str(rng.randint(1, 5)))
            keys += 1
            page.wait_for_timeout(120)
            if not wait_until_asked(page):
                break
            if before != (page.locator(".log li.line").count(), page.locator(f"{BAR} .ask").inner_text()):
                break
        decisions += 1
    assert keys / decisions <= 5
