"""Effects that move Shards: gain, lose, take, alms, rearrange."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from fatebox.games.fantos.state.moves import Purse, move, move_all
from fatebox.kernel import Card, Decision, Positive, Prompt, Rules, share

from .aims import (
    AtLegacy,
    Reserve,
    Target,
    aim_legacies,
    legacies,
    prune_legacies,
    reserves,
)
from .base import (
    LOST_LEGACY,
    Aim,
    Changes,
    Effect,
    Forecast,
    Use,
    choose_seat,
    owners,
    to_owners,
)

if TYPE_CHECKING:
    from fatebox.games.fantos.state import FantosState
    from fatebox.games.fantos.state.pieces import Item, Legacy

WHOSE = Prompt("target.citadel", "FAN-RES.3", secret=True)
RICHEST = Prompt("target.richest", "FAN-LEG.11")
FROM_RESERVE = Prompt("move.reserve", "FAN-RES.8")
REARRANGE = Prompt("move.share", "FAN-RES.8")


def warded(s: FantosState, legacy: Legacy) -> bool:
    """Whether Labor and abilities cannot take or remove its Shards (WARD)."""
    return s.pack.traits[legacy.card].warded


class Gain(Effect, frozen=True, tag="gain"):
    """GAIN: Shards from the Trove to your Reserve or to Legacies."""

    to: Literal["reserve", "own-other", "not-payer", "bearer", "target"]
    amount: Positive
    upto: Positive = 1
    """The most Legacies that may be chosen."""

    def _target(self) -> Target | None:
        return self.to if self.to == "own-other" or self.to == "not-payer" else None

    @property
    def aims(self) -> bool:
        return self._target() is not None

    @property
    def for_owner(self) -> bool:
        return self.to == "reserve"

    def targets(self, s: FantosState, cause: Use) -> list[Card]:
        target = self._target()
        return [] if target is None else legacies(s, target, cause)

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        target = self._target()
        assert target is not None
        return (yield from aim_legacies(s, target, cause, self.upto))

    def prune(self, s: FantosState, item: Item) -> None:
        target = self._target()
        if target is not None:
            prune_legacies(s, target, item)

    def apply(self, s: FantosState, item: Item) -> None:
        if self.to == "reserve":
            move(s, None, s.citadels[item.seat], self.amount, "FAN-LEG.11")
            return
        for card in (item.by,) if self.to == "bearer" else item.cards:
            legacy = s.hired(card)
            if legacy is not None:
                move(s, None, legacy, self.amount, "FAN-LEG.19")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        if self.to == "reserve" or self.to == "bearer":
            return {cause.seat: self.amount}
        return to_owners(s, cause.cards, self.amount)

    def favors(self, s: FantosState, item: Item) -> list[int]:
        return owners(s, item.cards)


class Lose(AtLegacy, frozen=True, tag="lose", kw_only=True):
    """LOSE: a Legacy loses Shards to the Trove."""

    amount: Positive

    def apply(self, s: FantosState, item: Item) -> None:
        for card in item.cards:
            legacy = s.hired(card)
            if legacy is not None and not warded(s, legacy):
                move(s, legacy, None, self.amount, "FAN-LEG.2")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        changes: Changes = {}
        for card in cause.cards:
            legacy = s.hired(card)
            if legacy is not None and not warded(s, legacy):
                lost = min(self.amount, legacy.shards)
                changes[legacy.seat] = -lost - (LOST_LEGACY if lost == legacy.shards else 0.0)
        return changes


class Take(Effect, frozen=True, tag="take"):
    """TAKE: Shards from a Legacy or from Reserves to this Legacy or to your Reserve."""

    source: Reserve | Literal["any-other"]
    amount: Positive
    to: Literal["reserve", "self"] = "reserve"

    @property
    def asks(self) -> bool:
        return self.source == "richest-other"

    @property
    def aims(self) -> bool:
        return self.source == "any-other" or self.source == "other"

    for_owner = names_a_citadel = True

    def targets(self, s: FantosState, cause: Use) -> list[Card] | list[int]:
        if self.source == "any-other":
            return legacies(s, self.source, cause)
        return reserves(s, self.source, cause.seat)

    def possible(self, s: FantosState, cause: Use) -> bool:
        return bool(self.targets(s, cause))

    def choose(self, s: FantosState, cause: Use) -> Rules[Aim]:
        if self.source == "any-other":
            return (yield from aim_legacies(s, self.source, cause))
        assert self.source == "other"
        return (), ((yield from choose_seat(cause.seat, WHOSE, reserves(s, self.source, cause.seat))),)

    def prune(self, s: FantosState, item: Item) -> None:
        if self.source == "any-other":
            prune_legacies(s, self.source, item)
        item.numbers = tuple(seat for seat in item.numbers if s.citadels[seat].alive)

    def apply(self, s: FantosState, item: Item) -> Rules[None] | None:
        taker: Purse = s.citadels[item.seat]
        if self.to == "self":
            taker = s.hired(item.by)
            if taker is None:
                return None
        if self.source == "any-other":
            for card in item.cards:
                legacy = s.hired(card)
                if legacy is not None and not warded(s, legacy):
                    move(s, legacy, taker, self.amount, "FAN-LEG.2")
            return None
        if self.source == "richest-other":
            return self._from_richest(s, item, taker)
        givers = list(item.numbers) if self.source == "other" else reserves(s, self.source, item.seat)
        move_all(s, [(s.citadels[giver], taker, self.amount) for giver in givers], "FAN-GEN.13")
        return None

    def _from_richest(self, s: FantosState, item: Item, taker: Purse) -> Rules[None]:
        tied = reserves(s, "richest-other", item.seat)
        giver = yield from choose_seat(item.seat, RICHEST, tied)
        move(s, s.citadels[giver], taker, self.amount, "FAN-GEN.13")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        if self.source == "any-other":
            givers = list(to_owners(s, cause.cards, 1))
        elif self.source == "other":
            givers = list(cause.numbers)
        else:
            givers = reserves(s, self.source, cause.seat)[: 1 if self.asks else None]
        changes = {seat: -float(self.amount) for seat in givers}
        changes[cause.seat] = changes.get(cause.seat, 0.0) + self.amount * max(1, len(changes))
        return changes


class Alms(Effect, frozen=True, tag="alms"):
    """FAN-CARD.14: every largest Reserve gives to every smallest one."""

    amount: Positive

    def apply(self, s: FantosState, cause: Item) -> None:
        payments: list[tuple[Purse, Purse, int]] = [
            (s.citadels[giver], s.citadels[taker], given) for giver, taker, given in self.gifts(s)
        ]
        move_all(s, payments, "FAN-CARD.14")

    def gifts(self, s: FantosState) -> list[tuple[int, int, int]]:
        """The giver, the taker and the amount of each gift."""
        living = s.order(s.active)
        reserve = {seat: s.citadels[seat].reserve for seat in living}
        most, least = max(reserve.values()), min(reserve.values())
        if most == least:
            return []
        gifts = []
        for giver in (seat for seat in living if reserve[seat] == most):
            left = most  # one that has too few gives clockwise from itself until it is empty
            for taker in s.order(giver):
                if reserve[taker] == least and left:
                    given = min(self.amount, left)
                    left -= given
                    gifts.append((giver, taker, given))
        return gifts

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        changes: Changes = {}
        for giver, taker, given in self.gifts(s):
            changes[giver] = changes.get(giver, 0.0) - given
            changes[taker] = changes.get(taker, 0.0) + given
        return changes


class Rearrange(Effect, frozen=True, tag="rearrange"):
    """MOVE: Shards between own Legacies, and some from your Reserve."""

    from_reserve: Positive

    asks = for_owner = True

    def apply(self, s: FantosState, item: Item) -> Rules[None]:
        citadel = s.citadels[item.seat]
        own = [legacy for legacy in citadel.legacies if legacy.up]
        if not own:
            return
        most = min(self.from_reserve, citadel.reserve - 1)  # R13
        answer = yield Decision(item.seat, FROM_RESERVE, [("amount", n) for n in range(most + 1)])
        total = sum(legacy.shards for legacy in own) + answer[1]
        shares = yield from share(item.seat, REARRANGE, total, [(legacy.card, total) for legacy in own])
        payments: list[tuple[Purse, Purse, int]] = [(citadel, None, answer[1])]
        for legacy in own:
            change = shares.get(legacy.card, 0) - legacy.shards
            payments.append((legacy, None, -change) if change < 0 else (None, legacy, change))
        move_all(s, payments, "FAN-GEN.14")

    def value(self, s: FantosState, cause: Item, forecast: Forecast) -> Changes:
        return {cause.seat: 0.5}
