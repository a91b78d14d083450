"""Every word on a page comes from a catalog, and there is room for longer ones."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, ViewportSize, expect

from fatebox.games import game_ids, load_game
from fatebox.lessons import lesson_ids, load_lesson
from fatebox.text.bundles import ENGLISH, LANGUAGES
from fatebox.text.speaker import Speaker
from tests.browser.conftest import play
from tests.browser.measures import cut_texts
from tests.browser.pointer import ENDING, sit_down, wait_until_asked
from tests.server.test_replays import finished
from tests.server.visitor import Chair, ServerProcess, Visitor, all_go_home
from tests.text.english import EVERY, english_words

Visit = Callable[..., Page]
PSEUDO = "localStorage['fatebox.language'] = 'xx'"
"""The language for tests: catalogs in marked letters, 40% longer."""
KEY = re.compile(r"\b(?:board|word|event|option|prompt|refusal|setting|ending|trigger|table)-[a-z][\w-]+")
"""The key of a message, shown because no catalog knows it."""
TWICE = re.compile(r"^(.{3,}?: )\1")
"""A sentence that names its card twice."""
MARKED = re.compile("[áéíóúøÁÉÍÓÚ]")
SENTENCE = re.compile(r"(?<=[.:;])\s+|\n")
SHORT = 3
"""Shorter words are monograms."""
QUICK: dict[str, tuple[int, dict[str, Any]]] = {
    "fantos": (1, {"preset": "short", "two_player": True, "starting_reserve": 20}),
    "outposts": (1, {"max_rounds": 4}),
    "phantom": (0, {"adventure": "patrol", "level": "mythic"}),
    "seven": (1, {}),
    "weaver": (0, {}),
}
"""The bots and options of a short game of each."""
READ_EVERY = 10
"""The table is read at one question in ten."""
READ_SELDOM = {"seven": 20}
"""A game of hundreds of questions is read less often, and the pages are empty in between: to draw what nobody
reads would take most of the time."""
PAGES = (
    *("/", "/me", "/fair", "/learn", "/new/outposts", "/campaigns/outposts", "/decks"),
    *(f"/{page}/{game}" for page in ("rules", "cards") for game in game_ids()),
)
WINDOWS: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844},
}

_WORDS = """() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    const text = walker.currentNode.textContent.trim()
    if (!text || !element || element.closest('script, style, [lang="en"] [lang], option')) continue
    if (element.closest('code, kbd, time, [translate=no]')) continue // the browser writes dates
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

_CARD = """() => {
  for (const card of document.querySelectorAll('#board [data-card]')) {
    const { x, y, width, height } = card.getBoundingClientRect()
    const middle = [x + width / 2, y + height / 2]
    if (document.elementFromPoint(...middle)?.closest('[data-card]') === card) return middle
  }
  return null
}"""
"""The middle of a card that lies open on the board, with nothing above it; null if there is none."""
FOUND = "main ol li dl, main section:has(> ol) > p.soft"
"""The first finding of a review, or its end."""


def words(page: Page) -> list[str]:
    """All texts of a page, also for screen readers, but what is marked as another language or as a name."""
    found: list[str] = page.evaluate(_WORDS)
    return found


@cache
def names() -> list[str]:
    """Names of games, content, characters and people, the same in every language; and sentences of cards,
    which the server makes in languages that people speak. The longest first."""
    found = {"Fatebox", "Ann", *LANGUAGES.values()}
    for game in map(load_game, game_ids()):
        infos = game.pack().describe()
        found |= {game.title, *(info.name for info in infos), *(info.name.split()[0] for info in infos)}
        found |= {alias for info in infos for alias in info.aliases}
        found |= {each for info in infos for each in SENTENCE.split(info.text) if len(each) > SHORT}
        found |= {part.strip().removeprefix("The ") for part in game.title.split(":")}
        found |= {character.name for character in game.opponents.cast}
    return sorted(found, key=len, reverse=True)


@cache
def printed() -> str:
    """All that cards say and lessons promise, in English: the server makes it."""
    packs = (load_game(game).pack() for game in game_ids())
    lessons = (load_lesson(lesson).sheet for lesson in lesson_ids())
    promised = [text for lesson in lessons for text in (lesson.name[ENGLISH], lesson.about[ENGLISH])]
    infos = [info for pack in packs for info in pack.describe()]
    own = (words for info in infos for words in info.shown.values())
    return "\n".join([*promised, *(info.text for info in infos), *map(str, own)])


PLAIN = re.compile(r"[^\W\d_]*[aeiou][^\W\d_]*", re.IGNORECASE)
CLAUSE = re.compile(r"\b[A-Z]{2,4}(?:-[A-Z]+[.\d]*)?\b|\bhttps?:\S+")


