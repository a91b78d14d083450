"""The cards to pick besides an option, where several are picked one by one.

Players pick them all at once, so the first alone would be poor advice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fatebox.bots import Analyst
from fatebox.kernel import DONE, Decision, Option, Perspective, Rng
from fatebox.kernel.gestures import goes_on, group_of, item_of, left_to_pick
from fatebox.kernel.messages import CardName, Message, Value, declare

BESIDES = declare("coach-besides", "cards")
COPIES = declare("coach-copies", "count")


class Picks(NamedTuple):
    """The picks that follow an option."""

    options: tuple[Option, ...] = ()
    """The answers of the later steps, without the one that ends the choice."""
    said: Message | None = None
    """The cards among them that are for the same purpose; None if there are none."""


def besides(seat: Perspective, option: Option, analyst: Analyst, rng: Rng) -> Picks:
    """Return the picks of the analyst that follow an option."""
    decision = seat.decision
    if decision.group is None or decision.group.kind != "pick" or item_of(decision.group, option) is None:
        return Picks()
    world, options, cards = seat.imagine(rng), list[Option](), list[CardName]()
    world.answer(option, seat.seat)
    while (after := world.decision_of(seat.seat)) is not None and goes_on(decision, after):
        decision, pick = after, analyst.choose(Perspective(world, seat.seat))
        if (pick[0], pick[2:]) == (option[0], option[2:]):
            cards += _cards(world.label(pick))
        if pick != DONE:
            options.append(pick)
        world.answer(pick, seat.seat)
    forced = _forced(seat.decision, option, options)
    options += forced
    cards += [card for each in forced for card in _cards(seat.label(each))]
    said = BESIDES(cards=_beside(seat, _cards(seat.label(option)), cards)) if cards else None
    return Picks(tuple(options), said)


def _forced(decision: Decision, option: Option, later: Sequence[Option]) -> list[Option]:
    """The last items, if all that are left must be picked: nobody is asked about them."""
    group = group_of(decision)
    missing = left_to_pick(group)[0] - 1 - len(later)
    whole = item_of(group, option) == option[1:]
    items = group.items[len(group.items) - missing :] if missing > 0 else ()
    return [(option[0], *item) if whole else (option[0], item) for item in items]


def _beside(seat: Perspective, first: Sequence[CardName], others: Sequence[CardName]) -> tuple[Value, ...]:
    """The other cards; copies of the first are counted, since its name has just been said."""
    name = seat.pack.name
    same = {name(each.card) for each in first}
    different = [each for each in others if name(each.card) not in same]
    copies = len(others) - len(different)
    return (*((COPIES(count=copies),) if copies else ()), *different)


def _cards(label: Message) -> list[CardName]:
    """The card that a label is about, if it is about one."""
    named = label.arguments.values()
    found = [value for value in named if isinstance(value, CardName)]
    within = [card for value in named if isinstance(value, Message) for card in _cards(value)]
    return (found or within)[:1]
