"""Everything put together: routes, static files, security headers, start and end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute, compile_path
from starlette.routing import Route as StarletteRoute
from starlette.websockets import WebSocket

from fatebox.kernel import FateboxError
from fatebox.lessons import lesson_ids, load_lesson
from fatebox.server import logs, metrics, words
from fatebox.server.campaigns.bests import Bests
from fatebox.server.campaigns.campaigns import Campaigns
from fatebox.server.campaigns.decks import DeckBoxes
from fatebox.server.cluster.forwarding import Forwarding, ToHolders
from fatebox.server.coach.coaching import Coaching
from fatebox.server.http.answers import (
    SecurityHeaders,
    heavy_answer,
    lasting_answer,
    problem,
    read_body,
    same_origin,
)
from fatebox.server.http.assets import Assets
from fatebox.server.http.calls import Call, Problem, Route, status_of
from fatebox.server.http.limits import GUESTS, LOOKS, REQUESTS, Buckets, is_near
from fatebox.server.http.openapi import document
from fatebox.server.http.pages import Pages
from fatebox.server.http.root import BelowRoot
from fatebox.server.http.routes import ROUTES
from fatebox.server.lessons.progress import Lessons
from fatebox.server.live import socket as live
from fatebox.server.live.watching import MOVED
from fatebox.server.people.cleanup import Cleanup
from fatebox.server.people.people import COOKIE, YEAR_S, People, Person
from fatebox.server.people.profile import Profiles
from fatebox.server.replays.replays import Replays
from fatebox.server.store.connect import is_shared
from fatebox.server.store.engine import Store
from fatebox.server.store.schema import meta
from fatebox.server.store.statements import put
from fatebox.server.tables.bot_pool import BotPool, load_games
from fatebox.server.tables.daily import Daily
from fatebox.server.tables.holding import Holding
from fatebox.server.tables.refusal import Refuse
from fatebox.server.tables.registry import Tables
from fatebox.server.tables.seeds import Seeds
from fatebox.text.bundles import ENGLISH, LANGUAGES, SHARED, bundle

if TYPE_CHECKING:
    from fatebox.server.cluster.cluster import Cluster

log = logging.getLogger("fatebox.server")
access = logging.getLogger("fatebox.requests")
STATIC = Path(__file__).parent / "static"
"""The folder of the built client."""

UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
METHODS = ("GET", *UNSAFE, "OPTIONS", "TRACE")

encode = msgspec.json.encode


class Server:
    """The parts of a running server."""

    def __init__(
        self, database: URL, processes: int | None, seed: str | None, forget_after_s: float, root: str
    ) -> None:
        self._database = database
        self._root = root
        self._forget_after_s = forget_after_s
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
        self.daily: Daily
        self.bot_pool: BotPool
        self.cluster: Cluster | None = None

    @contextlib.asynccontextmanager
    async def running(self, app: Starlette) -> AsyncIterator[None]:
        """Open the store and go on at all tables; put everything away at the end."""
        await asyncio.to_thread(load_games)
        gc.collect()
        gc.freeze()  # games and cards stay: looking through them for garbage takes as long as many answers
        self.store = Store(self._database)
        self.people = await People.open(self.store)
        shared = is_shared(self._database)
        self.bot_pool = _shared_pool(self._processes) if shared else BotPool(self._processes)
        holding = Holding(self.store)
        self.tables = Tables(self.store, self.bot_pool, self._seeds, holding)
        self.decks = DeckBoxes(self.store)
        self.campaigns = Campaigns(self.store)
        self.bests = Bests(self.store)
        self.replays = Replays(self.store)
        self.coaching = Coaching(self.store, self.bot_pool)
        self.profiles = Profiles(self.store, self.tables, self.replays, self.campaigns)
        self.lessons = Lessons(self.store, self.tables)
        self.daily = Daily(self.store, self.tables)
        if shared:
            self.cluster = _cluster(self._database, app, holding, self.tables, self.bot_pool)
            await self.cluster.enter()
        tasks = [
            asyncio.create_task(self.bot_pool.warm_up()),
            asyncio.create_task(asyncio.to_thread(_read_ahead)),
            asyncio.create_task(self.tables.wake_all()),
            asyncio.create_task(self.tables.tidy()),
            asyncio.create_task(metrics.watch_the_loop()),
        ]
        if self._forget_after_s:
            cleanup = Cleanup(self.store, self.tables, self.profiles, self._forget_after_s)
            tasks.append(asyncio.create_task(cleanup.run()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.coaching.close()
            await self.tables.close()
            if self.cluster is not None:
                await self.cluster.leave()
            self.bot_pool.close()
            self.store.close()

    @property
    def forwarding(self) -> Forwarding:
        """The way to the tables of other processes."""
        assert self.cluster is not None
        return self.cluster.forwarding

    async def person(self, connection: HTTPConnection) -> Person | None:
        """The person at the other end."""
        return await self.people.known(connection.cookies.get(COOKIE))

    # --- HTTP ------------------------------------------------------------------------------------------

    def endpoint(self, route: Route) -> Callable[[Request], Awaitable[Response]]:
        """The function that Starlette calls for a route."""

        async def answer(request: Request) -> Response:
            number, start = secrets.token_hex(6), time.perf_counter()
            with logs.about(number, request.path_params.get("table", "")):
                response = await self._answer_or_refuse(route, request)
                taken = time.perf_counter() - start
                fields = {"status": response.status_code, "ms": round(taken * 1000, 1)}
                access.info("%s %s", route.method, route.path, extra={"fields": fields})
            metrics.REQUESTS.labels(route.method, route.path, str(response.status_code)).observe(taken)
            response.headers["X-Request-Id"] = number
            return response

        return answer

    async def _answer_or_refuse(self, route: Route, request: Request) -> Response:
        try:
            return await self._answer(route, request)
        except Problem as refused:
            if refused.status == 429:
                metrics.LIMITED.inc()
            return problem(refused.status, refused.message)
        except Refuse as refusal:
            return problem(status_of(refusal), refusal.message)
        except FateboxError as error:
            return problem(400, error.message)
        except Exception:
            log.exception("a request failed")
            return problem(500, words.BROKEN())

    async def _answer(self, route: Route, request: Request) -> Response:
        if request.method in UNSAFE:
            if not same_origin(request):
                raise Problem(403, words.SITE())
        address = request.client.host if request.client else ""
        if not (self._requests if request.method in UNSAFE else self._looks).take(address):
            raise Problem(429, words.MANY())
        body = await read_body(route, request)
        call = Call(
            person=await self.person(request),
            people=self.people,
            tables=self.tables,
            decks=self.decks,
            replays=self.replays,
            coaching=self.coaching,
            profiles=self.profiles,
            lessons=self.lessons,
            daily=self.daily,
            campaigns=self.campaigns,
            bests=self.bests,
            params=dict(request.path_params),
            page=_page_number(request) if route.paged else 0,
            language=_language(request) if route.spoken else ENGLISH,
            may_arrive=lambda: self._guests.take(address),
        )
        result = await route.handler(call, body)
        if route.lasting or route.forever:
            response = await asyncio.to_thread(lasting_answer, route, request, result)
        elif route.heavy:
            response = await asyncio.to_thread(heavy_answer, request, result)
        else:
            response = Response(encode(result), media_type="application/json")
            response.headers["Cache-Control"] = "no-store"
        if call.farewell:
            response.delete_cookie(COOKIE, self._root, httponly=True, samesite="lax")
        greeted = call.greet
        if greeted is None and not call.farewell and call.person is not None and call.person.stale:
            greeted = call.person  # its cookie is old
        if greeted is not None:
            response.set_cookie(
                COOKIE,
                await self.people.cookie(greeted, request.headers.get("user-agent", "")),
                max_age=YEAR_S,
                path=self._root,
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

    async def openapi(self, request: Request) -> Response:
        """The description of the HTTP interface."""
        del request
        return Response(await asyncio.to_thread(_description, self._root), media_type="application/json")

    # --- WebSocket -------------------------------------------------------------------------------------

    async def live(self, socket: WebSocket) -> None:
        """Play at a table, or look on."""
        if not same_origin(socket):
            await socket.close(live.FOREIGN, "this came from another site")
            return
        person = await self.person(socket)
        try:
            table = await self.tables.find(socket.path_params["table"])
        except Refuse:
            await socket.accept()
            await socket.close(*MOVED)
            return
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
        with metrics.CONNECTIONS.track_inprogress(), logs.about(secrets.token_hex(6), table.id):
            await live.serve(socket, table, person, seat)


def make_app(
    database: URL,
    *,
    processes: int | None = None,
    seed: str | None = None,
    hosts: Sequence[str] = (),
    forget_after_s: float = 0,
    root: str = "/",
) -> Starlette:
    """The application of a server that keeps its tables in a database; a seed makes its deals foreseeable.

    `hosts` are the names under which it answers; without them, under any. What nobody uses for as long as
    `forget_after_s` is deleted; 0: never. The site begins at the path `root`, which ends with a slash.
    """
    server = Server(database, processes, seed, forget_after_s, root)
    routes: list[BaseRoute] = [
        StarletteRoute(route.path, server.endpoint(route), methods=[route.method]) for route in ROUTES
    ]
    routes.append(StarletteRoute("/api/openapi.json", server.openapi, methods=["GET"]))
    routes.append(StarletteRoute("/healthz", _alive, methods=["GET"]))
    routes.append(StarletteRoute("/readyz", server.ready, methods=["GET"]))
    routes.append(StarletteRoute("/metrics", _metrics, methods=["GET"]))
    routes.append(WebSocketRoute("/api/tables/{table}/live", server.live))
    routes.append(StarletteRoute("/assets/{name}", Assets(STATIC / "assets").answer, methods=["GET"]))
    routes.append(StarletteRoute("/api/{rest:path}", _no_such_route, methods=METHODS))
    routes.append(StarletteRoute("/{page:path}", Pages(STATIC, root).answer, methods=["GET"]))
    app = Starlette(routes=routes, lifespan=server.running)
    app.state.server = server
    if is_shared(database):
        app.add_middleware(ToHolders, server=server)
    if hosts:
        app.add_middleware(TrustedHostMiddleware, allowed_hosts=list(hosts))
    app.add_middleware(SecurityHeaders)
    if root != "/":
        app.add_middleware(BelowRoot, root=root)
    return app


def _read_ahead() -> None:
    """Read what the first visitors will need, in a thread: it is kept, and no garbage is looked for in it."""
    bundle(SHARED, ENGLISH)  # the language of refusals
    for game in lesson_ids():
        load_lesson(game)
    gc.freeze()


def _shared_pool(processes: int | None) -> BotPool:
    from fatebox.server.cluster.shared_pool import SharedPool  # needs the driver and the queue

    return SharedPool(processes)


def _cluster(database: URL, app: Starlette, holding: Holding, tables: Tables, pool: BotPool) -> Cluster:
    from fatebox.server.cluster.cluster import Cluster
    from fatebox.server.cluster.shared_pool import SharedPool

    assert isinstance(pool, SharedPool)
    return Cluster(database, app, holding, tables, pool)


def _page_number(request: Request) -> int:
    wanted = request.query_params.get("page", "0")
    if not (wanted.isascii() and wanted.isdecimal() and len(wanted) < 5):
        raise Problem(400, words.PAGE(page=wanted[:20]))
    return int(wanted)


def _language(request: Request) -> str:
    wanted = request.query_params.get("lang", ENGLISH)
    if wanted not in LANGUAGES:
        raise Problem(400, words.LANG(known=", ".join(LANGUAGES), lang=wanted[:20]))
    return wanted


async def _alive(request: Request) -> Response:
    """The process answers."""
    del request
    return Response("ok\n", media_type="text/plain", headers={"Cache-Control": "no-store"})


async def _metrics(request: Request) -> Response:
    """Numbers for Prometheus; only for those who ask from this machine or a private network."""
    address = request.client.host if request.client else ""
    if not is_near(address):
        return problem(404, "there is nothing at /metrics")
    metrics.TABLES.set(request.app.state.server.tables.in_memory())
    return Response(metrics.text(), headers={"Content-Type": metrics.MEDIA_TYPE, "Cache-Control": "no-store"})


@cache
def _description(root: str) -> bytes:
    return encode(document(root))


_PATTERNS = [(compile_path(route.path)[0], route.method) for route in ROUTES]


async def _no_such_route(request: Request) -> Response:
    path = request.url.path
    allowed = [method for pattern, method in _PATTERNS if pattern.match(path)]
    if not allowed:
        return problem(404, f"there is nothing at {path}")
    response = problem(405, f"{path} takes {', '.join(allowed)}")
    response.headers["Allow"] = ", ".join(allowed)
    return response
