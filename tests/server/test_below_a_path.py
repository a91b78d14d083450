"""A site below a path, behind proxies that take the path off and such that do not."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from fatebox.server.http.root import RootPathError, parse_root
from tests.server.visitor import ServerProcess

ROOT = "/games/cards/"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server whose site begins below a path."""
    running = ServerProcess(tmp_path_factory.mktemp("below"), more=["--root-path", "/games/cards"])
    yield running
    running.stop()


@pytest.mark.parametrize("sent", [ROOT, "/"], ids=["as it came", "taken off"])
def test_the_path_is_taken_off_where_the_proxy_has_not_done_so(server: ServerProcess, sent: str) -> None:
    """Given a site below a path, when a request comes with the path or without it, then it is answered
    alike, and cookies and addresses keep to the path."""
    with httpx.Client(base_url=f"http://{server.address}") as http:
        greeted = http.put(f"{sent}api/me", json={"name": "Ann"})
        assert greeted.status_code == 200
        assert f"path={ROOT};" in f"{greeted.headers['set-cookie'].lower()};"
        cookie = {"Cookie": greeted.headers["set-cookie"].partition(";")[0]}
        assert http.get(f"{sent}api/me", headers=cookie).json()["name"] == "Ann"
        gone = http.delete(f"{sent}api/me/data", headers=cookie)
        assert f"path={ROOT};" in f"{gone.headers['set-cookie'].lower()};"
        assert http.get(f"{sent}api/openapi.json").json()["servers"] == [{"url": "/games/cards"}]
        assert http.get(f"{sent}healthz").text == "ok\n"
        page = http.get(sent.rstrip("/") + "/t/anything")
        assert f'<base href="{ROOT}" />' in page.text
        assert "base-uri 'self'" in page.headers["content-security-policy"]


def test_the_path_itself_leads_to_the_site(server: ServerProcess) -> None:
    page = httpx.get(f"http://{server.address}/games/cards")
    assert page.status_code == 200
    assert f'<base href="{ROOT}" />' in page.text


@pytest.mark.parametrize(("written", "root"), [("/", "/"), ("", "/"), ("cards", "/cards/"), (ROOT, ROOT)])
def test_a_root_is_read_as_people_write_it(written: str, root: str) -> None:
    assert parse_root(written) == root


@pytest.mark.parametrize("written", ["/api", "/assets/x", '/a"b', "/a b", "/../x", "/."])
def test_a_root_that_cannot_be_is_refused(written: str) -> None:
    with pytest.raises(RootPathError, match="--root-path"):
        parse_root(written)
