"""Thrift in Outposts: mana is raised for something and spent, nothing dear is given up, no spell is vain."""

from __future__ import annotations

from typing import Any

import pytest

from fatebox.games.outposts.judgement.sense import senseless

from .table import GivenPlayer, Table, player, post, table


def foolish(t: Table) -> set[str]:
    """The options that make no sense, in words."""
    decision = t.decision()
    return {" ".join([option[0], *map(str, t.words(option))]) for option in senseless(t.s, decision)}


def own(hand: str = "", reserve: str = "", mana: int = 0, *posts: Any, **fields: Any) -> GivenPlayer:
    """The player whose Second Step it is."""
    return player(*(posts or (post(), post())), hand=hand, reserve=reserve, mana=mana, **fields)


RIVAL = player(post(), post())


@pytest.mark.clause("OUT-PLAY.6")
@pytest.mark.parametrize(
    ("spell", "rival", "vain"),
    [
        ("arc-bolt", player(post(0, "x=1/1/5"), post()), True),  # 4 damage do nothing to 5 Health (OUT-EFF.5)
        ("arc-bolt", player(post(0, "x=1/1/4"), post()), False),
        ("firebolt", player(post(0, "x=1/1/5"), post()), False),  # its other part puts counters
        ("firebolt", player(post(upgrades="prismatic-veil")), True),
        ("silver-rain", player(post(0, "x=1/1/1"), post()), True),  # it strikes the offense zone only
        ("silver-rain", player(post(), offense="x=1/1/3"), False),
        ("fracture", RIVAL, True),
        ("fracture", player(post(), crystals=1), False),
        ("vanish", RIVAL, True),
        ("grand-deception", RIVAL, True),
        ("field-repairs", RIVAL, True),  # all Outposts of its player are whole
        ("shattering-hammer", RIVAL, False),  # it draws a card
        ("whisper-campaign", RIVAL, True),
        ("whisper-campaign", player(post(), hand=1), False),
    ],
)
def test_no_spell_is_cast_that_does_nothing(spell: str, rival: GivenPlayer, vain: bool) -> None:
    """Given a spell and what it could change, then it is kept if that is nothing."""
    t = table(own(spell, "", 5), rival)
    assert (f"play {spell}" in foolish(t)) == vain


@pytest.mark.clause("OUT-PLAY.6")
@pytest.mark.parametrize(
    ("hand", "reserve", "fields", "vain"),
    [
        ("war-drums", "x=1/1/1", {}, False),
        ("war-drums", "", {}, True),  # there is nobody to encourage
        ("war-drums", "living-geode", {}, True),  # it never attacks (OUT-EFF.9)
        ("war-drums", "x=1/1/1", {"no_attack": 1, "turns": 1}, True),  # no attack this turn
        ("regrowth", "", {}, True),  # nobody has fallen yet
        ("regrowth", "", {"discard": "thicket-wolf"}, False),
        ("rebuild", "", {"discard": "thicket-wolf"}, True),
        ("attune recruit recruit", "", {}, False),  # 5 mana, 1 of it for this spell and two discards
        ("attune", "", {}, True),  # no Mana Crystal can be paid for in this turn (OUT-CRYS.8)
    ],
)
def test_no_spell_is_cast_that_does_nothing_for_its_player(
    hand: str, reserve: str, fields: dict[str, Any], vain: bool
) -> None:
    """Given a spell that helps its player, then it is kept until there is something to help."""
    t = table(own(hand, reserve, 5, **fields), RIVAL)
    assert (f"play {hand.split()[0]}" in foolish(t)) == vain


@pytest.mark.clause("OUT-EFF.5")
def test_damage_is_dealt_where_it_destroys() -> None:
    """Given 4 damage, a creature with 5 Health and one with 4, then it is dealt to the latter."""
    t = table(own("arc-bolt", "", 2), player(post(0, "x=1/1/5 y=1/1/4"), post()))
    t.play("arc-bolt")
    assert foolish(t) == {"target x"}


@pytest.mark.clause("OUT-POST.5")
def test_what_is_whole_is_not_repaired() -> None:
    """Given one damaged Outpost, then the repair is for that one."""
    t = table(own("rebuild", "", 1, post(), post(3)), RIVAL)
    t.play("rebuild")
    assert foolish(t) == {"target_post a1"}


@pytest.mark.clause("OUT-GEN.7")
def test_a_spell_that_may_take_something_takes_it() -> None:
    """Given a fallen creature and a spell that brings it back, then it comes back."""
    t = table(own("regrowth", "", 2, discard="thicket-wolf"), RIVAL)
    t.play("regrowth")
    assert foolish(t) == {"done"}


