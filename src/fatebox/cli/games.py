"""`fatebox games`: what is in the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

import click
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from fatebox.bots import bot_names
from fatebox.games import game_ids, load_game, load_rulebook, rulebook_ids
from fatebox.kernel import Choice, Data, Flag, Game, Number, Setting

from . import flags
from .output import print_json


@click.command("games")
@flags.as_json
def command(as_json: bool) -> None:
    """The games in the box, their seats and options."""
    described = [describe(load_game(game_id)) for game_id in game_ids()]
    described += [describe_rulebook(book) for book in rulebook_ids() if book not in game_ids()]
    if as_json:
        print_json(described)
        return
    console = Console(highlight=False, markup=False, emoji=False)
    for game in described:
        console.print(_shown(game))


def describe(game: Game[Any]) -> dict[str, Any]:
    """All that can be chosen about a game, as JSON data."""
    finished = game.id in rulebook_ids() and load_rulebook(game.id).finished
    return {
        "id": game.id,
        "title": game.title,
        "playable": True,
        "status": "complete: every clause of its rulebook is tested" if finished else "under way",
        "version": game.version,
        "seats": list(game.seats),
        "bots": list(bot_names(game)),
        "options": [_setting_data(setting) for setting in game.settings],
    }


def _setting_data(setting: Setting) -> dict[str, Any]:
    facts = {field.name: getattr(setting, field.name) for field in fields(setting) if field.name != "type"}
    return {"kind": type(setting).__name__.lower(), **facts}


def describe_rulebook(game_id: str) -> dict[str, Any]:
    """A game of which only the rulebook is there yet."""
    status = "its rules can be read, it cannot be played yet"
    return {"id": game_id, "title": load_rulebook(game_id).title, "playable": False, "status": status}


def values_of(setting: Setting) -> str:
    """What an option can be set to."""
    match setting:
        case Choice():
            return ", ".join(setting.values)
        case Flag():
            return "true, false"
        case Number():
            return f"{setting.least} to {setting.most}" + (f" by {setting.step}" if setting.step > 1 else "")
        case _:
            return "data as JSON"


def options_in_words(game: Game[Any], options: Mapping[str, Any]) -> str:
    """The chosen options, in short: those that are as usual are named only if they are one of a few words."""
    return ", ".join(
        f"{setting.name.replace('_', ' ')} {options[setting.name]}"
        for setting in game.settings
        if not isinstance(setting, Data)
        if isinstance(setting, Choice) or options[setting.name] != setting.default
    )


def _shown(game: dict[str, Any]) -> RenderableType:
    head = Text.assemble((game["id"], "bold"), f": {game['title']} ", (f"({game['status']})", "dim"))
    if not game["playable"]:
        return head
    lines = [Text(f"seats: {_range(game['seats'])}   bots: {', '.join(game['bots'])}")]
    for setting in load_game(game["id"]).settings:
        flag, default = setting.name.replace("_", "-"), str(setting.default).lower()
        lines.append(Text(f"--{flag}: {values_of(setting)}; without it {default}"))
        lines.append(Text(f"{setting.text} ({setting.clause})", "dim"))
    return Group(head, Padding(Group(*lines), (0, 0, 0, 4), expand=False))


def _range(seats: list[int]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
