"""FAN-ACT: Phase 2, Fantos Action, in general."""

from __future__ import annotations

import pytest

from tests.games.fantos.table import A, B, C, D, Table, citadel, table

ALL = ["pass", "declare harvest", "declare war", "declare tribute"]
ORACLE_IN_PHASE_2 = ['legacies.tempest-oracle.ability.icon="fa"']
"""TEMPEST ORACLE calls her Special Tribute in Phase 2, so that it meets the Fantos Actions."""


def declare(t: Table, kind: str, legacy: str) -> None:
    """Declare an action of this kind with one Legacy."""
    if kind == "harvest":
        t.harvest(legacy)
    elif kind == "war":
        t.war(legacy)
    else:
        t.tribute(legacy)


# --- attempting --------------------------------------------------------------------------------


@pytest.mark.clause("FAN-ACT.1")
def test_the_active_citadel_may_attempt_harvest_war_or_tribute() -> None:
    t = table("cook", "knight", "bishop", active=B)
    assert (t.asked, t.prompt) == (B, "action.choose")
    assert t.offered == ALL


@pytest.mark.clause("FAN-ACT.1")
@pytest.mark.parametrize("kind", ["harvest", "war", "tribute"])
def test_only_untasked_legacies_are_tasked_to_it(kind: str) -> None:
    """COOK is tasked, DIVER is disabled, KNIGHT and BISHOP are free; B's SIPHON is not A's to task."""
    t = table("knight cook/tasked bishop diver/disabled", "siphon", "")
    t.do("declare", kind)
    assert t.offered == ["task knight", "task bishop"]


@pytest.mark.clause("FAN-ACT.1")
@pytest.mark.parametrize("kind", ["harvest", "war"])
def test_several_legacies_may_be_tasked_to_one_action(kind: str) -> None:
    t = table("knight cook bishop", "mistbroker", "")
    (t.harvest if kind == "harvest" else t.war)("knight", "bishop")
    assert [t.state(name) for name in ("knight", "cook", "bishop")] == ["tasked", "untasked", "tasked"]
    assert [t.name(part.card) for part in t.action.sides[0].parts if part.card] == ["knight", "bishop"]


@pytest.mark.clause("FAN-ACT.2")
def test_no_action_need_be_taken() -> None:
    """If A passes, nothing is tasked or moved, and the turn goes on with W.FA9."""
    t = table("cook", "mistbroker", "")
    t.to("action.choose")
    assert t.default == "pass"
    t.passes()
    assert t.window == "W.FA9"
    assert (t.state("cook"), t.reserves, t.emitted("action-declared")) == ("untasked", [20, 20, 20], [])


@pytest.mark.clause("FAN-ACT.2")
@pytest.mark.parametrize("legacies", ["", "cook/tasked knight/disabled"])
def test_without_a_legal_action_the_phase_passes_with_its_windows(legacies: str) -> None:
    """R75: A is not asked for an action; the others are asked in W.FA0 and W.FA9 as ever."""
    t = table(legacies, "mistbroker", "")
    assert (t.asked, t.window) == (B, "W.FA0")
    t.passes()
    assert (t.asked, t.window) == (B, "W.FA9")
    t.passes()
    assert t.s.phase > 2


# --- one completed action ----------------------------------------------------------------------


def no_more_actions(t: Table) -> bool:
    """Whether W.AFTER is followed by W.FA9 and the next phase, without another declaration."""
    assert t.window == "W.AFTER"
    for window in ("W.AFTER", "W.FA9"):
        if t.window != window:
            return False
        while t.window == window:
            t.passes()
    return t.s.phase > 2


@pytest.mark.clause("FAN-ACT.3")
@pytest.mark.parametrize("kind", ["harvest", "war", "tribute"])
def test_one_action_is_completed_per_turn(kind: str) -> None:
    """Given an untasked KNIGHT left over, when COOK's action is completed, then no second one follows."""
    t = table("cook knight", "mistbroker", "", dice=[3, 1])
    declare(t, kind, "cook")
    if kind == "tribute":
        t.to("tribute.reward")
        t.shares(b=4)
    t.to("W.AFTER")
    assert no_more_actions(t)
    assert t.state("knight") == "untasked"


