"""Recruiting, buying elixirs, founding and manning buildings (SEV-REC, SEV-ELX, SEV-BLD, SEV-MAN)."""

from __future__ import annotations

from fatebox.games.seven import events
from fatebox.games.seven.state import SevenState
from fatebox.games.seven.state.market import for_fame, for_gold
from fatebox.games.seven.state.moves import add_character, lose_building, refill, take_shown
from fatebox.games.seven.state.terms import BUY
from fatebox.kernel import Card, Rules

from .lasting import CostMod
from .payment import pay
from .prices import affordable, elixir_cost, recruit_cost

# --- recruiting ----------------------------------------------------------------------------------


def recruitable(s: SevenState, fame: int, mods: list[CostMod]) -> list[Card]:
    """The face-up characters that cost no more fame than this, with these discounts (SEV-REC.1)."""
    return [card for _, card in affordable(for_fame(s), fame, mods)]


def recruit(
    s: SevenState, seat: int, card: Card, discount: int = 0, clause: str = events.RECRUITING
) -> Rules[None]:
    """Pay for a face-up character and take it (SEV-REC.1 to .4)."""
    yield from pay(s, seat, recruit_cost(s, seat, card, discount), "SEV-REC.1")
    take_character(s, seat, card, clause)


def take_character(s: SevenState, seat: int, card: Card, clause: str) -> None:
    """A face-up character is a hero's from now on; the space is refilled at once (SEV-REC.2 to .4)."""
    take_shown(s, s.tavern, card)
    add_character(s, seat, card, clause)
    refill(s, s.tavern)


# --- elixirs -------------------------------------------------------------------------------------


def buyable(s: SevenState, gold: int, mods: list[CostMod]) -> list[Card]:
    """The face-up elixirs that cost no more gold than this, with these discounts (SEV-ELX.1)."""
    return [card for verb, card in affordable(for_gold(s), gold, mods) if verb == BUY]


def buy_elixir(s: SevenState, seat: int, card: Card, discount: int = 0) -> Rules[None]:
    """Pay for a face-up elixir and take it (SEV-ELX.1)."""
    yield from pay(s, seat, elixir_cost(s, seat, card, discount), "SEV-ELX.1")
    take_elixir(s, seat, card)


def take_elixir(s: SevenState, seat: int, card: Card) -> None:
    """A face-up elixir is a hero's from now on; the space is refilled at once (SEV-ELX.1)."""
    take_shown(s, s.store, card)
    s.players[seat].elixirs.append(card)
    s.with_instants = None
    if s.listener is not None:
        s.emit(events.Bought, seat, card, clause="SEV-ELX.1")
    refill(s, s.store)


# --- buildings -----------------------------------------------------------------------------------


def take_off_sale(s: SevenState, card: Card) -> None:
    """A castle or an estate is replaced from its own deck at once, a temple is not (SEV-BLD.2)."""
    s.for_gold = None
    if card in s.temples:
        s.temples.remove(card)
        return
    offer, deck = (s.castles, s.castle_deck) if s.pack.is_castle[card] else (s.estates, s.estate_deck)
    place = offer.index(card)
    offer[place : place + 1] = deck[:1]
    del deck[:1]


def ruin(s: SevenState, number: int, clause: str) -> None:
    """A building is lost wherever it is: owned, for sale or in its deck (SEV-CAT.4)."""
    card = s.pack.building[number]
    if s.owner_of_building(card) is not None:
        lose_building(s, card, clause)
        return
    deck = s.castle_deck if s.pack.is_castle[card] else s.estate_deck
    if card in s.castles or card in s.estates:
        take_off_sale(s, card)
    elif card in deck:
        deck.remove(card)
        s.shuffle("castles" if s.pack.is_castle[card] else "estates", deck)
    else:
        return  # it has left the game already
    s.gone.append(card)
    s.emit(events.BuildingRuined, card, clause=clause)
