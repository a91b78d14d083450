"""The games of a plan, and the rows that they become."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from fatebox.bots import Bot
from fatebox.bots.learned.thinking import Line, choice, outcomes, think
from fatebox.kernel import Event, Match, Perspective, Record, RulesError
from fatebox.kernel.collecting import rare_collections

from .plan import Plan

Row: TypeAlias = dict[str, Any]
"""One game as flat columns: `game`, `seed`, `option_*`; `bot_0`, `place_0`, `score_0`, `won_0`; `detail_*`"""
DEED = "; "
"""Between two deeds in the column `deeds_0`."""
Makers: TypeAlias = Mapping[str, Callable[[int | str], Bot]]


@dataclass(frozen=True, slots=True)
class Crash:
    """A game that could not be played to its end."""

    game: int
    seed: str
    error: str
    """The error, in one line."""
    trace: str
    record: str | None
    """The game up to there, to be replayed; None if it could not even be set up."""


def play_range(
    plan: Plan, first: int, end: int, stopped: Callable[[], bool] = lambda: False
) -> Iterator[Row | Crash]:
    """Play some groups of the series until all are done or somebody stops it; yield games as they finish."""
    makers = plan.bot_makers()
    with rare_collections():
        for group in plan.groups(first, end):
            if stopped():
                return
            for _, game in outcomes((_game(plan, number, makers) for number in group), stopped):
                yield game


def _game(plan: Plan, number: int, makers: Makers) -> Line[Row | Crash]:
    """Play one game of the series; errors are reported, not raised."""
    seed, names = plan.seed_of(number), plan.bots_of(number)
    match: Match[Any] | None = None
    try:
        match = plan.game.start(seed, seats=plan.seats, options=plan.options, changes=plan.changes)
        deeds = _watch(match) if plan.deeds else None
        bots = [makers[name](f"{seed}:{seat}") for seat, name in enumerate(names)]
        decisions = yield from playing(match, bots)
    except Exception as error:
        said = "".join(traceback.format_exception_only(error)).strip()
        return Crash(number, seed, said, traceback.format_exc(), _record_text(match, names))
    row = _row(plan, number, match, decisions)
    if deeds is not None:
        row |= {f"deeds_{seat}": DEED.join(sorted(deeds.get(seat, ()))) for seat in range(plan.seats)}
    return row


def _watch(match: Match[Any]) -> dict[int, set[str]]:
    """Count each seat's deeds with cards from now on."""
    deeds: dict[int, set[str]] = {}
    deed, pack = match.game.display.deed, match.state.pack
    assert deed is not None

    def hear(event: Event) -> None:
        done = deed(pack, event)
        if done is not None:
            deeds.setdefault(done[0], set()).add(done[1])

    match.state.listener = hear
    return deeds


def play_out(match: Match[Any], bots: Sequence[Bot]) -> int:
    """Play a match to its end, and return the number of decisions."""
    return think(playing(match, bots))


def playing(match: Match[Any], bots: Sequence[Bot]) -> Line[int]:
    """A whole match as a line of thought, so that many can be played side by side."""
    seats = [Perspective(match, seat) for seat in range(len(bots))]
    for decisions in range(match.game.max_decisions + 1):
        decision = match.decision
        if decision is None:
            return decisions
        seat = decision.seat
        match.answer((yield from choice(bots[seat], seats[seat])), seat)
    raise RulesError(f"{match.game.id}: no end after {match.game.max_decisions} decisions")


def _record_text(match: Match[Any] | None, players: tuple[str, ...]) -> str | None:
    if match is None:
        return None
    record = Record.of(match)
    record.players = players
    return record.to_json()


def _row(plan: Plan, number: int, match: Match[Any], decisions: int) -> Row:
    result = match.result
    assert result is not None
    row: Row = {"game": number, "seed": match.seed, "seats": plan.seats}
    row |= {f"option_{name}": _flat(value) for name, value in plan.options.items()}
    for seat, bot in enumerate(plan.bots_of(number)):
        row[f"bot_{seat}"] = bot
        row[f"place_{seat}"] = result.places[seat]
        row[f"score_{seat}"] = result.scores[seat]
        row[f"won_{seat}"] = seat in result.winners
    row |= {"outcome": result.outcome, "decisions": decisions, "rounds": getattr(match.state, "round", None)}
    details = {name: value for name, value in result.details.items() if name not in row}  # each figure once
    for name, value in details.items():
        if isinstance(value, list | tuple) and len(value) == plan.seats > 1:  # one for each seat
            row |= {f"detail_{name}_{seat}": _flat(each) for seat, each in enumerate(value)}
        else:
            row[f"detail_{name}"] = _flat(value)
    return row


def _flat(value: Any) -> Any:
    """A value that fits one column."""
    return value if value is None or isinstance(value, bool | int | float | str) else json.dumps(value)
