"""`fatebox campaign`: campaigns of The Phantom, their cards and decks."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import click

from fatebox.games.phantom import GAME
from fatebox.games.phantom.campaign import Campaign, customise, deck_of, new_campaign
from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.deckbuilding import collection
from fatebox.games.phantom.terms import LEGENDS, Legend
from fatebox.kernel import FateboxError, OptionsError
from fatebox.shelf.campaigns import Campaigns, campaign_text, parse_campaign
from fatebox.shelf.files import ShelfError, data_folder, read_text

from . import flags
from .adventures import running, standing
from .output import export_text, print_json, tell_troubles


def _pack() -> PhantomPack:
    cards: PhantomPack = GAME.pack()
    return cards


def _campaigns() -> Campaigns:
    return Campaigns(_pack(), data_folder())


@click.group("campaign")
def command() -> None:
    """Campaigns of The Phantom: cards gained stay in the Legends' decks.

    \b
    fatebox campaign new ada                         begin a campaign
    fatebox play phantom --campaign ada --legend diana
    fatebox campaign show ada                        how far it has come
    fatebox campaign deck ada diana --leave-out DI-22
    """


@command.command()
@click.argument("name")
def new(name: str) -> None:
    """Begin a campaign NAME, with the starter decks."""
    path = _campaigns().new(name)
    click.echo(f"The campaign is kept in {path}. Play: fatebox play phantom --campaign {shlex.quote(name)}")


@command.command("list")
@flags.as_json
def list_(as_json: bool) -> None:
    """All campaigns, and how far they have come."""
    shelf, pack = _campaigns(), _pack()
    found: dict[str, Campaign] = {}
    troubles = []
    for name in shelf.names():
        try:
            found[name] = shelf.get(name)
        except FateboxError as error:
            troubles.append(str(error))
    if as_json:
        data = {"campaigns": [campaign_data(n, c) for n, c in found.items()], "errors": troubles}
        print_json(data)
    else:
        lines = [f"{name}: {standing(pack, campaign)}" for name, campaign in found.items()]
        click.echo("\n".join(lines) or "There are no campaigns yet: fatebox campaign new NAME")
    tell_troubles(troubles)


def campaign_data(name: str, campaign: Campaign) -> dict[str, Any]:
    """A campaign as data for programs, with the current decks."""
    decks = {legend: deck_of(_pack(), campaign, legend) for legend in LEGENDS}
    return {"name": name, **campaign.to_data(), "decks": decks}


@command.command()
@click.argument("name")
@flags.as_json
def show(name: str, as_json: bool) -> None:
    """The adventures played in a campaign, and the cards gained."""
    campaign, pack = _campaigns().get(name), _pack()
    if as_json:
        print_json(campaign_data(name, campaign))
        return
    click.echo(f"{name}: {standing(pack, campaign)}")
    for play in campaign.plays:
        who = " and ".join(pack.boards[legend].name for legend in play.legends)
        click.echo(
            f"  {pack.adventures[play.adventure].title}, {play.level.capitalize()}, {who}: "
            f"{'won' if play.outcome == 'win' else 'lost'} in turn {play.turns} ({play.reason})"
        )
    for game in running(name, data_folder()):
        title = pack.adventures[game.adventure].title
        click.echo(f"  {title} is not over: fatebox play --resume {game.id}")
    for legend in LEGENDS:
        owned = [_card(each) for each in campaign.holdings[legend].owned]
        click.echo(f"{pack.boards[legend].name} has gained: {', '.join(owned) or 'nothing yet'}")


def _card(card_id: str) -> str:
    pack = _pack()
    return f"{pack.names[pack.at[card_id]]} ({card_id})"


@command.command()
@click.argument("name")
@click.argument("legend", type=click.Choice(LEGENDS))
@click.option("--leave-out", metavar="CARD,CARD", help="Cards to take out of the deck, such as PH-11.")
@click.option("--put-in", metavar="CARD,CARD", help="Cards that are owned, to put into it.")
@click.option("--all", "everything", is_flag=True, help="All cards owned again.")
@flags.as_json
def deck(
    name: str, legend: Legend, leave_out: str | None, put_in: str | None, everything: bool, as_json: bool
) -> None:
    """Show or change the deck of a LEGEND, between adventures (PHA-DECK)."""
    shelf, pack = _campaigns(), _pack()
    if everything and (leave_out or put_in):
        raise OptionsError("--all excludes --leave-out and --put-in")
    campaign = shelf.get(name)
    if everything or leave_out or put_in:
        wanted = None if everything else _edited(deck_of(pack, campaign, legend), leave_out, put_in)
        away = running(name, data_folder())
        _, campaign = shelf.change(name, lambda before: customise(pack, before, legend, wanted, away))
    cards = deck_of(pack, campaign, legend)
    left_out = [
        each for each in collection(pack, legend, campaign.holdings[legend].owned) if each not in cards
    ]
    if as_json:
        print_json({"deck": cards, "left_out": left_out})
        return
    click.echo(f"{pack.boards[legend].name}: {len(cards)} cards")
    for each in cards:
        click.echo(f"  {each:6} {pack.names[pack.at[each]]}")
    if left_out:
        click.echo("left out:")
    for each in left_out:
        click.echo(f"  {each:6} {pack.names[pack.at[each]]}")


def _edited(cards: list[str], leave_out: str | None, put_in: str | None) -> list[str]:
    """The list with cards taken out and put in."""
    gone = _ids(leave_out)
    for each in gone:
        if each not in cards:
            raise OptionsError(f"--leave-out: {each} is not in the deck")
    return [each for each in cards if each not in gone] + _ids(put_in)


def _ids(text: str | None) -> list[str]:
    return [] if text is None else [each.strip().upper() for each in text.split(",") if each.strip()]


def _refuse_while_running(name: str) -> None:
    """What an adventure that is not over belongs to stays as it is (R84)."""
    if running(name, data_folder()):
        raise ShelfError(
            f"an adventure of {name} is not over (R84): fatebox campaign show {shlex.quote(name)}"
        )


@command.command()
@click.argument("name")
@flags.yes
def reset(name: str, yes: bool) -> None:
    """Return every card to its set and both Legends to their starter decks (PHA-CAMP.5)."""
    shelf = _campaigns()
    shelf.get(name)
    _refuse_while_running(name)
    if yes or click.confirm(f"Start {name} anew, with nothing gained?"):
        shelf.put(name, new_campaign(), replace=True)
        click.echo(f"{name} starts anew.")


@command.command()
@click.argument("name")
@flags.yes
def delete(name: str, yes: bool) -> None:
    """Throw a campaign away."""
    shelf = _campaigns()
    shelf.get(name)
    _refuse_while_running(name)
    if yes or click.confirm(f"Throw the campaign {name} away?"):
        shelf.delete(name)
        click.echo(f"{name} is gone.")


@command.command("export")
@click.argument("name")
@click.argument("file", type=flags.FILE)
@flags.replace
def export(name: str, file: Path, replace: bool) -> None:
    """Write a campaign to a FILE; `-` prints it."""
    text = campaign_text(name, _campaigns().get(name))
    export_text(text, file, name, replace=replace)


@command.command("import")
@click.argument("file", type=flags.FILE)
@click.option("--as", "name", metavar="NAME", help="What it is called; without it, the name it says.")
@flags.replace
def import_(file: Path, name: str | None, replace: bool) -> None:
    """Keep the campaign in a FILE. One that is not sound is refused, and nothing changes."""
    if replace:
        written, _ = parse_campaign(_pack(), read_text(file), str(file), by_hand=True)
        _refuse_while_running(name or written)
    kept = _campaigns().import_file(file, name, replace=replace)
    click.echo(f"{kept}: {standing(_pack(), _campaigns().get(kept))}")