@pytest.mark.clause("FAN-ACT.3")
@pytest.mark.parametrize("when", ["W.FA0", "W.AFTER", "W.FA9"])
def test_a_card_can_allow_one_more(when: str) -> None:
    """R88: GREY COMMODORE, before or after the Harvest: a War may follow, and no third action.

    BISHOP is untasked all the time.
    """
    t = table("cook knight bishop grey-commodore", "mistbroker", "", dice=[3, 3, 1])
    if when == "W.FA0":
        t.use(A, "grey-commodore")
        t.resolve()
    t.harvest("cook")
    t.to("W.AFTER")
    assert t.reserve(A) == 24
    if when != "W.FA0":
        t.to(when)
        t.use(A, "grey-commodore")
        t.resolve()
    t.to("action.choose")
    assert t.offered == ["pass", "declare war", "declare tribute"]
    t.war("knight")
    t.to("W.AFTER")
    assert t.reserve(A) == 28
    assert no_more_actions(t)


@pytest.mark.clause("FAN-ACT.3")
def test_no_more_is_granted_while_an_action_goes_on() -> None:
    """R88: not in W.DECL or W.ROLL of the Harvest; nor can B's GREY COMMODORE help in A's turn."""
    t = table("cook grey-commodore mistbroker", "", "", dice=[3])
    t.harvest("cook")
    for window in ("W.DECL", "W.ROLL"):
        t.to(window)
        assert not t.could(A, "use", "grey-commodore")
    t = table("cook mistbroker", "grey-commodore", "")
    assert (t.window, t.could(B, "use", "grey-commodore")) == ("W.FA0", False)


# --- cancelled attempts ------------------------------------------------------------------------


def cancelled(kind: str, legacies: str = "cook knight") -> Table:
    """A's attempt with COOK was cancelled by B."""
    hands = {"war": "a-time-of-peace", "tribute": "bled-dry", "harvest": ""}
    t = table(legacies, citadel("freeman", hand=hands[kind]), "")
    declare(t, kind, "cook")
    if kind == "harvest":
        t.use(B, "freeman")
    else:
        t.play(B, hands[kind], pay="freeman")
    t.resolve()
    return t


@pytest.mark.clause("FAN-ACT.4", "FAN-ACT.5", "FAN-ACT.6")
@pytest.mark.parametrize("kind", ["harvest", "war", "tribute"])
def test_a_cancelled_action_is_not_attempted_again_but_another_may_be(kind: str) -> None:
    """COOK stays tasked; KNIGHT may be tasked to an action of another kind."""
    t = cancelled(kind)
    assert (t.prompt, t.asked) == ("action.choose", A)
    assert t.offered == [each for each in ALL if each != f"declare {kind}"]
    assert (t.state("cook"), t.reserves) == ("tasked", [20, 20, 20])
    other = "war" if kind == "tribute" else "tribute"
    t.do("declare", other)
    assert (t.state("knight"), t.emitted("action-declared")) == ("tasked", [(kind, A), (other, A)])


@pytest.mark.clause("FAN-ACT.5")
def test_after_a_cancelled_attempt_only_untasked_legacies_are_left() -> None:
    """COOK was the only one: its Citadel is not asked again."""
    t = cancelled("war", "cook")
    assert t.prompt != "action.choose"
    assert (t.s.phase > 2, t.state("cook")) == (True, "tasked")


@pytest.mark.clause("FAN-ACT.5")
def test_after_a_cancelled_attempt_another_action_is_not_obligatory() -> None:
    t = cancelled("harvest")
    t.passes()
    assert t.s.phase > 2


@pytest.mark.clause("FAN-ACT.4")
def test_a_granted_action_is_of_a_kind_not_yet_attempted() -> None:
    """GREY COMMODORE does not lift FAN-ACT.4: after a cancelled War and a Harvest only a Tribute is left."""
    t = table(
        "cook knight bishop grey-commodore", citadel("freeman", hand="a-time-of-peace"), "mistbroker",
        dice=[2],
    )  # fmt: skip
    t.use(A, "grey-commodore")
    t.resolve()
    t.war("cook")
    t.play(B, "a-time-of-peace", pay="freeman")
    t.resolve()
    t.harvest("knight")
    t.to("action.choose")
    assert t.offered == ["pass", "declare tribute"]


# --- completed ---------------------------------------------------------------------------------


@pytest.mark.clause("FAN-ACT.6")
@pytest.mark.parametrize(("attack", "damage"), [(1, 2), (3, 0)], ids=["lost", "drawn"])
def test_a_lost_or_drawn_war_is_completed(attack: int, damage: int) -> None:
    """R76: COOK against STAR TINKER (both War 1), who rolls 3; BISHOP is free, but no action follows."""
    t = table("cook:3 bishop", "star-tinker", "mistbroker", dice=[attack, 3])
    t.war("cook")
    t.defend("star-tinker")
    t.to("W.AFTER")
    assert t.emitted("scores") == [("war", (A, B), (1 + attack, 4))]
    assert (t.shards("cook"), t.reserve(B)) == (3 - damage, 20 + damage)
    assert no_more_actions(t)
    assert t.state("bishop") == "untasked"


