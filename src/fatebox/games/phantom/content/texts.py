"""Card texts: messages made from what the cards do; Lore, Loot and Achievement cards in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from fatebox.games.phantom.effects.base import ENGLISH
from fatebox.games.phantom.effects.choices import AnyEffect, Cardcheck, When, effects_message
from fatebox.games.phantom.effects.lore import SHUFFLED_WITH
from fatebox.games.phantom.effects.numbers import InjuriesTest, InjuryDeckTest, VictimTest, tests_message
from fatebox.games.phantom.effects.printing import Printed, kind, resources, this_card
from fatebox.games.phantom.effects.row import CancelAttack
from fatebox.games.phantom.effects.words import roman
from fatebox.games.phantom.state.terms import RESOURCE_NAMES, LevelIcon
from fatebox.kernel.messages import Message, key_of
from fatebox.text.words import sentence

from .designs import (
    ACTIVATED,
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

OWN_CARDS = (PlayerCard, InjuryCard)
"""Cards whose text speaks to their owner."""


def printed(card: AnyCard, level: int | None) -> Printed:
    """The place of a card's text on a level; None: on all of them."""
    form: Literal["own", "destiny", "mission", "shared"] = "shared"
    if isinstance(card, OWN_CARDS):
        form = "own"
    elif isinstance(card, DestinyCard):
        form = "destiny"
    elif isinstance(card, MissionCard):
        form = "mission"
    return Printed(level, card.name.partition(",")[0], form)  # on its own card a name is short: Fang


def ability_message(ability: Ability, on: Printed) -> Message:
    """An ability: what is paid, a colon, what happens; or its moment and what happens then."""
    effects, timing = ability.effects, ability.on
    said = {"form": on.form, "ended": isinstance(effects[-1], Cardcheck), "card": this_card(on)}
    if timing == "check":
        tests = tests_message(ability.tests, on)
        return Message("ability-check", tests=tests, effects=effects_message(effects, on), **said)
    if timing in ("kill", "kills"):
        victim, effects = _victim(effects, on)
        return Message(key_of("ability", timing), victim=victim, effects=effects_message(effects, on), **said)
    if timing in ACTIVATED:
        cancel = next((effect for effect in effects if isinstance(effect, CancelAttack)), None)
        attacker = None if cancel is None else kind(cancel.of, on)
        return Message(
            "ability-activated",
            timing=timing,
            price=_price(ability),
            attacker=attacker,
            effects=effects_message(effects, on),
            **said,
        )
    return Message(key_of("ability", timing), effects=effects_message(effects, on), **said)


def _victim(effects: tuple[AnyEffect, ...], on: Printed) -> tuple[Message, tuple[AnyEffect, ...]]:
    """The Enemy whose defeat an ability waits for, and what then happens."""
    match effects:
        case (When(tests=(VictimTest(of=of),), then=then, otherwise=()),):
            return kind(of, on), then
    return kind("enemy", on), effects


def _price(ability: Ability) -> tuple[Message, ...]:
    """The parts of what is paid."""
    parts = []
    if ability.exhaust:
        parts.append(Message("price-exhaust"))
    if ability.discard:
        parts.append(Message("price-discard"))
    if ability.exhaust_named:
        parts.append(Message("price-exhaust-named", name=ability.exhaust_named))
    if ability.spend:
        parts.append(Message("price-spend", resources=resources(ability.spend)))
    return tuple(parts)


def rules_messages(card: AnyCard, level: int | None = None) -> list[Message]:
    """The text of a card: abilities in the order of their numbers, then continuous text and deckbuilding.

    Without a level, lines that only some sides print come with their icon.
    """
    on = printed(card, level)
    lines = [
        _with_icon(ability.level, ability_message(ability, on), level)
        for ability in card.abilities
        if level is None or used_at(ability.level, level)
    ]
    lines += [
        _with_icon(static.level, Message("static-line", text=static.message(on)), level)
        for static in card.statics
        if level is None or used_at(static.level, level)
    ]
    if isinstance(card, PlayerCard) and card.deckbuilding:
        lines.append(deckbuilding_message(card.deckbuilding))
    if isinstance(card, InjuryCard) and not lines:
        lines.append(Message("no-effect"))
    return lines


def _with_icon(icon: LevelIcon | None, line: Message, level: int | None) -> Message:
    """A line with the level icon before it, if only some sides print it and no level is meant."""
    if icon is None or level is not None:
        return line
    return Message("level-line", icon=Message(key_of("icon", icon)), line=line)


def rules_text(card: AnyCard, level: int | None = None) -> str:
    """The text of a card in English, line by line."""
    return "\n".join(map(ENGLISH.say, rules_messages(card, level)))


def board_messages(board: Board) -> list[Message]:
    """The abilities of a Legend board."""
    return [ability_message(ability, Printed(form="own")) for ability in board.abilities]


def board_text(board: Board) -> str:
    """The text of a Legend board in English."""
    return "\n".join(map(ENGLISH.say, [*board_messages(board), deckbuilding_message(board.deckbuilding)]))


def deckbuilding_message(keywords: Sequence[str]) -> Message:
    """The keywords that a card allows in its deck (PHA-DECK.5)."""
    return Message("deckbuilding", keywords=", ".join(keyword.title() for keyword in keywords))


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
    tests = ENGLISH.say(tests_message(criterion.tests, Printed())) if criterion.tests else ""
    if criterion.lore is None:
        return f"{criterion.name}: when {tests}, you {reward}."
    while_ = f" while {tests}" if tests else ""
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
