"""What cards say, in sentences made from what they do.

Numbers that differ by level are said as `6/7/8/9`, unless a level is given.
"""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.text.words import listed, sentence

from .designs import (
    Ability,
    AchievementCard,
    AnyCard,
    Board,
    Criterion,
    LootCard,
    LoreCard,
    MissionCard,
    PlayerCard,
    Reward,
    used_at,
)
from .effects.choices import effects_text
from .effects.filters import cards
from .effects.numbers import tests_text
from .effects.row import CancelAttack
from .effects.words import at_level, plural, resources_text, roman
from .terms import RESOURCE_NAMES, LevelIcon

MISSION = "the active Mission"
MOMENTS = {
    "hurt": "Whenever you take 1 damage: ",
    "kill": "Whenever you defeat an Enemy: ",
    "kills": "Whenever an Enemy is defeated: ",
    "destiny": "In the Destiny phase: ",
    "reveal": "In the Destiny phase, in place of revealing a card: ",
    "fate": "In the Fate phase: ",
    "hit": "After its attack deals damage: ",
    "down": "When it is defeated: ",
    "setup": "Start: ",
    "empty": "When a card is needed from the empty Destiny deck: ",
}
"""How text begins that is followed when its moment comes."""


def ability_text(ability: Ability) -> str:
    """An ability in words: what is paid, a colon, what happens."""
    steps = effects_text(ability.effects)
    if ability.on == "check":
        return sentence(f"when {tests_text(ability.tests)}, {steps}")
    if ability.on in MOMENTS:
        return sentence(MOMENTS[ability.on] + steps)
    return sentence(f"{_price(ability)}: {steps}")


def _price(ability: Ability) -> str:
    """`exhaust and spend a Good mark`, `discard from play when a Common Enemy attacks you`."""
    parts = ["exhaust"] * ability.exhaust + ["discard from play"] * ability.discard
    if ability.exhaust_named:
        parts.append(f"exhaust {ability.exhaust_named}")
    if ability.spend:
        parts.append(f"spend {resources_text(ability.spend)}")
    price = listed(parts)
    if ability.on == "combat":
        return f"{price} in combat"
    if ability.on == "recovery":
        return f"in your Recovery phase, {price}"
    if ability.on in ("response", "response_any"):
        cancel = next(effect for effect in ability.effects if isinstance(effect, CancelAttack))
        whom = "you" if ability.on == "response" else "any player"
        return f"{price} when {cards(cancel.of).a_noun()} attacks {whom}"
    return price


def _icon(icon: LevelIcon | None, level: int | None) -> str:
    """The level icon before a line that only some sides print."""
    return f"[{icon.title()}] " if icon is not None and level is None else ""


def rules_text(card: AnyCard, level: int | None = None) -> str:
    """What a card says, line by line; on one level or, with icons and all numbers, on all of them."""
    shared = not isinstance(card, PlayerCard) and card.__struct_config__.tag != "injury"
    lines = []
    for ability in card.abilities:
        if level is None or used_at(ability.level, level):
            lines.append(_icon(ability.level, level) + ability_text(ability))
    for static in card.statics:
        if level is None or used_at(static.level, level):
            text = static.text_for_all() if shared else static.text()
            lines.append(_icon(static.level, level) + sentence(text))
    if isinstance(card, PlayerCard) and card.deckbuilding:
        lines.append(deckbuilding_text(card.deckbuilding))
    if card.__struct_config__.tag == "destiny":
        lines = [line.replace(MOMENTS["destiny"], "", 1) for line in lines]
        lines = [line[0].upper() + line[1:] for line in lines]
    text = "\n".join(lines).replace("this card", card.name).replace("This card", card.name)
    if isinstance(card, MissionCard):
        text = text.replace(f"{MISSION} if it uses them", "this Mission").replace(MISSION, "this Mission")
    return at_level(text, level)


def board_text(board: Board) -> str:
    """What a Legend board says."""
    lines = [ability_text(ability) for ability in board.abilities]
    return "\n".join([*lines, deckbuilding_text(board.deckbuilding)])


def deckbuilding_text(keywords: Sequence[str]) -> str:
    """The keywords that a card allows in its deck (PHA-DECK.5)."""
    return f"Deckbuilding: {', '.join(keyword.title() for keyword in keywords)}."


def lore_text(card: LoreCard, numbered: Sequence[AnyCard]) -> str:
    """The instructions of a Lore card, one a line; `numbered` are the cards of its set by their numbers."""
    names = {str(number): each.name for number, each in enumerate(numbered, 1)}
    lines = [sentence(step.text()) for step in card.steps]
    for number in sorted({str(n) for step in card.steps for n in step.cards()}, key=len, reverse=True):
        lines = [line.replace(f"{{{number}}}", f"{names[number]}") for line in lines]
    return "\n".join(f"{i}. {line}" for i, line in enumerate(lines, 1))


def criterion_text(criterion: Criterion, numbered: Sequence[AnyCard]) -> str:
    """A line of the Achievement card."""
    reward = reward_text(criterion.gain, numbered)
    if criterion.lore is None:
        return f"{criterion.name}: when {tests_text(criterion.tests)}, you {reward}."
    while_ = f" while {tests_text(criterion.tests)}" if criterion.tests else ""
    return f"{criterion.name}: when Lore {roman(criterion.lore)} is read{while_}, {reward}."


def achievements_text(card: AchievementCard, numbered: Sequence[AnyCard]) -> str:
    """The Achievement card, a criterion a line."""
    return "\n".join(criterion_text(criterion, numbered) for criterion in card.criteria)


def reward_text(reward: Reward, numbered: Sequence[AnyCard]) -> str:
    """A reward of the Loot card."""
    if isinstance(reward, str):
        return "gain any 1 resource" if reward else "nothing"
    low, high = reward
    return f"gain ({low if low == high else f'{low}/{high}'}) {numbered[low - 1].name}"


def loot_text(card: LootCard, numbered: Sequence[AnyCard]) -> str:
    """The Loot card: what symbols count, then a line for each Enemy."""
    points = listed(f"{RESOURCE_NAMES[symbol]} {plural(n, 'point')}" for symbol, n in card.points.items())
    rows = [_row_text(card, i) for i in range(len(card.rows))]
    lines = [
        f"{name}: "
        + "; ".join(
            f"{row} {reward_text(reward, numbered)}" for row, reward in zip(rows, rewards, strict=True)
        )
        + "."
        for name, rewards in card.columns.items()
    ]
    return "\n".join([f"{points}.", *lines])


def _row_text(card: LootCard, row: int) -> str:
    """`0-3`, `9+`."""
    if row + 1 == len(card.rows):
        return f"{card.rows[row]}+"
    return f"{card.rows[row]}-{card.rows[row + 1] - 1}"
