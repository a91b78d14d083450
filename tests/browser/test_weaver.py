"""Fate Weaver in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, play, serious_faults

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
