"""The pages around the table: home, a new table, rules, cards, an invitation."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from fatebox.games import game_ids
from tests.browser.conftest import PHONE, serious_faults
from tests.browser.pointer import BAR, ENDING

Visit = Callable[..., Page]


PATHS = (
    "/", "/learn", "/me", "/fair", "/new/fantos", "/new/seven", "/rules/weaver", "/cards/weaver",
    "/decks/outposts", "/campaigns/outposts", "/campaigns/phantom", "/bests/weaver",
)  # fmt: skip
WORLDS = {"new", "cards", "decks", "campaigns", "bests"}
"""Pages that are in the colors of their game."""


@pytest.mark.parametrize("device", [{}, {**PHONE, "color_scheme": "dark"}], ids=["desktop", "phone"])
def test_pages_are_for_everybody(visit: Visit, device: dict[str, object]) -> None:
    """Given each page, then axe finds nothing serious, it fits the window, and it is in its game's world."""
    page = visit(**device)
    for path in PATHS:
        page.goto(path)
        expect(page.locator("main h1")).to_contain_text(re.compile(r"\w{4}"))
        _, kind, *game = path.split("/")
        expected = game[0] if kind in WORLDS else None
        page.wait_for_function("(game) => document.documentElement.dataset.game == game", arg=expected)
        assert serious_faults(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_a_clause_is_found_by_search_and_by_its_address(visit: Visit) -> None:
    page = visit()
    page.goto("/rules/weaver/WEA-ROT.4")
    expect(page.locator("article.named")).to_contain_text("WEA-ROT.4")
    page.goto("/rules/weaver")
    page.get_by_role("searchbox").fill("WEA-DTH.2")
    expect(page.locator("article").first).to_contain_text("WEA-DTH.2")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_the_rules_begin_with_two_pages_and_have_the_clauses_behind_them(
    visit: Visit, device: dict[str, object]
) -> None:
    """Given the booklet, when a sentence is clicked, its clause opens; arrows turn to the next section."""
    page = visit(**device)
    page.goto("/rules/weaver")
    expect(page.get_by_role("heading", name="The game on two pages")).to_be_visible()
    page.get_by_role("link", name="both cards turn").click()
    detail = page.get_by_role("complementary", name="In detail")
    expect(detail).to_contain_text("WEA-ROT.1")
    assert serious_faults(page) == []
    page.keyboard.press("Escape")
    expect(detail).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name="Terms")).to_be_visible()
    expect(page.locator("article").first).to_contain_text("WEA-GEN.1")


@pytest.mark.parametrize("game", game_ids())
def test_what_is_asked_most_is_one_click_away(visit: Visit, game: str) -> None:
    """Given the rules of a game, then two rows of its cards are seen, each with its picture; when a chip is
    clicked, then clauses are found; a tab is another game."""
    page = visit()
    page.goto(f"/rules/{game}")
    for figure in range(2):
        cards = page.get_by_role("figure").nth(figure).get_by_role("listitem")
        expect(cards.nth(1).locator("svg").first).to_be_visible()
    chips = page.get_by_role("list", name="Often asked").get_by_role("button")
    expect(chips).to_have_count(4)
    for chip in chips.all():
        chip.click()
        expect(page.locator(".results article").first).to_be_visible()
    tabs = page.get_by_role("navigation", name="Rules of the other games").get_by_role("link")
    expect(tabs).to_have_count(len(game_ids()))
    other = next(each for each in game_ids() if each != game)
    page.locator(f'a[href="rules/{other}"]').click()
    expect(page).to_have_url(re.compile(f"/rules/{other}$"))


def test_the_daily_deal_is_on_the_first_page(visit: Visit) -> None:
    """Given a newcomer, when the deal is played, then there are no hints, and the tile leads back to it."""
    page = visit("Eve")
    page.goto("/")
    page.get_by_role("button", name="Play today’s deal").click()
    page.locator("section.bar.yours").wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    table = page.url
    page.goto("/")
    page.locator(".daily").get_by_role("link", name="Continue").click()
    expect(page).to_have_url(table)


def test_a_card_is_enlarged_with_its_clauses(visit: Visit) -> None:
    page = visit()
    page.goto("/cards/weaver")
    page.get_by_role("searchbox").fill("veilglass")
    page.get_by_role("listitem").first.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("WEA-")


