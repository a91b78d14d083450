"""Sharing out: damage among creatures or Outposts, copies among the cards of a deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.terms import DECK_SIZE
from fatebox.kernel import Card, Option
from fatebox.terminal.layout import labelled, padded

from .drawing import card_line, creature_cell, creature_stats, post_head


def share_lines(
    s: OutpostsState, seat: int, group: Mapping[str, Any], numbers: Mapping[Option, int], width: int
) -> Iterator[Text]:
    """The things that amounts go to, in the order in which they are typed."""
    verb, current = next(iter(numbers))[:2]
    items = group["items"][group["items"].index(current) :]
    if verb == "include":
        yield from _deck_lines(s, seat, group, items, width)
    elif verb == "burn":
        yield from labelled("In this order:", [post_head(s, s.post(post)) for post in items], width)
    else:
        cells = [creature_cell(s, card).append(f" takes {_lethal(s, card)}", "bold") for card in items]
        yield from labelled("In this order:", cells, width)
        then = "" if s.assault is None or s.assault.struck else " What is left may go on the Outpost."
        yield Text(f"For each what destroys it, or 0: less does nothing (OUT-ASLT.7).{then}", "dim")


def _lethal(s: OutpostsState, card: Card) -> int:
    """The damage that destroys a creature."""
    return max(1, int(creature_stats(s, card).plain.split("/")[2]))


def _deck_lines(
    s: OutpostsState, seat: int, group: Mapping[str, Any], items: list[str], width: int
) -> Iterator[Text]:
    """The cards that are still open, with how many copies there are (OUT-SET.4)."""
    own = s.players[seat]
    chosen = sum(amount for _, amount in group["chosen"])
    for key in items:
        head = padded(Text(f"0-{own.owns[key]}", "bold"), 4)
        yield from card_line(s.pack, s.pack.copies[key][0], head, width)
    yield Text(
        f"{chosen} of {DECK_SIZE - own.shards} cards are chosen; the first line is asked for now.", "dim"
    )
