"""The result screen in a real browser: places, the chances along the game, and its highlights in words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, serious_faults
from tests.server.test_replays import finished
from tests.server.visitor import ServerProcess, Visitor, all_go_home

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> str:
    """A game of Fate Weaver, played to its end."""
    over = finished(Visitor(server.address, "Dora"))
    all_go_home()
    return over


@pytest.mark.parametrize("device", [{}, {**PHONE, "color_scheme": "dark"}], ids=["desktop", "phone"])
def test_the_end_tells_how_it_went(visit: Visit, table: str, device: dict[str, object]) -> None:
    """Given a game that is over, then its highlights name an answer and lead to the replay at that moment."""
    page = visit(**device)
    page.goto(f"/t/{table}")
    page.locator("#board .weaver").wait_for()
    if device:
        expect(page.get_by_role("img", name="One line for each player")).to_be_hidden()
        page.get_by_text("How it went").click()
    expect(page.get_by_role("img", name="One line for each player")).to_be_visible()
    told = page.request.get(f"/api/replays/{table}/course").json()["highlights"]
    items = page.get_by_role("listitem").filter(has_text=re.compile(r"Chance of Dora: \d+ % to \d+ %"))
    expect(items).to_have_count(len(told))
    expect(items.first).to_contain_text(f"Dora: {told[0]['what']}")
    board = page.locator("#board").bounding_box()
    assert board is not None
    assert board["height"] >= 250
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    items.first.get_by_role("link").click()
    expect(page.get_by_role("slider", name="Moment")).to_have_attribute(
        "aria-valuetext", re.compile(f"^{told[0]['scene']} of")
    )
