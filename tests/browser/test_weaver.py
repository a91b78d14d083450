"""Fate Weaver in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, play, serious_faults
from tests.browser.pointer import wait_until_asked

Visit = Callable[..., Page]


def step(page: Page, number: int) -> None:
    """Do something that is possible: play a card at a place, or press a button of the bar."""
    number_before = page.locator(".log li.line").count()
    buttons = page.locator(".bar .choices button:enabled")
    glowing = page.locator(".decks .fate.glow")
    if glowing.count():
        glowing.nth(number % glowing.count()).click()
        gaps = page.locator(".gap")
        if gaps.count():
            gaps.nth(number % gaps.count()).click()
    else:
        buttons.first.click()
    expect(page.locator(".log li.line")).not_to_have_count(number_before)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_is_played_by_pointer(visit: Visit, device: dict[str, object]) -> None:
    page = visit(**device)
    play(page, "weaver")
    for number in range(200):
        if page.get_by_role("button", name="Play again").count():
            break
        step(page, number)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_reload_in_the_middle_asks_the_same_again(visit: Visit) -> None:
    page = visit()
    play(page, "weaver")
    step(page, 0)
    asked = page.locator(".bar .ask").inner_text()
    row = page.locator(".row .fate").all_inner_texts()
    page.reload()
    page.locator("#board").wait_for()
    assert page.locator(".bar .ask").inner_text() == asked
    assert page.locator(".row .fate").all_inner_texts() == row


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_serious_keeps_anybody_from_playing(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    play(page, "weaver")
    step(page, 0)
    assert serious_faults(page) == []


def pick_what_turns(page: Page) -> Locator | None:
    """Pick a card that would turn others, and return the place where it does."""
    decks = page.locator(".decks .fate.glow")
    for number in range(decks.count()):
        decks.nth(number).click()
        lively = page.locator(".gap:has(.lively)")
        if lively.count():
            return lively.first
        page.keyboard.press("Escape")
    return None


BADGES = """() => {
  globalThis.badges = []
  new MutationObserver(() => {
    for (const each of document.querySelectorAll('.row .badge.playing')) badges.push(each.textContent.trim())
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
}"""
"""Keeps what the badges of a wave say from now on: on a busy machine one may be gone before a test looks."""


def test_a_place_says_what_would_turn_and_the_cards_turn_wave_by_wave(visit: Visit) -> None:
    """Given a card that would turn others, then its place says so; when it is laid, a wave is shown."""
    page = visit(speed="normal")
    play(page, "weaver")
    place = None
    for number in range(60):
        page.keyboard.press("Escape")  # what has led here
        if not wait_until_asked(page):  # the reading was lost: another one
            play(page, "weaver")
            continue
        place = pick_what_turns(page) if page.locator(".row .fate").count() else None
        if place is not None:
            break
        step(page, number)
    assert place is not None
    place.hover()
    expect(page.locator(".row .ghost")).to_be_visible()
    expect(page.locator(".row .result.changes").first).to_be_visible()
    expect(page.locator(".bar .far button")).to_contain_text("Place at")
    page.evaluate(BADGES)
    place.click()
    page.wait_for_function("() => badges.length > 0")
    assert page.evaluate("badges[0]") == "wave 1"
    wait_until_asked(page)
    expect(page.locator(".row .badge.playing")).to_have_count(0)


def test_a_relic_that_cannot_be_used_says_why(visit: Visit) -> None:
    page = visit()
    play(page, "weaver")
    expect(page.locator("[data-relic=mimic-chest]")).to_contain_text("costs 4, you have 0")
