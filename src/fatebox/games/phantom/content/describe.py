"""All content in words, for people to browse; what gives a story away says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fatebox.games.phantom.state.terms import SETS
from fatebox.kernel import CardInfo
from fatebox.kernel.messages import Message, key_of
from fatebox.text.speaker import Speaker
from fatebox.text.words import totalled

from .designs import (
    AchievementCard,
    AnyCard,
    DestinyCard,
    InjuryCard,
    LootCard,
    LoreCard,
    MissionCard,
    ObjectiveCard,
    PlayerCard,
)
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
CLAUSES: dict[type, str] = {
    InjuryCard: "PHA-DAM.3",
    PlayerCard: "PHA-ADV.3",
    DestinyCard: "PHA-DES.3",
    ObjectiveCard: "PHA-CARD.6",
    MissionCard: "PHA-MIS.2",
    LoreCard: "PHA-LORE.2",
    AchievementCard: "PHA-ACH.2",
    LootCard: "PHA-LOOT.2",
}


def describe(pack: PhantomPack, language: str) -> list[CardInfo]:
    """Legends, adventures, then the sets in the order of their numbers, in a language."""
    speaker = Speaker(language, PACKAGE)
    infos = []
    for key, board in pack.boards.items():
        facts: dict[str, Any] = {
            "hand limit": board.hand_limit,
            "resource limit": board.resource_limit,
            "base Combat value": board.base_combat,
            "combat cost": board.combat_cost,
        }
        about = Message(key_of("about", key), content=board.about)
        lines = [about, *board_messages(board), deckbuilding_message(board.deckbuilding)]
        text = "\n".join(map(speaker.say, lines))
        clauses = ("PHA-ADV.6", "PHA-DECK.5")
        infos.append(CardInfo("legends", key, board.name, facts, text, clauses, shown=_shown(facts, speaker)))
    for key, deck in pack.adventures.items():
        facts = {"set": SETS[key], "cards": len(deck.cards)}
        about = Message(key_of("about", key), content=deck.about)
        infos.append(CardInfo("adventures", key, deck.title, facts, speaker.say(about), ("PHA-SET.5",)))
    for set_ in SETS:
        shown: set[int] = set()
        for card in pack.of_set[set_]:
            design = pack.designs[card]
            if id(design) not in shown:
                shown.add(id(design))
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
    facts: dict[str, Any] = {"number": _numbers(set_, design), **_facts(design)}
    text = "\n".join(map(speaker.say, card_messages(pack, set_, key, design)))
    clauses = (CLAUSES[type(design)],)
    shown, flavor = _shown(facts, speaker), _flavor(key, design, speaker)
    return CardInfo(
        set_, key, design.name, facts, text, clauses, design.copies, spoiler, shown, flavor=flavor
    )


def _flavor(key: str, design: AnyCard, speaker: Speaker) -> str:
    """The line for the mood, of no effect."""
    return speaker.text(key_of("flavor", key), content=design.flavor) if design.flavor else ""


def _numbers(set_: str, design: AnyCard) -> str:
    """`SD 7`, `SD 20-24`."""
    last = design.number + design.copies - 1
    return f"{SETS[set_]} {design.number}" + (f"-{last}" if last > design.number else "")


def _shown(facts: dict[str, Any], speaker: Speaker) -> dict[str, str]:
    """The facts with the names of resources instead of their letters."""
    shown = {}
    for name, value in facts.items():
        if name in ("cost", "reward", "combat cost"):
            named = totalled(speaker.text(f"word-{symbol}") for symbol in value)
            value = speaker.listed(named) if named else ""
        elif isinstance(value, list):
            value = ", ".join(value)
        elif isinstance(value, bool):
            value = "yes" if value else ""
        shown[name] = "" if value is None else str(value)
    return shown


def _facts(design: AnyCard) -> dict[str, Any]:
    match design:
        case PlayerCard():
            words = [*design.subtypes, *([] if design.skill is None else [design.skill])]
            return {
                "type": _type_line(design.type, words),
                "unique": design.unique,
                "keyword": "" if design.keyword is None else design.keyword.title(),
                "cost": design.cost,
                "reward": design.reward,
            }
        case DestinyCard():
            return {
                "type": _type_line(design.type, design.subtypes),
                "health": design.health,
                "level": "" if design.level is None else design.level.title(),
                "icons": [icon.title() for icon in design.icons],
            }
        case ObjectiveCard():
            kind = "objective" if design.health is None else "boss"
            health = "" if design.health is None else "/".join(map(str, design.health))
            return {"type": _type_line(kind, design.subtypes), "health": health}
    return {"type": str(design.__struct_config__.tag).title()}


def _type_line(kind: str, subtypes: Any) -> str:
    """`Ally - Human, Bandar`."""
    return kind.title() + (" - " + ", ".join(word.title() for word in subtypes) if subtypes else "")
