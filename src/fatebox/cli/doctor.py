"""`fatebox doctor`: what is wrong with the data of a server."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from .server_data import ServerDataError, chosen, database_options


@click.command("doctor")
@database_options
def command(data: Path | None, database: str | None) -> None:
    """Check a server's data for damage; nothing is changed.

    Every table is opened as a server would open it. The exit code is 1 if something is wrong.
    """
    from fatebox.server.store.doctor import examine

    url, folder = chosen(data, database)
    if folder is not None and not Path(url.database or "").is_file():
        raise ServerDataError(f"{folder}: there are no tables here")
    problems = examine(url)
    for problem in problems:
        click.echo(problem)
    if problems:
        click.echo("Restore a backup with `fatebox restore`, or go on without what is damaged.", err=True)
        sys.exit(1)
    click.echo("All is well.")
