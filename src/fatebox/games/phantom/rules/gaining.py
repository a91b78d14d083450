"""Gaining cards: they belong to the Legend from now on, won or lost (PHA-GAIN)."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.pieces import Player
from fatebox.games.phantom.state.terms import Destination
from fatebox.kernel import Card, Decision, Prompt, Rules

DESTINATION = Prompt("gain_to", "PHA-GAIN.3")
DESTINATIONS: tuple[Destination, ...] = ("hand", "deck", "discard")


def unowned(s: PhantomState, first: int, last: int) -> list[Card]:
    """The cards of the adventure's set with these numbers that nobody owns yet (PHA-GAIN.2)."""
    numbers = s.pack.numbers
    rewards = [card for card in s.rewards if first <= numbers[card] <= last]
    return rewards + s.in_story(first, last)


def gain_reward(s: PhantomState, player: Player, first: int, last: int) -> Rules[None]:
    """Loot or an Achievement gives a card of the range; or a promo card, if that is agreed (PHA-VAR.PU)."""
    pool = unowned(s, first, last)
    if not pool and s.promo_unlock:
        pool = s.promos[:]
    yield from gain_one_of(s, player, pool)


def gain_one_of(s: PhantomState, player: Player, pool: list[Card]) -> Rules[None]:
    """Gain a card at random; the gainer chooses where it goes (PHA-GAIN.2, .3); of none, nothing (R71)."""
    if not pool:
        return
    card = s.rng.choose("gain", pool)
    take(s, player, card)
    s.turned_up.append(card)
    where: Destination = "discard"  # R24: a player who is Knocked Out has no choice
    if not player.out:
        option = yield Decision(player.seat, DESTINATION, [("gain_to", each) for each in DESTINATIONS])
        where = option[1]
    s.turned_up.remove(card)
    put(s, player, card, where)


def take(s: PhantomState, player: Player, card: Card) -> None:
    """A card changes from the box into a Legend's possession; it is shown to all (PHA-GAIN.1)."""
    if card in s.story:
        place = s.story.index(card)
        del s.story[place], s.numbers[place]
    for pile in (s.rewards, s.promos):
        if card in pile:
            pile.remove(card)
    player.gained.append(s.pack.ids[card])
    if s.listener is not None:
        s.emit(events.Gained, player.seat, card, clause="PHA-GAIN.1")


def put(s: PhantomState, player: Player, card: Card, where: Destination) -> None:
    """Put a gained card where it goes; all know where that is."""
    match where:
        case "hand":
            player.hand.append(card)
            s.show_all(card)
        case "deck":
            player.deck.insert(0, card)
            s.show_all(card)
        case "discard":
            player.discard.insert(0, card)
    if s.listener is not None:
        s.emit(events.GainedTo, player.seat, card, where, clause="PHA-GAIN.3")
