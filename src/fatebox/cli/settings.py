"""Shared parts of the commands that start games: options of a game and seeds, as text."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import click

from fatebox.games import game_ids, load_game, rulebook_ids
from fatebox.kernel import Data, Flag, Game, Number, OptionsError

from .games import values_of

_FLAGS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class GameCommand(click.Command):
    """A command about games, in which every option of a game is a flag of its own name.

    Only the games that are named in the call are loaded; for the help without one, all are.
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Note which games are named before the flags are needed."""
        ctx.meta[__name__] = [word for word in args if word in rulebook_ids()]
        return super().parse_args(ctx, args)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The parameters of the command and the options of the games."""
        params = super().get_params(ctx)
        taken = {parameter.name for parameter in params}
        texts: dict[str, list[str]] = {}
        flags: set[str] = set()
        for game in _games(ctx.meta.get(__name__)):
            for setting in game.settings:
                texts.setdefault(setting.name, []).append(f"{game.title}: {values_of(setting)}")
                if isinstance(setting, Flag):
                    flags.add(setting.name)
        for name, text in texts.items():
            if name not in taken:
                words = [f"--{name.replace('_', '-')}", name]
                alone: dict[str, Any] = (
                    {"is_flag": False, "flag_value": "true"} if name in flags else {}
                )  # --campaign: yes
                params.append(click.Option(words, metavar="VALUE", help="; ".join(text), **alone))
        return params


def _games(named: list[str] | None) -> list[Game[Any]]:
    if not named:
        return [load_game(game_id) for game_id in game_ids()]
    games = []
    for game_id in named:
        with suppress(OptionsError):  # only its rules are there yet: the command itself will say so
            games.append(load_game(game_id))
    return games


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
    if isinstance(setting, Data):
        with suppress(ValueError):
            return json.loads(text)
    return text


def read_seed(text: str) -> int | str:
    """A seed: a number or words."""
    return int(text) if text.isdecimal() else text
