"""The path at which the site begins, for servers that share their name with others."""

from __future__ import annotations

import re

from starlette.types import ASGIApp, Receive, Scope, Send

from fatebox.kernel import FateboxError

_PART = re.compile(r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*")
_OWN = ("api", "assets", "healthz", "metrics", "readyz")
"""The first parts of the server's own paths: a root must not be taken for one of them."""


class RootPathError(FateboxError):
    """A path at which no site can begin; the message says why."""


def parse_root(text: str) -> str:
    """The root that a person wrote, with a slash at both ends; the root of the name is "/"."""
    parts = [part for part in text.split("/") if part]
    wrong = [part for part in parts if not _PART.fullmatch(part)]
    if wrong:
        raise RootPathError(f"--root-path {text}: expected letters, digits and - . _ ~, got {wrong[0]!r}")
    if parts and parts[0] in _OWN:
        raise RootPathError(f"--root-path {text}: /{parts[0]} is a path of the server's own")
    return "".join(f"/{part}" for part in parts) + "/"


class BelowRoot:
    """Takes the root off the paths of requests, so that nothing inside has to know it.

    It does so where the proxy in front has not: both kinds of proxy work.
    """

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and f"{scope['path']}/".startswith(self._root):
            scope = {**scope, "path": scope["path"][len(self._root) - 1 :] or "/"}
        await self._app(scope, receive, send)
