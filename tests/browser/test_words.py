"""Every word on a page comes from a catalog, and there is room for longer ones."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from fatebox.games import game_ids, load_game
from fatebox.text.bundles import LANGUAGES
from tests.browser.conftest import play
from tests.browser.measures import cut_texts

Visit = Callable[..., Page]
PSEUDO = "localStorage['fatebox.language'] = 'xx'"
"""The language for tests: catalogs in marked letters, 40% longer."""
KEY = re.compile(r"\b(?:board|word|event|option|prompt|refusal|setting|ending|trigger|table)-[a-z][\w-]+")
"""The key of a message, shown because no catalog knows it."""
MARKED = re.compile("[áéíóúøÁÉÍÓÚ]")
PAGES = ("/", "/me", "/fair", "/new/outposts", "/campaigns/outposts")

_WORDS = """() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    const text = walker.currentNode.textContent.trim()
    if (!text || !element || element.closest('script, style, [lang="en"] [lang], option, code, kbd')) continue
    if (element.closest('[lang]') !== document.documentElement) continue
    found.push(text)
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (element.closest('[lang]') !== document.documentElement) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (element.getAttribute(name)) found.push(element.getAttribute(name))
  }
  return found
}"""


def words(page: Page) -> list[str]:
    """All texts of a page, also those for screen readers, but what is marked as another language."""
    found: list[str] = page.evaluate(_WORDS)
    return found


def names() -> list[str]:
    """Names of games, of content and of people: the same in every language; the longest first."""
    found = {"Fatebox", "Ann", *LANGUAGES.values()}
    for game in map(load_game, game_ids()):
        found |= {game.title, *(info.name for info in game.pack().describe())}
        found |= {part.strip().removeprefix("The ") for part in game.title.split(":")}
    return sorted(found, key=len, reverse=True)


def foreign(page: Page) -> list[str]:
    """Texts with a word that comes from no catalog and is no name."""
    known = re.compile("|".join(map(re.escape, names())))
    plain = re.compile(r"[^\W\d_]*[aeiou][^\W\d_]*", re.IGNORECASE)
    clause = re.compile(r"\b[A-Z]{2,4}(?:-[A-Z]+[.\d]*)?\b|\bhttps?:\S+")
    found = []
    for text in words(page):
        rest = clause.sub("", known.sub("", text))
        if any(len(word) > 1 and word.isascii() for word in plain.findall(rest)):
            found.append(text)
    return found


def shown_keys(page: Page) -> list[str]:
    """Keys of messages where their texts should be."""
    return [key for text in words(page) for key in KEY.findall(text)]


@pytest.mark.parametrize("game", game_ids())
def test_no_table_shows_the_key_of_a_message(visit: Visit, game: str) -> None:
    page = visit(locale="pl-PL")
    play(page, game)
    expect(page.get_by_role("region").first).to_be_visible()
    assert shown_keys(page) == []
    for path in (f"/new/{game}", f"/cards/{game}", f"/rules/{game}"):
        page.goto(path)
        page.locator("main h1").wait_for()
        assert shown_keys(page) == []


@pytest.mark.parametrize("path", PAGES)
def test_pages_speak_by_catalogs_alone_and_have_room(visit: Visit, path: str) -> None:
    page = visit()
    page.context.add_init_script(PSEUDO)
    page.goto(path)
    page.locator("main h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert foreign(page) == []
    assert [text for text in cut_texts(page) if MARKED.search(text)] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_board_of_outposts_speaks_by_catalogs_alone(visit: Visit) -> None:
    page = visit()
    page.context.add_init_script(PSEUDO)
    play(page, "outposts")
    expect(page.get_by_role("region").first).to_be_visible()
    assert foreign(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