def test_a_stranger_gets_a_name_and_plays_after_one_click(visit: Visit) -> None:
    page = visit()
    page.context.clear_cookies()
    page.goto("/")
    page.locator('.game:has(a[href="new/weaver"])').get_by_role("button").first.click()
    page.locator("#board").wait_for()
    assert page.request.get("/api/me").json()["known"]


def test_two_browsers_meet_by_a_link_and_play(visit: Visit) -> None:
    """Given a table with a seat for a friend, when the friend opens the link, then both are at the game."""
    ann, ben = visit("Ann"), visit("Ben")
    ann.goto("/new/fantos")
    ann.get_by_label("Who plays? 2").select_option("open")
    ann.get_by_role("button", name="Start").click()
    link = ann.get_by_label("Send this link").input_value()
    ann.get_by_label("Say something").fill("First one is friendly.")
    ann.get_by_role("button", name="Send").click()
    ben.goto(link)
    expect(ben.locator("blockquote")).to_have_text("First one is friendly.")
    ben.get_by_role("button", name="Just watch").click()
    expect(ben.get_by_role("status")).to_contain_text("watching")
    ben.get_by_role("button", name="Take a seat after all").click()
    ben.get_by_role("button", name="Take a seat").click()
    for page in (ann, ben):
        page.locator("#board").wait_for()
    expect(ann.locator("body")).to_contain_text("Ben")
    expect(ben.locator("body")).to_contain_text("Ann")


def test_people_at_one_device_see_only_their_own_cards(visit: Visit) -> None:
    page = visit("Ann")
    page.goto("/new/fantos")
    page.get_by_label("Number of players").select_option("3")
    page.get_by_label("Who plays? 2").select_option("person")
    page.get_by_role("button", name="Start").click()
    page.locator("#board").wait_for()
    cover = page.get_by_role("button", name=re.compile("show my cards"))
    for _ in range(30):
        cover.or_(page.locator(f"{BAR}.yours[aria-busy=false]")).first.wait_for()
        if cover.count():
            break
        page.locator("#board .usable, .bar .choices button:enabled").first.click()
        menu = page.get_by_role("menuitem")
        if menu.count():
            menu.first.click()
    expect(cover).to_be_visible()
    expect(page.locator("#board [data-card]")).to_have_count(0)
    cover.click()
    expect(page.locator("#board [data-card]").first).to_be_visible()


def test_an_invitation_on_a_phone_has_its_button_in_sight(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben", **PHONE)
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = ann.request.post("/api/tables", data={"game": "outposts", "seats": seats}).json()
    ben.goto(f"/t/{table['id']}?k={table['invite']}")
    expect(ben.get_by_role("button", name="Take a seat")).to_be_in_viewport(ratio=1)
    ben.get_by_role("button", name="Just watch").click()
    expect(ben.get_by_role("status")).to_contain_text("watching")


def test_a_friend_chooses_on_the_invitation_and_is_asked_for_another_game(visit: Visit) -> None:
    """Given an invitation to Outposts, when a friend wishes for a faction and sits down, then it is taken in
    their turn to choose, and nothing of the invitation is cut; after the game the first page offers another
    one with the same people."""
    ann, ben = visit("Ann"), visit("Ben")
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = ann.request.post("/api/tables", data={"game": "outposts", "seats": seats}).json()
    ben.goto(f"/t/{table['id']}?k={table['invite']}")
    for told in (ben.get_by_text("Ruin every rival Outpost"), ben.get_by_role("button", name="Just watch")):
        expect(told).to_be_in_viewport(ratio=1)
    ben.get_by_role("radio", name="Wildroot Kin").check(force=True)
    assert serious_faults(ben) == []
    ben.get_by_role("button", name="Take a seat").click()
    ann.goto(f"/t/{table['id']}")
    ann.get_by_role("button", name="Play the Cinder Legion").click()
    expect(ann.locator(".plate").nth(1)).to_contain_text("Wildroot Kin")
    ann.get_by_role("button", name="More", exact=True).click()
    ann.get_by_role("button", name="Give up").click()
    sure = ann.get_by_role("dialog", name="Do you want to give up?")
    sure.get_by_role("button", name="Give up").click()
    expect(ann.locator(ENDING)).to_contain_text("won")
    ann.goto("/")
    ann.get_by_role("listitem").filter(has_text="Outposts with Ben").get_by_role("button").click()
    ann.locator("#board").wait_for()
    assert table["id"] not in ann.url
