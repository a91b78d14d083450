"""FAN-TASK: tasking and untasking (once per turn, .7 and .8: test_task_once.py)."""

from __future__ import annotations

import pytest

from fatebox.games.fantos.state.terms import DISABLED, DORMANT, TASKED, UNTASKED
from tests.games.fantos.table import A, B, C, citadel, start, table, wander

# --- states ------------------------------------------------------------------------------------


@pytest.mark.clause("FAN-TASK.1")
def test_a_legacy_is_in_exactly_one_state() -> None:
    """In whole games of random answers; only a dormant VIZIER has none of the three (R52)."""
    states = set()
    for seed in range(3):
        for i, match in enumerate(wander(start(3, seed=seed).match, f"states {seed}")):
            for each in match.state.citadels:
                for legacy in each.legacies:
                    states.add(legacy.state)
                    assert legacy.state in (UNTASKED, TASKED, DISABLED) or legacy.state == DORMANT
                    assert legacy.state == TASKED or not legacy.role
                    vizier = match.state.pack.title[legacy.card] == "vizier"
                    assert vizier or legacy.state != DORMANT
            if i > 800:
                break
    assert {UNTASKED, TASKED, DISABLED} <= states


@pytest.mark.clause("FAN-TASK.1")
def test_each_state_ends_the_one_before() -> None:
    """KNIGHT is untasked, tasked by force, disabled, and restored untasked when his Citadel's turn begins."""
    t = table(citadel("cook archivist", hand="press-gang bitter-draught"), "knight", "", phase=4)
    states = [t.state("knight")]
    t.play(A, "press-gang", "knight", pay="cook")
    t.resolve()
    states.append(t.state("knight"))
    t.play(A, "bitter-draught", "knight", pay="archivist")
    t.resolve()
    states.append(t.state("knight"))
    t.to("action.choose", B)
    states.append(t.state("knight"))
    assert states == ["untasked", "tasked", "disabled", "untasked"]


# --- tasking to actions ------------------------------------------------------------------------


@pytest.mark.clause("FAN-TASK.2")
@pytest.mark.parametrize("action", ["harvest", "war", "tribute"])
def test_delegating_a_legacy_tasks_it(action: str) -> None:
    t = table("cook bishop", "knight", "astrologers")
    getattr(t, action)("cook")
    assert (t.state("cook"), t.state("bishop")) == ("tasked", "untasked")


@pytest.mark.clause("FAN-TASK.2", "FAN-TASK.4")
def test_each_action_needs_a_legacy() -> None:
    """With no untasked Legacy no action can be declared."""
    t = table("cook/tasked bishop/disabled", "knight", "astrologers")
    t.to("W.FA9")
    assert t.emitted("action-declared") == []


@pytest.mark.clause("FAN-TASK.2", "FAN-HAR.1", "FAN-WAR.2")
@pytest.mark.parametrize("action", ["harvest", "war"])
def test_an_action_cannot_be_declared_with_nobody(action: str) -> None:
    t = table("cook bishop", "knight", "")
    t.to("action.choose")
    t.do("declare", action)
    assert t.offered == ["task cook", "task bishop"]


@pytest.mark.clause("FAN-TASK.3")
def test_an_ability_tasks_its_legacy() -> None:
    """ARCHIVIST is tasked when his ability is used; if he is untasked before it resolves, it is undone."""
    t = table("archivist", citadel("cook", hand="forced-march"), "", phase=4)
    t.use(A, "archivist")
    assert t.state("archivist") == "tasked"
    t.play(B, "forced-march", "archivist")
    t.resolve()
    assert t.state("archivist") == "untasked"
    assert t.hand(A) == ""
    assert not t.is_at("W.SEC", A), "and once was enough for this turn"


@pytest.mark.clause("FAN-TASK.3", "FAN-CARD.18")
def test_an_effect_of_attached_labor_tasks_its_bearer() -> None:
    """R53, R83: after a Duel the bearer of the SKULL OF LODAN is tasked to its effect and gains 3."""
    t = table("knight bishop:6+skull-of-lodan", "cook", "", phase=4, dice=[1, 1])
    t.use(A, "knight", "cook")
    t.to("W.AFTER")
    t.use(A, "skull-of-lodan")
    t.to("hire.choose")
    assert (t.state("bishop"), t.shards("bishop")) == ("tasked", 9)


@pytest.mark.clause("FAN-TASK.4")
def test_only_untasked_legacies_can_be_tasked() -> None:
    t = table("cook bishop/tasked freeman/disabled knight", "marquis", "")
    t.to("action.choose")
    t.do("declare", "harvest")
    assert t.offered == ["task cook", "task knight"]


@pytest.mark.clause("FAN-TASK.4")
def test_a_tasked_legacy_cannot_use_an_ability_that_tasks_it() -> None:
    t = table("archivist/tasked alchemist", "marquis", "", phase=4)
    assert t.offered == ["pass", "use alchemist"]


