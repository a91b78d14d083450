"""`fatebox worker`: thinks for the servers on a database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Literal

import click

from .server_data import ServerDataError, chosen, database_options

STYLES = ("quiet", "text", "json")


@click.command("worker")
@database_options
@click.option("--processes", type=click.IntRange(1, 256), help="The number of processes.")
@click.option("--log", "style", type=click.Choice(STYLES), default="quiet", help="What to log, and how.")
def command(
    data: Path | None, database: str | None, processes: int | None, style: Literal["quiet", "text", "json"]
) -> None:
    """Run bots and the coach for servers that use PostgreSQL. Start as many workers as you like, anywhere."""
    from fatebox.server.logs import configure
    from fatebox.server.store.connect import is_shared
    from fatebox.server.store.migrate import prepare

    url, _ = chosen(data, database)
    if not is_shared(url):
        raise ServerDataError("--database: expected postgresql://..., where workers find their jobs")
    from fatebox.server.cluster.worker import Worker

    configure(style)
    prepare(url)

    async def run() -> None:
        await Worker(url, processes).run(lambda: click.echo("The worker is ready.  (Ctrl-C ends it)"))

    asyncio.run(run())
