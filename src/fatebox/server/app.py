"""Everything put together: routes, static files, security headers, start and end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute, compile_path
from starlette.routing import Route as StarletteRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from fatebox.kernel import FateboxError
from fatebox.server.campaigns.bests import Bests
from fatebox.server.campaigns.campaigns import Campaigns
from fatebox.server.campaigns.decks import DeckBoxes
from fatebox.server.coach.coaching import Coaching
from fatebox.server.http.calls import Call, Problem, ProblemData, Route, status_of
from fatebox.server.http.limits import BODY_S, GUESTS, LOOKS, PATH_BYTES, REQUESTS, Buckets
from fatebox.server.http.openapi import document
from fatebox.server.http.protocol import message_data
from fatebox.server.http.refusals import heard
from fatebox.server.http.routes import ROUTES
from fatebox.server.lessons.progress import Lessons
from fatebox.server.live import socket as live
from fatebox.server.people.people import COOKIE, YEAR_S, People, Person
from fatebox.server.people.profile import Profiles
from fatebox.server.replays.replays import Replays
from fatebox.server.store.engine import Store
from fatebox.server.store.schema import meta
from fatebox.server.store.statements import put
from fatebox.server.tables.bot_pool import BotPool
from fatebox.server.tables.refusal import Refuse
from fatebox.server.tables.registry import Tables
from fatebox.server.tables.seeds import Seeds

log = logging.getLogger("fatebox.server")
STATIC = Path(__file__).parent / "static"
"""The folder of the built client."""

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
METHODS = ("GET", *UNSAFE, "OPTIONS", "TRACE")
NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Fatebox</title>
<p>The table's pages are not built. <code>./play</code> builds them, or: <code>npm ci</code> and
<code>npm run build</code> in <code>web/</code>.</p>"""

encode = msgspec.json.encode


