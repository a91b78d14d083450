"""Files of the client: their names change with their contents, so browsers keep them; sent compressed."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

SMALL = 1000
"""Below this many bytes nothing is compressed."""
PACKED = (".woff2", ".png", ".jpg", ".webp", ".avif", ".gz")
"""Files that are compressed already."""
KEPT = 512
"""The most files that are kept in memory."""
FOREVER = "public, max-age=31536000, immutable"


class Assets:
    """The files of one folder, by name; nothing below or beside it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._load = lru_cache(KEPT)(self._read)

    async def answer(self, request: Request) -> Response:
        """A file, compressed if the browser reads that."""
        name = request.path_params["name"]
        file = self._folder / name
        if "/" in name or name.startswith(".") or not file.is_file():
            return Response("there is no such file\n", 404, media_type="text/plain")
        plain, packed = await asyncio.to_thread(self._load, name)
        headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
        body = plain
        if packed is not None and accepts_gzip(request):
            body, headers["Content-Encoding"] = packed, "gzip"
        return Response(body, media_type=mimetypes.guess_type(name)[0], headers=headers)

    def _read(self, name: str) -> tuple[bytes, bytes | None]:
        plain = (self._folder / name).read_bytes()
        return plain, None if name.endswith(PACKED) or len(plain) < SMALL else gzip.compress(
            plain, 9, mtime=0
        )


def accepts_gzip(request: Request) -> bool:
    """Whether the sender reads compressed answers."""
    wanted = request.headers.get("accept-encoding", "")
    return any(each.partition(";")[0].strip() == "gzip" for each in wanted.split(","))
