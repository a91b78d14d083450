"""`fatebox verify`: whether a finished game was dealt and played as its record says."""

from __future__ import annotations

import sys

import click

from fatebox.cli.language import said
from fatebox.games import load_game
from fatebox.kernel import RecordError, seal

from .replay import read_record

SEAL_LENGTH = 64


@click.command("verify")
@click.argument("file", metavar="RECORD")
@click.option("--seal", "promised", metavar="SEAL", help="The fingerprint shown before the game.")
def command(file: str, promised: str | None) -> None:
    """Check a record: play it again from its seed, and compare the seed with its seal.

    The exit code is 1 if something does not fit.
    """
    record = read_record(file)
    found = seal(record.seed)
    promised = None if promised is None else promised.strip().lower()
    if promised is not None and (len(promised) != SEAL_LENGTH or set(promised) - set("0123456789abcdef")):
        raise click.BadParameter(f"expected {SEAL_LENGTH} hexadecimal digits", param_hint="--seal")
    try:
        match = record.replay(load_game(record.game))
    except RecordError as error:
        click.echo(f"The game cannot be played again: {said(error)}")
        sys.exit(1)
    click.echo(f"Seed {record.seed}")
    click.echo(f"Seal {found}")
    if match.resumed:
        click.echo("This game went on after a change of rules or cards: its chance proves nothing.")
        sys.exit(1)
    click.echo(
        f"All {len(record.answers)} answers are legal, and all chance follows from the seed"
        f" ({record.generator})."
    )
    if match.result is None:
        click.echo("The game is not over yet.")
    else:
        click.echo(f"The game ended with {match.result.outcome}.")
    if promised is None:
        click.echo("Compare the seal with the one that the table showed before the game, or use --seal.")
    elif promised != found:
        click.echo("The seal does NOT fit: this game was not dealt from the seed that was promised.")
        sys.exit(1)
    else:
        click.echo("The seal fits: the seed was fixed before the game.")
