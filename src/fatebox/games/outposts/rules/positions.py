"""The table of Outposts as it can be: for positions laid out by hand, and for tests."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import count
from typing import Any

from fatebox.games.outposts.content import OutpostsPack
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.pieces import POSTS, Player, Post
from fatebox.games.outposts.state.terms import (
    DRAFT_KEEP,
    DRAFT_PASSES,
    FACTIONS,
    GROUP_SIZE,
    MANA_DISCARDS,
    MANA_SACRIFICES,
    SHARD,
    SHARDS_MOST,
    SILVER,
    Step,
)  # fmt: skip
from fatebox.kernel import Card, Flaw, Named, Pieces, Positions, Spot
from fatebox.kernel.positions import Belongs, among, as_many, in_order, key_of, number, of_kind, seat, sized

STEPS: dict[str, Step] = {
    "pass_turn": "fourth",
    "first_step": "first",
    "second_step": "second",
    "action": "second",
    "place_upgrade": "second",
    "third_step": "third",
    "assign": "third",
    "group_up": "third",
    "fourth_step": "fourth",
    "assault": "fourth",
}
"""The step of the turn to which a segment belongs; the others belong to the setup or the end."""


def flaws(s: OutpostsState) -> Iterator[Flaw]:
    """Pieces with wrong owners, cards in play without their arrival, groups that are not in the offense."""
    yield from as_many("players", s.players, s.seats, "seat")
    yield from in_order("players", s.players)
    for player in s.players:
        yield from _player_flaws(s, player)
    for card in _in_play(s):
        if card not in s.entered:
            yield Flaw("entered", f"expected when {s.pack.box.keys[card]} came into play")
    yield from between_cards(s, "shown", s.shown)
    yield from sized("casting", s.casting, 0, 1)
    yield from sized("silver_deck", s.silver_deck, 0)
    yield from _war_flaws(s)


def _player_flaws(s: OutpostsState, player: Player) -> Iterator[Flaw]:
    path = f"players[{player.seat}]"
    yield from sized(f"{path}.posts", player.posts, 0, s.pack.outpost.per_player)
    yield from sized(f"{path}.placing", player.placing, 0, 1)
    for i, post in enumerate(player.posts):
        yield from _post_flaws(s, player, post, f"{path}.posts[{i}]", i)
    for name in ("owns", "brings"):
        for key in getattr(player, name):
            if key not in s.pack.designs:
                yield Flaw(f"{path}.{name}", f"there is no card {key!r}")
    yield from between_cards(s, f"{path}.learned", player.learned)


def _post_flaws(s: OutpostsState, player: Player, post: Post, path: str, place: int) -> Iterator[Flaw]:
    if post.id != player.seat * POSTS + place:
        yield Flaw(f"{path}.id", f"expected {player.seat * POSTS + place}, got {post.id}")
    yield from as_many(f"{path}.bills", post.bills, len(post.hidden), "card in hidden")
    yield from sized(f"{path}.defenders", post.defenders, 0, s.pack.outpost.defenders)
    upgrades = [*post.upgrades, *post.hidden]
    if len(upgrades) > s.pack.outpost.upgrades:
        yield Flaw(f"{path}.upgrades", f"expected at most {s.pack.outpost.upgrades} with the hidden ones")


def _war_flaws(s: OutpostsState) -> Iterator[Flaw]:
    active = s.players[s.active]
    yield from among("groups", (c for g in s.groups for c in g), active.offense, "the active offense", s.pack)
    for i, group in enumerate(s.groups):
        yield from sized(f"groups[{i}]", group, 0, GROUP_SIZE)
    yield from sized("targets", s.targets, 0, len(s.groups))
    for i, target in enumerate(s.targets):
        if target is not None and not _is_post(s, target):
            yield Flaw(f"targets[{i}]", f"there is no Outpost {target}")
    yield from among("arriving", s.arriving, active.reserve, "the active reserve", s.pack)
    yield from among("fresh", s.fresh, _in_play(s), "play", s.pack)
    if s.assault is not None and (s.assault.group >= len(s.groups) or not _is_post(s, s.assault.post)):
        yield Flaw("assault", "expected an attacking group and an Outpost that are there")
    for i, fort in enumerate(s.forts):
        if not _is_post(s, fort.post):
            yield Flaw(f"forts[{i}].post", f"there is no Outpost {fort.post}")
    for i, boost in enumerate(s.boosts):
        if boost.card not in _in_play(s):
            yield Flaw(f"boosts[{i}].card", f"{s.pack.box.keys[boost.card]} is not in play")


def between_cards(s: OutpostsState, where: str, cards: Collection[int]) -> Iterator[Flaw]:
    """Numbers that are not those of cards."""
    for i, card in enumerate(cards):
        if not 0 <= card < len(s.pack.box.keys):
            yield Flaw(f"{where}[{i}]", f"expected the number of a card, got {card}")


def _is_post(s: OutpostsState, number: int) -> bool:
    return 0 <= number < s.seats * POSTS and number % POSTS < len(s.players[number // POSTS].posts)


def _in_play(s: OutpostsState) -> list[Card]:
    """Creatures and face-up upgrades."""
    creatures = [card for player in s.players for card in player.creatures()]
    return creatures + [c for player in s.players for post in player.posts for c in post.upgrades]


def opening(s: OutpostsState) -> Iterator[Flaw]:
    """Setup goes on from factions, collections and draft hands; a turn from a player who is in the game."""
    if s.segment in STEPS and s.segment != "pass_turn" and s.players[s.active].out:
        yield Flaw("active", f"seat {s.active} is out of the game")
    if sum(not player.out for player in s.players) < 2 and s.segment != "teardown":
        yield Flaw("players", "expected two who are in the game")
    if s.segment == "teardown" and not s.outcome:
        yield Flaw("outcome", "expected how the game ended")
    for player in s.players:
        yield from _setup_flaws(s, player)
    if s.segment == "place_upgrade":
        yield from sized(f"players[{s.active}].placing", s.players[s.active].placing, 1)
    if s.segment == "assault":
        yield from as_many("targets", s.targets, len(s.groups), "group")


def _setup_flaws(s: OutpostsState, player: Player) -> Iterator[Flaw]:
    path = f"players[{player.seat}]"
    if player.out:
        return
    if s.segment in ("decks", "shard_counts") and not player.owns:
        yield Flaw(f"{path}.owns", f"expected the cards available for the segment {s.segment}")
    if s.segment == "draft_pass":
        left = DRAFT_KEEP * (DRAFT_PASSES - s.draft_pass)
        yield from sized(f"{path}.held", player.held, left)


def complete(s: OutpostsState, named: Named) -> None:
    """The step of the segment, factions, turns taken, groups of one, and when cards came into play."""
    if s.segment in STEPS:
        if not named("step"):
            s.step = STEPS[s.segment]
        if not named("round"):
            s.round = max(1, s.round)
        free = (faction for faction in FACTIONS * 2 if faction not in [p.faction for p in s.players])
        for player in s.players:
            if not player.faction:
                player.faction = next(free)
            if not named(f"players[{player.seat}].turns"):
                begun = (player.seat - s.start) % s.seats <= (s.active - s.start) % s.seats
                player.turns = s.round if begun else s.round - 1
    if s.segment == "fourth_step" and not named("groups") and 0 <= s.active < s.seats:
        s.groups = [[card] for card in s.players[s.active].offense]
    _complete_arrivals(s)


def _complete_arrivals(s: OutpostsState) -> None:
    """Cards in play and face-down upgrades have come in the order in which they lie, after those named."""
    in_play = _in_play(s)
    s.entered = {card: when for card, when in s.entered.items() if card in in_play}
    bills = [bill for player in s.players for post in player.posts for bill in post.bills]
    arrivals = count(max([s.arrivals, *s.entered.values(), *(bill[2] for bill in bills)]) + 1)
    for card in in_play:
        if card not in s.entered:
            s.entered[card] = next(arrivals)
    for player in s.players:
        for post in player.posts:
            for card in post.hidden[len(post.bills) :]:
                post.bills.append((s.pack.cost[card], 0, next(arrivals)))
    s.arrivals = next(arrivals) - 1


def _new_post(spot: Spot) -> Mapping[str, Any]:
    return {} if spot.seat is None else {"id": spot.seat * POSTS + spot.place}


def _of_type(*types: str) -> Belongs:
    def belongs(pack: OutpostsPack, card: Card, at: tuple[int, ...]) -> bool:
        return pack.type[card] in types

    return belongs


def _factions(pack: OutpostsPack) -> Collection[str]:
    return pack.factions


POSITIONS: Positions[OutpostsState] = Positions(
    belongs={
        "box": of_kind(*FACTIONS, SHARD, SILVER),
        "silver_deck": of_kind(SILVER),
        "shard_deck": of_kind(SHARD),
        "held": of_kind(SILVER),
        "kept": of_kind(SILVER, SHARD),
        **dict.fromkeys(("reserve", "offense", "defenders"), _of_type("creature")),
        **dict.fromkeys(("upgrades", "hidden", "placing"), _of_type("upgrade")),
        "casting": _of_type("spell"),
    },
    fields={
        "OutpostsState.max_rounds": number(0),
        "OutpostsState.start": seat(),
        "OutpostsState.active": seat(),
        "OutpostsState.round": number(0),
        "OutpostsState.departures": number(0),
        "OutpostsState.draft_pass": number(0, DRAFT_PASSES),
        "OutpostsState.discarded": number(0, MANA_DISCARDS),
        "OutpostsState.sacrificed": number(0, MANA_SACRIFICES),
        "OutpostsState.arrivals": number(0),
        "OutpostsState.entered": number(0),
        "OutpostsState.winners": seat(),
        "OutpostsState.owned_shards": number(0),
        "Player.faction": key_of(_factions, ""),
        "Player.crystals": number(0, 3),
        "Player.mana": number(0),
        "Player.tax": number(0),
        "Player.cut": number(0),
        "Player.turns": number(0),
        "Player.no_attack": number(0),
        "Player.out": number(0),
        "Player.shards": number(0, SHARDS_MOST),
        "Player.collection": number(0),
        "Player.owns": number(0),
        "Player.brings": number(0),
        "Player.burned": number(0),
        "Post.counters": number(0),
        "Post.bills": number(0),
        "Boost.by": seat(),
        "Fort.by": seat(),
        "Waiting.seat": seat(),
        "Assault.group": number(0),
    },
    flaws=flaws,
    opening=opening,
    complete=complete,
    pieces={"posts": Pieces(_new_post)},
)