@cache
def known() -> re.Pattern[str]:
    """Any of the names."""
    return re.compile("|".join(map(re.escape, names())))


def has_plain_word(text: str) -> bool:
    """Whether a word of the text is in letters that the language for tests does not use."""
    return any(len(word) >= SHORT and word.isascii() for word in PLAIN.findall(text))


@cache
def is_foreign(text: str) -> bool:
    """Whether a word comes from no catalog and is no name; a piece of a card's sentence may stand alone."""
    if not has_plain_word(text) or text in printed():
        return False
    return has_plain_word(CLAUSE.sub("", known().sub("", text)))  # to look for thousands of names takes time


def foreign(page: Page) -> list[str]:
    """Texts with a word that comes from no catalog and is no name."""
    return [text for text in words(page) if is_foreign(text)]


def cut_or_wide(page: Page) -> list[str]:
    """Longer texts that are cut off; and whether the page is wider than its window."""
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    cut = [text for text in cut_texts(page) if MARKED.search(text)]
    return [*cut, "wider than the window"] if wide else cut


def short_of_room(page: Page) -> dict[str, list[str]]:
    """All that is cut off, by window."""
    found = {}
    for name, window in WINDOWS.items():
        page.set_viewport_size(window)
        found[name] = cut_or_wide(page)
    page.set_viewport_size(WINDOWS["desktop"])
    return {name: cut for name, cut in found.items() if cut}


def open_whole(page: Page, path: str, sign: str = "main h1") -> None:
    """Go to a page, and wait until all is there."""
    page.goto(path)
    page.locator(sign).first.wait_for()
    page.wait_for_load_state("networkidle")


def test_pages_speak_by_catalogs_alone_and_have_room(visit: Visit) -> None:
    """Given texts that are 40% longer, when somebody opens each page, then all come from catalogs and fit."""
    page = visit()
    page.add_init_script(PSEUDO)
    found: dict[str, Any] = {}
    for path in PAGES:
        open_whole(page, path)
        found[path] = (foreign(page), short_of_room(page))
    assert {path: wrong for path, wrong in found.items() if any(wrong)} == {}


@pytest.mark.parametrize("window", WINDOWS)
def test_invitation_result_and_replay_have_room(visit: Visit, server: ServerProcess, window: str) -> None:
    """Given a table with a free seat and a game that is over, when a guest looks, then longer texts fit."""
    host = Visitor(server.address, "Ann")
    over, waiting = finished(host), host.open("outposts", {"kind": "open"})["id"]
    all_go_home()
    page = visit(viewport=WINDOWS[window])
    page.add_init_script(PSEUDO)
    found: dict[str, Any] = {}
    for path, sign in ((f"/t/{waiting}", "main h1"), (f"/t/{over}", ENDING), (f"/replay/{over}", "#board")):
        open_whole(page, path, sign)
        found[path] = (foreign(page), cut_or_wide(page))
    assert {path: wrong for path, wrong in found.items() if any(wrong)} == {}


@pytest.mark.parametrize("game", game_ids())
def test_boards_speak_by_catalogs_alone_and_have_room(visit: Visit, game: str) -> None:
    page = visit()
    page.add_init_script(PSEUDO)
    play(page, game)
    expect(page.get_by_role("region").first).to_be_visible()
    wait_until_asked(page)
    assert foreign(page) == []
    assert short_of_room(page) == {}


