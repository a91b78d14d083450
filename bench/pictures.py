"""The speed of pictures, and the weight of the client: `python -m bench.pictures [GAME...]`.

The gallery of a game is opened in Chromium; ten of its cards are built and laid out again and again, with
their pictures and without them, as parts of one frame. The client must be built.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from fatebox.games import game_ids
from tests.browser.conftest import FLAGS, own_browser
from tests.browser.test_sizes import files_of, read_manifest, weight
from tests.server.visitor import ServerProcess

FRAME_MS = 1000 / 60
MEASURE = """async (drawn) => {
  const cards = [...document.querySelectorAll('main li:has(.art)')].slice(0, 10)
  const times = []
  for (let run = 0; run < 41; run++) {
    await new Promise(requestAnimationFrame)
    const started = performance.now()
    const hand = document.createElement('ul')
    for (const card of cards) {
      const copy = card.cloneNode(true)
      if (!drawn) copy.querySelector('.art').replaceChildren()
      hand.append(copy)
    }
    document.body.append(hand)
    hand.getBoundingClientRect()
    times.push(performance.now() - started)
    hand.remove()
  }
  return times.sort((a, b) => a - b)[20]
}"""


def measure(page: Page, game: str) -> tuple[float, float]:
    """The middle time of a hand with its pictures and without them, as parts of a frame."""
    page.goto(f"/cards/{game}")
    page.locator("main li .art svg").nth(9).wait_for()
    page.wait_for_load_state("networkidle")
    drawn, plain = (float(page.evaluate(MEASURE, pictures)) for pictures in (True, False))
    return drawn / FRAME_MS, plain / FRAME_MS


def print_weights(games: list[str]) -> None:
    """The compressed kilobytes of the first page, of the pictures that all boards share, of each board."""
    manifest = read_manifest()
    first = files_of(manifest, "index.html")
    print(f"first page {weight(first) / 1000:.1f} kB")
    pictures = files_of(manifest, "src/looks/art/figures/index.ts") - first
    print(f"pictures   {weight(pictures) / 1000:.1f} kB")
    for game in games:
        board = files_of(manifest, f"src/boards/{game}/game.ts") - first
        print(f"{game:10} {weight(board) / 1000:.1f} kB")


def main() -> None:
    """Measure these games, or all."""
    parser = argparse.ArgumentParser(description="Measure how fast pictures of cards are drawn")
    parser.add_argument("games", nargs="*", default=list(game_ids()))
    wish = parser.parse_args()
    print_weights(wish.games)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ServerProcess(Path(data))
        browser = playwright.chromium.launch(executable_path=own_browser(), args=list(FLAGS))
        try:
            page = browser.new_page(base_url=f"http://{server.address}")
            for game in wish.games:
                drawn, plain = measure(page, game)
                print(f"{game:9} ten cards take {drawn:.2f} of a frame, {plain:.2f} without pictures")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
