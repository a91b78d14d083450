"""Bodies of requests, refusals, and the headers of all answers."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Sent

from fatebox.kernel.errors import error_message
from fatebox.kernel.messages import Message
from fatebox.server.http.assets import FOREVER, SMALL, accepts_gzip
from fatebox.server.http.calls import Problem, ProblemData, Route
from fatebox.server.http.limits import BODY_BYTES, BODY_S, PATH_BYTES
from fatebox.server.http.protocol import in_english

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'self'; "
    "form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
HSTS = {"Strict-Transport-Security": "max-age=31536000"}
"""Makes a browser that came by https keep to it."""
FORWARDED = "fatebox.forwarded"
"""Marks scopes that have come from another process: they go no further, and get their headers there."""
encode = msgspec.json.encode


def lasting_answer(route: Route, request: Request, result: Any) -> Response:
    """An answer that stays the same while the server runs: compressed, and sent where it is not known."""
    data = encode(result)
    tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    cache = FOREVER if route.forever else "no-cache"
    headers = {"Cache-Control": cache, "ETag": tag, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if len(data) >= SMALL and accepts_gzip(request):
        headers["Content-Encoding"] = "gzip"
        data = gzip.compress(data, 6, mtime=0)
    return Response(data, media_type="application/json", headers=headers)


def heavy_answer(request: Request, result: Any) -> Response:
    """An answer that may be large: compressed where the sender reads that."""
    data = encode(result)
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if len(data) >= SMALL and accepts_gzip(request):
        headers["Content-Encoding"] = "gzip"
        data = gzip.compress(data, 1, mtime=0)
    return Response(data, media_type="application/json", headers=headers)


async def read_body(route: Route, request: Request) -> Any:
    """The body of a request as its route wants it; what is too large, too slow or wrong is refused."""
    if route.body is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Problem(415, "the body has to be JSON (Content-Type: application/json)")
    too_large = Problem(413, f"this request has at most {route.most} bytes")
    announced = request.headers.get("content-length", "")
    if announced.isdecimal() and (len(announced) > 9 or int(announced) > route.most):
        raise too_large
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_S):
            async for chunk in request.stream():
                data += chunk
                if len(data) > route.most:
                    raise too_large
    except TimeoutError:
        raise Problem(408, f"the body has to come within {BODY_S} seconds") from None
    except ClientDisconnect:
        raise Problem(400, "the body is incomplete") from None
    try:
        if len(data) > BODY_BYTES:
            return await asyncio.to_thread(msgspec.json.decode, bytes(data), type=route.body)
        return msgspec.json.decode(bytes(data), type=route.body)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Problem(400, str(error)) from None
    except RecursionError:
        raise Problem(400, "the body is nested too deeply") from None


def problem(status: int, why: Message | str) -> Response:
    """The answer to a request that is refused."""
    message = error_message(why)
    data = ProblemData(in_english(message), message.to_data())
    return Response(encode(data), status, media_type="application/json")


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host")


class SecurityHeaders:
    """Adds the security headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Sent) -> None:
            if message["type"] == "http.response.start":
                headers = HEADERS | HSTS if scope["scheme"] == "https" else HEADERS
                message["headers"] = [
                    *message["headers"],
                    *((name.lower().encode(), value.encode()) for name, value in headers.items()),
                ]
            await send(message)

        if FORWARDED in scope:
            await self._app(scope, receive, send)
            return
        if scope["type"] == "http" and len(scope["raw_path"]) + len(scope["query_string"]) > PATH_BYTES:
            await problem(414, f"an address has at most {PATH_BYTES} bytes")(scope, receive, with_headers)
            return
        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)
