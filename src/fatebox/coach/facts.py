"""Facts: events that surely follow from one option and never from another, in the words of the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fatebox.kernel.events import Event
from fatebox.kernel.messages import Message, looks

from .outcome import Outcome

MOST = 2
"""The most facts that are named."""


class Fact(NamedTuple):
    """An event that an option surely leads to."""

    event: Event
    weight: int
    """Above 0 it speaks for the option, below 0 against it; the weightiest is named first."""

    def message(self) -> Message:
        """The sentence of the log."""
        return self.event.message()


def worth_naming(facts: Sequence[Fact]) -> list[Fact]:
    """The few weightiest facts, without those that pale beside the first: what falls was damaged."""
    least = max((abs(fact.weight) for fact in facts), default=0) - 1
    return _sorted(fact for fact in facts if abs(fact.weight) >= least)[:MOST]


def facts(own: Sequence[Outcome], others: Sequence[Outcome], seat: int) -> tuple[Fact, ...]:
    """The facts about an option that was tried in several worlds, compared with another; weightiest first.

    An event that reads alike after both is no fact, such as two copies of a card that change places.
    """
    certain = dict.fromkeys(own[0].events)
    for each in own[1:]:
        certain = {event: None for event in certain if event in each.events}
    shared = {event for each in others for event in each.events}
    after, tells = own[0].match.state, own[0].match.game.judgement.tells
    found = [Fact(event, tells(after, seat, event)) for event in certain if event not in shared]
    known = [fact for fact in found if fact.weight and fact.event.visible(seat)]
    if not known:
        return ()
    name = after.pack.name
    said = {looks(event.message(), name) for event in shared}
    return tuple(_sorted(fact for fact in known if looks(fact.message(), name) not in said))


def _sorted(facts: Iterable[Fact]) -> list[Fact]:
    """The weightiest facts first."""
    return sorted(facts, key=lambda fact: -abs(fact.weight))
