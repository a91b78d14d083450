"""Effects on your own cards and Injuries."""

from __future__ import annotations

from typing import ClassVar, Literal

from fatebox.games.phantom import events
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.injuries import heal_some, restore_some
from fatebox.kernel import Card, Prompt, Rules, pick, take_first
from fatebox.kernel.messages import Message

from .base import Effect, Positive
from .filters import cards
from .printing import Printed, kind
from .procedures import PROCEDURES

READY = Prompt("ready", "PHA-GEN.10", default=take_first, follow_up=True)
EXHAUST = Prompt("own_card", "PHA-GEN.10")
DISCARD = Prompt("own_card", "PHA-GEN.12")
RECOVER = Prompt("recover", "PHA-RES.5", follow_up=True)


class OnOwn(Effect, frozen=True, kw_only=True):
    """An effect on a number of Player cards of a kind; Injuries are never meant."""

    of: str
    cards: Positive = 1

    def __post_init__(self) -> None:
        cards(self.of)

    def of_kind(self, s: PhantomState, pile: list[Card], cause: Cause) -> list[Card]:
        """The Player cards of a pile that are meant, cheapest first."""
        wanted, traits = cards(self.of), s.pack.traits
        found = [card for card in pile if "player" in traits[card] and wanted.matches(s, card, cause)]
        return sorted(found, key=lambda card: len(s.face(card).cost))

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        return bool(self.targets(s, cause))


class Ready(OnOwn, frozen=True, tag="ready", kw_only=True):
    """Ready up to `cards` exhausted cards, in your Play area or in any."""

    where: Literal["own", "any"] = "own"

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        found = self.targets(s, cause)
        for card in (yield from pick(cause.seat, READY, found, most=self.cards, verb="ready")):
            s.make_ready(card)

    def targets(self, s: PhantomState, cause: Cause) -> list[Card]:
        """The exhausted cards that are meant, dearest first."""
        players = s.playing() if self.where == "any" else [s.players[cause.seat]]
        return [card for player in players for card in self.of_kind(s, player.exhausted, cause)[::-1]]

    def value(self) -> float:
        return 1.0 * self.cards

    def message(self, on: Printed) -> Message:
        return Message("effect-ready", form=self.where, target=kind(self.of, on, self.cards))


class ExhaustOwn(OnOwn, frozen=True, tag="exhaust_own", kw_only=True):
    """Exhaust Ready cards of yours, as many as possible."""

    harms: ClassVar[bool] = True

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        found, number = self.targets(s, cause), self.cards
        for card in (yield from pick(cause.seat, EXHAUST, found, least=number, most=number, verb="exhaust")):
            s.exhaust(card)

    def targets(self, s: PhantomState, cause: Cause) -> list[Card]:
        """The Ready cards that are meant."""
        player = s.players[cause.seat]
        return self.of_kind(s, [card for card in player.play if player.ready(card)], cause)

    def value(self) -> float:
        return -0.7 * self.cards

    def message(self, on: Printed) -> Message:
        return Message("effect-exhaust-own", number=self.cards, target=kind(self.of, on))


class DiscardOwn(OnOwn, frozen=True, tag="discard_own", kw_only=True):
    """Discard cards of yours from play (PHA-GEN.12)."""

    harms: ClassVar[bool] = True

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        found, number = self.targets(s, cause), self.cards
        for card in (yield from pick(cause.seat, DISCARD, found, least=number, most=number, verb="give_up")):
            s.discard_from_play(card)

    def targets(self, s: PhantomState, cause: Cause) -> list[Card]:
        """The cards in play that are meant; `self` may be a partner's card (R55)."""
        if self.of == "self":
            lent = cause.card is not None and s.owner(cause.card) is not None
            return [cause.card] if lent and cause.card is not None else []
        return self.of_kind(s, s.players[cause.seat].play, cause)

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        return len(self.targets(s, cause)) >= self.cards

    def value(self) -> float:
        return -2.5 * self.cards

    def message(self, on: Printed) -> Message:
        form = "self" if self.of == "self" else "some"
        return Message("effect-discard-own", form=form, number=self.cards, target=kind(self.of, on))

    def demand(self, on: Printed) -> Message:
        del on
        return Message("demand-cards", number=self.cards)


class Recover(OnOwn, frozen=True, tag="recover", kw_only=True):
    """Cards return from your Discard pile to your hand; never an Injury."""

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        player, number, found = s.players[cause.seat], self.cards, self.targets(s, cause)
        for card in (yield from pick(cause.seat, RECOVER, found, least=number, most=number, verb="recover")):
            player.discard.remove(card)
            player.hand.append(card)
            s.show_all(card)
            s.emit(events.Recovered, player.seat, card, clause="PHA-RES.5")

    def targets(self, s: PhantomState, cause: Cause) -> list[Card]:
        """The cards of the Discard pile that are meant, the oldest first; of copies one."""
        return one_of_each(s, self.of_kind(s, s.players[cause.seat].discard, cause)[::-1])

    def value(self) -> float:
        return 0.9 * self.cards

    def message(self, on: Printed) -> Message:
        return Message("effect-recover", target=kind(self.of, on, self.cards))


class Heal(Effect, frozen=True, tag="heal", kw_only=True):
    """Heal up to `injuries` of your face up Injuries (PHA-DAM.4)."""

    injuries: Positive

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        return heal_some(s, s.players[cause.seat], self.injuries)

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        return bool(s.players[cause.seat].injuries)

    def value(self) -> float:
        return 0.5 * self.injuries

    def message(self, on: Printed) -> Message:
        del on
        return Message("effect-heal", number=self.injuries)


class Restore(Effect, frozen=True, tag="restore", kw_only=True):
    """Face up Injuries go to the bottom of your Injury deck."""

    injuries: Positive

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        return restore_some(s, s.players[cause.seat], self.injuries)

    def possible(self, s: PhantomState, cause: Cause) -> bool:
        return bool(s.players[cause.seat].injuries)

    def value(self) -> float:
        return 3.0 * self.injuries

    def message(self, on: Printed) -> Message:
        del on
        return Message("effect-restore", number=self.injuries)


class BothOptions(Effect, frozen=True, tag="both_options"):
    """Both options of the Recovery phase (PHA-REC.1)."""

    def apply(self, s: PhantomState, cause: Cause) -> None:
        del cause
        s.both_options = True

    def value(self) -> float:
        return 1.5

    def message(self, on: Printed) -> Message:
        del on
        return Message("effect-both-options")


class Damage(Effect, frozen=True, tag="damage", kw_only=True):
    """You take damage (PHA-DAM.1)."""

    harms: ClassVar[bool] = True
    damage: Positive

    def apply(self, s: PhantomState, cause: Cause) -> Rules[None]:
        return PROCEDURES.take_damage(s, s.players[cause.seat], self.damage)

    def value(self) -> float:
        return -4.0 * self.damage

    def message(self, on: Printed) -> Message:
        del on
        return Message("effect-damage", number=self.damage)


def one_of_each(s: PhantomState, found: list[Card]) -> list[Card]:
    """Cards that differ: of copies of one card the first."""
    distinct: dict[int, Card] = {}
    for card in found:
        distinct.setdefault(id(s.pack.designs[card]), card)
    return list(distinct.values())
