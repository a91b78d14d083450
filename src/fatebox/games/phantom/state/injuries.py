"""Healing: Injuries leave the Play area (PHA-DAM.4)."""

from __future__ import annotations

from fatebox.games.phantom import events
from fatebox.kernel import Card, Decision, Option, Prompt, Rules, pick, take_first

from .pieces import Player
from .table import PhantomState


def most_harmful(s: PhantomState, decision: Decision) -> Option:
    """An Injury with a text, if there is one."""
    for option in decision.options:
        if len(option) > 1 and (s.face(option[1]).abilities or s.face(option[1]).statics):
            return option
    return take_first(s, decision)


HEAL = Prompt("heal", "PHA-DAM.4", default=most_harmful)
RESTORE = Prompt("restore", "PHA-DAM.4", default=most_harmful)


def heal_some(s: PhantomState, player: Player, number: int) -> Rules[None]:
    """Heal up to `number` Injuries of the player's choice (R62)."""
    for card in (yield from pick(player.seat, HEAL, player.injuries[:], most=number, verb="heal")):
        heal(s, player, card)


def heal(s: PhantomState, player: Player, card: Card) -> None:
    """An Injury returns to the game box, with Lingering Wounds to the Discard pile (PHA-DAM.4, PHA-REC.2)."""
    player.injuries.remove(card)
    s.recount(card, [player])
    if s.lingering_wounds:  # PHA-VAR.LW1
        player.discard.insert(0, card)
    else:
        s.box.append(card)
    if s.listener is not None:
        s.emit(events.Healed, player.seat, card, clause="PHA-DAM.4")


def restore_some(s: PhantomState, player: Player, number: int) -> Rules[None]:
    """Put up to `number` Injuries on the bottom of the Injury deck."""
    for card in (yield from pick(player.seat, RESTORE, player.injuries[:], most=number, verb="restore")):
        player.injuries.remove(card)
        s.recount(card, [player])
        player.injury_deck.append(card)
        s.show_all(card)
        s.emit(events.Restored, player.seat, card, clause="PHA-DAM.4")
