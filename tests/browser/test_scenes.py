"""Scenes: what others do is played one thing at a time, and the question comes when it is over."""

from __future__ import annotations

import contextlib
import itertools
import random
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.measures import SIZES
from tests.browser.pointer import BAR, play_until, wait_until_asked
from tests.browser.test_outposts import click_something, play_on
from tests.browser.test_stage import PLAYS

Visit = Callable[..., Page]

SCENE = "[data-beat]"
RECORD = """() => {
  window.beats = []
  const look = () => {
    const scene = document.querySelector('[data-beat]')
    const text = document.querySelector('.prompt.scene .first')?.textContent ?? ''
    const now = scene ? `${scene.dataset.beat}|${text}` : ''
    if (window.beats.at(-1)?.what !== now) window.beats.push({ what: now, at: performance.now() })
    requestAnimationFrame(look)
  }
  look()
}"""

FREEZE = """
  const later = window.setTimeout
  window.setTimeout = (act, ms, ...more) => (window.frozen && ms > 100 ? 0 : later(act, ms, ...more))
"""
"""Lets time stand still while `frozen` is set: a scene stays until somebody leaves it."""
MOST_SCENES = 200
POINTS = 6
LEAST_SIGNS = 10


def open_outposts(page: Page) -> None:
    """A table against a bot, at the speed that the visitor has set."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "easy"}]
    answer = page.request.post("/api/tables", data={"game": "outposts", "seats": seats, "options": {}})
    page.goto(f"/t/{answer.json()['id']}")
    page.locator(BAR).wait_for()
    page.evaluate(RECORD)


def until_the_bot_has_acted(page: Page) -> None:
    """Play until a scene of somebody else's doing was played, and the next question is there."""
    acted = "window.beats.some(({ what }) => what.startsWith('actor'))"
    rng = random.Random(1)
    play_until(
        lambda: bool(page.evaluate(acted)),
        sit=lambda: open_outposts(page),
        go_on=lambda enough: play_on(page, rng, enough),
    )


def until_a_scene_is_played(page: Page) -> None:
    """Play until somebody else acts at this very moment."""
    rng = random.Random(1)
    for _ in range(120):
        either = f"{BAR}.yours[aria-busy=false], {SCENE}[data-beat=actor]"
        page.locator(either).first.wait_for(timeout=60_000)
        if page.locator(f"{SCENE}[data-beat=actor]").count():
            return
        with contextlib.suppress(TimeoutError):  # a scene has begun in the meantime
            click_something(page, rng)
    raise AssertionError("nobody has acted")


def test_what_others_do_is_played_in_order_and_at_its_pace(visit: Visit) -> None:
    """Given a bot that answers at once, when it acts, then the beats of each scene come in order."""
    page = visit(speed="normal", reduced_motion="no-preference")
    until_the_bot_has_acted(page)
    wait_until_asked(page)
    beats = page.evaluate("window.beats")
    order = ["actor", "card", "flight", "rest"]
    scenes: list[list[tuple[str, float]]] = []
    for now, then in itertools.pairwise(beats):
        if not now["what"]:
            continue
        beat = now["what"].split("|")[0]
        if not scenes or order.index(beat) <= order.index(scenes[-1][-1][0]):
            scenes.append([])
        scenes[-1].append((beat, then["at"] - now["at"]))
    full = [scene for scene in scenes if scene[0][0] == "actor"]
    assert full, "somebody else has acted"
    for scene in full:
        assert scene[-1][0] == "rest"
        assert sum(ms for _, ms in scene) >= 550, "long enough to be seen"
    for scene in full:
        for beat, ms in scene:
            assert beat != "card" or ms >= 900


def test_nothing_is_asked_while_a_scene_is_played_and_escape_skips_all(visit: Visit) -> None:
    page = visit(speed="slow", reduced_motion="no-preference")
    open_outposts(page)
    until_a_scene_is_played(page)
    expect(page.locator(f"{BAR}.yours")).to_have_count(0)
    start = time.monotonic()
    while page.locator(SCENE).count() and time.monotonic() - start < 20:
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    wait_until_asked(page)
    expect(page.locator(SCENE)).to_have_count(0)


