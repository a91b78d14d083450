"""The Second Step: mana (OUT-MANA)."""

from __future__ import annotations

import pytest

from fatebox.games.outposts import GAME
from fatebox.text.names import PackNames
from fatebox.text.speaker import Speaker

from .table import DOWN, A, B, GivenPost, player, post, table

GIVES_MANA = 'wildroot.wil_burrow_kin.abilities=[{on="fall",effects=[{do="mana",amount=3}]}]'
"""Burrow Kin gives mana when it is destroyed, which no printed card does."""


@pytest.mark.clause("OUT-MANA.1")
@pytest.mark.parametrize(
    ("posts", "crystals", "tax", "mana"),
    [
        ((post(),), 0, 0, 1),
        ((post(), post(), post()), 0, 0, 3),
        ((post(9), DOWN, post()), 0, 0, 2),
        ((post(), post(), post()), 2, 0, 5),
        ((post(), post(), post()), 1, 3, 1),
        ((post(), DOWN, DOWN), 1, 5, 0),
    ],
)
def test_mana_of_outposts_and_crystals_less_taxes(
    posts: tuple[GivenPost, ...], crystals: int, tax: int, mana: int
) -> None:
    t = table(player(*posts, crystals=crystals, tax=tax), player(), at="second_step")
    t.go()
    assert t.mana == mana
    assert t.player(A).tax == 0


@pytest.mark.clause("OUT-MANA.1")
def test_the_step_begins_with_no_mana() -> None:
    """Whatever there was before does not add up."""
    t = table(player(mana=2), player(), at="second_step")
    t.go()
    assert t.mana == 3
    t.finish()
    t.pass_turn()
    assert t.mana == 0
    t.go()
    assert t.mana == 0
    t.go()
    assert t.mana == 3


@pytest.mark.clause("OUT-MANA.2")
def test_upkeep_abilities_follow() -> None:
    t = table(
        player(post(3, "grove-tender", upgrades="counting-house living-hedge")), player(), at="second_step"
    )
    t.go()
    assert t.mana == 1 + 1 + 1
    assert t.counters(A) == [2]
    kinds = [event.kind for event in t.events if event.kind in ("mana", "triggered")]
    assert kinds[0] == "mana"  # the mana of Outposts came first
    speaker = Speaker.of(GAME, t.s.pack).named(PackNames(t.s.pack, viewer=A))
    given = [speaker.say(event.message()) for event in t.events if event.kind == "gave-mana"]
    assert sorted(given) == ["Counting House gives you 1 mana.", "Grove Tender gives you 1 mana."]


@pytest.mark.clause("OUT-MANA.2")
@pytest.mark.parametrize(("first", "stands"), [("living-hedge", True), ("moon-oracle", False)])
def test_the_player_chooses_their_order(first: str, stands: bool) -> None:
    """Repaired before the draw damage, the Outpost stands; the other way round it falls."""
    t = table(
        player(post(5, "moon-oracle", upgrades="living-hedge"), deck=0, discard=3), player(), at="second_step"
    )
    t.go()
    assert (t.asked, t.prompt) == (A, "upkeep_order")
    assert sorted(t.offered) == ["next living-hedge", "next moon-oracle"]
    t.do("next", first)
    assert t.post("a1").standing is stands
    assert (t.match.result is None) is stands


@pytest.mark.clause("OUT-MANA.2")
def test_only_the_active_players_abilities_work() -> None:
    t = table(player(), player(post(upgrades="counting-house")), at="second_step")
    t.go()
    assert (t.mana, t.player(B).mana) == (3, 0)


@pytest.mark.clause("OUT-MANA.3")
def test_three_cards_may_be_discarded_for_a_mana_each() -> None:
    t = table(player(hand="firebolt stone-wall x=1/1/1 overheat"), player())
    for number, name in enumerate(("firebolt", "stone-wall", "x"), start=1):
        t.do("discard", name)
        assert t.mana == number
    assert t.discard(A) == "firebolt stone-wall x"
    assert not t.offers("discard")
    assert t.hand(A) == "overheat"


@pytest.mark.clause("OUT-MANA.3")
def test_nobody_has_to_discard() -> None:
    t = table(player(hand=3), player())
    t.finish()
    assert len(t.player(A).hand) == 3


@pytest.mark.clause("OUT-MANA.4")
def test_three_creatures_of_any_zone_may_be_destroyed_for_a_mana_each() -> None:
    t = table(player(post(0, "p=1/1/1"), reserve="x=1/1/1 y=1/1/1", offense="z=1/1/1"), player())
    for number, name in enumerate("pxz", start=1):
        t.do("sacrifice", name)
        assert t.mana == number
        assert t.zone(name) == "discard"
    assert not t.offers("sacrifice")
    assert t.zone("y") == "reserve"


@pytest.mark.clause("OUT-MANA.4")
def test_only_own_creatures_in_play_are_sacrificed() -> None:
    t = table(player(hand="v=1/1/1", discard="w=1/1/1", reserve="x=1/1/1"), player(reserve="y=1/1/1"))
    assert [words for words in t.offered if words.startswith("sacrifice")] == ["sacrifice x"]


