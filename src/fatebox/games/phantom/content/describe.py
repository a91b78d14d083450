"""All content in words, for people to browse; what gives a story away says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fatebox.games.phantom.state.terms import SETS
from fatebox.kernel import CardInfo
from fatebox.kernel.messages import Message, key_of
from fatebox.text.speaker import Speaker
from fatebox.text.words import totalled

from .designs import AchievementCard, AnyCard, LootCard, LoreCard, MissionCard
from .facts import AdventureFacts, CardFacts, LegendFacts, card_facts
from .texts import (
    board_messages,
    criterion_message,
    deckbuilding_message,
    loot_messages,
    lore_messages,
    rules_messages,
    story_message,
)

if TYPE_CHECKING:
    from .pack import PhantomPack

PACKAGE = "fatebox.games.phantom"


def describe(pack: PhantomPack, language: str) -> list[CardInfo]:
    """Legends, adventures, then the sets in the order of their numbers, in a language."""
    speaker = Speaker(language, PACKAGE)
    infos = []
    for key, board in pack.boards.items():
        facts: LegendFacts = {
            "hand_limit": board.hand_limit,
            "resource_limit": board.resource_limit,
            "base_combat": board.base_combat,
            "combat_cost": board.combat_cost,
        }
        shown = {
            "hand limit": str(board.hand_limit),
            "resource limit": str(board.resource_limit),
            "base Combat value": str(board.base_combat),
            "combat cost": _resources(board.combat_cost, speaker),
        }
        about = Message(key_of("about", key), content=board.about)
        lines = [about, *board_messages(board), deckbuilding_message(board.deckbuilding)]
        text = "\n".join(map(speaker.say, lines))
        clauses = ("PHA-ADV.6", "PHA-DECK.5")
        infos.append(CardInfo("legends", key, board.name, dict(facts), text, clauses, shown=shown))
    for key, deck in pack.adventures.items():
        about = Message(key_of("about", key), content=deck.about)
        size: AdventureFacts = {"set": SETS[key], "cards": len(deck.cards)}
        infos.append(CardInfo("adventures", key, deck.title, dict(size), speaker.say(about), ("PHA-SET.5",)))
    for set_ in SETS:
        known: set[int] = set()
        for card in pack.of_set[set_]:
            design = pack.designs[card]
            if id(design) not in known:
                known.add(id(design))
                infos.append(_card(pack, set_, pack.keys[card], design, pack.spoilers[card], speaker))
    return infos


def card_messages(pack: PhantomPack, set_: str, key: str, design: AnyCard) -> list[Message]:
    """All that a card says, line by line."""
    numbered = [pack.designs[card] for card in pack.of_set[set_]]
    match design:
        case LoreCard():
            return [story_message(key, design), *lore_messages(design, numbered)]
        case MissionCard():
            return [story_message(key, design), *rules_messages(design)]
        case AchievementCard():
            return [criterion_message(criterion, numbered) for criterion in design.criteria]
        case LootCard():
            return loot_messages(design, numbered)
    return rules_messages(design)


def _card(
    pack: PhantomPack, set_: str, key: str, design: AnyCard, spoiler: str, speaker: Speaker
) -> CardInfo:
    facts = card_facts(set_, design)
    text = "\n".join(map(speaker.say, card_messages(pack, set_, key, design)))
    shown, flavor = _shown(facts, speaker), _flavor(key, design, speaker)
    clauses = (design.clause,)
    return CardInfo(
        set_, key, design.name, dict(facts), text, clauses, design.copies, spoiler, shown, flavor=flavor
    )


def _flavor(key: str, design: AnyCard, speaker: Speaker) -> str:
    """The line for the mood, of no effect."""
    return speaker.text(key_of("flavor", key), content=design.flavor) if design.flavor else ""


def _shown(facts: CardFacts, speaker: Speaker) -> dict[str, str]:
    """The facts in words; nothing that a card has not."""
    level, keyword = facts["level"], facts["keyword"]
    shown = {
        "number": facts["number"],
        "type": _type_line(facts, speaker),
        "unique": speaker.text("board-unique") if facts["unique"] else "",
        "keyword": "" if keyword is None else speaker.text(key_of("keyword", keyword)),
        "cost": _resources(facts["cost"], speaker),
        "reward": _resources(facts["reward"], speaker),
        "health": "/".join(map(str, facts["health"])),
        "level": "" if level is None else speaker.text(key_of("icon", level.replace("/", "-"))),
        "icons": ", ".join(speaker.text(key_of("symbol", icon)) for icon in facts["icons"]),
    }
    return {heading: value for heading, value in shown.items() if value}


def _type_line(facts: CardFacts, speaker: Speaker) -> str:
    """`Ally - Human, Bandar`."""
    skill = facts["skill"]
    words = [speaker.text(key_of("subtype", each)) for each in facts["subtypes"]]
    words += [] if skill is None else [speaker.text(key_of("skill", skill))]
    kind = speaker.text(key_of("type", facts["type"]))
    return f"{kind} - {', '.join(words)}" if words else kind


def _resources(symbols: str, speaker: Speaker) -> str:
    """Resources by their names instead of their letters."""
    named = totalled(speaker.text(f"word-{symbol}") for symbol in symbols)
    return speaker.listed(named) if named else ""
