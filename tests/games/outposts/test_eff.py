"""Triggers and their order (OUT-EFF.1 to .3)."""

from __future__ import annotations

import pytest

from .table import DOWN, A, B, C, D, Table, player, post, table


def triggered(t: Table) -> list[tuple[int, str, str]]:
    """The abilities that were resolved: seat, card, trigger."""
    return [(seat, t.name(card), on) for seat, card, on in t.emitted("triggered")]


# --- each trigger (OUT-EFF.1) --------------------------------------------------------------------


@pytest.mark.clause("OUT-EFF.1")
def test_arrive_works_after_the_creature_has_entered_the_reserve() -> None:
    t = table(player(hand="veil-assassin", mana=9), player(reserve="x=1/1/1 y=1/1/1"))
    t.play("veil-assassin")
    assert (t.prompt, t.zone("veil-assassin")) == ("effect_target", "reserve")
    t.do("target", "y")
    assert t.discard(B) == "y"


@pytest.mark.clause("OUT-EFF.1")
def test_cast_works_when_a_spell_resolves() -> None:
    t = table(player(hand="bountiful-season", mana=2), player())
    t.play("bountiful-season")
    assert t.hand(A) != ""
    assert t.zone("bountiful-season") == "discard"


@pytest.mark.clause("OUT-EFF.1")
def test_ambush_needs_an_attack_that_turns_the_upgrade_up() -> None:
    """Not if it lies face-up already, nor if a card turns it up."""

    def drawn(t: Table) -> int:
        return len(t.player(B).hand)

    attacker = player(offense="x=1/1/9", hand="griffin-courier", mana=9)
    t = table(attacker, player(post(hidden="decoy-camp"), post()), at="fourth_step", groups=["x"])
    t.attack("b1")
    assert drawn(t) == 1
    t = table(attacker, player(post(upgrades="decoy-camp"), post()), at="fourth_step", groups=["x"])
    t.attack("b1")
    assert drawn(t) == 0
    t = table(attacker, player(post(hidden="decoy-camp"), post()))
    t.play("griffin-courier")
    t.do("target_post", "b1")
    assert (t.zone("decoy-camp"), drawn(t)) == ("b1 up", 0)


@pytest.mark.clause("OUT-EFF.1")
def test_upkeep_works_at_the_start_of_its_controllers_second_step() -> None:
    t = table(
        player(post(upgrades="counting-house"), post()),
        player(post(upgrades="counting-house")),
        at="second_step",
    )
    t.go()
    assert [seat for seat, _, _ in triggered(t)] == [A]
    assert t.mana > 2


@pytest.mark.clause("OUT-EFF.1")
def test_upkeep_does_not_work_if_the_step_is_skipped() -> None:
    t = table(player(post(0, "moon-oracle")), player(), at="second_step")
    t.skip()
    assert triggered(t) == []


@pytest.mark.clause("OUT-EFF.1")
@pytest.mark.parametrize(
    ("defending", "reserve", "works"), [("moon-oracle", "", True), ("", "moon-oracle", False)]
)
def test_a_condition_must_hold_when_the_ability_would_work(defending: str, reserve: str, works: bool) -> None:
    t = table(player(post(0, defending), reserve=reserve), player(), at="second_step")
    t.go()
    assert len(t.player(A).hand) == (1 if works else 0)


@pytest.mark.clause("OUT-EFF.1")
def test_onslaught_works_for_each_assault_of_its_own_group() -> None:
    t = table(
        player(offense="ember-captain x=1/1/9 y=1/1/9"),
        player(),
        at="fourth_step",
        groups=["ember-captain x", "y"],
    )
    t.attack("b1", "b2")
    t.do("resolve", 1)
    assert triggered(t) == []
    t.damage(outpost=0)
    assert triggered(t) == [(A, "ember-captain", "onslaught")]


@pytest.mark.clause("OUT-EFF.1")
def test_hold_works_for_each_assault_on_its_own_outpost() -> None:
    t = table(
        player(offense="x=1/1/9 y=1/1/9 z=1/1/9"),
        player(post(upgrades="toll-gate"), post()),
        at="fourth_step",
        groups=["x", "y", "z"],
    )
    t.attack("b2", "b1", "b1")
    t.do("resolve", 0)
    t.damage(outpost=0)
    assert t.player(A).tax == 0
    t.do("resolve", 1)
    once = t.player(A).tax
    t.damage(outpost=0)
    t.damage(outpost=0)
    assert t.player(A).tax == 2 * once > 0


