"""The Fate phase: Enemies attack, and cards with a Fate text follow it (PHA-FAT)."""

from __future__ import annotations

from itertools import chain

from fatebox.games.phantom import events
from fatebox.games.phantom.effects.filters import cards
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.pieces import Player
from fatebox.kernel import PASS, Card, Decision, Option, Prompt, Rules

from .activation import activate, usable
from .damage import take_damage
from .instructions import follow, follow_text
from .missions import onward, settled
from .values import attack_damage

REACT = Prompt("react", "PHA-FAT.1")
ORDER = Prompt("fate_order", "PHA-FAT.2")


def fate(s: PhantomState) -> Rules[str | None] | str:
    """The next card of the phase: row from left to right, Mission, Objectives, own cards (R57).

    Cards that neither attack nor have a Fate text are passed over.
    """
    s.phase = "fate"
    moments, done = s.pack.moments[s.level], s.done
    fateful, acts = moments.texts["fate"], moments.acts
    passed: list[Card] = []
    for card in chain(s.row, s.missions, s.objectives):
        if card not in done:
            passed.append(card)
            if card in acts and (card in fateful or card in s.row):
                return _follow_last(s, passed)
    player = s.players[s.active]
    if not fateful.keys().isdisjoint(chain(player.injuries, player.play)):
        own = [card for card in player.injuries + player.play if card in fateful and card not in done]
        if own:
            return _follow_own(s, passed, own)
    s.done += passed
    return "cleanup"


def _follow_last(s: PhantomState, passed: list[Card]) -> Rules[str]:
    """Pass over shared cards, up to one that attacks or follows its Fate text (PHA-FAT.1, PHA-FAT.2)."""
    s.done += passed
    card = passed[-1]
    if card in s.row and card in s.pack.enemies:
        yield from attack(s, card)
    text = s.pack.moments[s.level].texts["fate"].get(card)
    if text and s.is_shared(card):  # its attack may have been its end
        yield from follow(s, text, Cause(s.active, card))
    return "fate" if settled(s) else (yield from onward(s, "fate"))


def _follow_own(s: PhantomState, passed: list[Card], own: list[Card]) -> Rules[str]:
    """The active player's Injuries and Player cards with a Fate text, in an order of their choice (R57)."""
    s.done += passed
    card = own[0]
    if len(own) > 1:
        card = (yield Decision(s.active, ORDER, [("next", each) for each in own]))[1]
    s.done.append(card)
    yield from follow_text(s, "fate", Cause(s.active, card))
    return "fate" if settled(s) else (yield from onward(s, "fate"))


def attack(s: PhantomState, enemy: Card) -> Rules[None]:
    """An Enemy attacks the active player (PHA-FAT.1, PHA-COOP.3); a reaction may cancel it first.

    The active player may react; then, if the attack stands, owners of cards for any player (R59, R60).
    """
    if is_held(s, enemy):
        return
    if s.listener is not None:
        s.emit(events.Attack, enemy, s.active, clause="PHA-FAT.1")
    s.attacker = enemy
    canceled = False
    for player in s.playing():
        options = [] if canceled else _reactions(s, player)
        if options:
            option = yield Decision(player.seat, REACT, [PASS, *options])
            canceled = option != PASS and (yield from activate(s, player, option))
    s.attacker = None
    if canceled:  # PHA-FAT.3
        s.emit(events.Cancelled, enemy, clause="PHA-FAT.3")
        return
    damage = attack_damage(s, enemy)
    yield from take_damage(s, s.players[s.active], damage)
    if damage and enemy in s.row and enemy in s.pack.moments[s.level].texts["hit"]:
        yield from follow_text(s, "hit", Cause(s.active, enemy, enemy))


def is_held(s: PhantomState, enemy: Card) -> bool:
    """Whether an Enemy does not attack this turn."""
    if enemy in s.held or not s.held_all:
        return enemy in s.held
    cause = Cause(s.active)
    return any(cards(held).matches(s, enemy, cause) for held in s.held_all)


def _reactions(s: PhantomState, player: Player) -> list[Option]:
    """Reactions to an attack on the player, and to one on any player: the owner decides."""
    options = usable(s, player, "response_any")
    return [*usable(s, player, "response"), *options] if player.seat == s.active else options
