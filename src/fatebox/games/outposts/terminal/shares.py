"""Sharing out: damage among creatures or Outposts, copies among the cards of a deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.terms import DECK_SIZE
from fatebox.kernel import Card, Option
from fatebox.terminal.layout import labelled, padded, wrapped
from fatebox.text.speaker import Speaker

from .drawing import card_line, creature_cell, creature_stats, post_head


def share_lines(
    s: OutpostsState,
    seat: int,
    group: Mapping[str, Any],
    numbers: Mapping[Option, int],
    width: int,
    speaker: Speaker,
) -> Iterator[Text]:
    """The things that amounts go to, in the order in which they are typed."""
    say = speaker.text
    verb, current = next(iter(numbers))[:2]
    items = group["items"][group["items"].index(current) :]
    if verb == "include":
        yield from _deck_lines(s, seat, group, items, width, speaker)
    elif verb == "burn":
        yield from labelled(
            say("terminal-order"), [post_head(s, s.post(post), speaker) for post in items], width
        )
    else:
        cells = [
            creature_cell(s, card, speaker).append(
                f" {say('terminal-takes', damage=_lethal(s, card))}", "bold"
            )
            for card in items
        ]
        yield from labelled(say("terminal-order"), cells, width)
        rest = s.assault is not None and not s.assault.struck
        yield from wrapped(Text(say("terminal-lethal", rest=rest), "dim"), width, 0)


def _lethal(s: OutpostsState, card: Card) -> int:
    """The damage that destroys a creature."""
    return max(1, int(creature_stats(s, card).plain.split("/")[2]))


def _deck_lines(
    s: OutpostsState, seat: int, group: Mapping[str, Any], items: list[str], width: int, speaker: Speaker
) -> Iterator[Text]:
    """The cards that are still open, with how many copies there are (OUT-SET.4)."""
    own = s.players[seat]
    chosen = sum(amount for _, amount in group["chosen"])
    for key in items:
        head = padded(Text(f"0-{own.owns[key]}", "bold"), 4)
        yield from card_line(s.pack, s.pack.copies[key][0], head, width, speaker)
    size = DECK_SIZE - own.shards
    yield Text(speaker.text("terminal-chosen", chosen=chosen, size=size), "dim")
