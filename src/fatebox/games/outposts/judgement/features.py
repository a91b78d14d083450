"""Features for a network beside those of the declarations: current values, totals, attacking groups."""

from __future__ import annotations

from fatebox.games.outposts.rules.play import crystal_price
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import Player, Post
from fatebox.games.outposts.state.values import (
    ActiveAura,
    Stats,
    auras,
    pierce_of,
    post_limit,
    post_stats,
    stats,
)
from fatebox.kernel import Card, Rng
from fatebox.kernel.features import Features, Setup, Sketch

from .sense import senseless

GROUP = "group"
MORE_SEATS = (2, 2, 2, 2, 2, 2, 3, 3, 4)
"""Seats of games to learn from: mostly two."""
LATE, LONG = 0.1, 60
"""The value that a win loses until round LONG, evenly."""


def _derive(s: OutpostsState, seat: int, sketch: Sketch) -> None:
    del seat
    for player in s.players:
        if player.posts:
            _derive_side(s, player, sketch)
    for number, group in enumerate(s.groups):
        _derive_group(s, number, group, sketch)


def _derive_side(s: OutpostsState, player: Player, sketch: Sketch) -> None:
    active = auras(s, player)
    plain = not active and not s.boosts and not player.crystals
    for card in player.reserve + player.offense:
        _derive_creature(s, player, card, None, active, plain, sketch)
    standing = 0
    for post in player.posts:
        if post.standing:
            standing += 1
            attack, defense = post_stats(s, post)
            for card in post.defenders:
                own = _derive_creature(s, player, card, post, active, plain, sketch)
                attack += own[0]
                defense += own[1]
            sketch.thing(post, attack, defense, post_limit(s, post) - post.counters)
    income = s.pack.outpost.mana * standing + s.pack.crystal.income * player.crystals
    sketch.thing(player, crystal_price(s, player), income, standing)


def _derive_creature(
    s: OutpostsState,
    player: Player,
    card: Card,
    post: Post | None,
    active: list[ActiveAura],
    plain: bool,
    sketch: Sketch,
) -> Stats:
    current = s.pack.stats[card] if plain else stats(s, player, card, post, active)
    sketch.card(card, *current, 1)
    return current


def _derive_group(s: OutpostsState, number: int, group: list[Card], sketch: Sketch) -> None:
    """The strength of an attacking group, and the Outpost it is sent to."""
    attacker = s.players[s.active]
    active = auras(s, attacker)
    target = s.targets[number] if number < len(s.targets) else None
    strength = pierce = siege = health = 0
    for card in group:
        own = stats(s, attacker, card, None, active)
        strength += own[0]
        health += own[2]
        pierce += pierce_of(s, card)
        siege += s.pack.siege[card]
    fighting = s.assault is not None and s.assault.group == number
    parent = attacker if target is None else s.post(target)
    values = (strength, pierce, siege, len(group), health, target is not None, fighting)
    sketch.add(GROUP, parent, s.active, number, *values)


def _post(s: OutpostsState, number: int, sketch: Sketch) -> int | None:
    return sketch.row_of(s.post(number))


def _group(s: OutpostsState, number: int, sketch: Sketch) -> int | None:
    del s
    return sketch.added(GROUP, number)


def _setup(rng: Rng) -> Setup:
    seats = MORE_SEATS[rng.below(len(MORE_SEATS))]
    options: dict[str, object] = {}
    if rng.below(3) == 0:
        options["max_rounds"] = 6 + rng.below(14)  # so that beginners see games end
    if rng.below(6) == 0:
        options["deck_mode"] = "custom"
    if rng.below(6) == 0:
        options["shard_cards"] = True
    return seats, options


def _result_value(s: OutpostsState, seat: int) -> float:
    """The share of the win, a little less if it came late: dithering gains nothing."""
    assert s.result is not None
    even = 1 / s.seats
    return even + (s.result.value(seat) - even) * (1 - LATE * min(s.round, LONG) / LONG)


FEATURES: Features[OutpostsState] = Features(
    things=80,
    options=48,
    skip=(
        "custom",
        "shard_option",
        "unique_factions",
        "opening_truce",
        "reward",
        "owned_shards",
        "departures",
        "arrivals",
        "entered",
        "segment",
        "seats",
        "seat",
        "outcome",
        "winners",
        "shown",
        "owns",
        "brings",
        "learned",
        "collection",
        "since",
        "id",
        "box",
        "discard",
        "spare",
        "aside",
        "bills",
        "targets",
    ),
    seats=("start", "active", "by"),
    on_cards=4,
    on_things={"state.players": 3, "state.players.posts": 3},
    extra={GROUP: 7},
    derive=_derive,
    pointers={"post": _post, "group": _group},
    setup=_setup,
    senseless=senseless,
    by_chance=("faction", "shard_count", "deck_list"),
    result_value=_result_value,
)
