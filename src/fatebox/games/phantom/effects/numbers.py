"""Numbers that depend on the level, the players or the row, and tests of what is on the table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, Self

import msgspec

from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.terms import LEVELS, TokenKind
from fatebox.kernel import Card
from fatebox.kernel.messages import Message, Value, key_of

from .base import Natural, Struct
from .filters import cards
from .printing import Printed, amount, kind, place, token

Where = Annotated[str, msgspec.Meta(pattern="^(mission|self|[A-Z].*)$")]
"""A card with tokens: the active Mission, this card, or the name of a card in play."""


ByLevel = Annotated[tuple[Natural, ...], msgspec.Meta(min_length=len(LEVELS), max_length=len(LEVELS))]
"""From Easy to Mythic."""


class Varying(Struct, frozen=True, kw_only=True):
    """A number of parts: fixed, by level, for each further player, for each Enemy of a kind."""

    base: Natural = 0
    levels: ByLevel = (0, 0, 0, 0)
    per_player: Natural | ByLevel = 0
    """For each player but the first, as the game began (R66)."""
    count: str = ""
    """The Enemies on the row that are counted."""

    def __post_init__(self) -> None:
        if self.count:
            cards(self.count)

    def of(self, s: PhantomState, cause: Cause) -> int:
        """The number now."""
        number = self.base + self.levels[s.level]
        if s.seats > 1:
            more = self.per_player if isinstance(self.per_player, int) else self.per_player[s.level]
            number += more * (s.seats - 1)
        if self.count:
            counted = cards(self.count)
            number += sum(counted.matches(s, card, cause) for card in s.enemies())
        return number

    def fixed(self, level: int, seats: int) -> int | Varying:
        """The plain number on a level with that many players, if nothing on the table is counted."""
        if self.count:
            return self
        more = self.per_player if isinstance(self.per_player, int) else self.per_player[level]
        return self.base + self.levels[level] + more * (seats - 1)


Amount = Natural | Varying


def amount_of(amount: int | Varying, s: PhantomState, cause: Cause) -> int:
    """An amount as a number."""
    return amount if isinstance(amount, int) else amount.of(s, cause)


def amount_about(amount: int | Varying) -> int:
    """The number of an amount, or 1 where it depends on the table."""
    return amount if isinstance(amount, int) else 1


# --- tests ------------------------------------------------------------------------------------------


class Test(Struct, frozen=True, tag_field="count", kw_only=True):
    """Something is counted and compared; what cannot be counted makes the test fail."""

    at_least: Amount | None = None
    at_most: Amount | None = None

    def __post_init__(self) -> None:
        if self.at_least is None and self.at_most is None:
            raise ValueError("at_least or at_most is missing")

    @abstractmethod
    def number(self, s: PhantomState, cause: Cause) -> int | None:
        """The number to compare, or None if there is nothing to count."""

    def holds(self, s: PhantomState, cause: Cause) -> bool:
        """Whether the number is in the limits."""
        number = self.number(s, cause)
        if number is None:
            return False
        low, high = self.at_least, self.at_most
        if low is not None and number < (low if isinstance(low, int) else low.of(s, cause)):
            return False
        return high is None or number <= (high if isinstance(high, int) else high.of(s, cause))

    def fixed(self, level: int, seats: int) -> Self:
        """The same test on a level with that many players: what they decide is worked out once."""
        low, high = self.at_least, self.at_most
        return msgspec.structs.replace(
            self,
            at_least=low.fixed(level, seats) if isinstance(low, Varying) else low,
            at_most=high.fixed(level, seats) if isinstance(high, Varying) else high,
        )

    @abstractmethod
    def message(self, on: Printed) -> Message:
        """The message of what it asks, after `if` or `when`."""

    def bounds(self, on: Printed) -> dict[str, Value]:
        """The limits: none, one, at least one, at most one, n or more, n or fewer."""
        limit = self.at_most if self.at_least is None else self.at_least
        assert limit is not None
        bound = "fewer" if self.at_least is None else "more"
        found = amount(limit, on)
        if self.at_most == 0:
            bound = "none"
        elif self.at_least == 1:
            bound = "one"
        elif found["number"] == 1:
            bound = "most" if bound == "fewer" else "least"
        return {"bound": bound, **found}


class TokensTest(Test, frozen=True, tag="tokens", kw_only=True):
    """Tokens on a card; false if that card is not in play."""

    kind: TokenKind
    on: Where

    def number(self, s: PhantomState, cause: Cause) -> int | None:
        card = s.find(self.on, cause)
        if card is None:
            return None
        tokens = s.tokens.get(card)
        return 0 if tokens is None else tokens.get(self.kind, 0)

    def message(self, on: Printed) -> Message:
        return Message("test-tokens", token=token(self.kind), place=place(self.on, on), **self.bounds(on))


class OfCards(Test, frozen=True, kw_only=True):
    """A test that counts the cards of a filter."""

    of: str

    def __post_init__(self) -> None:
        Test.__post_init__(self)
        cards(self.of)


class EnemiesTest(OfCards, frozen=True, tag="enemies", kw_only=True):
    """Enemies on the row."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        wanted = cards(self.of)
        return sum(wanted.matches(s, card, cause) for card in s.enemies())

    def message(self, on: Printed) -> Message:
        return Message("test-enemies", of=kind(self.of, on), **self.bounds(on))


