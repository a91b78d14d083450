"""The cards to pick besides an option, where several are picked one by one.

Players pick them all at once, so the first alone is not much of an advice.
"""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.bots import Analyst
from fatebox.kernel import Option, Perspective, Rng
from fatebox.kernel.gestures import goes_on, item_of
from fatebox.kernel.messages import CardName, Message, Value, declare

BESIDES = declare("coach-besides", "cards")
COPIES = declare("coach-copies", "count")


def besides(seat: Perspective, option: Option, analyst: Analyst, rng: Rng) -> Message | None:
    """The cards that the analyst picks after an option, for the same purpose; None if there are none."""
    decision = seat.decision
    if decision.group is None or decision.group.kind != "pick" or item_of(decision.group, option) is None:
        return None
    world, cards = seat.imagine(rng), list[CardName]()
    world.answer(option, seat.seat)
    while (after := world.decision_of(seat.seat)) is not None and goes_on(decision, after):
        decision, pick = after, analyst.choose(Perspective(world, seat.seat))
        if (pick[0], pick[2:]) == (option[0], option[2:]):
            cards += _cards(world.label(pick))
        world.answer(pick, seat.seat)
    return BESIDES(cards=_beside(seat, _cards(seat.label(option)), cards)) if cards else None


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
