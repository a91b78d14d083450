"""The Phantom in the browser: a whole adventure by pointer, gestures, help by consent, a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import PHONE, serious_faults
from tests.browser.pointer import BAR, ENDING, GLOWING, asked, one_of, play_until, sit_down, wait_until_asked

Visit = Callable[..., Page]

MOST_CLICKS = 400
CURIOUS = 40
"""The clicks made on anything that glows; after them turns are ended, so that the end comes."""
PAGE = "#board .story .page"
LEADING = f"{BAR} button.primary:enabled"
INSET = "#board .inset"
RESOURCES = ["Good mark", "Skull mark", "Mystery", "Inner fire"]


def read_on(page: Page) -> bool:
    """Close the page of the story, if one is open."""
    turn = page.locator(f"{BAR} .far").get_by_role("button", name="Turn the page")
    if not turn.count():
        return False
    turn.click(timeout=2000)
    return True


def click_something(page: Page, rng: random.Random, curious: bool) -> None:
    """Answer the open question somehow, with one click or two."""
    menu = page.locator("[role=menuitem]")
    lead, buttons = page.locator(LEADING), page.locator(f"{BAR} .choices button:enabled")
    glowing = page.locator(GLOWING)
    fresh = glowing.and_(page.locator(":not(.chosen)"))
    things = fresh if fresh.count() else glowing  # an Enemy may take a second Wound
    picked = page.locator("#board .chosen").count() > 0
    if menu.count():
        one_of(menu, rng).click(timeout=2000)
    elif lead.count() and (picked or not curious):
        lead.first.click(timeout=2000)
    elif things.count() and (curious or not buttons.count()):
        one_of(things, rng).click(timeout=2000, position={"x": 9, "y": 9})
    elif buttons.count():
        one_of(buttons, rng).click(timeout=2000)


def discard(page: Page) -> None:
    """Discard the first card in hand for its reward."""
    cards = page.locator(".hand .card")
    count = cards.count()
    cards.first.click(timeout=2000)
    page.locator(BAR).get_by_role("button", name=re.compile("^Discard: gain")).click(timeout=2000)
    expect(cards).to_have_count(count - 1)


def play_on(
    page: Page, rng: random.Random, stop: Callable[[], bool] = lambda: False, curious: int = CURIOUS
) -> None:
    """Click until something is so, or the adventure is over."""
    for count in range(MOST_CLICKS):
        over = not wait_until_asked(page)
        try:
            if read_on(page):
                continue
            if over or stop():
                return
            click_something(page, rng, count < curious)
        except (
            TimeoutError
        ):  # what was aimed at has gone in the meantime, or a page of the story lies over it
            page.keyboard.press("Escape")


def test_a_whole_adventure_is_played_by_pointer(visit: Visit) -> None:
    """Whatever is clicked, the adventure goes on to its end and says how it ended."""
    page = visit()
    sit_down(page, "phantom", 0, adventure="patrol", legend="diana", loot_achievements=True)
    play_on(page, random.Random(1))
    expect(page.locator(ENDING)).to_be_visible()
    expect(page.locator("#board .epilogue")).to_contain_text(re.compile("The adventure is (won|lost)"))
    expect(page.locator("section.log")).to_contain_text(re.compile(r"The adventure is (won|lost) \("))


def test_a_reload_in_the_middle_asks_the_same_again(visit: Visit) -> None:
    """And what has been read of the story does not lie over the table a second time."""
    page = visit()
    sit_down(page, "phantom", 0, legend="phantom")
    play_on(
        page,
        random.Random(2),
        lambda: "on the row:" in asked(page) and page.locator(".hand .card").count() > 1,
    )
    question, hand = asked(page), page.locator(".hand .card").all_inner_texts()
    row = page.locator(".row .card").all_inner_texts()
    page.reload()
    wait_until_asked(page)
    assert asked(page) == question
    assert page.locator(".hand .card").all_inner_texts() == hand
    assert page.locator(".row .card").all_inner_texts() == row
    expect(page.locator(PAGE)).to_have_count(0)


def test_lore_is_a_page_to_read_and_can_be_read_again(visit: Visit) -> None:
    page = visit()
    sit_down(page, "phantom", 0)
    page.get_by_role("button", name="The Phantom").click()
    story = page.locator(PAGE)
    expect(story).to_contain_text("Dawn in the Misty Mountains")
    expect(story).to_contain_text("Shots in the Misty Mountains")
    assert serious_faults(page) == []
    page.locator(BAR).get_by_role("button", name="Turn the page").click()
    expect(story).to_have_count(0)
    page.get_by_role("button", name="The story so far").click()
    expect(story).to_contain_text("Lore I")


def test_several_resources_are_given_in_one_gesture(visit: Visit) -> None:
    """Given more resources than may be kept, when all are chosen, then they go together, in any order."""
    page = visit()
    rng = random.Random(4)
    give = page.locator(f"{BAR} .far").get_by_role("button", name=re.compile(r"^Return \d of \d"))

    def hoarded() -> bool:
        """Discard every card for its reward, until two resources or more are too many."""
        while "on the row:" in asked(page) and page.locator(".hand .card.usable").count():
            discard(page)
        return "may keep" in asked(page) and bool(give.count())

    play_until(
        hoarded,
        sit=lambda: sit_down(page, "phantom", 0, legend="phantom"),
        go_on=lambda enough: play_on(page, rng, enough, curious=0),
    )
    many = int(re.findall(r"\d+", give.inner_text())[-1])
    tokens = page.locator("#board .legend .token")
    expect(tokens.and_(page.locator(".chosen"))).to_have_count(many)  # a sensible answer is there already
    while tokens.and_(page.locator(".chosen")).count():
        tokens.and_(page.locator(".chosen")).first.click()
    expect(give).to_be_disabled()
    chosen = []
    for _ in range(many):  # the last kind first: the order does not matter
        token = tokens.and_(page.locator(".usable:not(.chosen)")).last
        chosen.append(token.get_attribute("title") or "")
        token.click()
    give.click()
    given = r"\s*".join(
        rf"Over the limit: you return an? {kind}\." for kind in sorted(chosen, key=RESOURCES.index)
    )
    expect(page.locator("section.log")).to_contain_text(re.compile(given))


def fight_several(page: Page) -> None:
    """A combat with more than one Enemy, up to the question where the Wounds go."""
    rng = random.Random(6)
    fight, hand = page.locator(".fight.usable"), page.locator(".hand .card.usable")

    def fighting() -> bool:
        """Let Enemies gather, so that there is a choice; then fight, with a card's reward to pay for it."""
        if "on the row:" in asked(page) and page.locator(".row-card.enemy").count() > 1:
            if fight.count():
                fight.click(timeout=2000)
            elif hand.count():
                discard(page)
        return asked(page).startswith("Place ")

    play_until(
        fighting,
        sit=lambda: sit_down(page, "phantom", 0, adventure="patrol", legend="diana"),
        go_on=lambda enough: play_on(page, rng, enough, curious=0),
    )


