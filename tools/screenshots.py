"""Take the pictures of the README in the browser: `python -m tools.screenshots [--to FOLDER] [GAME...]`.

Each game is played for a while in a real Chromium against bots. Then its table is looked at on a desktop and
on a phone, and a few moves are filmed (`GAME.webp`). The first page, two pages of the rules and the preview
for links (`social.jpg`, also for the client) are made as well. The client must be built.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import random
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, sync_playwright

from fatebox.games import game_ids
from tests.browser.conftest import FLAGS, KEEP, PHONE, own_browser
from tests.server.visitor import ServerProcess

HOUSE = Path(__file__).resolve().parent.parent
FOLDER = HOUSE / "docs" / "images"
PREVIEW = HOUSE / "web" / "public" / "social.jpg"
"""The preview that the client itself names."""
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 810}},
    "phone": {**PHONE, "device_scale_factor": 1},
}
STEPS = {"fantos": 14, "outposts": 20, "seven": 24, "phantom": 16, "weaver": 3}
THINGS = (".usable", ".glow", ".gap", "button.primary:enabled")
CLICKABLE = ", ".join(f"#board {thing}:visible" for thing in THINGS)
PAGE = "#board dialog[open] button.primary"
"""Close the dialogs that have been read."""
CONFIRM = "section.bar button.primary:enabled:visible"
BAR = ".bar .choices button:enabled:visible"

FILM = {"width": 1280, "height": 720}
FILM_WIDTH = 720
"""The width of the film, in pixels."""
MOVES = 3
FRAME_MS = 130
MOVE_FRAMES = 27
"""The pictures of each filmed move. Time goes on between them, never while one is taken: a busy machine makes
smooth films, too."""
LONGEST_MS = 900
"""The longest that one picture of a film stays: nobody waits for a bot that thinks."""
ADVANCE = """ms => {
  for (const each of document.getAnimations()) {
    each.pause()
    const now = Number(each.currentTime ?? 0) + ms
    if (now >= (each.effect?.getComputedTiming().endTime ?? 0)) each.finish()
    else each.currentTime = now
  }
}"""
MOST_BYTES = 700_000
QUALITIES = (60, 45, 30, 20)

POSTERS = """() => {
  const sheet = document.createElement('div')
  sheet.style.cssText = `position:fixed; inset:0; z-index:99; display:grid; gap:0 6px;
    grid-template:1fr auto / repeat(5, 1fr); background:#1b1647; color:#fff`
  for (const picture of document.querySelectorAll('.game .picture svg')) {
    const copy = picture.cloneNode(true)
    copy.style.cssText = 'width:100%; height:460px'
    sheet.append(copy)
  }
  const words = document.createElement('div')
  words.style.cssText = 'grid-column:1/-1; display:flex; gap:28px; align-items:center; padding:26px 44px'
  words.innerHTML = `<img src="/icon.svg" width="112" height="112" alt=""><div>
    <div style="font:700 70px/1 fraunces">Fatebox</div>
    <div style="font-size:30px; margin-top:8px">
      Five card games in one box: against bots, or with friends.</div></div>`
  sheet.append(words)
  document.body.append(sheet)
}"""


def main() -> None:
    """Take the pictures of these games, or of all."""
    parser = argparse.ArgumentParser(description="Take the pictures of the README in the browser")
    parser.add_argument("--to", type=Path, default=FOLDER, help="the folder for the pictures")
    parser.add_argument("games", nargs="*", default=list(game_ids()))
    wish = parser.parse_args()
    wish.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data), seed="pictures")
        browser = playwright.chromium.launch(executable_path=own_browser(), args=list(FLAGS))
        try:
            shoot_home(browser, server.address, wish.to)
            shoot_rules(browser, server.address, wish.to)
            for game in wish.games:
                shoot(browser, server.address, game, wish.to)
        finally:
            browser.close()
            server.stop()


def shoot_home(browser: Browser, address: str, folder: Path) -> None:
    """The first page, and the preview for links."""
    context = browser.new_context(base_url=f"http://{address}", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto("/")
    page.locator(".game").nth(4).wait_for()
    page.evaluate("document.fonts.ready")
    page.screenshot(path=folder / "home.jpg", type="jpeg", quality=82)
    page.set_viewport_size({"width": 1280, "height": 640})
    page.evaluate(POSTERS)
    page.wait_for_timeout(300)
    picture = page.screenshot(type="jpeg", quality=85)
    for path in (folder / "social.jpg", PREVIEW):
        path.write_bytes(picture)
    context.close()


def shoot_rules(browser: Browser, address: str, folder: Path) -> None:
    """A game on two pages, with the clause behind one of its sentences."""
    context = browser.new_context(
        base_url=f"http://{address}", reduced_motion="reduce", viewport={"width": 1440, "height": 900}
    )
    page = context.new_page()
    page.goto("/rules/weaver")
    page.get_by_role("link", name="both cards turn").click()
    page.get_by_role("complementary", name="In detail").wait_for()
    page.locator("figure li svg").nth(4).wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    page.screenshot(path=folder / "rules.jpg", type="jpeg", quality=82)
    context.close()


def shoot(browser: Browser, address: str, game: str, folder: Path) -> None:
    """One game: played once, then looked at from all devices and filmed."""
    context = browser.new_context(base_url=f"http://{address}", reduced_motion="reduce", **DEVICES["desktop"])
    context.add_init_script(KEEP % "instant")
    context.request.put("/api/me", data={"name": "Ann"})
    page = context.new_page()
    page.goto("/")
    page.locator(f'.game:has(a[href="new/{game}"])').get_by_role("button").first.click()
    page.locator("#board").wait_for()
    rng = random.Random(7)
    for _ in range(STEPS[game]):
        step(page, rng)
    table = page.url
    for device, options in DEVICES.items():
        look = browser.new_context(storage_state=context.storage_state(), reduced_motion="reduce", **options)
        view = look.new_page()
        view.goto(table)
        view.locator("#board").wait_for()
        view.wait_for_timeout(1200)
        view.screenshot(path=folder / f"{game}-{device}.jpg", type="jpeg", quality=82)
        look.close()
    page.close()
    film(browser, context, table, rng, folder / f"{game}.webp")
    context.close()


def film(browser: Browser, known: BrowserContext, table: str, rng: random.Random, path: Path) -> None:
    """A few moves as they are played, with what the others do, as an animated picture."""
    cookies: Any = known.cookies()
    context = browser.new_context(viewport=FILM, reduced_motion="no-preference")
    context.add_cookies(cookies)
    context.add_init_script(KEEP % "normal")
    page = context.new_page()
    page.clock.install()
    page.goto(table)
    page.locator("#board").wait_for()
    page.wait_for_timeout(1500)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 0.1)
    pictures: list[bytes] = []
    for _ in range(MOVES):
        step(page, rng)
        for _ in range(MOVE_FRAMES):
            pictures.append(page.screenshot(type="jpeg", quality=90))
            page.clock.run_for(FRAME_MS)
            page.evaluate(ADVANCE, FRAME_MS)
    context.close()
    save_film(pictures, path)


def save_film(pictures: list[bytes], path: Path) -> None:
    """Write the pictures; equal ones in a row are one. It is never too large."""
    frames: list[Image.Image] = []
    lengths: list[int] = []
    for data in pictures:
        shown = Image.open(io.BytesIO(data)).convert("RGB")
        small = shown.resize((FILM_WIDTH, shown.height * FILM_WIDTH // shown.width), Image.Resampling.LANCZOS)
        if frames and frames[-1].tobytes() == small.tobytes():
            lengths[-1] = min(LONGEST_MS, lengths[-1] + FRAME_MS)
            continue
        frames.append(small)
        lengths.append(FRAME_MS)
    lengths[-1] = LONGEST_MS
    for quality in QUALITIES:
        frames[0].save(
            path, save_all=True, append_images=frames[1:], duration=lengths, loop=0, quality=quality, method=4
        )
        if path.stat().st_size < MOST_BYTES:
            return
    raise SystemExit(f"{path}: still larger than {MOST_BYTES} bytes")


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
