"""Resources: paying costs (PHA-RES); gaining and returning them is a matter of the supply."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.supply import change, most_numerous, return_some
from fatebox.games.phantom.state.terms import WILD
from fatebox.kernel import NOBODY_ASKED, Card, Prompt, Rules

from .means import means_of

PAY = Prompt("pay", "PHA-RES.2", default=most_numerous, follow_up=True)


def pay(s: PhantomState, player: Player, cost: str, about: Card | None) -> Rules[None]:
    """Return the exact cost to the supply; the payer picks what pays Wild symbols (R12).

    It is paid for a card, or for the board of the Legend: its ability or combat.
    """
    for symbol in cost:
        if symbol != WILD:
            change(s, player, symbol, -1, events.COST)
    wilds = cost.count(WILD)
    if not wilds:
        return NOBODY_ASKED
    return return_some(s, player, wilds, dict(means_of(s, player).held), PAY, "pay", events.COST, about)