@pytest.mark.clause("OUT-MANA.4")
def test_a_sacrifice_destroys_the_creature() -> None:
    """A sacrificed creature is destroyed: Burrow Kin draws a card."""
    t = table(player(reserve="burrow-kin"), player())
    t.do("sacrifice", "burrow-kin")
    assert len(t.player(A).hand) == 1


@pytest.mark.clause("OUT-MANA.5")
def test_both_limits_are_counted_apart_and_per_turn() -> None:
    crowd = " ".join(["recruit"] * 8)
    t = table(player(hand=8, reserve=crowd, mana=0), player(), at="second_step")
    for _ in range(2):
        t.go()
        for _ in range(3):
            t.do("discard", "recruit")
            t.do("sacrifice", "recruit")
        assert t.mana == 3 + 3 + 3
        assert not t.offers("discard")
        assert not t.offers("sacrifice")
        t.finish()
        t.to("skip_step", B)
        t.pass_turn()
        t.go()


@pytest.mark.clause("OUT-MANA.5")
def test_in_any_order_between_other_actions_and_without_a_purchase_in_view() -> None:
    t = table(player(hand="x=1/1/1 y=1/1/1 firebolt recruit recruit"), player(reserve="z=1/1/1"))
    t.do("discard", "recruit")
    t.play("x")
    t.do("sacrifice", "x")
    t.play("y")
    t.do("discard", "recruit")
    t.play("firebolt")
    t.do("mode", 0)
    t.do("sacrifice", "y")
    assert t.mana == 1
    t.finish()  # nothing was bought with the last one
    assert t.s.discarded == t.s.sacrificed == 0  # the turn is over, and so are its limits


@pytest.mark.clause("OUT-MANA.6")
def test_the_text_of_a_discarded_card_does_not_work() -> None:
    """No ARRIVE, no CAST, no FALL, no Harvest."""
    t = table(player(hand="caravan-master overheat echo-swarm kindling-imp"), player())
    for number, name in enumerate(("caravan-master", "overheat", "echo-swarm"), start=1):
        t.do("discard", name)
        assert t.mana == number
    assert t.hand(A) == "kindling-imp"
    assert t.discard(A) == "caravan-master overheat echo-swarm"
    assert t.counters(A) == [0, 0, 0]
    assert not t.emitted("triggered")
    assert not t.emitted("played")


@pytest.mark.clause("OUT-MANA.6")
def test_no_harvest_for_a_discarded_creature() -> None:
    t = table(player(hand="coin-golem", reserve="coin-golem"), player())
    t.do("discard", "coin-golem")
    assert t.mana == 1
    t.do("sacrifice", "coin-golem")
    assert t.mana == 1 + 3


@pytest.mark.clause("OUT-MANA.6")
def test_a_creature_played_this_turn_may_be_sacrificed() -> None:
    t = table(player(mana=1, hand="x=1/1/1"), player())
    t.play("x")
    t.do("sacrifice", "x")
    assert (t.mana, t.zone("x")) == (1, "discard")


@pytest.mark.clause("OUT-MANA.7")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    t = table(player(post(), mana=2, hand="scorch-adept bramble-boar great-moat heartgrove"), player())
    assert not t.offers("play", "scorch-adept")  # costs 3
    assert not t.offers("play", "heartgrove")  # costs 3
    assert not t.offers("buy")
    assert t.offers("play", "great-moat")
    t.play("bramble-boar")
    assert t.mana == 0
    assert not t.offers("play")


@pytest.mark.clause("OUT-MANA.7")
def test_mana_that_is_left_is_lost() -> None:
    t = table(player(mana=4, reserve="x=1/1/1"), player())
    t.finish()
    assert (t.s.step, t.mana) == ("third", 0)
    t.skip()
    t.pass_turn()
    t.go()
    t.go()
    assert t.mana == 3


@pytest.mark.clause("OUT-MANA.8")
def test_mana_gained_in_the_own_second_step_counts() -> None:
    t = table(player(reserve="burrow-kin"), player(), changes=[GIVES_MANA])
    t.do("sacrifice", "burrow-kin")
    assert t.mana == 1 + 3


@pytest.mark.clause("OUT-MANA.8")
def test_mana_gained_in_the_own_fourth_step_is_lost() -> None:
    t = table(
        player(offense="burrow-kin"),
        player(post(0, "p=2/0/2")),
        at="fourth_step",
        groups=["burrow-kin"],
        changes=[GIVES_MANA],
    )
    t.attack("b1")
    t.damage()
    assert t.zone("burrow-kin") == "discard"
    assert t.emitted("triggered")
    assert (t.player(A).mana, t.player(B).mana) == (0, 0)
    assert not t.emitted("gave-mana")


@pytest.mark.clause("OUT-MANA.8")
def test_mana_gained_in_another_players_turn_is_lost() -> None:
    t = table(player(mana=1, hand="firebolt"), player(reserve="burrow-kin"), changes=[GIVES_MANA])
    t.play("firebolt")
    t.do("mode", 0)
    assert t.zone("burrow-kin") == "discard"
    assert (t.mana, t.player(B).mana) == (0, 0)
    t.finish()
    t.go()
    t.go()
    assert t.mana == 3
