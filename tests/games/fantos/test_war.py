"""FAN-WAR: War, from the declaration to the Scores."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, D, Table, citadel, table


def targets(t: Table) -> list[str]:
    """The Citadels that A may attack; the only legal target is not asked for."""
    t.to("action.choose")
    t.do("declare", "war")
    if t.prompt != "war.target":
        return [f"attack {t.action.sides[1].seat}"]
    return t.offered


# --- step 1a: target and attackers -------------------------------------------------------------


@pytest.mark.clause("FAN-WAR.1")
def test_the_target_is_the_citadel_to_the_left() -> None:
    assert targets(table("cook", "", "", "mistbroker")) == ["attack 1"]


@pytest.mark.clause("FAN-WAR.1")
@pytest.mark.parametrize(
    ("trials", "expected"),
    [
        ("bad-blood", ["attack 3"]),
        ("open-borders", ["attack 1", "attack 2", "attack 3"]),
        ("bad-blood open-borders", ["attack 1", "attack 2", "attack 3"]),
        ("open-borders bad-blood", ["attack 1", "attack 2", "attack 3"]),
    ],
)
def test_cards_in_play_change_the_target(trials: str, expected: list[str]) -> None:
    """R38: permissions add up; OPEN BORDERS frees the target whatever BAD BLOOD says."""
    assert targets(table("cook", "", "", "mistbroker", trials=trials)) == expected


@pytest.mark.clause("FAN-WAR.1", "FAN-RT.1")
def test_the_citadel_of_the_reigning_tribute_chooses() -> None:
    """By default it is the left one, also with BAD BLOOD in play (D4)."""
    t = table("cook knight", "", "", "mistbroker", reigning="knight", trials="bad-blood")
    assert targets(t) == ["attack 1", "attack 2", "attack 3"]
    assert t.default == "attack 1"


@pytest.mark.clause("FAN-WAR.1")
def test_a_card_can_turn_a_war_that_was_declared() -> None:
    """DRIFT PILOT turns A's War on B against C, and C chooses the defenders."""
    t = table("cook", "drift-pilot", "knight", "bishop", dice=[1, 1])
    t.war("cook")
    t.use(B, "drift-pilot", C)
    t.resolve()
    assert (t.prompt, t.asked, t.offered) == ("war.defenders", C, ["done", "task knight"])


@pytest.mark.clause("FAN-WAR.1")
def test_what_was_added_to_the_former_defense_is_gone() -> None:
    """R91: B's QUARRYMAN adds 3 to B's defense, then DRIFT PILOT turns the War on C: C rolls 1 and has 1."""
    t = table("cook", "drift-pilot quarryman", "", dice=[1, 1])
    t.war("cook")
    t.use(B, "quarryman")
    t.resolve()
    t.use(B, "drift-pilot", C)
    t.resolve()
    assert t.emitted("scores") == [("war", (A, C), (2, 1))]


@pytest.mark.clause("FAN-WAR.2")
@pytest.mark.parametrize("attackers", ["bishop", "cook bishop", "cook knight bishop"])
def test_any_number_of_untasked_legacies_may_attack(attackers: str) -> None:
    t = table("cook knight bishop siphon/tasked", "mistbroker", "")
    t.to("action.choose")
    t.do("declare", "war")
    assert not t.offers("done"), "at least one"
    t.picks(*attackers.split())
    tasked = [name for name in ("cook", "knight", "bishop") if t.state(name) == "tasked"]
    assert tasked == attackers.split()


@pytest.mark.clause("FAN-WAR.2")
def test_target_then_attackers_then_the_window_of_the_declaration() -> None:
    """In W.DECL the War has its target and its attackers, no defenders, no dice."""
    t = table("cook", "bishop", "mistbroker", trials="open-borders")
    t.war("cook", at=C)
    assert (t.window, t.state("cook"), t.state("mistbroker")) == ("W.DECL", "tasked", "untasked")
    assert [side.seat for side in t.action.sides] == [A, C]
    assert (t.action.sides[1].parts, t.emitted("rolled")) == ([], [])


