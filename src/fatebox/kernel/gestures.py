"""Several steps of a larger choice as one gesture.

The rules ask "some of these", "how much for each" and "in which order" one small step at a time
(`Decision.group`). A person makes one gesture: the places of the items wanted, the amounts for the items that
are still open, or the places of the items in the order wanted. A gesture becomes a plan, and the plan answers
step by step as the rules ask. It is carried out on a copy first, so that one that does not work out changes
nothing. Where the rules leave only one way, they take it themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from .decision import DONE, Decision, Group, Option
from .errors import GestureError
from .game import Match
from .messages import Message, declare

CLOSED = declare("gesture-closed")
UNFINISHED = declare("gesture-unfinished")
UNKNOWN = declare("gesture-unknown", "number")
GONE = declare("gesture-gone", "number")
TWICE = declare("gesture-twice", "number")
COUNT = declare("gesture-count", "least", "most", "exact", "got")
TOGETHER = declare("gesture-together")
ALL = declare("gesture-all", "count")
AMOUNTS = declare("gesture-amounts", "count", "example")
SUM = declare("gesture-sum", "least", "most", "exact", "got")
TOO_MUCH = declare("gesture-too-much")
AMOUNT = declare("gesture-amount", "got", "place", "possible")


class Plan(Protocol):
    """The answers to each step of a larger choice."""

    def step(self, decision: Decision) -> Option | None:
        """The answer to this step; None: the plan has nothing to say, ask the person."""

    def refusal(self, decision: Decision, option: Option) -> Message:
        """The message where the rules do not offer the answer of this step."""

    def check(self) -> None:
        """After the last step: an error if something that was wanted could not be done."""


def carry_out(match: Match[Any], seat: int, values: Sequence[int], give: Callable[[Option], None]) -> None:
    """Answer step by step; what does not work out is noticed before the first answer is given."""
    steps = answers_of(match, seat, values)
    for option in steps:
        give(option)


def answers_of(match: Match[Any], seat: int, values: Sequence[int]) -> list[Option]:
    """The answers that a gesture makes, tried on a copy."""
    trial = match.copy()
    decision = trial.decision_of(seat)
    if decision is None or decision.group is None:
        raise GestureError(CLOSED())
    plan = make_plan(decision, values)
    given: list[Option] = []
    while (option := plan.step(decision)) is not None:
        if option not in decision.options:
            raise GestureError(plan.refusal(decision, option))
        trial.answer(option, seat)
        given.append(option)
        following = trial.decision_of(seat)
        if option == DONE or following is None or not goes_on(decision, following):
            break
        decision = following
    plan.check()
    return given


def make_plan(decision: Decision, values: Sequence[int]) -> Plan:
    """The plan of a gesture; an error says what does not fit."""
    kind = group_of(decision).kind
    if kind == "share":
        return Share(decision, values)
    return Arrange(decision, values) if kind == "arrange" else Pick(decision, values)


def goes_on(before: Decision, after: Decision) -> bool:
    """Whether a decision is a later step of the same choice."""
    if before.group is None or after.group is None or before.prompt is not after.prompt:
        return False
    if before.group.items != after.group.items:
        return False
    grown = len(after.group.chosen) > len(before.group.chosen)
    return grown or len(later_items(after)) < len(later_items(before))


def group_of(decision: Decision) -> Group:
    """The larger choice that a decision is a step of."""
    assert decision.group is not None
    return decision.group


def item_of(group: Group, option: Option) -> Any:
    """The item of a larger choice that an option is about; None if it is about none of them."""
    if option[1:] in group.items:  # the item is a tuple, such as a card and a place
        return option[1:]
    return option[1] if len(option) > 1 and option[1] in group.items else None


def later_items(decision: Decision) -> list[Any]:
    """All items that this step or a later one may take."""
    group = group_of(decision)
    offered = [item for option in decision.options if (item := item_of(group, option)) is not None]
    if group.kind == "arrange" or not offered:
        return offered
    return list(group.items[min(map(group.items.index, offered)) :])


def left_to_pick(group: Group) -> tuple[int, int]:
    """The numbers of items that still must and may be taken."""
    return max(0, group.least - len(group.chosen)), group.most - len(group.chosen)


def _items_at(decision: Decision, places: Sequence[int]) -> list[Any]:
    group, possible = group_of(decision), later_items(decision)
    items: list[Any] = []
    for i, place in enumerate(places):
        if not 0 <= place < len(group.items):
            raise GestureError(UNKNOWN(number=place + 1))
        item = group.items[place]
        if item not in possible:
            raise GestureError(GONE(number=place + 1))
        if place in places[:i]:  # places, not items: there may be several that are alike, such as gifts
            raise GestureError(TWICE(number=place + 1))
        items.append(item)
    return items


class Pick:
    """Some of the items."""

    def __init__(self, decision: Decision, places: Sequence[int]) -> None:
        self.wanted = _items_at(decision, places)
        self.given = 0
        self.least, most = left_to_pick(group_of(decision))
        if not self.least <= len(self.wanted) <= most:
            raise GestureError(
                COUNT(least=self.least, most=most, exact=self.least == most, got=len(self.wanted))
            )

    def step(self, decision: Decision) -> Option | None:
        """The next wanted item that is offered, then the end."""
        group = group_of(decision)
        for option in decision.options:
            item = item_of(group, option)
            if item is not None and item in self.wanted:
                self.wanted.remove(item)
                self.given += 1
                return option
        return DONE

    def refusal(self, decision: Decision, option: Option) -> Message:
        """Say that some wanted items do not go together, or that more have to be taken."""
        return TOGETHER() if self.wanted else UNFINISHED()

    def check(self) -> None:
        """Check that every wanted item was offered in its turn; only forced items come by themselves."""
        if self.wanted and self.given + len(self.wanted) > self.least:
            raise GestureError(TOGETHER())


class Arrange:
    """All items, in the order given."""

    def __init__(self, decision: Decision, places: Sequence[int]) -> None:
        self.order = _items_at(decision, places)
        if len(self.order) != len(later_items(decision)):
            raise GestureError(ALL(count=len(later_items(decision))))

    def step(self, decision: Decision) -> Option | None:
        """The next item of the order that is still to be placed."""
        offered = {item_of(group_of(decision), option): option for option in decision.options}
        return next(offered[item] for item in self.order if item in offered)

    def refusal(self, decision: Decision, option: Option) -> Message:
        """Say that all items have a place: an order takes only what is offered."""
        return ALL(count=len(later_items(decision)))

    def check(self) -> None:
        """An order is complete by itself."""


class Share:
    """Amounts for the items that are still open, in their order; those left out are asked for."""

    def __init__(self, decision: Decision, amounts: Sequence[int]) -> None:
        group, items = group_of(decision), later_items(decision)
        if len(amounts) > len(items) or any(amount < 0 for amount in amounts):
            example = " ".join([str(group.most), *"0" * (len(items) - 1)])
            raise GestureError(AMOUNTS(count=len(items), example=example))
        self.items = items
        self.amounts = dict(zip(items, amounts, strict=False))
        self.exact = group.least == group.most
        total = sum(amounts)
        if len(amounts) == len(items) and not group.least <= total <= group.most:
            raise GestureError(SUM(least=group.least, most=group.most, exact=self.exact, got=total))

    def step(self, decision: Decision) -> Option | None:
        """The amount of the item that is asked for."""
        verb, item, _ = decision.options[0]
        return (verb, item, self.amounts.pop(item)) if item in self.amounts else None

    def refusal(self, decision: Decision, option: Option) -> Message:
        """Say which amounts are possible for this item."""
        _, item, got = option
        amounts = sorted(amount for _, _, amount in decision.options)
        whole = amounts == list(range(amounts[0], amounts[-1] + 1)) and len(amounts) > 2
        possible = f"{amounts[0]}–{amounts[-1]}" if whole else ", ".join(map(str, amounts))
        return AMOUNT(got=got, place=self.items.index(item) + 1, possible=possible)

    def check(self) -> None:
        """Check that items nobody asked for were settled by the sum, if the sum is fixed."""
        if not self.exact and any(self.amounts.values()):
            raise GestureError(TOO_MUCH())
