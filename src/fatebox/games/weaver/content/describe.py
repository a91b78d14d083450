"""The content of Fate Weaver in words, for people to browse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from fatebox.games.weaver.state.terms import HOUR_NAMES, RANKS, REQUIRED_PAY
from fatebox.kernel import CardInfo
from fatebox.text.words import counted, listed, sentence

from .designs import Adventurer, Cycle, Difficulty, Face, FateCard, Line, Rank, Relic, Reward, Rune

if TYPE_CHECKING:
    from .pack import WeaverPack

DEATH_CLAUSES = ("WEA-DTH.2", "WEA-DTH.3", "WEA-DTH.12")


def describe(pack: WeaverPack) -> list[CardInfo]:
    """Everything in the pack, table by table."""
    return [
        *(_fate(key, card) for key, card in pack.fate.items()),
        *(_adventurer(key, card) for key, card in pack.adventurers.items()),
        *(_cycle(key, card) for key, card in pack.cycles.items()),
        *_relics(pack),
        *(_difficulty(key, level) for key, level in pack.difficulties.items()),
        *(_rank(key, rank) for key, rank in pack.ranks.items()),
        *(_rune(key, rune) for key, rune in pack.runes.items()),
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
    suit = card.suit.title()
    shown = {
        "suit": f"{suit}, Death" if card.death else suit,
        "runes": " ".join(card.clouded.runes),
        "clear face": card.clear.name,
        "clear runes": " ".join(card.clear.runes),
    }
    clauses: tuple[str, ...] = DEATH_CLAUSES if card.death else ("WEA-GEN.7", "WEA-X2.3")
    if card.death:
        lines = [
            f"A Death card of {suit}. A match turns it only if both of its sides match at once. "
            "If it is still unconquered when you finish the reading, you lose the game.",
            f"{card.clouded.name}: {_runes(card.clouded)} Unconquered.",
            f"{card.clear.name}: {_runes(card.clear)} Conquered. {_capital(pays(card.clear.once))}.",
        ]
    else:
        lines = [f"A normal card of {suit}."]
        for face in (card.clouded, card.clear):
            once, twice = _capital(pays(face.once)), pays(face.twice)
            lines.append(f"{face.name}: {_runes(face)} {once}; with an X2 token it {twice}.")
    aliases = (card.clear.name,)
    return CardInfo("fate", key, card.name, facts, "\n".join(lines), clauses, shown=shown, aliases=aliases)


def _adventurer(key: str, card: Adventurer) -> CardInfo:
    facts = {
        "who": card.who,
        "day": _line(card.day),
        "night": _line(card.night),
        "blood moon": _numbers(card.blood_moon),
    }
    shown = {"who": card.who, "by day": _needs(card.day), "by night": _needs(card.night)}
    text = "\n".join(
        [
            f"By day {_wish(card.name, card.day)}",
            f"By night {_wish(card.name, card.night)}",
            f"Under a blood moon {card.name} needs no suit and {pays(card.blood_moon)} "
            "for each card with an X2 token.",
        ]
    )
    clauses = ("WEA-ADV.3", "WEA-ADV.4", "WEA-ADV.5", "WEA-ADV.6")
    return CardInfo("adventurers", key, card.name, facts, text, clauses, shown=shown)


def _cycle(key: str, card: Cycle) -> CardInfo:
    facts = {"hours": ", ".join(icon.replace("_", " ") for icon in card.icons)}
    hours = ", ".join(HOUR_NAMES[icon] for icon in card.icons)
    text = f"The hours, in order: {hours}."
    return CardInfo("cycles", key, card.name, facts, text, ("WEA-REF.1",), shown={"hours": hours})


def _relics(pack: WeaverPack) -> Iterator[CardInfo]:
    for index, (key, relic) in enumerate(pack.relics.items()):
        ranks = pack.abilities[index][1:]
        prices, values = _by_rank(pack.prices[index]), _by_rank(pack.values[index])
        costs = "/".join(str(lines[0].cost) for lines in ranks)
        facts = {
            "ability": relic.ability,
            "price": prices,
            "value": values,
            "cost": costs,
            "given": relic.given,
        }
        names = tuple(dict.fromkeys(ability.name for abilities in ranks for ability in abilities))
        shown = {
            "ability": listed(names),
            "gold": prices,
            "value": values,
            "shards": costs,
            "from the start": "rank I" if relic.given else "",
        }
        effects = dict.fromkeys(a.effect.clause for abilities in ranks for a in abilities)
        clauses = (*effects, *(("WEA-SET.9",) if relic.given else ()))
        lines = [*_ability_texts(pack, index), *(_rank_text(pack, index, relic, n + 1) for n in range(RANKS))]
        text = "\n".join(lines)
        yield CardInfo("relics", key, relic.name, facts, text, clauses, shown=shown, aliases=names)


def _ability_texts(pack: WeaverPack, index: int) -> list[str]:
    """Each ability once, with the ranks that have it and what a use costs at each."""
    costs: dict[tuple[str, str], dict[int, list[str]]] = {}
    for rank, abilities in enumerate(pack.abilities[index]):
        for ability in abilities:
            by_cost = costs.setdefault((ability.name, sentence(ability.effect.text())), {})
            by_cost.setdefault(ability.cost, []).append("I" * rank)
    return [
        f"{name} ({', '.join(_cost(cost, ranks) for cost, ranks in by_cost.items())}): {text}"
        for (name, text), by_cost in costs.items()
    ]


def _cost(shards: int, ranks: list[str]) -> str:
    where = "at every rank" if len(ranks) == RANKS else f"at rank{'s' * (len(ranks) > 1)} {listed(ranks)}"
    return f"{counted(shards, 'shard')} {where}"


def _rank_text(pack: WeaverPack, index: int, relic: Relic, rank: int) -> str:
    price = (
        "is yours from the start" if relic.given and rank == 1 else f"costs {pack.prices[index][rank]} gold"
    )
    value = pack.values[index][rank]
    points = f"{value} clairvoyance" if value else "nothing"
    return f"Rank {'I' * rank} {price} and is worth {points} at the end of the game."


def _difficulty(key: str, level: Difficulty) -> CardInfo:
    facts = {"removed": level.removed, "deaths": level.deaths, "bonus": level.bonus}
    shown = {
        "normal cards removed": f"{level.removed} of each suit",
        "Death cards": f"{level.deaths} of each suit",
        "bonus": str(level.bonus),
    }
    bonus = f"A won game scores {level.bonus} more points." if level.bonus else "A won game scores no bonus."
    text = (
        f"Before the game, remove {counted(level.removed, 'normal card')} of each suit at random "
        f"and shuffle {counted(level.deaths, 'Death card')} of the suit into each deck. {bonus}"
    )
    clauses = ("WEA-DIF.1", "WEA-DIF.3")
    return CardInfo("difficulties", key, level.name, facts, text, clauses, shown=shown)


def _rank(key: str, rank: Rank) -> CardInfo:
    facts = {"points": rank.points, "shard limit": rank.shard_limit}
    shown = {"from": f"{rank.points} clairvoyance", "stores": counted(rank.shard_limit, "shard")}
    text = (
        f"The rank from {rank.points} clairvoyance on. At the end of each round you keep "
        f"at most {counted(rank.shard_limit, 'shard')}."
    )
    return CardInfo("ranks", key, rank.name, facts, text, ("WEA-CLV.2", "WEA-CLV.3"), shown=shown)


def _rune(key: str, rune: Rune) -> CardInfo:
    facts = {"shape": rune.shape, "veil": rune.veil}
    shown = {"shape": rune.shape, "found on": "all cards" if rune.veil else "normal cards"}
    veil = (
        "A veil rune: it is on normal cards and on Death cards."
        if rune.veil
        else "It is on normal cards only."
    )
    text = f"Written {key}, drawn as {_a(rune.shape)}. {veil}"
    return CardInfo("runes", key, rune.name, facts, text, ("WEA-GEO.6",), shown=shown)


# --- words -------------------------------------------------------------------------------------------


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


def _a(thing: str) -> str:
    return f"{'an' if thing[0] in 'aeiou' else 'a'} {thing}"


def _by_rank(values: tuple[int, ...]) -> str:
    return "/".join(map(str, values[1:]))


def _numbers(reward: Reward) -> str:
    return "/".join(map(str, reward))


def pays(reward: Reward) -> str:
    """The gains and losses of a reward: `pays 1 gold and costs 2 clairvoyance`."""
    gold, shards, clairvoyance = reward
    gains = [f"{gold} gold"] if gold else []
    gains += [counted(shards, "shard")] if shards else []
    gains += [f"{clairvoyance} clairvoyance"] if clairvoyance > 0 else []
    parts = [f"pays {listed(gains)}"] if gains else []
    parts += [f"costs {-clairvoyance} clairvoyance"] if clairvoyance < 0 else []
    return " and ".join(parts) or "pays nothing"


def _runes(face: Face) -> str:
    return f"rune {face.runes[0]} on the left, {face.runes[1]} on the right."


def _line(line: Line) -> str:
    return f"{line.required}, {line.optional} {line.gold}"


def _needs(line: Line) -> str:
    return f"needs {line.required.title()}, pays {line.gold} gold per {line.optional.title()}"


def _wish(name: str, line: Line) -> str:
    return (
        f"{name} needs a card of {line.required.title()} and pays {REQUIRED_PAY} gold for having one, "
        f"plus {line.gold} gold for each card of {line.optional.title()}."
    )