def test_wounds_are_laid_on_enemies_and_taken_back(visit: Visit) -> None:
    """Given a combat, then the Wounds lie on Enemies until they are dealt; a click moves one of them."""
    page = visit()
    fight_several(page)
    confirm = page.locator(f"{BAR} button.primary")
    expect(confirm).to_be_enabled()
    less = page.get_by_role("button", name=re.compile("One Wound fewer"))
    while less.count():
        less.first.click()
    expect(page.locator(".row-card .laid")).to_have_count(0)
    expect(confirm).to_be_disabled()
    enemy = page.locator(".row-card.target").first
    for _ in range(20):
        if confirm.is_enabled():
            break
        enemy.locator(".card").click()
    expect(enemy.locator(".laid")).to_contain_text(re.compile(r"\+\d Wounds?"))
    page.locator(".row-card.target .card").nth(1).click()
    expect(page.locator(".row-card.target").nth(1).locator(".laid")).to_contain_text("+1 Wound")
    confirm.click()
    expect(page.locator("section.log")).to_contain_text(re.compile(r"takes \d+ Wounds?"))


def test_a_partners_card_helps_by_consent_and_others_may_look_on(visit: Visit) -> None:
    """Given two people, when one wants the other's card, then the other sees which one and says yes."""
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = ann.request.post(
        "/api/tables", data={"game": "phantom", "seats": seats, "options": {"legend": "phantom"}}
    ).json()
    path = f"/t/{table['id']}?pace=0"
    assert bob.request.post(f"/api/tables/{table['id']}/join", data={"invite": table["invite"]}).ok
    for page in (ann, bob, eve):
        page.goto(path)
        page.locator("#board").wait_for()  # whoever comes later finds the story told already
    wait_until_asked(ann)
    ann.get_by_role("button", name="The Phantom").click()
    for page in (ann, bob, eve):
        page.locator(BAR).get_by_role("button", name="Turn the page").click()
    play_on(ann, random.Random(3), lambda: "on the row:" in asked(ann))
    ann.locator("#board .partner").get_by_role("button", name=re.compile("Thunder")).click()
    expect(bob.locator(INSET)).to_contain_text("Your partner wants to use Thunder")
    bob.locator(BAR).get_by_role("button", name="Allow it", exact=True).click()
    expect(ann.locator("section.log")).to_contain_text("Diana allows the use of Thunder")
    expect(bob.locator("#board .play .tile.exhausted")).to_have_count(1)
    expect(eve.locator("#board [data-seat]")).to_have_count(2)
    expect(eve.locator("#board .hand .card")).to_have_count(0)
    assert serious_faults(bob) == []
    assert serious_faults(eve) == []


@pytest.mark.parametrize("device", [{"color_scheme": "dark"}, PHONE], ids=["desktop", "phone"])
def test_the_table_is_for_everybody(visit: Visit, device: dict[str, object]) -> None:
    """axe finds nothing serious at any of the questions of a few turns."""
    page = visit(**device)
    rng = random.Random(5)
    seen: set[str] = set()

    def look() -> bool:
        question = re.sub(r"\s+", " ", asked(page))
        if question not in seen:
            seen.add(question)
            page.locator(f"{BAR}[aria-busy=false]").wait_for()
            assert serious_faults(page) == [], question
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), question
        return len(seen) >= 7

    play_until(
        look,
        sit=lambda: sit_down(page, "phantom", 0, adventure="patrol"),
        go_on=lambda enough: play_on(page, rng, enough),
    )
