"""Answers as people write them: lists for tuples, names for cards; and what is near to an illegal one.

This is reached only when an answer is not exactly one of the options, so the common case costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Any

from .cards import Card
from .content import Pack
from .decision import Decision, Option
from .definition import Definition
from .errors import IllegalAnswer
from .messages import looks

NEAREST = 5
"""At most this many legal answers are named beside an illegal one."""


def meant(game: Definition[Any], state: Any, decision: Decision, written: Any) -> Option:
    """The option that was meant: one that agrees in every part, where cards may be called by their names.

    Copies of a card that look alike are as good as each other; otherwise the key of a copy has to be given.
    """
    found = [option for option in decision.options if _agrees(game, state.pack, option, written)]
    labels = {looks(game.display.label(state, option), state.pack.name) for option in found}
    if len(labels) == 1:
        return found[0]
    prompt = decision.prompt
    if labels:
        several = ", ".join(spelled(game, state.pack, option) for option in found)
        raise IllegalAnswer(
            f"{written!r} may mean several options of {prompt.id} ({prompt.clause}): {several}"
        )
    near = ", ".join(spelled(game, state.pack, option) for option in _nearest(game, state, decision, written))
    raise IllegalAnswer(f"{illegal(decision, written)}; nearest: {near}")


def illegal(decision: Decision, written: Any) -> str:
    """The message about an answer that is no option, without what else there is."""
    prompt = decision.prompt
    return f"{written!r} is not among the options of {prompt.id} ({prompt.clause})"


def spelled(game: Definition[Any], pack: Pack, option: Option) -> str:
    """An option as it may be written, with the keys of its cards."""
    return repr((option[0], *(_key(pack, kind, argument) for kind, argument in _arguments(game, option))))


def _arguments(game: Definition[Any], option: Option) -> list[tuple[str, Any]]:
    """The arguments of an option with their kinds."""
    return list(zip(game.verbs.get(option[0], ("",) * len(option[1:])), option[1:], strict=True))


def _key(pack: Pack, kind: str, argument: Any) -> Any:
    return pack.box.keys[argument] if kind == "card" and isinstance(argument, int) else argument


def _agrees(game: Definition[Any], pack: Pack, option: Option, written: Any) -> bool:
    if not isinstance(written, list | tuple) or len(written) != len(option) or written[0] != option[0]:
        return False
    arguments = _arguments(game, option)
    return all(_same(pack, kind, a, w) for (kind, a), w in zip(arguments, written[1:], strict=True))


def _same(pack: Pack, kind: str, argument: Any, written: Any) -> bool:
    if isinstance(argument, tuple) and isinstance(written, list | tuple):
        return len(argument) == len(written) and all(
            _same(pack, kind, a, w) for a, w in zip(argument, written, strict=True)
        )
    if not isinstance(written, str):
        return type(argument) is type(written) and bool(argument == written)
    if kind == "card" and isinstance(argument, int):
        return written in pack.box and argument in pack.box.find(written)
    return isinstance(argument, str) and written.lower() in (
        argument.lower(),
        pack.content.get(argument, argument).lower(),
    )


def _nearest(game: Definition[Any], state: Any, decision: Decision, written: Any) -> list[Option]:
    """The options that are spelled most like what was written, those with its verb first."""
    options: Sequence[Option] = decision.options
    parts = [str(part) for part in written] if isinstance(written, list | tuple) else [str(written)]
    matcher = SequenceMatcher(b=" ".join(parts).lower())

    def distance(option: Option) -> tuple[bool, float]:
        names = [_name(state.pack, kind, argument) for kind, argument in _arguments(game, option)]
        matcher.set_seq1(" ".join([option[0], *names]).lower())
        return parts[:1] != [option[0]], -matcher.ratio()

    return sorted(options, key=distance)[:NEAREST]


def _name(pack: Pack, kind: str, argument: Any) -> str:
    if kind == "card" and isinstance(argument, int):
        return pack.name(Card(argument))
    return str(argument)
