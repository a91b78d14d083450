"""Effects on gift cards."""

from __future__ import annotations

from operator import sub
from typing import Literal

from fatebox.games.seven.state import SevenState, moves
from fatebox.games.seven.state.defaults import enough
from fatebox.games.seven.state.pieces import Cost
from fatebox.games.seven.state.terms import COLOR, COLORS, MOST_SEATS, NOBODY
from fatebox.kernel import DONE, Decision, Option, Prompt, Rules
from fatebox.kernel.effects import Positive

from .asking import OF_COLOR, Gifts, each_gift, pick_gifts
from .base import AtHero, Cause, Effect, HeroEffect
from .lasting import nameable
from .payment import can_pay, pay
from .unit_values import GIFT, HARM

Rule = Literal["any", "distinct", "same", "max2"]
ALL_BUT_ONE = len(COLORS) - 1
"""The number of colors that are missing where there is only one."""
OF_SOURCE: dict[int, Option] = {source: ("source", source) for source in (NOBODY, *range(MOST_SEATS))}
"""The option to exchange with the pools (NOBODY) or a hero."""

TAKE = Prompt("effect.take_gifts", "SEV-SIN.1")
DROP = Prompt("loss.gifts", "SEV-CAT.7")
STEAL = Prompt("effect.steal_gifts", "SEV-SIN.1")
SOURCE = Prompt("hero.source", "SEV-HERO.2")
GIVE = Prompt("hero.give", "SEV-HERO.1", default=enough)
RECEIVE = Prompt("hero.receive", "SEV-HERO.3")


class TakeGifts(Effect, frozen=True, tag="take_gifts"):
    """`take_gifts`: choose gifts from the pools, as far as they reach (R79)."""

    gifts: Positive
    rule: Rule
    up_to: bool = False
    """Whether fewer may be taken than the pools have."""

    def possible(self, s: SevenState, cause: Cause) -> bool:
        return any(s.pools)

    def choose(self, s: SevenState, cause: Cause) -> Rules[None]:
        if self.rule == "same":
            cause.aim = yield from self._one_color(s, cause)
            return
        most = {"any": self.gifts, "distinct": 1, "max2": 2}[self.rule]
        limits = [min(most, pool) for pool in s.pools]
        cause.aim = yield from pick_gifts(cause.seat, TAKE, limits, self.gifts, 0 if self.up_to else None)

    def _one_color(self, s: SevenState, cause: Cause) -> Rules[Gifts]:
        """All of one color, as far as its pool reaches."""
        amounts = [min(self.gifts, pool) for pool in s.pools]
        options: list[Option] = [OF_COLOR[color] for color, n in enumerate(amounts) if n]
        if not options:
            return tuple(amounts)
        answer = yield Decision(cause.seat, TAKE, options)
        return tuple(n if name == answer[1] else 0 for name, n in zip(COLORS, amounts, strict=True))

    def apply(self, s: SevenState, cause: Cause) -> None:
        moves.take_all_gifts(s, cause.seat, cause.aim, cause.clause)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return GIFT * min(self.gifts, sum(s.pools))


class DropGifts(HeroEffect, frozen=True, tag="drop_gifts"):
    """`drop_gifts`: the owner discards gifts of his choice; an elixir may stand for them (SEV-FREE.2)."""

    gifts: Positive

    def hit(self, s: SevenState, cause: Cause, seat: int) -> Rules[None]:
        some = min(self.gifts, sum(s.players[seat].gifts))  # SEV-CAT.7: with too few, he loses all he has
        if some:
            yield from pay(s, seat, Cost(any_gifts=some, forced=True), cause.clause, DROP)

    def bear(self, s: SevenState, cause: Cause, seat: int) -> Rules[None]:
        yield from pay(s, seat, Cost(any_gifts=self.gifts, forced=True), cause.clause, DROP)

    def bearable(self, s: SevenState, seat: int) -> bool:
        return sum(s.players[seat].gifts) >= self.gifts

    def bearable_with_help(self, s: SevenState, seat: int) -> bool:
        return can_pay(s, seat, Cost(any_gifts=self.gifts, forced=True))

    def hero_value(self, s: SevenState, turns: float) -> float:
        return -GIFT * self.gifts


