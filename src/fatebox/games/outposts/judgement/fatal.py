"""Fatal steps: those by which a player would lose the last Outposts at once (OUT-END.1, OUT-ELIM.1)."""

from __future__ import annotations

from fatebox.games.outposts.effects.amounts import amount_of
from fatebox.games.outposts.effects.base import Effect
from fatebox.games.outposts.effects.cards import Draw
from fatebox.games.outposts.effects.outposts import Hit
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.values import post_limit
from fatebox.kernel import Card, Option


def fatal_draw(s: OutpostsState, player: Player, cards: int) -> bool:
    """Whether the deck is too short for a draw, and the damage fells every Outpost (OUT-DRAW.2, .8)."""
    return len(player.deck) < cards and _life(s, player) <= s.pack.empty_deck.damage


def is_fatal(s: OutpostsState, player: Player, option: Option) -> bool:
    """Whether an action of the Second Step fells the player's own last Outposts."""
    match option:
        case ("play", card):
            return any(_fells_own(s, player, effect) for effect in effects_of(s, card))
        case ("buy",):
            wins = player.crystals + 1 >= s.pack.crystal.to_win  # before anything is drawn (OUT-CRYS.9)
            return not wins and fatal_draw(s, player, s.pack.crystal.draw)
    return False


def fatal_actions(s: OutpostsState, player: Player, options: list[Option]) -> list[Option]:
    """The actions that lose the game; only weak Outposts are in such danger."""
    if _life(s, player) > s.pack.empty_deck.damage:
        return []
    return [option for option in options if is_fatal(s, player, option)]


def effects_of(s: OutpostsState, card: Card) -> list[Effect]:
    """All that a card does as it is played."""
    abilities = (*s.pack.on["cast"][card], *s.pack.on["arrive"][card])
    return [effect for ability in abilities for effect in ability.effects]


def _fells_own(s: OutpostsState, player: Player, effect: Effect) -> bool:
    match effect:
        case Draw(cards=cards, who="you"):
            return fatal_draw(s, player, amount_of(cards, player))
        case Hit(counters=counters, at="own_outpost"):
            return len(player.standing()) == 1 and _life(s, player) <= amount_of(counters, player)
    return False


def _life(s: OutpostsState, player: Player) -> int:
    """The counters that the Outposts can still take."""
    return sum(post_limit(s, post) - post.counters for post in player.standing())
