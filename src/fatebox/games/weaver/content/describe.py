"""The content of Fate Weaver in words, for people to browse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from fatebox.games.weaver.effects.words import PACKAGE, said
from fatebox.games.weaver.events import amounts
from fatebox.games.weaver.state.terms import RANKS, REQUIRED_PAY
from fatebox.kernel import CardInfo
from fatebox.kernel.messages import Message, chain, key_of
from fatebox.text.speaker import content_speaker

from .designs import Adventurer, Cycle, Difficulty, Face, FateCard, Line, Rank, Relic, Reward, Rune
from .facts import (
    RelicFacts,
    adventurer_facts,
    cycle_facts,
    difficulty_facts,
    fate_facts,
    rank_facts,
    rune_facts,
)

if TYPE_CHECKING:
    from .pack import WeaverPack

DEATH_CLAUSES = ("WEA-DTH.2", "WEA-DTH.3", "WEA-DTH.12")
ROMAN = ("", "I", "II", "III")


def describe(pack: WeaverPack, language: str) -> list[CardInfo]:
    """Everything in the pack, table by table, in a language."""
    return [
        *(_fate(key, card, language) for key, card in pack.fate.items()),
        *(_adventurer(key, card, language) for key, card in pack.adventurers.items()),
        *(_cycle(key, card, language) for key, card in pack.cycles.items()),
        *_relics(pack, language),
        *(_difficulty(key, level, language) for key, level in pack.difficulties.items()),
        *(_rank(key, rank, language) for key, rank in pack.ranks.items()),
        *(_rune(key, rune, language) for key, rune in pack.runes.items()),
    ]


def _fate(key: str, card: FateCard, language: str) -> CardInfo:
    suit = said(_suit(card.suit), language)
    shown = {
        "suit": f"{suit}, †" if card.death else suit,
        "runes": " ".join(card.clouded.runes),
        "clear face": card.clear.name,
        "clear runes": " ".join(card.clear.runes),
    }
    kind, first, second = ("death", "death", "conquered") if card.death else ("normal", "face", "face")
    lines = [
        Message(f"fate-{kind}", suit=_suit(card.suit)),
        _face(first, card.clouded),
        _face(second, card.clear),
    ]
    clauses: tuple[str, ...] = DEATH_CLAUSES if card.death else ("WEA-GEN.7", "WEA-X2.3")
    text, aliases = said(chain("lines", lines), language), (card.clear.name,)
    facts = dict(fate_facts(card))
    return CardInfo("fate", key, card.name, facts, text, clauses, shown=shown, aliases=aliases)


def _face(kind: str, face: Face) -> Message:
    left, right = face.runes
    once, twice = pays(face.once), pays(face.twice)
    return Message(f"fate-side-{kind}", name=face.name, left=left, right=right, once=once, twice=twice)


def _adventurer(key: str, card: Adventurer, language: str) -> CardInfo:
    lines = [
        _wish("wish-day", card.name, card.day),
        _wish("wish-night", card.name, card.night),
        Message("wish-blood-moon", name=card.name, pays=pays(card.blood_moon)),
    ]
    clauses = ("WEA-ADV.3", "WEA-ADV.4", "WEA-ADV.5", "WEA-ADV.6")
    shown = {"who": content_speaker(PACKAGE, language).text(f"who-{key}", content=card.who)}
    facts, text = dict(adventurer_facts(card)), said(chain("lines", lines), language)
    return CardInfo("adventurers", key, card.name, facts, text, clauses, shown=shown)


def _cycle(key: str, card: Cycle, language: str) -> CardInfo:
    hours = chain("commas", [Message(key_of("hour", icon)) for icon in card.icons])
    text = said(Message("cycle", hours=hours), language)
    shown = {"hours": said(hours, language)}
    return CardInfo("cycles", key, card.name, dict(cycle_facts(card)), text, ("WEA-REF.1",), shown=shown)


def _relics(pack: WeaverPack, language: str) -> Iterator[CardInfo]:
    for index, (key, relic) in enumerate(pack.relics.items()):
        ranks = pack.abilities[index][1:]
        facts: RelicFacts = {
            "ability": relic.ability,
            "price": list(pack.prices[index][1:]),
            "value": list(pack.values[index][1:]),
            "cost": [lines[0].cost for lines in ranks],
            "given": relic.given,
        }
        names = tuple(dict.fromkeys(ability.name for abilities in ranks for ability in abilities))
        titles = dict.fromkeys(said(ability.title, language) for abilities in ranks for ability in abilities)
        shown = {
            "ability": ", ".join(titles),
            "gold": _by_rank(facts["price"]),
            "worth": _by_rank(facts["value"]),
            "shards": _by_rank(facts["cost"]),
            "from the start": said(Message("relic-given"), language) if relic.given else "",
        }
        effects = dict.fromkeys(a.effect.clause for abilities in ranks for a in abilities)
        clauses = (*effects, *(("WEA-SET.9",) if relic.given else ()))
        lines = [*_abilities(pack, index), *(_relic_rank(pack, index, relic, n + 1) for n in range(RANKS))]
        text = said(chain("lines", lines), language)
        yield CardInfo("relics", key, relic.name, dict(facts), text, clauses, shown=shown, aliases=names)


def _abilities(pack: WeaverPack, index: int) -> list[Message]:
    """Each ability once, with the ranks that have it and what a use costs at each."""
    costs: dict[tuple[Message, Message], dict[int, list[str]]] = {}
    for rank, abilities in enumerate(pack.abilities[index]):
        for ability in abilities:
            by_cost = costs.setdefault((ability.title, ability.effect.message()), {})
            by_cost.setdefault(ability.cost, []).append(ROMAN[rank])
    return [
        Message(
            "relic-ability",
            name=name,
            costs=chain("commas", [_cost(*each) for each in by_cost.items()]),
            effect=effect,
        )
        for (name, effect), by_cost in costs.items()
    ]


def _cost(shards: int, ranks: list[str]) -> Message:
    every = len(ranks) == RANKS
    return Message("relic-cost", cost=Message("amount-shards", count=shards), ranks=tuple(ranks), every=every)


def _relic_rank(pack: WeaverPack, index: int, relic: Relic, rank: int) -> Message:
    given, price, value = relic.given and rank == 1, pack.prices[index][rank], pack.values[index][rank]
    return Message("relic-rank", rank=ROMAN[rank], given=given, price=price, value=value)


def _difficulty(key: str, level: Difficulty, language: str) -> CardInfo:
    facts = difficulty_facts(level)
    text = said(Message("level", **facts), language)
    return CardInfo("difficulties", key, level.name, dict(facts), text, ("WEA-DIF.1", "WEA-DIF.3"))


def _rank(key: str, rank: Rank, language: str) -> CardInfo:
    kept = Message("amount-shards", count=rank.shard_limit)
    text = said(Message("rank", points=rank.points, kept=kept), language)
    points = Message("amount-clairvoyance", count=rank.points)
    shown = {"from": said(points, language), "stores": said(kept, language)}
    return CardInfo(
        "ranks", key, rank.name, dict(rank_facts(rank)), text, ("WEA-CLV.2", "WEA-CLV.3"), shown=shown
    )


def _rune(key: str, rune: Rune, language: str) -> CardInfo:
    shape = Message(key_of("shape", rune.shape))
    text = said(Message("rune", letter=key, shape=shape, veil=rune.veil), language)
    shown = {"shape": said(shape, language)}
    shown |= {"veil": said(Message("cards-yes"), language)} if rune.veil else {}
    return CardInfo("runes", key, rune.name, dict(rune_facts(rune)), text, ("WEA-GEO.6",), shown=shown)


# --- words -------------------------------------------------------------------------------------------


def pays(reward: Reward) -> Message:
    """The gains and losses of a reward: `pays 1 gold and costs 2 clairvoyance`."""
    gold, shards, clairvoyance = reward
    gains = amounts((gold, shards, max(0, clairvoyance)))
    return Message("pays", amounts=gains, cost=max(0, -clairvoyance))


def _suit(suit: str) -> Message:
    return Message(key_of("word", suit))


def _by_rank(values: list[int]) -> str:
    return "/".join(map(str, values))


def _wish(key: str, name: str, line: Line) -> Message:
    return Message(
        key,
        name=name,
        required=_suit(line.required),
        pay=REQUIRED_PAY,
        gold=line.gold,
        optional=_suit(line.optional),
    )
