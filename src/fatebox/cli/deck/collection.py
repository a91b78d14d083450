"""`fatebox deck collection`: what players own in campaigns."""

from __future__ import annotations

from pathlib import Path

import click

from fatebox.cli import flags
from fatebox.cli.language import say
from fatebox.cli.output import confirmed, export_text, print_json, print_troubles
from fatebox.kernel.messages import declare
from fatebox.storage.collections import fresh
from fatebox.storage.errors import StorageError

from .kept import collections, factions, game
from .show import collection_data, print_page, show_collection, show_collections

COLLECTION_NONE = declare("collection-none", "player")


@click.group("collection")
def collection() -> None:
    """Show the cards that players own in campaigns. Games change them: fatebox play GAME --players Ada,Ben

    Collections are files with a checksum. To change one by hand, export it, remove
    the checksum and import it.
    """


@collection.command("list")
@flags.as_json
def list_(as_json: bool) -> None:
    """List all collections."""
    found, troubles = collections().all()
    if as_json:
        data = {"collections": [collection_data(each) for each in found], "errors": troubles}
        print_json(data)
    else:
        print_page(show_collections(found) if found else say("collection-list-none"))
    print_troubles(troubles)


@collection.command()
@click.argument("player")
@flags.as_json
def show(player: str, as_json: bool) -> None:
    """Show a PLAYER's cards, and the games that changed them."""
    found = collections().get(player)
    if as_json:
        print_json(collection_data(found))
        return
    print_page(show_collection(found))


@collection.command("export")
@flags.to_file("player")
def export(player: str, file: Path, replace: bool) -> None:
    """Write a PLAYER's collection to a FILE; `-` prints it."""
    text = collections().get(player).text(game())
    export_text(text, file, say("collection-of", player=player), replace=replace)


@collection.command("import")
@flags.from_file("The player.  [default: the name in the file]", "player")
def import_(file: Path, player: str | None, replace: bool) -> None:
    """Import the collection in a FILE. A damaged one is refused, and nothing changes."""
    found = collections().import_file(file, player, replace=replace)
    click.echo(say("collection-kept", player=found.player, count=sum(found.cards.values())))


@collection.command()
@click.argument("players", nargs=-1, required=True, metavar="PLAYER...")
@click.option("--faction", help="For a new player, or one who changes faction.")
@flags.yes
def reset(players: tuple[str, ...], faction: str | None, yes: bool) -> None:
    """Start over with all cards of the faction, for a new campaign."""
    kept = collections()
    anew = []
    for player in players:
        if faction is not None:  # even in place of a damaged one
            anew.append(fresh(game(), player, faction))
            continue
        there = kept.find(player)
        if there is None:
            raise StorageError(COLLECTION_NONE(player=player))
        anew.append(fresh(game(), there.player, there.faction))
    if not (yes or confirmed(say("collection-reset-sure", players=tuple(each.player for each in anew)))):
        return
    for each in anew:
        kept.put(each, replace=True)
        click.echo(say("collection-fresh", player=each.player, faction=factions()[each.faction]))
