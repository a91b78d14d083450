"""Playing cards from hand (PHA-ADV.3), with what Unique and Martial Arts cards ask for."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.games.phantom.content.costs import lowered
from fatebox.games.phantom.content.designs import Design
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.pieces import Player
from fatebox.kernel import Card, Decision, Option, Prompt, Rules

from .means import Means, means_of
from .resources import pay

DISCOUNT = Prompt("discount", "PHA-ADV.3", follow_up=True)


def costs_of(s: PhantomState, player: Player, means: Means, card: Card) -> list[str]:
    """The costs that can be paid for a card; several if a discount leaves the choice of symbols.

    A cost without symbols is Free (PHA-GEN.13).
    """
    cost, discounts = s.face(card).cost, means.standing.discounts
    if not discounts:
        return [cost]
    cause = Cause(player.seat)
    return lowered(cost, sum(less for kind, less in discounts if kind.matches(s, card, cause)))


def outclassed(s: PhantomState, player: Player, face: Design) -> bool:
    """Whether a Martial Arts card of that name, at least as good, is in the Play area (PHA-MA.1, R53)."""
    if face.rank is None:
        return False
    for other in player.play:
        rank = s.face(other).rank
        if rank is not None and rank >= face.rank and s.pack.names[other] == face.name:
            return True
    return False


def is_injury(s: PhantomState, card: Card) -> bool:
    """Whether a card of the hand is an Injury (PHA-VAR.LW3)."""
    return card in s.pack.injury_cards


def playable(s: PhantomState, player: Player, means: Means) -> list[Card]:
    """The cards of the hand that can be played now."""
    pays, printed, discounts = means.pays, s.pack.moments[s.level].cost, means.standing.discounts
    limited = s.pack.limited
    found: list[Card] = []
    for card in player.hand:
        if not pays[printed[card]] and not (discounts and _cheaply(s, player, means, card)):
            continue
        if card not in limited or not _is_kept_back(s, player, card):
            found.append(card)
    return found


def _cheaply(s: PhantomState, player: Player, means: Means, card: Card) -> bool:
    """Whether a discount makes a card affordable."""
    return any(means.pays[cost] for cost in costs_of(s, player, means, card))


def _is_kept_back(s: PhantomState, player: Player, card: Card) -> bool:
    """Whether a card of the hand cannot be played, whatever it costs (PHA-VAR.LW3, PHA-MA.1)."""
    return is_injury(s, card) or outclassed(s, player, s.face(card))


def play(s: PhantomState, player: Player, card: Card) -> Rules[None]:
    """Pay the exact cost; the card enters the Play area Ready (PHA-ADV.3)."""
    means = means_of(s, player)
    costs = [cost for cost in costs_of(s, player, means, card) if means.pays[cost]]
    cost = costs[0]
    if len(costs) > 1:
        options: list[Option] = [("cost", each) for each in costs]
        cost = (yield Decision(player.seat, DISCOUNT, options, about=card))[1]
    if s.listener is not None:
        s.emit(events.Played, player.seat, card, clause="PHA-ADV.3")
    yield from pay(s, player, cost, card)
    player.hand.remove(card)
    enter_play(s, player, card)


def enter_play(s: PhantomState, player: Player, card: Card) -> None:
    """A card comes into play Ready; an older Unique one of its name is discarded first (PHA-UNI.1, .2)."""
    face = s.face(card)
    if face.unique:
        rivals = s.players if s.universal_unique else [player]  # PHA-UNI.3, PHA-VAR.UU
        names = s.pack.names
        for other in rivals:
            for older in [each for each in other.play if names[each] == face.name and not other.out]:
                s.discard_from_play(older)
    player.play.append(card)
    s.recount(card, [player])
    if s.listener is not None:
        s.emit(events.Entered, player.seat, card, clause="PHA-ADV.3")
