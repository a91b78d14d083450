"""The stage: text that can be read, nothing cut off, the window used, nothing that moves by itself."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.browser.conftest import PHONE
from tests.browser.measures import (
    SIZES,
    covered_things,
    places,
    text_faults,
    used_share,
)
from tests.browser.pointer import BAR, asked, play_until, sit_down, wait_until_asked
from tests.browser.test_fantos import click_something
from tests.browser.test_outposts import play_on
from tests.browser.test_phantom import play_on as adventure_on
from tests.browser.test_seven import click_something as do_something

Visit = Callable[..., Page]
Enough = Callable[[], bool]

DEVICES: dict[str, dict[str, Any]] = {"desktop": SIZES["1440x900"], "phone": PHONE}
WINDOWS = {
    "desktop": [(1280, 720), (1920, 1080), (2560, 1440), (820, 1180), (1440, 900)],
    "phone": [(390, 844)],
}
"""The windows in which a board is measured; the last one is that in which it is played."""
LARGE = """localStorage['fatebox.settings'] = '{"speed": "instant", "text": 150}'"""
LEAST = 12
LEAST_UPRIGHT = 11
"""Pixels of the smallest text on a desktop, and on phones and upright tablets."""
NARROW = 800
"""Pixels below which a window has so little room that one thing might lie over another."""
USED = 0.8
MOST_PX = 4
DECISIONS = 30
MARKS = {3, 22}
"""The decisions at which a board is measured in all windows."""
TRIES = 20
"""Tenths of a second that a board has to come to rest in a new window."""

FRAME = {"top": "nav", "bar": BAR, "side": ".page > .side", "board": "#board", "primary": f"{BAR} .far"}

PHONE_FRAME = {"bar": BAR, "board": "#board", "primary": f"{BAR} .far"}
"""The parts of a table that hold still on a phone too, where boards show what is asked about."""


class Play(NamedTuple):
    """The way a game is played here, and the parts of its board that hold still."""

    sit: Callable[[Page], None]
    go_on: Callable[[Page, random.Random, Enough], None]
    regions: dict[str, str]
    begun: str
    """Something that is there once the board is: some games choose heroes or cards first."""


def citadels_on(page: Page, rng: random.Random, enough: Enough) -> None:
    """Play Fate of Fantos by pointer until it is enough, or the game is over."""
    while wait_until_asked(page) and not enough():
        with contextlib.suppress(TimeoutError):  # what was aimed at has gone in the meantime
            click_something(page, rng)


def deeds_on(page: Page, rng: random.Random, enough: Enough) -> None:
    """Play 7 by pointer until it is enough, or the game is over."""
    while wait_until_asked(page) and not enough():
        with contextlib.suppress(TimeoutError):  # what was aimed at has gone in the meantime
            do_something(page, rng, calm=0.1)


def read_on(page: Page, rng: random.Random, enough: Enough) -> None:
    """Play Fate Weaver by pointer until it is enough, or the game is over."""
    while wait_until_asked(page) and not enough():
        decks = page.locator(".decks .fate.glow")
        if decks.count():
            decks.nth(rng.randrange(decks.count())).click()
            gaps = page.locator(".gap")
            if gaps.count():
                gaps.nth(rng.randrange(gaps.count())).click()
        else:
            page.locator(f"{BAR} .choices button:enabled").last.click()


def begin_adventure(page: Page) -> None:
    """Sit down and turn the first page of the story."""
    sit_down(page, "phantom", 0, adventure="devil", legend="phantom")
    wait_until_asked(page)
    page.locator(f"{BAR} .far button").click()


PLAYS = {
    "weaver": Play(
        lambda page: sit_down(page, "weaver", 0),
        read_on,
        {
            "visitor": ".weaver > .visitor",
            "hours": ".weaver > .hours",
            "purse": ".weaver > .purse",
            "row": ".weaver > .reading .row",
            "totals": ".weaver > .totals",
            "decks": ".weaver > .stock",
            "first deck": ".weaver > .stock .top",
            "relics": ".weaver > .treasure",
        },
        ".weaver",
    ),
    "fantos": Play(
        lambda page: sit_down(page, "fantos", 3),
        citadels_on,
        {
            "others": ".others",
            "their citadel": ".others .citadel",
            "trials": "[data-spot=trials]",
            "slab": "[data-spot=stage]",
            "pool": "[data-spot=pool]",
            "my citadel": ".home .citadel",
            "hand": "[data-spot=hand]",
        },
        ".others",
    ),
    "outposts": Play(
        lambda page: sit_down(page, "outposts", 1),
        play_on,
        {
            "their banner": ".their-banner",
            "their canvas": ".theirs",
            "ribbon": ".ribbon",
            "my banner": ".my-banner",
            "my canvas": ".mine",
            "my offense": ".mine .offense",
            "my reserve": ".mine .reserve",
            "hand": "section.hand",
            "crystal": ".crystal",
        },
        "section.hand",
    ),
    "seven": Play(
        lambda page: sit_down(page, "seven", 3),
        deeds_on,
        {
            "frieze": ".frieze-place",
            "rivals": ".seven > .others",
            "first rival": ".rival",
            "quests": ".quests-place",
            "market": ".market",
            "portals": "[data-spot=world]",
            "own hero": "#seven-own .hero",
            "stock": "[data-spot=stock]",
            "sins": "[data-spot=hand]",
        },
        ".market",
    ),
    "phantom": Play(
        begin_adventure,
        adventure_on,
        {
            "mission": ".phantom > .quest",
            "row": ".phantom > .fates",
            "first place": ".phantom > .fates .row",
            "forecast": ".phantom > .fates .next",
            "legend": ".phantom > .legend",
            "resources": ".phantom > .legend [data-spot=resources]",
            "combat": ".phantom > .legend .fight",
            "in play": ".phantom > .play",
            "hand": ".phantom > .hand",
        },
        ".phantom > .hand",
    ),
}


def faults(page: Page, scale: float, begun: str) -> dict[str, Any]:
    """The faults that keep the table from being read in this window, or leave it empty in a game."""
    size = page.viewport_size
    assert size is not None
    upright = size["width"] < size["height"]
    least = scale * (LEAST_UPRIGHT if upright else LEAST)
    found: dict[str, Any] = text_faults(page, least)
    if scale == 1:
        found["covered"] = covered_things(page) if size["width"] < NARROW else []
        board = "document.querySelector('#board')"
        found["scrolls"] = page.evaluate(f"{board}.scrollHeight > {board}.clientHeight")
        begins = not upright and page.locator(begun).count() > 0
        found["empty"] = [f"{used:.2f} used"] if begins and (used := used_share(page)) < USED else []
    return {name: what for name, what in found.items() if what}


def at_rest(page: Page, scale: float = 1, begun: str = "#board") -> dict[str, Any]:
    """The faults that stay when the board had time to settle."""
    for _ in range(TRIES):
        found = faults(page, scale, begun)
        if not found:
            break
        page.wait_for_timeout(100)
    return found


def measure(page: Page, windows: list[tuple[int, int]], begun: str = "#board") -> dict[str, Any]:
    """The faults of this position by window."""
    found = {}
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        if wrong := at_rest(page, begun=begun):
            found[f"{width}x{height}"] = wrong
    return found


def watcher(page: Page, regions: dict[str, str], moved: dict[str, float]) -> Callable[[], None]:
    """Note which of the regions move."""
    before: dict[str, tuple[float, float, float, float]] = {}

    def look() -> None:
        for name, box in places(page, regions).items():
            by = max(abs(a - b) for a, b in zip(box, before.setdefault(name, box), strict=True))
            if by > MOST_PX:
                moved[name] = max(by, moved.get(name, 0))

    return look


def test_the_question_of_an_offer_can_be_read_in_large_letters(visit: Visit) -> None:
    """Given an Offer, whose answers take much room, then letters of half the size more cut nothing."""
    page = visit(**DEVICES["desktop"])
    sit, go_on, *_ = PLAYS["fantos"]
    rng = random.Random(0)
    offered = "Do you accept it?"
    play_until(
        lambda: offered in asked(page), sit=lambda: sit(page), go_on=lambda stop: go_on(page, rng, stop)
    )
    page.evaluate(LARGE)
    page.reload()
    wait_until_asked(page)
    assert offered in asked(page)
    assert at_rest(page, 1.5) == {}


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", PLAYS)
def test_a_board_can_be_read_fills_every_window_and_holds_still(visit: Visit, game: str, device: str) -> None:
    """Given thirty decisions, then all can be read and clicked in every window, and nothing moves."""
    page = visit(**DEVICES[device])
    sit, go_on, regions, begun = PLAYS[game]
    rng = random.Random(8)
    moved: dict[str, float] = {}
    still = FRAME | regions if device == "desktop" else PHONE_FRAME
    look = watcher(page, still, moved)
    count = 0

    def enough() -> bool:
        nonlocal count
        count += 1
        if count in MARKS:
            if page.get_by_role("menuitem").count():  # a menu lies over everything
                page.keyboard.press("Escape")
            assert measure(page, WINDOWS[device], begun) == {}
        if page.locator(begun).count():
            look()
        return count >= DECISIONS and page.locator(begun).count() > 0

    play_until(enough, sit=lambda: sit(page), go_on=lambda stop: go_on(page, rng, stop))
    assert moved == {}
    if device == "phone":
        return
    page.evaluate(LARGE)
    page.reload()
    wait_until_asked(page)
    assert at_rest(page, 1.5) == {}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_shop_and_a_card_about_to_be_laid_can_be_read(visit: Visit) -> None:
    page = visit(**DEVICES["desktop"])
    rng = random.Random(3)

    def play(enough: Enough) -> None:
        play_until(
            enough, sit=lambda: sit_down(page, "weaver", 0), go_on=lambda stop: read_on(page, rng, stop)
        )

    play(lambda: page.locator(".row .fate").count() == 3 and page.locator(".decks .fate.glow").count() > 0)
    page.locator(".decks .fate.glow").last.click()
    page.locator(".gap").nth(1).hover()
    page.locator(".row .ghost, .gap.aimed").first.wait_for()
    assert measure(page, WINDOWS["desktop"]) == {}
    play(lambda: page.locator(".shop .usable").count() > 0)
    assert measure(page, WINDOWS["phone"] + WINDOWS["desktop"]) == {}
    page.locator(".shop .usable").first.click()
    assert at_rest(page) == {}