@pytest.mark.clause("FAN-TASK.5")
def test_tasked_legacies_are_untasked_at_the_beginning_of_their_own_turn() -> None:
    """A's stay tasked through the turns of B and C; B's are untasked when B's turn begins."""
    t = table("cook/tasked", "knight/tasked", "bishop", first=B, trials="zodraz", zodraz=A)
    t.to("action.choose", B)
    assert (t.state("cook"), t.state("knight")) == ("tasked", "untasked")
    t.to("action.choose", C)
    assert t.state("cook") == "tasked"


@pytest.mark.clause("FAN-TASK.5", "FAN-UNT.1")
def test_untasking_is_the_first_thing_in_a_turn() -> None:
    t = table("cook/tasked astrologers/tasked", "knight/tasked", "", phase=1)
    assert t.is_at("W.PH1", A)
    assert (t.state("cook"), t.state("knight")) == ("untasked", "tasked")


@pytest.mark.clause("FAN-TASK.5", "FAN-TASK.13")
def test_an_effect_may_untask_earlier() -> None:
    t = table("cook/tasked shirazad", "", "", phase=4)
    t.use(A, "shirazad", "cook")
    t.resolve()
    assert t.state("cook") == "untasked"


@pytest.mark.clause("FAN-TASK.6")
def test_a_citadel_tasks_only_its_own_legacies() -> None:
    t = table("cook bishop", "knight", "marquis")
    t.to("action.choose")
    t.do("declare", "war")
    assert t.offered == ["task cook", "task bishop"]
    t.picks("cook")
    assert (t.prompt, t.asked, t.offered) == ("war.defenders", B, ["done", "task knight"])


@pytest.mark.clause("FAN-TASK.6")
def test_cards_and_abilities_may_reach_others() -> None:
    """MIREWALKER tasks B's KNIGHT, FORCED MARCH untasks C's MARQUIS; SHIRAZAD reaches her own side alone."""
    t = table(citadel("mirewalker shirazad cook", hand="forced-march"), "knight", "marquis/tasked", phase=4)
    t.use(A, "mirewalker", "knight")
    t.resolve()
    t.play(A, "forced-march", "marquis", pay="cook")
    t.resolve()
    assert (t.state("knight"), t.state("marquis")) == ("tasked", "untasked")
    t.do("use", "shirazad")
    assert t.offered == ["choose mirewalker", "choose cook"]


# --- leaving, forcing --------------------------------------------------------------------------


@pytest.mark.clause("FAN-TASK.9", "FAN-CAN.7")
def test_untasking_before_the_cut_off_undoes_a_part_or_the_whole() -> None:
    """One of two attackers leaves: the War goes on with the other. The last one leaves: it is cancelled."""
    t = table("cook bishop", citadel("knight", hand="forced-march forced-march"), "", dice=[1, 1, 1])
    t.war("cook", "bishop")
    t.play(B, "forced-march", "cook")
    t.resolve()
    assert [t.name(part.card) for part in t.action.sides[0].parts if part.card is not None] == ["bishop"]
    t.play(B, "forced-march", "bishop")
    t.resolve()
    assert t.emitted("action-cancelled") == [("war", A)]
    assert t.prompt == "action.choose"


@pytest.mark.clause("FAN-TASK.9")
def test_untasking_after_the_cut_off_undoes_nothing() -> None:
    t = table("cook", citadel("knight", hand="forced-march"), "", dice=[3])
    t.harvest("cook")
    t.to("W.AFTER")
    t.play(B, "forced-march", "cook")
    t.to("hire.choose")
    assert (t.reserve(A), t.state("cook")) == (24, "untasked")


@pytest.mark.clause("FAN-TASK.10")
def test_one_tasked_by_force_is_in_no_action() -> None:
    """KNIGHT is forced in `W.DECL` of a War: he cannot defend and cannot pay, and fights nowhere."""
    t = table(
        citadel("cook bishop", hand="press-gang"), citadel("knight", hand="a-time-of-peace"), "astrologers",
        dice=[3, 1],
    )  # fmt: skip
    t.war("cook")
    assert t.could(B, "play", "a-time-of-peace")
    t.play(A, "press-gang", "knight", pay="bishop")
    t.resolve()
    assert t.state("knight") == "tasked"
    assert not t.could(B, "play", "a-time-of-peace")
    t.to("W.ROLL")
    assert t.action.side_of(t.legacy("knight").card) == -1
    assert t.scores == [4, 1]


