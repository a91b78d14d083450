"""One's own page in a real browser: games and bests, all data as a file, and its deletion."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, serious_faults
from tests.server.test_replays import finished
from tests.server.visitor import ServerProcess, Visitor, all_go_home

Visit = Callable[..., Page]


@pytest.fixture
def link(server: ServerProcess) -> str:
    """A private link of somebody who has played a game."""
    dora = Visitor(server.address, "Dora")
    finished(dora)
    dora.ask("PUT", "/api/me/settings", {"theme": "dark"})
    secret: str = dora.ask("POST", "/api/me/link")["secret"]
    all_go_home()
    return f"/me#{secret}"


@pytest.mark.parametrize("device", [{}, {**PHONE, "color_scheme": "dark"}], ids=["desktop", "phone"])
def test_the_page_tells_what_was_played_and_gives_it_away(
    visit: Visit, link: str, device: dict[str, object]
) -> None:
    """Given somebody who comes by a private link, then the page has the games, and one file has all.

    Her settings of the other device hold here as well.
    """
    page = visit(**device)
    page.goto(link)
    page.get_by_role("button", name="Continue as the person of the link").click()
    page.get_by_role("link", name="Your profile").click()
    expect(page.get_by_role("heading", name="Dora's profile")).to_be_visible()
    expect(page.locator(".line", has_text="Fate Weaver")).to_contain_text("0 of 1 won")
    expect(page.get_by_role("link", name="Best scores in Fate Weaver")).to_be_visible()
    expect(page.get_by_role("listitem").first).to_contain_text("lost")
    assert page.locator("html").evaluate("(root) => root.style.colorScheme") == "dark"
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all of my data").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8"))["name"] == "Dora"


def test_all_is_deleted_after_a_second_question(visit: Visit, link: str) -> None:
    page = visit()
    page.goto(link)
    page.get_by_role("button", name="Continue as the person of the link").click()
    page.get_by_role("link", name="Your profile").click()
    page.get_by_role("button", name="Delete all of my data").click()
    page.get_by_role("button", name="Keep it").click()
    assert page.request.get("/api/me").json()["name"] == "Dora"
    page.get_by_role("button", name="Delete all of my data").click()
    page.get_by_role("button", name="Delete it all").click()
    expect(page).to_have_url(re.compile("/$"))
    assert page.request.get("/api/me").json()["known"] is False
    page.goto("/me")
    expect(page.get_by_text("This browser does not know you yet")).to_be_visible()
