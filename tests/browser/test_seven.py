"""7 in the browser: whole games by pointer, every question of the rules, payments, a phone, the Unnamed."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from fatebox.kernel import Decision, Match, Record
from tests.browser.conftest import PHONE, serious_faults
from tests.browser.measures import SIZES, places
from tests.browser.pointer import (
    BAR,
    ENDING,
    GLOWING,
    asked,
    one_of,
    play_until,
    sit_down,
    sit_down_late,
    wait_until_asked,
)
from tests.browser.positions import Position, find, games, reach

Visit = Callable[..., Page]
Box = tuple[float, float, float, float]
MOST_CLICKS = 1500
CLICKS = 30
"""Random clicks that answer any question: an order is taken up and given up again by some of them."""
PLACES = {
    "menu": "[role=menuitem]",
    "confirm": f"{BAR} button.primary:enabled:not(.outlined)",
    "not yet chosen": ".chooser .usable[aria-pressed=false]:enabled",
    "chooser": ".chooser .usable:enabled",
    "buttons": f"{BAR} .choices button:enabled",
    "board": "#board .usable:enabled",
}
"""The places to click, the most urgent first."""
COUNTS = """places => Object.fromEntries(
    Object.entries(places).map(([name, css]) => [name, document.querySelectorAll(css).length])
)"""
ADVANCED = {"unnamed_player": True, "fall_of_a_hero": True}


def click_something(page: Page, rng: random.Random, calm: float = 0.3) -> None:
    """Do something toward an answer: a card, a space, a portal, a payment, a button."""
    page.locator(f"{BAR}[aria-busy=false], {ENDING}").first.wait_for()
    there = {name for name, count in page.evaluate(COUNTS, PLACES).items() if count}
    if "confirm" in there and rng.random() < 0.3:
        there.discard("confirm")
    if {"buttons", "board"} <= there:
        there.discard("board" if rng.random() < calm else "buttons")
    place = next((name for name in PLACES if name in there), None)
    if place is not None:
        one_of(page.locator(f"{PLACES[place]} >> visible=true"), rng).click(timeout=10_000)


def play_on(page: Page, rng: random.Random, enough: Callable[[], bool], calm: float = 0.3) -> None:
    """Click until it is enough, or the game is over."""
    for _ in range(MOST_CLICKS):
        if not wait_until_asked(page) or enough():
            return
        try:
            click_something(page, rng, calm)
        except TimeoutError:  # what was aimed at has gone in the meantime
            continue


# --- positions in the middle of a game ---------------------------------------------------------------


@cache
def questions() -> dict[str, Position]:
    """A position for every kind of question that comes up in some games."""
    found: dict[str, Position] = {}
    for seats, options in ((2, {}), (4, ADVANCED)):
        for match, decision in games("seven", seats, options, range(6), longest=400):
            if decision.prompt.id not in found:
                found[decision.prompt.id] = (Record.of(match).to_json(), decision.seat)
    return found


# --- tests -------------------------------------------------------------------------------------------


def test_a_game_is_played_to_its_end_by_pointer(visit: Visit) -> None:
    """Given a game three quarters through, whatever is clicked, it goes on to its end and says who won."""
    page = visit()
    sit_down_late(page, "seven", 2, 0.75)
    play_on(page, random.Random(1), lambda: False, calm=0.6)
    expect(page.locator(ENDING)).to_be_visible()
    turn = re.match(r"Turn (\d+)", page.locator("nav .turn").inner_text())
    assert turn is not None
    assert int(turn[1]) >= 5
    expect(page.locator("section.log li.line").last).to_contain_text("win", ignore_case=True)


def test_every_question_is_answered_by_pointer(visit: Visit) -> None:
    """Given each kind of question of the rules, when a person clicks what glows, then it is answered."""
    page = visit()
    accepted: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on(
            "framereceived", lambda frame: accepted.append(frame) if '"accepted"' in frame else None
        ),
    )
    rng = random.Random(2)
    assert len(questions()) >= 25
    for prompt, position in questions().items():
        reach(page, position)
        accepted.clear()
        for _ in range(CLICKS):
            click_something(page, rng)
            if accepted:
                break
        assert accepted, f"{prompt}: {asked(page)}"


def test_a_payment_takes_two_clicks(visit: Visit) -> None:
    """Given several ways to pay, when one with a card that helps is chosen, then the card is gone."""

    def fits(match: Match[Any], decision: Decision) -> bool:
        return decision.prompt.id == "pay" and any(
            how != "wild" for option in decision.options for _, how, _ in option[1].helps
        )

    page = visit()
    reach(page, find("seven", 2, fits))
    expect(page.get_by_role("radio").first).to_be_checked()
    way = page.get_by_role("radio").filter(has=page.locator(".help")).first
    name = way.locator(".help").first.inner_text()
    expect(page.locator("#seven-own")).to_contain_text(name)
    if way.get_attribute("aria-checked") == "false":
        way.click()
    expect(page.locator("#seven-own")).to_contain_text("Spent")
    page.locator(f"{BAR} .far button", has_text=f"Pay {name}").click()
    expect(page.locator("section.log")).to_contain_text(re.compile(f"You (discard|lose) {name}"))
    expect(page.locator("#seven-own")).not_to_contain_text(name)


def test_gifts_are_exchanged_by_counting(visit: Visit) -> None:
    """Given a hero with gifts, when two of them are counted out and confirmed, then others are received."""

    def fits(match: Match[Any], decision: Decision) -> bool:
        group = decision.group
        return decision.prompt.id == "hero.give" and group is not None and len(group.items) >= 3

    page = visit()
    reach(page, find("seven", 2, fits))
    page.get_by_role("button", name="gift more").first.click()
    page.locator(f"{BAR} button.primary").click()
    expect(page.locator(f"{BAR} .ask")).to_contain_text("receive")
    page.locator(".chooser .usable:enabled").first.click()
    page.locator(f"{BAR} button.primary").click()
    expect(page.locator(".chooser")).to_have_count(0)


def test_an_action_is_picked_then_done(visit: Visit) -> None:
    """Given one's own action, when a payable place is clicked, then the main button alone pays."""

    def fits(match: Match[Any], decision: Decision) -> bool:
        return decision.prompt.id == "step" and any(option[0] == "quest" for option in decision.options)

    page = visit()
    reach(page, find("seven", 3, fits))
    place = page.locator(".quest .place.usable").first
    place.click()
    expect(place).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"{BAR} .ask")).to_contain_text("Pay ")
    expect(page.locator(f"{BAR} .far button")).to_contain_text("Pay ")
    page.keyboard.press("Escape")
    expect(place).to_have_attribute("aria-pressed", "false")
    place.click()
    page.locator(f"{BAR} .far button", has_text="Pay ").click()
    expect(page.locator("section.log")).to_contain_text("You take part in")


