"""Fate of Fantos in the browser: whole games by pointer, windows, Offers, a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import PHONE, serious_faults
from tests.browser.pointer import (
    BAR,
    GLOWING,
    asked,
    one_of,
    share_out,
    sit_down,
    wait_until_asked,
)

Visit = Callable[..., Page]

PASSING = "dialog select[aria-label='When you may pass']"
HOLD = f"{BAR} button:has-text('Hold')"
FORM = "section[aria-label^='An Offer to']"
PASSES = re.compile("Pass|Let it stand|No Offer")
"""The names of doing nothing, by the situation."""
MOST_CLICKS = 3000


def click_something(page: Page, rng: random.Random) -> None:
    """Answer the open question somehow, with one click or two."""
    menu = page.locator("[role=menuitem]")
    confirm = page.locator(f"{BAR} button.primary:enabled")
    if menu.count():
        one_of(menu, rng).click()
    elif page.locator(f"{BAR} .rows").count():
        share_out(page, rng)
    elif confirm.count() and rng.random() < 0.5:
        confirm.click()
    elif (form := page.locator(FORM)).count():
        form.get_by_role("button", name="No Offer").click()
    else:
        buttons = page.locator(f"{BAR} .choices button:enabled")
        actions = page.locator("[aria-label='Choose your action'] button")
        glowing = page.locator(GLOWING)
        calm = buttons.count() and (rng.random() < 0.7 or not glowing.count())
        things = actions if actions.count() else buttons if calm else glowing
        if things.count():
            one_of(things, rng).click()


def set_up(page: Page, rng: random.Random) -> None:
    """Hire until the first turn begins."""
    while wait_until_asked(page) and "Hire a Legacy." in asked(page):
        one_of(page.locator(GLOWING), rng).click()


def test_a_whole_game_is_played_by_pointer(visit: Visit) -> None:
    """Whatever is clicked, the game goes on to its end and says who won."""
    page = visit()
    rng = random.Random(1)
    sit_down(page, "fantos", 2, preset="short", negotiation=False)
    for _ in range(MOST_CLICKS):
        if not wait_until_asked(page):
            break
        try:
            click_something(page, rng)
        except TimeoutError:  # what was aimed at has gone in the meantime
            continue
    ending = page.locator(".bar section[role=status]")
    expect(ending).to_be_visible()
    expect(ending).to_contain_text("won")
    expect(page.locator("section.log")).to_contain_text("The game is over")


def test_reloading_in_the_middle_of_a_decision_resumes_it(visit: Visit) -> None:
    """The same question stands there again, with the same things glowing."""
    page = visit()
    sit_down(page, "fantos", 2)
    wait_until_asked(page)
    page.wait_for_load_state("networkidle")  # the texts of the cards have come, too
    question, glowing = asked(page), page.locator(GLOWING).all_inner_texts()
    page.reload()
    wait_until_asked(page)
    page.wait_for_load_state("networkidle")
    assert asked(page) == question
    assert page.locator(GLOWING).all_inner_texts() == glowing


def set_passing(page: Page, way: str) -> None:
    """Say in the settings when one wants to be asked."""
    page.get_by_role("button", name="Settings").click()
    page.locator(PASSING).select_option(way)
    page.keyboard.press("Escape")


def test_whoever_never_wants_to_be_asked_can_hold_one_window(visit: Visit) -> None:
    """With passing set nothing but real decisions come; Hold makes the next window come once."""
    page = visit()
    sit_down(page, "fantos", 2)
    wait_until_asked(page)
    set_passing(page, "never")
    set_up(page, random.Random(2))
    expect(page.locator(BAR)).not_to_contain_text("Make an Offer?")
    page.locator(HOLD).click()
    expect(page.locator(HOLD)).to_have_attribute("aria-pressed", "true")
    rng = random.Random(3)
    for _ in range(60):
        wait_until_asked(page)
        if page.locator(f"{BAR} .choices button", has_text=PASSES).count() and not page.locator(HOLD).count():
            break  # a question at which one may pass, although passing is set
        click_something(page, rng)
    else:
        pytest.fail("the window that was held never came")
    page.locator(f"{BAR} .choices button", has_text=PASSES).click()
    wait_until_asked(page)
    expect(page.locator(HOLD)).to_have_attribute("aria-pressed", "false")


def wait_for_a_negotiation(page: Page) -> None:
    """Take a seat and play until an Offer can be made."""
    rng = random.Random(4)
    sit_down(page, "fantos", 2)
    set_passing(page, "ask")
    set_up(page, rng)
    play_to_a_negotiation(page, rng)


def play_to_a_negotiation(page: Page, rng: random.Random) -> None:
    """Play until an Offer can be made."""
    for _ in range(200):
        wait_until_asked(page)
        if "Make an Offer?" in asked(page):
            return
        click_something(page, rng)
    pytest.fail("no negotiation came")


def test_an_offer_takes_three_clicks(visit: Visit) -> None:
    """Click on somebody's Offer button, give a Shard, send."""
    page = visit()
    wait_for_a_negotiation(page)
    page.locator("button.deal").first.click()
    page.get_by_role("button", name="Shards +1").first.click()
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.locator("section.log")).to_contain_text("1 Shard for nothing", timeout=20_000)


def test_an_offer_is_written_or_left_by_keys(visit: Visit) -> None:
    """Given the form of an Offer, Escape leaves it, numbers choose cards and Enter sends it."""
    page = visit()
    wait_for_a_negotiation(page)
    form = page.locator(FORM)
    page.locator("button.deal").first.press("Enter")
    form.wait_for()
    page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    play_to_a_negotiation(page, random.Random(4))  # the one that was left may be over
    page.locator("button.deal").first.press("Enter")
    form.wait_for()
    page.locator("#board").focus()
    page.keyboard.press("1")
    expect(form.locator("[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("section.log")).to_contain_text("for nothing", timeout=20_000)


@pytest.mark.parametrize("device", [{"color_scheme": "dark"}, PHONE], ids=["desktop", "phone"])
def test_everybody_can_read_and_reach_it(visit: Visit, device: dict[str, object]) -> None:
    """axe finds nothing serious, and the page never scrolls sideways."""
    page = visit(**device)
    rng = random.Random(5)
    sit_down(page, "fantos", 3)
    set_up(page, rng)
    for _ in range(12):
        wait_until_asked(page)
        click_something(page, rng)
    wait_until_asked(page)
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
