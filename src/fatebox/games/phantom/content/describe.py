"""All content in words, for people to browse; what gives a story away says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fatebox.games.phantom.state.terms import RESOURCE_NAMES, SETS
from fatebox.kernel import CardInfo
from fatebox.text.words import listed, totalled

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
from .texts import achievements_text, board_text, loot_text, lore_text, rules_text

if TYPE_CHECKING:
    from .pack import PhantomPack

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


def describe(pack: PhantomPack) -> list[CardInfo]:
    """Legends, adventures, then the sets in the order of their numbers."""
    infos = []
    for key, board in pack.boards.items():
        facts: dict[str, Any] = {
            "hand limit": board.hand_limit,
            "resource limit": board.resource_limit,
            "base Combat value": board.base_combat,
            "combat cost": board.combat_cost,
        }
        text = f"{board.about}\n{board_text(board)}"
        clauses = ("PHA-ADV.6", "PHA-DECK.5")
        infos.append(CardInfo("legends", key, board.name, facts, text, clauses, shown=_shown(facts)))
    for key, deck in pack.adventures.items():
        facts = {"set": SETS[key], "cards": len(deck.cards)}
        infos.append(CardInfo("adventures", key, deck.title, facts, deck.about, ("PHA-SET.5",)))
    for set_ in SETS:
        shown: set[int] = set()
        for card in pack.of_set[set_]:
            design = pack.designs[card]
            if id(design) not in shown:
                shown.add(id(design))
                infos.append(_card(pack, set_, pack.keys[card], design, pack.spoilers[card]))
    return infos


def _card(pack: PhantomPack, set_: str, key: str, design: AnyCard, spoiler: str) -> CardInfo:
    facts: dict[str, Any] = {"number": _numbers(set_, design), **_facts(design)}
    numbered = [pack.designs[card] for card in pack.of_set[set_]]
    text = rules_text(design)
    if isinstance(design, LoreCard):
        text = f"{design.story}\n{lore_text(design, numbered)}"
    elif isinstance(design, MissionCard):
        text = f"{design.story}\n{text}"
    elif isinstance(design, AchievementCard):
        text = achievements_text(design, numbered)
    elif isinstance(design, LootCard):
        text = loot_text(design, numbered)
    clauses = (CLAUSES[type(design)],)
    shown, flavor = _shown(facts), design.flavor
    return CardInfo(
        set_, key, design.name, facts, text, clauses, design.copies, spoiler, shown, flavor=flavor
    )


def _numbers(set_: str, design: AnyCard) -> str:
    """`SD 7`, `SD 20-24`."""
    last = design.number + design.copies - 1
    return f"{SETS[set_]} {design.number}" + (f"-{last}" if last > design.number else "")


def _shown(facts: dict[str, Any]) -> dict[str, str]:
    """The facts with the names of resources instead of their letters."""
    shown = {}
    for name, value in facts.items():
        if name in ("cost", "reward", "combat cost"):
            value = listed(totalled(RESOURCE_NAMES[symbol] for symbol in value)) if value else ""
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
