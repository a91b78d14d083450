"""Merits: what a vote, an Offer, a discard, a first Legacy or an undefended War is about.

No result shows it at once, so hints do.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from fatebox.games.fantos.effects.standing import AimWar, ExtraDie, SellCards, standing
from fatebox.games.fantos.effects.trials import Levy, Relief
from fatebox.games.fantos.rules.scores import prevented, score
from fatebox.games.fantos.rules.votes import NAY, YEA
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.terms import DECLARED, DIE, DISCARD, HAND, STATS, UNTASKED, WAR
from fatebox.kernel import DONE, Option
from fatebox.kernel.messages import Message, SeatName, key_of

from .deal_merits import of_answering, of_offering
from .timing import last_actions

Merit = tuple[Option, Message]
"""A vote with a reason for it."""


def merits(s: FantosState, seat: int, option: Option) -> tuple[Message, ...]:
    """The use of a vote, an Offer, a discard, a Legacy to begin with, or sending nobody against an attack."""
    if option[0] == "hire" and s.turn == 0:
        return (_of_stats(s.pack.stats[option[1]]),)
    if option == DONE or option[0] == "discard":
        return (*_of_sending_nobody(s, seat, option), *_of_discarding(s, seat, option))
    return (*_of_vote(s, seat, option), *of_offering(s, seat, option), *of_answering(s, seat, option))


def _of_stats(stats: Sequence[int]) -> Message:
    """The actions that a Legacy is best at (FAN-LEG.2)."""
    best = max(stats)
    names = tuple(Message(key_of("word", STATS[i])) for i, stat in enumerate(stats) if stat == best)
    return Message("merit-stats", count=len(names), stats=names, value=best)


def _of_discarding(s: FantosState, seat: int, option: Option) -> Iterator[Message]:
    """New cards come only in the next turn, up to five, if there is one (FAN-DSC.1, FAN-UNT.2, FAN-FIN.7)."""
    if s.phase != DISCARD or s.windows or seat != s.active:
        return
    waiting = last_actions(s)
    if waiting is not None and seat not in waiting:
        yield Message("merit-no-turn")
    elif option == DONE:
        yield Message(
            "merit-keep", free=any(legacy.state == UNTASKED for legacy in s.active_citadel().legacies)
        )
    elif len(s.active_citadel().hand) <= HAND:
        yield Message("merit-discard")


def _of_sending_nobody(s: FantosState, seat: int, option: Option) -> Iterator[Message]:
    """The Shards that an attack takes on average from a Citadel that sends nobody (FAN-WAR.8, FAN-WAR.9)."""
    action = s.actions[-1] if s.actions and option == DONE else None
    if action is None or action.kind != WAR or action.stage != DECLARED or action.sides[1].seat != seat:
        return
    dice = len(action.sides[0].parts) - 1  # a lone die defends
    likely = score(s, action, 0) - score(s, action, 1) + dice * sum(DIE) / len(DIE)
    yield Message("merit-undefended", amount=max(0, round(likely - prevented(s, action.sides[1]))))


def _of_vote(s: FantosState, seat: int, option: Option) -> tuple[Message, ...]:
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
    most = max(s.citadels[each].reserve for each in s.order(seat))
    richest = [each for each in s.order(seat) if s.citadels[each].reserve == most]
    if len(richest) > 1:
        yield from _of_neither(Message("merit-levy-none"))
    else:
        yield NAY if richest == [seat] else YEA, Message("merit-levy", seat=SeatName(richest[0]))


def _of_relief(s: FantosState, seat: int, relief: Relief) -> Iterator[Merit]:
    """Citadels with small Reserves gain."""
    poor = [each for each in s.order(seat) if s.citadels[each].reserve < relief.below]
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


def _attackers(s: FantosState, seat: int, aims: Collection[str]) -> list[int]:
    """The Citadels that may make War on one under these Trials (FAN-WAR.1, FAN-RT.1)."""
    neighbor = s.left_of(seat) if "right" in aims else s.right_of(seat)
    return [foe for foe in s.others(seat) if "any" in aims or foe in (neighbor, s.reign())]
