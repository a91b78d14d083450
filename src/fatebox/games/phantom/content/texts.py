"""Card texts: messages made from what the cards do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from fatebox.games.phantom.effects.choices import AnyEffect, Cardcheck, When, effects_message
from fatebox.games.phantom.effects.lore import joined
from fatebox.games.phantom.effects.numbers import InjuriesTest, InjuryDeckTest, VictimTest, tests_message
from fatebox.games.phantom.effects.printing import Printed, kind, resources, this_card
from fatebox.games.phantom.effects.row import CancelAttack
from fatebox.games.phantom.events import feat
from fatebox.games.phantom.state.terms import LevelIcon
from fatebox.kernel.messages import Message, key_of

from .designs import (
    ACTIVATED,
    Ability,
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


def board_messages(board: Board) -> list[Message]:
    """The abilities of a Legend board."""
    return [ability_message(ability, Printed(form="own")) for ability in board.abilities]


def deckbuilding_message(keywords: Sequence[str]) -> Message:
    """The keywords that a card allows in its deck (PHA-DECK.5)."""
    return Message("deckbuilding", keywords=tuple(Message(key_of("keyword", each)) for each in keywords))


def story_message(key: str, card: LoreCard | MissionCard) -> Message:
    """The story on a card, by its key; in English it is what the content says."""
    return Message(key_of("story", key), content=card.story)


def lore_messages(card: LoreCard, numbered: Sequence[AnyCard]) -> list[Message]:
    """The instructions of a Lore card; `numbered` are the cards of its set by their numbers."""
    steps = [step.message(lambda number: numbered[number - 1].name, card.lore == 1) for step in card.steps]
    return [Message("lore-step", number=number, step=step) for number, step in enumerate(steps, 1)]


def criterion_message(criterion: Criterion, numbered: Sequence[AnyCard]) -> Message:
    """A line of the Achievement card."""
    low, high = criterion.gain
    return Message(
        "criterion",
        name=feat(criterion.name),
        lore=criterion.lore or 0,
        tests=tests_message(criterion.tests, Printed()) if criterion.tests else None,
        mine=any(isinstance(test, InjuriesTest | InjuryDeckTest) for test in criterion.tests),
        single=low == high,  # R71: then the active player comes first
        reward=reward_message(criterion.gain, numbered),
    )


def reward_message(reward: Reward, numbered: Sequence[AnyCard]) -> Message:
    """A reward of the Loot card."""
    if isinstance(reward, str):
        return Message("reward-resource" if reward else "reward-nothing")
    low, high = reward
    card = numbered[low - 1]
    skill = card.skill if isinstance(card, PlayerCard) else None
    return Message(
        "reward-card",
        numbers=str(low) if low == high else f"{low}/{high}",
        card=card.name,
        skill=None if skill is None else Message(key_of("skill", skill)),
    )


def loot_messages(card: LootCard, numbered: Sequence[AnyCard]) -> list[Message]:
    """The Loot card: what symbols count, then a line for each Enemy."""
    points = [
        Message("loot-point", resource=Message(f"word-{symbol}"), points=n)
        for symbol, n in card.points.items()
    ]
    lines = [Message("loot-points", points=joined("commas", points))]
    for name, rewards in card.columns.items():
        rows = [
            Message("loot-row", row=_row(card, i), reward=reward_message(reward, numbered))
            for i, reward in enumerate(rewards)
        ]
        lines.append(Message("loot-line", name=name, rewards=joined("semicolons", rows)))
    return lines


def _row(card: LootCard, row: int) -> str:
    """`0-3`, `9+`."""
    if row + 1 == len(card.rows):
        return f"{card.rows[row]}+"
    return f"{card.rows[row]}-{card.rows[row + 1] - 1}"