class Server:
    """The parts of a running server."""

    def __init__(self, database: URL, processes: int | None = None, seed: str | None = None) -> None:
        self._database = database
        self._processes = processes
        self._seeds = Seeds(seed)
        self._requests = Buckets(*REQUESTS)
        self._looks = Buckets(*LOOKS)
        self._guests = Buckets(*GUESTS)
        self.store: Store
        self.people: People
        self.tables: Tables
        self.decks: DeckBoxes
        self.campaigns: Campaigns
        self.bests: Bests
        self.replays: Replays
        self.coaching: Coaching
        self.profiles: Profiles
        self.lessons: Lessons
        self.bot_pool: BotPool

    @contextlib.asynccontextmanager
    async def running(self, app: Starlette) -> AsyncIterator[None]:
        """Open the store and go on at all tables; put everything away at the end."""
        del app
        self.store = Store(self._database)
        self.people = await People.open(self.store)
        self.bot_pool = BotPool(self._processes)
        self.tables = Tables(self.store, self.bot_pool, self._seeds)
        self.decks = DeckBoxes(self.store)
        self.campaigns = Campaigns(self.store)
        self.bests = Bests(self.store)
        self.replays = Replays(self.store)
        self.coaching = Coaching(self.store, self.bot_pool)
        self.profiles = Profiles(self.store, self.tables, self.replays, self.campaigns)
        self.lessons = Lessons(self.store, self.tables)
        tasks = [
            asyncio.create_task(self.bot_pool.warm_up()),
            asyncio.create_task(self.tables.wake_all()),
            asyncio.create_task(self.tables.tidy()),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.coaching.close()
            await self.tables.close()
            self.bot_pool.close()
            self.store.close()

    async def person(self, connection: HTTPConnection) -> Person | None:
        """The person at the other end."""
        return await self.people.known(connection.cookies.get(COOKIE))

    # --- HTTP ------------------------------------------------------------------------------------------

    def endpoint(self, route: Route) -> Callable[[Request], Awaitable[Response]]:
        """The function that Starlette calls for a route."""

        async def answer(request: Request) -> Response:
            try:
                return await self._answer(route, request)
            except Problem as problem:
                return _problem(problem.status, str(problem))
            except Refuse as refusal:
                return _problem(status_of(refusal), str(refusal))
            except FateboxError as error:
                return _problem(400, str(error))

        return answer

    async def _answer(self, route: Route, request: Request) -> Response:
        if request.method in UNSAFE:
            if not same_origin(request):
                raise Problem(403, "this came from another site")
        address = request.client.host if request.client else ""
        if not (self._requests if request.method in UNSAFE else self._looks).take(address):
            raise Problem(429, "too many requests; wait a little")
        body = await _body(route, request)
        call = Call(
            person=await self.person(request),
            people=self.people,
            tables=self.tables,
            decks=self.decks,
            replays=self.replays,
            coaching=self.coaching,
            profiles=self.profiles,
            lessons=self.lessons,
            campaigns=self.campaigns,
            bests=self.bests,
            params=dict(request.path_params),
            may_arrive=lambda: self._guests.take(address),
        )
        result = await route.handler(call, body)
        response = Response(encode(result), media_type="application/json")
        response.headers["Cache-Control"] = _lasting(route)
        if call.farewell:
            response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        greeted = call.greet
        if greeted is None and not call.farewell and call.person is not None and call.person.stale:
            greeted = call.person  # its cookie is old
        if greeted is not None:
            response.set_cookie(
                COOKIE,
                await self.people.cookie(greeted, request.headers.get("user-agent", "")),
                max_age=YEAR_S,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )
        return response

    async def ready(self, request: Request) -> Response:
        """Whether the database can be written, so that answers can be accepted."""
        del request
        try:
            await self.store.write(lambda db: put(db, meta, key="ready", value="1"))
        except (SQLAlchemyError, OSError) as error:
            log.error("not ready: %s", error)
            return Response("the database cannot be written\n", 503, media_type="text/plain")
        return Response("ready\n", media_type="text/plain", headers={"Cache-Control": "no-store"})

    # --- WebSocket -------------------------------------------------------------------------------------

    async def live(self, socket: WebSocket) -> None:
        """Play at a table, or look on."""
        if not same_origin(socket):
            await socket.close(live.FOREIGN, "this came from another site")
            return
        person = await self.person(socket)
        table = await self.tables.find(socket.path_params["table"])
        if table is None:
            await socket.close(live.NO_TABLE, "there is no such table")
            return
        wanted = socket.query_params.get("seat")
        own = [i for i, s in enumerate(table.seats) if person is not None and s.person == person.id]
        if wanted is None:
            seat = own[0] if own else None
        elif wanted.isdecimal() and len(wanted) < 3 and int(wanted) in own:
            seat = int(wanted)
        else:
            await socket.close(live.NOT_YOURS, "this seat is not yours")
            return
        await live.serve(socket, table, person, seat)


async def _body(route: Route, request: Request) -> Any:
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
        return msgspec.json.decode(bytes(data), type=route.body)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Problem(400, str(error)) from None
    except RecursionError:
        raise Problem(400, "the body is nested too deeply") from None


def _problem(status: int, text: str) -> Response:
    return Response(
        encode(ProblemData(text, message_data(heard(text)))), status, media_type="application/json"
    )


def _lasting(route: Route) -> str:
    """How long an answer may be kept."""
    if route.forever:
        return "public, max-age=31536000, immutable"
    return "no-cache" if route.lasting else "no-store"


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host")


class _SecurityHeaders:
    """Adds the security headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    *((name.lower().encode(), value.encode()) for name, value in HEADERS.items()),
                ]
            await send(message)

        if scope["type"] == "http" and len(scope["raw_path"]) + len(scope["query_string"]) > PATH_BYTES:
            await _problem(414, f"an address has at most {PATH_BYTES} bytes")(scope, receive, with_headers)
            return
        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


def make_app(
    database: URL, *, processes: int | None = None, seed: str | None = None, hosts: Sequence[str] = ()
) -> Starlette:
    """The application of a server that keeps its tables in a database; a seed makes its deals foreseeable.

    `hosts` are the names under which it answers; without them, under any.
    """
    server = Server(database, processes, seed)
    routes: list[BaseRoute] = [
        StarletteRoute(route.path, server.endpoint(route), methods=[route.method]) for route in ROUTES
    ]
    routes.append(StarletteRoute("/api/openapi.json", _openapi, methods=["GET"]))
    routes.append(StarletteRoute("/healthz", _alive, methods=["GET"]))
    routes.append(StarletteRoute("/readyz", server.ready, methods=["GET"]))
    routes.append(WebSocketRoute("/api/tables/{table}/live", server.live))
    if STATIC.is_dir():
        routes.append(Mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False)))
    routes.append(StarletteRoute("/api/{rest:path}", _no_such_route, methods=METHODS))
    routes.append(StarletteRoute("/{page:path}", _page, methods=["GET"]))
    app = Starlette(routes=routes, lifespan=server.running)
    if hosts:
        app.add_middleware(TrustedHostMiddleware, allowed_hosts=list(hosts))
    app.add_middleware(_SecurityHeaders)
    return app


async def _alive(request: Request) -> Response:
    """The process answers."""
    del request
    return Response("ok\n", media_type="text/plain", headers={"Cache-Control": "no-store"})


@cache
def _description() -> bytes:
    return encode(document())


async def _openapi(request: Request) -> Response:
    del request
    return Response(await asyncio.to_thread(_description), media_type="application/json")


_PATTERNS = [(compile_path(route.path)[0], route.method) for route in ROUTES]


async def _no_such_route(request: Request) -> Response:
    path = request.url.path
    allowed = [method for pattern, method in _PATTERNS if pattern.match(path)]
    if not allowed:
        return _problem(404, f"there is nothing at {path}")
    response = _problem(405, f"{path} takes {', '.join(allowed)}")
    response.headers["Allow"] = ", ".join(allowed)
    return response


async def _page(request: Request) -> Response:
    """The one page of the client: it finds its way by the address itself."""
    name = request.path_params["page"]
    file = STATIC / name
    if name and "/" not in name and file.is_file():
        return FileResponse(file)
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, 503, media_type="text/html")
    return FileResponse(index, headers={"Cache-Control": "no-cache"})
