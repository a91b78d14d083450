"""The equipment of these tests: profiles that forget their visitors, and eyes for faults."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import Devices, serious_faults

Visit = Callable[..., Page]
FAULTS = """document.querySelector('main').innerHTML =
    '<h1>Faults</h1><button></button><p style="color: #ccc; background: white">Pale</p>'"""


def test_a_visitor_finds_nothing_of_the_one_before(devices: Devices, base_url: str) -> None:
    options = {"base_url": base_url}
    with devices.lend(options) as page:
        before = page.context
        assert page.request.put("/api/me", data={"name": "Ann"}).ok
        page.goto("/")
        page.evaluate("localStorage.left = 'something'")
    with devices.lend(options) as page:
        assert page.context is before
        assert page.request.get("/api/me").json()["known"] is False
        page.goto("/")
        assert page.evaluate("localStorage.left ?? null") is None


def test_faults_of_a_page_are_found(visit: Visit) -> None:
    """Given a button without a name and pale text, then all rules find both, and one rule its own."""
    page = visit()
    page.goto("/fair")
    page.locator("main h1").wait_for()
    page.evaluate(FAULTS)
    found = [fault.partition(":")[0] for fault in serious_faults(page)]
    assert found == ["button-name", "color-contrast"]
    assert [fault.partition(":")[0] for fault in serious_faults(page, "color-contrast")] == found[1:]
