"""Shared output of commands: data for programs, files for people, errors."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console, RenderableType

from fatebox.cli.language import language, say
from fatebox.kernel.messages import declare
from fatebox.storage.errors import StorageError
from fatebox.storage.files import write_text

from .terminal.screen import Terminal

FILE_THERE = declare("file-there", "file")

UNBOUNDED = 100_000
"""The width of a page when the output is no terminal and nothing is to be cut or wrapped."""


def print_json(data: Any) -> None:
    """Data for programs."""
    click.echo(json.dumps(data, indent=2, ensure_ascii=False))


def print_page(*things: RenderableType, width: int | None = None) -> None:
    """Things for people; no line ends in spaces. The width counts only where the output is no terminal."""
    console = Console(highlight=False, markup=False, emoji=False)
    if width is not None and not console.is_terminal:
        console.width = width
    with console.capture() as page:
        for thing in things:
            console.print(thing)
    click.echo("\n".join(line.rstrip() for line in page.get().splitlines()))


def export_text(text: str, file: Path, what: str, *, replace: bool) -> None:
    """Write a text to a file, or print it if that is `-`; a file that is there is replaced only if wanted."""
    if str(file) == "-":
        click.echo(text, nl=False)
        return
    if file.exists() and not replace:
        raise StorageError(FILE_THERE(file=str(file)))
    write_text(file, text)
    click.echo(say("file-written", what=what, file=str(file)))


def confirmed(question: str) -> bool:
    """Whether a person at the terminal says yes to a question."""
    return Terminal(language()).confirm(question)


def print_troubles(troubles: Sequence[str]) -> None:
    """Print unreadable files on standard error; the exit code is 2 if there were any."""
    for trouble in troubles:
        click.echo(f"fatebox: {trouble}", err=True)
    if troubles:
        raise click.exceptions.Exit(2)