@pytest.mark.clause("FAN-WAR.2")
def test_by_default_all_attack() -> None:
    """Decision D5."""
    t = table("cook knight", "mistbroker", "")
    t.to("action.choose")
    t.do("declare", "war")
    t.idles()
    assert (t.state("cook"), t.state("knight")) == ("tasked", "tasked")


@pytest.mark.clause("FAN-WAR.17")
@pytest.mark.parametrize("active", [A, C])
def test_nobody_makes_war_on_itself(active: int) -> None:
    """Even with OPEN BORDERS and the title, your own Citadel is no target."""
    t = table("cook", "", "knight", "", active=active, trials="open-borders",
              reigning="cook" if active == A else "knight")  # fmt: skip
    assert f"attack {active}" not in targets(t)
    assert len(t.offered) == 3


@pytest.mark.clause("FAN-WAR.17")
def test_a_war_is_not_turned_against_the_attacker() -> None:
    """DRIFT PILOT may choose C or D, not A and not B itself."""
    t = table("cook", "drift-pilot", "", "")
    t.war("cook")
    t.do("use", "drift-pilot")
    assert t.offered == [f"name {C}", f"name {D}"]


# --- step 1b: defenders ------------------------------------------------------------------------


@pytest.mark.clause("FAN-WAR.3")
@pytest.mark.parametrize("defenders", ["", "knight", "knight siphon"])
def test_the_defender_may_task_any_number_or_none(defenders: str) -> None:
    """Then W.JOIN, before any die is rolled."""
    t = table("cook", "knight siphon", "mistbroker")
    t.war("cook")
    t.to("war.defenders")
    assert (t.asked, t.default) == (B, "done")
    t.defend(*defenders.split())
    assert (t.window, t.emitted("rolled")) == ("W.JOIN", [])
    assert [name for name in ("knight", "siphon") if t.state(name) == "tasked"] == defenders.split()


@pytest.mark.clause("FAN-WAR.3", "FAN-WAR.4")
def test_only_legacies_that_are_untasked_now_can_defend() -> None:
    t = table("cook", "knight/tasked siphon bishop/disabled", "mistbroker")
    t.war("cook")
    t.to("war.defenders")
    assert t.offered == ["done", "task siphon"]


@pytest.mark.clause("FAN-WAR.4")
def test_a_legacy_untasked_in_the_window_of_the_declaration_can_defend() -> None:
    """CASTELLAN untasks KNIGHT when War is declared; he himself is tasked to his ability."""
    t = table("cook", "knight/tasked castellan", "mistbroker")
    t.war("cook")
    t.use(B, "castellan", "knight")
    t.to("war.defenders")
    assert t.offered == ["done", "task knight"]


@pytest.mark.clause("FAN-WAR.4")
def test_a_legacy_untasked_too_late_cannot_defend() -> None:
    """In W.JOIN KNIGHT is untasked by FORCED MARCH: the defense stays bare."""
    t = table("cook", citadel("knight/tasked"), citadel("bishop", hand="forced-march"), dice=[2, 1])
    t.war("cook")
    t.to("W.JOIN")
    t.play(C, "forced-march", "knight", pay="bishop")
    t.resolve()
    assert t.state("knight") == "untasked"
    assert t.emitted("scores") == [("war", (A, B), (3, 1))]


@pytest.mark.clause("FAN-WAR.7")
def test_other_citadels_never_send_legacies() -> None:
    """C and D have untasked Legacies; only B is asked, and only for its own."""
    t = table("cook", "knight", "mistbroker siphon", "bishop shirazad")
    t.war("cook")
    asked = []
    while t.window != "W.ROLL":
        if not t.in_window:
            asked.append((t.asked, t.prompt, t.offered))
        t.passes()
    assert asked == [(B, "war.defenders", ["done", "task knight"])]
    assert all(t.state(name) == "untasked" for name in ("mistbroker", "siphon", "bishop", "shirazad"))


# --- step 2: dice and Scores -------------------------------------------------------------------