@pytest.mark.clause("OUT-EFF.1")
@pytest.mark.parametrize("points", [1, 0])
def test_raid_works_if_the_assault_put_a_counter_on_the_outpost(points: int) -> None:
    t = table(player(offense="dream-thief"), player(post(), post()), at="fourth_step", groups=["dream-thief"])
    t.attack("b1")
    t.damage(outpost=points)
    assert bool(t.player(B).tax) is bool(points)


@pytest.mark.clause("OUT-EFF.1")
def test_fall_works_when_a_creature_is_destroyed_or_sacrificed() -> None:
    t = table(player(reserve="burrow-kin", hand="firebolt", mana=1), player(reserve="burrow-kin"))
    t.do("sacrifice", "burrow-kin")
    assert len(t.player(A).hand) == 2
    t.play("firebolt")
    t.do("mode", 0)
    assert len(t.player(B).hand) == 1
    assert triggered(t) == [(A, "burrow-kin", "fall"), (B, "burrow-kin", "fall")]


@pytest.mark.clause("OUT-EFF.1")
@pytest.mark.parametrize(("up", "hidden", "cards"), [("traders-row", "", 2), ("", "traders-row", 0)])
def test_ruin_is_of_face_up_upgrades_alone(up: str, hidden: str, cards: int) -> None:
    t = table(player(hand="firebolt", mana=1), player(post(9, upgrades=up, hidden=hidden), post()))
    t.play("firebolt")
    t.do("mode", 1)
    t.do("target_post", "b1")
    assert t.zone("traders-row") == "discard"
    assert bool(t.player(B).hand) is bool(cards)


@pytest.mark.clause("OUT-EFF.1")
def test_static_holds_while_its_card_is_in_play_and_face_up() -> None:
    t = table(
        player(hand="vanish natures-reproof", mana=9),
        player(post(upgrades="stone-wall", hidden="great-moat"), post(), reserve="high-castellan x=1/1/1"),
        changes=["bastion.bas_high_castellan.cost=4"],
    )
    wall = t.post_stats("b1")[1] - t.post_stats("b2")[1]
    assert wall > 0
    assert t.post_stats("b2")[1] > 0  # High Castellan
    t.play("vanish")
    t.do("target", "high-castellan")
    assert (t.post_stats("b1"), t.post_stats("b2")) == ((0, wall), (0, 0))
    t.play("natures-reproof")
    t.do("raze", "b1", 0)
    assert t.post_stats("b1") == (0, 0)  # Great Moat lies face-down


# --- order (OUT-EFF.2, .3) -----------------------------------------------------------------------


def storm(own: str, enemy: str) -> Table:
    """A plays Mirror Storm; these creatures are in reserve."""
    t = table(player(reserve=own, hand="mirror-storm", mana=9), player(reserve=enemy))
    t.play("mirror-storm")
    return t


@pytest.mark.clause("OUT-EFF.2")
def test_the_active_players_abilities_come_first_then_turn_order() -> None:
    others = [player(reserve="burrow-kin")] * 2
    t = table(*others, player(reserve="burrow-kin", hand="mirror-storm", mana=9), *others[:1], active=C)
    t.play("mirror-storm")
    assert [seat for seat, _, _ in triggered(t)] == [C, D, A, B]


@pytest.mark.clause("OUT-EFF.2")
@pytest.mark.parametrize("first", ["burrow-kin", "echo-swarm"])
def test_each_player_chooses_the_order_of_their_own(first: str) -> None:
    second = "echo-swarm" if first == "burrow-kin" else "burrow-kin"
    t = storm("burrow-kin", "burrow-kin echo-swarm")
    assert (t.asked, t.prompt) == (B, "trigger_order")
    t.do("next", first)
    assert triggered(t) == [(A, "burrow-kin", "fall"), (B, first, "fall"), (B, second, "fall")]


@pytest.mark.clause("OUT-EFF.2")
def test_on_time_out_the_order_is_that_of_coming_into_play() -> None:
    t = storm("", "echo-swarm burrow-kin")
    assert t.default == "next echo-swarm"


