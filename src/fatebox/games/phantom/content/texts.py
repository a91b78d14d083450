"""Card texts: sentences made from what the cards do.

Numbers that differ by level are said as `6/7/8/9`, unless a level is given.
"""

from __future__ import annotations

from collections.abc import Sequence

from fatebox.games.phantom.effects.choices import AnyEffect, When, effects_text
from fatebox.games.phantom.effects.filters import cards
from fatebox.games.phantom.effects.lore import SHUFFLED_WITH
from fatebox.games.phantom.effects.numbers import InjuriesTest, InjuryDeckTest, VictimTest, tests_text
from fatebox.games.phantom.effects.row import CancelAttack
from fatebox.games.phantom.effects.tokens import IF_IN_PLAY, IF_USED
from fatebox.games.phantom.effects.words import at_level, resources_text, roman
from fatebox.games.phantom.state.terms import RESOURCE_NAMES, LevelIcon
from fatebox.text.words import listed, sentence

from .designs import (
    Ability,
    AchievementCard,
    AnyCard,
    Board,
    Criterion,
    DestinyCard,
    InjuryCard,
    LootCard,
    LoreCard,
    MissionCard,
    PlayerCard,
    Reward,
    used_at,
)

MISSION = "the active Mission"
OWN_CARDS = (PlayerCard, InjuryCard)
"""Cards whose text speaks to their owner."""
MOMENTS = {
    "hurt": "Each time you take 1 damage, ",
    "kill": "Whenever you defeat {victim}, ",
    "kills": "Whenever {victim} is defeated, ",
    "destiny": "In the Destiny phase, ",
    "reveal": "In step 1 of the Destiny phase, ",
    "fate": "In the Fate phase, ",
    "hit": "After this card's attack deals damage, ",
    "down": "When this card is defeated, ",
    "setup": "Start: ",
    "empty": "When a card is needed from the empty Destiny deck, ",
}
"""The openings of text that is followed at its moment; a colon is kept for costs (PHA-ADV.5)."""
NO_EFFECT = "No effect while face up."
"""The text of an Injury that does nothing."""


def ability_text(ability: Ability) -> str:
    """An ability in words: what is paid, a colon, what happens; or its moment and what happens then."""
    effects = ability.effects
    if ability.on == "check":
        return sentence(f"when {tests_text(ability.tests)}, {effects_text(effects)}")
    if ability.on in ("kill", "kills"):
        victim, effects = _victim(effects)
        return sentence(MOMENTS[ability.on].format(victim=victim) + effects_text(effects))
    if ability.on in MOMENTS:
        return sentence(MOMENTS[ability.on] + effects_text(effects))
    return sentence(f"{_price(ability)}: {effects_text(effects)}")


def _victim(effects: tuple[AnyEffect, ...]) -> tuple[str, tuple[AnyEffect, ...]]:
    """The Enemy whose defeat an ability waits for, and what then happens."""
    match effects:
        case (When(tests=(VictimTest(of=kind),), then=then, otherwise=()),):
            return cards(kind).a_noun(), then
    return "an Enemy", effects


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
    """The text of a card, line by line; on one level or, with icons and all numbers, on all of them."""
    lines = []
    for ability in card.abilities:
        if level is None or used_at(ability.level, level):
            lines.append(_icon(ability.level, level) + printed_ability(card, ability, level))
    for static in card.statics:
        if level is None or used_at(static.level, level):
            text = static.text() if isinstance(card, OWN_CARDS) else static.text_for_all()
            lines.append(_icon(static.level, level) + _printed(card, sentence(text), level))
    if isinstance(card, PlayerCard) and card.deckbuilding:
        lines.append(deckbuilding_text(card.deckbuilding))
    if isinstance(card, InjuryCard) and not lines:
        lines.append(NO_EFFECT)
    return "\n".join(lines)


def printed_ability(card: AnyCard, ability: Ability, level: int | None) -> str:
    """An ability as its card prints it."""
    return _printed(card, ability_text(ability), level)


