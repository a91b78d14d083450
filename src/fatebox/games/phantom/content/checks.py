"""Checks of cards that types cannot express; an error names file, card and place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from fatebox.games.phantom.effects.base import Effect
from fatebox.games.phantom.effects.filters import cards
from fatebox.games.phantom.effects.lore import (
    GainEach,
    MakeActive,
    PerPlayer,
    PlaceCard,
    Range,
    ReadNext,
    ReturnCards,
    SetAside,
    ShuffleIn,
    Step,
    range_of,
)
from fatebox.games.phantom.effects.own import BothOptions
from fatebox.games.phantom.effects.parts import names_in, parts
from fatebox.games.phantom.effects.resources import CombatValue
from fatebox.games.phantom.effects.row import CancelAttack
from fatebox.games.phantom.effects.statics import AttackDamage
from fatebox.games.phantom.effects.tokens import ReadLore
from fatebox.kernel import ContentError
from fatebox.kernel.near import did_you_mean

from .designs import (
    ACTIVATED,
    Ability,
    AchievementCard,
    AnyCard,
    Board,
    DestinyCard,
    LootCard,
    LoreCard,
    MissionCard,
    ObjectiveCard,
    PlayerCard,
    Trigger,
)

KINDS: dict[type, type] = {
    PerPlayer: PlayerCard,
    ShuffleIn: DestinyCard,
    SetAside: DestinyCard,
    PlaceCard: ObjectiveCard,
    MakeActive: MissionCard,
    GainEach: PlayerCard,
}
"""The cards that instructions of Lore cards may name."""
BOARD_TIMINGS: tuple[Trigger, ...] = ("adventure", "combat", "response")
ONLY_IN: dict[type, tuple[Trigger, ...]] = {
    CombatValue: ("combat",),
    CancelAttack: ("response", "response_any"),
    BothOptions: ("recovery",),
}
"""Effects that mean something at certain moments only."""

NEEDED: tuple[tuple[type[Effect], Trigger], ...] = (
    (CombatValue, "combat"),
    (CancelAttack, "response"),
    (CancelAttack, "response_any"),
)
"""Effects without which an ability of a moment makes no sense."""


def check_boards(boards: Mapping[str, Board]) -> None:
    """The abilities of Legend boards."""
    for key, board in boards.items():
        for i, ability in enumerate(board.abilities):
            where = f"cards/legends.toml: {key}: abilities[{i}]"
            _check_ability(where, ability, BOARD_TIMINGS)
            if ability.exhaust or ability.discard:
                raise ContentError(
                    f"{where}: a Legend board never exhausts and is never discarded (PHA-ADV.6)"
                )


def check_cards(set_: str, designs: Mapping[str, AnyCard]) -> None:
    """The abilities of the cards of a set."""
    for key, card in designs.items():
        for i, ability in enumerate(card.abilities):
            where = f"cards/{set_}.toml: {key}: abilities[{i}]"
            _check_ability(where, ability, card.timings)
            if (ability.exhaust or ability.discard) and not isinstance(card, PlayerCard):
                raise ContentError(f"{where}: only Player cards are exhausted or discarded (PHA-GEN.9)")
        enemy = isinstance(card, DestinyCard | ObjectiveCard) and card.health is not None
        for i, static in enumerate(card.statics):
            if isinstance(static, AttackDamage) and not enemy:
                raise ContentError(f"cards/{set_}.toml: {key}: statics[{i}]: only Enemies attack")


def _check_ability(where: str, ability: Ability, timings: Sequence[Trigger]) -> None:
    if ability.on not in timings:
        raise ContentError(f"{where}.on: expected one of {', '.join(timings)}, got {ability.on!r}")
    paid = ability.exhaust or ability.discard or ability.spend or ability.exhaust_named
    if ability.on not in ACTIVATED and paid:
        raise ContentError(f"{where}: nobody pays for text that is followed on {ability.on!r}")
    if (ability.on == "check") != bool(ability.tests):
        raise ContentError(f"{where}.tests: needed on 'check', and only there")
    _check_moments(where, ability)
    for effect, timing in NEEDED:
        if ability.on == timing and not any(isinstance(part, effect) for _, part in parts(ability)):
            tag = effect.__struct_config__.tag
            raise ContentError(f"{where}.effects: a {timing} ability needs the effect {tag!r} (R41, R59)")


def _check_moments(where: str, ability: Ability) -> None:
    """Effects that make sense at some moments only, and Enemies that attack only when somebody reacts."""
    for path, part in parts(ability):
        allowed = ONLY_IN.get(type(part))
        if allowed is not None and ability.on not in allowed:
            raise ContentError(
                f"{where}.{path}: only for {' or '.join(allowed)} abilities, not {ability.on!r}"
            )
        text = getattr(part, "of", None)
        attacker = isinstance(text, str) and any("attacker" in words for words in cards(text).words)
        if attacker and ability.on not in ONLY_IN[CancelAttack]:
            raise ContentError(f"{where}.{path}.of: there is no attacker on {ability.on!r}")


# --- adventures -------------------------------------------------------------------------------------


def check_story(set_: str, numbered: Sequence[AnyCard]) -> None:
    """The cards of an adventure in the order of their numbers: what refers to what is there."""
    file = f"cards/{set_}.toml"
    names = {card.name for card in numbered}
    lore = [(number, card) for number, card in enumerate(numbered, 1) if isinstance(card, LoreCard)]
    if [card.lore for _, card in lore] != list(range(1, len(lore) + 1)) or lore[0][0] != 1:
        raise ContentError(f"{file}: expected Lore cards from I on, without a gap, the first with number 1")
    for number, card in enumerate(numbered, 1):
        _check_references(f"{file}: {card.name} ({number})", card, names, len(lore))
    ends = [number for number, _ in lore[1:]] + [len(numbered) + 1]
    for (number, card), end in zip(lore, ends, strict=True):
        _check_lore(f"{file}: {card.name} ({number})", card, number, end, numbered, len(lore))
    for number, card in enumerate(numbered, 1):
        where = f"{file}: {card.name} ({number})"
        if isinstance(card, AchievementCard):
            _check_achievements(where, card, number, numbered, len(lore))
        if isinstance(card, LootCard):
            _check_loot(where, card, number, numbered)


def _check_references(where: str, card: AnyCard, names: Collection[str], last: int) -> None:
    """The names and Lore cards that a text mentions are there."""
    for path, part in parts(card):
        for name in names_in(part):
            if name not in names:
                near = did_you_mean(name, names)
                raise ContentError(f"{where}: {path}: no card here is called {name!r}{near}")
        if isinstance(part, ReadLore) and part.lore > last:
            raise ContentError(f"{where}: {path}.lore: there are {last} Lore cards, got {part.lore}")


def _check_achievements(
    where: str, card: AchievementCard, number: int, numbered: Sequence[AnyCard], last: int
) -> None:
    for i, criterion in enumerate(card.criteria):
        _check_reward(f"{where}: criteria[{i}].gain", criterion.gain, number, numbered)
        if criterion.lore is not None and criterion.lore > last:
            raise ContentError(f"{where}: criteria[{i}].lore: there are {last} Lore cards")


def _check_lore(
    where: str, card: LoreCard, number: int, end: int, numbered: Sequence[AnyCard], last: int
) -> None:
    """A Lore card names only cards between itself and the next one (PHA-LORE.3), each of the right kind."""
    for i, step in enumerate(card.steps):
        at = f"{where}: steps[{i}]"
        for named in step.cards():
            if not number < named < end:
                raise ContentError(f"{at}: card {named} is not between this Lore card and the next one")
        _check_kinds(at, step, numbered)
        if isinstance(step, PerPlayer) and len({numbered[n - 1].name for n in step.copies}) > 1:
            raise ContentError(f"{at}.copies: expected two copies of one card")
        if isinstance(step, MakeActive) and numbered[step.missions[0] - 1].copies != len(step.missions):
            raise ContentError(f"{at}.missions: expected all {numbered[step.missions[0] - 1].copies} copies")
        if isinstance(step, ReadNext) and not all(card.lore < k <= last for k in step.lore):
            raise ContentError(f"{at}.lore: expected later Lore cards, up to {last}, got {list(step.lore)}")


def _check_kinds(where: str, step: Step, numbered: Sequence[AnyCard]) -> None:
    """The cards that an instruction names are of the right kind."""
    for named in step.cards():
        kind = next(kind for type_, kind in KINDS.items() if isinstance(step, type_))
        if not isinstance(numbered[named - 1], kind):
            expected = kind.__struct_config__.tag  # type: ignore[attr-defined]
            raise ContentError(f"{where}: card {named} is {numbered[named - 1].name}, no {expected} card")
    objectives = [card.name for card in numbered if isinstance(card, ObjectiveCard)]
    for name in step.names if isinstance(step, ReturnCards) else ():
        if name not in objectives:
            raise ContentError(f"{where}.names: no Objective is called {name!r}")


def _check_loot(where: str, card: LootCard, number: int, numbered: Sequence[AnyCard]) -> None:
    enemies = [c.name for c in numbered if "enemy" in c.traits()]
    for name, rewards in card.columns.items():
        if name not in enemies:
            raise ContentError(f"{where}: columns: no Enemy is called {name!r}{did_you_mean(name, enemies)}")
        for i, reward in enumerate(rewards):
            if isinstance(reward, tuple):
                _check_reward(f"{where}: columns.{name}[{i}]", reward, number, numbered)


def _check_reward(where: str, gain: Range, number: int, numbered: Sequence[AnyCard]) -> None:
    """Rewards are Player cards that lie below the card that gives them."""
    for n in _ascending(where, gain):
        if n <= number or n > len(numbered) or not isinstance(numbered[n - 1], PlayerCard):
            raise ContentError(f"{where}: card {n} is no reward that lies below this card")


def _ascending(where: str, pair: Range) -> Iterable[int]:
    if pair[0] > pair[1]:
        raise ContentError(f"{where}: expected a range from low to high, got {list(pair)}")
    return range_of(pair)
