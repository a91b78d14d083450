"""`fatebox campaign`: campaigns, their cards and decks."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import click

from fatebox.cli.language import said, say, speaker_of
from fatebox.kernel import FateboxError, Game, OptionsError
from fatebox.kernel.keeping import CampaignDeck, CampaignEntry
from fatebox.storage.campaigns import Campaigns, campaign_folder, campaign_text, import_file
from fatebox.storage.files import data_folder

from . import flags
from .keeping import campaigns_of, has_named_campaigns, the_game
from .output import confirmed, export_text, print_json, print_troubles
from .refusals import EXCLUDED, NOT_IN_DECK, OWNER_UNKNOWN


def _game() -> Game[Any]:
    return the_game(has_named_campaigns, click.get_current_context().obj)


def _campaigns() -> Campaigns:
    return campaigns_of(_game(), data_folder())


@click.group("campaign")
@click.option("--game", metavar="GAME", help="The game, if several have campaigns.")
@click.pass_context
def command(context: click.Context, game: str | None) -> None:
    """Manage campaigns: what you gain in one game stays with you in the next.

    \b
    fatebox campaign new ada                 start a campaign
    fatebox play GAME --campaign ada         play its next game
    fatebox campaign show ada                show its progress
    fatebox campaign deck ada OWNER --leave-out CARD
    """
    context.obj = game


@command.command()
@click.argument("name")
def new(name: str) -> None:
    """Start a campaign called NAME with the starter decks."""
    game = _game()
    _campaigns().new(name)
    path = campaign_folder(game, data_folder()).path_of(name)
    command = f"fatebox play {game.id} --campaign {shlex.quote(name)}"
    click.echo(say("campaign-new", path=str(path), command=command))


@command.command("list")
@flags.as_json
def list_(as_json: bool) -> None:
    """List all campaigns and their progress."""
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
        lines = [summary(campaigns, name, entry) for name, entry in found.items()]
        click.echo("\n".join(lines) or say("campaign-none", command="fatebox campaign new NAME"))
    print_troubles(troubles)


def summary(campaigns: Campaigns, name: str, entry: CampaignEntry) -> str:
    """A campaign and its progress in a line."""
    progress = campaigns.rules.summary(campaigns.game.pack(), entry.data)
    return f"{name}: {speaker_of(campaigns.game).say(progress)}"


def campaign_data(campaigns: Campaigns, name: str, entry: CampaignEntry) -> dict[str, Any]:
    """A campaign as data for programs, with the current decks."""
    decks = {deck.key: deck.cards for deck in campaigns.rules.decks(campaigns.game.pack(), entry.data)}
    return {"name": name, **entry.data, "decks": decks}


@command.command()
@click.argument("name")
@flags.as_json
def show(name: str, as_json: bool) -> None:
    """Show the games played in a campaign, and the cards gained."""
    campaigns = _campaigns()
    entry = campaigns.get(name)
    if as_json:
        print_json(campaign_data(campaigns, name, entry))
        return
    click.echo(summary(campaigns, name, entry))
    speaker = speaker_of(campaigns.game)
    for line in campaigns.rules.chronicle(campaigns.game.pack(), entry):
        click.echo(f"  {speaker.say(line)}")


@command.command()
@click.argument("name")
@click.argument("owner")
@click.option("--leave-out", metavar="CARD,CARD", help="Cards to take out of the deck.")
@click.option("--put-in", metavar="CARD,CARD", help="Owned cards to put into the deck.")
@click.option("--all", "everything", is_flag=True, help="Put all owned cards back into the deck.")
@flags.as_json
def deck(
    name: str, owner: str, leave_out: str | None, put_in: str | None, everything: bool, as_json: bool
) -> None:
    """Show or change the deck of an OWNER in a campaign."""
    campaigns = _campaigns()
    if everything and (leave_out or put_in):
        raise OptionsError(EXCLUDED(one="--all", other="--leave-out, --put-in"))
    current = _deck(campaigns, campaigns.get(name), owner)
    if everything or leave_out or put_in:
        wanted = None if everything else _edited(list(current.cards), leave_out, put_in)
        current = _deck(campaigns, campaigns.choose_deck(name, "", owner, wanted), owner)
    if as_json:
        print_json({"deck": list(current.cards), "left_out": list(current.left_out)})
        return
    click.echo(say("campaign-deck", owner=current.owner, count=len(current.cards)))
    for each in current.cards:
        click.echo(f"  {each:6} {current.names[each]}")
    if current.left_out:
        click.echo(say("campaign-left-out"))
    for each in current.left_out:
        click.echo(f"  {each:6} {current.names[each]}")


def _deck(campaigns: Campaigns, entry: CampaignEntry, owner: str) -> CampaignDeck:
    decks = campaigns.rules.decks(campaigns.game.pack(), entry.data)
    for each in decks:
        if each.key == owner:
            return each
    raise OptionsError(OWNER_UNKNOWN(owners=tuple(each.key for each in decks), owner=owner))


def _edited(cards: list[str], leave_out: str | None, put_in: str | None) -> list[str]:
    """The list with cards taken out and put in."""
    gone = _ids(leave_out)
    for each in gone:
        if each not in cards:
            raise OptionsError(NOT_IN_DECK(card=each))
    return [each for each in cards if each not in gone] + _ids(put_in)


def _ids(text: str | None) -> list[str]:
    return [] if text is None else [each.strip().upper() for each in text.split(",") if each.strip()]


@command.command()
@click.argument("name")
@flags.yes
def reset(name: str, yes: bool) -> None:
    """Start a campaign over, with the starter decks."""
    campaigns = _campaigns()
    campaigns.rules.check_idle(campaigns.get(name))
    if yes or confirmed(say("campaign-reset-sure", name=name)):
        campaigns.restart(name)
        click.echo(say("campaign-reset", name=name))


@command.command()
@click.argument("name")
@flags.yes
def delete(name: str, yes: bool) -> None:
    """Delete a campaign."""
    campaigns = _campaigns()
    campaigns.rules.check_idle(campaigns.get(name))
    if yes or confirmed(say("campaign-delete-sure", name=name)):
        campaigns.delete(name)
        click.echo(say("kept-gone", name=name))


@command.command("export")
@flags.to_file()
def export(name: str, file: Path, replace: bool) -> None:
    """Write a campaign to a FILE; `-` prints it."""
    text = campaign_text(_game(), name, _campaigns().get(name).data)
    export_text(text, file, name, replace=replace)


@command.command("import")
@flags.from_file("Its name.  [default: the name in the file]")
def import_(file: Path, name: str | None, replace: bool) -> None:
    """Import the campaign in a FILE. A damaged one is refused, and nothing changes."""
    campaigns = _campaigns()
    kept = campaigns.get(import_file(campaigns, file, name, replace=replace))
    click.echo(summary(campaigns, kept.name, kept))