def _printed(card: AnyCard, text: str, level: int | None) -> str:
    """A sentence as a card of this kind and name says it."""
    if isinstance(card, OWN_CARDS):
        text = text.replace("In the Fate phase", "In your Fate phase")
    elif isinstance(card, DestinyCard):  # it is followed in no other phase
        text = sentence(text.removeprefix(MOMENTS["destiny"]))
    elif isinstance(card, MissionCard):
        text = text.replace(f"{MISSION}{IF_USED}", "this Mission").replace(MISSION, "this Mission")
        text = text.replace(IF_IN_PLAY, "")  # the Lore card that made it active has placed the Objective
    name = card.name.partition(",")[0]  # on its own card a name is short: Fang
    return at_level(text.replace("this card", name).replace("This card", name), level)


def board_text(board: Board) -> str:
    """The text of a Legend board."""
    lines = [ability_text(ability) for ability in board.abilities]
    return "\n".join([*lines, deckbuilding_text(board.deckbuilding)])


def deckbuilding_text(keywords: Sequence[str]) -> str:
    """The keywords that a card allows in its deck (PHA-DECK.5)."""
    return f"Deckbuilding: {', '.join(keyword.title() for keyword in keywords)}."


def lore_text(card: LoreCard, numbered: Sequence[AnyCard]) -> str:
    """The instructions of a Lore card, one a line; `numbered` are the cards of its set by their numbers."""
    names = {str(number): each.name for number, each in enumerate(numbered, 1)}
    lines = [sentence(step.text()) for step in card.steps]
    if card.lore == 1:  # there is nothing yet to shuffle them with
        lines = [line.replace(SHUFFLED_WITH, "").replace("a new Destiny", "a Destiny") for line in lines]
    for number in sorted({str(n) for step in card.steps for n in step.cards()}, key=len, reverse=True):
        lines = [line.replace(f"{{{number}}}", f"{names[number]}") for line in lines]
    return "\n".join(f"{i}. {line}" for i, line in enumerate(lines, 1))


def criterion_text(criterion: Criterion, numbered: Sequence[AnyCard]) -> str:
    """A line of the Achievement card."""
    reward = reward_text(criterion.gain, numbered)
    if criterion.lore is None:
        return f"{criterion.name}: when {tests_text(criterion.tests)}, you {reward}."
    while_ = f" while {tests_text(criterion.tests)}" if criterion.tests else ""
    mine = any(isinstance(test, InjuriesTest | InjuryDeckTest) for test in criterion.tests)
    who = f"you {reward}" if mine else f"each player {reward.replace('gain', 'gains', 1)}"
    if not mine and criterion.gain[0] == criterion.gain[1]:
        who += ", the active player first; there is one copy"  # R71
    return f"{criterion.name}: when Lore {roman(criterion.lore)} is read{while_}, {who}."


def achievements_text(card: AchievementCard, numbered: Sequence[AnyCard]) -> str:
    """The Achievement card, a criterion a line."""
    return "\n".join(criterion_text(criterion, numbered) for criterion in card.criteria)


def reward_text(reward: Reward, numbered: Sequence[AnyCard]) -> str:
    """A reward of the Loot card."""
    if isinstance(reward, str):
        return "gain any 1 resource" if reward else "nothing"
    low, high = reward
    card = numbered[low - 1]
    level = f" ({card.skill.title()})" if isinstance(card, PlayerCard) and card.skill else ""
    return f"gain ({low if low == high else f'{low}/{high}'}) {card.name}{level}"


def loot_text(card: LootCard, numbered: Sequence[AnyCard]) -> str:
    """The Loot card: what symbols count, then a line for each Enemy."""
    points = ", ".join(f"{RESOURCE_NAMES[symbol]} {n}" for symbol, n in card.points.items())
    rows = [_row_text(card, i) for i in range(len(card.rows))]
    lines = [
        f"{name}: "
        + "; ".join(
            f"{row} {reward_text(reward, numbered)}" for row, reward in zip(rows, rewards, strict=True)
        )
        + "."
        for name, rewards in card.columns.items()
    ]
    return "\n".join([f"Points: {points}.", *lines])


def _row_text(card: LootCard, row: int) -> str:
    """`0-3`, `9+`."""
    if row + 1 == len(card.rows):
        return f"{card.rows[row]}+"
    return f"{card.rows[row]}-{card.rows[row + 1] - 1}"
