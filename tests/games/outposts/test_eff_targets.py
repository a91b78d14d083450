"""Destroyed or returned, targets, durations (OUT-EFF.4 to .8)."""

from __future__ import annotations

import pytest

from fatebox.games.outposts import GAME
from fatebox.games.outposts.effects.words import said
from fatebox.kernel import Effect
from fatebox.text.bundles import LANGUAGES
from fatebox.text.speaker import Speaker

from .table import A, B, D, Table, player, post, table


def triggered(t: Table) -> list[tuple[int, str, str]]:
    """The abilities that were resolved: seat, card, trigger."""
    return [(seat, t.name(card), on) for seat, card, on in t.emitted("triggered")]


@pytest.mark.clause("OUT-EFF.4")
def test_arrive_does_not_work_from_the_discard_pile() -> None:
    t = table(player(hand="regrowth", discard="night-broker", mana=9), player())
    t.play("regrowth")
    t.do("take", "night-broker")
    assert t.zone("night-broker") == "reserve"
    assert (triggered(t), t.hand(A)) == ([], "")


@pytest.mark.clause("OUT-EFF.5")
@pytest.mark.parametrize(("health", "dead"), [(1, True), (2, True), (3, False)])
def test_damage_of_a_card_destroys_or_does_nothing(health: int, dead: bool) -> None:
    """R35: two such damages do not add up."""
    t = table(
        player(hand="firebolt firebolt", mana=9),
        player(reserve=f"x=1/1/{health} y=1/1/9"),
        changes=["cinder.cin_firebolt.abilities.0.effects.0.modes.0.damage=2"],
    )
    for _ in range(1 if dead else 2):
        t.play("firebolt")
        t.do("mode", 0)
        t.do("target", "x")
    assert t.zone("x") == ("discard" if dead else "reserve")


@pytest.mark.clause("OUT-EFF.5")
def test_current_health_counts() -> None:
    """Heartgrove gives its defenders Health; Shardling has more with each Mana Crystal."""
    changes = ["cinder.cin_firebolt.abilities.0.effects.0.modes.0.damage=2"]
    t = table(
        player(hand="firebolt firebolt", mana=9),
        player(post(0, "x=1/1/2", upgrades="heartgrove"), post(), reserve="shardling", crystals=2),
        changes=changes,
    )
    for name in ("x", "shardling"):
        t.play("firebolt")
        t.do("mode", 0)
        t.do("target", name)
    assert (t.zone("x"), t.zone("shardling")) == ("b1", "reserve")


@pytest.mark.clause("OUT-EFF.6")
@pytest.mark.parametrize(
    ("spell", "zone", "falls"),
    [("royal-recall", "hand", False), ("crystalline-prison", "deck", False), ("judgement", "discard", True)],
)
def test_only_destroyed_creatures_fall(spell: str, zone: str, falls: bool) -> None:
    t = table(player(hand=spell, mana=9), player(offense="burrow-kin"))
    t.play(spell)
    assert t.zone("burrow-kin") == zone
    assert bool(triggered(t)) is falls


@pytest.mark.clause("OUT-EFF.7")
def test_targets_may_be_in_any_zone_of_any_opponent() -> None:
    t = table(
        player(post(0, "a=1/1/1"), hand="arc-bolt", mana=9),
        player(post(0, "p=1/1/1"), offense="q=1/1/1", reserve="r=1/1/1"),
        player(reserve="s=1/1/1"),
    )
    t.play("arc-bolt")
    assert sorted(t.offered) == [f"target {name}" for name in "pqrs"]


@pytest.mark.clause("OUT-EFF.7")
def test_a_text_may_name_the_zone() -> None:
    t = table(
        player(offense="a=1/1/1", hand="judgement", mana=9),
        player(post(0, "p=1/1/1"), offense="q=1/1/1 r=1/1/1", reserve="s=1/1/1"),
    )
    t.play("judgement")
    assert t.offered == ["target q", "target r"]


@pytest.mark.clause("OUT-EFF.7", "OUT-ELIM.8")
def test_who_is_out_is_no_enemy() -> None:
    t = table(player(), player(), player(hand="intercept-shipment"), player(), active=B, at="first_step")
    t.concede(B)
    t.go()
    t.go()
    t.play("intercept-shipment")
    assert t.offered == [f"opponent {seat}" for seat in (D, A)]


@pytest.mark.clause("OUT-EFF.8")
def test_until_the_start_of_your_next_turn_ends_when_it_begins() -> None:
    t = table(player(hand="man-the-walls treaty-seal", mana=9), player(offense="x=1/1/1"))
    t.play("man-the-walls")
    t.play("treaty-seal")
    t.do("target_post", "a2")
    bonus = t.post_stats("a1")
    assert min(bonus) > 0
    t.finish()
    assert t.post_stats("a1") == bonus
    t.go()
    t.skip()
    t.do("done")
    assert "attack 0 a2" not in t.offered
    assert t.offers("attack", 0, "a1")
    t.do("hold", 0)
    assert (t.s.active, t.post_stats("a1"), t.post("a2").sanctuary) == (A, (0, 0), False)


@pytest.mark.clause("OUT-EFF.8", "OUT-ELIM.5")
def test_such_effects_end_when_their_player_leaves() -> None:
    t = table(player(hand="man-the-walls", mana=9), player(), player())
    t.play("man-the-walls")
    t.concede(A)
    assert t.s.forts == []


@pytest.mark.clause("OUT-PLAY.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_targets_says_what_happens_to_them(language: str) -> None:
    """Given cards that aim, then each question names the card and, in its own words, what it does."""
    t = table(
        player(hand="firebolt war-drums decree-of-peace", reserve="a=1/1/1 b=1/1/1", mana=9),
        player(reserve="x=1/1/9 y=1/1/9"),
        player(),
    )

    def asked() -> str:
        decision = t.decision(A)
        assert isinstance(decision.about, Effect)
        text = Speaker.of(GAME, t.s.pack, language).say(GAME.display.question(t.s, decision))
        assert said(decision.about.message(), language) in text
        return text

    t.play("firebolt")
    t.do("mode", 0)
    assert asked().startswith("Firebolt: ")
    t.do("target", "x")
    t.play("war-drums")
    assert asked().startswith("War Drums: ")
    t.picks("a")
    t.play("decree-of-peace")
    assert asked().startswith("Decree of Peace: ")