class StealGifts(AtHero, frozen=True, tag="steal_gifts"):
    """`steal_gifts`: the acting hero takes gifts of his choice from another hero, or fewer (R79)."""

    gifts: Positive

    def bites(self, s: SevenState, cause: Cause) -> bool:
        return cause.target is not None and any(s.players[cause.target].gifts)

    def choose(self, s: SevenState, cause: Cause) -> Rules[None]:
        assert cause.target is not None
        cause.aim = yield from pick_gifts(cause.seat, STEAL, s.players[cause.target].gifts, self.gifts, 0)

    def apply(self, s: SevenState, cause: Cause) -> None:
        assert cause.target is not None
        for color, amount in enumerate(cause.aim):
            if amount:
                moves.hand_gifts(s, cause.target, cause.seat, color, amount, cause.clause)

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return (1 + HARM) * GIFT * self.gifts


class Exchange(Effect, frozen=True, tag="exchange"):
    """The ability of every good hero: exchange gifts with the pools or one other hero (SEV-HERO)."""

    gifts: Positive

    def possible(self, s: SevenState, cause: Cause) -> bool:
        if not any(s.players[cause.seat].gifts):
            return False
        return s.pools.count(0) < ALL_BUT_ONE or bool(self._sources(s, cause.seat))

    def _sources(self, s: SevenState, seat: int) -> list[int]:
        """Sources of an exchange: the pools (NOBODY) and other heroes (SEV-HERO.2)."""
        own = s.players[seat].gifts
        sources = [NOBODY] if _exchangeable(own, s.pools) else []
        for other in nameable(s, seat):
            if _exchangeable(own, s.players[other].gifts):
                sources.append(other)
        return sources

    def choose(self, s: SevenState, cause: Cause) -> Rules[None]:
        seat = cause.seat
        answer = yield Decision(seat, SOURCE, [OF_SOURCE[source] for source in self._sources(s, seat)])
        source: int = answer[1]
        held = _held(s, source)
        given = yield from self._give(seat, s.players[seat].gifts, held)
        limits = [0 if given[color] else n for color, n in enumerate(held)]
        received = yield from pick_gifts(seat, RECEIVE, limits, sum(given))
        cause.aim = (source, given, received)

    def _give(self, seat: int, own: list[int], held: list[int]) -> Rules[Gifts]:
        """One to three gifts, for which the source has as many of other colors (SEV-HERO.1, .3)."""
        left, start, most = own[:], 0, self.gifts
        chosen: tuple[str, ...] = ()
        items = each_gift(tuple(own))
        spared = sum(held)  # gifts of the source of colors that are not given (SEV-HERO.3)
        for number in range(most):
            options: list[Option] = []
            for color in range(start, len(COLORS)):
                if left[color]:
                    more = 0 if left[color] < own[color] else held[color]
                    if spared - more > number:
                        options.append(OF_COLOR[color])
            if chosen:
                options.append(DONE)
            answer = yield Decision(seat, GIVE, options, ("pick", items, chosen, 1, most))
            if answer == DONE:
                break
            name = answer[1]
            start = COLOR[name]
            if left[start] == own[start]:
                spared -= held[start]
            left[start] -= 1
            chosen += (name,)
        return tuple(map(sub, own, left))

    def apply(self, s: SevenState, cause: Cause) -> None:
        source, given, received = cause.aim
        for color, amount in enumerate(given):
            if amount and source == NOBODY:
                moves.drop_gifts(s, cause.seat, color, amount, "SEV-HERO.4")
            elif amount:
                moves.hand_gifts(s, cause.seat, source, color, amount, "SEV-HERO.4")
        for color, amount in enumerate(received):
            if amount and source == NOBODY:
                moves.take_gifts(s, cause.seat, color, amount, "SEV-HERO.1")
            elif amount:
                moves.hand_gifts(s, source, cause.seat, color, amount, "SEV-HERO.1")

    def value(self, s: SevenState, seat: int, turns: float) -> float:
        return 0.7


def _exchangeable(own: list[int], held: list[int]) -> bool:
    """Whether one of these gifts can be given for one of another color (SEV-HERO.3)."""
    if held.count(0) < ALL_BUT_ONE:  # there are two colors at least, so always another one
        return any(own)
    same = [there for given, there in zip(own, held, strict=True) if given]
    return bool(same) and min(same) < sum(held)


def _held(s: SevenState, source: int) -> list[int]:
    """The gifts of a hero, or of the pools."""
    return s.pools if source == NOBODY else s.players[source].gifts
