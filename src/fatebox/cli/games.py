"""`fatebox games`: the games in the box."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
from .language import language
from .output import print_json, print_page


@click.command("games")
@click.argument("game_id", metavar="[GAME]", required=False)
@flags.as_json
def command(game_id: str | None, as_json: bool) -> None:
    """List the games with their seats and options. For one GAME, also show how to win and how to start it."""
    if game_id is not None:
        _show_one(load_game(game_id), as_json)
        return
    described = [describe(load_game(game_id)) for game_id in game_ids()]
    described += [describe_rulebook(book) for book in rulebook_ids() if book not in game_ids()]
    if as_json:
        print_json(described)
        return
    say = Speaker(language()).text
    for game in described:
        print_page(_shown(game, say))


def describe(game: Game[Any]) -> dict[str, Any]:
    """All that can be chosen about a game, as JSON data."""
    book = load_rulebook(game.id) if game.id in rulebook_ids() else None
    finished = book is not None and book.finished
    return {
        "id": game.id,
        "title": game.title,
        "playable": True,
        "status": "complete" if finished else "under-way",
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
    title = load_rulebook(game_id).title
    return {"id": game_id, "title": title, "playable": False, "status": "rules-only"}


def values_of(setting: Setting, spoken: str = ENGLISH) -> str:
    """The values of an option, as they are typed."""
    say = Speaker(spoken).text
    match setting:
        case Choice():
            return ", ".join(setting.values)
        case Flag():
            return "true, false"
        case Number():
            return say("games-number", least=str(setting.least), most=str(setting.most), step=setting.step)
        case _:
            return say("games-data")


def options_in_words(game: Game[Any], options: Mapping[str, Any], spoken: str = ENGLISH) -> str:
    """The chosen options, in short: defaults are named only if they are one of a few words."""
    speaker = Speaker(spoken, game.package)
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
    speaker = Speaker(language(), game.package)
    parts: dict[str, Sequence[RenderableType]] = {
        "seats": [Text(_seats(game, speaker.text))],
        "wins": [_clause(game, key) for key in described["wins"]],
        "options": _option_lines(game),
        "bots": [Text(", ".join(described["bots"]))],
        "start": [_starts(game, speaker.text)],
    }
    goal = speaker.text("rules-goal", content=described["goal"])
    print_page(Text.assemble((game.title, "bold"), f" ({game.id})"), Text(goal))
    for part, lines in parts.items():
        if lines:
            title = speaker.text(key_of("games", part))
            print_page(Text(f"\n{title}", "bold"), Padding(Group(*lines), (0, 0, 0, 4)))


def _seats(game: Game[Any], say: Callable[..., str]) -> str:
    default = game.default_seats
    seats = _range(list(game.seats), say)
    return seats if default in (None, *game.seats[:1]) else say("games-default", seats=seats, default=default)


def _clause(game: Game[Any], key: str) -> Text:
    text = load_rulebook(game.id).clause(key).text
    return Text.assemble(text, (f" ({key})", "dim"))


def _starts(game: Game[Any], say: Callable[..., str]) -> Table:
    """Commands to go on with, each with what it does."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(f"fatebox play {game.id}", say("games-start-terminal"))
    if len(game.seats) > 1:
        grid.add_row(f"fatebox play {game.id} --seats {game.seats[-1]}", say("games-start-seats"))
    choice = next((setting for setting in game.settings if isinstance(setting, Choice)), None)
    if choice is not None:
        flag = f"--{choice.name.replace('_', '-')} {choice.values[-1]}"
        grid.add_row(f"fatebox play {game.id} {flag}", say("games-start-option"))
    grid.add_row("fatebox serve", say("games-start-browser"))
    grid.add_row(f"fatebox rules {game.id}", say("games-start-rules"))
    grid.add_row(f"fatebox cards {game.id}", say("games-start-cards"))
    return grid


def _option_lines(game: Game[Any]) -> list[Text]:
    lines, speaker = [], Speaker(language(), game.package)
    for setting in game.settings:
        flag, default = setting.name.replace("_", "-"), str(setting.default).lower()
        values = values_of(setting, language())
        lines.append(Text(speaker.text("games-option", flag=flag, values=values, default=default)))
        meaning = "" if isinstance(setting, Data) else speaker.text(f"{key_of('setting', setting.name)}.help")
        lines.append(Text(f"{meaning} ({setting.clause})".strip(), "dim"))
    return lines


def _shown(game: dict[str, Any], say: Callable[..., str]) -> RenderableType:
    status = say(key_of("games-status", game["status"]))
    head = Text.assemble((game["id"], "bold"), f": {game['title']} ", (f"({status})", "dim"))
    if not game["playable"]:
        return head
    lines = [Text(say("games-line", seats=_range(game["seats"], say), bots=", ".join(game["bots"])))]
    lines += _option_lines(load_game(game["id"]))
    return Group(head, Padding(Group(*lines), (0, 0, 0, 4)))


def _range(seats: list[int], say: Callable[..., str]) -> str:
    one = len(seats) == 1
    return str(seats[0]) if one else say("games-number", least=seats[0], most=seats[-1], step=1)
