"""Settings: every change works at once, is kept, and is never needed to understand the game."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import play, serious_faults
from tests.browser.pointer import wait_until_asked
from tests.browser.test_outposts import play_on
from tests.browser.test_scenes import open_outposts, until_the_bot_has_acted

Visit = Callable[..., Page]

COUNT_SOUNDS = """(() => {
    window.sounds = 0
    for (const kind of ['createOscillator', 'createBufferSource']) {
        const create = AudioContext.prototype[kind]
        AudioContext.prototype[kind] = function () { window.sounds++; return create.call(this) }
    }
})()"""


def test_settings_work_at_once_and_stay(visit: Visit) -> None:
    """Given a table, when theme, text size, motion and hints are set, then all is as wished, also later."""
    page = visit(color_scheme="light")
    play(page, "fantos")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    dialog.get_by_role("group", name="Theme").get_by_text("Dark", exact=True).click()
    dialog.get_by_role("group", name="Text size").get_by_text("130%", exact=True).click()
    dialog.get_by_role("group", name="Animations").get_by_text("Reduced", exact=True).click()
    dialog.get_by_role("group", name="Hints").get_by_text("Never", exact=True).click()
    assert serious_faults(page) == []
    for _ in range(2):  # now, and after the page was opened again
        root = page.locator("html")
        assert root.evaluate("(root) => getComputedStyle(root).colorScheme") == "dark"
        assert root.evaluate("(root) => getComputedStyle(root).getPropertyValue('--text-scale')") == "1.3"
        expect(root).to_have_attribute("data-still", "true")
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)
        page.reload()
        wait_until_asked(page)
    page.get_by_role("button", name="Settings").click()
    dialog.get_by_role("button", name="Reset").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()


def test_nothing_sounds_until_it_is_wished(visit: Visit) -> None:
    """Given a bot that acts, when sound is off, then nothing is heard; when it is on, its scenes are."""
    page = visit(speed="fast", reduced_motion="no-preference")
    page.add_init_script(COUNT_SOUNDS)  # at each table: one game may be over before the bot has acted
    open_outposts(page)
    until_the_bot_has_acted(page)
    assert page.evaluate("window.sounds") == 0
    page.keyboard.press("Escape")  # the scenes that are left
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Play sounds").check()
    assert page.evaluate("window.sounds") > 0, "one hears how loud it is"
    page.keyboard.press("Escape")
    page.evaluate("window.sounds = 0")
    play_on(page, random.Random(2), lambda: page.evaluate("window.sounds") > 1)
    assert page.evaluate("window.sounds") > 1, "more than the bell of the first turn"
