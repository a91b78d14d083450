"""Goals that players work for, and clocks that run against them, read off the cards in play.

Nobody knows what the next Lore card says; but a token that players pay for is a goal, and one that comes by
itself is a clock. That is read off the cards in play, and nothing else is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fatebox.games.phantom.content import PhantomPack
from fatebox.games.phantom.content.designs import Ability, Design
from fatebox.games.phantom.effects.base import Effect
from fatebox.games.phantom.effects.choices import When
from fatebox.games.phantom.effects.numbers import DefeatedTest, TokensTest, amount_of
from fatebox.games.phantom.effects.tokens import MoveTokens, PutTokens, ReadLore, RemoveTokens
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.kernel import Card


@dataclass(frozen=True, slots=True)
class Meter:
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


def meters(s: PhantomState) -> list[Meter]:
    """All conditions on tokens that lie on the table."""
    found = []
    clocks = _clocks(s)
    for card in s.shared():
        for line, ability in enumerate(s.face(card).abilities):
            if ability.on != "check":
                continue
            lore = next((effect.lore for effect in ability.effects if isinstance(effect, ReadLore)), 0)
            for test in ability.tests:
                if isinstance(test, TokensTest):
                    cause = Cause(s.active, card)
                    on = s.find(test.on, cause)
                    if on is not None:
                        limit = 0 if test.at_least is None else amount_of(test.at_least, s, cause)
                        clock = test.at_least is not None and (test.kind, on) in clocks
                        now = s.tokens_on(on, test.kind)
                        found.append(Meter(on, test.kind, now, limit, clock, lore, card, line))
    return found


def bosses_wanted(s: PhantomState) -> list[Card]:
    """Enemies on the row whose defeat the Mission asks for."""
    mission = s.mission
    if mission is None:
        return []
    names = [
        test.name
        for ability in s.face(mission).on("check")
        for test in ability.tests
        if isinstance(test, DefeatedTest)
    ]
    return [card for card in s.row if s.pack.names[card] in names]


def _clocks(s: PhantomState) -> set[tuple[str, Card]]:
    """Kinds of tokens that come by themselves, and the cards that they come on."""
    found = set()
    for card in s.shared():
        for kind, where in _by_themselves(s.face(card)):
            on = s.find(where, Cause(s.active, card))
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


@cache
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


@cache
def goal_abilities(face: Design) -> tuple[Ability, ...]:
    """Abilities of a shared card that players pay for and that move tokens."""
    return tuple(
        ability
        for ability in face.on("adventure")
        if any(isinstance(effect, PutTokens | RemoveTokens | MoveTokens) for effect in ability.effects)
    )
