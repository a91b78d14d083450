"""Previews: rules tried on a state that is made from a view.

Nothing hidden is in such a state, and what a card or a relic would do to the row depends on open cards
only. So a preview shows no more than the player could work out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from fatebox.games.weaver.content.designs import Reward
from fatebox.games.weaver.rules.reading import finish, lay_card, play, use, uses
from fatebox.games.weaver.rules.resolve import resolve
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.terms import READING, SUIT_INDEX, SUITS
from fatebox.kernel import Event, Option

Listener: TypeAlias = Callable[[Event], None]


def after(s: WeaverState, option: Option, listener: Listener | None = None) -> WeaverState:
    """The table after a card was played or a relic was used, with every turn that follows."""
    tried = s.copy()
    tried.listener = listener
    if option[0] == "play":
        play(tried, SUIT_INDEX[option[1]], option[2])
    elif option[0] == "use":
        use(tried, *option[1:])
    return tried


def outcomes(s: WeaverState, listener: Listener) -> Iterator[tuple[Option, WeaverState]]:
    """Every card that can be laid and every ability that can be used, each with the table after it.

    A table is to be looked at before the next one: all places of a card share one, for only the row differs.
    """
    if len(s.row) < READING:
        for suit, top in enumerate(s.tops):
            if top:
                yield from _plays(s, suit, listener)
    for option in uses(s):
        yield option, after(s, option, listener)


def _plays(s: WeaverState, suit: int, listener: Listener) -> Iterator[tuple[Option, WeaverState]]:
    tried = s.copy()
    card = tried.tops[suit].pop()
    tried.turn_up(suit, "WEA-REA.2")  # first: the chain looks only at the row
    tried.listener = listener
    for place in range(len(s.row) + 1):
        tried.row, tried.rots, tried.knots = s.row[:], s.rots[:], s.knots[:]
        lay_card(tried, card, place)
        yield ("play", SUITS[suit], place), tried


@dataclass(frozen=True, slots=True)
class Reading:
    """The outcome of a full row if the reading ended now."""

    pays: Reward
    causes: tuple[str, ...]
    """The causes of failure: `death`, `suit`, or none."""


def reading(s: WeaverState) -> Reading:
    """Finish the reading on a copy: the check (WEA-REA.11), then the pay (WEA-RES.2, WEA-RES.3)."""
    tried, heard = s.copy(), list[Event]()
    tried.listener = heard.append
    if finish(tried) is None:
        assert tried.result is not None
        return Reading((0, 0, 0), tuple(tried.result.details["cause"].split("+")))
    resolve(tried)
    gold, shards, clairvoyance = heard[-1].args
    return Reading((gold, shards, clairvoyance), ())
