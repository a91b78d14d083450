"""Muster: nobody gives up in the Second Step what wins for sure in the Fourth, or loses the game there."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.outposts.judgement.muster import abandoned_conquest
from fatebox.games.outposts.judgement.sense import senseless

from .table import DOWN, A, GivenPost, Table, player, post, table


def words(t: Table, options: list[Any]) -> set[str]:
    """Options in words."""
    return {" ".join([option[0], *map(str, t.words(option))]) for option in options}


def abandons(own: dict[str, Any], last: GivenPost) -> set[str]:
    """The actions that end a certain conquest of the last Outpost, in words."""
    t = table(player(post(), post(), **own), player(last, DOWN, DOWN))
    return words(t, abandoned_conquest(t.s, t.decision()))


@pytest.mark.clause("OUT-END.1", "OUT-MANA.4")
@pytest.mark.parametrize(
    ("own", "last", "wrong"),
    [
        ({"offense": "x=3/1/1"}, post(8), {"sacrifice x"}),
        ({"reserve": "x=3/1/1"}, post(8), {"sacrifice x"}),
        ({"reserve": "x=1/1/1 y=2/1/1"}, post(8), {"sacrifice y"}),  # 2 Attack are needed
        ({"reserve": "x=2/1/1 y=2/1/1"}, post(8), set()),  # either does it
        ({"reserve": "x=3/1/1"}, post(8, hidden="needle-trap"), set()),  # nothing is certain
        ({"reserve": "x=3/1/1"}, post(8, "p=0/2/3"), set()),  # one point does not fell it
        ({"reserve": "x=3/1/1", "no_attack": 2}, post(8), set()),  # a Decree of Peace
    ],
)
def test_no_creature_that_wins_is_given_up(own: dict[str, Any], last: GivenPost, wrong: set[str]) -> None:
    """Given creatures whose attack fells the last Outpost for sure, then none of them is sacrificed."""
    assert abandons(own, last) == wrong


@pytest.mark.clause("OUT-PLAY.9", "OUT-MANA.3")
@pytest.mark.parametrize(
    ("own", "wrong"),
    [
        ({"hand": "ash-hound", "mana": 1}, {"finish", "discard ash-hound"}),
        ({"hand": "ash-hound recruit", "mana": 1}, {"finish", "play recruit", "discard ash-hound"}),
        ({"hand": "legion-spear", "mana": 1}, set()),  # too dear
        ({"hand": "legion-spear recruit", "mana": 1}, {"finish", "play recruit", "discard legion-spear"}),
        ({"hand": "siege-tower", "mana": 9}, set()),  # Slow
        ({"hand": "ash-hound", "mana": 1, "reserve": "x=2/1/1"}, set()),  # either does it
        ({"hand": "blood-price ash-hound", "reserve": "x=1/1/1", "mana": 0}, {"finish", "discard ash-hound"}),
    ],
)
def test_a_creature_of_the_hand_that_wins_is_played(own: dict[str, Any], wrong: set[str]) -> None:
    """Given two counters to go and a creature that can be paid for, then its mana is not spent elsewhere."""
    assert abandons(own, post(8)) == wrong


@pytest.mark.clause("OUT-END.1", "OUT-PLAY.7", "OUT-EFF.5")
@pytest.mark.parametrize(
    ("spell", "reserve", "ends"),
    [
        ("blood-price", "x=3/1/1", True),  # destroys one of their creatures
        ("blood-price", "x=3/1/1 y=0/3/3", False),
        ("mirror-storm", "x=3/1/2", True),  # 2 damage to every creature
        ("mirror-storm", "x=3/1/3", False),
        ("firebolt", "x=3/1/1", False),
    ],
)
def test_no_card_is_played_that_ends_a_conquest(spell: str, reserve: str, ends: bool) -> None:
    """Given an attack that wins for sure, then no spell is cast that destroys those who attack."""
    assert (f"play {spell}" in abandons({"hand": spell, "reserve": reserve, "mana": 3}, post(8))) == ends


@pytest.mark.clause("OUT-END.1", "OUT-EFF.7")
@pytest.mark.parametrize(
    ("spell", "wrong"), [("blood-price", {"doom x"}), ("vanish", {"target x"}), ("sudden-dispatch", set())]
)
def test_the_creature_that_wins_is_not_chosen_to_be_lost(spell: str, wrong: set[str]) -> None:
    """Given a spell that takes a creature away, then not the one whose attack wins; help may go to it."""
    own = player(post(2), post(), reserve="x=3/1/1 y=1/1/1", hand=spell, mana=3)
    t = table(own, player(post(8), DOWN, DOWN))
    t.play(spell)
    if t.prompt == "effect_target":
        assert (
            words(t, abandoned_conquest(t.s, t.decision()) if wrong else senseless(t.s, t.decision()))
            == wrong
        )


@pytest.mark.clause("OUT-DRAW.2", "OUT-CRYS.5", "OUT-POST.3")
@pytest.mark.parametrize(
    ("own", "posts", "fatal"),
    [
        ({"hand": "overheat", "mana": 1}, [post(8)], {"play overheat"}),
        ({"hand": "overheat", "mana": 1}, [post(7)], set()),
        ({"hand": "overheat", "mana": 1}, [post(8), post(9)], set()),  # one of them will stand
        ({"hand": "bountiful-season", "mana": 4, "deck": 2}, [post(7), post(8)], {"play bountiful-season"}),
        ({"hand": 9, "mana": 8, "deck": 1}, [post(5)], {"buy"}),
        ({"hand": 9, "mana": 8, "deck": 1}, [post(4)], set()),
        ({"hand": 9, "mana": 8, "deck": 1, "crystals": 2}, [post(5)], None),  # it wins first (OUT-CRYS.9)
    ],
)
def test_nobody_fells_the_last_outpost_of_their_own(
    own: dict[str, Any], posts: list[GivenPost], fatal: set[str] | None
) -> None:
    """Given weak Outposts, then no card is played that fells the last of them, by drawing or by itself."""
    t = table(player(*posts, **own), player(post(), post()))
    wrong = words(t, list(senseless(t.s, t.decision())))
    if fatal is None:
        assert "buy" not in wrong
    else:
        assert {word for word in wrong if word.split()[0] in ("play", "buy")} == fatal


@pytest.mark.clause("OUT-DRAW.2", "OUT-TURN.2")
@pytest.mark.parametrize(
    ("deck", "posts", "wrong"),
    [(1, [post(5)], ["go"]), (1, [post(4)], []), (2, [post(5)], ["skip"]), (0, [post(7), post(8)], ["go"])],
)
def test_nobody_draws_to_death(deck: int, posts: list[GivenPost], wrong: list[str]) -> None:
    """Given a short deck and five counters to live, then the First Step is skipped."""
    t = table(player(*posts, deck=deck), player(post()), at="first_step")
    assert t.player(A).turns
    assert [option[0] for option in senseless(t.s, t.decision())] == wrong
