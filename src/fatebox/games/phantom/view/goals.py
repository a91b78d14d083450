"""Goals that players work for, and clocks that run against them, read off the cards in play.

Nobody knows what the next Lore card says; but a token that players pay for is a goal, and one that comes by
itself is a clock. That is read off the cards in play, and nothing else is.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.content.designs import Ability, Design
from fatebox.games.phantom.effects.base import Effect
from fatebox.games.phantom.effects.choices import When
from fatebox.games.phantom.effects.numbers import DefeatedTest, TokensTest, amount_of
from fatebox.games.phantom.effects.tokens import MoveTokens, PutTokens, ReadLore, RemoveTokens
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.kernel import Card


class Meter(NamedTuple):
    """Tokens on the way to a condition."""

    card: Card
    """The card that they lie on."""
    kind: str
    now: int
    limit: int
    """The number that fulfills the condition."""
    clock: bool
    lore: int
    """The Lore card that is read then; 0: none."""
    source: Card
    """The card that says so."""
    line: int
    """The number of its ability."""

    @property
    def leads_on(self) -> bool:
        """Whether a Lore card is read then."""
        return self.lore > 0

    @property
    def missing(self) -> int:
        """The number of tokens that it still takes, more or fewer."""
        return abs(self.limit - self.now)


class _Line(NamedTuple):
    """A condition on tokens, as it is printed on a card."""

    number: int
    """The number of the ability."""
    test: TokensTest
    lore: int
    """The Lore card that is read when it is true; 0: none."""


class _Signs:
    """The goals and clocks on the cards of one level; most have none."""

    def __init__(self, pack: PhantomPack, level: int) -> None:
        faces = [(Card(i), face) for i, face in enumerate(pack.faces[level]) if face is not None]
        self.lines = {card: lines for card, face in faces if (lines := _lines(face))}
        self.clocks = {card: clocks for card, face in faces if (clocks := _by_themselves(face))}
        self.costs = {
            card: costs
            for card, face in faces
            if (costs := tuple(a.spend for a in goal_abilities(face) if a.spend))
        }


@cache
def _signs(pack: PhantomPack, level: int) -> _Signs:
    return _Signs(pack, level)


def _lines(face: Design) -> tuple[_Line, ...]:
    """The conditions on tokens that a card has."""
    return tuple(
        _Line(
            number, test, next((effect.lore for effect in ability.effects if isinstance(effect, ReadLore)), 0)
        )
        for number, ability in enumerate(face.abilities)
        if ability.on == "check"
        for test in ability.tests
        if isinstance(test, TokensTest)
    )


def meters(s: PhantomState) -> list[Meter]:
    """All conditions on tokens that lie on the table."""
    found = []
    clocks = _clocks(s)
    lines = _signs(s.pack, s.level).lines
    for card in (*s.missions, *s.objectives, *s.row):
        if card not in lines:
            continue
        cause = Cause(s.active, card)
        for number, test, lore in lines[card]:
            on = s.find(test.on, cause)
            if on is not None:
                limit = 0 if test.at_least is None else amount_of(test.at_least, s, cause)
                clock = test.at_least is not None and (test.kind, on) in clocks
                now = s.tokens_on(on, test.kind)
                found.append(Meter(on, test.kind, now, limit, clock, lore, card, number))
    return found


def bosses_wanted(s: PhantomState) -> list[Card]:
    """Enemies on the row whose defeat the Mission asks for."""
    if not s.missions:
        return []
    wanted = _names_wanted(s.face(s.missions[0]))
    return [card for card in s.row if s.pack.names[card] in wanted] if wanted else []


@cache
def _names_wanted(mission: Design) -> frozenset[str]:
    """The Enemies whose defeat a Mission asks for."""
    return frozenset(
        test.name
        for ability in mission.on("check")
        for test in ability.tests
        if isinstance(test, DefeatedTest)
    )


def goal_costs(s: PhantomState) -> list[str]:
    """The costs of all abilities on the table that players pay to move tokens."""
    costs = _signs(s.pack, s.level).costs
    shared = (*s.missions, *s.objectives, *s.row)
    return [cost for card in shared if card in costs for cost in costs[card]]


def _clocks(s: PhantomState) -> set[tuple[str, Card]]:
    """Kinds of tokens that come by themselves, and the cards that they come on."""
    found = set()
    clocks = _signs(s.pack, s.level).clocks
    for card in (*s.missions, *s.objectives, *s.row):
        if card in clocks:
            cause = Cause(s.active, card)
            for kind, where in clocks[card]:
                on = s.find(where, cause)
                if on is not None:
                    found.add((kind, on))
    return found


@cache
def setbacks(pack: PhantomPack, adventure: str) -> frozenset[int]:
    """The Lore cards that are read because a clock has run out: whoever reads one knows why."""
    faces = [face for card in pack.adventures[adventure].cards if (face := pack.faces[0][card]) is not None]
    clocks = {
        (kind, face.name if where == "self" else where)
        for face in faces
        for kind, where in _by_themselves(face)
    }
    return frozenset(
        effect.lore
        for face in faces
        for ability in face.on("check")
        for test in ability.tests
        if isinstance(test, TokensTest) and test.at_least is not None
        if (test.kind, face.name if test.on == "self" else test.on) in clocks
        for effect in ability.effects
        if isinstance(effect, ReadLore)
    )


def _by_themselves(face: Design) -> frozenset[tuple[str, str]]:
    """Tokens that a card puts somewhere without being paid for it."""
    abilities = [ability for ability in face.abilities if ability.on in ("empty", "fate")]
    return frozenset(
        (effect.kind, effect.on)
        for ability in abilities
        for effect in _flat(ability.effects)
        if isinstance(effect, PutTokens)
    )


def _flat(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    for effect in effects:
        if isinstance(effect, When):
            yield from _flat(effect.then)
            yield from _flat(effect.otherwise)
        else:
            yield effect


def goal_abilities(face: Design) -> tuple[Ability, ...]:
    """Abilities of a shared card that players pay for and that move tokens."""
    return tuple(
        ability
        for ability in face.on("adventure")
        if any(isinstance(effect, PutTokens | RemoveTokens | MoveTokens) for effect in ability.effects)
    )
