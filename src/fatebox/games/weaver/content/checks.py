"""Checks that types cannot express: errors name file, card, field and the expected value."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NoReturn

from fatebox.games.weaver.state.terms import ICONS, LEVELS, SUITS, VISITORS
from fatebox.kernel import ContentError

from .designs import Adventurer, Cycle, Difficulty, FateCard, Rank


def check_fate_cards(fate: Mapping[str, FateCard], runes: Collection[str]) -> None:
    """Runes that exist, and Death cards that pay as Death cards do."""
    for key, card in fate.items():
        _check_fate_card(runes, key, card)


def _check_fate_card(runes: Collection[str], key: str, card: FateCard) -> None:
    for name, face in (("clouded", card.clouded), ("clear", card.clear)):
        for i, rune in enumerate(face.runes):
            if rune not in runes:
                known = ", ".join(runes)
                _refuse("fate", f"{key}: {name}.runes[{i}]: expected one of {known}, got {rune!r}")
    if card.death:  # WEA-DTH.12: only the clear face pays, and only once
        unpaid = {"clouded.once": card.clouded.once, "clouded.twice": card.clouded.twice}
        for name, reward in {**unpaid, "clear.twice": card.clear.twice}.items():
            if any(reward):
                _refuse("fate", f"{key}: {name}: expected nothing on a Death card, got {list(reward)}")


def check_decks(difficulties: Mapping[str, Difficulty], fate: Mapping[str, FateCard]) -> None:
    """Every level can take out of every suit what it has to (WEA-SET.3, WEA-SET.4)."""
    for level in LEVELS:
        if level not in difficulties:
            _refuse("difficulties", f"{level}: this level is missing")
    for level, difficulty in difficulties.items():
        if level not in LEVELS:
            _refuse("difficulties", f"{level}: expected one of {', '.join(LEVELS)}")
        for suit in SUITS:
            for death, taken, name in (
                (False, difficulty.removed, "removed"),
                (True, difficulty.deaths, "deaths"),
            ):
                cards = sum(card.suit == suit and card.death is death for card in fate.values())
                if cards < taken:
                    what = "Death" if death else "normal"
                    have = f"there are {cards} {what} cards of {suit}"
                    _refuse(
                        "difficulties", f"{level}: {name}: expected at most {cards} ({have}), got {taken}"
                    )


def check_visitors(adventurers: Mapping[str, Adventurer]) -> None:
    """Enough visitors, each of whom wants two different suits (WEA-ADV.2, WEA-SET.7)."""
    for key, visitor in adventurers.items():
        for name, line in (("day", visitor.day), ("night", visitor.night)):
            if line.required == line.optional:  # WEA-ADV.2
                wanted = f"expected another suit than the required one, got {line.optional!r}"
                _refuse("adventurers", f"{key}: {name}.optional: {wanted}")
    if len(adventurers) < VISITORS:  # WEA-SET.7
        _refuse("adventurers", f"expected at least {VISITORS} adventurers, got {len(adventurers)}")


def check_cycles(cycles: Mapping[str, Cycle]) -> None:
    """Cycle cards with an hour for every round (WEA-SET.12)."""
    for key, cycle in cycles.items():
        if len(cycle.icons) != ICONS:  # WEA-SET.12
            _refuse("cycles", f"{key}: icons: expected {ICONS}, got {len(cycle.icons)}")
    if not cycles:
        _refuse("cycles", "expected at least one cycle card, got none")


def check_ranks(ranks: Mapping[str, Rank]) -> None:
    """Exactly one rank belongs to every number of points (WEA-CLV.2)."""
    taken: dict[int, str] = {}
    for key, rank in ranks.items():
        if rank.points in taken:
            _refuse(
                "ranks", f"{key}: points: expected other points than {taken[rank.points]}, got {rank.points}"
            )
        taken[rank.points] = key
    if 0 not in taken:
        _refuse("ranks", "expected a rank that starts at 0 points")


def _refuse(kind: str, message: str) -> NoReturn:
    raise ContentError(f"cards/{kind}.toml: {message}")
