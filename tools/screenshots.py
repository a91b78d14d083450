"""Take pictures of the table in the browser: `python -m tools.screenshots [--to FOLDER] [GAME...]`.

Each game is played for a while in a real Chromium against bots; then its table is looked at on a desktop and
on a phone, in the light and in the dark. The client must be built. The README shows those in docs/images.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import shutil
import tempfile
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from fatebox.games import game_ids
from tests.browser.conftest import FLAGS, PHONE
from tests.server.visitor import ServerProcess

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
Scheme = Literal["dark", "light"]
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {**PHONE, "device_scale_factor": 1},
}
SCHEMES: tuple[Scheme, ...] = ("dark", "light")
STEPS = {"fantos": 14, "outposts": 40, "seven": 24, "phantom": 42, "weaver": 3}
THINGS = (".usable", ".glow", ".gap", "button.primary:enabled")
CLICKABLE = ", ".join(f"#board {thing}:visible" for thing in THINGS)
PAGE = "#board dialog[open] button.primary"
"""Close the dialogs that have been read."""
CONFIRM = "section.bar button.primary:enabled:visible"
BAR = ".bar .choices button:enabled:visible"


def main() -> None:
    """Take the pictures of these games, or of all."""
    parser = argparse.ArgumentParser(description="Take pictures of the table in the browser")
    parser.add_argument("--to", type=Path, default=FOLDER, help="the folder for the pictures")
    parser.add_argument("games", nargs="*", default=list(game_ids()))
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        try:
            for game in wish.games:
                shoot(browser, server.address, game, wish.to)
        finally:
            browser.close()
            server.stop()


def shoot(browser: Browser, address: str, game: str, folder: Path) -> None:
    """One game: played once, then looked at from all devices."""
    context = browser.new_context(base_url=f"http://{address}", reduced_motion="reduce", **DEVICES["desktop"])
    context.request.put("/api/me", data={"name": "Ann"})
    page = context.new_page()
    page.goto("/")
    page.locator(f'.game:has(a[href="/new/{game}"])').get_by_role("button").first.click()
    page.locator("#board").wait_for()
    rng = random.Random(7)
    for _ in range(STEPS[game]):
        step(page, rng)
    for device, options in DEVICES.items():
        look = browser.new_context(storage_state=context.storage_state(), reduced_motion="reduce", **options)
        view = look.new_page()
        view.goto(page.url)
        view.locator("#board").wait_for()
        for scheme in SCHEMES:
            view.emulate_media(color_scheme=scheme)
            view.wait_for_timeout(800)
            path = folder / f"{game}-{device}-{scheme}.jpg"
            view.screenshot(path=path, type="jpeg", quality=82)
        look.close()
    context.close()


def step(page: Page, rng: random.Random) -> None:
    """Do anything that can be done."""
    page.wait_for_timeout(250)
    for selector in (PAGE, ".menu button", CONFIRM, CLICKABLE, BAR):
        found = page.locator(selector)
        if found.count():
            with contextlib.suppress(TimeoutError):  # it went away in the meantime
                found.nth(rng.randrange(found.count())).click(timeout=2000, force=True)
            return
    page.wait_for_timeout(700)


if __name__ == "__main__":
    main()
