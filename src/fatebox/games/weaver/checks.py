"""What the types of a content pack cannot say: checked once, with file, card, field and what was expected."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from fatebox.kernel import ContentError

from .terms import ICONS, LEVELS, SUITS, VISITORS

if TYPE_CHECKING:
    from .content import FateCard, WeaverPack


def check(pack: WeaverPack) -> None:
    """Refuse a pack that the rules could not play with."""
    for key, card in pack.fate.items():
        _check_fate_card(pack, key, card)
    _check_decks(pack)
    _check_visitors(pack)
    _check_cycles(pack)
    _check_ranks(pack)


def _check_fate_card(pack: WeaverPack, key: str, card: FateCard) -> None:
    for name, face in (("clouded", card.clouded), ("clear", card.clear)):
        for i, rune in enumerate(face.runes):
            if rune not in pack.runes:
                known = ", ".join(pack.runes)
                _refuse("fate", f"{key}: {name}.runes[{i}]: expected one of {known}, got {rune!r}")
    if card.death:  # WEA-DTH.12: only the clear face pays, and only once
        unpaid = {"clouded.once": card.clouded.once, "clouded.twice": card.clouded.twice}
        for name, reward in {**unpaid, "clear.twice": card.clear.twice}.items():
            if any(reward):
                _refuse("fate", f"{key}: {name}: expected nothing on a Death card, got {list(reward)}")


def _check_decks(pack: WeaverPack) -> None:
    """Every level can take out of every suit what it has to (WEA-SET.3, WEA-SET.4)."""
    for level in LEVELS:
        if level not in pack.difficulties:
            _refuse("difficulties", f"{level}: this level is missing")
    for level, difficulty in pack.difficulties.items():
        if level not in LEVELS:
            _refuse("difficulties", f"{level}: expected one of {', '.join(LEVELS)}")
        for suit in SUITS:
            for death, taken, name in (
                (False, difficulty.removed, "removed"),
                (True, difficulty.deaths, "deaths"),
            ):
                cards = sum(card.suit == suit and card.death is death for card in pack.fate.values())
                if cards < taken:
                    what = "Death" if death else "normal"
                    have = f"there are {cards} {what} cards of {suit}"
                    _refuse(
                        "difficulties", f"{level}: {name}: expected at most {cards} ({have}), got {taken}"
                    )


def _check_visitors(pack: WeaverPack) -> None:
    for key, visitor in pack.adventurers.items():
        for name, line in (("day", visitor.day), ("night", visitor.night)):
            if line.required == line.optional:  # WEA-ADV.2
                wanted = f"expected another suit than the required one, got {line.optional!r}"
                _refuse("adventurers", f"{key}: {name}.optional: {wanted}")
    if len(pack.adventurers) < VISITORS:  # WEA-SET.7
        _refuse("adventurers", f"expected at least {VISITORS} adventurers, got {len(pack.adventurers)}")


def _check_cycles(pack: WeaverPack) -> None:
    for key, cycle in pack.cycles.items():
        if len(cycle.icons) != ICONS:  # WEA-SET.12
            _refuse("cycles", f"{key}: icons: expected {ICONS}, got {len(cycle.icons)}")
    if not pack.cycles:
        _refuse("cycles", "expected at least one cycle card, got none")


def _check_ranks(pack: WeaverPack) -> None:
    """Exactly one rank belongs to every number of points (WEA-CLV.2)."""
    taken: dict[int, str] = {}
    for key, rank in pack.ranks.items():
        if rank.points in taken:
            _refuse(
                "ranks", f"{key}: points: expected other points than {taken[rank.points]}, got {rank.points}"
            )
        taken[rank.points] = key
    if 0 not in taken:
        _refuse("ranks", "expected a rank that starts at 0 points")


def _refuse(kind: str, message: str) -> NoReturn:
    raise ContentError(f"cards/{kind}.toml: {message}")
