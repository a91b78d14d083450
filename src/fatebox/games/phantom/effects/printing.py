"""Printing: where a text stands, and the parts of its message that depend on it.

The message of an effect is the same wherever it is printed but for three things: numbers by level are one
number on a level (`6`) and all of them where no level is meant (`6/7/8/9`); a card calls itself by its name;
and a Mission calls itself `this Mission`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from fatebox.kernel.messages import Message, Value, key_of

from .filters import cards

if TYPE_CHECKING:
    from .numbers import Varying


class Printed(NamedTuple):
    """The place of a text."""

    level: int | None = None
    """The level that is meant; None: all of them."""
    name: str | None = None
    """The name by which the card calls itself; None: `this card`."""
    form: Literal["own", "destiny", "mission", "shared"] = "shared"
    """The kind of card: a player's card speaks to its owner."""


def by_level(numbers: Sequence[int], on: Printed) -> int | str:
    """`2`, or `2/2/4/5` where levels differ and none is meant."""
    if on.level is not None and len(numbers) > 1:
        return numbers[on.level]
    return numbers[0] if len(set(numbers)) == 1 else "/".join(map(str, numbers))


def amount(number: int | Varying, on: Printed) -> dict[str, Value]:
    """A number, the players' share in it (`more`), and the cards that it is counted by (`each`)."""
    if isinstance(number, int):
        return {"number": number, "more": 0, "each": None}
    more = (number.per_player,) if isinstance(number.per_player, int) else number.per_player
    numbers = [number.base + level for level in number.levels]
    return {
        "number": by_level(numbers, on) if any(numbers) else 1,
        "more": by_level(more, on),
        "each": kind(number.count, on) if number.count else None,
    }


def kind(of: str, on: Printed, number: int = 1) -> Message:
    """The cards that a filter means; the message has a form for each part that they play in a sentence."""
    if of == "self":
        return this_card(on)
    names = cards(of).names
    key = "kind-named" if names and of not in SEVERAL else key_of("kind", of)
    return Message(key, name=of, number=number)


SEVERAL = ("Enraged Wolf",)
"""Enemies of which texts name more than one."""


def this_card(on: Printed) -> Message:
    """The card that a text is printed on."""
    return Message("kind-self", name=on.name)


def place(where: str, on: Printed) -> Message:
    """The card that tokens lie on."""
    if where == "mission":
        return Message("kind-mission", here=on.form == "mission")
    return this_card(on) if where == "self" else Message("kind-place", name=where)


def token(name: str) -> Message:
    """A kind of tokens."""
    return Message(key_of("token", name))


def resources(symbols: str, *, gained: bool = False) -> tuple[Message, ...]:
    """Resources, each kind with its number: a cost, or a gain."""
    return tuple(
        Message(key_of("gain", symbol) if gained else key_of("cost", symbol), number=symbols.count(symbol))
        for symbol in dict.fromkeys(symbols)
    )
