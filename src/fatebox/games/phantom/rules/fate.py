"""The Fate phase: Enemies attack, and cards with a Fate text follow it (PHA-FAT)."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.games.phantom.effects.filters import cards
from fatebox.games.phantom.state import PhantomState
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.pieces import Player
from fatebox.kernel import PASS, Card, Decision, Option, Prompt, Rules

from .activation import Means, activate, usable, why_not
from .damage import take_damage
from .ending import phase
from .instructions import follow_text
from .missions import onward
from .turn import next_on_row
from .values import attack_damage

REACT = Prompt("react", "PHA-FAT.1", "An Enemy attacks: react, or take the damage.")
ORDER = Prompt("fate_order", "PHA-FAT.2", "Choose which of your cards comes next in the Fate phase.")


@phase
def fate(s: PhantomState) -> Rules[str | None]:
    """The next card of the phase: row from left to right, Mission, Objectives, own cards (R57)."""
    s.phase = "fate"
    card = next_on_row(s)
    if card is None:
        card = next((each for each in (*s.missions, *s.objectives) if each not in s.done), None)
    if card is None:
        card = yield from _next_own(s)
    if card is None:
        return "cleanup"
    s.done.append(card)
    if card in s.row and "enemy" in s.pack.traits[card]:
        yield from attack(s, card)
    if card in s.shared() or s.owner(card) is not None:  # its own attack may have been its end
        yield from follow_text(s, "fate", Cause(s.active, card))
    return (yield from onward(s, "fate"))


def _next_own(s: PhantomState) -> Rules[Card | None]:
    """The active player's Injuries and Player cards with a Fate text, in an order of their choice (R57)."""
    own = [card for card in (*s.you.injuries, *s.you.play) if card not in s.done and s.face(card).on("fate")]
    if not own:
        return None
    option = yield Decision(s.active, ORDER, [("next", card) for card in own])
    card: Card = option[1]
    return card


def attack(s: PhantomState, enemy: Card) -> Rules[None]:
    """An Enemy attacks the active player (PHA-FAT.1, PHA-COOP.3); a reaction may cancel it first (R59)."""
    if is_held(s, enemy):
        return
    s.emit(events.Attack, enemy, s.active, clause="PHA-FAT.1")
    s.attacker = enemy
    canceled = yield from _reactions(s)
    s.attacker = None
    if canceled:  # PHA-FAT.3
        s.emit(events.Cancelled, enemy, clause="PHA-FAT.3")
        return
    damage = attack_damage(s, enemy)
    yield from take_damage(s, s.you, damage)
    if damage and enemy in s.row:
        yield from follow_text(s, "hit", Cause(s.active, enemy, enemy))


def is_held(s: PhantomState, enemy: Card) -> bool:
    """Whether an Enemy does not attack this turn."""
    cause = Cause(s.active)
    return enemy in s.held or any(cards(held).matches(s, enemy, cause) for held in s.held_all)


def _reactions(s: PhantomState) -> Rules[bool]:
    """The active player may react; then, if the attack stands, owners of cards for any player (R59, R60)."""
    for player in s.playing():
        options = usable(s, "response") if player.seat == s.active else []
        options += _for_any(s, player)
        if options:
            option = yield Decision(player.seat, REACT, [PASS, *options])
            if option != PASS and (yield from activate(s, player, option)):
                return True
    return False


def _for_any(s: PhantomState, player: Player) -> list[Option]:
    """Reactions to an attack on any player: the owner decides."""
    means = Means(s, player)
    return [
        ("activate", card, i)
        for card in player.play
        for i, ability in enumerate(s.face(card).abilities)
        if ability.on == "response_any" and why_not(s, means, card, ability) is None
    ]
