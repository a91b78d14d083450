"""The site below a path of a name that it shares with others: `fatebox serve --root-path /games/cards`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.visitor import ServerProcess

ROOT = "/games/cards/"
ROW = ".row .fate"
DECK = ".decks .fate.glow"
Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server whose site begins below a path."""
    running = ServerProcess(tmp_path_factory.mktemp("below"), more=["--root-path", ROOT])
    yield running
    running.stop()


@pytest.fixture(scope="session")
def base_url(server: ServerProcess) -> str:
    """The address of this server, not of the one that other tests share."""
    return f"http://{server.address}"


def test_people_play_and_invite_others_below_a_path(visit: Visit, base_url: str) -> None:
    """Given a site below a path, when somebody plays, loads the table again, reads and invites somebody,
    then everything is found below that path, and the invitation leads there."""
    ann, ben = visit("Ann"), visit("Ben")
    asked: list[str] = []
    ann.on("request", lambda request: asked.append(request.url))
    ann.on("websocket", lambda socket: asked.append(socket.url.replace("ws:", "http:")))
    ann.goto(ROOT)
    ann.locator('.game:has(a[href="new/weaver"])').get_by_role("button").first.click()
    ann.locator(DECK).first.click()
    expect(ann.locator(ROW)).to_have_count(1)
    expect(ann).to_have_url(re.compile(f"{base_url}{ROOT}t/"))
    ann.reload()
    expect(ann.locator(ROW)).to_have_count(1)
    ann.get_by_role("button", name="Undo", exact=True).click()
    ann.get_by_role("button", name="Undo anyway").click()
    expect(ann.locator(ROW)).to_have_count(0)
    ann.locator(DECK).first.click()
    expect(ann.locator(ROW)).to_have_count(1)
    drawn = ann.locator("#board svg path").first.evaluate("node => node.getBBox().width")
    assert drawn > 0, "what drawings are made of is found in the page itself"
    ann.goto(f"{ROOT}rules/weaver/WEA-ROT.4")
    ann.get_by_role("link", name="Play", exact=True).click()
    expect(ann).to_have_url(f"{base_url}{ROOT}")
    ann.locator('a[href="new/fantos"]').first.click()
    ann.get_by_label("Who plays? 2").select_option("open")
    ann.get_by_role("button", name="Start").click()
    invitation = ann.get_by_label("Send this link").input_value()
    assert invitation.startswith(f"{base_url}{ROOT}t/")
    ben.goto(invitation)
    ben.get_by_role("button", name="Take a seat").click()
    ben.locator("#board").wait_for()
    ann.locator("#board").wait_for()
    assert [url for url in asked if not url.startswith((f"{base_url}{ROOT}", "data:"))] == []
