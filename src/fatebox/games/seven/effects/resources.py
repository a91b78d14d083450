"""Effects on gold, fame and might."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from fatebox.games.seven.state import SevenState, moves
from fatebox.games.seven.state.pieces import Cost
from fatebox.games.seven.state.terms import FAME, GOLD, MIGHT
from fatebox.kernel import Decision, Option, Prompt, Rules
from fatebox.kernel.effects import Positive
from fatebox.kernel.messages import Value

from .base import AtHero, Cause, Effect, HeroEffect, Money, Resource
from .payment import can_pay, pay
from .unit_values import CHOICE, HARM, value_of, value_of_money
from .words import amount

CONVERT = Prompt("effect.convert", "SEV-MAN.4")
RESOURCE = Prompt("effect.resource", "SEV-SIN.1")
DEMANDED = Prompt("demand.pay", "SEV-UNN.5")


class Gain(HeroEffect, frozen=True, tag="gain"):
    """`gain`: take from the pool, or rise on the track."""

    what: Resource
    amount: Positive

    def hit(self, s: SevenState, cause: Cause, seat: int) -> None:
        moves.gain(s, seat, self.what, self.amount, cause.clause)

    def hero_value(self, s: SevenState, turns: float) -> float:
        return value_of(self.what, self.amount, turns)

    def arguments(self) -> dict[str, Value]:
        return {"amount": amount(self.what, self.amount)}


class Lose(HeroEffect, frozen=True, tag="lose"):
    """`lose`: lose up to the amount (SEV-MGT.2, SEV-CAT.7)."""

    what: Resource
    amount: Positive

    def hit(self, s: SevenState, cause: Cause, seat: int) -> None:
        moves.lose(s, seat, self.what, self.amount, cause.clause)

    def bites(self, s: SevenState, cause: Cause) -> bool:
        named = cause.target is not None and moves.stock(s.players[cause.target], self.what)
        return self.who != "target" or bool(named)

    def bearable(self, s: SevenState, seat: int) -> bool:
        return moves.stock(s.players[seat], self.what) >= self.amount

    def hero_value(self, s: SevenState, turns: float) -> float:
        return -value_of(self.what, self.amount, turns)

    def arguments(self) -> dict[str, Value]:
        more = "more-" if self.who == "most_might" else ""  # beside what each hero loses
        return {"amount": amount(f"{more}{self.what}", self.amount)}


class Half(HeroEffect, frozen=True, tag="half"):
    """`half`: lose half of what there is, rounded down."""

    what: Resource

    def hit(self, s: SevenState, cause: Cause, seat: int) -> None:
        moves.lose(s, seat, self.what, moves.stock(s.players[seat], self.what) // 2, cause.clause)

    def hero_value(self, s: SevenState, turns: float) -> float:
        mean = sum(moves.stock(player, self.what) for player in s.players) // len(s.players)
        return -value_of(self.what, mean // 2, turns)


class Pay(HeroEffect, frozen=True, tag="pay"):
    """`pay`: all or nothing (SEV-MGT.2)."""

    what: Resource
    amount: Positive

    def _cost(self) -> Cost:
        gold, fame, might = (self.amount if self.what == what else 0 for what in (GOLD, FAME, MIGHT))
        return Cost(gold=gold, fame=fame, might=might, forced=True)

    def hit(self, s: SevenState, cause: Cause, seat: int) -> Rules[None]:
        yield from pay(s, seat, self._cost(), cause.clause, DEMANDED)

    def bearable(self, s: SevenState, seat: int) -> bool:
        return moves.stock(s.players[seat], self.what) >= self.amount

    def bearable_with_help(self, s: SevenState, seat: int) -> bool:
        return can_pay(s, seat, self._cost())

    def hero_value(self, s: SevenState, turns: float) -> float:
        return -value_of(self.what, self.amount, turns)

    def arguments(self) -> dict[str, Value]:
        return {"amount": (amount(self.what, self.amount),)}


class Convert(Effect, frozen=True, tag="convert"):
    """`convert`: exchange gold for as much fame, or the reverse."""

    amount: Positive

    def possible(self, s: SevenState, cause: Cause) -> bool:
        player = s.players[cause.seat]
        return bool(player.gold or player.fame)

    def choose(self, s: SevenState, cause: Cause) -> Rules[None]:
        player = s.players[cause.seat]
        options: list[Option] = [
            ("convert", what, amount)
            for what in (GOLD, FAME)
            for amount in range(min(self.amount, moves.stock(player, what)), 0, -1)
        ]
        cause.aim = None
        if options:
            answer = yield Decision(cause.seat, CONVERT, options)
            cause.aim = answer[1:]

    def apply(self, s: SevenState, cause: Cause) -> None:
        if cause.aim is not None:
            what, amount = cause.aim
            moves.lose(s, cause.seat, what, amount, cause.clause)
            moves.gain(s, cause.seat, FAME if what == GOLD else GOLD, amount, cause.clause)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        player = s.players[seat]
        return CHOICE * min(self.amount, max(player.gold, player.fame))


class Steal(AtHero, frozen=True, tag="steal"):
    """`steal`: take up to the amount of one of these resources from another hero."""

    what: Annotated[tuple[Money, ...], Meta(min_length=1)]
    amount: Positive

    def _stocked(self, s: SevenState, seat: int) -> list[Money]:
        return [what for what in self.what if moves.stock(s.players[seat], what)]

    def bites(self, s: SevenState, cause: Cause) -> bool:
        return cause.target is not None and bool(self._stocked(s, cause.target))

    def choose(self, s: SevenState, cause: Cause) -> Rules[None]:
        assert cause.target is not None
        options = self._stocked(s, cause.target) or self.what[:1]  # SEV-SIN.4: as far as possible
        answer = yield Decision(cause.seat, RESOURCE, [("resource", what) for what in options])
        cause.aim = answer[1]

    def apply(self, s: SevenState, cause: Cause) -> None:
        assert cause.target is not None
        taken = moves.lose(s, cause.target, cause.aim, self.amount, cause.clause)
        moves.gain(s, cause.seat, cause.aim, taken, cause.clause)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return (1 + HARM) * value_of_money(self.amount, turns)

    def arguments(self) -> dict[str, Value]:
        return {"amount": tuple(amount(what, self.amount) for what in self.what)}
