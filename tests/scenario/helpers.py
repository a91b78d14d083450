"""Scenarios written in the tests themselves."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import msgspec

from fatebox.kernel import Match
from fatebox.scenario import Report, Scenario
from fatebox.scenario.position import set_up
from fatebox.scenario.run import play
from fatebox.scenario.sheet import Sheet, read_sheet
from tests.kernel.toy import GAME as TOY


def weaver(text: str) -> Scenario:
    """A scenario of Fate Weaver."""
    return Scenario(read_sheet(f'game = "weaver"\nname = "test"\n{text}'))


def failures(text: str) -> list[str]:
    """The unmet expectations of a scenario of Fate Weaver."""
    return [str(failure) for failure in weaver(text).run().failures]


def market_sheet(text: str) -> Sheet:
    """A scenario of the tests' own game, which is not in the box."""
    return msgspec.convert(tomllib.loads(f'game = "toy"\nname = "test"\n{text}'), Sheet)


def market(text: str) -> Match[Any]:
    """The given position of the tests' own game."""
    return set_up(TOY, market_sheet(text))[0]


def market_report(text: str) -> Report:
    """The report of a scenario of the tests' own game."""
    sheet = market_sheet(text)
    report = Report(Scenario(sheet))
    match, names = set_up(TOY, sheet, report.events.append)
    play(match, names, sheet, report)
    return report


def market_failures(text: str) -> list[str]:
    """The unmet expectations of a scenario of the tests' own game."""
    return [str(failure) for failure in market_report(text).failures]


def keys(match: Match[Any], pile: list[Any]) -> list[str]:
    """A pile by the keys of its cards."""
    return [match.state.pack.box.keys[card] for card in pile]


def cards_in_play(match: Match[Any]) -> Counter[str]:
    """The number of times each card lies in a pile."""
    return Counter(key for pile, _, _ in match.state.piles() for key in keys(match, pile))
