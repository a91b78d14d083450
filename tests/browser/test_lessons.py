"""Lessons in a real browser: followed by doing what glows, left and resumed, strayed from and taken back."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from fatebox.lessons import Lesson, lesson_ids, load_lesson
from tests.browser.conftest import PHONE, serious_faults
from tests.browser.pointer import BAR, ENDING

Visit = Callable[..., Page]
CLICKS = 30
"""The most clicks that one step takes."""

GUIDE = "section.guide"
WHAT_NOW = """({ step, free }) => {
    // the guide has gone on, or it has lit up something that nobody has clicked yet, or anything will do
    if (document.querySelector('section.guide header strong')?.textContent !== step) return 'done'
    if (document.querySelector('section.bar[aria-busy=true]')) return null
    if (document.querySelector('dialog[open], #board .story .page')) return 'close'
    // others may have acted for a while: then the pages come only now
    const turns = [...document.querySelectorAll('section.guide .deeds button')]
    if (turns.some((button) => button.textContent.trim() === 'Next' && !button.disabled)) return 'read'
    const good = document.createElement('i')
    good.style.color = 'var(--good)'
    document.body.append(good)
    const color = getComputedStyle(good).color
    good.remove()
    const lit = (thing) => {
        const { outlineStyle, outlineColor } = getComputedStyle(thing)
        const shines = outlineStyle === 'solid' && outlineColor === color
        return shines && thing.checkVisibility() && !thing.disabled
    }
    const exactly = '[role=menuitem], section.bar .advised, #board :is([data-option], .advised)'
    const places = [exactly, '#board button', '#board *', 'section.bar button']
    const things = places.flatMap((place) => [...document.querySelectorAll(place)]).filter(lit)
    // what was clicked least: most things once, but an Enemy as often as it is hit
    const clicks = (thing) => (thing.dataset.clicked ?? '').split(`${step};`).length - 1
    const [thing] = things.sort((a, b) => clicks(a) - clicks(b))
    if (!thing) return free ? 'anything' : null
    for (const old of document.querySelectorAll('[data-next]')) delete old.dataset.next
    thing.dataset.clicked = `${thing.dataset.clicked ?? ''}${step};`
    const inside = thing.matches('button') ? null : thing.querySelector('button:is(.usable, .whole)')
    const next = inside ?? thing
    next.dataset.next = ''
    return next.matches('.whole') ? 'edge' : 'click'  // on a whole place other things may lie
}"""

WATCH = """() => {
    const counters = window.counters = []
    const look = () => {
        const shown = document.querySelector('section.guide header strong')?.textContent
        if (shown && shown !== counters.at(-1)) counters.push(shown)
    }
    look()
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
"""Keeps all that the counter of the guide shows."""


def begin(page: Page, game: str) -> None:
    """From the first page to the first step of a lesson."""
    page.goto("/")
    page.locator(f'.game:has(a[href="new/{game}"])').get_by_role("button", name="Learn").click()
    page.wait_for_url("**/t/*")
    page.goto(f"{page.url}?pace=0")  # others act at once
    page.locator(GUIDE).get_by_text("Step 1 of").wait_for()


def read(page: Page) -> None:
    """Turn the pages of a step; what a story tells in between is put away."""
    following = page.locator(GUIDE).get_by_role("button", name="Next")
    for _ in range(CLICKS):
        if page.locator("dialog[open], #board .story .page").count():
            page.keyboard.press("Escape")
        elif following.count() and following.is_enabled():
            with contextlib.suppress(TimeoutError):  # a page of the story has opened over it
                following.click(timeout=3000)
        else:
            return
    raise AssertionError(f"{CLICKS} clicks were not enough to read on")


def steps_of(counter: str) -> tuple[int, int]:
    """The numbers in the counter of the guide: "Step 2 of 18", or "Steps 2–3 of 18" for one answer."""
    *shown, _ = map(int, re.findall(r"\d+", counter))
    return shown[0], shown[-1]


def take_step(page: Page, lesson: Lesson) -> None:
    """Read, then do what glows until the guide goes on; where anything will do, do the next thing."""
    step = page.locator(f"{GUIDE} header strong").inner_text()
    free = lesson.steps[steps_of(step)[0] - 1].free
    for _ in range(CLICKS):
        match page.wait_for_function(WHAT_NOW, arg={"step": step, "free": free}).json_value():
            case "done":
                return
            case "close":
                page.keyboard.press("Escape")
            case "read":
                read(page)
            case "click":
                page.locator("[data-next]").click()
            case "edge":
                page.locator("[data-next]").click(position={"x": 6, "y": 6})
            case "anything":
                page.keyboard.press("n")
                page.keyboard.press("Enter")
    raise AssertionError(f"{step}: {CLICKS} clicks were not enough")


@pytest.mark.parametrize("game", lesson_ids())
def test_a_lesson_is_followed_to_its_end_by_doing_what_glows(visit: Visit, game: str) -> None:
    page, lesson = visit(), load_lesson(game)
    begin(page, game)
    page.evaluate(WATCH)
    while not page.locator(GUIDE).get_by_text("Lesson finished").count():
        page.locator(f"{BAR}[aria-busy=false], {ENDING}").first.wait_for()
        take_step(page, lesson)
    *counters, end = page.evaluate("counters")
    assert end == "Lesson finished"
    reached = 0
    for counter in counters:
        first, last = steps_of(counter)
        # of two steps for one answer, the second may be seen alone while the first is on its way
        assert first in (reached, reached + 1), "the counter does not jump"
        reached = last
    assert reached == len(lesson.steps)
    expect(page.locator(GUIDE)).to_contain_text("Lesson finished")
    read(page)
    page.get_by_role("link", name="Other lessons").click()
    expect(page.get_by_text("✓ Lesson finished")).to_have_count(1)


def test_a_lesson_that_was_left_goes_on_where_it_was(visit: Visit) -> None:
    page, lesson = visit(), load_lesson("weaver")
    begin(page, "weaver")
    take_step(page, lesson)
    take_step(page, lesson)
    page.goto("/learn")
    expect(page.get_by_text("Step 3 of 18")).to_be_visible()
    assert serious_faults(page) == []
    page.get_by_role("button", name="Resume lesson: Fate Weaver").click()
    expect(page.locator(GUIDE)).to_contain_text("Step 3 of 18")
    take_step(page, lesson)
    expect(page.locator(GUIDE)).to_contain_text("Step 4 of 18")


def test_who_strays_is_told_and_takes_it_back_or_goes_on_alone(visit: Visit) -> None:
    page, lesson = visit(), load_lesson("weaver")
    begin(page, "weaver")
    take_step(page, lesson)
    guide = page.locator(GUIDE)
    for _ in range(2):  # somebody who does not listen
        page.locator(".decks section[aria-label=Power] .fate").click()
        page.locator(".gap").first.click()
        expect(guide).to_contain_text("That was not the move")
    guide.get_by_role("button", name="Undo").click()
    expect(guide).to_contain_text("Step 2 of 18")
    expect(page.locator(".row .fate")).to_have_count(1)
    take_step(page, lesson)
    page.locator(".decks .fate.glow").first.click()
    page.locator(".gap").first.click()
    guide.get_by_role("button", name="Continue without the guide").click()
    expect(guide).to_have_count(0)
    expect(page.locator("section.bar.yours")).to_be_visible()
    page.get_by_role("button", name="Show the guide").click()
    expect(guide).to_contain_text("That was not the move")


def test_pages_are_turned_by_keys_and_clauses_are_looked_up(visit: Visit) -> None:
    page = visit()
    begin(page, "weaver")
    guide = page.locator(GUIDE)
    guide.focus()
    page.keyboard.press("ArrowRight")
    expect(guide).to_contain_text("2 / 5")
    page.keyboard.press("Enter")
    expect(guide).to_contain_text("3 / 5")
    page.keyboard.press("ArrowLeft")
    expect(guide).to_contain_text("2 / 5")
    read(page)
    guide.get_by_role("button", name="WEA-RND.1").click()
    expect(page.get_by_role("dialog")).to_contain_text("at most 10 rounds")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_the_guide_covers_nothing_that_it_shows(visit: Visit, scheme: str) -> None:
    """Given a phone, then what glows can be tapped at every step, nothing is wider than the screen."""
    page, lesson = visit(**PHONE, color_scheme=scheme), load_lesson("weaver")
    begin(page, "weaver")
    assert serious_faults(page) == []
    for _ in range(4):
        take_step(page, lesson)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious_faults(page) == []