@pytest.mark.clause("OUT-EFF.2")
def test_nobody_is_asked_where_the_order_makes_no_difference() -> None:
    """R69: copies of one card, or mana alone."""
    t = storm("burrow-kin burrow-kin", "burrow-kin")
    assert t.prompt == "play_action"
    assert len(triggered(t)) == 3
    t = table(player(post(upgrades="counting-house traders-row")), player(), at="second_step")
    t.go()
    assert t.prompt == "play_action"


@pytest.mark.clause("OUT-EFF.3")
def test_an_ability_waits_until_the_whole_draw_is_done() -> None:
    """The damage of drawing destroys the Outpost of Trader's Row; the missing card comes first."""
    t = table(
        player(post(9, upgrades="traders-row"), post(), post(), deck=1, discard=9), player(), at="first_step"
    )
    t.go()
    t.burns(a1=5)
    order = [event.kind for event in t.events if event.kind in ("drew", "fell", "shuffled", "triggered")]
    assert order == ["drew", "fell", "shuffled", "drew", "triggered", "drew"]


@pytest.mark.clause("OUT-EFF.3")
def test_what_one_part_of_a_spell_triggers_comes_before_the_next_part() -> None:
    """Blood Price: the Zealot destroyed as a cost strikes before mana is gained."""
    t = table(player(reserve="emberwake-zealot", hand="blood-price"), player(reserve="x=1/1/1 y=1/1/1"))
    t.play("blood-price")
    assert (t.prompt, t.mana) == ("effect_target", 0)
    t.do("target", "x")
    assert t.mana > 0


@pytest.mark.clause("OUT-EFF.3")
def test_a_triggered_ability_is_resolved_completely_before_what_it_triggers() -> None:
    """R80: Shard Mine goes to the discard pile before the creature it destroyed has its last act."""
    t = table(
        player(offense="burrow-kin"),
        player(post(hidden="shard-mine"), post()),
        at="fourth_step",
        groups=["burrow-kin"],
    )
    t.attack("b1")
    order = [event.kind for event in t.events if event.kind in ("destroyed", "razed", "triggered")]
    assert order == ["triggered", "destroyed", "razed", "triggered"]


@pytest.mark.clause("OUT-EFF.3")
def test_what_an_ability_triggers_comes_before_those_that_were_waiting() -> None:
    """Zealot and Burrow Kin fall together; the Wisp that the Zealot destroys comes in between."""
    t = table(
        player(offense="emberwake-zealot burrow-kin"),
        player(post(0, "p=9/9/9"), post(), reserve="quicksilver-wisp x=1/1/9"),
        at="fourth_step",
        groups=["emberwake-zealot burrow-kin"],
    )
    t.attack("b1")
    t.damage(kill="emberwake-zealot burrow-kin")
    t.do("next", "emberwake-zealot")
    t.do("target", "quicksilver-wisp")
    assert triggered(t) == [
        (A, "emberwake-zealot", "fall"),
        (B, "quicksilver-wisp", "fall"),
        (A, "burrow-kin", "fall"),
    ]


@pytest.mark.clause("OUT-EFF.3")
def test_the_fate_of_a_destroyed_outpost_does_not_wait() -> None:
    """Break the Gate: defenders are sent away before the second part of the spell."""
    t = table(
        player(hand="break-the-gate", mana=9),
        player(post(9, "p=1/1/1", upgrades="traders-row"), post()),
    )
    t.play("break-the-gate")
    t.do("target_post", "b1")
    assert (t.asked, t.prompt, triggered(t)) == (B, "reassign", [])
    t.do("defend", "p", "b2")
    assert triggered(t) == [(B, "traders-row", "ruin")]


@pytest.mark.clause("OUT-EFF.3")
def test_abilities_need_their_card_in_play_but_for_fall_and_ruin() -> None:
    """R64: Needle Trap destroys Ember Captain before Onslaught; who is out has no abilities any more."""
    t = table(
        player(offense="ember-captain x=1/1/9"),
        player(post(hidden="trapdoor-vault"), post()),
        at="fourth_step",
        groups=["ember-captain x"],
    )
    t.attack("b1")
    t.do("target", "ember-captain")
    assert triggered(t) == [(B, "trapdoor-vault", "ambush")]
    t = table(player(hand="firebolt", mana=1), player(post(9, upgrades="traders-row"), DOWN, DOWN), player())
    t.play("firebolt")
    t.do("mode", 1)
    t.do("target_post", "b1")
    assert t.player(B).out
    assert triggered(t) == []
