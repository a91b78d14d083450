"""Warnings: losses that are certain and easily overlooked."""

from __future__ import annotations

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.effects.cards import Scry, Search
from fatebox.games.outposts.rules.play import crystal_price, playable
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.cause import Cause
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import TURN_DRAW
from fatebox.games.outposts.state.values import post_limit
from fatebox.games.outposts.view.clash import clash
from fatebox.kernel import Card, Option, View
from fatebox.text.words import listed

UNKNOWN = (Scry, Search)
"""Effects on your own deck: whether they find anything is not known before."""


def warning(view: View, pack: OutpostsPack, option: Option) -> str | None:
    """A loss that is certain, with its clause; None if nothing speaks against the option."""
    s = OutpostsState.from_view(view, pack)
    own = s.players[view["seat"]]
    deck = len(view["table"]["players"][own.seat]["deck"])
    match option:
        case ("go",) if s.step == "first":
            return _last_draw(s, own, deck, TURN_DRAW)
        case ("skip",) if s.step == "first" and own.turns > 1 and len(own.posts) < pack.outpost.per_player:
            return "You would gain no Outpost this turn (OUT-DRAW.14)."
        case ("buy",) if own.crystals + 1 < pack.crystal.to_win:
            return _last_draw(s, own, deck, pack.crystal.draw)
        case ("finish",):
            return _unspent(s, own)
        case ("play", card) if pack.type[card] == "spell":
            return _idle(s, own, Card(card))
        case ("attack", group, post) if len(s.groups) == 1:
            forecast = clash(s, group, s.post(post))
            if not forecast.remaining and not forecast.surprises:
                return f"{forecast.words()} (OUT-ASLT.4)."
        case ("batter", _, points) if s.assault is not None and points < s.assault.remaining:
            return f"{s.assault.remaining - points} of the points would be wasted (OUT-ASLT.5)."
    return None


def _last_draw(s: OutpostsState, own: Player, deck: int, cards: int) -> str | None:
    """Drawing from a deck that is too short destroys the last Outpost that stands (OUT-DRAW.2)."""
    damage = s.pack.empty_deck.damage
    standing = own.standing()
    if deck >= cards or len(standing) != 1 or post_limit(s, standing[0]) - standing[0].counters > damage:
        return None
    return f"Your deck is too short: {damage} damage would destroy your last Outpost (OUT-DRAW.2)."


def _unspent(s: OutpostsState, own: Player) -> str | None:
    """Mana that could still become a creature, an upgrade or a Mana Crystal is lost (OUT-MANA.7)."""
    names = [s.pack.name(c) for c in own.hand if s.pack.type[c] != "spell" and playable(s, own, c)]
    if own.mana >= crystal_price(s, own):
        names.insert(0, "a Mana Crystal")
    if not own.mana or not names:
        return None
    could = listed(dict.fromkeys(names))
    return f"{own.mana} mana would be lost, though it pays for {could} (OUT-MANA.7)."


def _idle(s: OutpostsState, own: Player, card: Card) -> str | None:
    """A spell none of whose parts can do anything (OUT-PLAY.6)."""
    cause = Cause(own.seat, card)
    effects = [effect for ability in s.pack.on["cast"][card] for effect in ability.effects]
    if any(isinstance(effect, UNKNOWN) or effect.possible(s, cause) for effect in effects):
        return None
    return f"{s.pack.name(card)} would do nothing now (OUT-PLAY.6)."
