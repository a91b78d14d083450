"""Games of every size and with every option end, and the table stays sound on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fatebox.games.outposts import GAME
from fatebox.games.outposts.state import OutpostsState
from fatebox.games.outposts.values import post_limit
from fatebox.kernel import Card, Match, Option, Rng
from fatebox.testkit import Subject, Variant, at_random
from fatebox.testkit.copying import copies_equal_their_original, steps_back_change_nothing
from fatebox.testkit.history import nothing_hidden_was_ever_told
from fatebox.testkit.playing import plays_to_the_end
from fatebox.testkit.recording import records_replay, states_survive_json
from fatebox.testkit.secrecy import (
    imagined_worlds_agree,
    imagined_worlds_are_not_the_truth,
    views_show_nothing_hidden,
)

OPTIONS: dict[str, dict[str, Any]] = {
    "starter": {},
    "custom": {"deck_mode": "custom"},
    "shards": {"shard_cards": True, "teardown_reward": True},
    "everything": {
        "deck_mode": "custom",
        "shard_cards": True,
        "campaign": True,
        "unique_factions": False,
        "max_rounds": 20,
    },
}
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
    """What must be true of the table at every decision."""
    assert not s.outcome or s.segment == "teardown"
    assert sum(not player.out for player in s.players) >= 2 or s.outcome
    for player in s.players:
        assert len(player.posts) <= 3
        assert 0 <= player.crystals <= 3
        assert min(player.mana, player.tax, player.cut) >= 0
        for post in player.posts:
            assert post.standing or not (post.defenders or post.upgrades or post.hidden) or post_is_open(s)
            assert len(post.defenders) <= 3
            assert len(post.upgrades) + len(post.hidden) <= 3
            assert len(post.hidden) == len(post.bills)
            assert not post.standing or post.counters < post_limit(s, post) or post_is_open(s)
        in_play = player.creatures() + [card for post in player.posts for card in post.upgrades]
        assert all(card in s.entered for card in in_play)
    assert all(card in s.players[s.active].offense for group in s.groups for card in group)
    assert all(1 <= len(group) <= 3 for group in s.groups) or s.step == "fourth"
    if s.segment == "action":
        assert not s.waiting or s.resolving
    if s.round and not s.outcome:
        for player in s.players:
            assert len(whole_deck(s, player.seat)) == 36


def post_is_open(s: OutpostsState) -> bool:
    """In the middle of an effect a fallen Outpost is being cleared; when the game ends it is not any more."""
    return s.segment in ("assault", "action", "first_step", "second_step", "teardown")


def whole_deck(s: OutpostsState, seat: int) -> list[Card]:
    """The cards of one player wherever they are."""
    player = s.players[seat]
    held = [player.deck, player.hand, player.placing, player.discard, player.creatures(), player.aside]
    held += [pile for post in player.posts for pile in (post.upgrades, post.hidden)]
    return [card for pile in held for card in pile] + (s.casting if seat == s.active else [])


@pytest.mark.parametrize("policy", [at_random, lively], ids=["random", "lively"])
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_end_with_all_cards_on_the_table(seats: int, options: dict[str, Any], policy: Any) -> None:
    match = GAME.start(f"smoke {seats}", seats=seats, options=options)
    rng = Rng.from_seed(seats)
    cards = cards_of(match)
    for _ in range(GAME.longest):
        if match.decision is None:
            break
        seat, option = policy(match, rng)
        match.answer(option, seat)
        assert cards_of(match) == cards
        check_table(match.state)
    assert match.result is not None
    assert sorted(match.result.places)[0] == 1


def cards_of(match: Match[Any]) -> list[Card]:
    """All cards on the table, sorted."""
    return sorted(card for pile, _, _ in match.state.piles() for card in pile)


@pytest.mark.parametrize(
    "check",
    [
        plays_to_the_end,
        copies_equal_their_original,
        steps_back_change_nothing,
        records_replay,
        states_survive_json,
        views_show_nothing_hidden,
        nothing_hidden_was_ever_told,
        imagined_worlds_agree,
        imagined_worlds_are_not_the_truth,
    ],
)
@pytest.mark.parametrize(
    "variant",
    [
        Variant(2, {"max_rounds": 10}),
        Variant(3, {"deck_mode": "custom", "shard_cards": True, "max_rounds": 5}),
        Variant(5, {"max_rounds": 3}),
    ],
    ids=lambda variant: variant.name,
)
def test_the_kernel_can_rely_on_the_game(check: Any, variant: Variant, tmp_path: Path) -> None:
    check(Subject(GAME, variant, tmp_path, check_table, (lively, at_random), games=2, samples=4))


def test_somebody_gives_up_at_any_time_and_the_others_play_on() -> None:
    for at in range(1, 400, 7):
        match = GAME.start("giving up", seats=3, options={"max_rounds": 12})
        rng = Rng.from_seed(at)
        loser = None
        for number in range(GAME.longest):
            if match.decision is None:
                break
            if number == at:
                loser = match.decision.seat
                match.concede(loser)
                continue
            seat, option = lively(match, rng)
            match.answer(option, seat)
        assert match.result is not None
        assert loser not in match.result.winners
        assert loser is None or match.state.players[loser].out