class OwnTest(OfCards, frozen=True, tag="own", kw_only=True):
    """Cards in your Play area."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        wanted = cards(self.of)
        return sum(wanted.matches(s, card, cause) for card in s.players[cause.seat].play)

    def message(self, on: Printed) -> Message:
        return Message("test-own", of=kind(self.of, on), **self.bounds(on))


class SetAsideTest(OfCards, frozen=True, tag="set_aside", kw_only=True):
    """Cards that are Set aside."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        wanted = cards(self.of)
        return sum(wanted.matches(s, card, cause) for card in s.set_aside)

    def message(self, on: Printed) -> Message:
        return Message("test-set-aside", of=kind(self.of, on), **self.bounds(on))


class DefeatedTest(Test, frozen=True, tag="defeated", kw_only=True):
    """Enemies of a name that were defeated in this adventure."""

    name: str

    def number(self, s: PhantomState, cause: Cause) -> int:
        del cause
        return s.defeated.get(self.name, 0)

    def message(self, on: Printed) -> Message:
        return Message("test-defeated", name=self.name, **self.bounds(on))


class VictimTest(OfCards, frozen=True, tag="victim", kw_only=True):
    """1 if the Enemy just defeated is of this kind."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        victim = cause.victim
        return 1 if victim is not None and cards(self.of).matches(s, victim, cause) else 0

    def message(self, on: Printed) -> Message:
        return Message("test-victim", of=kind(self.of, on))


# --- tests of Achievements --------------------------------------------------------------------------


class FelledTest(OfCards, frozen=True, tag="felled", kw_only=True):
    """Enemies that you defeated this turn."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        wanted = cards(self.of)
        return sum(wanted.matches(s, card, cause) for card in map(Card, s.felled))

    def message(self, on: Printed) -> Message:
        whom = Message("felled", of=kind(self.of, on), **self.bounds(on))
        return Message("test-felled", whom=whom)


class InjuriesTest(Test, frozen=True, tag="injuries", kw_only=True):
    """Your face up Injuries."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        return len(s.players[cause.seat].injuries)

    def message(self, on: Printed) -> Message:
        return Message("test-injuries", **self.bounds(on))


class InjuryDeckTest(Test, frozen=True, tag="injury_deck", kw_only=True):
    """The cards of your Injury deck."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        return len(s.players[cause.seat].injury_deck)

    def message(self, on: Printed) -> Message:
        return Message("test-injury-deck", **self.bounds(on))


class KnockedOutTest(Test, frozen=True, tag="knocked_out", kw_only=True):
    """Players who are Knocked Out."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        del cause
        return sum(player.out for player in s.players)

    def message(self, on: Printed) -> Message:
        return Message("test-knocked-out", **self.bounds(on))


class MissionTest(Test, frozen=True, tag="mission", kw_only=True):
    """1 if the active Mission has this name."""

    name: str

    def number(self, s: PhantomState, cause: Cause) -> int:
        del cause
        return 1 if s.mission is not None and s.pack.names[s.mission] == self.name else 0

    def message(self, on: Printed) -> Message:
        del on
        return Message("test-mission", name=self.name)


class LevelTest(Test, frozen=True, tag="level", kw_only=True):
    """The level: 0 is Easy, 3 is Mythic."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        del cause
        return s.level

    def message(self, on: Printed) -> Message:
        del on
        low = self.at_least if isinstance(self.at_least, int) else 0
        high = self.at_most if isinstance(self.at_most, int) else len(LEVELS) - 1
        return Message(
            "test-level", levels=tuple(Message(key_of("word", each)) for each in LEVELS[low : high + 1])
        )


AnyTest = (
    TokensTest
    | EnemiesTest
    | OwnTest
    | SetAsideTest
    | DefeatedTest
    | VictimTest
    | FelledTest
    | InjuriesTest
    | InjuryDeckTest
    | KnockedOutTest
    | MissionTest
    | LevelTest
)
Tests = tuple[AnyTest, ...]


def all_hold(tests: Tests, s: PhantomState, cause: Cause) -> bool:
    """Whether every test holds."""
    for test in tests:  # noqa: SIM110 - asked after every action, so the quickest way counts
        if not test.holds(s, cause):
            return False
    return True


def tests_message(tests: Sequence[Test], on: Printed) -> Message:
    """The message of all tests together."""
    if len(tests) > 1 and all(isinstance(test, FelledTest) for test in tests):
        whom = tuple(test.message(on).arguments["whom"] for test in tests)
        return Message("test-felled-together", whom=whom)
    first, *rest = tests
    if not rest:
        return first.message(on)
    return Message("tests-and", first=first.message(on), rest=tests_message(rest, on))
