"""The coach in a real browser: a hint that glows where it lies, and the review of a game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, play, serious_faults
from tests.browser.pointer import sit_down

Visit = Callable[..., Page]
ADVICE = "ol[aria-label='What the coach advises'] li"
LIT = """() => [...document.querySelectorAll('#board *, section.bar button')]
    .filter((thing) => getComputedStyle(thing).outlineStyle === 'solid' && thing !== document.activeElement)
    .length"""


def test_a_hint_glows_on_the_board_says_why_and_can_be_taken(visit: Visit) -> None:
    """Given a person alone, when it presses h, then the best option lies lit up on the board."""
    page = visit()
    play(page, "weaver")
    assert page.evaluate(LIT) == 0
    page.keyboard.press("h")
    expect(page.locator(ADVICE).first).to_contain_text(re.compile(r"\d+% to win"), timeout=30_000)
    assert page.evaluate(LIT) > 0
    row = page.locator(".row .fate").count()
    page.locator(ADVICE).first.get_by_role("button").click()
    expect(page.locator(".row .fate")).to_have_count(row + 1)
    expect(page.locator(ADVICE)).to_have_count(0)  # it was about the decision that is past
    assert page.evaluate(LIT) == 0
    page.keyboard.press("h")
    expect(page.locator(ADVICE).first).to_be_visible(timeout=30_000)
    assert serious_faults(page) == []


def test_the_hint_button_says_the_same_as_the_key(visit: Visit) -> None:
    page = visit()
    sit_down(page, "outposts", 1)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(ADVICE).first).to_contain_text("% to win", timeout=30_000)
    found = page.locator(ADVICE).all_inner_texts()
    page.keyboard.press("h")
    assert page.locator(ADVICE).all_inner_texts() == found


def test_where_people_play_each_other_no_hint_is_offered_unless_the_table_says_so(visit: Visit) -> None:
    page = visit()
    seats = [{"kind": "person"}, {"kind": "person", "name": "Ben"}]
    for hints in (False, True):
        body = {"game": "outposts", "seats": seats, "hints": hints}
        table = page.request.post("/api/tables", data=body).json()["id"]
        page.goto(f"/t/{table}?pace=0")
        page.locator("section.bar.yours").wait_for()
        expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(int(hints))


def lost_game(page: Page) -> None:
    """A game of Fate Weaver, played by the first thing that can be clicked."""
    play(page, "weaver")
    for _ in range(60):
        if page.get_by_role("link", name="Review").count():
            return
        before = page.locator(".log li.line").count()
        glowing = page.locator(".decks .fate.glow")
        if glowing.count():
            glowing.first.click()
            gaps = page.locator(".gap")
            if gaps.count():
                gaps.first.click()
        else:
            page.locator(".bar .choices button:enabled").first.click()
        expect(page.locator(".log li.line")).not_to_have_count(before)
    raise AssertionError("the game never came to an end")


@pytest.mark.parametrize("device", [{}, {**PHONE, "color_scheme": "dark"}], ids=["desktop", "phone"])
def test_a_game_is_reviewed_after_its_end(visit: Visit, device: dict[str, object]) -> None:
    """Given a careless game, then the review draws its course, tells it in a table and leads to moments."""
    page = visit(**device)
    lost_game(page)
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Review: Fate Weaver")).to_be_visible()
    expect(page.get_by_text("checked, with only what the player could know")).to_be_visible(timeout=60_000)
    graph = page.get_by_role("img", name="One line for each player")
    expect(graph).to_be_visible()
    assert graph.locator("polyline").count() == 1
    page.get_by_text("The chances as a table").click()
    expect(page.get_by_role("table").get_by_role("row").last).to_contain_text("0%")
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    moments = page.get_by_role("link", name="See the table at that moment")
    if moments.count():  # with luck even careless answers cost little
        moments.first.click()
        page.locator("#board .weaver").wait_for()
