"""The summary of a simulation as tables for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table

from fatebox.kernel import Game


def print_report(summary: dict[str, Any], game: Game[Any]) -> None:
    """Print what the games added up to, with intervals of 95%."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(_headline(summary, game), style="bold")
    for part in _parts(summary) if summary["games"] else ():
        console.print()
        console.print(part)
    console.print(
        f"\n{summary['elapsed_s']:.1f} s, {_pace(summary['games_per_s'])} games/s, "
        f"{_pace(summary['decisions_per_s'])} decisions/s",
        style="dim",
    )


def _parts(summary: dict[str, Any]) -> Iterator[RenderableType]:
    yield _players("bot", summary["by_bot"], summary["seats"])
    if summary["seats"] > 1:
        yield _players("seat", summary["by_seat"], summary["seats"])
    if summary.get("pairs"):
        yield Group(*(_pair(pair) for pair in summary["pairs"]))
    yield _shares("outcome", summary["outcomes"])
    by_seat = {f"{name}_{seat}" for name in summary["by_detail"] for seat in range(summary["seats"])}
    for name, detail in summary["details"].items():
        if "values" in detail and name not in by_seat:
            yield _shares(name, detail["values"])
    for name, rows in summary["by_detail"].items():
        yield _winners(name, "value", rows)
    yield _lengths(summary)
    if summary.get("deeds"):
        yield _winners("who did this in a game", "deed", summary["deeds"])


def _headline(summary: dict[str, Any], game: Game[Any]) -> str:
    default = {setting.name: setting.default for setting in game.settings}
    changed = {name: value for name, value in summary["options"].items() if value != default[name]}
    options = "".join(f", {name} {value}" for name, value in changed.items())
    changes = "".join(f", {change}" for change in summary["changes"])
    return f"{game.title}{options}{changes}: {summary['games']:,} games, seed {summary['seed']}"


def _players(what: str, rows: list[dict[str, Any]], seats: int) -> Table:
    wanted = ("points", "score") if seats > 1 else ("score", "rounds")
    measures = [measure for measure in wanted if any(measure in row for row in rows)]
    table = _table(what, "games", "won", *measures)
    for row in rows:
        if row["games"]:
            numbers = [_number(row[m]) if m in row else "" for m in measures]
            table.add_row(str(row[what]), f"{row['games']:,}", _percent(row["win_rate"]), *numbers)
    return table


def _pair(pair: dict[str, Any]) -> str:
    one, other = pair["bots"]
    measures = [f"{m} {_number(pair[m], '+')}" for m in ("points", "score", "rounds") if m in pair]
    return f"{one} over {other} on {pair['deals']:,} equal deals: {', '.join(measures)}"


def _shares(what: str, shares: list[dict[str, Any]]) -> Table:
    table = _table(what, "games", "share")
    for share in shares:
        table.add_row(str(share["value"]), f"{share['games']:,}", _percent(share["share"]))
    return table


def _winners(title: str, key: str, rows: list[dict[str, Any]]) -> Table:
    table = _table(title, "players", "won")
    for row in rows:
        table.add_row(row[key], f"{row['players']:,}", _percent(row["win_rate"]))
    return table


def _lengths(summary: dict[str, Any]) -> Table:
    table = _table("a game has", "mean")
    for name in ("decisions", "rounds"):
        if name in summary:
            table.add_row(name, _number(summary[name]))
    for name, detail in summary["details"].items():
        if "mean" in detail:
            some = "" if detail["games"] == summary["games"] else f" (in {detail['games']:,} games)"
            table.add_row(f"{name}{some}", _number(detail["mean"]))
    return table


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(first)
    for other in others:
        table.add_column(other, justify="right", no_wrap=True)
    return table


def _pace(per_s: float) -> str:
    return f"{per_s:,.0f}" if per_s >= 10 else f"{per_s:.1f}"


def _percent(share: dict[str, float]) -> str:
    return f"{share['value']:.1%} ({100 * share['low']:.1f} to {100 * share['high']:.1f})"


def _number(mean: dict[str, Any], sign: str = "") -> str:
    reach = "" if mean["high"] is None else f" ± {mean['high'] - mean['value']:.2f}"
    return format(mean["value"], f"{sign}.2f") + reach
