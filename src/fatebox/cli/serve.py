"""`fatebox serve`: the table in the browser."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from fatebox.kernel import FateboxError

from .server_data import chosen, database_options

if TYPE_CHECKING:
    from sqlalchemy import URL


DAY_S = 24 * 3600
PING_S = 40
"""Connections are asked so often whether they are alive; proxies close those that are silent for a minute."""
STYLES = ("quiet", "text", "json")


class ServeError(FateboxError):
    """The server cannot start; the message says why."""


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=7777, show_default=True, help="The port; 0 picks a free one.")
@database_options
@click.option("--open/--no-open", "opens", default=False, help="Open the browser at the table.")
@click.option("--processes", type=click.IntRange(1, 64), help="The number of processes for bots.")
@click.option(
    "--allow-host", "hosts", multiple=True, metavar="NAME", help="Accept requests for this host name only."
)
@click.option(
    "--proxy", metavar="ADDRESS,...", help="Trust what these proxies say about addresses and https."
)
@click.option(
    "--forget-after",
    type=click.FloatRange(0),
    default=0.0,
    metavar="DAYS",
    help="Delete tables, guests and files unused for this long; 0: never.",
)
@click.option(
    "--root-path",
    "root_path",
    default="/",
    metavar="PATH",
    help="Serve the site under this path, such as /games.",
)
@click.option("--log", "style", type=click.Choice(STYLES), default="quiet", help="What to log, and how.")
@click.option("--seed", help="Deal everybody the same games (for tests and demonstrations).")
def command(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    opens: bool,
    processes: int | None,
    hosts: tuple[str, ...],
    proxy: str | None,
    forget_after: float,
    root_path: str,
    style: Literal["quiet", "text", "json"],
    seed: str | None,
) -> None:
    """Start the server for play in the browser. Only this machine can reach it unless you set --host."""
    import uvicorn

    from fatebox.kernel.collecting import rare_collections
    from fatebox.server.app import make_app
    from fatebox.server.http.limits import MESSAGE_BYTES
    from fatebox.server.http.patience import PatientProtocol
    from fatebox.server.http.root import parse_root
    from fatebox.server.live.line import LiveProtocol
    from fatebox.server.logs import configure

    root = parse_root(root_path)
    url = _database(data, database)
    listener = _listen(host, port, any_port=opens)
    address = f"http://{_shown(host)}:{listener.getsockname()[1]}{root}"
    configure(style)
    forget_after_s = forget_after * DAY_S
    app = make_app(url, processes=processes, seed=seed, hosts=hosts, forget_after_s=forget_after_s, root=root)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=PatientProtocol,
        ws=LiveProtocol,
        ws_max_size=4 * MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy or "",
        timeout_graceful_shutdown=3,
    )
    click.echo(f"Fatebox is at {address}  (Ctrl-C ends it; nothing is lost)")
    if seed is not None:
        click.echo("The deals follow from --seed: who has seen one such table can foretell others.")
    if opens and _has_browser():
        threading.Timer(0.5, webbrowser.open, [address]).start()
    # uvicorn ends in order, then raises the signal again: leave as any program does, so that all is tidied up
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with rare_collections():  # a board is made of hundreds of lists and dictionaries that are soon gone
        uvicorn.Server(config).run(sockets=[listener])


def _database(data: Path | None, database: str | None) -> URL:
    """The database to use: the given one, or the embedded one of a folder that no other server uses."""
    from fatebox.server.store.lock import lock_folder
    from fatebox.server.store.migrate import prepare

    url, folder = chosen(data, database)
    try:
        if folder is not None:
            lock_folder(folder)
        prepare(url)
    except OSError as error:
        raise ServeError(str(error)) from None
    return url


def _listen(host: str, port: int, *, any_port: bool) -> socket.socket:
    """A socket at the port, or at any other if that is taken and nobody insisted."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port, 0) if any_port else (port,):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wanted))
            listener.listen(1024)  # whoever comes before the server is ready waits for it
        except OSError as error:
            listener.close()
            reason = error.strerror
            continue
        listener.set_inheritable(True)
        return listener
    raise ServeError(f"cannot listen at {host}:{port}: {reason}; choose another --port")


def _shown(host: str) -> str:
    """The address that a person can type."""
    if host in ("0.0.0.0", "::"):
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host


def _has_browser() -> bool:
    """Whether there is a screen, or BROWSER names a program that opens pages elsewhere."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    )