@pytest.mark.clause("FAN-ACT.6")
def test_a_harvest_of_nothing_is_completed() -> None:
    """EXECUTIONER (Harvest 0) rolls 1, LONG NIGHT takes 2: no Shard is gained, and no action follows."""
    t = table("executioner knight", "mistbroker", "", trials="long-night", dice=[1])
    t.harvest("executioner")
    t.to("W.AFTER")
    assert t.reserve(A) == 20
    assert no_more_actions(t)


@pytest.mark.clause("FAN-ACT.6")
def test_a_tribute_without_a_reward_is_completed() -> None:
    """COOK and STAR TINKER tie; the reward is 0, and no second action follows."""
    t = table("cook knight", "star-tinker", "mistbroker", dice=[2, 2, 3, 1])
    t.tribute("cook")
    t.challenge(B, "star-tinker")
    t.to("W.AFTER")
    assert t.reserves == [20, 20, 20]
    assert no_more_actions(t)


# --- who takes part ----------------------------------------------------------------------------


@pytest.mark.clause("FAN-ACT.7", "FAN-WAR.7")
def test_every_citadel_may_influence_an_action() -> None:
    """A wars on B; C helps the attacker, D helps the defender, each with Labor of its own."""
    t = table(
        "cook", "knight", citadel("bishop", hand="whetstones"), citadel("siphon", hand="whetstones"),
        dice=[2, 1],
    )  # fmt: skip
    t.war("cook")
    t.defend("knight")
    t.to("W.ROLL")
    assert t.scores == [3, 3]
    t.play(C, "whetstones", "cook", pay="bishop")
    t.resolve()
    t.play(D, "whetstones", "knight", pay="siphon")
    t.resolve()
    assert t.emitted("scores")[-1][2] == (6, 6)


@pytest.mark.clause("FAN-ACT.7")
def test_influence_needs_its_conditions() -> None:
    """Given C's only Legacy is tasked, it cannot pay, and C is not asked; A's Harvest takes its course."""
    t = table("cook mistbroker", "knight", citadel("bishop/tasked", hand="iridium-picks"), dice=[2])
    t.harvest("cook")
    t.to("W.ROLL")
    assert not t.could(C, "play", "iridium-picks")
    t = table("cook mistbroker", "knight", citadel("bishop", hand="iridium-picks"), dice=[2])
    t.harvest("cook")
    t.to("W.ROLL")
    assert t.could(C, "play", "iridium-picks")


# --- who may be tasked -------------------------------------------------------------------------


@pytest.mark.clause("FAN-ACT.8")
def test_an_action_needs_a_legacy_not_yet_tasked_to_it_this_turn() -> None:
    """COOK took part in a Special Tribute this turn and was untasked: it may harvest or go to War.

    FAN-TASK.8: a Special Tribute is a Tribute in this respect.
    """
    t = table(
        "tempest-oracle cook", citadel("knight siphon", hand="forced-march"), "",
        dice=[1, 3], changes=ORACLE_IN_PHASE_2,
    )  # fmt: skip
    t.use(A, "tempest-oracle")
    t.resolve()
    t.do("task", "knight")
    t.to("tribute.reward")
    t.shares(a=3)
    assert t.window == "W.AFTER"
    t.play(B, "forced-march", "cook", pay="siphon")
    t.resolve()
    t.to("action.choose")
    assert t.state("cook") == "untasked"
    assert t.offered == ["pass", "declare harvest", "declare war"]


@pytest.mark.clause("FAN-ACT.8")
def test_without_an_untasked_legacy_nothing_can_be_declared() -> None:
    t = table("cook/tasked", citadel("knight", hand="forced-march"), "")
    assert t.prompt != "action.choose"
    t.play(B, "forced-march", "cook", pay="knight")
    t.resolve()
    assert (t.prompt, t.offered) == ("action.choose", ALL)


@pytest.mark.clause("FAN-ACT.1", "FAN-ACT.2", "FAN-ACT.8")
@pytest.mark.parametrize("declined", [False, True])
def test_a_legacy_untasked_at_the_end_of_the_phase_may_still_act_if_no_action_was_declined(
    declined: bool,
) -> None:
    """R109: FORCED MARCH untasks COOK in W.FA9. With KNIGHT free, A has already declined to act."""
    legacies = "cook/tasked knight" if declined else "cook/tasked"
    t = table(legacies, citadel("siphon", hand="forced-march"), "")
    t.to("W.FA9")
    t.play(B, "forced-march", "cook", pay="siphon")
    t.resolve()
    assert t.state("cook") == "untasked"
    assert (t.prompt == "action.choose") is not declined
    assert (t.s.phase > 2) is declined
