"""The summary of a simulation's rows, as JSON data. Every figure comes with its confidence interval."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import fmean
from typing import Any

from .plan import Plan
from .play import DEED, Row
from .simulate import Simulation
from .stats import Estimate, mean_interval, paired_difference, wilson

MOST_VALUES = 12
"""Of a detail with more different words than this, the most frequent ones are listed."""


def summarize(simulation: Simulation) -> dict[str, Any]:
    """The summary; fields that end in `_s` depend on the clock, all others on the plan alone."""
    plan, rows, seconds = simulation.plan, simulation.rows, simulation.seconds
    decisions = sum(row["decisions"] for row in rows)
    summary: dict[str, Any] = {
        "game": plan.game.id,
        "version": plan.game.version,
        "content": plan.game.pack(plan.changes).hash,
        "changes": list(plan.changes),
        "options": plan.options,
        "bots": list(plan.bots),
        "seats": plan.seats,
        "seed": plan.seed,
        "fixed_seats": plan.fixed_seats,
        "paired": plan.paired,
        "games": len(rows),
        "crashes": [
            {"game": crash.game, "seed": crash.seed, "error": crash.error} for crash in simulation.crashes
        ],
    }
    if rows:
        summary["by_bot"] = [
            {"bot": bot, **_standing(rows, _seats_of(rows, plan.seats, bot))}
            for bot in dict.fromkeys(plan.bots)
        ]
        summary["by_seat"] = [
            {"seat": seat, **_standing(rows, [[seat]] * len(rows))} for seat in range(plan.seats)
        ]
        summary["outcomes"] = _shares(row["outcome"] for row in rows)
        summary["decisions"] = _data(mean_interval([row["decisions"] for row in rows]))
        if rows[0]["rounds"] is not None:
            summary["rounds"] = _data(mean_interval([row["rounds"] for row in rows]))
        summary["details"] = _details(rows)
        summary["by_detail"] = _by_detail(rows)
        if plan.deeds:
            summary["deeds"] = _deeds(rows)
        if plan.paired:
            summary["pairs"] = _pairs(plan, rows)
    summary["elapsed_s"] = seconds
    summary["games_per_s"] = len(rows) / seconds if seconds else 0.0
    summary["decisions_per_s"] = decisions / seconds if seconds else 0.0
    return summary


def _seats_of(rows: Sequence[Row], seats: int, bot: str) -> list[list[int]]:
    """The seats that a bot has in each game."""
    return [[seat for seat in range(seats) if row[f"bot_{seat}"] == bot] for row in rows]


def _standing(rows: Sequence[Row], seats: list[list[int]]) -> dict[str, Any]:
    """The results at these seats of each game, counted as if they were independent."""
    at = [(row, seat) for row, own in zip(rows, seats, strict=True) for seat in own]
    if not at:
        return {"games": 0}
    wins = sum(row[f"won_{seat}"] for row, seat in at)
    return {
        "games": len(at),
        "wins": wins,
        "win_rate": _data(wilson(wins, len(at))),
        **{
            name: _data(mean_interval([_value(row, seat, name) for row, seat in at]))
            for name in _measures(rows)
        },
    }


def _measures(rows: Sequence[Row]) -> list[str]:
    """The measures of a player: scores where they are not just the points of a win, rounds in solo games."""
    seats = range(rows[0]["seats"])
    alone = len(seats) == 1
    scored = alone or any(
        row[f"score_{seat}"] != _value(row, seat, "points") for row in rows for seat in seats
    )
    rounds = alone and rows[0]["rounds"] is not None
    return ["points"] + ["score"] * scored + ["rounds"] * rounds


def _value(row: Row, seat: int, measure: str) -> float:
    if measure == "points":  # winners share one point
        won: list[bool] = [row[f"won_{other}"] for other in range(row["seats"])]
        return won[seat] / max(1, sum(won))
    value: float = row["rounds"] if measure == "rounds" else row[f"score_{seat}"]
    return value


def _shares(values: Iterable[Any]) -> list[dict[str, Any]]:
    """The number of times each value occurs, the most frequent first."""
    counts = Counter(values)
    total = counts.total()
    ordered = sorted(counts.items(), key=lambda item: (-item[1], str(item[0])))
    return [
        {"value": value, "games": count, "share": _data(wilson(count, total))}
        for value, count in ordered[:MOST_VALUES]
    ]


def _details(rows: Sequence[Row]) -> dict[str, Any]:
    """The details of a game's endings: numbers on average, words by how often they occur.

    Each is about the games that have it. A detail that only repeats the rounds or the score is left out.
    """
    details = {}
    listed = ["rounds"] + ["score_0"] * (rows[0]["seats"] == 1)
    for column in columns_of(rows):
        having = [row for row in rows if row.get(column) is not None]
        if not column.startswith("detail_") or not having:
            continue
        if any(all(row[column] == row[other] for row in having) for other in listed):
            continue
        values = [row[column] for row in having]
        numbers = all(isinstance(value, int | float) and not isinstance(value, bool) for value in values)
        shown = _data(mean_interval(values)) if numbers else _shares(values)
        details[column.removeprefix("detail_")] = {
            "games": len(values),
            "mean" if numbers else "values": shown,
        }
    return details


def _by_detail(rows: Sequence[Row]) -> dict[str, Any]:
    """The details of each seat that are words, with the share of wins for each.

    With two seats also the share of wins for each pair of words that met.
    """
    seats = rows[0]["seats"]
    names = [column[:-2] for column in columns_of(rows) if re.fullmatch("detail_.*_0", column)]
    found = {}
    for name in names:
        words: list[list[Any]] = [[row.get(f"{name}_{seat}") for seat in range(seats)] for row in rows]
        if not all(isinstance(word, str) for own in words for word in own):
            continue
        met: dict[tuple[str, ...], list[bool]] = {}
        for row, own in zip(rows, words, strict=True):
            for seat, word in enumerate(own):
                won = row[f"won_{seat}"]
                met.setdefault((word,), []).append(won)
                for other in own if seats == 2 else ():
                    if word < other:
                        met.setdefault((word, other), []).append(won)
        found[name.removeprefix("detail_")] = [
            {
                "value": " against ".join(key),
                "players": len(won),
                "win_rate": _data(wilson(sum(won), len(won))),
            }
            for key, won in sorted(met.items(), key=lambda item: (len(item[0]), item[0]))
        ]
    return found


def _deeds(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """The share of wins of those who did something at least once in a game, the highest first."""
    done: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for row in rows:
        for seat in range(row["seats"]):
            for deed in filter(None, row[f"deeds_{seat}"].split(DEED)):
                done[deed] += 1
                won[deed] += row[f"won_{seat}"]
    ordered = sorted(done, key=lambda deed: (-won[deed] / done[deed], deed))
    return [
        {"deed": deed, "players": done[deed], "win_rate": _data(wilson(won[deed], done[deed]))}
        for deed in ordered
    ]


def _pairs(plan: Plan, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Every two bots compared on equal deals: the lead of the first one."""
    deals: dict[int, list[Row]] = {}
    for row in rows:
        deals.setdefault(plan.deal(row["game"]), []).append(row)
    whole = [deal for deal in deals.values() if len(deal) == len(plan.bots)]

    def difference(one: str, other: str, measure: str) -> dict[str, float | None]:
        ours, theirs = ([_mean_of(deal, bot, measure) for deal in whole] for bot in (one, other))
        return _data(paired_difference(ours, theirs))

    return [
        {
            "bots": [one, other],
            "deals": len(whole),
            **{measure: difference(one, other, measure) for measure in _measures(rows)},
        }
        for one, other in combinations(dict.fromkeys(plan.bots), 2)
        if whole
    ]


def _mean_of(deal: Sequence[Row], bot: str, measure: str) -> float:
    """The average result of a bot in the games of one deal."""
    at = [(row, seat) for row in deal for seat in range(row["seats"]) if row[f"bot_{seat}"] == bot]
    return fmean(_value(row, seat, measure) for row, seat in at)


def columns_of(rows: Sequence[Row]) -> list[str]:
    """All columns, in the order in which they first occur."""
    return list(dict.fromkeys(column for row in rows for column in row))


def _data(estimate: Estimate) -> dict[str, float | None]:
    return estimate._asdict()