def scenes_left_by(page: Page, leave: Callable[[], None]) -> list[tuple[str, str]]:
    """Leave one scene after another while time stands still: their beats and their texts."""
    expect(page.locator(SCENE)).to_be_visible()
    expect(page.locator(f"{BAR}.yours")).to_have_count(0)
    seen: list[tuple[str, str]] = []
    while page.locator(SCENE).count():
        beat = page.locator(SCENE).get_attribute("data-beat") or ""
        seen.append((beat, page.locator(".prompt.scene .first").inner_text()))
        assert len(seen) < MOST_SCENES, "each is left at once"
        leave()
    return seen


@pytest.mark.parametrize("game", PLAYS)
def test_what_happened_since_my_turn_is_shown_again_and_skipped(visit: Visit, game: str) -> None:
    """Space or a click leaves a scene, Escape all of them; with reduced motion they are stills with text."""
    page = visit(speed="fast", reduced_motion="no-preference")
    page.add_init_script(FREEZE)
    again = page.get_by_role("button", name="Since my turn")
    rng = random.Random(1)

    def sit() -> None:
        PLAYS[game].sit(page)
        page.goto(page.url.partition("?")[0])
        page.locator(BAR).wait_for()

    play_until(lambda: again.count() > 0, sit=sit, go_on=lambda enough: PLAYS[game].go_on(page, rng, enough))
    question, lines = page.locator(f"{BAR} .ask").inner_text(), page.locator(".log li.line").count()
    assert not page.locator("nav .phases li").count() or page.locator("nav [aria-current=step]").is_visible()
    page.evaluate("window.frozen = true")

    def show() -> None:
        again.click()
        page.locator("#board").focus()

    show()
    moving = scenes_left_by(page, lambda: page.keyboard.press("Space"))
    assert all(text for _, text in moving)
    show()
    assert len(scenes_left_by(page, lambda: page.locator(SCENE).click())) == len(moving)
    show()
    assert len(scenes_left_by(page, lambda: page.keyboard.press("Escape"))) == 1
    page.emulate_media(reduced_motion="reduce")
    show()
    stills = scenes_left_by(page, lambda: page.keyboard.press("Space"))
    assert {beat for beat, _ in stills} <= {"card", "rest"}
    assert [text for _, text in stills] == [text for _, text in moving]
    wait_until_asked(page)
    assert page.locator(f"{BAR} .ask").inner_text() == question
    assert page.locator(".log li.line").count() == lines


def test_the_speed_is_a_setting_that_stays(visit: Visit) -> None:
    page = visit(speed="normal")
    open_outposts(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Fast", exact=True).check(force=True)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Fast", exact=True)).to_be_checked()


@pytest.mark.parametrize("game", PLAYS)
def test_the_game_is_on_one_sheet_behind_a_question_mark(visit: Visit, game: str) -> None:
    """Six points with their clauses, the signs of the game and all keys, without scrolling."""
    page = visit(**SIZES["1280x720"])
    PLAYS[game].sit(page)
    page.locator("#board").focus()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name=re.compile("at a glance"))
    for key in ("1 – 9", "Enter", "Esc", "Space", "H", "U", "?"):
        expect(sheet.locator("kbd").get_by_text(key, exact=True)).to_be_visible()
    assert sheet.locator(".points dt").count() == POINTS
    assert sheet.locator("section", has_text="Signs").locator("dd").count() >= LEAST_SIGNS
    assert sheet.evaluate("sheet => sheet.scrollHeight <= sheet.clientHeight")
    sheet.get_by_role("link").first.click()
    expect(page.get_by_role("dialog", name=re.compile(r"^[A-Z]{3}-[A-Z]+\.\d+$"))).to_be_visible()
