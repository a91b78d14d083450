"""Choices of several steps: a sensible answer from the start, steppers, orders; and crowds of cards."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from fatebox.kernel import Decision, Match
from tests.browser.conftest import PHONE
from tests.browser.measures import SIZES, covered_things, text_faults
from tests.browser.pointer import BAR, sit_down
from tests.browser.positions import Fits, find, reach

Visit = Callable[..., Page]
PRIMARY = f"{BAR} .far button.primary"
PAGE_OF_A_STORY = "#board .story .page"
DEVICES: dict[str, dict[str, Any]] = {"desktop": SIZES["1280x720"], "phone": PHONE}
LEAST = {"desktop": 12, "phone": 11}
"""Pixels of the smallest text."""


def asks(prompt: str, items: int = 2) -> Fits:
    """Whether this is asked about so many things at least."""

    def fits(_: Match[Any], decision: Decision) -> bool:
        things = decision.options if decision.group is None else decision.group.items
        return decision.prompt.id == prompt and len(things) >= items

    return fits


PRESETS = {
    "fantos": (
        3,
        ("harvest.legacies", "war.attackers", "war.defenders", "war.damage", "tribute.reward", "move.share"),
    ),
    "outposts": (2, ("attacker_damage", "assault_order", "defender_damage", "exhaust_damage")),
    "phantom": (1, ("place_wounds",)),
}
"""The players of each game, and its larger choices that are answered from the start."""
FOND = {"attacker_damage": ("play", "move", "attack"), "assault_order": ("play", "move", "attack")}
"""The options that lead to them."""


@pytest.mark.parametrize("game", PRESETS)
def test_a_larger_choice_is_answered_by_one_click(visit: Visit, game: str) -> None:
    """Given a choice of several steps, then a sensible answer stands there, and the main button gives it."""
    page = visit(**PHONE)
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    seats, prompts = PRESETS[game]
    for prompt in prompts:
        reach(page, find(game, seats, asks(prompt), fond=FOND.get(prompt, ())))
        while page.locator(PAGE_OF_A_STORY).count():
            page.locator(PRIMARY).click()
        expect(page.locator(PRIMARY)).to_be_enabled()
        with sockets[-1].expect_event("framereceived", lambda frame: '"accepted"' in frame):
            page.locator(PRIMARY).click()


def test_a_stepper_says_the_amount_that_it_shows(visit: Visit) -> None:
    """Given Shards that several Citadels may pay, then each label and its number agree, also when changed."""
    page = visit(**PHONE)
    reach(page, find("fantos", 3, asks("tribute.reward")))
    rows = page.locator(f"{BAR} .rows .row")

    def agree() -> bool:
        said = [re.search(r"pays (\d+) Shard", text) for text in rows.locator("span").all_inner_texts()]
        counted: list[str] = rows.locator("output").all_inner_texts()
        return [each[1] if each else "" for each in said] == counted

    assert agree()
    paying = rows.filter(has=page.locator("output", has_text=re.compile("^[1-9]"))).first
    paying.get_by_role("button").first.click()
    assert agree()
    expect(page.locator(PRIMARY)).to_be_disabled()
    rows.last.get_by_role("button").last.click()
    assert agree()
    expect(page.locator(PRIMARY)).to_be_enabled()


def test_an_order_is_shown_and_begun_anew_by_a_click(visit: Visit) -> None:
    """Given cards to be ordered, then they are numbered as they lie; a click makes a card the first."""
    page = visit(**SIZES["1280x720"])
    reach(page, find("outposts", 2, lambda match, decision: decision.prompt.key == "prompt-scry-top"))
    ranks = page.locator(".fan .rank")
    cards = page.locator(".fan .slot").count()
    assert cards >= 2
    assert ranks.all_inner_texts() == [str(place + 1) for place in range(cards)]
    expect(page.locator(PRIMARY)).to_be_enabled()
    page.locator(".fan .slot .usable").last.click()
    expect(ranks).to_have_count(1)
    expect(page.locator(PRIMARY)).to_be_disabled()
    for place in range(cards - 1):
        page.locator(".fan .slot .usable").nth(place).click()
    assert sorted(ranks.all_inner_texts()) == [str(place + 1) for place in range(cards)]
    expect(page.locator(PRIMARY)).to_be_enabled()


def test_a_spectator_sees_citadels_above_and_below(visit: Visit) -> None:
    """Given a table of four Citadels, when somebody looks on, then half of them lie below the middle."""
    player, guest = visit("Ann", **SIZES["1280x720"]), visit("Ben", **SIZES["1280x720"])
    sit_down(player, "fantos", 3)
    guest.goto(player.url)
    guest.locator("[data-spot=stage]").wait_for()
    middle = guest.locator("[data-spot=stage]").bounding_box()
    boxes = [each.bounding_box() for each in guest.locator(".citadel").all()]
    assert middle is not None
    above = [box for box in boxes if box and box["y"] + box["height"] <= middle["y"] + 1]
    below = [box for box in boxes if box and box["y"] >= middle["y"] + middle["height"] - 1]
    assert (len(above), len(below)) == (2, 2)
    expect(guest.locator("[data-spot=hand]")).to_have_count(0)


def crowded_seven(match: Match[Any], decision: Decision) -> bool:
    """Whether a hero who acts has more than nine cards."""
    player = match.state.players[decision.seat]
    return decision.prompt.id == "step" and len(player.characters + player.elixirs + player.buildings) > 9


def crowded_outposts(match: Match[Any], decision: Decision) -> bool:
    """Whether a player who plays cards has more than nine creatures."""
    player = match.state.players[decision.seat]
    return decision.prompt.id == "play_action" and len(player.creatures()) > 9


CROWDS = {
    "seven": lambda: find("seven", 2, crowded_seven, fond=("recruit", "buy", "found", "man", "pass")),
    "outposts": lambda: find("outposts", 2, crowded_outposts, fond=("play", "go", "hold", "keep", "finish")),
}


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", CROWDS)
def test_a_crowd_can_be_read_and_clicked(visit: Visit, game: str, device: str) -> None:
    """Given more than nine cards of one player, then no text is small or cut, and no thing covers another."""
    page = visit(**DEVICES[device])
    reach(page, CROWDS[game]())
    assert text_faults(page, LEAST[device]) == {"small": [], "cut": [], "broken": []}
    assert covered_things(page) == []
