"""Take pictures of the table in the browser: `python -m tools.screenshots [GAME...]`.

Each game is played for a while in a real Chromium against bots, on a desktop in the dark and on a phone in
the light; the pictures go to docs/images. The client must be built.
"""

from __future__ import annotations

import contextlib
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from fatebox.games import game_ids
from tests.browser.conftest import FLAGS, PHONE
from tests.server.visitor import ServerProcess

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
    "phone": {**PHONE, "device_scale_factor": 1, "color_scheme": "light"},
}
STEPS = {"fantos": 14, "outposts": 40, "seven": 12, "phantom": 14, "weaver": 3}
THINGS = (".usable", ".glow", ".gap", "button.primary:enabled")
CLICKABLE = ", ".join(f"#board {thing}:visible" for thing in THINGS)
CONFIRM = "section.bar button.primary:enabled:visible"
BAR = ".bar .choices button:enabled:visible"


def main() -> None:
    """Take the pictures of these games, or of all."""
    games = sys.argv[1:] or list(game_ids())
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data))
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=list(FLAGS))
        try:
            for game in games:
                for device, options in DEVICES.items():
                    shoot(browser, server.address, game, device, options)
        finally:
            browser.close()
            server.stop()


def shoot(browser: Browser, address: str, game: str, device: str, options: dict[str, Any]) -> None:
    """One game on one device."""
    context = browser.new_context(base_url=f"http://{address}", reduced_motion="reduce", **options)
    page = context.new_page()
    context.request.put("/api/me", data={"name": "Ann"})
    page.goto("/")
    page.locator(f'.game:has(a[href="/new/{game}"])').get_by_role("button").first.click()
    page.locator("#board").wait_for()
    rng = random.Random(7)
    for _ in range(STEPS[game]):
        step(page, rng)
    page.wait_for_timeout(800)
    page.screenshot(path=FOLDER / f"{game}-{device}.png")
    context.close()


def step(page: Page, rng: random.Random) -> None:
    """Do anything that can be done."""
    page.wait_for_timeout(250)
    for selector in (".menu button", CONFIRM, CLICKABLE, BAR):
        found = page.locator(selector)
        if found.count():
            with contextlib.suppress(TimeoutError):  # it went away in the meantime
                found.nth(rng.randrange(found.count())).click(timeout=2000, force=True)
            return
    page.wait_for_timeout(700)


if __name__ == "__main__":
    main()
