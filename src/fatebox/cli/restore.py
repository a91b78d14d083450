"""`fatebox restore`: a server from its backup."""

from __future__ import annotations

from pathlib import Path

import click

from .server_data import chosen, database_options


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database_options
def command(file: Path, data: Path | None, database: str | None) -> None:
    """Restore the backup in FILE into an empty folder or database.

    The backup may come from SQLite or PostgreSQL, and from an earlier version.
    """
    from fatebox.server.store.lock import lock_folder
    from fatebox.server.store.transfer import restore

    url, folder = chosen(data, database)
    if folder is not None:
        lock_folder(folder)
    click.echo(f"{restore(file, url)} rows restored")
