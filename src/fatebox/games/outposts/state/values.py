"""Current values of creatures and Outposts, with everything that changes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from fatebox.kernel import Card

from .pieces import Player, Post

if TYPE_CHECKING:
    from .table import OutpostsState

Stats = tuple[int, int, int]
"""Attack, Defense, Health."""


class Aura(Protocol):
    """A change of creatures that a card makes as long as it is in play and face-up."""

    @property
    def attack(self) -> int:
        """The change of Attack."""

    @property
    def defense(self) -> int:
        """The change of Defense."""

    @property
    def health(self) -> int:
        """The change of Health."""

    def reach(
        self, s: OutpostsState, player: Player, card: Card, post: Post | None, source: Card, host: Post | None
    ) -> int:
        """The number of times that a creature which defends `post` gets it from `source` on `host`."""


ActiveAura = tuple[Aura, Card, Post | None]
"""An aura, the card that gives it, and the Outpost that this card lies on or defends."""


def auras(s: OutpostsState, player: Player) -> list[ActiveAura]:
    """All auras of a player's creatures and face-up upgrades."""
    table, away = s.pack.auras, s.pack.auras_away
    found: list[ActiveAura] = []
    for card in player.reserve:
        if away[card]:
            found += [(aura, card, None) for aura in away[card]]
    for card in player.offense:
        if away[card]:
            found += [(aura, card, None) for aura in away[card]]
    for post in player.posts:
        for card in post.defenders:
            if table[card]:
                found += [(aura, card, post) for aura in table[card]]
        for card in post.upgrades:
            if table[card]:
                found += [(aura, card, post) for aura in table[card]]
    return found


def stats(s: OutpostsState, player: Player, card: Card, post: Post | None, active: list[ActiveAura]) -> Stats:
    """Current Attack, Defense and Health of a creature that defends `post` (None: none), never below 0."""
    attack, defense, health = s.pack.stats[card]
    if player.crystals:
        a, d, h = s.pack.resonance[card]  # OUT-EFF.12
        attack += a * player.crystals
        defense += d * player.crystals
        health += h * player.crystals
    for aura, source, host in active:
        times = aura.reach(s, player, card, post, source, host)
        if times:
            attack += aura.attack * times
            defense += aura.defense * times
            health += aura.health * times
    for boost in s.boosts:
        if boost.card == card:
            attack += boost.attack
            defense += boost.defense
            health += boost.health
    return max(attack, 0), max(defense, 0), max(health, 0)  # OUT-GEN.8


def stats_of(s: OutpostsState, card: Card) -> Stats:
    """Current Attack, Defense and Health of a creature, wherever it is in play."""
    player = s.controller(card)
    post = next((post for post in player.posts if card in post.defenders), None)
    return stats(s, player, card, post, auras(s, player))


def health_of(s: OutpostsState, card: Card) -> int:
    """Current Health of a creature in play."""
    return stats_of(s, card)[2]


def pierce_of(s: OutpostsState, card: Card) -> int:
    """Pierce of a creature, with what was granted (OUT-EFF.11)."""
    return s.pack.pierce[card] + sum(boost.pierce for boost in s.boosts if boost.card == card)


def is_elusive(s: OutpostsState, card: Card) -> bool:
    """Whether a creature is Elusive, by itself or for some time (OUT-EFF.10)."""
    return s.pack.elusive[card] or any(boost.elusive and boost.card == card for boost in s.boosts)


def post_limit(s: OutpostsState, post: Post) -> int:
    """The number of counters that destroys an Outpost (OUT-POST.1)."""
    limit = s.pack.outpost.limit
    for card in post.upgrades:
        limit += s.pack.cap[card]
    return limit


def every_post(s: OutpostsState, player: Player) -> tuple[int, int]:
    """Attack and Defense of every Outpost of a player, before its own upgrades (OUT-POST.1, OUT-UPG.9)."""
    pack = s.pack
    attack, defense = pack.outpost.attack, pack.outpost.defense
    cards = player.creatures()
    for post in player.posts:
        cards += post.upgrades
    for card in cards:
        for aura in pack.post_auras[card]:
            attack += aura.attack
            defense += aura.defense
    return attack, defense


def post_stats(s: OutpostsState, post: Post, common: tuple[int, int] | None = None) -> tuple[int, int]:
    """Current Attack and Defense of an Outpost, without its defenders (OUT-POST.1, OUT-UPG.9).

    `common` is what `every_post` of its owner has; who asks for several Outposts works it out once.
    """
    attack, defense = every_post(s, s.players[post.owner]) if common is None else common
    for card in post.upgrades:
        player = s.players[post.owner]
        for bonus in s.pack.post_bonus[card]:
            attack += bonus.attack if isinstance(bonus.attack, int) else bonus.attack.of(player)
            defense += bonus.defense if isinstance(bonus.defense, int) else bonus.defense.of(player)
    for fort in s.forts:
        if fort.post == post.id:
            attack += fort.attack
            defense += fort.defense
    return max(attack, 0), max(defense, 0)


def garrison(
    s: OutpostsState,
    post: Post,
    common: tuple[int, int] | None = None,
    active: list[ActiveAura] | None = None,
) -> tuple[int, int]:
    """The strength with which an Outpost strikes back, and its Defense, defenders included (OUT-ASLT.2).

    `common` and `active` are what `every_post` and `auras` of its owner have, for those who ask for several.
    """
    attack, defense = post_stats(s, post, common)
    if post.defenders:
        player = s.players[post.owner]
        active = auras(s, player) if active is None else active
        for card in post.defenders:
            a, d, _ = stats(s, player, card, post, active)
            attack += a
            defense += d
    return attack, defense
