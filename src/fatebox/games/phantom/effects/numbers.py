"""Numbers that depend on the level, the players or the row, and tests of what is on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Self, TypeAlias

import msgspec

from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.terms import LEVELS, TokenKind
from fatebox.kernel import Card
from fatebox.text.words import listed

from .base import Natural, Struct
from .filters import cards
from .words import many, plural

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
        """The plain number on a level with so many players, if nothing on the table is counted."""
        if self.count:
            return self
        more = self.per_player if isinstance(self.per_player, int) else self.per_player[level]
        return self.base + self.levels[level] + more * (seats - 1)

    def text(self) -> str:
        """The number without what it grows by."""
        return _by_level([self.base + level for level in self.levels])

    def growth(self) -> str:
        """The growth with the number of players: ` (+2 with two players)`."""
        per_player = (self.per_player,) if isinstance(self.per_player, int) else self.per_player
        return f" (+{_by_level(per_player)} with two players)" if any(per_player) else ""

    def each(self) -> str:
        """The things it is counted by: ` for each Pirate on the row`."""
        return f" for each {cards(self.count).noun()} on the row" if self.count else ""


def _by_level(numbers: Sequence[int]) -> str:
    """`2`, or `2/2/4/5` where levels differ."""
    return "/".join(map(str, numbers if len(set(numbers)) > 1 else numbers[:1]))


Amount = Natural | Varying
Condition: TypeAlias = Callable[[PhantomState, Card], bool]
"""Whether a condition that a shared card has is true now."""
MOST_TOKENS = 10**6
"""More tokens than there are."""


def amount_of(amount: int | Varying, s: PhantomState, cause: Cause) -> int:
    """An amount as a number."""
    return amount if isinstance(amount, int) else amount.of(s, cause)


def amount_about(amount: int | Varying) -> int:
    """The number of an amount, or 1 where it depends on the table."""
    return amount if isinstance(amount, int) else 1


def amount_text(amount: int | Varying, noun: str) -> str:
    """`1 Time token`, `6/7/8/9 Distance tokens (+2 with two players)`; see `each_text`."""
    if isinstance(amount, int):
        return plural(amount, noun)
    if amount.text() == "0":
        return plural(1, noun) + amount.growth()
    return plural(amount.text(), noun) + amount.growth()


def each_text(amount: int | Varying) -> str:
    """The things an amount is counted by, for the end of the sentence."""
    return "" if isinstance(amount, int) else amount.each()


def card_text(where: str) -> str:
    """The card that tokens lie on, in words."""
    return {"mission": "the active Mission", "self": "this card"}.get(where, where)


# --- tests ------------------------------------------------------------------------------------------


class Test(Struct, frozen=True, tag_field="count", kw_only=True):
    """Something is counted and compared; what cannot be counted makes the test fail."""

    at_least: Amount | None = None
    at_most: Amount | None = None

    def __post_init__(self) -> None:
        if self.at_least is None and self.at_most is None:
            raise ValueError("at_least or at_most is missing")

    def number(self, s: PhantomState, cause: Cause) -> int | None:
        """The number to compare, or None if there is nothing to count."""
        raise NotImplementedError

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
        """The same test on a level with so many players: what they decide is worked out once and for all."""
        low, high = self.at_least, self.at_most
        return msgspec.structs.replace(
            self,
            at_least=low.fixed(level, seats) if isinstance(low, Varying) else low,
            at_most=high.fixed(level, seats) if isinstance(high, Varying) else high,
        )

    def text(self) -> str:
        """The test in words, after `if` or `when`."""
        raise NotImplementedError

    def bounds(self, noun: str) -> str:
        """`no Time token`, `2 or more Pirates`, `2 or fewer Destruction tokens`."""
        if self.at_most == 0:
            return f"no {noun}"
        if self.at_least is not None:
            if self.at_least == 1:
                return _with_a(noun)
            return _bounded(self.at_least, "or more", noun)
        assert self.at_most is not None
        return _bounded(self.at_most, "or fewer", noun)


def _bounded(amount: int | Varying, bound: str, noun: str) -> str:
    """`3 or more Time tokens (+1 with two players)`."""
    number, growth = (str(amount), "") if isinstance(amount, int) else (amount.text(), amount.growth())
    if number == "1":
        return f"at {'least' if bound == 'or more' else 'most'} 1 {noun}{growth}"
    return f"{number} {bound} {many(noun)}{growth}"


def _with_a(noun: str) -> str:
    return f"{'an' if noun[0] in 'AEIO' else 'a'} {noun}"


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

    def text(self) -> str:
        number = self.bounds(f"{self.kind} token")
        verb = "is" if number.startswith(("no ", "a ", "at ")) else "are"
        return f"there {verb} {number} on {card_text(self.on)}"


def condition(tests: Tests, level: int, seats: int) -> Condition:
    """The tests of a condition on a level with so many players, as one question about the table.

    It is asked after every action. Most conditions count tokens on the Mission or on their own card: then the
    numbers are compared at once.
    """
    fixed = tuple(test.fixed(level, seats) for test in tests)
    match fixed:
        case (TokensTest(kind=kind, on="mission" | "self" as on, at_least=low, at_most=high),):
            if not isinstance(low, Varying) and not isinstance(high, Varying):
                return _tokens_between(kind, on == "mission", low, high)
    return lambda s, card: all_hold(fixed, s, Cause(s.active, card))


def _tokens_between(kind: str, on_mission: bool, low: int | None, high: int | None) -> Condition:
    """Whether the number of tokens on the Mission, or on the card that says so, is in the limits."""
    least, most = low or 0, MOST_TOKENS if high is None else high

    def holds(s: PhantomState, card: Card) -> bool:
        if on_mission:
            if not s.missions:
                return False
            card = s.missions[0]
        tokens = s.tokens.get(card)
        return least <= (0 if tokens is None else tokens.get(kind, 0)) <= most

    return holds


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

    def text(self) -> str:
        one = self.at_least in (None, 1)
        return f"{self.bounds(cards(self.of).noun())} {'is' if one else 'are'} on the row"


class OwnTest(OfCards, frozen=True, tag="own", kw_only=True):
    """Cards in your Play area."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        wanted = cards(self.of)
        return sum(wanted.matches(s, card, cause) for card in s.players[cause.seat].play)

    def text(self) -> str:
        return f"you have {self.bounds(cards(self.of).noun())} in play"


