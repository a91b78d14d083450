"""`fatebox verify`: whether a finished game was dealt and played as its record says."""

from __future__ import annotations

import sys

import click

from fatebox.cli.language import said, say
from fatebox.games import load_game
from fatebox.kernel import RecordError, seal
from fatebox.kernel.messages import seats

from .replay import read_record

SEAL_LENGTH = 64


@click.command("verify")
@click.argument("file", metavar="RECORD")
@click.option("--seal", "promised", metavar="SEAL", help="The fingerprint shown before the game.")
def command(file: str, promised: str | None) -> None:
    """Check a record: play it again from its seed, and compare the seed with its fingerprint.

    The exit code is 1 if something does not match.
    """
    record = read_record(file)
    found = seal(record.seed)
    promised = None if promised is None else promised.strip().lower()
    if promised is not None and (len(promised) != SEAL_LENGTH or set(promised) - set("0123456789abcdef")):
        raise click.BadParameter(f"expected {SEAL_LENGTH} hexadecimal digits", param_hint="--seal")
    try:
        match = record.replay(load_game(record.game))
    except RecordError as error:
        click.echo(say("verify-broken", why=said(error)))
        sys.exit(1)
    click.echo(say("verify-seed", seed=str(record.seed)))
    click.echo(say("verify-seal", seal=found))
    if match.resumed:
        click.echo(say("verify-resumed"))
        sys.exit(1)
    click.echo(say("verify-legal", count=len(record.answers), generator=record.generator))
    winners = () if match.result is None else match.result.winners
    if match.result is None:
        click.echo(say("verify-running"))
    else:
        click.echo(say("terminal-ending", someone=bool(winners), winners=seats(winners)))
    if promised is None:
        click.echo(say("verify-compare"))
    elif promised != found:
        click.echo(say("verify-unfit"))
        sys.exit(1)
    else:
        click.echo(say("verify-fits"))
