"""A scratch table: what lies open, as a state on which the rules can be tried.

It is made from the view, so nothing hidden is in it: the decks are empty. What a card or a relic would do to
the row depends on open cards only, so a preview shows no more than the player could work out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fatebox.games.weaver.content import Reward, WeaverPack
from fatebox.games.weaver.reading import finish, play, use
from fatebox.games.weaver.resolve import resolve
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.terms import SUIT_INDEX
from fatebox.kernel import Event, Option, Rng, View


def scratch(view: View, pack: WeaverPack) -> WeaverState:
    """The open part of the table as a state of its own."""
    table: dict[str, Any] = view["table"]
    return WeaverState(
        pack=pack,
        seats=table["seats"],
        segment=table["segment"],
        rng=Rng.from_seed("scratch"),
        level=table["level"],
        decks=[[] for _ in table["decks"]],
        tops=[list(top) for top in table["tops"]],
        box=[],
        row=list(table["row"]),
        rots=list(table["rots"]),
        knots=[(left, right) for left, right in table["knots"]],
        discard=list(table["discard"]),
        visitors=[],
        visitor=list(table["visitor"]),
        visitors_gone=list(table["visitors_gone"]),
        visitors_box=[],
        cycle=[],
        cycles_box=[],
        icons=list(table["icons"]),
        hour=table["hour"],
        hastened=table["hastened"],
        round=table["round"],
        gold=table["gold"],
        shards=table["shards"],
        points=table["points"],
        relics=list(table["relics"]),
    )


def after(s: WeaverState, option: Option) -> WeaverState:
    """The scratch table after a card was played or a relic was used, with all that turns."""
    tried = s.copy()
    if option[0] == "play":
        play(tried, SUIT_INDEX[option[1]], option[2])
    elif option[0] == "use":
        use(tried, *option[1:])
    return tried


@dataclass(frozen=True, slots=True)
class Reading:
    """How a full row would fare if the reading ended now."""

    pays: Reward
    causes: tuple[str, ...]
    """Why it would fail: `death`, `suit`, or nothing."""


def reading(s: WeaverState) -> Reading:
    """Finish the reading on a scratch table: the check (WEA-REA.11), then the pay (WEA-RES.2, WEA-RES.3)."""
    tried, heard = s.copy(), list[Event]()
    tried.listener = heard.append
    if finish(tried) is None:
        assert tried.result is not None
        return Reading((0, 0, 0), tuple(tried.result.details["cause"].split("+")))
    resolve(tried)
    gold, shards, clairvoyance = heard[-1].args
    return Reading((gold, shards, clairvoyance), ())