@pytest.mark.clause("FAN-WAR.5")
def test_the_attacker_rolls_first_one_die_per_legacy() -> None:
    t = table("cook executioner", "knight siphon", "mistbroker", dice=[1, 2, 3, 1])
    t.war("cook", "executioner")
    t.defend("knight", "siphon")
    t.to("W.ROLL")
    rolled = [(t.name(card), die) for _, card, die in t.emitted("rolled")]
    assert rolled == [("cook", 1), ("executioner", 2), ("knight", 3), ("siphon", 1)]
    assert t.reserves == [20, 20, 20]


@pytest.mark.clause("FAN-WAR.6")
def test_war_scores_are_stats_and_dice_and_modifiers() -> None:
    """COOK 1+1 and EXECUTIONER 3+2, QUARRYMAN +3; KNIGHT 2+3, WHETSTONES +3, TROUBADOUR -2."""
    t = table(
        "cook executioner quarryman", citadel("knight siphon", hand="whetstones"), "troubadour",
        dice=[1, 2, 3],
    )  # fmt: skip
    t.war("cook", "executioner")
    t.defend("knight")
    t.to("W.ROLL")
    assert t.scores == [7, 5]
    t.use(A, "quarryman")
    t.resolve()
    assert t.scores == [10, 5]
    t.play(B, "whetstones", "knight", pay="siphon")
    t.resolve()
    assert t.scores == [10, 8]
    t.use(C, "troubadour", ("lower", 0, B))
    t.resolve()
    assert t.emitted("scores") == [("war", (A, B), (10, 6))]


@pytest.mark.clause("FAN-WAR.6")
def test_war_scores_are_final_when_the_window_of_the_roll_closes() -> None:
    influences = [
        (A, "use", "quarryman"), (B, "play", "whetstones"), (C, "use", "troubadour"),
        (C, "play", "a-time-of-peace"), (B, "play", "loaded-shard"),
    ]  # fmt: skip
    t = table(
        "cook quarryman", citadel("knight siphon", hand="whetstones loaded-shard"),
        citadel("troubadour mistbroker", hand="a-time-of-peace"), dice=[1, 3],
    )  # fmt: skip
    t.war("cook")
    t.defend("knight")
    t.to("W.ROLL")
    assert [t.could(*influence) for influence in influences] == [True] * 5
    t.to("W.AFTER")
    assert [t.could(*influence) for influence in influences] == [False] * 5


@pytest.mark.clause("FAN-WAR.8")
@pytest.mark.parametrize("legacies", ["", "knight", "knight/tasked"])
def test_a_defender_without_warring_legacies_rolls_one_die(legacies: str) -> None:
    """R70: it always rolls; KNIGHT stays at home and his Stat does not count."""
    t = table("cook", legacies, "mistbroker", dice=[1, 3])
    t.war("cook")
    t.to("W.ROLL")
    assert t.emitted("rolled")[1:] == [("war", None, 3)]
    assert t.scores == [2, 3]


@pytest.mark.clause("FAN-WAR.8")
def test_modifiers_count_for_a_bare_defense() -> None:
    """R72: WHETSTONES are given to the Citadel itself, QUARRYMAN adds to his side without joining."""
    t = table("knight", citadel("quarryman siphon", hand="whetstones"), "mistbroker", dice=[3, 1])
    t.war("knight")
    t.defend()
    assert t.window == "W.JOIN"
    t.play(B, "whetstones", ("boost-bare", 0), pay="siphon")
    t.resolve()
    t.use(B, "quarryman")
    t.resolve()
    t.to("W.ROLL")
    assert t.scores == [5, 7]


@pytest.mark.clause("FAN-WAR.8")
def test_a_defense_that_loses_its_last_legacy_rolls_its_single_die() -> None:
    """FAN-CAN.7: KNIGHT is disabled in W.ROLL; his 2+3 are out, B's own die of 2 counts."""
    t = table("cook", "knight:5", citadel("bishop mistbroker", hand="bitter-draught"), dice=[3, 3, 2])
    t.war("cook")
    t.defend("knight")
    t.to("W.ROLL")
    assert t.scores == [4, 5]
    t.play(C, "bitter-draught", "knight", pay="bishop")
    t.resolve()
    assert (t.window, t.scores) == ("W.ROLL", [4, 2])
    t.to("W.AFTER")
    assert (t.reserves, t.shards("knight")) == ([22, 18, 20], 5)
