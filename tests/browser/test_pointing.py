"""Pointing at cards without clicking: resting, long presses, dragging; mouse and finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import CDPSession, FloatRect, Locator, Page, expect

from tests.browser.conftest import PHONE, serious_faults
from tests.browser.pointer import asked, sit_down
from tests.browser.test_outposts import play_on
from tests.browser.test_phantom import fight_several
from tests.browser.test_phantom import play_on as read_on

Visit = Callable[..., Page]

DECK = ".decks .fate.glow"
ROW = ".row .fate"
ENLARGED = "section.enlarged"
SHOWN_BY = 'section.enlarged[data-shown-by="%s"]'
WATCH_POINTER = """() => {
  const panel = document.querySelector('section.enlarged')
  let moved = performance.now()
  window.seenAfter = null
  addEventListener('pointermove', () => (moved = performance.now()), { capture: true })
  const look = () => {
    if (panel.dataset.shownBy === 'pointer') window.seenAfter ??= performance.now() - moved
  }
  new MutationObserver(look).observe(panel, { attributes: true })
  look()
}"""
"""Keeps the time in ms from the last movement of the pointer until the panel shows a card for it."""


def box(thing: Locator) -> FloatRect:
    """The place of something on the page."""
    found = thing.bounding_box()
    assert found is not None
    return found


def middle(thing: Locator) -> tuple[float, float]:
    """The middle of something."""
    place = box(thing)
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


class Finger:
    """One finger on a touch screen."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        """Touch the screen."""
        self._touch("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        """Slide to another place."""
        self._touch("touchMove", [{"x": x, "y": y}])

    def up(self) -> None:
        """Leave the screen."""
        self._touch("touchEnd", [])

    def _touch(self, kind: str, points: list[dict[str, float]]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_card_is_dragged_to_its_place(visit: Visit) -> None:
    """Given the four decks, when a card is dragged to the row, then it is played there."""
    page = visit()
    sit_down(page, "weaver", 0)
    page.locator(DECK).first.hover()
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".row")), steps=5)
    expect(page.locator(".carried")).to_be_visible()
    expect(page.locator("[data-aimed]")).to_be_visible()
    page.mouse.up()
    expect(page.locator(ROW)).to_have_count(1)
    expect(page.locator(".carried, [data-welcome]")).to_have_count(0)
    page.locator(DECK).first.hover()
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".row")), steps=3)
    gap = page.locator(".gap").last
    expect(gap).to_have_attribute("data-welcome", "")
    page.mouse.move(*middle(gap), steps=3)
    page.mouse.up()
    expect(page.locator(ROW)).to_have_count(2)


def test_what_is_dropped_elsewhere_goes_back_and_does_nothing(visit: Visit) -> None:
    page = visit()
    sit_down(page, "weaver", 0)
    for finish in ("drop", "Escape"):
        page.locator(DECK).first.hover()
        page.mouse.down()
        page.mouse.move(*middle(page.locator("nav strong")), steps=4)
        expect(page.locator(".carried")).to_be_visible()
        if finish == "Escape":
            page.mouse.move(*middle(page.locator(".row")))
            page.keyboard.press("Escape")
        page.mouse.up()
        expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator(ROW)).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_creature_is_dragged_where_it_is_to_go(visit: Visit) -> None:
    """Given creatures that may move, when one is dragged to the offense, then that is planned; and back."""
    page = visit()
    sit_down(page, "outposts", 1, bot="random")
    movers = page.locator(".me .reserve .card.usable")
    play_on(page, Random(3), lambda: "Move your creatures" in asked(page) and movers.count() > 0)
    card = movers.first.get_attribute("data-card")
    movers.first.hover(position={"x": 12, "y": 12})
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".me .offense h3")), steps=4)
    page.mouse.up()
    planned = page.locator(f'.me .offense .card[data-card="{card}"]')
    expect(planned).to_be_visible()
    planned.hover(position={"x": 12, "y": 12})
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".me .reserve h3")), steps=4)
    page.mouse.up()
    expect(page.locator(f'.me .reserve .card[data-card="{card}"]')).to_be_visible()


def drag(page: Page, thing: Locator, place: Locator) -> None:
    """Take hold of something and let go of it at a place."""
    thing.hover(position={"x": 12, "y": 12})
    page.mouse.down()
    page.mouse.move(*middle(place), steps=4)
    page.mouse.up()


def test_a_card_of_a_legend_is_discarded_or_played_by_dragging_it_there(visit: Visit) -> None:
    """Given cards in hand, when one is dragged to the discard pile, then a resource is gained; when one that
    can be paid for is dragged to the Play area, then it is played."""
    page = visit()
    sit_down(page, "phantom", 0, adventure="patrol", legend="diana")
    hand, area = page.locator(".hand .card"), page.locator('#board [data-drop~="do:play"]')
    pile = page.locator('#board [data-drop~="do:discard"]')
    log = page.locator("section.log")

    def played() -> bool:
        """Drag the cards to the Play area; where none of them may go there, the first one is discarded."""
        while "on the row:" in asked(page) and (count := hand.count()):
            for card in hand.all():
                drag(page, card, area)
                if "on the row:" not in asked(page) or hand.count() < count:
                    break  # it is paid for, or played already
            else:
                drag(page, hand.first, pile)
                expect(hand).to_have_count(count - 1)
                continue
            break
        return "You play " in log.inner_text()

    read_on(page, Random(3), played, curious=0)
    expect(log).to_contain_text(re.compile(r"You discard .*\.\s*You gain an? "))
    expect(log).to_contain_text(re.compile("You play "))


def test_wounds_are_dragged_to_enemies(visit: Visit) -> None:
    """Given a combat, when its value is dragged to an Enemy, then a Wound lies there; elsewhere none does."""
    page = visit()
    fight_several(page)
    value, laid = page.locator('[data-drag="do:wound"]'), page.locator(".row-card .laid")
    less = page.get_by_role("button", name=re.compile("One Wound fewer"))
    while less.count():
        less.first.click()
    drag(page, value, page.locator("section.log"))
    expect(laid).to_have_count(0)
    enemy = page.locator(".row-card.target").first
    drag(page, value, enemy)
    expect(enemy.locator(".laid")).to_contain_text("+1 Wound")
    expect(page.locator(".carried, [data-welcome]")).to_have_count(0)


def test_a_finger_holds_to_drag_and_scrolls_otherwise(visit: Visit) -> None:
    page = visit(**PHONE)
    sit_down(page, "weaver", 0)
    finger = Finger(page)
    finger.down(*middle(page.locator(DECK).first))
    expect(page.locator("[data-held]")).to_be_visible()
    x, y = middle(page.locator(".row"))
    finger.move(x, y + 40)
    finger.move(x, y)
    expect(page.locator(".carried")).to_be_visible()
    finger.up()
    expect(page.locator(ROW)).to_have_count(1)
    x, y = middle(page.locator(DECK).first)
    finger.down(x, y)
    finger.move(x, y - 60)
    finger.up()
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator(ROW)).to_have_count(1)


def test_a_long_press_enlarges_and_plays_nothing(visit: Visit) -> None:
    """Given a card that could be played, when a finger rests on it and goes, then it is enlarged."""
    page = visit(**PHONE)
    sit_down(page, "weaver", 0)
    finger = Finger(page)
    finger.down(*middle(page.locator(DECK).first))
    expect(page.locator("[data-held]")).to_be_visible()
    finger.up()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("WEA-")
    page.touchscreen.tap(5, 5)
    expect(dialog).to_have_count(0)
    expect(page.locator(ROW)).to_have_count(0)


def test_resting_on_a_card_enlarges_it_beside(visit: Visit) -> None:
    """Given a pointer over a card, when it rests, then the panel shows all the card says, beside the board;
    it stays until another card is pointed at."""
    page = visit()
    sit_down(page, "weaver", 0)
    page.locator(DECK).first.hover()
    expect(page.locator(ENLARGED)).to_contain_text("WEA-")
    assert serious_faults(page) == []
    first = page.locator(f"{ENLARGED} h2").inner_text()
    page.locator(".log").hover()
    expect(page.locator(f"{ENLARGED} h2")).to_have_text(first)
    page.locator(DECK).nth(1).hover()
    expect(page.locator(f"{ENLARGED} h2")).not_to_have_text(first)
    card, bar = box(page.locator(ENLARGED)), box(page.locator("section.bar"))
    assert card["x"] >= bar["x"] + bar["width"] - 1, "never over the board or the bar"


def test_nothing_is_enlarged_right_after_a_click(visit: Visit) -> None:
    """Given a pointer that clicked and hardly moves, then the card under it is not enlarged; when it moves
    on and rests for half a second, then it is."""
    page = visit()
    sit_down(page, "weaver", 0)
    x, y = middle(page.locator(DECK).first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(ROW)).to_have_count(1)
    page.evaluate(WATCH_POINTER)
    page.mouse.move(x + 2, y + 2)
    page.wait_for_timeout(900)
    assert page.evaluate("window.seenAfter") is None, "the panel shows nothing for a pointer that has clicked"
    page.mouse.move(x + 12, y + 12)
    expect(page.locator(SHOWN_BY % "pointer")).to_be_visible()
    assert page.evaluate("window.seenAfter") >= 490, "half a second, less what a timer may be early"


def test_the_key_i_enlarges_what_the_pointer_or_the_focus_is_on(visit: Visit) -> None:
    page = visit()
    sit_down(page, "weaver", 0)
    page.locator(DECK).last.hover()
    page.keyboard.press("i")
    expect(page.locator(SHOWN_BY % "pin")).to_be_visible()
    name = page.locator(f"{ENLARGED} h2").inner_text()
    page.keyboard.press("Escape")
    expect(page.locator(SHOWN_BY % "pin")).to_have_count(0)
    page.locator("ul[aria-label=Relics] button").first.focus()
    page.keyboard.press("i")
    expect(page.locator(SHOWN_BY % "pin")).to_be_visible()
    assert page.locator(f"{ENLARGED} h2").inner_text() != name
