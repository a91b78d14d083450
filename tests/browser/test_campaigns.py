"""Progress between games, in a real browser: campaigns of The Phantom and Outposts, best scores."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fatebox.games import load_game
from fatebox.games.phantom.rules.campaign import new_campaign
from fatebox.games.phantom.state.terms import DECK_LEAST
from fatebox.storage.campaigns import campaign_text
from tests.browser.conftest import PHONE, serious_faults
from tests.browser.pointer import sit_down
from tests.browser.test_phantom import PAGE, read_on

Visit = Callable[..., Page]
PACK = load_game("phantom").pack()
DEVICES = pytest.mark.parametrize("device", [{}, {**PHONE, "color_scheme": "dark"}], ids=["desktop", "phone"])


def begin(page: Page, name: str) -> None:
    """From the first page to a new campaign."""
    page.goto("/")
    page.locator('a[href="campaigns/phantom"]').click()
    page.get_by_label("Name of the campaign").fill(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def rich_campaign(folder: Path, name: str) -> Path:
    """The file of a campaign in which Diana owns one card more than a deck must have."""
    campaign = new_campaign()
    cards = [PACK.ids[card] for card in PACK.of_set["devil"] if "player" in PACK.traits[card]]
    campaign.holdings["diana"].owned += cards[: DECK_LEAST + 1 - len(PACK.starters["diana"])]
    path = folder / "rich.json"
    path.write_text(campaign_text(load_game("phantom"), name, campaign.to_data()), encoding="utf-8")
    return path


def give_up_at_the_table(page: Page) -> None:
    """Give up, as the menu of the table offers it, and say so again."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog", name="Do you want to give up?").get_by_role("button", name="Give up").click()


def for_everybody(page: Page) -> None:
    """Nothing keeps anybody from using the page, and nothing sticks out at its side."""
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@DEVICES
def test_an_adventure_is_begun_given_up_and_played_again(visit: Visit, device: dict[str, object]) -> None:
    page = visit(**device)
    begin(page, "Deep Woods")
    for_everybody(page)
    page.get_by_role("button", name="Play: Story of Devil").click()
    page.get_by_label("Your Legend").select_option("diana")
    for_everybody(page)
    page.get_by_role("button", name="Set out").click()
    page.locator("#board").wait_for()
    page.goto("/campaigns/phantom")
    page.get_by_role("link", name="Continue").click()
    expect(page.get_by_role("region", name="Story of Devil")).to_contain_text("Diana")
    expect(page.get_by_role("button", name="Play: Story of Devil")).to_be_disabled()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_text("Gained:")).to_be_visible()
    expect(page.get_by_text("2 of")).to_be_visible()
    for_everybody(page)
    page.get_by_role("button", name="Play again: Story of Devil").click()
    page.get_by_role("button", name="Set out").click()
    page.locator(PAGE).wait_for()
    while read_on(page):
        page.wait_for_timeout(300)
    give_up_at_the_table(page)
    page.get_by_role("link", name="Back to the campaign").click()
    expect(page.get_by_text("Played 2 times")).to_be_visible()


@DEVICES
def test_a_deck_is_customised_with_what_the_rules_say(
    visit: Visit, device: dict[str, object], tmp_path: Path
) -> None:
    page = visit(**device)
    page.goto("/campaigns/phantom")
    page.get_by_label("bring one from a file").set_input_files(rich_campaign(tmp_path, "Treasure"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Treasure")
    page.get_by_role("link", name="Show the deck: Diana").click()
    boxes = page.get_by_role("checkbox")
    expect(boxes.first).to_be_checked()
    for_everybody(page)
    boxes.first.uncheck()
    expect(page.get_by_text("This deck can be played.")).to_be_visible()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("It is saved.")).to_be_visible()
    page.reload()
    expect(boxes.first).not_to_be_checked()
    boxes.nth(1).uncheck()
    expect(page.get_by_text("PHA-DECK.2")).to_be_visible()
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_disabled()
    page.get_by_role("button", name="Take all cards").click()
    expect(boxes.first).to_be_checked()


def test_a_campaign_is_saved_as_a_file_started_anew_and_deleted(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    page.goto("/campaigns/phantom")
    page.get_by_label("bring one from a file").set_input_files(rich_campaign(tmp_path, "Voyage"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "Voyage.json"
    page.get_by_role("button", name="Start anew").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start anew")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("^0 of"))).to_be_visible()
    page.get_by_role("button", name="Delete this campaign").click()
    page.get_by_role("button", name="Delete this campaign").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Campaigns of The Phantom")
    expect(page.get_by_text("Voyage")).to_have_count(0)


def test_a_campaign_is_begun_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.goto("/campaigns/phantom")
    page.get_by_label("Name of the campaign").focus()
    page.keyboard.type("By hand")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Play: Story of Devil").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Story of Devil", level=2)).to_be_focused()
    for label in ("Level", "Your Legend", "Who comes along?"):
        page.keyboard.press("Tab")
        expect(page.get_by_label(label)).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Set out")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("#board").wait_for()


@DEVICES
def test_a_campaign_of_outposts_goes_on_with_the_own_collection(
    visit: Visit, device: dict[str, object]
) -> None:
    """Given a campaign against a bot, when the first game is given up, then the second is played with a deck
    from your collection."""
    page = visit(**device)
    page.goto("/")
    page.locator('a[href="campaigns/outposts"]').click()
    page.get_by_label("Name of the campaign").fill("Border war")
    page.get_by_label("Who plays? 2").wait_for()
    for_everybody(page)
    page.get_by_role("button", name="Begin with the first game").click()
    page.locator("#board").wait_for()
    page.get_by_role("button", name=re.compile("Cinder")).first.click()
    page.get_by_role("button", name=re.compile("Starter")).first.wait_for()
    page.goto("/campaigns/outposts")
    page.get_by_role("link", name="Continue").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("row", name=re.compile("Ann"))).to_contain_text("45 cards")
    page.get_by_role("button", name="Build a deck").click()
    expect(page.get_by_text("This deck can be played.")).to_be_visible()
    for_everybody(page)
    page.get_by_role("button", name="Bring this deck").click()
    expect(page.get_by_text("It is saved.")).to_be_visible()
    page.get_by_role("button", name="Next game").click()
    page.locator("#board").wait_for()
    expect(page.get_by_role("button", name=re.compile("Cinder"))).to_have_count(0)


@DEVICES
def test_a_game_of_weaver_is_found_among_the_bests(visit: Visit, device: dict[str, object]) -> None:
    page = visit(**device)
    sit_down(page, "weaver", 0, difficulty="master")
    give_up_at_the_table(page)
    page.get_by_role("link", name="Best scores").click()
    row = page.get_by_role("row", name=re.compile("master", re.IGNORECASE))
    expect(row).to_contain_text("Lost in round 1")
    for_everybody(page)
    page.get_by_role("button", name="Play: apprentice").click()
    page.locator("#board").wait_for()
