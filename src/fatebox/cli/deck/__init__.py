"""`fatebox deck`: build decks, manage collections."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from fatebox.cli import flags
from fatebox.cli.language import said, say
from fatebox.cli.output import confirmed, export_text, print_json
from fatebox.kernel import FateboxError
from fatebox.storage.decks import Deck, read_deck
from fatebox.storage.errors import StorageError

from .collection import collection
from .edit import Editor
from .kept import collections, decks, factions, folder, game, rules, speaker
from .show import deck_data, print_page, show_deck, show_decks

_player = click.option("--player", metavar="NAME", help="Use the cards of this player's collection.")


@click.group("deck")
@click.option("--game", "game_id", metavar="GAME", help="The game, if several have decks.")
@click.pass_context
def command(context: click.Context, game_id: str | None) -> None:
    """Build decks, and manage the collections of campaigns.

    \b
    fatebox deck new watch --faction FACTION  a new deck: the starter deck
    fatebox deck edit watch                   build it
    fatebox play GAME --deck watch            play it
    """
    context.obj = game_id


command.add_command(collection)


@command.command()
@click.argument("name")
@click.option("--faction", required=True, help="The faction of the deck.")
@click.option("--from", "origin", default="starter", help="`starter`, `empty`, or a ready-made deck.")
@_player
def new(name: str, faction: str, origin: str, player: str | None) -> None:
    """Create a deck called NAME; it starts as the starter deck."""
    if faction not in factions():
        raise StorageError(f"--faction: expected one of {', '.join(factions())}, got {faction!r}")
    pack = game().pack()
    owned = rules().available(pack, faction) if player is None else collections().get(player).cards
    choices = {**rules().ready(pack, faction, owned), "empty": {}}
    if origin not in choices:
        raise StorageError(f"--from: expected one of {', '.join(choices)}, got {origin!r}")
    decks().add(name, Deck(faction, dict(choices[origin])))
    path = folder().path_of(name)
    click.echo(say("deck-new", path=str(path), command=f"fatebox deck edit {shlex.quote(name)}"))


@command.command("list")
@flags.as_json
def list_(as_json: bool) -> None:
    """List all decks, and what keeps them from being played."""
    found: dict[str, Deck | str] = {}
    for name in decks().names():
        try:
            found[name] = decks().get(name)
        except FateboxError as error:
            found[name] = said(error)
    if as_json:
        data = [
            {"name": name, **({"error": deck} if isinstance(deck, str) else deck_data(deck))}
            for name, deck in found.items()
        ]
        print_json(data)
        return
    print_page(
        show_decks(found) if found else say("deck-none", command="fatebox deck new NAME --faction ...")
    )


@command.command()
@click.argument("name")
@_player
@flags.as_json
def show(name: str, player: str | None, as_json: bool) -> None:
    """Show a deck: its cards, its curve, and what is wrong with it."""
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
    """Build a deck in the terminal; every change is saved at once."""
    Editor(decks(), name, None if player is None else collections().get(player)).run()


@command.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=flags.FILE)
@_player
def check(files: tuple[Path, ...], player: str | None) -> None:
    """Check deck FILEs; the exit code is 1 if one cannot be played."""
    owned = None if player is None else collections().get(player).cards
    wrong = False
    for file in files:
        problems = read_deck(game(), file).problems(game(), owned)
        wrong = wrong or bool(problems)
        for problem in problems:
            click.echo(speaker().say(problem.message(f"{file}: cards")))
        if not problems:
            click.echo(f"{file}: {say('deck-fine')}")
    if wrong:
        raise click.exceptions.Exit(1)


@command.command()
@click.argument("name")
@click.argument("new_name")
@flags.replace
def copy(name: str, new_name: str, replace: bool) -> None:
    """Copy the deck NAME to NEW_NAME."""
    decks().add(new_name, decks().get(name), replace=replace)
    click.echo(say("deck-copied", name=name, copy=new_name))


@command.command()
@click.argument("name")
@flags.yes
def delete(name: str, yes: bool) -> None:
    """Delete a deck."""
    folder().path_of(name)
    if yes or confirmed(say("deck-delete-sure", name=name)):
        decks().delete(name)
        click.echo(say("kept-gone", name=name))


@command.command("export")
@flags.to_file()
def export(name: str, file: Path, replace: bool) -> None:
    """Write a deck to a FILE; `-` prints it."""
    text = decks().get(name).text(game())
    export_text(text, file, name, replace=replace)


@command.command("import")
@flags.from_file("The name of the deck.  [default: the name of the file]")
def import_(file: Path, name: str | None, replace: bool) -> None:
    """Import the deck in a FILE. An illegal deck is refused, and nothing changes."""
    decks().import_file(file, name or file.stem, replace=replace)
    click.echo(say("deck-kept", name=name or file.stem))
