"""Moments: the cards that have a say at each moment of the game, on one level.

The rules look for them many times a turn, among cards of which most say nothing at that moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias, get_args

from fatebox.games.phantom.effects.base import Static
from fatebox.games.phantom.effects.conditions import Condition, condition, counts_shared
from fatebox.games.phantom.effects.filters import Filter, cards
from fatebox.games.phantom.effects.numbers import TokensTest
from fatebox.games.phantom.effects.row import CancelAttack
from fatebox.games.phantom.effects.statics import AttackDamage, EnemyHealth, ForbidActivate
from fatebox.games.phantom.effects.vocabulary import AnyEffect
from fatebox.games.phantom.state.terms import LEGENDS
from fatebox.kernel import Card, Option

from .designs import ACTIVATED, Ability, Board, Design, MissionCard, Trigger
from .standing import Standing


@dataclass(frozen=True, slots=True)
class Use:
    """An ability that a player may use, with the option that names it."""

    option: Option
    card: Card | None
    """The card that it is printed on; None: the Legend board."""
    ability: Ability
    ready: Card | None
    """The card that has to be Ready, as it is exhausted for it."""
    cost: str
    """The symbols of the resources that are spent."""
    has_rivals: bool
    """Whether it belongs to an item or an art that others may keep from being used (PHA-MA.2, PHA-VAR.IR)."""
    plain: bool
    """Whether nothing else can be in the way, unless cards forbid it or it answers an attack."""
    cancels: tuple[Filter, ...]
    """The attackers whose attack it cancels."""


Uses: TypeAlias = tuple[Use, ...]
Checks: TypeAlias = tuple[tuple[Condition, tuple[AnyEffect, ...]], ...]
"""Conditions, and what is done when they are true."""
RIVALS = frozenset(("weapon", "martial arts", "costume"))
"""Subtypes of which one card may keep another from being used in the same turn."""
STANDINGS = 4096
"""Sums of continuous text that are remembered; far fewer come up in an adventure."""


class Moments:
    """The text of all cards on one level, by the moment when it counts."""

    def __init__(self, faces: Sequence[Design | None], level: int, boards: Mapping[str, Board]) -> None:
        sides = [(Card(number), face) for number, face in enumerate(faces) if face is not None]
        self.uses: dict[Trigger, dict[Card, Uses]] = {
            timing: {card: uses for card, face in sides if (uses := _uses(card, face, timing))}
            for timing in ACTIVATED
        }
        """By moment, the abilities that a player may use."""
        self.texts: dict[Trigger, dict[Card, tuple[AnyEffect, ...]]] = {
            timing: {card: _effects(text) for card, face in sides if (text := face.on(timing))}
            for timing in get_args(Trigger)
        }
        """By moment, the cards with a text for it, and what it does."""
        conditions = {card: text for card, face in sides if (text := face.on("check"))}
        self.checks: list[dict[Card, Checks]] = [
            {card: _fixed(faces[card], checks, level, seats) for card, checks in conditions.items()}
            for seats in range(1 + len(LEGENDS))
        ]
        """By the number of players, the conditions of Missions and Objectives with what is done then."""
        self.counts_shared = all(
            counts_shared(ability.tests) for checks in conditions.values() for ability in checks
        )
        """Whether all conditions count nothing but what lies on shared cards, or has left them."""
        weighed = {name for checks in conditions.values() for name in _token_places(checks)}
        self.weighed: frozenset[Card] = frozenset(
            card
            for card, face in sides
            if card in conditions or face.name in weighed or isinstance(face.card, MissionCard)
        )
        """Cards that conditions are printed on, or that they count tokens on."""
        self.quiet: frozenset[Card] = frozenset(
            card for card, face in sides if not face.on("destiny") and not face.icons
        )
        """Cards that do nothing when they are resolved (PHA-DES.5)."""
        self._index_play(sides)
        self.acts = frozenset(card for card, face in sides if face.health is not None or face.on("fate"))
        """Cards that attack from the row, or have a text for the Fate phase."""
        self.cost: dict[Card, str] = {card: face.cost for card, face in sides}
        """The symbols of its printed cost; none if it is Free, or not to be played."""
        self.health: dict[Card, int] = {card: face.health or 0 for card, face in sides}
        """The health that is printed on a card; 0 if there is none."""
        self.attack: dict[Card, int] = {
            card: static.damage
            for card, face in sides
            for static in face.statics
            if isinstance(static, AttackDamage)
        }
        """The damage of Enemies that deal more than usual."""
        self._faces = faces
        self._boards = boards
        self._forbidden = _forbidden(sides)
        self._added_up = lru_cache(STANDINGS)(self._add_up)

    def _index_play(self, sides: Sequence[tuple[Card, Design]]) -> None:
        """Note which cards count while they are in play, and for what."""
        self.hardens = frozenset(
            card for card, face in sides for static in face.statics if isinstance(static, EnemyHealth)
        )
        """Cards that change the health of Enemies."""
        texts: dict[tuple[Static, ...], Card] = {}
        self.speaks: dict[Card, Card] = {
            card: card if card in self.hardens else texts.setdefault(face.statics, card)
            for card, face in sides
            if face.statics
        }
        """The cards with continuous text, each with the first that says the same."""
        self._speakers = frozenset(self.speaks)
        self.serves: dict[Card, frozenset[Trigger]] = {
            card: frozenset(ability.on for ability in face.abilities if ability.on in ACTIVATED)
            for card, face in sides
            if any(card in uses for uses in self.uses.values())
        }
        """The cards with abilities that a player may use, and the moments for them."""
        self.counted = self.speaks.keys() | self.serves.keys()
        """Cards with continuous text or such abilities."""

    def standing(self, legend: str, cards: Iterable[Card]) -> Standing:
        """The numbers of a Legend board with the continuous text of these cards; alike for alike texts."""
        texts = map(self.speaks.__getitem__, self._speakers.intersection(cards))
        return self._added_up(legend, tuple(sorted(texts)))

    def _add_up(self, legend: str, cards: tuple[Card, ...]) -> Standing:
        faces = ((card, self._faces[card]) for card in cards)
        texts = ((card, static) for card, face in faces if face is not None for static in face.statics)
        return Standing(self._boards[legend], texts, self._forbidden)


def _forbidden(sides: Sequence[tuple[Card, Design]]) -> dict[str, frozenset[Card]]:
    """By what a continuous text forbids to activate, the Player cards that it means (PHA-DAM.3)."""
    player_cards = {card: words for card, face in sides if "player" in (words := face.card.traits())}
    texts = {static.of for _, face in sides for static in face.statics if isinstance(static, ForbidActivate)}
    return {
        text: frozenset(card for card, words in player_cards.items() if cards(text).means(words))
        for text in texts
    }


def _use(option: Option, card: Card | None, ability: Ability, traits: frozenset[str]) -> Use:
    rivals = "player" in traits and not RIVALS.isdisjoint(traits)
    return Use(
        option,
        card,
        ability,
        ready=card if ability.exhaust else None,
        cost=ability.spend or "",
        has_rivals=rivals,
        plain=ability.exhaust_named is None and not rivals,
        cancels=tuple(cards(effect.of) for effect in ability.effects if isinstance(effect, CancelAttack)),
    )


def _uses(card: Card, face: Design, timing: Trigger) -> Uses:
    return tuple(
        _use(("activate", card, number), card, ability, face.card.traits())
        for number, ability in enumerate(face.abilities)
        if ability.on == timing
    )


def _effects(abilities: tuple[Ability, ...]) -> tuple[AnyEffect, ...]:
    return tuple(effect for ability in abilities for effect in ability.effects)


def _token_places(checks: tuple[Ability, ...]) -> list[str]:
    return [test.on for ability in checks for test in ability.tests if isinstance(test, TokensTest)]


def _fixed(face: Design | None, checks: tuple[Ability, ...], level: int, seats: int) -> Checks:
    own = ("self", "mission") if face is not None and isinstance(face.card, MissionCard) else ("self",)
    return tuple((condition(ability.tests, level, seats, own), ability.effects) for ability in checks)


def board_uses(boards: Mapping[str, Board]) -> dict[str, dict[Trigger, Uses]]:
    """By Legend and moment, the abilities of the Legend board."""
    return {
        legend: {
            timing: tuple(
                _use(("board", number), None, ability, frozenset())
                for number, ability in enumerate(board.abilities)
                if ability.on == timing
            )
            for timing in ACTIVATED
        }
        for legend, board in boards.items()
    }
