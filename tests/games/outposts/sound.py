"""A player of whole games in tests, and invariants of the table at every decision."""

from __future__ import annotations

from typing import Any

from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.state.values import post_limit
from fatebox.kernel import Card, Match, Option, Rng

IDLE = ("skip", "hold", "done", "decline", "build")


def lively(match: Match[Any], rng: Rng) -> tuple[int, Option]:
    """Somebody who does something whenever possible, so that games are won and not only ended."""
    decision = rng.choose("who", match.decisions)
    options = decision.options
    if decision.prompt.id == "skip_step":
        return decision.seat, options[0]
    if decision.prompt.id == "play_action":
        plays = [option for option in options if option[0] in ("play", "buy")]
        return decision.seat, rng.choose("play", plays) if plays else options[0]
    if decision.prompt.id in ("attacker_damage", "deck_list"):
        return decision.seat, options[0]
    busy = [option for option in options if option[0] not in IDLE]
    return decision.seat, rng.choose("what", busy or options)


def check_table(s: OutpostsState) -> None:
    """Invariants of a table that was played, besides those of `GAME.positions`."""
    assert not s.outcome or s.segment == "teardown"
    assert sum(not player.out for player in s.players) >= 2 or s.outcome
    for player in s.players:
        for post in player.posts:
            assert post.standing or not (post.defenders or post.upgrades or post.hidden) or post_is_open(s)
            assert not post.standing or post.counters < post_limit(s, post) or post_is_open(s)
    assert sorted(s.entered) == sorted(in_play(s))
    assert all(1 <= len(group) <= 3 for group in s.groups) or s.step == "fourth"
    if s.segment == "action":
        assert not s.waiting or s.resolving
    if s.round and not s.outcome:
        for player in s.players:
            assert player.out or len(whole_deck(s, player.seat)) == 36


def in_play(s: OutpostsState) -> list[Card]:
    """The creatures and face-up upgrades of all players."""
    upgrades = [card for player in s.players for post in player.posts for card in post.upgrades]
    return upgrades + [card for player in s.players for card in player.creatures()]


def post_is_open(s: OutpostsState) -> bool:
    """In the middle of an effect a fallen Outpost is being cleared; when the game ends it is not any more."""
    return s.segment in ("assault", "action", "first_step", "second_step", "teardown")


def whole_deck(s: OutpostsState, seat: int) -> list[Card]:
    """The cards of one player wherever they are."""
    player = s.players[seat]
    held = [player.deck, player.hand, player.placing, player.discard, player.creatures(), player.aside]
    held += [pile for post in player.posts for pile in (post.upgrades, post.hidden)]
    return [card for pile in held for card in pile] + (s.casting if seat == s.active else [])
