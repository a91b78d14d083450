"""The options of commands that work on the data of a server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from fatebox.kernel import FateboxError
from fatebox.storage.files import data_folder

if TYPE_CHECKING:
    from sqlalchemy import URL

F = TypeVar("F", bound=Callable[..., Any])


class ServerDataError(FateboxError):
    """The data of a server cannot be used; the message says why."""


def database_options(command: F) -> F:
    """Adds `--data` and `--database` to a command."""
    data = click.option("--data", type=click.Path(path_type=Path), help="The folder where tables are kept.")
    help = "A database to use instead of the folder: postgresql://USER@HOST/NAME."
    return data(click.option("--database", metavar="URL", envvar="FATEBOX_DATABASE", help=help)(command))


def chosen(data: Path | None, database: str | None) -> tuple[URL, Path | None]:
    """The database that the options name, and its folder if it is embedded."""
    from fatebox.server.store.connect import embedded, parse_url

    if database is not None and data is not None:
        raise ServerDataError("expected --data or --database, got both")
    if database is not None:
        return parse_url(database), None
    folder = data or data_folder() / "server"
    return embedded(folder), folder
