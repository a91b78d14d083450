"""People at a table in the browser: names, devices, seats given back, steps back, a server that went away."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, serious_faults
from tests.browser.pointer import BAR, ENDING, sit_down, wait_until_asked
from tests.server.visitor import ServerProcess

Visit = Callable[..., Page]

ROW = ".row .fate"
DECK = ".decks .fate.glow"


def test_a_private_link_carries_somebody_to_the_phone(visit: Visit) -> None:
    """Given a game on the desktop, when the private link is opened on a phone
    of somebody else, then that phone asks first, and the game goes on there."""
    desktop, phone = visit("Ann"), visit("Somebody", **PHONE)
    sit_down(desktop, "weaver", 0)
    desktop.locator(DECK).first.click()
    expect(desktop.locator(ROW)).to_have_count(1)
    desktop.goto("/")
    desktop.get_by_role("button", name="Play on another device").click()
    field = desktop.get_by_label("Open this link")
    expect(field).to_have_value(re.compile(r"/me#.{20}"))
    assert serious_faults(desktop) == []
    address = field.input_value()
    phone.goto(address)
    phone.get_by_role("button", name="Continue as the person of the link").click()
    expect(phone.locator("body")).to_contain_text("You are Ann")
    phone.get_by_role("link", name="Continue").first.click()
    expect(phone.locator(ROW)).to_have_count(1)


def test_devices_are_listed_and_ended(visit: Visit) -> None:
    """Given somebody who is known on two devices, when one is ended, then it knows them no more."""
    desktop, phone = visit("Ann"), visit("Somebody", **PHONE)
    secret = desktop.request.post("/api/me/link").json()["secret"]
    assert phone.request.post("/api/me/follow", data={"secret": secret, "replace": True}).ok
    desktop.goto("/me")
    other = desktop.get_by_role("listitem").filter(has_text="last used")
    expect(other).to_have_count(1)
    expect(desktop.get_by_text("this device", exact=True)).to_be_visible()
    assert serious_faults(desktop) == []
    other.get_by_role("button", name="End").click()
    expect(other).to_have_count(0)
    assert phone.request.get("/api/me").json()["known"] is False
    desktop.get_by_role("button", name="Leave this device").click()
    expect(desktop.locator(".game").first).to_be_visible()
    assert desktop.request.get("/api/me").json()["known"] is False


def test_a_used_link_says_so(visit: Visit) -> None:
    page = visit()
    secret = page.request.post("/api/me/link").json()["secret"]
    assert page.request.post("/api/me/follow", data={"secret": secret}).ok
    with page.expect_response("**/api/me/follow") as answer:
        page.goto(f"/me#{secret}")
    assert answer.value.status == 404
    expect(page.get_by_role("alert")).to_contain_text("used up")
    page.get_by_role("link", name="Back to the games").click()
    expect(page.locator(".game").first).to_be_visible()


def test_a_name_is_changed(visit: Visit) -> None:
    page = visit("Ann")
    page.goto("/")
    page.get_by_role("button", name="Change name").click()
    page.get_by_role("textbox").fill("Anna")
    page.keyboard.press("Enter")
    expect(page.locator("body")).to_contain_text("You are Anna")


def test_the_lobby_shows_who_comes_and_goes(visit: Visit) -> None:
    """Given a table for three people, when one comes and gives the seat back, then the host sees both."""
    ann, ben = visit("Ann"), visit("Ben")
    ann.goto("/new/fantos")
    for seat in ("2", "3"):
        ann.get_by_label(f"Who plays? {seat}").select_option("open")
    ann.get_by_role("button", name="Start").click()
    expect(ann.get_by_role("status")).to_contain_text("2 more players")
    assert serious_faults(ann) == []
    ben.goto(ann.get_by_label("Send this link").input_value())
    ben.get_by_role("button", name="Take a seat").click()
    expect(ann.locator("ol")).to_contain_text("Ben")
    expect(ann.get_by_role("status")).to_contain_text("1 more player")
    ben.get_by_role("button", name="Leave the table").click()
    expect(ann.get_by_role("status")).to_contain_text("2 more players")


def test_the_screen_is_covered_between_two_people_and_the_log_with_it(visit: Visit) -> None:
    page = visit("Ann")
    seats = [{"kind": "person"}, {"kind": "person", "name": "Bea"}, {"kind": "bot", "bot": "random"}]
    answer = page.request.post("/api/tables", data={"game": "fantos", "seats": seats})
    page.goto(f"/t/{answer.json()['id']}?pace=0")
    cover = page.get_by_role("button", name=re.compile("show my cards"))
    someone = page.locator("#board .usable").first
    for _ in range(4):
        someone.or_(cover).first.wait_for()
        if cover.count():
            break
        someone.click()
        expect(page.locator(f"{BAR}[aria-busy=true]")).to_have_count(0)
    expect(cover).to_be_visible()
    expect(page.locator(".log, [data-card]")).to_have_count(0)
    cover.click()
    expect(page.locator(".log")).to_be_visible()
    expect(page.locator("#board [data-card]").first).to_be_visible()


def test_a_step_back_says_why_not_and_is_forced_only_against_bots(visit: Visit) -> None:
    """Given a card that was drawn, when that is taken back, then the table says why not, and offers force."""
    page = visit()
    sit_down(page, "weaver", 0)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    page.locator(DECK).first.click()
    expect(page.locator(ROW)).to_have_count(1)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("The rules do not let you undo this (WEA-REA.2).")
    page.get_by_role("button", name="Undo anyway").click()
    expect(page.locator(ROW)).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_giving_up_is_asked_twice(visit: Visit) -> None:
    page = visit()
    sit_down(page, "outposts", 1, bot="random")
    wait_until_asked(page)
    for choice in ("Play on", "Give up"):
        expect(page.locator(ENDING)).to_have_count(0)
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("button", name="Give up").click()
        sure = page.get_by_role("dialog", name="Do you want to give up?")
        sure.get_by_role("button", name=choice).click()
    expect(page.locator(ENDING)).to_contain_text("won")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(ENDING)).to_have_count(0)
    page.locator(f"{BAR}.yours").wait_for()


def test_a_clause_opens_beside_the_game(visit: Visit) -> None:
    page = visit()
    sit_down(page, "weaver", 0)
    page.locator(f"{BAR} .ask .why").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile(r"WEA-\w+\.\d"))
    assert len(dialog.inner_text()) > 60
    assert serious_faults(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#board")).to_be_visible()


def test_a_table_that_is_not_there_leads_back_home(visit: Visit) -> None:
    page = visit()
    with page.expect_response("**/api/tables/nowhere"):
        page.goto("/t/nowhere")
    expect(page.get_by_role("alert").get_by_role("heading")).to_contain_text("no table")
    page.get_by_role("link", name="Back to the games").click()
    expect(page.locator(".game").first).to_be_visible()


def test_a_server_that_is_killed_and_comes_back_is_noticed_and_the_game_goes_on(
    browser: Browser, tmp_path: Path
) -> None:
    """Given a game in the browser, when the server dies, then a banner says so; when it is there again, the
    same question is open, and an answer is taken."""
    server = ServerProcess(tmp_path)
    context = browser.new_context(base_url=f"http://{server.address}", reduced_motion="reduce")
    try:
        context.request.put("/api/me", data={"name": "Ann"})
        page = context.new_page()
        sit_down(page, "weaver", 0)
        page.locator(DECK).first.click()
        expect(page.locator(ROW)).to_have_count(1)
        question = page.locator(f"{BAR} .ask").inner_text()
        server.kill()
        expect(page.get_by_role("alert")).to_contain_text("connection is lost")
        server.start(port=server.address.rpartition(":")[2])
        expect(page.get_by_role("alert")).to_have_count(0, timeout=20_000)
        assert page.locator(f"{BAR} .ask").inner_text() == question
        expect(page.locator(ROW)).to_have_count(1)
        page.locator(DECK).first.click()
        page.locator(f"{ROW} >> nth=1").or_(page.locator(".gap")).first.wait_for()
    finally:
        context.close()
        server.stop()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_for_those_who_want_it_so(visit: Visit, motion: str) -> None:
    """Given a wish for less motion, when a card is played, then nothing is animated; otherwise it is."""
    page = visit(reduced_motion=motion)
    sit_down(page, "weaver", 0)
    for _ in range(2):
        page.locator(DECK).first.click()
        page.locator(".gap").or_(page.locator(ROW)).first.wait_for()
        if page.locator(".gap").count():
            page.evaluate(
                """() => { window.moved = 0; const animate = Element.prototype.animate
                Element.prototype.animate = function (frames, how) {
                    const long = typeof how === 'number' ? how : how?.duration
                    if (long > 1) window.moved++
                    return animate.call(this, frames, how) } }"""
            )
            page.locator(".gap").first.click()
            expect(page.locator(ROW)).to_have_count(2)
    if motion == "no-preference":
        page.wait_for_function("() => window.moved > 0")
    else:
        assert page.evaluate("window.moved") == 0
