"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from fatebox.games.outposts.rules.play import FINISH, crystal_price
from fatebox.games.outposts.rules.turn import SKIP
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import MANA_DISCARDS, MANA_SACRIFICES, TURN_DRAW
from fatebox.kernel import Decision, Option

CREATURE = "creature"
RAISE = ("discard", "sacrifice")
"""Verbs of options that raise mana (OUT-MANA.3, .4)."""


def senseless(s: OutpostsState, decision: Decision) -> list[Option]:
    """The options that make no sense: unused mana (OUT-MANA.7), damage (OUT-ASLT.5), steps or cards."""
    match decision.prompt.id:
        case "play_action":
            return _wasted_mana(s, s.players[decision.seat], decision.options)
        case "attacker_damage":
            return _wasted_damage(decision.options)
        case "skip_step":
            return _wasted_step(s, s.players[decision.seat])
    return []


def _wasted_mana(s: OutpostsState, player: Player, options: list[Option]) -> list[Option]:
    """An end of the step with mana that buys a creature or a crystal, and mana that cannot buy anything."""
    raised = s.discarded + s.sacrificed
    wrong = [option for option in options if option[0] in RAISE and not _pays(s, player, option)]
    for verb, *arguments in options:
        if verb == "buy" or (verb == "play" and (raised or s.pack.type[arguments[0]] == CREATURE)):
            return [*wrong, FINISH]
    return wrong


def _pays(s: OutpostsState, player: Player, option: Option) -> bool:
    """Whether the mana of a discard or sacrifice brings something within reach, or its end does something."""
    verb, card = option
    if verb == "sacrifice" and s.pack.on["fall"][card]:
        return True
    discards = MANA_DISCARDS - s.discarded
    most = player.mana + _sacrifices(s, player)
    if player.mana < crystal_price(s, player) <= most + min(discards, len(player.hand)):
        return True
    most += min(discards, len(player.hand) - 1)  # the card itself is kept
    others = [other for other in player.hand if verb == "sacrifice" or other != card]
    return any(player.mana < s.pack.cost[other] <= most for other in others)


def _sacrifices(s: OutpostsState, player: Player) -> int:
    """The most mana that creatures in play can still be given up for."""
    values = sorted((1 + s.pack.harvest[card] for card in player.creatures()), reverse=True)
    return sum(values[: MANA_SACRIFICES - s.sacrificed])


def _wasted_step(s: OutpostsState, player: Player) -> list[Option]:
    """Cards (OUT-DRAW.1) and mana (OUT-MANA.1) for nothing; a draw from an empty deck would do damage."""
    free = s.step == "second" or (s.step == "first" and len(player.deck) >= TURN_DRAW)
    return [SKIP] if free else []


def _wasted_damage(options: list[Option]) -> list[Option]:
    """Less than all damage to an Outpost where nothing else is left to take it."""
    if any(option[0] != "batter" for option in options):
        return []
    most = max(option[2] for option in options)
    return [option for option in options if option[2] < most]
