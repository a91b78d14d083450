"""Merits of a vote on a Trial and of its removal: whom it helps, and whom it harms (FAN-DIP.4, FAN-TRI.6)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from fatebox.games.fantos.effects.standing import AimWar, ExtraDie, SellCards, standing
from fatebox.games.fantos.effects.trials import Levy, Relief
from fatebox.games.fantos.rules.votes import NAY, YEA
from fatebox.games.fantos.state import FantosState
from fatebox.kernel import Card, Option
from fatebox.kernel.messages import Message, SeatName

Merit = tuple[Option, Message]
"""A vote with a reason for it."""


def of_vote(s: FantosState, seat: int, option: Option) -> tuple[Message, ...]:
    """The reasons of a Citadel to vote so: what the Trial would do to it and to the others (FAN-DIP.4)."""
    if option not in (YEA, NAY) or not s.revealed:
        return ()
    effects = s.pack.trial_effects[s.revealed[0]]
    found = (merit for effect in effects for merit in _merits(s, seat, effect))
    return tuple(message for vote, message in found if vote == option)


def _merits(s: FantosState, seat: int, effect: object) -> Iterator[Merit]:
    match effect:
        case Levy():
            return _of_levy(s, seat)
        case Relief():
            return _of_relief(s, seat, effect)
        case AimWar():
            return _of_war(s, seat, effect)
        case ExtraDie() | SellCards():
            return _of_neither(Message("merit-alike"))
    return iter(())


def _of_neither(message: Message) -> Iterator[Merit]:
    """A reason why both votes are about as good."""
    yield YEA, message
    yield NAY, message


def _of_levy(s: FantosState, seat: int) -> Iterator[Merit]:
    """The Citadel that has more in its Reserve than all others pays."""
    richest = _richest(s, seat)
    if len(richest) > 1:
        yield from _of_neither(Message("merit-levy-none"))
    else:
        yield NAY if richest == [seat] else YEA, Message("merit-levy", seat=SeatName(richest[0]))


def _of_relief(s: FantosState, seat: int, relief: Relief) -> Iterator[Merit]:
    """Citadels with small Reserves gain."""
    poor = _poor(s, seat, relief)
    for each in poor:
        message = Message("merit-relief", seat=SeatName(each), amount=relief.amount)
        yield YEA if each == seat else NAY, message
    if not poor:
        yield from _of_neither(Message("merit-relief-none", below=relief.below))


def _of_war(s: FantosState, seat: int, aim: AimWar) -> Iterator[Merit]:
    """Others may make War on a Citadel than before."""
    aims = {effect.at for effect in standing(s, AimWar)}
    before, after = _attackers(s, seat, aims), _attackers(s, seat, {*aims, aim.at})
    for foe in s.others(seat):
        if foe in before and foe not in after:
            yield YEA, Message("merit-peace", seat=SeatName(foe))
        elif foe in after and foe not in before:
            yield NAY, Message("merit-war", seat=SeatName(foe))
    if aim.at == "any" and "any" not in aims:
        yield YEA, Message("merit-any-war")


def of_removing(s: FantosState, seat: int, trial: Card) -> Iterator[Message]:
    """The Citadels that no longer pay, gain or may make War without a Trial in play."""
    for effect in s.pack.trial_effects[trial]:
        match effect:
            case Levy():
                richest = _richest(s, seat)
                if len(richest) == 1:
                    yield Message("merit-levy-end", seat=SeatName(richest[0]))
            case Relief():
                for each in _poor(s, seat, effect):
                    yield Message("merit-relief-end", seat=SeatName(each))
            case AimWar():
                yield from _of_peace(s, seat, effect)
            case _:
                yield Message("merit-alike")


def _of_peace(s: FantosState, seat: int, aim: AimWar) -> Iterator[Message]:
    """Others that may make War on a Citadel only with a Trial, or only without it."""
    aims = standing(s, AimWar)
    before = _attackers(s, seat, {each.at for each in aims})
    after = _attackers(s, seat, {each.at for each in aims if each is not aim})
    for foe in s.others(seat):
        if (foe in before) != (foe in after):
            yield Message("merit-war-removed", seat=SeatName(foe), then="peace" if foe in before else "war")


def _richest(s: FantosState, seat: int) -> list[int]:
    """The Citadels with the largest Reserve."""
    most = max(s.citadels[each].reserve for each in s.order(seat))
    return [each for each in s.order(seat) if s.citadels[each].reserve == most]


def _poor(s: FantosState, seat: int, relief: Relief) -> list[int]:
    """The Citadels that gain by a relief."""
    return [each for each in s.order(seat) if s.citadels[each].reserve < relief.below]


def _attackers(s: FantosState, seat: int, aims: Collection[str]) -> list[int]:
    """The Citadels that may make War on one under these Trials (FAN-WAR.1, FAN-RT.1)."""
    neighbor = s.left_of(seat) if "right" in aims else s.right_of(seat)
    return [foe for foe in s.others(seat) if "any" in aims or foe in (neighbor, s.reign())]