class SetAsideTest(OfCards, frozen=True, tag="set_aside", kw_only=True):
    """Cards that are Set aside."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        wanted = cards(self.of)
        return sum(wanted.matches(s, card, cause) for card in s.set_aside)

    def text(self) -> str:
        return f"{self.bounds(cards(self.of).noun())} is Set aside"


class DefeatedTest(Test, frozen=True, tag="defeated", kw_only=True):
    """Enemies of a name that were defeated in this adventure."""

    name: str

    def number(self, s: PhantomState, cause: Cause) -> int:
        del cause
        return s.defeated.get(self.name, 0)

    def text(self) -> str:
        number = self.at_least if isinstance(self.at_least, int) else 1
        return f"{self.name} is defeated" if number == 1 else f"{plural(number, self.name)} are defeated"


class VictimTest(OfCards, frozen=True, tag="victim", kw_only=True):
    """1 if the Enemy just defeated is of this kind."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        victim = cause.victim
        return 1 if victim is not None and cards(self.of).matches(s, victim, cause) else 0

    def text(self) -> str:
        return f"it is {cards(self.of).a_noun()}"


# --- tests of Achievements --------------------------------------------------------------------------


class FelledTest(OfCards, frozen=True, tag="felled", kw_only=True):
    """Enemies that you defeated this turn."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        wanted = cards(self.of)
        return sum(wanted.matches(s, card, cause) for card in map(Card, s.felled))

    def text(self) -> str:
        return f"you defeat {self.whom()} in one turn"

    def whom(self) -> str:
        """`Oscar`, `2 or more Enraged Wolves`."""
        wanted = cards(self.of)
        one = wanted.names and self.at_least == 1
        return wanted.noun() if one else self.bounds(wanted.noun())


class InjuriesTest(Test, frozen=True, tag="injuries", kw_only=True):
    """Your face up Injuries."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        return len(s.players[cause.seat].injuries)

    def text(self) -> str:
        return f"you have {self.bounds('face up Injury')}"


class InjuryDeckTest(Test, frozen=True, tag="injury_deck", kw_only=True):
    """The cards of your Injury deck."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        return len(s.players[cause.seat].injury_deck)

    def text(self) -> str:
        return f"your Injury deck has {self.bounds('card')}"


class KnockedOutTest(Test, frozen=True, tag="knocked_out", kw_only=True):
    """Players who are Knocked Out."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        del cause
        return sum(player.out for player in s.players)

    def text(self) -> str:
        return f"{self.bounds('player')} is Knocked Out"


class MissionTest(Test, frozen=True, tag="mission", kw_only=True):
    """1 if the active Mission has this name."""

    name: str

    def number(self, s: PhantomState, cause: Cause) -> int:
        del cause
        return 1 if s.mission is not None and s.pack.names[s.mission] == self.name else 0

    def text(self) -> str:
        return f"{self.name} is the active Mission"


class LevelTest(Test, frozen=True, tag="level", kw_only=True):
    """The level: 0 is Easy, 3 is Mythic."""

    def number(self, s: PhantomState, cause: Cause) -> int:
        del cause
        return s.level

    def text(self) -> str:
        low = self.at_least if isinstance(self.at_least, int) else 0
        high = self.at_most if isinstance(self.at_most, int) else len(LEVELS) - 1
        return f"the level is {listed((level.capitalize() for level in LEVELS[low : high + 1]), 'or')}"


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


def tests_text(tests: Tests) -> str:
    """The tests in words."""
    felled = [test.whom() for test in tests if isinstance(test, FelledTest)]
    if len(felled) > 1 and len(felled) == len(tests):
        return f"you defeat {listed(felled)} in the same turn"
    return " and ".join(test.text() for test in tests)
