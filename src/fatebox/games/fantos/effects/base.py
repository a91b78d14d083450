"""The base of all effects of Labor and abilities: fields, targets, effect, value, message.

Playing an item chooses its targets and pays (FAN-RES.3); when it resolves, its effects are carried
out one after the other. Besides the verbs of all games (`targets`, `possible`, `apply`, `value`, `text`) an
effect has these:

`message()`         what it says: the message `effect-<tag>` with its fields as arguments

`choose(s, cause)`  ask for the targets; called only if it `aims`
`played(s, item)`   carry out the part that happens as soon as the item is paid
`prune(s, item)`    drop targets that are no longer legal on resolution (FAN-RES.9)
`favors(s, item)`   the Citadels that it helps, for promises to play something for somebody

Before an item is played its cause is a `Use`; afterwards it is the `Item`. Only the first effect of a card
can have targets; the others may refer to them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from fatebox import kernel
from fatebox.games.fantos.state.terms import DIE
from fatebox.kernel import Card, Decision, Option, Prompt, Rules
from fatebox.kernel.messages import Message

from .words import spoken

if TYPE_CHECKING:
    from fatebox.games.fantos.state import FantosState
    from fatebox.games.fantos.state.pieces import Action, Item, Legacy

Aim: TypeAlias = tuple[tuple[Card, ...], tuple[int, ...]]
"""The targets of an item: cards, and numbers that the effect knows to read."""
NOTHING: Aim = ((), ())
Changes: TypeAlias = dict[int, float]
"""The Shards, or their equivalent, that each Citadel gains or loses."""

AVERAGE_ROLL = sum(DIE) / len(DIE)
LOST_LEGACY = 4.0
"""The value of a discarded Legacy beyond its Shards."""
CARD = 0.8
"""The value of a Labor card in the hand."""
READY = 1.0
"""The value of having a Legacy untasked rather than tasked."""
ATTACHED_LABOR = 1.5
"""The value of Labor that is attached to a Legacy."""


class Use(NamedTuple):
    """An item that a Citadel could play."""

    seat: int
    by: Legacy
    """The Legacy that would pay or meet the condition."""
    left: int
    """The Shards that this would leave on it; at 0 it is gone (FAN-LAB.5, FAN-LEG.18)."""


class Aiming(NamedTuple):
    """The subject of questions that a card asks while it is being played."""

    card: Card
    """The card, or the Legacy that challenges without one (FAN-DUEL.2)."""
    effect: Effect | None = None


class Forecast(Protocol):
    """Expectations of the evaluation that effects need for their own value."""

    rounds: float
    """About how many turns each Citadel still has."""
    living: list[int]
    """The Citadels that are still in the game."""

    def of_action(self, s: FantosState, action: Action) -> Changes:
        """The likely outcome of an unfinished action."""

    def of_duel(self, s: FantosState, challenger: Legacy, challenged: Legacy) -> Changes:
        """The likely outcome of a Duel."""

    def of_special_tribute(self, s: FantosState) -> Changes:
        """The likely outcome of a Special Tribute Action."""

    def of_item(self, s: FantosState, item: Item) -> Changes:
        """The likely outcome of an item that waits."""

    def of_trials(self, s: FantosState, fewer: int) -> Changes:
        """The likely outcome of drawing fewer Trials, so that the game lasts longer."""


class Effect(kernel.Effect, frozen=True):
    """Base of all effects of items; see the module's text."""

    @property
    def aims(self) -> bool:
        """Whether targets are chosen when it is played."""
        return False

    @property
    def asks(self) -> bool:
        """Whether somebody may be asked something when it is carried out."""
        return False

    @property
    def for_owner(self) -> bool:
        """Whether it depends on the Citadel that played it, and does nothing without it (FAN-RES.15)."""
        return False

    @property
    def names_a_citadel(self) -> bool:
        """Whether the first number of its aim is a Citadel."""
        return False

    def aimed_at(self, aim: Aim) -> tuple[tuple[Card, ...], int | None]:
        """The cards that it is aimed at, and the Citadel, if it names one."""
        chosen, numbers = aim
        return chosen, numbers[0] if numbers and self.names_a_citadel else None

    def targets(self, s: FantosState, cause: Use) -> Sequence[Any]:
        """The legal targets; empty for effects that do not aim."""
        return ()

    def possible(self, s: FantosState, cause: Use) -> bool:
        """Whether it has a legal target now, if it needs one."""
        return not self.aims or bool(self.targets(s, cause))

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        """Ask for the targets."""
        raise TypeError(f"{type(self).__name__} does not aim: there are no targets to ask for")

    def played(self, s: FantosState, item: Item) -> None:
        """Carry out the part that happens as soon as the item is paid."""

    def prune(self, s: FantosState, item: Item) -> None:
        """Drop targets that are no longer legal."""

    def apply(self, s: FantosState, cause: Item) -> Rules[None] | None:
        """Carry it out; procedures are started instead."""
        return super().apply(s, cause)

    def favors(self, s: FantosState, item: Item) -> list[int]:
        """The Citadels that it plainly helps as it was aimed, whoever played it (FAN-NEG.8)."""
        return []

    @abstractmethod
    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        """The likely gains and losses of all Citadels, in Shards: for the evaluation, not for the rules."""

    def message(self) -> Message:
        """Its words, without capital and full stop."""
        return spoken("effect", self)


class Procedure(Effect, frozen=True):
    """An effect that starts a procedure with windows of its own (FAN-RES.7): the last one of its card."""

    @abstractmethod
    def start(self, s: FantosState, item: Item | None, then: str) -> str:
        """Start it; the segment to go on with. `then` follows when it is over."""


def owners(s: FantosState, cards: tuple[Card, ...]) -> list[int]:
    """The Citadels of those of these cards that are hired Legacies."""
    return [legacy.seat for card in cards if (legacy := s.hired(card)) is not None]


def to_owners(s: FantosState, cards: Sequence[Card], amount: float) -> Changes:
    """The same value for the Citadel of each of these Legacies."""
    changes: Changes = {}
    for card in cards:
        legacy = s.legacy(card)
        if legacy is not None:
            changes[legacy.seat] = changes.get(legacy.seat, 0.0) + amount
    return changes


def choose_card(seat: int, prompt: Prompt, cards: list[Card]) -> Rules[Card]:
    """Ask for one of these cards."""
    answer: Option = yield Decision(seat, prompt, [("choose", card) for card in cards])
    card: Card = answer[1]
    return card


def choose_seat(seat: int, prompt: Prompt, seats: list[int]) -> Rules[int]:
    """Ask for one of these Citadels."""
    answer: Option = yield Decision(seat, prompt, [("name", other) for other in seats])
    other: int = answer[1]
    return other
