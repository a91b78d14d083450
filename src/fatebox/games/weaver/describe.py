"""The content of Fate Weaver in words, for people to browse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from fatebox.kernel import CardInfo

from .content import Ability, Adventurer, Cycle, Face, FateCard, Line, Relic, Reward, WeaverPack
from .effects import Conquer, CycleTop, GainNow, Hasten, KnotPair, RotateCard, SetHour
from .terms import RANKS, REQUIRED_PAY

EFFECT_CLAUSES: dict[type, str] = {
    CycleTop: "WEA-REL.11",
    RotateCard: "WEA-REL.12",
    Conquer: "WEA-REL.13",
    KnotPair: "WEA-REL.14",
    SetHour: "WEA-REL.15",
    Hasten: "WEA-REL.16",
    GainNow: "WEA-REL.17",
}

DEATH_CLAUSES = ("WEA-DTH.2", "WEA-DTH.3", "WEA-DTH.12")


def describe(pack: WeaverPack) -> list[CardInfo]:
    """Everything in the pack, table by table."""
    return [
        *(_fate(key, card) for key, card in pack.fate.items()),
        *(_adventurer(key, card) for key, card in pack.adventurers.items()),
        *(_cycle(key, card) for key, card in pack.cycles.items()),
        *_relics(pack),
        *(
            _plain("difficulties", key, each, ("WEA-DIF.1", "WEA-DIF.3"))
            for key, each in pack.difficulties.items()
        ),
        *(_plain("ranks", key, each, ("WEA-CLV.2", "WEA-CLV.3")) for key, each in pack.ranks.items()),
        *(_plain("runes", key, each, ("WEA-GEO.6",)) for key, each in pack.runes.items()),
    ]


def _fate(key: str, card: FateCard) -> CardInfo:
    facts = {
        "suit": card.suit,
        "death": card.death,
        "runes": " ".join(card.clouded.runes),
        "once": _numbers(card.clouded.once),
        "twice": _numbers(card.clouded.twice),
        "clear": card.clear.name,
        "clear runes": " ".join(card.clear.runes),
        "clear once": _numbers(card.clear.once),
        "clear twice": _numbers(card.clear.twice),
    }
    if card.death:
        lines = [
            f"A Death card of {card.suit.title()}. It must be conquered before the reading is finished.",
            f"{card.clouded.name}: {_runes(card.clouded)}",
            f"{card.clear.name}, once it is conquered: {_runes(card.clear)} Pays {_words(card.clear.once)}.",
        ]
        return CardInfo("fate", key, card.name, facts, "\n".join(lines), DEATH_CLAUSES)
    faces = (f"{face.name}: {_runes(face)} {_pay(face)}" for face in (card.clouded, card.clear))
    text = "\n".join([f"A card of {card.suit.title()}.", *faces])
    return CardInfo("fate", key, card.name, facts, text, ("WEA-GEN.7", "WEA-X2.3"))


def _adventurer(key: str, card: Adventurer) -> CardInfo:
    facts = {
        "who": card.who,
        "day": _line(card.day),
        "night": _line(card.night),
        "blood moon": _numbers(card.blood_moon),
    }
    text = "\n".join(
        [
            f"{card.name}, {card.who}.",
            f"By day {_wish(card.day)}",
            f"By night {_wish(card.night)}",
            f"Under a blood moon each X2 token pays {_words(card.blood_moon)}.",
        ]
    )
    clauses = ("WEA-ADV.3", "WEA-ADV.4", "WEA-ADV.5", "WEA-ADV.6")
    return CardInfo("adventurers", key, card.name, facts, text, clauses)


def _cycle(key: str, card: Cycle) -> CardInfo:
    hours = ", ".join(icon.replace("_", " ") for icon in card.icons)
    return CardInfo("cycles", key, card.name, {"hours": hours}, f"The hours: {hours}.", ("WEA-REF.1",))


def _relics(pack: WeaverPack) -> Iterator[CardInfo]:
    for index, (key, relic) in enumerate(pack.relics.items()):
        ranks = pack.abilities[index][1:]
        facts = {
            "ability": relic.ability,
            "price": _by_rank(pack.prices[index]),
            "value": _by_rank(pack.values[index]),
            "cost": "/".join(str(lines[0].cost) for lines in ranks),
            "given": relic.given,
        }
        lines = [_rank_text(pack, index, relic, rank, ranks[rank - 1]) for rank in range(1, RANKS + 1)]
        effects = dict.fromkeys(EFFECT_CLAUSES[type(a.effect)] for abilities in ranks for a in abilities)
        clauses = (*effects, *(("WEA-SET.9",) if relic.given else ()))
        yield CardInfo("relics", key, relic.name, facts, "\n".join(lines), clauses)


def _rank_text(pack: WeaverPack, index: int, relic: Relic, rank: int, lines: tuple[Ability, ...]) -> str:
    price = "owned from the start" if relic.given and rank == 1 else f"{pack.prices[index][rank]} gold"
    head = f"Rank {'I' * rank}, {price}, worth {pack.values[index][rank]} clairvoyance at the end."
    return " ".join([head, *(line.text for line in lines)])


def _plain(kind: str, key: str, definition: Any, clauses: tuple[str, ...]) -> CardInfo:
    fields = msgspec.to_builtins(definition).items()
    facts = {name.replace("_", " "): value for name, value in fields if name != "name"}
    return CardInfo(kind, key, definition.name, facts, clauses=clauses)


# --- words -------------------------------------------------------------------------------------------


def _by_rank(values: tuple[int, ...]) -> str:
    return "/".join(map(str, values[1:]))


def _numbers(reward: Reward) -> str:
    return "/".join(map(str, reward))


def _words(reward: Reward) -> str:
    names = ("gold", "shards", "clairvoyance")
    parts = [
        f"{n} {'shard' if name == 'shards' and n == 1 else name}"
        for n, name in zip(reward, names, strict=True)
        if n
    ]
    return ", ".join(parts) or "nothing"


def _runes(face: Face) -> str:
    return f"runes {face.runes[0]} and {face.runes[1]}."


def _pay(face: Face) -> str:
    return f"Pays {_words(face.once)}; with an X2 token {_words(face.twice)}."


def _line(line: Line) -> str:
    return f"{line.required}, {line.optional} {line.gold}"


def _wish(line: Line) -> str:
    return (
        f"wants {line.required.title()} ({REQUIRED_PAY} gold) and pays {line.gold} gold for each card of "
        f"{line.optional.title()}."
    )
