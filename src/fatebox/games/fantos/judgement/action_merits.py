"""Merits of the Fantos Actions: what one brings, and who could stand against it (FAN-ACT.1)."""

from __future__ import annotations

from collections.abc import Iterator

from fatebox.games.fantos.effects.base import AVERAGE_ROLL
from fatebox.games.fantos.effects.standing import ExtraDie, HarvestScore, standing
from fatebox.games.fantos.rules.war import targets
from fatebox.games.fantos.state import FantosState, terms
from fatebox.kernel.messages import Message, SeatName

from .actions import harvest


def of_declaring(s: FantosState, seat: int, kind: str) -> Iterator[Message]:
    """The likely yield of a Harvest, the defenders against a War, a Tribute that nobody can challenge."""
    match kind:
        case terms.HARVEST:
            yield Message("merit-harvest", amount=_harvested(s, seat))
        case terms.WAR if len(targets(s)) == 1:
            foe = targets(s)[0]
            free = sum(legacy.state == terms.UNTASKED for legacy in s.citadels[foe].legacies)
            yield Message("merit-defenders", seat=SeatName(foe), count=free)
        case terms.TRIBUTE if not any(s.citadels[other].free_for(terms.TRIBUTE) for other in s.others(seat)):
            yield Message("merit-unchallenged")


def _harvested(s: FantosState, seat: int) -> int:
    """The Shards of a Harvest with all that can, on average (FAN-HAR.3)."""
    extra = AVERAGE_ROLL * sum(effect.amount for effect in standing(s, ExtraDie))
    trials = sum(effect.amount for effect in standing(s, HarvestScore))
    return max(0, round(harvest(s, s.citadels[seat]) + extra + trials))
