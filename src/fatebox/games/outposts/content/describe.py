"""All content in words, for people to browse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

import msgspec

from fatebox.games.outposts.effects.words import said
from fatebox.kernel import CardInfo
from fatebox.kernel.messages import Message, key_of

from .designs import AnyCard, CreatureCard

if TYPE_CHECKING:
    from .pack import OutpostsPack

KEYWORD_CLAUSES = {
    "OUT-EFF.9": {"swift", "slow", "berserk", "immobile"},
    "OUT-EFF.10": {"guard", "elusive"},
    "OUT-EFF.11": {"pierce", "siege"},
    "OUT-EFF.12": {"harvest", "resonance"},
}


class KeywordFacts(TypedDict):
    """A keyword of a creature."""

    keyword: str
    value: str
    """Its number, or the Attack, Defense and Health of Resonance; empty: it has none."""


class PlayingFacts(TypedDict):
    """A playable card."""

    type: Literal["creature", "spell", "upgrade"]
    cost: int
    starred: bool
    """Whether it belongs to the starter deck of its faction."""
    stats: list[int]
    """Attack, Defense and Health of a creature; empty: it is none."""
    keywords: list[KeywordFacts]
    does: list[str]
    """Its effects by their names in the vocabulary, for those who draw it."""


class DeckFacts(TypedDict):
    """A ready-made deck."""

    faction: str


class FactionFacts(TypedDict):
    """A faction."""

    symbol: str


class PieceFacts(TypedDict):
    """An Outpost, a Mana Crystal, or a deck that is empty: the numbers of its rules."""

    limit: NotRequired[int]
    attack: NotRequired[int]
    defense: NotRequired[int]
    mana: NotRequired[int]
    upgrades: NotRequired[int]
    defenders: NotRequired[int]
    per_player: NotRequired[int]
    cost: NotRequired[int]
    floor: NotRequired[int]
    income: NotRequired[int]
    draw: NotRequired[int]
    to_win: NotRequired[int]
    damage: NotRequired[int]


class Facts(TypedDict):
    """The facts of the cards of each kind."""

    cinder: PlayingFacts
    bastion: PlayingFacts
    wildroot: PlayingFacts
    veil: PlayingFacts
    silver: PlayingFacts
    shard: PlayingFacts
    decks: DeckFacts
    factions: FactionFacts
    pieces: PieceFacts


PIECE_WORDS = {
    "limit": "counters that destroy it",
    "attack": "Attack",
    "defense": "Defense",
    "mana": "mana each turn while face-up",
    "upgrades": "upgrades at most",
    "defenders": "defenders at most",
    "per_player": "for each player",
    "cost": "cost in mana",
    "floor": "cost never below",
    "income": "mana each later turn",
    "draw": "cards drawn on buying one",
    "to_win": "to win",
    "damage": "damage to your Outposts",
}


def described(pack: OutpostsPack, language: str) -> list[CardInfo]:
    """Cards by pool, then ready-made decks, factions and pieces, in a language."""
    infos = [_card(pack, key, design, language) for key, design in pack.designs.items()]
    for key, deck in pack.ready_decks.items():
        cards = {pack.designs[card].name: number for card, number in pack.ready_deck(key).items()}
        text = ", ".join(f"{number} {name}" for name, number in cards.items()) + "."
        facts = {"faction": deck.faction}
        shown = {"faction": pack.factions[deck.faction].name}
        name = said(Message(key_of("deck-name", key), content=deck.name), language)
        infos.append(CardInfo("decks", key, name, facts, text, ("OUT-SET.4",), shown=shown))
    for key, faction in pack.factions.items():
        facts = {"symbol": faction.symbol}
        about = said(Message(f"about-{key}"), language)
        infos.append(CardInfo("factions", key, faction.name, facts, about, ("OUT-SET.1",)))
    pieces = {"outpost": pack.outpost, "mana_crystal": pack.crystal, "empty_deck": pack.empty_deck}
    clauses = {"outpost": "OUT-POST.1", "mana_crystal": "OUT-CRYS.2", "empty_deck": "OUT-DRAW.2"}
    for key, piece in pieces.items():
        name = said(Message(f"{key_of('card', key)}.name"), language)
        facts = msgspec.to_builtins(piece)
        shown = {PIECE_WORDS[fact]: str(value) for fact, value in facts.items()}
        text = said(Message(key_of("card", key), **facts), language)
        infos.append(CardInfo("pieces", key, name, facts, text, (clauses[key],), shown=shown))
    return infos


def _card(pack: OutpostsPack, key: str, design: AnyCard, language: str) -> CardInfo:
    creature = design if isinstance(design, CreatureCard) else None
    keywords = creature.keywords.names() if creature else []
    facts = {
        "type": str(type(design).__struct_config__.tag),
        "cost": design.cost,
        "starred": design.starred,
        "stats": list(creature.stats) if creature else [],
        "keywords": [_keyword(name) for name in keywords],
        "does": _deeds(design),
    }
    shown = {"type": said(Message(key_of("word", str(facts["type"]))), language), "cost": str(design.cost)}
    shown |= {"starter deck": said(Message("cards-yes"), language)} if design.starred else {}
    clauses = ["OUT-EFF.1"] if design.abilities else []
    if creature:
        shown["Attack/Defense/Health"] = "/".join(map(str, creature.stats))
        shown["keywords"] = ", ".join(said(name, language) for name in keywords)
        has = {name.key.removeprefix("keyword-") for name in keywords}
        clauses += [clause for clause, known in KEYWORD_CLAUSES.items() if has & known]
    pool, text = pack.pool[key], pack.text(design, language)
    return CardInfo(pool, key, design.name, facts, text, tuple(clauses), design.copies, shown=shown)


def _deeds(design: AnyCard) -> list[str]:
    """The effects of a card by their names in the vocabulary, for those who draw it."""
    effects = [effect for ability in design.abilities for effect in ability.effects]
    return list(dict.fromkeys(str(type(effect).__struct_config__.tag) for effect in effects))


def _keyword(name: Message) -> KeywordFacts:
    value = name.arguments.get("value", "")
    return {"keyword": name.key.removeprefix("keyword-"), "value": str(value)}
