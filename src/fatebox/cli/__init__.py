"""The command line: each command is a module of this folder, loaded when it is called."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

from fatebox import __version__
from fatebox.cli.language import choose, said
from fatebox.kernel import FateboxError
from fatebox.text.bundles import LANGUAGES

COMMANDS = {
    "games": "List the games with their seats and options",
    "play": "Play a game in the terminal",
    "serve": "Start the server for play in the browser",
    "worker": "Run bots and the coach for servers that use PostgreSQL",
    "backup": "Back up everything a server keeps, even while it runs",
    "restore": "Restore a backup into an empty folder or database",
    "doctor": "Check a server's data for damage",
    "replay": "Step through a recorded game",
    "review": "Show the win chance over a game and the costliest decisions",
    "verify": "Check that a game was dealt and played as its record says",
    "rules": "Look up the rules, or see which clauses are tested",
    "cards": "Browse the cards of a game",
    "deck": "Build decks and manage collections",
    "campaign": "Start campaigns and manage their decks",
    "scenario": "Run scenario files and check their expectations",
    "lessons": "Check the lessons, or read one step by step",
    "sim": "Play many games between bots and summarize them",
    "ladder": "Measure how much stronger each bot level is",
    "learn": "Train, evaluate and export a game's neural network",
    "tune": "Fit a game's evaluation to games between bots",
    "bench": "Measure speed on this machine",
}

ONE_THREAD = ("OPENBLAS_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
"""The settings that numpy's libraries read when they are loaded: the matrices of a bot's network are small,
and several threads would only wait for each other, at four times the processor time."""


class LazyGroup(click.Group):
    """Commands are imported when they are called, so that the program starts quickly."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order of the list above."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"fatebox.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The overview, without importing the commands."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(
    cls=LazyGroup, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="The language of games and tables.")
@click.version_option(__version__, prog_name="fatebox")
@click.pass_context
def cli(ctx: click.Context, lang: str | None) -> None:
    """Five tabletop card games in one box. Without a command, the table opens in the browser."""
    choose(lang)
    if ctx.invoked_subcommand is None:
        serve = cli.get_command(ctx, "serve")
        assert serve is not None
        serve.main(["--open"], prog_name="fatebox serve", standalone_mode=False)


def main() -> None:
    """Run the program: 0 is success, 1 a check that failed, 2 bad input, 130 stopped by the user."""
    for setting in ONE_THREAD:
        os.environ.setdefault(setting, "1")
    try:
        sys.exit(cli.main(standalone_mode=False))  # what a command exits with; None, for success, if it ends
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except FateboxError as error:
        click.echo(f"fatebox: {said(error)}", err=True)
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        click.echo(err=True)
        sys.exit(130)
