"""`fatebox games`: the games in the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

import click
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fatebox.bots import bot_names
from fatebox.games import game_ids, load_game, load_rulebook, rulebook_ids
from fatebox.kernel import Choice, Data, Flag, Game, Number, Setting
from fatebox.kernel.messages import key_of
from fatebox.text.bundles import ENGLISH
from fatebox.text.speaker import Speaker

from . import flags
from .output import print_json, print_page


@click.command("games")
@click.argument("game_id", metavar="[GAME]", required=False)
@flags.as_json
def command(game_id: str | None, as_json: bool) -> None:
    """The games in the box, their seats and options; of one GAME also how to win and how to start it."""
    if game_id is not None:
        _show_one(load_game(game_id), as_json)
        return
    described = [describe(load_game(game_id)) for game_id in game_ids()]
    described += [describe_rulebook(book) for book in rulebook_ids() if book not in game_ids()]
    if as_json:
        print_json(described)
        return
    for game in described:
        print_page(_shown(game))


def describe(game: Game[Any]) -> dict[str, Any]:
    """All that can be chosen about a game, as JSON data."""
    book = load_rulebook(game.id) if game.id in rulebook_ids() else None
    finished = book is not None and book.finished
    return {
        "id": game.id,
        "title": game.title,
        "playable": True,
        "status": "complete: every clause of its rulebook is tested" if finished else "under way",
        "version": game.version,
        "goal": "" if book is None else book.goal,
        "wins": [] if book is None else [clause.id for clause in book.wins],
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
    """The values of an option."""
    match setting:
        case Choice():
            return ", ".join(setting.values)
        case Flag():
            return "true, false"
        case Number():
            return f"{setting.least} to {setting.most}" + (f" by {setting.step}" if setting.step > 1 else "")
        case _:
            return "data as JSON"


def options_in_words(game: Game[Any], options: Mapping[str, Any], language: str = ENGLISH) -> str:
    """The chosen options, in short: defaults are named only if they are one of a few words."""
    speaker = Speaker(language, game.package)
    return ", ".join(
        f"{_lower(option_name(speaker, setting))} {option_name(speaker, setting, options[setting.name])}"
        for setting in game.settings
        if not isinstance(setting, Data)
        if isinstance(setting, Choice) or options[setting.name] != setting.default
    )


def option_name(speaker: Speaker, setting: Setting, value: Any = None) -> str:
    """The name of an option, or of one of its values."""
    key = key_of("setting", setting.name)
    if value is not None:
        key = f"{key}.{key_of('value', str(value))}"
    return speaker.text(key) if speaker.knows(key) else str(value or setting.name).replace("_", " ")


def _lower(name: str) -> str:
    return name[:1].lower() + name[1:]


def _show_one(game: Game[Any], as_json: bool) -> None:
    """Goal, seats, ways to win, options, bots, and what to type next."""
    described = describe(game)
    if as_json:
        print_json(described)
        return
    parts: dict[str, Sequence[RenderableType]] = {
        "Seats": [Text(_seats(game))],
        "Ways to win": [_clause(game, key) for key in described["wins"]],
        "Options": _option_lines(game),
        "Bots": [Text(", ".join(described["bots"]))],
        "How to start": [_starts(game)],
    }
    print_page(Text.assemble((game.title, "bold"), f" ({game.id})"), Text(described["goal"]))
    for title, lines in parts.items():
        if lines:
            print_page(Text(f"\n{title}", "bold"), Padding(Group(*lines), (0, 0, 0, 4)))


def _seats(game: Game[Any]) -> str:
    default = game.default_seats
    without = "" if default in (None, *game.seats[:1]) else f", {default} if you name no number"
    return _range(list(game.seats)) + without


def _clause(game: Game[Any], key: str) -> Text:
    text = load_rulebook(game.id).clause(key).text
    return Text.assemble(text, (f" ({key})", "dim"))


def _starts(game: Game[Any]) -> Table:
    """Commands to go on with, each with what it does."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(f"fatebox play {game.id}", "play in the terminal")
    if len(game.seats) > 1:
        grid.add_row(f"fatebox play {game.id} --seats {game.seats[-1]}", "with this many seats")
    choice = next((setting for setting in game.settings if isinstance(setting, Choice)), None)
    if choice is not None:
        flag = f"--{choice.name.replace('_', '-')} {choice.values[-1]}"
        grid.add_row(f"fatebox play {game.id} {flag}", "with an option")
    grid.add_row("fatebox serve", "play in the browser, with lessons")
    grid.add_row(f"fatebox rules {game.id}", "read the rulebook")
    grid.add_row(f"fatebox cards {game.id}", "browse the cards")
    return grid


def _option_lines(game: Game[Any]) -> list[Text]:
    lines = []
    for setting in game.settings:
        flag, default = setting.name.replace("_", "-"), str(setting.default).lower()
        lines.append(Text(f"--{flag}: {values_of(setting)}; without it {default}"))
        lines.append(Text(f"{setting.text} ({setting.clause})", "dim"))
    return lines


def _shown(game: dict[str, Any]) -> RenderableType:
    head = Text.assemble((game["id"], "bold"), f": {game['title']} ", (f"({game['status']})", "dim"))
    if not game["playable"]:
        return head
    lines = [Text(f"seats: {_range(game['seats'])}   bots: {', '.join(game['bots'])}")]
    lines += _option_lines(load_game(game["id"]))
    return Group(head, Padding(Group(*lines), (0, 0, 0, 4)))


def _range(seats: list[int]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