def test_what_cannot_be_paid_says_why(visit: Visit) -> None:
    """Given one's own action, then each card that is too dear names its price and what one has."""

    def fits(match: Match[Any], decision: Decision) -> bool:
        return decision.prompt.id == "step" and match.state.players[decision.seat].gold == 1

    page = visit()
    reach(page, find("seven", 3, fits))
    straps = page.locator(".market .strap.lock", has_text="you have").all_inner_texts()
    assert straps
    assert all(re.search(r"costs \d+, you have \d+", " ".join(strap.split())) for strap in straps)


def test_reloading_in_the_middle_of_a_decision_resumes_it(visit: Visit) -> None:
    """The same question stands there again, with the same things glowing."""
    page = visit()
    reach(page, questions()["draft"])
    question, glowing = asked(page), page.locator(GLOWING).all_inner_texts()
    assert glowing
    page.reload()
    wait_until_asked(page)
    assert asked(page) == question
    assert page.locator(GLOWING).all_inner_texts() == glowing


def test_a_cataclysm_is_seen_when_it_strikes(visit: Visit) -> None:
    """Given a cataclysm that asks which space closes, then it lies there with its text."""
    page = visit()
    rng = random.Random(3)
    play_until(
        lambda: page.locator(".doom.notice").count() > 0,
        sit=lambda: reach(page, questions()["step"]),
        go_on=lambda enough: play_on(page, rng, enough, calm=0.1),
    )
    notice = page.locator(".doom.notice")
    expect(notice).to_contain_text("Cataclysm 1 of 14")
    expect(page.locator("section.log")).to_contain_text("Cataclysm 1")


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes (left, top, width, height) lie on each other."""
    return all(one[i] < other[i] + other[i + 2] and other[i] < one[i] + one[i + 2] for i in (0, 1))


@pytest.mark.parametrize("device", [SIZES["1280x720"], PHONE], ids=["desktop", "phone"])
def test_a_declared_deed_hides_nothing_that_an_answer_depends_on(
    visit: Visit, device: dict[str, Any]
) -> None:
    """Given a sin that may be canceled, then might, heroes and hand are in sight beside its text."""
    page = visit(**device)
    reach(page, find("seven", 3, lambda _, decision: decision.prompt.id == "react.sin"))
    regions = {"might": ".frieze-place", "heroes": ".seven > .others", "own": ".own-place"}
    found = places(page, {"notice": ".notice", **regions})
    notice = found.pop("notice")
    assert [name for name, box in found.items() if overlap(notice, box)] == []
    assert set(found) == set(regions)


def seventh_sin(match: Match[Any], decision: Decision) -> str | None:
    """The option, as the page writes it, that plays a sin which calls a cataclysm at once."""
    for option in decision.options:
        if decision.prompt.id == "step" and option[0] == "sin":
            ahead = match.copy()
            ahead.answer(option, decision.seat)
            if len(ahead.state.cataclysms) > len(match.state.cataclysms):
                return json.dumps(option, separators=(",", ":"))
    return None


def test_a_cataclysm_stays_until_the_person_goes_on(visit: Visit) -> None:
    """Given the seventh sin on a phone, when it is played, then its scene is lifted, seen again and left."""
    called: list[str] = []

    def fits(match: Match[Any], decision: Decision) -> bool:
        called.extend(filter(None, [seventh_sin(match, decision)]))
        return bool(called)

    page = visit(speed="fast", **PHONE)
    reach(page, find("seven", 2, fits), query="")
    page.locator(f".function[data-option='{called[0]}']").click()
    page.locator(f"{BAR} .far button.primary").click()
    scene = page.locator("section.cataclysm")
    window, go_on = scene.locator(".window"), scene.get_by_role("button", name="Continue")
    expect(scene).to_contain_text("Cataclysm 1 of 14")
    expect(go_on).to_be_in_viewport(ratio=1)
    board = scene.get_by_role("button", name="Board")
    board.click()
    expect(window).to_be_hidden()
    board.click()
    expect(window).to_be_visible()
    scene.evaluate("scene => (scene.dataset.seen = 'once')")
    scene.get_by_role("button", name="See again").click()
    expect(scene).not_to_have_attribute("data-seen", "once")
    go_on.click()
    expect(scene).to_have_count(0)


def test_the_unnamed_plays_his_cards(visit: Visit) -> None:
    """Given the seat of the Unnamed, when he clicks a card and a hero, then it is logged."""
    page = visit()
    reach(page, questions()["unnamed"])
    hand = page.locator("#seven-own .card.usable")
    cards = hand.count()
    page.get_by_role("button", name="Tithe of Gold").click()
    page.locator(".others .portrait.usable").first.click()
    expect(page.locator("section.log")).to_contain_text("The Unnamed plays Tithe of Gold")
    wait_until_asked(page)
    assert page.locator("#seven-own .card").count() == cards - 1


def test_who_looks_on_sees_no_hands(visit: Visit) -> None:
    player, guest = visit("Ann"), visit("Ben")
    sit_down(player, "seven", 2, bot="random")
    guest.goto(player.url)
    guest.locator(".quests").wait_for()
    expect(guest.locator(".rival")).to_have_count(3)
    expect(guest.locator("#seven-own")).to_have_count(0)
    expect(guest.locator("[data-spot=hand]")).to_have_count(0)


@pytest.mark.parametrize("device", [{"color_scheme": "dark"}, PHONE], ids=["desktop", "phone"])
def test_everybody_can_read_and_reach_it(visit: Visit, device: dict[str, object]) -> None:
    """axe finds nothing serious at several questions, and the page never scrolls sideways."""
    page = visit(**device)
    for prompt in ("step", "draft", "hero.give", "cataclysm.close", "unnamed", "demand"):
        reach(page, questions()[prompt])
        assert serious_faults(page) == [], prompt
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), prompt