@pytest.mark.clause("OUT-PLAY.6")
def test_the_part_of_a_spell_that_does_something_is_chosen() -> None:
    """Given a creature that 2 damage do not destroy, then the counters are chosen."""
    t = table(own("firebolt", "", 1), player(post(0, "x=1/1/5"), post()))
    t.play("firebolt")
    assert foolish(t) == {"mode 0"}


@pytest.mark.clause("OUT-MANA.7")
@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("recruit great-bear", {"play recruit", "finish"}),  # 4 mana: all of it buys the Bear
        ("recruit thicket-wolf antler-strider", {"finish"}),  # 1 and 3, or more cards discarded
        ("recruit", {"finish"}),  # nothing uses all of it: something is better than nothing
    ],
)
def test_raised_mana_is_not_left_over(hand: str, left: set[str]) -> None:
    """Given 4 mana after a discard, then it is spent on cards that leave nothing, if there are such."""
    t = table(own(hand, "", 4), RIVAL, discarded=3)
    assert {option for option in foolish(t) if option.split()[0] in ("play", "finish")} == left


@pytest.mark.clause("OUT-MANA.3")
def test_mana_that_certainly_buys_nothing_is_not_raised() -> None:
    """Given 2 mana, then a card is discarded for a third only if a card of 3 or more is in reach."""
    t = table(own("recruit thicket-wolf", "", 2), RIVAL)
    assert {"discard recruit", "discard thicket-wolf"} <= foolish(t)
    t = table(own("recruit antler-strider", "", 2), RIVAL)
    assert "discard recruit" not in foolish(t)
    assert "discard antler-strider" in foolish(t)


@pytest.mark.clause("OUT-UPG.3")
def test_mana_is_not_raised_for_an_upgrade_without_a_place() -> None:
    """Given three upgrades on the only Outpost, then nothing is given up for a fourth."""
    full = post(upgrades="stone-wall stone-wall stone-wall")
    t = table(own("great-moat recruit", "x=1/1/1", 1, full), RIVAL)
    assert {"discard recruit", "sacrifice x"} <= foolish(t)
    t = table(own("great-moat recruit", "", 1, full, post()), RIVAL)
    assert "discard recruit" not in foolish(t)


@pytest.mark.clause("OUT-MANA.4")
@pytest.mark.parametrize(
    ("hand", "reserve", "mana", "kept"),
    [
        ("antler-strider", "thicket-wolf recruit", 1, set()),  # two creatures of cost 1 for one of cost 3
        ("bramble-boar", "thicket-wolf recruit", 0, {"thicket-wolf", "recruit"}),  # no gain
        ("antler-strider", "thicket-wolf kindling-imp", 1, {"thicket-wolf"}),  # the Imp alone is enough
        ("antler-strider", "oath-knight recruit", 2, {"oath-knight"}),  # the far cheaper one will do
        ("antler-strider thicket-wolf", "bramble-boar", 2, {"bramble-boar"}),  # a cheap card will do
        ("antler-strider", "bramble-boar", 2, set()),
    ],
)
def test_creatures_are_not_given_up_for_what_a_cheaper_one_would_do(
    hand: str, reserve: str, mana: int, kept: set[str]
) -> None:
    t = table(own(hand, reserve, mana), RIVAL)
    sacrifices = {option.split()[1] for option in foolish(t) if option.startswith("sacrifice")}
    assert sacrifices == kept


@pytest.mark.clause("OUT-PLAY.7")
def test_the_cheap_creature_pays_for_a_spell() -> None:
    """Given a spell that costs a creature, then it is not the one that costs far more than another."""
    t = table(own("blood-price oath-knight", "pyre-giant recruit", 0), RIVAL)
    t.play("blood-price")
    assert foolish(t) == {"doom pyre-giant"}


@pytest.mark.clause("OUT-CRYS.2")
def test_who_raises_mana_for_a_crystal_goes_through_with_it() -> None:
    """Given 6 mana, two cards discarded for it and a Crystal in reach, then the step does not end."""
    t = table(own("recruit", "x=1/1/1 y=1/1/1", 6), RIVAL, discarded=2)
    assert {"finish", "play recruit"} <= foolish(t)
    assert "sacrifice x" not in foolish(t)


@pytest.mark.clause("OUT-CRYS.9")
def test_mana_is_raised_for_the_crystal_that_wins() -> None:
    """Given two Mana Crystals and mana for the third within reach, then nothing else is done.

    The Imp gives 2 mana: of two creatures, it must be the one that is given up.
    """
    mine: dict[str, Any] = {"hand": "recruit", "reserve": "kindling-imp x=1/1/1", "crystals": 2}
    t = table(own(mana=5, **mine), RIVAL, sacrificed=1)
    assert foolish(t) == {"finish", "play recruit"}
    t = table(own(mana=5, **mine), RIVAL, sacrificed=2)
    assert foolish(t) == {"finish", "play recruit", "sacrifice x"}
