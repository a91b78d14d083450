"""Values that the player works out from the open table: what the reading pays, what each move would lead to,
prices, ranks and the score. For clients without rules.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, NotRequired, TypedDict

import msgspec

from fatebox.games.weaver.content import WeaverPack
from fatebox.games.weaver.content.designs import Ability, Reward, Suit
from fatebox.games.weaver.events import Turned
from fatebox.games.weaver.rules.adventurers import line, pay
from fatebox.games.weaver.rules.reading import uses
from fatebox.games.weaver.rules.resolve import card_pays, total
from fatebox.games.weaver.rules.scoring import relic_value
from fatebox.games.weaver.state import WeaverState
from fatebox.games.weaver.state.rotation import matched_sides, touching_equal
from fatebox.games.weaver.state.terms import RANKS, READING, REQUIRED_PAY
from fatebox.kernel import Event, Option
from fatebox.kernel.messages import MessageData

from .previews import outcomes


class DemandData(TypedDict):
    """A demand on the reading, or a bonus of the visitor."""

    kind: Literal["suit", "death", "tokens", "bonus"]
    met: bool
    suit: NotRequired[Suit]
    card: NotRequired[int]
    sides: NotRequired[int]
    """The sides of a Death card that match."""
    count: NotRequired[int]
    pays: NotRequired[Reward]


class ForecastData(TypedDict):
    """The pay of a row, and the demands that it meets or not."""

    cards: list[Reward]
    visitor: Reward
    pays: Reward
    threads: list[bool]
    """Whether neighbors match, from left to right."""
    demands: list[DemandData]
    open: int
    """The number of demands that are not met."""


class PreviewData(ForecastData):
    """The row after a move."""

    option: Option
    row: list[int]
    rots: list[int]
    waves: list[list[int]]
    """The cards that turn, wave by wave."""
    full: bool
    helped: bool
    """Whether a relic can still be used then."""


class AbilityData(TypedDict):
    """An ability of a relic."""

    name: MessageData
    cost: int
    effect: dict[str, Any]


class RelicRankData(TypedDict):
    """A rank of a relic."""

    price: int
    value: int
    abilities: list[AbilityData]


class RelicData(TypedDict):
    """A relic, rank by rank."""

    key: str
    ranks: list[RelicRankData]


class NextRankData(TypedDict):
    """The next rank of the track."""

    rank: str
    at: int
    """The clairvoyance that it takes."""
    limit: int
    """The shards that it stores."""


class ScoreData(TypedDict):
    """The parts of the score."""

    points: int
    relics: int
    bonus: int


class DerivedData(TypedDict):
    """All that a board shows beside the table itself."""

    rank: str
    limit: int
    """The shards that can be stored."""
    spilled: int
    """The shards that would be lost."""
    next: NextRankData | None
    score: ScoreData
    relics: list[RelicData]
    reading: ForecastData | None
    previews: list[PreviewData]


def derive(s: WeaverState, seat: int | None) -> DerivedData:
    """Everything a board shows beside the table itself; all of it follows from what the player sees."""
    del seat  # there is one player, and spectators see the same
    pack = s.pack
    reads = s.segment == "read" and bool(s.visitor)
    open_reading = reads and s.result is None
    return {
        "rank": s.rank(),
        "limit": s.shard_limit(),
        "spilled": max(0, s.shards - s.shard_limit()),
        "next": _next_rank(s),
        "score": {"points": s.points, "relics": relic_value(s), "bonus": pack.difficulties[s.level].bonus},
        "relics": _relics(pack),
        "reading": forecast(s) if reads else None,
        "previews": _previews(s) if open_reading else [],
    }


def _next_rank(s: WeaverState) -> NextRankData | None:
    """The next rank of the track (WEA-CLV.2); none after the last."""
    higher = [step for step in reversed(s.pack.rank_steps) if step[0] > s.points]
    return {"rank": higher[0][2], "at": higher[0][0], "limit": higher[0][1]} if higher else None


# --- the reading ---------------------------------------------------------------------------------------


def forecast(s: WeaverState) -> ForecastData:
    """The row as it lies: what each card, the visitor and all together pay, and what must still be met."""
    cards, visitor, demands = card_pays(s), pay(s), _demands(s)
    return {
        "cards": cards,
        "visitor": visitor,
        "pays": total(cards, visitor),
        "threads": [touching_equal(s, left) for left in range(len(s.row) - 1)],
        "demands": demands,
        "open": len([demand for demand in demands if not demand["met"]]),
    }


def _demands(s: WeaverState) -> list[DemandData]:
    """The demands on the reading (WEA-REA.11), and the visitor's bonus, which is never missing."""
    wanted = line(s)
    demands: list[DemandData] = []
    if wanted is not None:  # WEA-ADV.3, .4
        met = s.row_has(wanted.required)
        demands.append({"kind": "suit", "suit": wanted.required, "met": met, "pays": (REQUIRED_PAY, 0, 0)})
    if not s.pack.death_cards.isdisjoint(s.row):
        demands += _deaths(s)
    if wanted is None:  # WEA-ADV.6
        tokens = sum(s.has_token(place) for place in range(len(s.row)))
        each = s.pack.box.cards[s.visitor[0]].blood_moon
        demands.append({"kind": "tokens", "met": True, "count": tokens, "pays": each})
    else:  # WEA-ADV.5
        count = len(s.pack.of_suit[wanted.optional].intersection(s.row))
        each = (wanted.gold, 0, 0)
        demands.append({"kind": "bonus", "suit": wanted.optional, "met": True, "count": count, "pays": each})
    return demands


