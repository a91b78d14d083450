"""Sense: what no player does at any level, because it gives something away for nothing."""

from __future__ import annotations

from fatebox.games.outposts.effects.economy import Mana
from fatebox.games.outposts.rules.play import FINISH, crystal_price
from fatebox.games.outposts.rules.turn import SKIP
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player, Post
from fatebox.games.outposts.state.terms import DEFENSE, MANA_DISCARDS, MANA_SACRIFICES, TURN_DRAW
from fatebox.games.outposts.state.values import post_limit
from fatebox.games.outposts.view.clash import clash
from fatebox.kernel import DONE, Card, Decision, Option

CREATURE, SPELL = "creature", "spell"
BUY: Option = ("buy",)
CHEAP = 2
"""The mana cost up to which no creature is worth an Outpost."""
DEAR = 2
"""A creature that costs more than this many times as much as a spell is too dear for it."""


def senseless(s: OutpostsState, decision: Decision) -> list[Option]:
    """The options that make no sense: unused mana (OUT-MANA.7), damage (OUT-ASLT.5), steps, cards or wins."""
    match decision.prompt.id:
        case "play_action":
            player = s.players[decision.seat]
            return _missed_crystal(s, player, decision.options) or _wasted_mana(s, player, decision.options)
        case "attacker_damage":
            return _wasted_damage(decision.options) or _missed_fall(s, decision.options)
        case "attack_assign":
            return _wasted_group(s, decision.options)
        case "moves":
            return _open_gate(s, s.players[decision.seat], decision.options)
        case "skip_step":
            return _wasted_step(s, s.players[decision.seat])
    return []


def _wasted_mana(s: OutpostsState, player: Player, options: list[Option]) -> list[Option]:
    """An end of the step with mana that buys a creature or a crystal, and mana that cannot buy anything.

    Mana that was raised is spent: whoever has not done so yet goes on raising while that leads anywhere.
    """
    raised = s.discarded + s.sacrificed
    wrong = [option for option in options if not _pays(s, player, option)]
    for option in options:
        if option in wrong:
            continue
        if option == BUY or (option[0] == "play" and (raised or s.pack.type[option[1]] == CREATURE)):
            return [*wrong, FINISH]
        if option[0] == "discard" and player.mana >= raised > 0:
            return [*wrong, FINISH]
    return wrong


def _pays(s: OutpostsState, player: Player, option: Option) -> bool:
    """Whether an option that raises mana brings something within reach; all others do."""
    match option:
        case ("discard", card):
            return _in_view(s, player) or _buys(s, player, card, _discards(s, player, 1))
        case ("sacrifice", card):
            if s.pack.on["fall"][card] or _in_view(s, player):
                return True
            if card in s.fresh and not s.pack.on["arrive"][card]:
                return False  # it cost more than it gives back
            more = _discards(s, player, 1) + _sacrifices(s, player)
            return _buys(s, player, card, more, least=s.pack.cost[card] + 1)
        case ("play", card) if s.pack.extra_cost[card]:
            given = _given(s, card)
            worth = any(s.pack.cost[creature] < given for creature in player.creatures())
            return not given or (worth and (_in_view(s, player) or _buys(s, player, card, given)))
    return True


def _buys(s: OutpostsState, player: Player, card: Card, more: int, least: int = 0) -> bool:
    """Whether `more` mana buys another card that this one may be given up for; creatures of `least` cost."""
    within_reach = range(player.mana + 1, player.mana + more + 1)
    return any(
        other != card and s.pack.cost[other] in within_reach and _is_worth(s, other, card, least)
        for other in player.hand
    )


def _is_worth(s: OutpostsState, bought: Card, card: Card, least: int) -> bool:
    """Whether a card is worth another one: no creature is given up for a far cheaper spell (OUT-MANA.3, .4).

    Where somebody's last Outpost is at stake, any spell may decide the game (OUT-END.1).
    """
    cost = s.pack.cost[bought]
    if s.pack.type[bought] != SPELL:
        return cost >= least
    at_stake = any(len(player.standing()) == 1 for player in s.players)
    return at_stake or s.pack.type[card] != CREATURE or s.pack.cost[card] <= DEAR * cost


def _in_view(s: OutpostsState, player: Player) -> bool:
    """Whether a Mana Crystal can be paid this turn that wins or is half paid for (OUT-CRYS.2, .9)."""
    price = crystal_price(s, player)
    wins = player.crystals + 1 >= s.pack.crystal.to_win
    most = player.mana + _sacrifices(s, player) + _discards(s, player)
    return (wins or price / 2 <= player.mana) and player.mana < price <= most


def _discards(s: OutpostsState, player: Player, kept: int = 0) -> int:
    """The most mana that cards in hand can still be given up for."""
    return min(MANA_DISCARDS - s.discarded, len(player.hand) - kept)


def _sacrifices(s: OutpostsState, player: Player) -> int:
    """The most mana that creatures in play can still be given up for."""
    values = sorted((1 + s.pack.harvest[card] for card in player.creatures()), reverse=True)
    return sum(values[: MANA_SACRIFICES - s.sacrificed])


def _given(s: OutpostsState, spell: Card) -> int:
    """The mana that a spell gives."""
    effects = (effect for ability in s.pack.on["cast"][spell] for effect in ability.effects)
    amounts = (effect.amount for effect in effects if isinstance(effect, Mana))
    return sum(amount for amount in amounts if isinstance(amount, int))


def _wasted_step(s: OutpostsState, player: Player) -> list[Option]:
    """Cards (OUT-DRAW.1) and mana (OUT-MANA.1) for nothing; a draw from an empty deck would do damage."""
    free = s.step == "second" or (s.step == "first" and len(player.deck) >= TURN_DRAW)
    return [SKIP] if free else []


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
    """Anything but the Mana Crystal that wins at once (OUT-CRYS.9)."""
    if BUY not in options or player.crystals + 1 < s.pack.crystal.to_win:
        return []
    return [option for option in options if option != BUY]


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


def _wasted_group(s: OutpostsState, options: list[Option]) -> list[Option]:
    """Assaults on an Outpost that falls before them, while another can be attacked (OUT-ATK.6)."""
    doomed = [target for target in set(s.targets) if target is not None and _falls(s, s.post(target))]
    needless = [option for option in options if option[0] == "attack" and option[2] in doomed]
    elsewhere = any(option[0] == "attack" and option[2] not in doomed for option in options)
    return needless if elsewhere else []


def _falls(s: OutpostsState, post: Post) -> bool:
    """Whether the groups sent so far fell an Outpost for sure: nobody defends it, nothing is face-down."""
    sent = [clash(s, group, post) for group, target in enumerate(s.targets) if target == post.id]
    if post.defenders or any(each.traps or each.surprises for each in sent):
        return False
    damage = sum(each.reached - each.counters for each in sent)
    return post.counters + damage >= post_limit(s, post)


def _wasted_damage(options: list[Option]) -> list[Option]:
    """Less than all damage to an Outpost where nothing else is left to take it."""
    if any(option[0] != "batter" for option in options):
        return []
    most = max(option[2] for option in options)
    return [option for option in options if option[2] < most]
