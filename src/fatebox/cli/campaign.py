"""`fatebox campaign`: campaigns, their cards and decks."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import click

from fatebox.cli.language import said
from fatebox.kernel import FateboxError, Game, OptionsError
from fatebox.kernel.keeping import CampaignDeck, CampaignEntry
from fatebox.storage.campaigns import Campaigns, campaign_folder, campaign_text, import_file
from fatebox.storage.files import data_folder

from . import flags
from .keeping import campaigns_of, has_named_campaigns, the_game
from .output import export_text, print_json, print_troubles


def _game() -> Game[Any]:
    return the_game(has_named_campaigns, click.get_current_context().obj)


def _campaigns() -> Campaigns:
    return campaigns_of(_game(), data_folder())


@click.group("campaign")
@click.option("--game", metavar="GAME", help="The game, if several have campaigns.")
@click.pass_context
def command(context: click.Context, game: str | None) -> None:
    """Campaigns: what is gained in a game stays for the next one.

    \b
    fatebox campaign new ada                 begin a campaign
    fatebox play GAME --campaign ada         play its next game
    fatebox campaign show ada                how far it has come
    fatebox campaign deck ada OWNER --leave-out CARD
    """
    context.obj = game


@command.command()
@click.argument("name")
def new(name: str) -> None:
    """Begin a campaign NAME, with the starter decks."""
    game = _game()
    _campaigns().new(name)
    path = campaign_folder(game, data_folder()).path_of(name)
    click.echo(f"The campaign is kept in {path}. Play: fatebox play {game.id} --campaign {shlex.quote(name)}")


@command.command("list")
@flags.as_json
def list_(as_json: bool) -> None:
    """All campaigns, and how far they have come."""
    campaigns = _campaigns()
    found: dict[str, CampaignEntry] = {}
    troubles = []
    for name in campaigns.names():
        try:
            found[name] = campaigns.get(name)
        except FateboxError as error:
            troubles.append(said(error))
    if as_json:
        data = {"campaigns": [campaign_data(campaigns, n, c) for n, c in found.items()], "errors": troubles}
        print_json(data)
    else:
        pack = campaigns.game.pack()
        lines = [f"{name}: {campaigns.rules.summary(pack, entry.data)}" for name, entry in found.items()]
        click.echo("\n".join(lines) or "There are no campaigns yet: fatebox campaign new NAME")
    print_troubles(troubles)


def campaign_data(campaigns: Campaigns, name: str, entry: CampaignEntry) -> dict[str, Any]:
    """A campaign as data for programs, with the current decks."""
    decks = {deck.key: deck.cards for deck in campaigns.rules.decks(campaigns.game.pack(), entry.data)}
    return {"name": name, **entry.data, "decks": decks}


@command.command()
@click.argument("name")
@flags.as_json
def show(name: str, as_json: bool) -> None:
    """The games played in a campaign, and the cards gained."""
    campaigns = _campaigns()
    entry = campaigns.get(name)
    if as_json:
        print_json(campaign_data(campaigns, name, entry))
        return
    pack = campaigns.game.pack()
    click.echo(f"{name}: {campaigns.rules.summary(pack, entry.data)}")
    for line in campaigns.rules.chronicle(pack, entry):
        click.echo(line)


@command.command()
@click.argument("name")
@click.argument("owner")
@click.option("--leave-out", metavar="CARD,CARD", help="Cards to take out of the deck.")
@click.option("--put-in", metavar="CARD,CARD", help="Owned cards to put into the deck.")
@click.option("--all", "everything", is_flag=True, help="Put all owned cards into the deck again.")
@flags.as_json
def deck(
    name: str, owner: str, leave_out: str | None, put_in: str | None, everything: bool, as_json: bool
) -> None:
    """Show or change a deck of a campaign: that of its OWNER."""
    campaigns = _campaigns()
    if everything and (leave_out or put_in):
        raise OptionsError("--all excludes --leave-out and --put-in")
    current = _deck(campaigns, campaigns.get(name), owner)
    if everything or leave_out or put_in:
        wanted = None if everything else _edited(list(current.cards), leave_out, put_in)
        current = _deck(campaigns, campaigns.choose_deck(name, "", owner, wanted), owner)
    if as_json:
        print_json({"deck": list(current.cards), "left_out": list(current.left_out)})
        return
    click.echo(f"{current.owner}: {len(current.cards)} cards")
    for each in current.cards:
        click.echo(f"  {each:6} {current.names[each]}")
    if current.left_out:
        click.echo("left out:")
    for each in current.left_out:
        click.echo(f"  {each:6} {current.names[each]}")


def _deck(campaigns: Campaigns, entry: CampaignEntry, owner: str) -> CampaignDeck:
    decks = campaigns.rules.decks(campaigns.game.pack(), entry.data)
    for each in decks:
        if each.key == owner:
            return each
    raise OptionsError(f"expected one of {', '.join(each.key for each in decks)}, got {owner!r}")


def _edited(cards: list[str], leave_out: str | None, put_in: str | None) -> list[str]:
    """The list with cards taken out and put in."""
    gone = _ids(leave_out)
    for each in gone:
        if each not in cards:
            raise OptionsError(f"--leave-out: {each} is not in the deck")
    return [each for each in cards if each not in gone] + _ids(put_in)


def _ids(text: str | None) -> list[str]:
    return [] if text is None else [each.strip().upper() for each in text.split(",") if each.strip()]


@command.command()
@click.argument("name")
@flags.yes
def reset(name: str, yes: bool) -> None:
    """Begin a campaign again, with the starter decks."""
    campaigns = _campaigns()
    campaigns.rules.check_idle(campaigns.get(name))
    if yes or click.confirm(f"Start {name} anew, with nothing gained?"):
        campaigns.restart(name)
        click.echo(f"{name} starts anew.")


@command.command()
@click.argument("name")
@flags.yes
def delete(name: str, yes: bool) -> None:
    """Throw a campaign away."""
    campaigns = _campaigns()
    campaigns.rules.check_idle(campaigns.get(name))
    if yes or click.confirm(f"Throw the campaign {name} away?"):
        campaigns.delete(name)
        click.echo(f"{name} is gone.")


@command.command("export")
@click.argument("name")
@click.argument("file", type=flags.FILE)
@flags.replace
def export(name: str, file: Path, replace: bool) -> None:
    """Write a campaign to a FILE; `-` prints it."""
    text = campaign_text(_game(), name, _campaigns().get(name).data)
    export_text(text, file, name, replace=replace)


@command.command("import")
@click.argument("file", type=flags.FILE)
@click.option("--as", "name", metavar="NAME", help="Its name.  [default: the name in the file]")
@flags.replace
def import_(file: Path, name: str | None, replace: bool) -> None:
    """Keep the campaign in a FILE. One that is not sound is refused, and nothing changes."""
    campaigns = _campaigns()
    kept = campaigns.get(import_file(campaigns, file, name, replace=replace))
    click.echo(f"{kept.name}: {campaigns.rules.summary(campaigns.game.pack(), kept.data)}")
