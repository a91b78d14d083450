"""Founding and manning buildings (SEV-BLD, SEV-MAN)."""

from __future__ import annotations

from fatebox.games.seven import events
from fatebox.games.seven.effects.payment import pay
from fatebox.games.seven.effects.prices import building_cost
from fatebox.games.seven.effects.trade import take_off_sale
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.moves import gain, lose
from fatebox.games.seven.state.terms import MIGHT
from fatebox.kernel import Card, Rules


def for_sale(s: SevenState) -> list[Card]:
    """All buildings that are for sale (SEV-BLD.1)."""
    return [*s.castles, *s.estates, *s.temples]


def found(s: SevenState, seat: int, card: Card) -> Rules[None]:
    """Pay for a building and place it (SEV-BLD.1, .2, .5)."""
    yield from pay(s, seat, building_cost(s, seat, card), "SEV-BLD.1")
    take_off_sale(s, card)
    s.players[seat].buildings.append(card)
    s.with_instants = None
    s.emit(events.Founded, seat, card, clause="SEV-BLD.1")
    gain(s, seat, MIGHT, s.pack.might[card], "SEV-BLD.5")


def man(s: SevenState, seat: int, card: Card) -> None:
    """Pay might and place a free marker on a building (SEV-MAN.1)."""
    player = s.players[seat]
    lose(s, seat, MIGHT, s.pack.man[card], "SEV-MAN.1")
    player.markers -= 1
    player.manned.append(card)
    if s.listener is not None:
        s.emit(events.Manned, seat, card, clause="SEV-MAN.1")