class Reader:
    """Somebody who knows no English, and reads every text of a page once."""

    def __init__(self, page: Page, game: str, language: str) -> None:
        self.page, self.game, self.language = page, game, language
        self.table = ""
        """The address of the table."""
        self.seen: set[str] = set()
        self.card = False
        """Whether a card has been looked at."""

    def read(self) -> None:
        """All new texts of the page have no English word but names, and none is the key of a message or names
        its card twice."""
        fresh = set(words(self.page)) - self.seen
        self.seen |= fresh
        assert [text for text in fresh if TWICE.match(text)] == []
        found = {text: KEY.findall(text) or english_words(text, self.game, self.language) for text in fresh}
        assert {text: left for text, left in found.items() if left} == {}

    def look_at_a_card(self) -> None:
        """Read all that one card says, once: the first that lies open on the board."""
        place = None if self.card else self.page.evaluate(_CARD)
        if place is not None:
            self.page.mouse.move(*place)
            self.page.keyboard.press("i")
            self.page.locator("section.enlarged[data-shown-by=pin] h2").wait_for()
            self.read()
            self.page.keyboard.press("Escape")
            self.card = True

    @property
    def next_page(self) -> Locator:
        """The button that turns the page of a story."""
        label = Speaker(self.language, load_game(self.game).package).text("board-lore-on")
        return self.page.get_by_role("button", name=label)

    def turn_the_page(self) -> None:
        """Turn the page of a story that lies over the board; some boards tell none."""
        with contextlib.suppress(TimeoutError):
            if self.next_page.count():
                self.next_page.click(timeout=5000)

    def look_at_the_reference(self) -> None:
        """Read the reference sheet."""
        self.page.keyboard.press("?")
        self.page.locator("dialog[open]").wait_for()
        self.read()
        self.page.keyboard.press("Escape")

    def come_to_the_table(self) -> None:
        """Go to the table, unless one is there."""
        if self.page.url != self.table:
            self.page.goto(self.table)

    def leave_the_table(self) -> None:
        """Look at a page on which nothing happens."""
        self.page.goto("/icon.svg")

    def open(self, path: str) -> None:
        """Go to a page, and read it when all is there."""
        self.page.goto(path)
        self.page.locator("main h1").last.wait_for()
        self.page.wait_for_load_state("networkidle")
        self.read()


def same_person(page: Page, address: str) -> Visitor:
    """Whoever looks at the page, also from elsewhere."""
    visitor = Visitor(address)
    for cookie in page.context.cookies():
        visitor.http.cookies.set(cookie["name"], cookie["value"])
    return visitor


def play_to_the_end(readers: list[Reader], chair: Chair, game: str) -> None:
    """Answer anything, and read the table now and then."""
    rng = random.Random(game)
    for turn in count():
        chair.until(lambda: chair.shown["asked"] or chair.shown["status"] == "over")
        if chair.shown["status"] == "over":
            break
        if turn % READ_SELDOM.get(game, READ_EVERY) == 0 or not all(reader.card for reader in readers):
            for reader in readers:
                read_the_table(reader, first=turn == 0)
                if game in READ_SELDOM:
                    reader.leave_the_table()
        option = rng.choice(chair.shown["asked"]["choices"])["option"]
        assert chair.answer(option)["type"] == "accepted"
    for reader in readers:
        reader.come_to_the_table()
        read_the_last_pages(reader)


def read_the_table(reader: Reader, *, first: bool) -> None:
    """Read the question, a page of a story and a card; at first the reference sheet, too."""
    reader.come_to_the_table()
    wait_until_asked(reader.page)
    reader.read()
    reader.turn_the_page()
    reader.look_at_a_card()
    if first:
        reader.look_at_the_reference()


def read_the_last_pages(reader: Reader) -> None:
    """Turn the pages of a story until its result, and read each."""
    ending = reader.page.locator(ENDING)
    reader.next_page.or_(ending).first.wait_for()
    while not ending.count():
        reader.read()
        reader.turn_the_page()
        reader.next_page.or_(ending).first.wait_for()
    reader.read()


@pytest.mark.parametrize(("locale", "language"), [("pl-PL", "pl"), ("sv-SE", "sv")])
def test_the_pages_about_all_games_show_no_english_word(visit: Visit, locale: str, language: str) -> None:
    reader = Reader(visit(locale=locale), EVERY, language)
    reader.page.goto("/")
    reader.page.locator(".game").last.wait_for()  # all of the page comes at once
    reader.read()
    reader.open("/learn")


@pytest.mark.parametrize("game", game_ids())
def test_a_game_from_its_pages_to_its_result_shows_no_english_word(
    visit: Visit, server: ServerProcess, game: str
) -> None:
    """Given one person in a Polish and in a Swedish browser, when a game is played to its end, then both show
    nothing but their words: pages, the table, a card, the reference sheet, the result and its review."""
    first = Reader(visit(locale="pl-PL"), game, "pl")
    second = Reader(visit(locale="sv-SE"), game, "sv")
    second.page.context.add_cookies(first.page.context.cookies())
    readers = [first, second]
    for reader in readers:
        for path in (f"/new/{game}", f"/rules/{game}", f"/cards/{game}"):
            reader.open(path)
    bots, options = QUICK[game]
    sit_down(first.page, game, bots, bot="random", **options)
    first.table = second.table = first.page.url
    table = first.page.url.rpartition("/")[2].partition("?")[0]
    with same_person(first.page, server.address).sit(table) as chair:
        play_to_the_end(readers, chair, game)
    for reader in readers:
        assert reader.card, "no card was looked at"
        reader.page.goto(f"/t/{table}/review")
        reader.page.locator(FOUND).first.wait_for(timeout=60_000)
        reader.read()
    all_go_home()
