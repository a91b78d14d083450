"""The content of Fate of Fantos in words, for people to browse."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Literal, TypedDict

from fatebox.games.fantos.effects.words import said
from fatebox.games.fantos.state.terms import STATS
from fatebox.kernel import CardInfo
from fatebox.kernel.messages import Message, key_of

from .designs import Icon, LaborCard, LegacyCard, Mat, Race, TrialCard, icon_word

CLAUSES: dict[str, tuple[str, ...]] = {
    "apothecary": ("FAN-CARD.1", "FAN-CARD.11", "FAN-CARD.12"),
    "gong-farmer": ("FAN-CARD.1", "FAN-CARD.11", "FAN-CARD.12"),
    "sapper": ("FAN-CARD.1", "FAN-CARD.11", "FAN-CARD.12"),
    "diver": ("FAN-CARD.2",),
    "gravedigger": ("FAN-CARD.3", "FAN-HIR.13", "FAN-HID.4"),
    "herzog": ("FAN-CARD.4",),
    "mummers": ("FAN-CARD.5",),
    "navigator": ("FAN-CARD.6",),
    "pioneer": ("FAN-CARD.7",),
    "quarryman": ("FAN-CARD.8",),
    "sperviter": ("FAN-CARD.9",),
    "troubadour": ("FAN-CARD.10",),
    "vizier": ("FAN-CARD.13",),
    "alms": ("FAN-CARD.14",),
    "bled-dry": ("FAN-CARD.15", "FAN-STA.4"),
    "camp-followers": ("FAN-CARD.16",),
    "mill-fee": ("FAN-CARD.16",),
    "raid": ("FAN-CARD.16",),
    "shell-game": ("FAN-CARD.17", "FAN-CAN.10"),
    "skull-of-lodan": ("FAN-CARD.18",),
    "thacko": ("FAN-CARD.19",),
    "zradas": ("FAN-CARD.20",),
    "bad-blood": ("FAN-CARD.21",),
    "cull-of-kytu": ("FAN-CARD.22",),
    "dark-unions": ("FAN-CARD.23",),
    "overtime": ("FAN-CARD.24",),
    "star-witch": ("FAN-CARD.25",),
    "stimulus": ("FAN-CARD.26",),
    "zodraz": ("FAN-FIN.1", "FAN-FIN.5", "FAN-FIN.7"),
}
"""The clauses about single cards."""


class LegacyFacts(TypedDict):
    """A Legacy."""

    race: Race
    cost: int
    harvest: int
    war: int
    tribute: int


class LaborFacts(TypedDict):
    """A Labor card."""

    cost: int
    icon: Icon
    """The moment at which it may be played."""


class TrialFacts(TypedDict):
    """A Trial."""

    tier: int
    kind: Literal["diplomacy", "cosmic"]


class MatFacts(TypedDict):
    """A Citadel Mat."""

    race: Race
    incentive: int


class Facts(TypedDict):
    """The facts of the cards of each kind."""

    legacies: LegacyFacts
    labor: LaborFacts
    trials: TrialFacts
    mats: MatFacts


def describe(
    legacies: Mapping[str, LegacyCard],
    labors: Mapping[str, LaborCard],
    trials: Mapping[str, TrialCard],
    mats: Mapping[str, Mat],
    language: str,
) -> list[CardInfo]:
    """Everything in the pack, table by table, in a language."""
    return [
        *(_legacy(key, card, language) for key, card in legacies.items()),
        *(_labor(key, card, language) for key, card in labors.items()),
        *(_trial(key, card, language) for key, card in trials.items()),
        *(_mat(key, mat, language) for key, mat in mats.items()),
    ]


def _legacy(key: str, card: LegacyCard, language: str) -> CardInfo:
    stats = dict(zip(STATS, card.stats, strict=True))
    shown = {"race": _word(card.race, language), "cost": str(card.cost)}
    shown |= {name: str(value) for name, value in stats.items()}
    return _info("legacies", key, card, {"race": card.race, "cost": card.cost, **stats}, shown, language)


def _labor(key: str, card: LaborCard, language: str) -> CardInfo:
    shown = {"cost": str(card.cost), "when": said(icon_word(card.icon), language)}
    facts = {"cost": card.cost, "icon": card.icon}
    return replace(_info("labor", key, card, facts, shown, language), copies=card.copies)


def _trial(key: str, card: TrialCard, language: str) -> CardInfo:
    shown = {"tier": str(card.tier), "kind": _word(card.kind, language)}
    return _info("trials", key, card, {"tier": card.tier, "kind": card.kind}, shown, language)


def _mat(key: str, mat: Mat, language: str) -> CardInfo:
    shown = {"race": _word(mat.race, language), "incentive": str(mat.incentive)}
    facts = {"race": mat.race, "incentive": mat.incentive}
    return replace(_info("mats", key, mat, facts, shown, language), clauses=("FAN-HIR.4",))


def _info(
    kind: str,
    key: str,
    card: LegacyCard | LaborCard | TrialCard | Mat,
    facts: dict[str, Any],
    shown: dict[str, str],
    language: str,
) -> CardInfo:
    text = said(card.message(), language)
    return CardInfo(kind, key, card.name, facts, text, CLAUSES.get(key, ()), shown=shown)


def _word(code: str, language: str) -> str:
    return said(Message(key_of("word", code)), language)
