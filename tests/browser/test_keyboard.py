"""Playing without a pointer: everything is reached and done by keys alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pointer import BAR, ENDING, asked, sit_down, wait_until_asked

Visit = Callable[..., Page]

GAMES = {"weaver": 0, "fantos": 2, "outposts": 1, "seven": 2, "phantom": 0}
DECISIONS = 15
MOST_KEYS = 5
"""Keys that a decision takes on average."""
SENSIBLE = "() => document.activeElement?.closest('#board, section.bar, [role=menu]') !== null"
ON = "selector => document.activeElement?.matches(selector) ?? false"


def go_to(page: Page, selector: str, key: str = "Tab", most: int = 120) -> None:
    """Press a key until the focus is on a certain kind of thing."""
    for _ in range(most):
        if page.evaluate(ON, selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{selector} is not reached by {key}")


def test_a_whole_game_of_fate_weaver_is_played_by_keys_alone(visit: Visit) -> None:
    """Given the first page, when Tab leads everywhere and Enter does it, then a game is played to its end."""
    page = visit()
    page.goto("/")
    page.locator(".game").first.wait_for()
    go_to(page, '.game:has(a[href="new/weaver"]) button.play')
    page.keyboard.press("Enter")
    page.locator(BAR).wait_for()
    key = "Tab"  # once around the whole table; then with the key that goes from one thing to the next
    for _ in range(200):
        before = page.locator(".log li.line").count()
        if page.locator(".decks .fate.glow").count():
            go_to(page, ".decks .fate.glow", key)
            page.keyboard.press("Enter")
            page.locator(".gap").or_(page.locator(f".log li.line >> nth={before}")).first.wait_for()
            if page.locator(".gap").count():
                go_to(page, ".gap", key)
                page.keyboard.press("Enter")
        else:
            go_to(page, ".bar .choices button", key)
            page.keyboard.press("Enter")
        page.locator(f".log li.line >> nth={before}").wait_for()
        key = "n"
        if page.locator(ENDING).count():
            break
    go_to(page, f"{ENDING} button.primary")
    page.keyboard.press("Enter")
    page.locator(f"{BAR}.yours").wait_for()


def test_some_turns_of_outposts_are_played_by_keys_alone(visit: Visit) -> None:
    """Given cards, zones, menus and confirmations, when only keys are used, then the turns go by."""
    page = visit()
    rng = random.Random(6)
    sit_down(page, "outposts", 1, bot="random")
    turns = 0
    for _ in range(400):
        if not wait_until_asked(page):
            sit_down(page, "outposts", 1, bot="random")
            continue
        question = asked(page)
        if page.locator("[role=menuitem]").count():
            for _ in range(rng.randrange(3)):
                page.keyboard.press("ArrowDown")
        elif page.locator(f"{BAR} button.primary:enabled").count() and rng.random() < 0.5:
            go_to(page, f"{BAR} button", "Shift+N")
        else:
            for _ in range(rng.randrange(1, 5)):
                page.keyboard.press("n")
        page.keyboard.press("Enter")
        expect(page.locator(f"{BAR}[aria-busy=true]")).to_have_count(0)
        turns += "Move your creatures" in question and "Move your creatures" not in asked(page)
        if turns == 2:
            return
    raise AssertionError(f"only {turns} turns went by")


def test_a_menu_is_left_by_escape_and_the_focus_goes_back(visit: Visit) -> None:
    page = visit()
    sit_down(page, "outposts", 1, bot="random")
    for turn in range(80):
        wait_until_asked(page)
        if "Play a card" in asked(page):
            break
        page.keyboard.press(str(1 + turn % 3))
        page.locator("#board").focus()
        page.keyboard.press("Enter")  # the main button, once it can be pressed
    go_to(page, ".hand .card", "Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menuitem")).to_have_count(0)
    assert page.evaluate(ON, ".hand .card")


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_takes_few_keys_and_leaves_the_focus_at_the_table(visit: Visit, game: str) -> None:
    """Given any game, when only keys are used, then a decision takes at most five of them on average."""
    page = visit()
    sit_down(page, game, GAMES[game])
    rng = random.Random(4)
    keys = decisions = 0

    def state() -> tuple[int, str]:
        return page.locator(".log li.line").count(), asked(page)

    while decisions < DECISIONS:
        if not wait_until_asked(page):
            sit_down(page, game, GAMES[game])
            continue
        before = state()
        for _ in range(30):
            main = page.locator(f"{BAR} .far button:enabled").count() > 0
            menu = page.locator("[role=menuitem]").count() > 0
            form = page.locator("#board .form").count() > 0
            key = "Enter" if main and rng.random() < 0.6 else rng.choice("12345")
            page.keyboard.press("1" if menu else "Escape" if form else key)
            keys += 1
            page.wait_for_timeout(60)
            if not wait_until_asked(page) or state() != before:
                break
        decisions += 1
        if not page.locator(ENDING).count():
            page.wait_for_function(SENSIBLE)
    assert keys / decisions <= MOST_KEYS
