"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from fatebox.games.outposts.effects.battle import Bounce, Destroy, Strike, Tuck
from fatebox.games.outposts.rules.attack import open_posts
from fatebox.games.outposts.rules.play import crystal_price
from fatebox.games.outposts.rules.turn import GO, SKIP
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player
from fatebox.games.outposts.state.terms import DEFENSE, TURN_DRAW
from fatebox.games.outposts.state.values import garrison, post_limit
from fatebox.kernel import DONE, Decision, Option

from .blows import spared_creatures, unused_attacks, vain_attacks, wasted_groups
from .conquest import missed_breach, missed_conquest
from .fatal import fatal_actions, fatal_draw
from .funds import crystal_in_view, from_discards, from_sacrifice, from_sacrifices
from .last_stand import lost_stands
from .muster import abandoned_conquest
from .thrift import is_too_dear, wasteful
from .vain import nothing_taken, vain_modes, vain_targets

BUY: Option = ("buy",)
CHEAP = 2
"""The mana cost up to which no creature is worth an Outpost."""


def senseless(s: OutpostsState, decision: Decision) -> list[Option]:
    """The options that make no sense: unused mana (OUT-MANA.7), damage (OUT-ASLT.5), steps, cards or wins."""
    match decision.prompt.id:
        case "play_action":
            return _poor_actions(s, decision)
        case "attacker_damage":
            wasted = _wasted_damage(decision.options) or missed_breach(s, decision)
            return wasted or [*_missed_fall(s, decision.options), *spared_creatures(s, decision)]
        case "defender_damage":
            return spared_creatures(s, decision)
        case "group_up":
            return missed_conquest(s, decision) or _split_force(s, decision)
        case "attack_assign":
            return missed_conquest(s, decision) or _poor_attacks(s, decision)
        case "effect_target" if decision.options[0][0] == "doom":
            return abandoned_conquest(s, decision) or _dear_victims(s, decision.options)
        case "effect_target":
            return _own_victims(s, decision) or [*vain_targets(s, decision), *nothing_taken(decision)]
        case "search_pick" if decision.group is None:
            return nothing_taken(decision)
        case "effect_mode":
            return vain_modes(s, decision)
        case "moves":
            player = s.players[decision.seat]
            lost = missed_conquest(s, decision) or lost_stands(s, decision)
            return lost or _open_gate(s, player, decision.options) or unused_attacks(s, decision)
        case "skip_step":
            return _wasted_step(s, s.players[decision.seat])
    return []


def _poor_actions(s: OutpostsState, decision: Decision) -> list[Option]:
    """Actions that give up a win; otherwise those that lose the game, or waste something."""
    player, options = s.players[decision.seat], decision.options
    gives_up = _missed_crystal(s, player, options) or abandoned_conquest(s, decision)
    if gives_up:
        return gives_up
    fatal = fatal_actions(s, player, options)
    return [*fatal, *wasteful(s, player, [option for option in options if option not in fatal])]


def _own_victims(s: OutpostsState, decision: Decision) -> list[Option]:
    """Targets of harm without which an attack no longer wins (OUT-EFF.7)."""
    harms = isinstance(decision.about, Strike | Destroy | Bounce | Tuck)
    return abandoned_conquest(s, decision) if harms else []


def _wasted_step(s: OutpostsState, player: Player) -> list[Option]:
    """Cards (OUT-DRAW.1) and mana (OUT-MANA.1) for nothing; a draw from an empty deck does damage."""
    if s.step == "first" and fatal_draw(s, player, TURN_DRAW):
        return [GO]
    free = s.step == "second" or (s.step == "first" and len(player.deck) >= TURN_DRAW)
    return [SKIP] if free else []


def _dear_victims(s: OutpostsState, options: list[Option]) -> list[Option]:
    """Creatures to destroy that cost far more than another one that would do (OUT-PLAY.7, OUT-GEN.7)."""
    creatures = [option[1] for option in options]
    return [option for option in options if is_too_dear(s, option[1], creatures)]


def _open_gate(s: OutpostsState, player: Player, options: list[Option]) -> list[Option]:
    """No more moves while nobody defends the last Outpost and a creature of the reserve could (OUT-END.1)."""
    posts = player.standing()
    if len(posts) != 1 or posts[0].defenders or s.arriving:
        return []
    idle = any(
        option[0] == "move" and option[2] == DEFENSE and option[1] in player.reserve for option in options
    )
    return [option for option in options if option in (SKIP, DONE)] if idle else []


def _missed_crystal(s: OutpostsState, player: Player, options: list[Option]) -> list[Option]:
    """Anything but the Mana Crystal that wins at once, or the mana for it (OUT-CRYS.9)."""
    if player.crystals + 1 < s.pack.crystal.to_win:
        return []
    if BUY in options:
        return [option for option in options if option != BUY]
    if not crystal_in_view(s, player):
        return []
    return [option for option in options if not _keeps_crystal_in_view(s, player, option)]


def _keeps_crystal_in_view(s: OutpostsState, player: Player, option: Option) -> bool:
    """Whether an option raises mana and leaves enough to be raised for the next Mana Crystal."""
    missing = crystal_price(s, player) - player.mana
    match option:
        case ("discard", _):
            return True
        case ("sacrifice", card):
            gain = from_sacrifice(s, player, card) - s.pack.cut[card]
            return gain + from_discards(s, player) + from_sacrifices(s, player, card) >= missing
    return False


def _missed_fall(s: OutpostsState, options: list[Option]) -> list[Option]:
    """Damage to a creature while all of it would fell the Outpost (OUT-POST.3).

    A dear creature may be worth more than an Outpost, but not than the last one (OUT-END.1). An Outpost that
    another group attacks as well may fall later.
    """
    assert s.assault is not None
    post, remaining = s.post(s.assault.post), s.assault.remaining
    rivals = [other for player in s.opponents(s.active) for other in player.posts if other.standing]
    covered = any(s.pack.guard[card] for card in post.defenders)  # OUT-EFF.10
    enough = max(1, post_limit(s, post) - post.counters - s.assault.siege)
    if covered or remaining < enough:
        return []
    last, again = rivals == [post], post.id in s.targets
    strikes = (option for option in options if option[0] == "strike" and remaining - option[2] < enough)
    return [strike for strike in strikes if last or (not again and s.pack.cost[strike[1]] <= CHEAP)]


def _split_force(s: OutpostsState, decision: Decision) -> list[Option]:
    """The end of a group whose Onslaught would strengthen more creatures (OUT-EFF.1, OUT-ATK.3).

    There is no reason to divide them if only one Outpost can be attacked and nothing defends it.
    """
    targets = open_posts(s, decision.seat)
    if len(targets) != 1 or targets[0].bills or targets[0].upgrades or any(garrison(s, targets[0])):
        return []
    assert decision.group is not None
    joining = [option[1] for option in decision.options if option != DONE]
    together = [*s.groups[-1], *decision.group.chosen, *joining]
    stronger = any(s.pack.on["onslaught"][card] for card in together)
    return [DONE] if joining and stronger else []


def _poor_attacks(s: OutpostsState, decision: Decision) -> list[Option]:
    """Attacks that change nothing, and groups held back that could attack for nothing."""
    wrong = [*wasted_groups(s, decision.options), *vain_attacks(s, decision.options)]
    return [*wrong, *unused_attacks(s, decision)]


def _wasted_damage(options: list[Option]) -> list[Option]:
    """Less than all damage to an Outpost where nothing else is left to take it."""
    if any(option[0] != "batter" for option in options):
        return []
    most = max(option[2] for option in options)
    return [option for option in options if option[2] < most]
