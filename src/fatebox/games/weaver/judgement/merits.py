"""Merits: what a relic is bought for. Nothing on the table shows it at once, so hints say it."""

from __future__ import annotations

from fatebox.games.weaver.content.designs import Ability
from fatebox.games.weaver.rules.refresh import is_last_round
from fatebox.games.weaver.state import WeaverState
from fatebox.kernel import Option
from fatebox.kernel.messages import Message


def merits(s: WeaverState, seat: int, option: Option) -> tuple[Message, ...]:
    """The abilities that the next rank of a relic brings, or what it does for those of the last one.

    After the last reading a relic is only worth its points.
    """
    del seat  # there is only one
    if option[0] != "buy" or is_last_round(s):
        return ()
    relic = s.pack.relic_keys.index(option[1])
    rank, abilities = s.relics[relic], s.pack.abilities[relic]
    owned = {ability.line: ability for ability in abilities[rank]}
    found = (_merit(ability, owned.get(ability.line)) for ability in abilities[rank + 1])
    return tuple(merit for merit in found if merit is not None)


def _merit(ability: Ability, before: Ability | None) -> Message | None:
    if before is None:
        return Message("merit-gained", ability=ability.title, cost=ability.cost)
    if ability.effect != before.effect:
        return Message("merit-stronger", ability=ability.title)
    if ability.cost < before.cost:
        return Message("merit-cheaper", ability=ability.title, cost=ability.cost, before=before.cost)
    return None
