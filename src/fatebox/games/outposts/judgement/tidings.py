"""Tidings: the events that players are glad of or sorry for. Hints name them as reasons."""

from __future__ import annotations

from fatebox.games.outposts import events
from fatebox.games.outposts.state import OutpostsState
from fatebox.kernel.events import Event


def tells(s: OutpostsState, seat: int, event: Event) -> int:
    """The weight of an event for a seat: above 0 it is good, below 0 bad."""
    match event:
        case events.Fell(post=post):
            return _loss(seat, post // events.POSTS, 3)
        case events.Destroyed(clause="OUT-MANA.4"):  # a sacrifice: the label of the option says so
            return 0
        case events.Destroyed(seat=owner) | events.Shattered(seat=owner):
            return _loss(seat, owner, 2)
        case events.Damaged(post=post, now=now) if s.post(post).counters != now:
            return 0  # what comes later says how the Outpost stands
        case events.Damaged(post=post) | events.Razed(post=post):
            return _loss(seat, post // events.POSTS, 1)
        case events.Taxed(seat=owner) | events.Pacified(seat=owner):
            return _loss(seat, owner, 1)
        case events.Returned(seat=owner) | events.Tucked(seat=owner) | events.Routed(seat=owner):
            return 0 if owner == seat else 1
        case events.Starts(seat=owner):
            return -_loss(seat, owner, 3)
        case events.Outpost(seat=owner):
            return -_loss(seat, owner, 1)
        case events.Repaired(post=post) | events.Sanctuary(post=post) | events.Fortified(post=post):
            return -_loss(seat, post // events.POSTS, 1)
        case events.Assigned(seat=owner):
            return 1 if owner == seat else 0
        case events.GaveMana(seat=owner) | events.Revived(seat=owner) | events.Recovered(seat=owner):
            return -_loss(seat, owner, 1)
        case events.Totals(strength=strength, defense=defense):
            alone = len(s.groups) == 1  # else it may be the assault of another group
            return 1 if alone and s.active == seat and strength > defense else 0
    return 0


def _loss(seat: int, owner: int, weight: int) -> int:
    """The weight of a loss: bad for its owner, good for the rivals."""
    return -weight if owner == seat else weight
