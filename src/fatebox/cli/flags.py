"""Flags that several commands have, said once."""

from __future__ import annotations

from pathlib import Path

import click

FILE = click.Path(path_type=Path)
as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
replace = click.option("--replace", is_flag=True, help="Overwrite what is there.")
yes = click.option("--yes", is_flag=True, help="Do not ask.")
seats = click.option("--seats", type=int, help="The number of seats.")
texts = click.option("--option", "texts", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
seed = click.option("--seed", default="0", show_default=True, help="The seed: equal seeds give equal games.")
ray = click.option(
    "--ray",
    metavar="ADDRESS",
    help="Play on the Ray cluster at this address; `local` starts one here.",
)
jobs = click.option(
    "-j", "--jobs", type=click.IntRange(1), help="The number of processes.  [default: one for each core]"
)
