"""`fatebox backup`: the whole server in one file, while it runs."""

from __future__ import annotations

from pathlib import Path

import click

from .server_data import ServerDataError, chosen, database_options


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database_options
def command(file: Path, data: Path | None, database: str | None) -> None:
    """Back up everything a server keeps to FILE. The server can keep running.

    The file includes hidden cards and the key that signs cookies: keep it as safe as the server.
    """
    from fatebox.server.store.transfer import back_up

    url, folder = chosen(data, database)
    if folder is not None and not Path(url.database or "").is_file():
        raise ServerDataError(f"{folder}: there are no tables here")
    rows = back_up(url, file)
    click.echo(f"{file}: {rows} rows, {file.stat().st_size // 1024} kB")
