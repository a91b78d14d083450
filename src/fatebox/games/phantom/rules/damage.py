"""Damage, Injuries and healing (PHA-DAM)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fatebox.games.phantom import events
from fatebox.games.phantom.state.cause import Cause
from fatebox.games.phantom.state.pieces import Player
from fatebox.kernel import Card, Decision, Option, Prompt, Rules, pick, take_first

from .ending import knock_out
from .instructions import follow_text

if TYPE_CHECKING:
    from fatebox.games.phantom.state import PhantomState


def most_harmful(s: PhantomState, decision: Decision) -> Option:
    """An Injury with a text, if there is one."""
    for option in decision.options:
        if len(option) > 1 and (s.face(option[1]).abilities or s.face(option[1]).statics):
            return option
    return take_first(s, decision)


HEAL = Prompt("heal", "PHA-DAM.4", "Choose the Injuries to heal.", default=most_harmful)
RESTORE = Prompt(
    "restore", "PHA-DAM.4", "Choose the Injuries to put under your Injury deck.", default=most_harmful
)


def take_damage(s: PhantomState, player: Player, damage: int) -> Rules[None]:
    """Each point moves the top Injury to the Play area; without one, a Knock-out (PHA-DAM.1, .2, R61)."""
    for _ in range(damage):
        if player.out:
            return
        if not player.injury_deck:
            knock_out(s, player)
            return
        card = player.injury_deck.pop(0)
        player.injuries.append(card)
        player.damage += 1
        s.emit(events.Damage, player.seat, card, clause="PHA-DAM.1")
        for own in player.play[:]:
            yield from follow_text(s, "hurt", Cause(player.seat, own))


def heal_some(s: PhantomState, player: Player, number: int) -> Rules[None]:
    """Heal up to so many Injuries of the player's choice (R62)."""
    for card in (yield from pick(player.seat, HEAL, player.injuries[:], most=number, verb="heal")):
        heal(s, player, card)


def heal(s: PhantomState, player: Player, card: Card) -> None:
    """An Injury returns to the game box, with Lingering Wounds to the Discard pile (PHA-DAM.4, PHA-REC.2)."""
    player.injuries.remove(card)
    if s.lingering_wounds:  # PHA-VAR.LW1
        player.discard.insert(0, card)
    else:
        s.box.append(card)
    s.emit(events.Healed, player.seat, card, clause="PHA-DAM.4")


def restore_some(s: PhantomState, player: Player, number: int) -> Rules[None]:
    """Put up to so many Injuries on the bottom of the Injury deck."""
    for card in (yield from pick(player.seat, RESTORE, player.injuries[:], most=number, verb="restore")):
        player.injuries.remove(card)
        player.injury_deck.append(card)
        s.show_all(card)
        s.emit(events.Restored, player.seat, card, clause="PHA-DAM.4")
