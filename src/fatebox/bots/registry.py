"""Bots by name: the levels of strength, bots that play every game, and the bots of a single game.

A name may carry parameters: `greedy:worlds=8`, several of them as `name:one=1:two=2`. The parameters of
a bot are the keyword arguments of its class, and their defaults say what kind of value they take.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any

from fatebox.kernel import Game, OptionsError, Rng
from fatebox.kernel.bots import Bot

from .easygoing import EasygoingBot
from .learned import network_file
from .levels import FORMER, LEVELS, QUICK, level_of
from .styled import StyledBot, style_of

EVERY_GAME = {
    "random": "fatebox.bots.random:RandomBot",
    "greedy": "fatebox.bots.greedy:GreedyBot",
    "ismcts": "fatebox.bots.search:SearchBot",
    "learned": "fatebox.bots.learned.bot:LearnedBot",
    "farsighted": "fatebox.bots.learned.farsighted:FarsightedBot",
}

LEARNED = ("learned", "farsighted")
"""Those that need a trained network."""


def bot_names(game: Game[Any]) -> tuple[str, ...]:
    """The levels, the quick one, and the bots that can play this game."""
    everywhere = [name for name in EVERY_GAME if name not in LEARNED or network_file(game).is_file()]
    former = [name for name in game.opponents.levels if name in FORMER]
    return (*LEVELS, *former, QUICK, *everywhere, *game.opponents.bots)


def is_learned(name: str, game: Game[Any]) -> bool:
    """Whether a trained network plays at a level, or under the name of a bot."""
    return level_of(name, game).partition(":")[0] in LEARNED


def make_bot(name: str, game: Game[Any], seed: int | str) -> Bot:
    """The bot of that name, with parameters if it has any; equal seeds make equal choices."""
    return bot_maker(name, game)(seed)


def bot_maker(name: str, game: Game[Any]) -> Callable[[int | str], Bot]:
    """A function that makes bots of that name, for many games: it takes their seeds."""
    make = _maker(name, game)

    def make_seeded(seed: int | str) -> Bot:
        # Not the seed itself: a bot whose stream ran in step with the match's would know the future.
        return make(Rng.from_seed(f"bot {seed}"))

    return make_seeded


def _maker(name: str, game: Game[Any]) -> Callable[[Rng], Bot]:
    plain_name, *given = level_of(name, game).split(":")
    place = {**EVERY_GAME, **game.opponents.bots}.get(plain_name)
    if place is None:
        known = ", ".join(bot_names(game))
        raise OptionsError(f"there is no bot {plain_name!r} for {game.title}; there are {known}")
    module, _, class_name = place.partition(":")
    try:
        bot_class = getattr(import_module(module), class_name)
    except ModuleNotFoundError as error:
        raise OptionsError(f"bot {plain_name} needs {error.name}, which is not installed") from None
    parameters = _read_parameters(plain_name, bot_class, given)
    near = parameters.pop("near", 0.0)
    style_name = parameters.pop("style", "")
    style = style_of(game, style_name) if style_name else None
    # a bot of one game's own may need others
    more = (lambda other, rng: _maker(other, game)(rng),) if plain_name in game.opponents.bots else ()

    def make(rng: Rng) -> Bot:
        bot: Any = bot_class(game, rng, *more, **parameters)
        if near:
            bot = EasygoingBot(bot, rng, near)
        return bot if style is None else StyledBot(bot, rng, style)

    return make


def _read_parameters(name: str, bot_class: Any, given: list[str]) -> dict[str, Any]:
    keyword = inspect.Parameter.KEYWORD_ONLY
    known = {p.name: p.default for p in inspect.signature(bot_class).parameters.values() if p.kind is keyword}
    if hasattr(bot_class, "appraise"):
        known |= {"near": 0.0, "style": ""}
    values: dict[str, Any] = {}
    for item in given:
        key, sign, text = item.partition("=")
        if not sign or key not in known:
            offered = f"its parameters are {', '.join(known)}" if known else "it has no parameters"
            raise OptionsError(f"bot {name}: {item!r}: expected parameter=value; {offered}")
        values[key] = _read_value(f"bot {name}: {key}", text, type(known[key]))
    return values


def _read_value(where: str, text: str, kind: type) -> Any:
    if kind is bool and text in ("true", "false"):
        return text == "true"
    if kind is not bool:
        with suppress(ValueError):
            return kind(text)
    expected = {bool: "true or false", int: "a whole number", float: "a number"}.get(kind, kind.__name__)
    raise OptionsError(f"{where}: expected {expected}, got {text!r}")
