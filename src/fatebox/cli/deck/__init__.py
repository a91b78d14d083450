"""`fatebox deck`: build decks, look after collections (Outposts)."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from fatebox.cli import flags
from fatebox.cli.output import export_text, print_json
from fatebox.games.outposts.decks import ready_decks
from fatebox.kernel import FateboxError
from fatebox.shelf.decks import Deck, read_deck
from fatebox.shelf.files import ShelfError

from .collection import collection
from .edit import Editor
from .shelves import collections, decks, pack
from .show import deck_data, print_page, show_deck, show_decks

_player = click.option("--player", metavar="NAME", help="With the cards of this player's collection.")


@click.group("deck")
def command() -> None:
    """Build decks for Outposts, and look after the collections of its campaigns.

    \b
    fatebox deck new watch --faction veil     a deck, at first the starter deck
    fatebox deck edit watch                   build it
    fatebox play outposts --deck watch        play it
    """


command.add_command(collection)


@command.command()
@click.argument("name")
@click.option("--faction", required=True, help="cinder, bastion, wildroot or veil.")
@click.option("--from", "origin", default="starter", help="`starter`, `empty`, or a ready-made deck.")
@_player
def new(name: str, faction: str, origin: str, player: str | None) -> None:
    """Make a deck NAME: the starter deck, to begin with."""
    if faction not in pack().factions:
        raise ShelfError(f"--faction: expected one of {', '.join(pack().factions)}, got {faction!r}")
    owned = pack().faction_deck(faction) if player is None else collections().get(player).cards
    choices = {**ready_decks(pack(), faction, owned), "empty": {}}
    if origin not in choices:
        raise ShelfError(f"--from: expected one of {', '.join(choices)}, got {origin!r}")
    path = decks().add(name, Deck(faction, choices[origin]))
    click.echo(f"The deck is kept in {path}. Build it: fatebox deck edit {shlex.quote(name)}")


@command.command("list")
@flags.as_json
def list_(as_json: bool) -> None:
    """All decks, and what keeps them from being played."""
    found: dict[str, Deck | str] = {}
    for name in decks().names():
        try:
            found[name] = decks().get(name)
        except FateboxError as error:
            found[name] = str(error)
    if as_json:
        data = [
            {"name": name, **({"error": deck} if isinstance(deck, str) else deck_data(deck))}
            for name, deck in found.items()
        ]
        print_json(data)
        return
    print_page(show_decks(found) if found else "There are no decks yet: fatebox deck new NAME --faction ...")


@command.command()
@click.argument("name")
@_player
@flags.as_json
def show(name: str, player: str | None, as_json: bool) -> None:
    """A deck with its cards, its curve, and what is wrong with it."""
    deck = decks().get(name)
    owned = None if player is None else collections().get(player).cards
    if as_json:
        print_json({"name": name, **deck_data(deck, owned)})
        return
    print_page(show_deck(name, deck, owned))


@command.command()
@click.argument("name")
@_player
def edit(name: str, player: str | None) -> None:
    """Build a deck in the terminal; every change is kept at once."""
    Editor(decks(), name, None if player is None else collections().get(player)).run()


@command.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=flags.FILE)
@_player
def check(files: tuple[Path, ...], player: str | None) -> None:
    """Check deck FILEs; the exit code is 1 if one cannot be played."""
    owned = None if player is None else collections().get(player).cards
    wrong = False
    for file in files:
        problems = read_deck(pack(), file).problems(pack(), owned)
        wrong = wrong or bool(problems)
        for problem in problems:
            click.echo(f"{file}: cards{'.' if problem.card else ': '}{problem}")
        if not problems:
            click.echo(f"{file}: ok")
    if wrong:
        raise click.exceptions.Exit(1)


@command.command()
@click.argument("name")
@click.argument("new_name")
@flags.replace
def copy(name: str, new_name: str, replace: bool) -> None:
    """Copy the deck NAME to NEW_NAME."""
    decks().add(new_name, decks().get(name), replace=replace)
    click.echo(f"{name} is copied to {new_name}.")


@command.command()
@click.argument("name")
@flags.yes
def delete(name: str, yes: bool) -> None:
    """Throw a deck away."""
    decks().path_of(name)
    if yes or click.confirm(f"Throw the deck {name} away?"):
        decks().delete(name)
        click.echo(f"{name} is gone.")


@command.command("export")
@click.argument("name")
@click.argument("file", type=flags.FILE)
@flags.replace
def export(name: str, file: Path, replace: bool) -> None:
    """Write a deck to a FILE; `-` prints it."""
    text = decks().get(name).text(pack())
    export_text(text, file, name, replace=replace)


@command.command("import")
@click.argument("file", type=flags.FILE)
@click.option("--as", "name", metavar="NAME", help="Its name here; without it, that of the file.")
@flags.replace
def import_(file: Path, name: str | None, replace: bool) -> None:
    """Keep the deck in a FILE. One that is not legal is refused, and nothing changes."""
    decks().import_file(file, name or file.stem, replace=replace)
    click.echo(f"The deck is kept as {name or file.stem}.")
