"""Vain spells: those that would change nothing, and targets and parts with which they change nothing."""

from __future__ import annotations

from fatebox.games.outposts.effects.amounts import amount_of
from fatebox.games.outposts.effects.base import Effect
from fatebox.games.outposts.effects.battle import Change, PaySac, Prey, Strike
from fatebox.games.outposts.effects.cards import Discard
from fatebox.games.outposts.effects.choices import Choose, OppChoose
from fatebox.games.outposts.effects.economy import CutNow, Shatter, Skip
from fatebox.games.outposts.effects.outposts import Hit, Repair, Sanctuary
from fatebox.games.outposts.effects.select import ENEMIES, candidates, post_candidates
from fatebox.games.outposts.rules.attack import open_posts
from fatebox.games.outposts.rules.play import crystal_price
from fatebox.games.outposts.rules.war import may_attack
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.cause import Cause
from fatebox.games.outposts.state.pieces import Player, Post
from fatebox.games.outposts.state.values import health_of, stats_of
from fatebox.kernel import DONE, Card, Decision, Option

from .funds import from_discards, from_sacrifices


def is_vain(s: OutpostsState, player: Player, spell: Card) -> bool:
    """Whether a spell would change nothing but the hand and the mana of its player (OUT-PLAY.6)."""
    cause = Cause(player.seat, spell)
    abilities = s.pack.on["cast"][spell]
    return not any(_works(s, cause, effect) for ability in abilities for effect in ability.effects)


def vain_targets(s: OutpostsState, decision: Decision) -> list[Option]:
    """Targets that an effect does nothing to, while it does something to others (OUT-EFF.5, OUT-POST.5)."""
    effect, seat, options = decision.about, decision.seat, decision.options
    match effect:
        case Strike(damage=damage):
            dealt = amount_of(damage, s.players[seat])
            idle = [o for o in options if o[0] == "target" and health_of(s, o[1]) > dealt]
        case Repair():
            idle = [o for o in options if o[0] == "target_post" and not s.post(o[1]).counters]
        case Hit():
            idle = [o for o in options if o[0] == "target_post" and _is_warded(s, s.post(o[1]), seat)]
        case _:
            return []
    return idle if len(idle) < len(options) else []


def nothing_taken(decision: Decision) -> list[Option]:
    """The end of a choice of targets, or of a card to take, before anything has been chosen (OUT-GEN.7)."""
    chosen = decision.group is not None and decision.group.chosen
    return [] if chosen else [option for option in decision.options if option == DONE]


def vain_modes(s: OutpostsState, decision: Decision) -> list[Option]:
    """Parts of a spell that change nothing, while another one does something (OUT-PLAY.6)."""
    if not s.casting:
        return []
    spell = s.casting[-1]
    effects = [effect for ability in s.pack.on["cast"][spell] for effect in ability.effects]
    choice = next((effect for effect in effects if isinstance(effect, Choose)), None)
    if choice is None:
        return []
    cause = Cause(decision.seat, spell)
    idle = [option for option in decision.options if not _works(s, cause, choice.modes[option[1]])]
    return idle if len(idle) < len(decision.options) else []


def _works(s: OutpostsState, cause: Cause, effect: Effect) -> bool:
    """Whether an effect changes anything in favor of its controller; costs do not."""
    own = s.players[cause.seat]
    match effect:
        case Choose(modes=modes) | OppChoose(modes=modes):
            return any(_works(s, cause, mode) for mode in modes)
        case PaySac() | Discard(who="you") | Hit(at="own_outpost" | "each_own_outpost"):
            return False
        case Strike() | Prey():
            return _destroys(s, cause, effect)
        case Change(until="turn"):
            return effect.possible(s, cause) and (effect.at in ENEMIES or _may_attack(s, own))
        case CutNow(amount=amount):
            return _helps_to_buy(s, own, amount, cause.card)
        case Hit(at=at):
            return any(not _is_warded(s, post, cause.seat) for post in post_candidates(s, cause, at))
        case Sanctuary(at=at):
            return any(not post.sanctuary for post in post_candidates(s, cause, at))
        case Discard():
            return any(player.hand for player in s.opponents(cause.seat))
        case Shatter():
            return any(player.crystals for player in s.opponents(cause.seat))
        case Skip():
            return any(player.no_attack != player.turns + 1 for player in s.opponents(cause.seat))
    return effect.possible(s, cause)


def _destroys(s: OutpostsState, cause: Cause, effect: Strike | Prey) -> bool:
    """Whether damage can destroy a creature of an opponent; less does nothing (OUT-EFF.5)."""
    own = s.players[cause.seat].creatures()
    if isinstance(effect, Prey):
        damage = max((stats_of(s, card)[0] for card in own), default=0)
        prey = candidates(s, cause, "enemy_creature")
    else:
        damage = amount_of(effect.damage, s.players[cause.seat])
        prey = [card for card in candidates(s, cause, effect.at, effect.max_cost) if card not in own]
    return any(health_of(s, card) <= damage for card in prey)


def _may_attack(s: OutpostsState, player: Player) -> bool:
    """Whether a creature of the active player can take part in an assault this turn (OUT-WAR.1, .2)."""
    if player.no_attack == player.turns or not open_posts(s, player.seat):
        return False
    defenders = [card for post in player.posts for card in post.defenders if s.pack.swift[card]]
    return bool(player.offense) or any(may_attack(s, card) for card in (*player.reserve, *defenders))


def _helps_to_buy(s: OutpostsState, player: Player, cut: int, spell: Card) -> bool:
    """Whether a Mana Crystal gets cheaper and can then be paid for this turn (OUT-CRYS.8)."""
    price = crystal_price(s, player)
    cheaper = max(s.pack.least_crystal_price, price - cut)
    left = player.mana - s.pack.cost[spell]
    return cheaper < price and cheaper <= left + from_discards(s, player, kept=1) + from_sacrifices(s, player)


def _is_warded(s: OutpostsState, post: Post, seat: int) -> bool:
    """Whether effects of a seat put no counters on an Outpost."""
    return post.owner != seat and any(s.pack.ward[card] for card in post.upgrades)