@pytest.mark.clause("FAN-TASK.10", "FAN-TASK.7")
def test_being_forced_uses_up_no_action() -> None:
    t = table(citadel("cook archivist shirazad", hand="press-gang"), "", "", phase=4)
    t.play(A, "press-gang", "archivist", pay="cook")
    t.resolve()
    assert not t.could(A, "use", "archivist")
    t.use(A, "shirazad", "archivist")
    t.resolve()
    assert t.could(A, "use", "archivist")


@pytest.mark.clause("FAN-TASK.11")
def test_forcing_a_tasked_legacy_does_nothing() -> None:
    """R18: PRESS GANG on a harvesting BISHOP: he goes on harvesting."""
    t = table("bishop", citadel("knight", hand="press-gang"), "", dice=[2])
    t.harvest("bishop")
    t.play(B, "press-gang", "bishop")
    t.to("hire.choose")
    assert t.final_scores == [5]
    assert t.emitted("left-action") == []


@pytest.mark.clause("FAN-TASK.11")
def test_untasking_an_untasked_legacy_does_nothing() -> None:
    t = table(citadel("cook archivist", hand="forced-march"), "", "", phase=4)
    t.play(A, "forced-march", "archivist", pay="cook")
    t.resolve()
    assert t.state("archivist") == "untasked"
    assert t.emitted("untasked") == []
    assert t.labor_discard == "forced-march"


@pytest.mark.clause("FAN-TASK.11", "FAN-RES.9")
def test_one_that_is_tasked_already_cannot_be_sent_away() -> None:
    """R89: PILGRIMAGE waits for COOK; PRESS GANG tasks COOK first: COOK gains nothing."""
    t = table(
        citadel("cook:3 bishop", hand="pilgrimage"), citadel("knight", hand="press-gang"), "",
        phase=4,
    )  # fmt: skip
    t.play(A, "pilgrimage", "cook", pay="bishop")
    t.play(B, "press-gang", "cook")
    t.resolve()
    assert (t.state("cook"), t.shards("cook")) == ("tasked", 3)
    assert t.labor_discard == "press-gang pilgrimage"


@pytest.mark.clause("FAN-TASK.12")
def test_states_change_by_themselves_when_it_is_decided() -> None:
    """Declared, they are tasked before anybody is asked again; untasking in Phase 1 asks nobody."""
    t = table("cook bishop", citadel("knight", hand="forced-march"), "")
    t.harvest("cook", "bishop")
    assert t.is_at("W.DECL", B)
    assert (t.state("cook"), t.state("bishop")) == ("tasked", "tasked")
    t = table("cook/tasked bishop/tasked freeman/disabled", "", "", phase=1)
    assert t.match.answers() == []
    assert t.prompt == "action.choose"
    assert [t.state(name) for name in ("cook", "bishop", "freeman")] == ["untasked"] * 3


# --- after untasking ---------------------------------------------------------------------------


@pytest.mark.clause("FAN-TASK.13")
def test_one_untasked_by_an_effect_may_pay_and_use_its_ability_at_once() -> None:
    t = table(citadel("cook/tasked shirazad bishop/tasked", hand="raid"), "", "", phase=4)
    t.use(A, "shirazad", "cook")
    t.resolve()
    assert t.offered == ["pass", "play raid", "use cook"]
    t.play(A, "raid", B, pay="cook")
    t.resolve()
    t.use(A, "cook", "bishop")
    t.resolve()
    assert (t.shards("bishop"), t.reserve(A)) == (8, 23)


@pytest.mark.clause("FAN-TASK.13", "FAN-WAR.4")
def test_one_untasked_by_an_effect_may_defend() -> None:
    """CASTELLAN untasks two others when War is declared on his Citadel: these may defend."""
    t = table("cook", "castellan knight/tasked bishop/tasked", "", dice=[1, 1])
    t.war("cook")
    t.use(B, "castellan", "knight", "bishop")
    t.to("war.defenders")
    assert t.offered == ["done", "task knight", "task bishop"]


@pytest.mark.clause("FAN-TASK.13")
def test_one_untasked_by_an_effect_may_be_tasked_to_an_action() -> None:
    t = table("cook/tasked shirazad", "", "")
    t.use(A, "shirazad", "cook")
    t.harvest("cook")
    assert t.state("cook") == "tasked"


@pytest.mark.clause("FAN-TASK.13")
def test_one_untasked_by_an_effect_may_challenge() -> None:
    """To a Duel, and to a Tribute on the turn of another."""
    t = table(citadel("cook/tasked shirazad bishop", hand="duel"), "knight", "", phase=4)
    t.use(A, "shirazad", "cook")
    t.resolve()
    t.do("play", "duel")
    t.do("pay", "bishop")
    assert t.offers("choose", "cook")
    t = table("cook", "knight/tasked shirazad", "", dice=[1, 3])
    t.tribute("cook")
    t.use(B, "shirazad", "knight")
    t.to("tribute.challenge", B)
    assert t.offered == ["pass", "task knight"]
