"""The pages of the client: one file, which finds its way by the address itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Fatebox</title>
<p>The table's pages are not built. <code>./play</code> builds them, or: <code>npm ci</code> and
<code>npm run build</code> in <code>web/</code>.</p>"""


class Pages:
    """The built client in a folder, for a site that begins at some root."""

    def __init__(self, folder: Path, root: str) -> None:
        self._folder = folder
        self._root = root

    async def answer(self, request: Request) -> Response:
        """A file beside the page, or the page, which tells the client where the site begins."""
        name = request.path_params["page"]
        file = self._folder / name
        if name and "/" not in name and file.is_file():
            return FileResponse(file)
        try:
            page = await asyncio.to_thread(self._page)
        except FileNotFoundError:
            return Response(NOT_BUILT, 503, media_type="text/html")
        return Response(page, media_type="text/html", headers={"Cache-Control": "no-cache"})

    def _page(self) -> str:
        page = (self._folder / "index.html").read_text("utf-8")
        page = page.replace('<base href="/"', f'<base href="{self._root}"')
        return page.replace('content="./', f'content="{self._root}')  # others read this without the base
