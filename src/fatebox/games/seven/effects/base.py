"""The base of all effects: fields, choices made at the declaration, the deed, its value and its sentence.

An action is declared with all its choices, then others may react, then it is paid and applied
(SEV-ACT.3). An effect follows this order:

`names_hero()`: whether it names another hero; whoever carries out the card asks for one and sets
    `cause.target` before anything else.
`possible(s, cause)`: whether it would do anything, for effects that name nobody (a sin may be played all
    the same, SEV-SIN.4).
`bites(s, cause)`: whether it would change anything, also for the hero that it names; rules never ask that.
`choose(s, cause)`: ask for the other choices of the acting hero and keep them in `cause.aim`.
`apply(s, cause)`: carry it out as far as possible; rules that ask, or None if nobody is asked.
`moment()`: the only moment at which it can be used, if it waits for one.
`value(s, seat, turns)`: its value, in might, to the seat that uses it, with `turns` turns to come.
`message()`: what it says: the message `effect-<tag>` with its fields as arguments.

A card whose effects cannot be reacted to simply chooses and applies one effect after the other.
An effect on heroes (`HeroEffect`) says `who` is hit; `apply` does `hit(s, cause, seat)` for each of them.
`each` means `cause.hit`, which whoever reveals a cataclysm or plays a card of the Unnamed works out first.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Literal

from fatebox.games.seven.state import SevenState
from fatebox.kernel import Card, Rules
from fatebox.kernel import effects as kernel
from fatebox.kernel.messages import Message, Value, key_of

from .unit_values import HARM
from .words import number

Resource = Literal["gold", "fame", "might"]
Money = Literal["gold", "fame"]
Board = Literal["tavern", "store"]
Which = Literal["any", "upright", "tapped"]
"""The characters that an effect can hit."""
Who = Literal["self", "target", "each", "most_might", "most_characters"]
"""The heroes that an effect hits; all that are tied for most."""

Form = Literal["self", "other", "deed", "must", "aimed"]
"""The form in which an effect on a hero is said: `gain 1 might`, `each hero gains 1 might`, `gains 1 might`,
after `must`, and of a hero's character that another one chooses."""


class Cause:
    """One card or ability while it is carried out; it lives no longer than that."""

    __slots__ = ("aim", "card", "clause", "hit", "mightiest", "seat", "target")

    def __init__(
        self, seat: int, card: Card | None = None, target: int | None = None, *, clause: str = "SEV-ACT.3"
    ) -> None:
        self.seat = seat
        """The hero who acts; for a cataclysm and a card of the Unnamed, the one who makes its choices."""
        self.card = card
        self.target = target
        """The hero that is named."""
        self.aim: Any = None
        """The choices that `choose` has asked for."""
        self.clause = clause
        """The clause that events cite."""
        self.hit: tuple[int, ...] = ()
        """The heroes that "each hero" means, in the order of play; not those that are warded."""
        self.mightiest: tuple[int, ...] = ()
        """The heroes of all who had most might when the card was revealed."""


class Effect(kernel.Effect, frozen=True):
    """One instruction of a card (a primitive); see the module's text."""

    def names_hero(self) -> bool:
        """Whether it names another hero."""
        return False

    def bites(self, s: SevenState, cause: Cause) -> bool:
        """Whether it would change anything now, for the hero that is named if it names one."""
        return self.possible(s, cause)

    def choose(self, s: SevenState, cause: Cause) -> Rules[None] | None:
        """Ask for its choices, at its declaration."""
        return None

    def aimed_at(self, cause: Cause) -> tuple[Card, ...]:
        """The cards that were chosen at its declaration."""
        return ()

    def moment(self) -> Message | None:
        """The moment at which it can be used, if it waits for one: `while you pay for a quest space`."""
        return None

    def arguments(self) -> dict[str, Value]:
        """The arguments of its message: its fields, numbers also as words."""
        found: dict[str, Value] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            found[name] = value
            if isinstance(value, int) and not isinstance(value, bool):
                found[f"{name}_word"] = number(value)
        return found

    def message(self) -> Message:
        """Its message, without capital and full stop."""
        return Message(self.key(), **self.arguments())

    def key(self) -> str:
        """The key of its message."""
        return key_of("effect", str(self.__struct_config__.tag))

    @abstractmethod
    def value(self, s: SevenState, seat: int, turns: float) -> float:
        """Its value, in might, to the seat that uses it, with `turns` turns to come."""


class HeroEffect(Effect, frozen=True, kw_only=True):
    """An effect on heroes: on the one who acts, on the one named, or on several (SEV-CAT.7)."""

    who: Who = "self"

    def names_hero(self) -> bool:
        return self.who == "target"

    def apply(self, s: SevenState, cause: Cause) -> Rules[None] | None:
        heroes = self.heroes(s, cause)
        return self.hit(s, cause, heroes[0]) if len(heroes) == 1 else self._hit_all(s, cause, heroes)

    def _hit_all(self, s: SevenState, cause: Cause, heroes: list[int]) -> Rules[None]:
        for seat in heroes:
            asking = self.hit(s, cause, seat)
            if asking is not None:
                yield from asking

    def heroes(self, s: SevenState, cause: Cause) -> list[int]:
        """The heroes that it hits, in the order of play."""
        if self.who == "self":
            return [cause.seat]
        if self.who == "target":
            return [] if cause.target is None else [cause.target]
        if self.who == "most_might":
            return [seat for seat in cause.hit if seat in cause.mightiest]
        if self.who == "most_characters":
            most = max(len(player.characters) for player in s.players)
            return [seat for seat in cause.hit if len(s.players[seat].characters) == most]
        return list(cause.hit)

    @abstractmethod
    def hit(self, s: SevenState, cause: Cause, seat: int) -> Rules[None] | None:
        """Apply it to one hero, as far as possible; he chooses his losses (SEV-CAT.7)."""

    def bear(self, s: SevenState, cause: Cause, seat: int) -> Rules[None] | None:
        """Apply it in full to a hero who can bear it (SEV-UNN.8)."""
        return self.hit(s, cause, seat)

    def bearable(self, s: SevenState, seat: int) -> bool:
        """Whether this hero can do it in full with what lies before him and in his hand (SEV-UNN.5)."""
        return True

    def bearable_with_help(self, s: SevenState, seat: int) -> bool:
        """Whether he can do it in full if he uses instants as payment (SEV-FREE.2)."""
        return self.bearable(s, seat)

    @abstractmethod
    def hero_value(self, s: SevenState, turns: float) -> float:
        """Its value to a hero that it hits; below 0 for a loss."""

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        value = self.hero_value(s, turns)
        if self.who == "self":
            return value
        return -HARM * value if self.who == "target" else (1 - HARM) * value

    def arguments(self) -> dict[str, Value]:
        found = super().arguments()
        del found["who"]
        return found

    def said_as(self, form: Form) -> Message:
        """Its message in another form than its own, as part of another effect."""
        hero = None if self.who == "self" else Message(key_of("hero", self.who))
        return Message(self.key(), form=form, hero=hero, **self.arguments())

    def message(self) -> Message:
        return self.said_as("self" if self.who == "self" else "other")


class AtHero(Effect, frozen=True):
    """An effect of the acting hero on another one."""

    def names_hero(self) -> bool:
        return True
