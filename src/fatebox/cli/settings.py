"""What the commands that start games have in common: options of a game and seeds, as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import click

from fatebox.games import game_ids, load_game
from fatebox.kernel import Flag, Game, Number, OptionsError

from .games import values_of

_FLAGS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def add_settings(command: click.Command) -> click.Command:
    """Every option of a game becomes a flag of its own name."""
    taken = {parameter.name for parameter in command.params}
    texts: dict[str, list[str]] = {}
    for game in map(load_game, game_ids()):
        for setting in game.settings:
            texts.setdefault(setting.name, []).append(f"{game.title}: {values_of(setting)}")
    for name, text in texts.items():
        if name not in taken:
            flag = f"--{name.replace('_', '-')}"
            command.params.append(click.Option([flag, name], metavar="VALUE", help="; ".join(text)))
    return command


def read_texts(flags: Mapping[str, str | None], pairs: Sequence[str]) -> dict[str, str]:
    """The options that were given as flags of their own or as `--option name=value`."""
    texts = {name: text for name, text in flags.items() if text is not None}
    for pair in pairs:
        name, sign, text = pair.partition("=")
        if not sign:
            raise OptionsError(f"--option {pair!r}: expected name=value")
        texts[name.strip()] = text.strip()
    return texts


def read_options(game: Game[Any], texts: Mapping[str, str]) -> dict[str, Any]:
    """The values that the texts mean."""
    return {name: read_value(game, name, text) for name, text in texts.items()}


def read_value(game: Game[Any], name: str, text: str) -> Any:
    """The value that a text means; what makes no sense is left for the game to refuse."""
    setting = next((s for s in game.settings if s.name == name), None)
    if isinstance(setting, Flag):
        return _FLAGS.get(text, text)
    if isinstance(setting, Number):
        with suppress(ValueError):
            return int(text)
    return text


def read_seed(text: str) -> int | str:
    """A seed: a number or words."""
    return int(text) if text.isdecimal() else text
