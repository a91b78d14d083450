"""Wants: the resources that something on the table or in the hand asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fatebox.games.phantom.content.designs import Ability
from fatebox.games.phantom.content.moments import Use
from fatebox.games.phantom.rules.activation import TOO_DEAR, candidates, own_uses, why_not
from fatebox.games.phantom.rules.means import means_of
from fatebox.games.phantom.rules.playing import costs_of
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause


def is_wanted(s: PhantomState, kind: str) -> bool:
    """Whether one more resource of a kind may be of more use to the active player than any other.

    Some cost must ask for more of that kind than are held, or several that can be paid together this turn.
    A Wild in a cost is paid by any (PHA-RES.2), so only the other symbols count.
    """
    held = Counter[str](s.you.resources)[kind]
    hand = [cost for card in s.you.hand for cost in costs_of(s, s.you, means_of(s, s.you), card)]
    if any(cost.count(kind) > held for cost in (*hand, *_printed_costs(s))):
        return True
    purse = s.you.total + sum(len(s.face(card).reward) for card in s.you.hand)
    return _least_paid(s, held + 1, kind, hand) <= purse


def _printed_costs(s: PhantomState) -> Iterator[str]:
    """The costs of all abilities that the active player may use, now or in a later turn."""
    piles = (s.missions, s.objectives, s.row, *(player.play for player in s.players))
    cards = (s.face(card).abilities for pile in piles for card in pile)
    for abilities in (s.pack.boards[s.you.legend].abilities, *cards):
        yield from (ability.spend for ability in abilities if ability.spend)


def _least_paid(s: PhantomState, number: int, kind: str, hand: list[str]) -> float:
    """The fewest resources that pay, this turn, for costs which together ask for so many of a kind."""
    least = [0.0] + [float("inf")] * number
    uses = [use for use in _usable(s) if kind in use.cost]
    for cost in (*hand, *(use.cost for use in uses if _is_used_up(use.ability))):
        for i in range(number, 0, -1):
            least[i] = min(least[i], least[max(0, i - cost.count(kind))] + len(cost))
    for i in range(1, number + 1):
        for cost in (use.cost for use in uses if not _is_used_up(use.ability)):
            least[i] = min(least[i], least[max(0, i - cost.count(kind))] + len(cost))
    return least[number]


def _usable(s: PhantomState) -> Iterator[Use]:
    """The abilities that do something this turn if they are paid for: reactions and fights, too."""
    means = means_of(s, s.you)
    uses = candidates(s, s.you, "adventure")
    if s.enemies():
        uses = [*uses, *candidates(s, s.you, "combat"), *own_uses(s, s.you, "response")]
    for use in uses:
        cause = Cause(s.active, use.card)
        if why_not(s, s.you, means, use) in (None, TOO_DEAR) and (
            use.ability.on != "adventure" or any(e.possible(s, cause) for e in use.ability.effects)
        ):
            yield use


def _is_used_up(ability: Ability) -> bool:
    """Whether an ability can be paid for only once in a turn."""
    return ability.exhaust or ability.discard or ability.exhaust_named is not None
