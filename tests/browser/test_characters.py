"""Characters at a table: a face with name and level, and a word now and then that can be switched off."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Page, expect

from fatebox.games import load_game
from tests.browser.pointer import BAR

Visit: TypeAlias = Callable[..., Page]
WORD = ".banter .bubble"


def open_table(page: Page) -> str:
    """A table of Outposts against one character; its name."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "hard"}]
    answer = page.request.post("/api/tables", data={"game": "outposts", "seats": seats, "options": {}})
    table = answer.json()
    page.goto(f"/t/{table['id']}")
    page.locator(f"{BAR}.yours").wait_for()
    return str(table["seats"][1]["name"])


def test_a_character_greets_and_can_be_silenced(visit: Visit) -> None:
    """Given a bot, then it has a name and a face with its level and says hello; silenced, it only plays."""
    page = visit(speed="fast")
    name = open_table(page)
    cast = {each.name for each in load_game("outposts").opponents.cast if each.level == "hard"}
    assert name in cast
    expect(page.locator(WORD)).to_contain_text(f"{name}, hard bot")
    word, board = page.locator(".banter").bounding_box(), page.locator("#board").bounding_box()
    assert word is not None
    assert board is not None
    assert word["y"] + word["height"] / 2 <= board["y"], "it hides no seat"
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Let them talk").uncheck()
    expect(page.locator(WORD)).to_have_count(0)
    page.keyboard.press("Escape")
    open_table(page)
    expect(page.locator(WORD)).to_have_count(0)
