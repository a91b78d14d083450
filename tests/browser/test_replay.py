"""Replays in a real browser: back and forth, other eyes, links to moments, playing on, files."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fatebox.kernel import Record
from tests.browser.conftest import PHONE, serious_faults
from tests.server.test_replays import finished
from tests.server.visitor import ServerProcess, Visitor, all_go_home

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> str:
    """A game of Fate Weaver, played to its end."""
    over = finished(Visitor(server.address, "Ann"))
    all_go_home()
    return over


def look(page: Page, address: str) -> None:
    """Open a replay."""
    page.goto(f"/replay/{address}")
    page.locator("#board .weaver").wait_for()


def slider(page: Page) -> int:
    """The place that the slider shows."""
    return int(page.get_by_role("slider", name="Moment").input_value())


def scene(page: Page) -> int:
    """The number of answers given at the moment that is shown."""
    found = page.get_by_role("slider", name="Moment").get_attribute("aria-valuetext") or ""
    return int(found.partition(" ")[0])


def test_slider_and_keys_go_back_and_forth(visit: Visit, table: str) -> None:
    page = visit()
    look(page, table)
    assert slider(page) == 0
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("2")
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("slider")).to_have_value("1")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^2 of"))
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    last = slider(page)
    page.get_by_role("slider").fill(str(last - 1))
    expect(page.get_by_role("button", name="One step on")).to_be_enabled()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider")).to_have_value("1")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert serious_faults(page) == []


def test_other_eyes_know_other_things_at_the_same_moment(visit: Visit, table: str) -> None:
    """Given an answer that only its player knows, then a spectator reads that it was given, and no more."""
    page = visit()
    look(page, f"{table}?at=3&eye=spectator")
    headline = page.get_by_label("Back and forth").get_by_role("status")
    expect(headline).to_have_text("Ann answered")
    for eye, words in (("Ann", r"You: \w+"), ("All cards open", r"Ann: \w+")):
        page.get_by_label("Seen by").select_option(eye)
        expect(headline).to_have_text(re.compile(words))
        assert scene(page) == 3


def test_a_link_leads_to_the_moment_and_the_eyes(visit: Visit, table: str) -> None:
    page, friend = visit(), visit("Ben")
    look(page, table)
    page.get_by_label("Seen by").select_option("All cards open")
    page.get_by_role("slider").fill("5")
    expect(page.get_by_role("status").first).not_to_have_text("The start of the game")
    page.get_by_role("button", name="Copy link to this moment").click()
    expect(page).to_have_url(re.compile(r"at=\d+\.\d+&eye=all"))
    friend.goto(page.url)
    expect(friend.get_by_role("slider")).to_have_value("5")
    expect(friend.get_by_label("Seen by")).to_have_value("all")
    assert friend.locator("#board").inner_text() == page.locator("#board").inner_text()


def test_playing_on_from_here_opens_a_table_of_ones_own(visit: Visit, table: str) -> None:
    page = visit("Ben")
    look(page, f"{table}?at=2")
    row = page.locator(".row .fate").count()
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.locator("section.bar.yours").wait_for()
    expect(page.locator(".row .fate")).to_have_count(row)


def test_a_file_is_saved_and_a_file_is_opened(visit: Visit, table: str, tmp_path: Path) -> None:
    """Given a record that was saved, when it is chosen on the first page, then it is shown, without names."""
    page = visit()
    look(page, table)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    record = Record.from_json(download.value.path().read_text(encoding="utf-8"))
    assert record.players == ("Ann",)
    record.players = ()
    file = tmp_path / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")
    page.goto("/")
    page.get_by_label("Open a saved game").set_input_files(file)
    page.locator("#board .weaver").wait_for()
    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.get_by_label("Seen by").locator("option").first).to_have_text("Player 1")
    page.get_by_text("Costliest moves").click()
    expect(page.get_by_text("checked, with only what the player could know")).to_be_visible(timeout=60_000)


def test_what_is_no_record_is_refused_with_the_name_of_the_file(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    file = tmp_path / "shopping.json"
    file.write_text(json.dumps(["milk", "bread"]), encoding="utf-8")
    page.goto("/")
    with page.expect_response("**/api/replays"):
        page.get_by_label("Open a saved game").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("shopping.json: ")


def test_chances_and_decisions_of_a_replay_lead_to_moments(visit: Visit, table: str) -> None:
    """Given room for it, then the chances lie above the slider, and a click on them goes to that moment."""
    page = visit(viewport={"width": 1440, "height": 900})
    look(page, table)
    graph = page.get_by_label("Back and forth").get_by_role("img", name="One line for each player")
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] - 13, "y": box["height"] / 2})
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()  # the end of the game
    page.get_by_role("button", name=re.compile(r"Your win chance: from \d+% to \d+%")).first.click()
    found = page.request.get(f"/api/replays/{table}/course").json()["highlights"][0]
    expect(page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(f"^{found['scene']} of")
    )
    page.get_by_text("Costliest moves").click()
    # before the review is done another move may be the costliest
    expect(page.get_by_text("checked, with only what the player could know")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="See the table at that moment").first.click()
    worst = page.request.get(f"/api/replays/{table}/review").json()["findings"][0]
    expect(page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(f"^{worst['answer'] - 1} of")
    )
    assert serious_faults(page) == []
    page.get_by_text("Chances and costly decisions").click()
    expect(page.get_by_role("heading", name="Highlights")).to_be_hidden()
    expect(graph).to_be_visible()


def test_on_a_phone_the_board_has_the_room(visit: Visit, table: str) -> None:
    page = visit(**PHONE, color_scheme="dark")
    look(page, f"{table}?at=4")
    controls = page.get_by_label("Back and forth").bounding_box()
    board = page.locator("#board").bounding_box()
    assert controls is not None
    assert board is not None
    assert controls["height"] <= 150
    assert board["height"] >= 450
    expect(page.get_by_label("Seen by")).to_be_hidden()
    page.get_by_role("button", name="More").click()
    page.get_by_label("Seen by").select_option("All cards open")
    page.get_by_text("Chances and costly decisions").click()
    expect(page.get_by_role("img", name="One line for each player")).to_be_visible()
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
