"""Merits: what a vote, an Offer, an action, a discard, a Legacy to hire or an undefended War is about.

No result shows it at once, so hints do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fatebox.games.fantos.rules.scores import prevented, score
from fatebox.games.fantos.state import FantosState
from fatebox.games.fantos.state.terms import DECLARED, DIE, DISCARD, HAND, STATS, UNTASKED, WAR
from fatebox.kernel import DONE, Option
from fatebox.kernel.messages import Message, key_of

from .action_merits import of_declaring
from .deal_merits import of_answering, of_offering
from .timing import last_actions
from .trial_merits import of_removing, of_vote


def merits(s: FantosState, seat: int, option: Option) -> tuple[Message, ...]:
    """The use of a vote, an Offer, an action, a discard, a Legacy to hire, or sending nobody to defend."""
    if option[0] == "hire":
        return (_of_stats(s.pack.stats[option[1]]),)
    if option == DONE or option[0] == "discard":
        return (*_of_sending_nobody(s, seat, option), *_of_discarding(s, seat, option))
    if option[0] == "declare":
        return tuple(of_declaring(s, seat, option[1]))
    if option[0] == "remove":
        return tuple(of_removing(s, seat, option[1]))
    return (*of_vote(s, seat, option), *of_offering(s, seat, option), *of_answering(s, seat, option))


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
