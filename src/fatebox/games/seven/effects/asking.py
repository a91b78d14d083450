"""Questions that several effects ask."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import sub

from fatebox.games.seven.state.terms import COLOR, COLORS
from fatebox.kernel import DONE, Card, Decision, Option, Prompt, Rules

Gifts = tuple[int, ...]
OF_COLOR: tuple[Option, ...] = tuple(("gift", color) for color in COLORS)
"""The option to choose a gift, by color."""


@lru_cache(maxsize=20_000)
def each_gift(amounts: Gifts) -> tuple[str, ...]:
    """The color of each of these gifts, in the order of the ring."""
    gifts: list[str] = []
    for name, amount in zip(COLORS, amounts, strict=True):
        gifts += [name] * amount
    return tuple(gifts)


def pick_gifts(
    seat: int, prompt: Prompt, limits: Sequence[int], number: int, least: int | None = None
) -> Rules[Gifts]:
    """Gifts, asked one at a time in the order of the ring: `number`, or all that there are.

    With `least`, fewer are possible, down to that number.
    """
    number = min(number, sum(limits))
    if least is None or least > number:
        least = number
    items = each_gift(tuple(limits))
    left, start = list(limits), 0
    chosen: tuple[str, ...] = ()
    for taken in range(number):
        needed = least - taken
        options: list[Option] = []
        rest = sum(left[start:])
        for color in range(start, len(COLORS)):
            if rest < needed:
                break
            if left[color]:
                options.append(OF_COLOR[color])
                rest -= left[color]
        if needed <= 0:
            options.append(DONE)
        answer = yield Decision(seat, prompt, options, ("pick", items, chosen, least, number))
        if answer == DONE:
            break
        name = answer[1]
        start = COLOR[name]
        left[start] -= 1
        chosen += (name,)
    return tuple(map(sub, limits, left))


def pick_card(seat: int, prompt: Prompt, cards: Sequence[Card]) -> Rules[Card | None]:
    """One of these cards; none if there are none."""
    if not cards:
        return None
    answer = yield Decision(seat, prompt, [("card", card) for card in cards])
    card: Card = answer[1]
    return card


def pick_cards(seat: int, prompt: Prompt, cards: Sequence[Card], number: int) -> Rules[list[Card]]:
    """Some of these cards: `number`, or all if there are fewer; asked in the order given."""
    chosen: list[Card] = []
    rest = list(cards)
    while rest and len(chosen) < number:
        needed = min(number - len(chosen), len(rest))
        options: list[Option] = [("card", card) for card in rest[: len(rest) - needed + 1]]
        step = ("pick", tuple(cards), tuple(chosen), min(number, len(cards)), number)
        answer = yield Decision(seat, prompt, options, step)
        chosen.append(answer[1])
        rest = rest[rest.index(answer[1]) + 1 :]
    return chosen
