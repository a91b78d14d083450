"""Tidings: which events a seat is glad of and which it is sorry for, in every game."""

from __future__ import annotations

import pytest

from fatebox.games import load_game
from fatebox.games.fantos import events as fantos
from fatebox.games.outposts import events as outposts
from fatebox.games.outposts.state.pieces import Post
from fatebox.games.phantom import events as phantom
from fatebox.games.seven import events as seven
from fatebox.games.weaver import events as weaver
from fatebox.kernel import Card
from fatebox.kernel.events import Event

CARD = Card(0)


@pytest.mark.parametrize(
    ("game_id", "event", "own", "other"),
    [
        ("outposts", outposts.Fell(post=0, clause=""), -1, 1),
        ("outposts", outposts.Fell(post=outposts.POSTS, clause=""), 1, -1),
        ("outposts", outposts.Destroyed(seat=0, card=CARD, clause=""), -1, 1),
        ("outposts", outposts.Destroyed(seat=0, card=CARD, clause="OUT-MANA.4"), 0, 0),  # a sacrifice
        ("outposts", outposts.Repaired(post=0, counters=1, now=0, clause=""), 1, -1),
        ("outposts", outposts.Assigned(seat=0, card=CARD, post=0, clause=""), 1, 0),
        ("outposts", outposts.Played(seat=0, card=CARD, clause=""), 0, 0),
        ("phantom", phantom.Defeated(seat=0, card=CARD, clause=""), 1, 1),
        ("phantom", phantom.Lore(number=2, card=CARD, clause=""), 1, 1),
        ("phantom", phantom.Tokens(card=CARD, token="Distance", change=-1, now=2, clause=""), 1, 1),
        ("phantom", phantom.Tokens(card=CARD, token="Training", change=-1, now=2, clause=""), -1, -1),
        ("phantom", phantom.Tokens(card=CARD, token="Destruction", change=1, now=2, clause=""), 0, 0),
        ("seven", seven.Corrupted(seat=0, amount=1, clause=""), -1, 0),
        ("seven", seven.Gained(seat=0, what="might", amount=2, clause="SEV-MGT.3"), 1, -1),
        ("seven", seven.Gained(seat=0, what="gold", amount=2, clause="SEV-TRS.3"), 1, 0),
        ("seven", seven.Lost(seat=0, what="fame", amount=2, clause="SEV-CAT.2"), -1, 1),
        ("seven", seven.Lost(seat=0, what="fame", amount=2, clause="SEV-REC.1"), 0, 0),  # a cost
        ("seven", seven.GiftsTaken(seat=0, color="red", amount=1, clause="SEV-GFT.1"), 0, 0),  # the option
        ("seven", seven.GiftsTaken(seat=0, color="red", amount=1, clause="SEV-TRS.3"), 1, 0),
        ("seven", seven.Recruited(seat=0, card=CARD, clause="SEV-REC.2"), 0, -1),  # the option
        ("seven", seven.Recruited(seat=0, card=CARD, clause="SEV-MAN.4"), 1, -1),
        ("seven", seven.Cataclysm(card=CARD, number=1, clause=""), -1, -1),
        ("seven", seven.Armour(pieces=1, clause=""), 1, 1),
        ("seven", seven.GiftsHanded(giver=0, taker=1, color="red", amount=1, clause=""), -1, 1),
        ("fantos", fantos.Shards("trove", None, "reserve", 0, 2, clause=""), 1, 0),
        ("fantos", fantos.Shards("reserve", 0, "reserve", 1, 2, clause=""), -1, 1),
        ("fantos", fantos.Shards("reserve", 0, "trove", None, 2, clause="FAN-UNT.4"), 0, 0),  # a cost
        ("fantos", fantos.WarWon(seat=0, damage=3, clause=""), 1, -1),
    ],
)
def test_a_gain_of_one_seat_is_weighed_by_both(game_id: str, event: Event, own: int, other: int) -> None:
    """Given an event of the first seat, then the signs say whether it and the second are glad."""
    game = load_game(game_id)
    state = game.start("tidings", seats=3 if game_id == "fantos" else 2).state
    signs = [
        (weight > 0) - (weight < 0) for weight in (game.judgement.tells(state, s, event) for s in (0, 1))
    ]
    assert signs == [own, other]


@pytest.mark.clause("FAN-FIN.3")
def test_the_final_round_is_good_for_the_leader() -> None:
    """Given three Citadels, then the one with the most Shards is glad that no more Harvests come."""
    game = load_game("fantos")
    state = game.start("tidings", seats=3).state
    state.citadels[1].reserve += 10
    event = fantos.FinalRound(seat=0, clause="")
    assert [game.judgement.tells(state, seat, event) > 0 for seat in range(3)] == [False, True, False]


@pytest.mark.clause("OUT-POST.2")
def test_only_the_last_damage_to_an_outpost_is_news() -> None:
    """Given two assaults on one Outpost, then the second one says how many counters it has."""
    game = load_game("outposts")
    state = game.start("tidings", seats=2).state
    state.players[0].posts = [Post(id=0, counters=3)]
    first, second = (outposts.Damaged(post=0, counters=n, now=now, clause="") for n, now in ((2, 2), (1, 3)))
    assert [game.judgement.tells(state, 1, event) for event in (first, second)] == [0, 1]


def test_lost_shards_of_fate_weaver_are_bad_and_a_gaze_is_good() -> None:
    game = load_game("weaver")
    state = game.start("tidings").state
    assert game.judgement.tells(state, 0, weaver.Spilled(shards=1, clause="")) < 0
    assert game.judgement.tells(state, 0, weaver.Gazed(clairvoyance=1, clause="")) > 0