def _deaths(s: WeaverState) -> list[DemandData]:
    """The Death cards of the row, each with its matched sides (WEA-DTH.2, .11)."""
    return [
        {
            "kind": "death",
            "card": card,
            "met": not s.is_open_death(place),
            "sides": matched_sides(s, place),
        }
        for place, card in enumerate(s.row)
        if s.pack.death[card]
    ]


def _previews(s: WeaverState) -> list[PreviewData]:
    """The outcome of every card that can be laid and every ability that changes the row or the hour."""
    waves: list[list[int]] = []

    def listen(event: Event) -> None:
        if isinstance(event, Turned):
            waves.append([card for card, _ in event.cards])

    previews: list[PreviewData] = []
    for option, tried in outcomes(s, listen):
        if (tried.row, tried.rots, tried.knots, tried.hour) != (s.row, s.rots, s.knots, s.hour):
            previews.append(_preview(option, tried, waves[:]))
        waves.clear()
    return previews


def _preview(option: Option, tried: WeaverState, waves: list[list[int]]) -> PreviewData:
    """The row after a move, wave by wave."""
    return {
        "option": option,
        "row": [*tried.row],
        "rots": tried.rots,
        "waves": waves,
        "full": len(tried.row) == READING,
        "helped": bool(uses(tried)),
        **forecast(tried),
    }


# --- relics ----------------------------------------------------------------------------------------------


@cache
def _relics(pack: WeaverPack) -> list[RelicData]:
    """All relics: the same in every position."""
    return [_relic(pack, index) for index in range(len(pack.relic_keys))]


def _relic(pack: WeaverPack, index: int) -> RelicData:
    """A relic rank by rank: price, value at the end, and its abilities with their costs (WEA-REL.1)."""
    ranks: list[RelicRankData] = [
        {
            "price": pack.prices[index][rank],
            "value": pack.values[index][rank],
            "abilities": [_ability(ability) for ability in pack.abilities[index][rank]],
        }
        for rank in range(1, RANKS + 1)
    ]
    return {"key": pack.relic_keys[index], "ranks": ranks}


def _ability(ability: Ability) -> AbilityData:
    return {
        "name": ability.title.to_data(),
        "cost": ability.cost,
        "effect": msgspec.to_builtins(ability.effect),
    }
