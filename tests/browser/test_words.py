"""Every word on a page comes from a catalog, and there is room for longer ones."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from fatebox.games import game_ids, load_game
from fatebox.text.bundles import LANGUAGES
from tests.browser.conftest import play
from tests.browser.measures import cut_texts
from tests.browser.pointer import BAR, GLOWING, one_of, wait_until_asked
from tests.text.english import EVERY, english_words

Visit = Callable[..., Page]
PSEUDO = "localStorage['fatebox.language'] = 'xx'"
"""The language for tests: catalogs in marked letters, 40% longer."""
KEY = re.compile(r"\b(?:board|word|event|option|prompt|refusal|setting|ending|trigger|table)-[a-z][\w-]+")
"""The key of a message, shown because no catalog knows it."""
MARKED = re.compile("[áéíóúøÁÉÍÓÚ]")
SENTENCE = re.compile(r"(?<=[.:;])\s+|\n")
SHORT = 3
"""Shorter words are monograms."""
SPOKEN = tuple(game for game in game_ids() if game != "phantom")
"""Games whose boards speak other languages alone; The Phantom names the tokens of its tracks in English."""
MOVES = 4
"""Questions that a person answers at each table."""
PAGES = ("/", "/me", "/fair", "/new/outposts", "/campaigns/outposts")

_WORDS = """() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    const text = walker.currentNode.textContent.trim()
    if (!text || !element || element.closest('script, style, [lang="en"] [lang], option')) continue
    if (element.closest('code, kbd, [translate=no]')) continue
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
    """All texts of a page, also for screen readers, but what is marked as another language or as a name."""
    found: list[str] = page.evaluate(_WORDS)
    return found


def names() -> list[str]:
    """Names of games, of content and of people, the same in every language; and sentences of cards, which the
    server makes in languages that people speak. The longest first."""
    found = {"Fatebox", "Ann", *LANGUAGES.values()}
    for game in map(load_game, game_ids()):
        infos = game.pack().describe()
        found |= {game.title, *(info.name for info in infos), *(info.name.split()[0] for info in infos)}
        found |= {each for info in infos for each in SENTENCE.split(info.text) if len(each) > SHORT}
        found |= {part.strip().removeprefix("The ") for part in game.title.split(":")}
    return sorted(found, key=len, reverse=True)


@cache
def printed() -> str:
    """All that cards say, in English."""
    packs = (load_game(game).pack() for game in game_ids())
    return "\n".join(info.text for pack in packs for info in pack.describe())


def foreign(page: Page) -> list[str]:
    """Texts with a word that comes from no catalog and is no name."""
    known = re.compile("|".join(map(re.escape, names())))
    plain = re.compile(r"[^\W\d_]*[aeiou][^\W\d_]*", re.IGNORECASE)
    clause = re.compile(r"\b[A-Z]{2,4}(?:-[A-Z]+[.\d]*)?\b|\bhttps?:\S+")
    found = []
    for text in words(page):
        rest = clause.sub("", known.sub("", text))
        if text in printed():  # a piece of a card's sentence, beside a sign
            continue
        if any(len(word) >= SHORT and word.isascii() for word in plain.findall(rest)):
            found.append(text)
    return found


def play_on(page: Page, rng: random.Random) -> None:
    """Answer by a button of the bar, or click something that glows."""
    buttons = page.locator(f"{BAR} .choices button:visible:enabled")
    things = buttons if buttons.count() else page.locator(GLOWING)
    if things.count():
        one_of(things, rng).click()


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


@pytest.mark.parametrize("game", game_ids())
def test_boards_speak_by_catalogs_alone(visit: Visit, game: str) -> None:
    page = visit()
    page.context.add_init_script(PSEUDO)
    play(page, game)
    expect(page.get_by_role("region").first).to_be_visible()
    assert foreign(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("locale", ["pl-PL", "sv-SE"])
@pytest.mark.parametrize("game", SPOKEN)
def test_a_game_from_the_first_page_on_shows_no_english_word(visit: Visit, game: str, locale: str) -> None:
    """Given a browser in another language, when a person sits down and plays, then all is in its words."""
    page, language, rng = visit(locale=locale), locale[:2], random.Random(game)
    page.locator(".game").last.wait_for()  # all of the page comes at once
    assert english_words("\n".join(words(page)), EVERY, language) == []
    play(page, game)
    for _ in range(MOVES):
        if not wait_until_asked(page):
            break
        found = [text for text in words(page) if english_words(text, game, language)]
        assert found == []
        play_on(page, rng)
