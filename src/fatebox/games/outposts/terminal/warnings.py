"""Warnings: losses that are certain and easily overlooked."""

from __future__ import annotations

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.effects.cards import Scry, Search
from fatebox.games.outposts.rules.play import crystal_price, playable
from fatebox.games.outposts.rules.turn import due_a_post
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.cause import Cause
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import TURN_DRAW
from fatebox.games.outposts.state.values import post_limit
from fatebox.games.outposts.view.clash import clash
from fatebox.kernel import Card, Option, View
from fatebox.kernel.messages import CardName, Message, Value

UNKNOWN = (Scry, Search)
"""Effects on your own deck: whether they find anything is not known before."""


def warning(view: View, pack: OutpostsPack, option: Option) -> Message | None:
    """A loss that is certain, with its clause; None if nothing speaks against the option."""
    s = OutpostsState.from_view(view, pack)
    own = s.players[view["seat"]]
    deck = len(view["table"]["players"][own.seat]["deck"])
    match option:
        case ("go",) if s.step == "first":
            return _last_draw(s, own, deck, TURN_DRAW)
        case ("skip",) if s.step == "first" and due_a_post(s, own):
            return Message("warning-no-outpost")
        case ("buy",) if own.crystals + 1 < pack.crystal.to_win:
            return _last_draw(s, own, deck, pack.crystal.draw)
        case ("finish",):
            return _unspent(s, own)
        case ("play", card) if pack.type[card] == "spell":
            return _idle(s, own, Card(card))
        case ("attack", group, post) if len(s.groups) == 1:
            forecast = clash(s, group, s.post(post))
            if not (forecast.remaining or forecast.surprises or forecast.traps):
                return Message("warning-vain", clash=forecast.message())
        case ("batter", _, points) if s.assault is not None and points < s.assault.remaining:
            return Message("warning-wasted", points=s.assault.remaining - points)
    return None


def _last_draw(s: OutpostsState, own: Player, deck: int, cards: int) -> Message | None:
    """Drawing from a deck that is too short destroys the last Outpost that stands (OUT-DRAW.2)."""
    damage = s.pack.empty_deck.damage
    standing = own.standing()
    if deck >= cards or len(standing) != 1 or post_limit(s, standing[0]) - standing[0].counters > damage:
        return None
    return Message("warning-last-draw", damage=damage)


def _unspent(s: OutpostsState, own: Player) -> Message | None:
    """Mana that could still become a creature, an upgrade or a Mana Crystal is lost (OUT-MANA.7)."""
    could: list[Value] = [
        s.pack.name(c) for c in own.hand if s.pack.type[c] != "spell" and playable(s, own, c)
    ]
    if own.mana >= crystal_price(s, own):
        could.insert(0, Message("terminal-crystal"))
    if not own.mana or not could:
        return None
    return Message("warning-unspent", mana=own.mana, things=tuple(dict.fromkeys(could)))


def _idle(s: OutpostsState, own: Player, card: Card) -> Message | None:
    """A spell none of whose parts can do anything (OUT-PLAY.6)."""
    cause = Cause(own.seat, card)
    effects = [effect for ability in s.pack.on["cast"][card] for effect in ability.effects]
    if any(isinstance(effect, UNKNOWN) or effect.possible(s, cause) for effect in effects):
        return None
    return Message("warning-idle", card=CardName(card))
