"""Flags that several commands have, said once."""

from __future__ import annotations

from pathlib import Path

import click

FILE = click.Path(path_type=Path)
as_json = click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
replace = click.option("--replace", is_flag=True, help="In place of what is there.")
yes = click.option("--yes", is_flag=True, help="Without asking.")
seats = click.option("--seats", type=int, help="How many seats are taken.")
texts = click.option("--option", "texts", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
seed = click.option("--seed", default="0", show_default=True, help="Fixes all chance.")
jobs = click.option(
    "-j", "--jobs", type=click.IntRange(1), help="How many processes play.  [default: one for each core]"
)
