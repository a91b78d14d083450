"""Options as a file writes them: a verb and its arguments, cards and other content by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from fatebox.kernel import Game, Option, Refusal, Spending
from fatebox.kernel.near import did_you_mean

from .errors import ScenarioError
from .names import NONE, CardNames, written

Choice = list[Any]
"""An option in data form: a verb and its arguments, cards by name; arguments at the end may be left out."""


def check_choice(game: Game[Any], names: CardNames, seats: int, choice: Any, where: str) -> None:
    """Refuse an option that the game could not offer anywhere: an unknown verb, card, seat or word."""
    if not isinstance(choice, list) or not choice:
        raise ScenarioError(f'{where}: expected an option such as ["verb", ...], got {choice!r}')
    verb, *arguments = choice
    if verb not in game.verbs:
        raise ScenarioError(f"{where}: {game.title} has no verb {verb!r}; it has {', '.join(game.verbs)}")
    kinds = game.verbs[verb]
    if len(arguments) > len(kinds):
        takes = ", ".join(kinds) or "nothing"
        raise ScenarioError(f"{where}: {verb} takes {takes}; got {arguments!r}")
    for i, (kind, argument) in enumerate(zip(kinds, arguments, strict=False), start=1):
        if argument != NONE:
            _check_argument(game, names, seats, kind, argument, f"{where}[{i}]")


def _check_argument(
    game: Game[Any], names: CardNames, seats: int, kind: str, argument: Any, where: str
) -> None:
    if kind == "card":
        names.find(argument, where)
    elif kind == "seat":
        if type(argument) is not int or argument not in range(seats):
            raise ScenarioError(f"{where}: expected a seat from 0 to {seats - 1}, got {argument!r}")
    elif kind in game.words:
        for word in argument if isinstance(argument, dict) else [argument]:
            if isinstance(word, str) and not names.knows(word) and word not in game.words[kind]:
                near = did_you_mean(word, [*game.words[kind], *names.content, *names.content.values()])
                raise ScenarioError(f"{where}: there is no {kind} {word!r}{near}")


def written_option(game: Game[Any], names: CardNames, option: Option) -> Choice:
    """An option as a scenario file would write it, with the keys of its cards; it may be shortened."""
    arguments = zip(game.verbs[option[0]], option[1:], strict=False)
    return [option[0], *(_written_argument(names, kind, argument) for kind, argument in arguments)]


def _written_argument(names: CardNames, kind: str, argument: Any) -> Any:
    if kind == "card" and argument is not None:
        return names.key(argument)
    return written(argument.spent() if isinstance(argument, Spending) else argument)


def meant(game: Game[Any], names: CardNames, choice: Choice, options: Iterable[Option]) -> list[Option]:
    """The options that a choice means: those that begin as it does."""
    return [
        option
        for option in options
        if len(choice) <= len(option) and _agree(names, choice, written_option(game, names, option))
    ]


def refusing(
    game: Game[Any], names: CardNames, choice: Choice, refusals: Iterable[Refusal]
) -> Iterator[Refusal]:
    """The refusals of that very option; a shortened choice means all that begin so."""
    for refusal in refusals:
        refused = [option for option in (refusal.option, refusal.also) if option]
        if any(_agree(names, choice, written_option(game, names, option)) for option in refused):
            yield refusal


def only_copies(game: Game[Any], names: CardNames, options: list[Option]) -> bool:
    """Whether the options differ only in which copy of a card they name."""

    def faces(option: Option) -> list[Any]:
        kinds = zip(game.verbs[option[0]], option[1:], strict=True)
        return [option[0], *(names.box.cards[a] if k == "card" and a is not None else a for k, a in kinds)]

    return all(faces(option) == faces(options[0]) for option in options)


def alike(names: CardNames, wanted: Any, there: Any) -> bool:
    """Whether two values are the same: lists item by item, tables as far as they go, cards by any name."""
    if isinstance(wanted, list) and isinstance(there, list):
        return len(wanted) == len(there) and _agree(names, wanted, there)
    if isinstance(wanted, dict) and isinstance(there, dict):
        return all(
            any(names.means(name, key) and alike(names, item, there[key]) for key in there)
            for name, item in wanted.items()
        )
    if isinstance(wanted, str) and isinstance(there, list) and there:
        return names.means(wanted, there[0])  # how a card helps, without what it gives
    return names.means(wanted, there)


def says_all(choice: Choice, offered: Choice) -> bool:
    """Whether a choice leaves nothing out of an option that it means."""
    return len(choice) == len(offered) and all(
        not isinstance(a, dict) or len(a) == len(b) for a, b in zip(choice, offered, strict=True)
    )


def _agree(names: CardNames, one: Choice, other: Choice) -> bool:
    """Whether two lists are alike as far as both go."""
    return all(alike(names, a, b) for a, b in zip(one, other, strict=False))
