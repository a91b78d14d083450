"""Outposts in the browser: whole games by pointer, planned moves, the deck builder, a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import PHONE, serious_faults
from tests.browser.pointer import (
    BAR,
    ENDING,
    GLOWING,
    asked,
    one_of,
    play_until,
    sit_down,
    wait_until_asked,
)

Visit = Callable[..., Page]

MOST_CLICKS = 900
TARGETS = "#board .whole:enabled:visible"
"""Zones and Outposts that can be clicked now."""
LEADING = f"{BAR} button.primary:enabled"


def click_something(page: Page, rng: random.Random) -> None:
    """Answer the open question somehow, with one click or two."""
    question = asked(page)
    menu = page.locator("[role=menuitem]")
    if menu.count():
        menu.first.click(timeout=2000)
    elif "Move your creatures" in question:
        plan_moves(page, rng)
        page.locator(f"{BAR} .choices button:enabled").first.click(timeout=2000)
    elif "too short" in question:
        for _ in range(5):
            one_of(page.locator(".me .stepper button:enabled", has_text="+"), rng).click(timeout=2000)
        page.locator(LEADING).click(timeout=2000)
    else:
        buttons = page.locator(f"{BAR} .choices button:enabled")
        lead = page.locator(LEADING)
        aims = page.locator(f"{TARGETS}, #board [data-group] .primary, .setup .primary")
        cards = page.locator(GLOWING).and_(page.locator("button:not(.chosen)"))
        aim, card = aims.count() > 0, cards.count() > 0
        if lead.count() and (not (aim or card) or rng.random() < 0.4):
            lead.first.click(timeout=2000)
        elif aim:  # in the corner: cards lie in the middle of a zone
            one_of(aims, rng).click(timeout=2000, position={"x": 9, "y": 9})
        elif card:
            one_of(cards, rng).click(timeout=2000)
        elif buttons.count():
            buttons.first.click(timeout=2000)


def plan_moves(page: Page, rng: random.Random) -> None:
    """Send some creatures somewhere: first the creature, then the place."""
    movers = page.locator(".me .card.usable")
    for _ in range(min(4, movers.count())):
        one_of(movers, rng).click(timeout=2000)
        offense = page.locator(".me .offense .whole:enabled")
        places = offense if offense.count() else page.locator(f".me {TARGETS.removeprefix('#board ')}")
        if places.count():
            one_of(places, rng).click(timeout=2000, position={"x": 9, "y": 9})


def play_on(page: Page, rng: random.Random, stop: Callable[[], bool]) -> None:
    """Click until something is so, or the game is over."""
    for _ in range(MOST_CLICKS):
        if not wait_until_asked(page) or stop():
            return
        try:
            click_something(page, rng)
        except TimeoutError:  # what was aimed at has gone in the meantime
            page.keyboard.press("Escape")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_is_played_by_pointer(visit: Visit, device: dict[str, object]) -> None:
    """Whatever is clicked, the game goes on to its end and says who won."""
    page = visit(**device)
    sit_down(page, "outposts", 1, bot="hard", max_rounds=12)
    play_on(page, random.Random(1), lambda: False)
    expect(page.locator(ENDING)).to_be_visible()
    expect(page.locator(ENDING)).to_contain_text("won")
    expect(page.locator("section.log")).to_contain_text(re.compile("wins?:"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_reload_in_the_middle_asks_the_same_again(visit: Visit) -> None:
    page = visit()
    sit_down(page, "outposts", 1)
    play_on(page, random.Random(2), lambda: "Play a card" in asked(page))
    question, hand = asked(page), page.locator(".hand .card").all_inner_texts()
    assert hand
    page.reload()
    wait_until_asked(page)
    assert asked(page) == question
    assert page.locator(".hand .card").all_inner_texts() == hand


def test_planned_moves_are_made_together_and_defenders_go_where_they_were_sent(visit: Visit) -> None:
    """Given a creature in the reserve, when it is sent to an Outpost, then it defends that one."""
    page = visit()
    reserve = page.locator(".me .reserve .card.usable")
    posts = page.locator(".me .post .whole:enabled")

    def ready() -> bool:
        if "Move your creatures" not in asked(page) or not reserve.count():
            return False
        reserve.first.click()
        return bool(posts.count())

    rng = random.Random(3)
    play_until(
        ready,
        sit=lambda: sit_down(page, "outposts", 1, bot="random"),
        go_on=lambda enough: play_on(page, rng, enough),
    )
    card = page.locator(".me .reserve .card[aria-pressed=true]").get_attribute("data-card")
    posts.last.click(position={"x": 9, "y": 9})
    planned = page.locator(f'.me .post .card[data-card="{card}"]')
    expect(planned).to_be_visible()
    page.locator(LEADING).click()
    # what becomes of it afterwards is the bot's to say
    expect(page.locator("section.log")).to_contain_text(re.compile(r"defends your Outpost \w"))


def test_giving_a_card_up_for_mana_takes_two_clicks(visit: Visit) -> None:
    page = visit()
    sit_down(page, "outposts", 1)
    play_on(page, random.Random(4), lambda: "Play a card" in asked(page))
    cards = page.locator(".hand .card").count()
    page.locator(".hand .card").first.click(position={"x": 20, "y": 40})
    expect(page.get_by_role("menuitem", name="Discard for 1 mana")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hand .card")).to_have_count(cards)


@pytest.mark.parametrize("device", [{"color_scheme": "dark"}, PHONE], ids=["desktop", "phone"])
def test_the_table_is_for_everybody(visit: Visit, device: dict[str, object]) -> None:
    """axe finds nothing serious at any of the questions of a few turns."""
    page = visit(**device)
    rng = random.Random(5)
    seen: set[str] = set()

    def look() -> bool:
        question = re.sub(r"\s+", " ", asked(page))
        if question not in seen:
            seen.add(question)
            page.locator(f"{BAR}[aria-busy=false]").wait_for()
            assert serious_faults(page) == [], question
        return len(seen) >= 5

    play_until(
        look, sit=lambda: sit_down(page, "outposts", 1), go_on=lambda enough: play_on(page, rng, enough)
    )


# --- decks ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_a_deck_is_built_checked_kept_and_played(visit: Visit, device: dict[str, object]) -> None:
    """Given a starter deck, when a card is missing, then a clause says so; a whole one is played."""
    page = visit(**device)
    page.goto("/")
    page.get_by_role("link", name="Decks").click()
    page.get_by_role("button", name="Veil Syndicate").click()
    page.get_by_role("button", name="Starter deck").click()
    state = page.locator(".state")
    expect(state).to_contain_text("can be played")
    page.get_by_role("button", name="One fewer Alley Informant").click()
    expect(state).to_contain_text("29 cards")
    expect(state.get_by_role("link", name="OUT-SET.2")).to_be_visible()
    expect(page.get_by_role("button", name="Play with this deck")).to_be_disabled()
    page.get_by_role("button", name="One more Smoke Runner").click()
    expect(state).to_contain_text("can be played")
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label("Name of the deck").fill("Night runners")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("list", name="Your decks")).to_contain_text("Night runners")
    page.goto("/new/outposts")
    page.get_by_label("Your deck").select_option(label="Night runners (Veil Syndicate)")
    page.get_by_role("button", name="Start").click()
    expect(page.locator("section.log")).to_contain_text("deck has 30 cards")
    expect(page.locator(".setup .players")).to_contain_text("You Veil Syndicate")
