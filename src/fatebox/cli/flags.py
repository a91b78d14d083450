"""Flags that several commands have, said once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])
FILE = click.Path(path_type=Path)
as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
replace = click.option("--replace", is_flag=True, help="Overwrite what exists.")
yes = click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
seats = click.option("--seats", type=int, help="The number of seats.")
texts = click.option(
    "--option", "texts", multiple=True, metavar="NAME=VALUE", help="Set an option of the game."
)
seed = click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
ray = click.option(
    "--ray",
    metavar="ADDRESS",
    help="Play on the Ray cluster at this address; `local` starts one here.",
)
jobs = click.option(
    "-j", "--jobs", type=click.IntRange(1), help="The number of processes.  [default: one for each core]"
)


def to_file(owner: str = "name") -> Callable[[F], F]:
    """The arguments of a command that writes what is kept to a file."""
    return _all(click.argument(owner), click.argument("file", type=FILE), replace)


def from_file(help: str, owner: str = "name") -> Callable[[F], F]:
    """The arguments of a command that keeps what is in a file."""
    return _all(
        click.argument("file", type=FILE), click.option("--as", owner, metavar="NAME", help=help), replace
    )


def _all(*parts: Callable[[F], F]) -> Callable[[F], F]:
    def decorate(function: F) -> F:
        for part in reversed(parts):
            function = part(function)
        return function

    return decorate
