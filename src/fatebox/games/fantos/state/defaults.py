"""The answers when time runs out, where they are not the first option (table of decisions)."""

from __future__ import annotations

from fatebox.kernel import Card, Decision, Option

from .table import FantosState
from .terms import STAT_OF, TRIBUTE


def _shards(s: FantosState, card: Card) -> int:
    legacy = s.legacy(card)
    return 0 if legacy is None else legacy.shards


def most_shards(s: FantosState, decision: Decision) -> Option:
    """The Legacy with most Shards (D21, D30)."""
    return max(decision.options, key=lambda option: _shards(s, option[1]))


def highest_tribute(s: FantosState, decision: Decision) -> Option:
    """The Legacy with the highest Tribute Stat (D7, D10, D35)."""

    def tribute(option: Option) -> int:
        legacy = s.legacy(option[1])
        return 0 if legacy is None else s.stat(legacy, STAT_OF[TRIBUTE])

    return max(decision.options, key=tribute)


def cheapest(s: FantosState, decision: Decision) -> Option:
    """The cheapest face-up Pool card, leftmost first (D1)."""
    hires = [option for option in decision.options if option[0] == "hire"]
    return min(hires or decision.options, key=lambda option: s.pack.hiring_cost[option[1]])


def richest_first(s: FantosState, decision: Decision) -> Option:
    """The reward is taken from the richest Reserve, 1 Shard at a time (D12)."""
    return _split(decision, {seat: s.citadels[seat].reserve for seat in _items(decision)}, one_by_one=True)


def fullest_first(s: FantosState, decision: Decision) -> Option:
    """Damage is taken from the Legacy with most Shards first (D11)."""
    held = {card: _shards(s, Card(card)) for card in _items(decision)}
    return _split(decision, held, one_by_one=False)


def _items(decision: Decision) -> tuple[int, ...]:
    assert decision.group is not None
    return decision.group.items


def _split(decision: Decision, held: dict[int, int], *, one_by_one: bool) -> Option:
    """This step's part of a split, made among the items that are still to be asked for."""
    assert decision.group is not None
    items = decision.group.items
    current = decision.options[0][1]
    left = {item: held[item] for item in items[items.index(current) :]}
    taken = dict.fromkeys(left, 0)
    for _ in range(decision.group.least):
        fullest = max(left, key=lambda item: left[item] if one_by_one else held[item] * (left[item] > 0))
        left[fullest] -= 1
        taken[fullest] += 1
    return next(option for option in decision.options if option[2] == taken[current])
