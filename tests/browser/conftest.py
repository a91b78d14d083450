"""A server and a browser for tests by pointer: `pytest tests/browser`. The client must be built.

They run by themselves: Playwright keeps an event loop running, which other tests do not bear.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.server.visitor import ServerProcess
from tools.setup_env import BROWSERS

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    # Pages live for seconds: to optimize their scripts takes longer than it saves.
    "--js-flags=--no-maglev --no-turbofan",
)  # fmt: skip

LITTLE_DRAWN = "--force-gpu-mem-available-mb=1"
"""The room for four tiles of a picture that nobody looks at. Layout, frames and clicks remain as they are."""
LOOKED_AT = ("--headed", "--screenshot", "--tracing", "--video")
"""Options of Playwright with which somebody looks at the picture."""

KEEP = """localStorage['fatebox.settings'] ??= '{"speed": "%s"}'"""
"""The speed of scenes that a visitor has set."""
PATIENCE_MS = 30_000
"""The time to wait for something, on a machine that has much else to do."""
expect.set_options(timeout=PATIENCE_MS)

LONGEST = ("test_words.py", "test_stage.py", "test_lessons.py")
"""Files with whole games and many windows. They come first: short tests at the end keep all workers busy."""

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}


def own_browser(headed: bool = False) -> str | None:
    """The path of this machine's browser, if there is one; the first of them cannot open windows."""
    return next(filter(None, map(shutil.which, BROWSERS[headed:])), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest tests first."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], pytestconfig: pytest.Config
) -> dict[str, Any]:
    """The Chromium of this machine, if it has one of its own; it draws little unless somebody looks."""
    own = own_browser(headed=pytestconfig.getoption("--headed"))
    looked_at = any(pytestconfig.getoption(option) not in (False, "off") for option in LOOKED_AT)
    flags = [*FLAGS] if looked_at else [*FLAGS, LITTLE_DRAWN]
    return {**browser_type_launch_args, "args": flags, **({"executable_path": own} if own else {})}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server with an empty store; every visitor is dealt the same games in every test run."""
    running = ServerProcess(tmp_path_factory.mktemp("data"), seed="browser")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def base_url(server: ServerProcess) -> str:
    """The address of the pages."""
    return f"http://{server.address}"


class Devices:
    """Browser profiles that visitors use one after another: what one has downloaded the next need not.

    Loading the client anew costs more than most tests do with it.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[BrowserContext]] = {}

    @contextmanager
    def lend(self, options: dict[str, Any]) -> Iterator[Page]:
        """An empty page of a profile with these options that knows nobody."""
        alike = self.free.setdefault(json.dumps(options, sort_keys=True), [])
        context = alike.pop() if alike else self.browser.new_context(**options)
        page = context.new_page()
        stored = {"origin": options["base_url"], "storageTypes": "all"}
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", stored)
        yield page
        for each in context.pages:
            each.close()
        alike.append(context)


@pytest.fixture(scope="session")
def devices(browser: Browser) -> Devices:
    """The profiles of all visitors."""
    return Devices(browser)


@pytest.fixture
def visit(devices: Devices, base_url: str) -> Iterator[Callable[..., Page]]:
    """Comes as a new visitor, who has no page open yet: `visit("Ann")`, on a phone with `visit(**PHONE)`.

    What others do is shown at once unless a test wants to see it (`speed="normal"`).
    """
    wrong: list[str] = []
    with ExitStack() as lent:

        def come(name: str = "Ann", speed: str = "instant", **options: Any) -> Page:
            wanted = {"base_url": base_url, "reduced_motion": "reduce", **options}
            page = lent.enter_context(devices.lend(wanted))
            page.add_init_script(KEEP % speed)
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.on("console", lambda text: wrong.append(text.text) if _is_fault(text) else None)
            assert page.request.put("/api/me", data={"name": name}).ok
            return page

        yield come
    assert not wrong


def _is_fault(text: ConsoleMessage) -> bool:
    """Whether something went wrong; a request that was refused is shown to people, and may be wanted."""
    return text.type == "error" and not re.search("status of 40[049]", text.text)


def play(page: Page, game: str) -> None:
    """From the first page to the table, as a person does: one click."""
    page.goto("/")
    page.locator(f'.game:has(a[href="new/{game}"])').get_by_role("button").first.click()
    page.locator("#board").wait_for()


ARRIVED = """() => Promise.allSettled(
  document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime < Infinity)
    .map((each) => each.finished)
)"""
"""Waits for what fades or turns in: half of the way it has no contrast yet."""


def serious_faults(page: Page, *rules: str) -> list[str]:
    """The problems found by axe, by all or these of its rules, that would keep somebody from playing."""
    page.evaluate(ARRIVED)
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{v['id']}: {v['help']}: {[(node['html'][:200], node['failureSummary']) for node in v['nodes']]}"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]
