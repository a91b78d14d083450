"""Values that players work out from the open table: stats, prices, forecasts. For clients without rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypedDict

from fatebox.games.outposts.rules.play import DOWN, UP, crystal_price, income, upgrade_price
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player, Post
from fatebox.games.outposts.state.values import (
    Stats,
    auras,
    every_post,
    garrison,
    is_elusive,
    pierce_of,
    post_limit,
    stats,
)
from fatebox.kernel import Card

from .clash import Clash, clash


class ClashData(TypedDict):
    """The forecast of an assault."""

    strength: int
    defense: int
    strike: int
    through: int
    guards: int
    siege: int
    reached: int
    limit: int
    surprises: list[str]


class DerivedData(TypedDict):
    """Values by the numbers of cards, Outposts and seats."""

    stats: dict[str, tuple[int, int, int]]
    """Attack, Defense and Health of each creature."""
    keywords: dict[str, list[str]]
    posts: dict[str, tuple[int, int, int]]
    """The limit, Attack and Defense of each Outpost."""
    income: list[int]
    crystal: list[int]
    """The price of a Mana Crystal for each player."""
    upgrades: dict[str, tuple[int, int]]
    """The prices of the upgrades of your hand, face-up and face-down."""
    pacified: list[bool]
    clashes: dict[str, dict[str, ClashData]]
    """For each attacking group the forecast against each Outpost that it could attack."""


def derive(s: OutpostsState, seat: int | None) -> DerivedData:
    """From what a seat sees; numbers of cards and Outposts are keys as text, as in all JSON."""
    creatures: dict[str, Stats] = {}
    posts: dict[str, tuple[int, int, int]] = {}
    for player in s.players:
        active, common = auras(s, player), every_post(s, player)
        for card in player.reserve + player.offense:
            creatures[str(card)] = stats(s, player, card, None, active)
        for post in player.posts:
            posts[str(post.id)] = (post_limit(s, post), *garrison(s, post, common, active))
            for card in post.defenders:
                creatures[str(card)] = stats(s, player, card, post, active)
    return {
        "stats": creatures,
        "keywords": {card: list(keywords(s, Card(int(card)))) for card in creatures},
        "posts": posts,
        "income": [max(0, income(s, player) - player.tax) for player in s.players],
        "crystal": [crystal_price(s, player) for player in s.players],
        "upgrades": {} if seat is None else _upgrade_prices(s, s.players[seat]),
        "pacified": [is_pacified(s, player) for player in s.players],
        "clashes": {
            str(group): {str(post.id): _clash(clash(s, group, post)) for post in targets}
            for group, targets in _fights(s).items()
        },
    }


def derive_own(s: OutpostsState, seat: int) -> dict[str, Any]:
    """The values that are not the same for a seat as for a spectator: those of its hand."""
    return {"upgrades": _upgrade_prices(s, s.players[seat])}


def keywords(s: OutpostsState, card: Card) -> Iterator[str]:
    """The keywords of a creature that matter in play, with what was granted to it (OUT-EFF.9 to .12)."""
    pack = s.pack
    if pack.guard[card]:
        yield "Guard"
    if is_elusive(s, card):
        yield "Elusive"
    if pierce := pierce_of(s, card):
        yield f"Pierce {pierce}"
    if pack.siege[card]:
        yield f"Siege {pack.siege[card]}"
    if pack.harvest[card]:
        yield f"Harvest {pack.harvest[card]}"
    if pack.swift[card]:
        yield "Swift"
    if pack.berserk[card]:
        yield "Berserk"
    if pack.immobile[card]:
        yield "Immobile"
    if pack.slow[card] and card in s.fresh:
        yield "Slow"


def is_pacified(s: OutpostsState, player: Player) -> bool:
    """Whether the Fourth Step of this turn or the next is skipped by force."""
    now = player.seat == s.active
    return player.no_attack > player.turns or (player.no_attack == player.turns and now)


def _upgrade_prices(s: OutpostsState, player: Player) -> dict[str, tuple[int, int]]:
    """The prices of the upgrades of a hand, face-up and face-down (OUT-PLAY.8)."""
    upgrades = [card for card in player.hand + player.placing if s.pack.type[card] == "upgrade"]
    return {
        str(card): (upgrade_price(s, player, card, UP), upgrade_price(s, player, card, DOWN))
        for card in upgrades
    }


def _fights(s: OutpostsState) -> dict[int, list[Post]]:
    """The attacking groups with the Outposts that they could attack, or do."""
    if s.step != "fourth":
        return {}
    open_posts = [post for player in s.opponents(s.active) for post in player.posts if post.standing]
    return {group: open_posts for group, cards in enumerate(s.groups) if cards}


def _clash(forecast: Clash) -> ClashData:
    return {
        "strength": forecast.strength,
        "defense": forecast.defense,
        "strike": forecast.strike,
        "through": forecast.remaining,
        "guards": forecast.guards,
        "siege": forecast.siege,
        "reached": forecast.reached,
        "limit": forecast.limit,
        "surprises": [*forecast.surprises, *["?"] * forecast.traps],
    }
