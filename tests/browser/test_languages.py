"""The interface in other languages: chosen once, kept, and right at the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from fatebox.text.speaker import Speaker
from tests.browser.conftest import PHONE, play, serious_faults

Visit = Callable[..., Page]


def choose(page: Page, name: str) -> None:
    """Choose a language by its own name."""
    page.get_by_role("combobox").filter(has_text=name).select_option(label=name)


def expect_home(page: Page, language: str) -> None:
    """The first page speaks the language and says so."""
    said = Speaker(language).text
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("banner")).to_contain_text(said("nav-progress"))
    play = f"{said('home-playnow')}: Fate Weaver"
    expect(page.get_by_role("button", name=play, exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "name", "device"),
    [("pl", "Polski", {}), ("sv", "Svenska", PHONE)],
    ids=["pl-desktop", "sv-phone"],
)
def test_a_chosen_language_is_kept_and_spoken_at_the_table(
    visit: Visit, language: str, name: str, device: dict[str, object]
) -> None:
    """Given an English page, when a language is chosen, then pages and tables speak it, also reloaded."""
    page = visit(**device)
    page.goto("/")
    expect_home(page, "en")
    choose(page, name)
    expect_home(page, language)
    page.reload()
    expect_home(page, language)
    assert serious_faults(page) == []

    play(page, "weaver")
    said = Speaker(language).text
    bar = page.get_by_role("navigation", name=said("table-menu"))
    expect(bar).to_contain_text(said("nav-rules"))
    expect(bar.get_by_role("button", name=said("menu-more"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_language_changes_at_the_table(visit: Visit) -> None:
    page = visit()
    play(page, "weaver")
    page.get_by_role("button", name="Settings").click()
    choose(page, "Svenska")
    expect(page.get_by_role("dialog")).to_contain_text(Speaker("sv").text("settings-text"))


def test_the_browsers_language_counts_until_another_is_chosen(visit: Visit) -> None:
    page = visit(locale="sv-SE")
    page.goto("/")
    expect_home(page, "sv")
    choose(page, "English")
    expect_home(page, "en")
    page.reload()
    expect_home(page, "en")


def test_an_unknown_language_of_the_browser_gives_english(visit: Visit) -> None:
    page = visit(locale="fi-FI")
    page.goto("/")
    expect_home(page, "en")


def test_polish_counts_with_three_forms_and_rules_stay_english(visit: Visit) -> None:
    """One entry, two to four, and five or more are counted with different words."""
    page = visit(locale="pl-PL")
    page.goto("/rules/weaver/WEA-SET")
    expect(page.get_by_role("heading", name="Przygotowanie")).to_be_visible()
    expect(page.locator("main section").first).to_have_attribute("lang", "en")
    status = page.get_by_role("status")
    for search, number in (("zero", 1), ("WEA-ROT.4", 2), ("gold", 5)):
        page.get_by_role("searchbox").fill(search)
        form = Speaker("pl").text("rules-found", count=number)
        expect(status).to_have_text(re.compile("^" + form.replace(str(number), r"\d+") + "$"))


def test_polish_reaches_options_bots_and_what_the_server_refuses(visit: Visit) -> None:
    """Given a Polish browser, when a table is set up, or looked for in vain, all is Polish."""
    page = visit(locale="pl-PL")
    page.goto("/new/fantos")
    expect(page.get_by_label("Kto gra? 2")).to_contain_text("Bot: normalny")
    expect(page.get_by_label("Kolejność Prób")).to_contain_text("Zwykła")
    with page.expect_response("**/api/tables/nigdzie"):
        page.goto("/t/nigdzie")
    expect(page.get_by_role("alert")).to_have_text("Nie ma stołu nigdzie.")
