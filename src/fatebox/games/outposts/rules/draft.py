"""The Silver draft (OUT-DRAFT): three passes, all at once and in secret."""

from __future__ import annotations

from fatebox.games.outposts import events
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import DRAFT_HAND, DRAFT_KEEP, DRAFT_PASSES
from fatebox.kernel import Card, Prompt, Rules, pick, together
from fatebox.kernel.cards import bit

# asked twice even if the first card leaves no choice: the number of questions must give nothing away
KEEP = Prompt("draft_pick", "OUT-DRAFT.2", always=True)


def draft(s: OutpostsState) -> str:
    """Seven Silver cards for each player (OUT-DRAFT.1)."""
    s.shuffle("silver", s.silver_deck)
    for player in s.in_game():
        player.held = s.silver_deck[:DRAFT_HAND]
        del s.silver_deck[:DRAFT_HAND]
        s.emit(events.Dealt, player.seat, DRAFT_HAND, clause="OUT-DRAFT.1")
    return "draft_pass"


def draft_pass(s: OutpostsState) -> Rules[str | None]:
    """Each keeps two cards of the hand they hold; the rest goes on (OUT-DRAFT.2, .3)."""
    players = [player for player in s.players if not player.out]
    kept = yield from together({player.seat: _keep(s, player) for player in players})
    s.draft_pass += 1
    left = players[1:] + players[:1]
    rests = [
        _split(s, player, kept[player.seat], receiver) for player, receiver in zip(players, left, strict=True)
    ]
    if s.draft_pass < DRAFT_PASSES:
        for receiver, rest in zip(left, rests, strict=True):
            receiver.held = rest
        return "draft_pass"
    for player, rest in zip(players, rests, strict=True):
        s.silver_deck += rest  # OUT-DRAFT.4
        player.deck += player.kept  # OUT-SET.7
        player.kept = []
        s.shuffle_deck(player, [])
    return "begin"


def _split(s: OutpostsState, player: Player, chosen: list[Card], receiver: Player) -> list[Card]:
    """Put the chosen cards aside; the rest of the hand, which the player has seen.

    Who held this hand before does not know what is kept of it, unless the rest comes back to them: then
    they see what is missing (OUT-DRAFT.5).
    """
    rest = [card for card in player.held if card not in chosen]
    back = s.draft_pass < DRAFT_PASSES
    missed = [card for card in chosen if back and s.seen.get(card, 0) & bit(receiver.seat)]
    s.forget(player.held)
    for card in missed:
        s.show(card, receiver.seat)
    for card in rest:
        s.show(card, player.seat)
    player.kept += chosen
    player.held = []
    s.emit(events.Kept, player.seat, len(chosen), clause="OUT-DRAFT.2")
    return rest


def _keep(s: OutpostsState, player: Player) -> Rules[list[Card]]:
    """Exactly two cards; the most expensive ones are offered first."""
    cost, names = s.pack.cost, s.pack.names
    items = sorted(player.held, key=lambda card: (-cost[card], names[card], card))
    return (yield from pick(player.seat, KEEP, items, least=DRAFT_KEEP, most=DRAFT_KEEP, verb="keep"))
